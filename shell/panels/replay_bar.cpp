#include "shell/panels/replay_bar.h"

#include <algorithm>
#include <cmath>

#include "shell/panels/widgets.h"

namespace bastide::panels {

namespace {

constexpr int most_points_shown = 24;  // a taller mark says no more

const TableView::Replaying& view_of(const Desk& desk) {
    return *desk.in.table->replay;
}

}  // namespace

// What the step that is shown brought, or how far the game has come.
std::string ReplayBar::told(const Desk& desk) const {
    const TableView::Replaying& view = view_of(desk);
    if (view.step == 0) return desk.say("replay.start");
    std::string last;
    int ply = view.step;
    for (const LogEntry& entry : desk.in.session->log()) {
        if (entry.ply != ply) continue;
        i18n::Told told = i18n::tell(desk.speaker(), entry.event);
        if (!told.sentence.empty()) last = told.sentence;
    }
    return last;
}

void ReplayBar::track(Desk& desk, const Box& box) {
    const Brush& brush = desk.brush;
    const Theme& theme = desk.theme();
    const TableView::Replaying& view = view_of(desk);
    float x0 = box.x0 + desk.px(12);
    float x1 = box.x1 - desk.px(12);
    float base = box.y1 - desk.px(14);
    auto x_of = [&](int step) {
        return x0 + (x1 - x0) * static_cast<float>(step) / static_cast<float>(std::max(1, view.length));
    };
    Feel feel = desk.hands.use("replay.track", desk.say("replay.position", {{"n", view.step}, {"all", view.length}}),
                               box, ControlRole::button);
    brush.rounded(Box{x0, base - desk.px(3), x1, base + desk.px(3)}, desk.px(3), theme.paper3);
    brush.rounded(Box{x0, base - desk.px(3), x_of(view.step), base + desk.px(3)}, desk.px(3), theme.mark);
    float room = base - desk.px(6) - box.y0;
    for (const Playback::Scoring& one : *view.scorings) {
        float share = static_cast<float>(std::min(one.points, most_points_shown)) / most_points_shown;
        float tall = std::max(desk.px(3), room * share);
        ImU32 colour = colour_of(painter::owner_look(desk.owner(one.player)).colour);
        float x = std::round(x_of(one.step));
        Box mark{x - desk.px(2), base - desk.px(5) - tall, x + desk.px(2), base - desk.px(5)};
        brush.list->AddRectFilled(mark.grown(brush.hairline()).min(), mark.grown(brush.hairline()).max(),
                                  theme.outline);
        brush.list->AddRectFilled(mark.min(), mark.max(), colour);
    }
    ImVec2 thumb(x_of(view.step), base);
    brush.list->AddCircleFilled(thumb, desk.px(10), theme.thumb);
    brush.list->AddCircle(thumb, desk.px(10), theme.edge, 0, brush.hairline());
    if (feel.focus) focus_ring(desk, box, desk.px(8));
    bool drags = feel.down && desk.hands.pointer_is_here();
    if ((drags || feel.clicked) && view.length > 0) {
        float share = std::clamp((desk.hands.pointer().x - x0) / std::max(1.f, x1 - x0), 0.f, 1.f);
        int wanted = static_cast<int>(std::lround(share * static_cast<float>(view.length)));
        if (wanted != view.step) desk.ask(ReplayTo{wanted});
        desk.again_in(0);
    }
}

void ReplayBar::buttons(Desk& desk, float x, float y) {
    const TableView::Replaying& view = view_of(desk);
    struct One {
        std::string_view name;
        Icon icon;
        int to;
    };
    const One ones[] = {{"replay.first", Icon::first, 0},
                        {"replay.back", Icon::prev, view.step - 1},
                        {"replay.play", view.running ? Icon::pause : Icon::play, -1},
                        {"replay.on", Icon::next, view.step + 1},
                        {"replay.last", Icon::last, view.length}};
    for (const One& one : ones) {
        Box box = box_at(x, y, desk.px(44), desk.px(44));
        bool plays = one.to == -1 && one.name == "replay.play";
        bool may = plays ? view.length > 0 : one.to >= 0 && one.to <= view.length && one.to != view.step;
        std::string label = desk.say(plays && view.running ? "replay.stop" : std::string(one.name));
        if (icon_button(desk, std::string(one.name), label, one.icon, box, Mark::off,
                        may ? Reach::enabled : Reach::disabled)) {
            if (plays) {
                desk.ask(ReplayRun{!view.running});
            } else {
                desk.ask(ReplayTo{one.to});
            }
        }
        x += desk.px(44);
    }
}

void ReplayBar::draw(Desk& desk) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    const Theme& theme = desk.theme();
    const Layout& layout = desk.layout;
    const TableView::Replaying& view = view_of(desk);
    bool upright = layout.upright();
    bool landscape = layout.shape == Shape::landscape;
    float beside = landscape ? desk.px(168) : 0.f;
    std::string speed = std::to_string(view.speed) + " ×";
    ButtonText leave{desk.say("replay.leave"), Icon::close, {}};
    ButtonText go_on{desk.say("replay.continue"), Icon::play, {}};
    std::string line = desk.say("replay.position", {{"n", view.step}, {"all", view.length}});
    std::string sentence = told(desk);
    desk.announcement = sentence.empty() ? line : sentence;

    float pad = desk.px(upright ? 12 : 14);
    float row = desk.px(44);
    float track_height = desk.px(46);
    float words = fonts.medium.line + fonts.small.line;
    float width = upright ? layout.screen.width() : std::min(layout.inner.width() - beside, desk.px(860));
    float height = pad + words + desk.px(4) + track_height + row + desk.px(upright ? 8 + 48 : 4) + pad;
    Box box = box_at(std::round((layout.inner.x0 + beside + layout.inner.x1 - width) / 2), layout.inner.y1 - height,
                     width, height);
    if (upright) {
        box = Box{layout.screen.x0, layout.safe.y1 - height, layout.screen.x1, layout.screen.y1};
        desk.sheet(box);
    } else {
        desk.panel(box);
    }
    top_ = box.y0;
    float x0 = box.x0 + pad;
    float x1 = box.x1 - pad;
    float y = box.y0 + pad;
    brush.text(fonts.medium, x0 + desk.px(4), y, theme.ink, brush.fitted(fonts.medium, sentence, x1 - x0 - desk.px(8)));
    y += fonts.medium.line;
    brush.text(fonts.small, x0 + desk.px(4), y, theme.ink2, brush.fitted(fonts.small, line, x1 - x0 - desk.px(8)));
    y += fonts.small.line + desk.px(4);
    track(desk, Box{x0, y, x1, y + track_height});
    y += track_height;
    buttons(desk, x0, y);
    if (button(desk, "replay.speed", {speed, {}, desk.say("replay.speed", {{"n", view.speed}})},
               box_at(x0 + desk.px(5 * 44 + 6), y, desk.px(56), row), Kind::plain)) {
        desk.ask(ReplaySpeed{});
    }
    float bottom = upright ? layout.safe.y1 - pad : y + row;
    float top = upright ? bottom - desk.px(48) : y;
    float leave_width = button_width(desk, leave);
    float continue_width = button_width(desk, go_on);
    if (upright) {
        leave_width = std::floor((x1 - x0 - desk.px(8)) * .4f);
        continue_width = x1 - x0 - desk.px(8) - leave_width;
    }
    bool over = desk.in.session->over();
    if (button(desk, "replay.leave", leave,
               Box{x1 - continue_width - desk.px(8) - leave_width, top, x1 - continue_width - desk.px(8), bottom},
               Kind::plain)) {
        desk.ask(ReplayLeave{});
    }
    if (button(desk, "replay.continue", go_on, Box{x1 - continue_width, top, x1, bottom}, Kind::primary,
               over ? Reach::disabled : Reach::enabled)) {
        desk.ask(ReplayContinue{});
    }
}

}  // namespace bastide::panels
