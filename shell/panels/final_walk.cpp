#include "shell/panels/final_walk.h"

#include <algorithm>
#include <cmath>

#include "shell/panels/log_panel.h"
#include "shell/panels/widgets.h"

namespace bastide::panels {

void FinalWalk::reset() {
    step_ = -1;
    finished_ = false;
    of_ = nullptr;
}

void FinalWalk::begin(const Session* session, const FinalTold& told) {
    if (of_ == session) return;
    of_ = session;
    step_ = std::min(told.step, static_cast<int>(final_events(session->log()).size()) - 1);
    finished_ = told.all;
}

bool FinalWalk::telling(const Session& session) const {
    // A solitaire has no points to tell.
    return session.over() && !finished_ && session.rules().solitaire == Solitaire::off;
}

Scores FinalWalk::shown(const Session& session) const {
    std::vector<std::size_t> events = final_events(session.log());
    std::size_t told = step_ < 0 ? 0 : static_cast<std::size_t>(step_) + 1;
    return scores_before(session.log(), told < events.size() ? events[told] : session.log().size());
}

void FinalWalk::go_to(Desk& desk, int step) {
    const std::vector<LogEntry>& log = desk.in.session->log();
    std::vector<std::size_t> events = final_events(log);
    step_ = step;
    if (step_ >= static_cast<int>(events.size())) {
        finished_ = true;
        desk.ask(Light{});
        desk.ask(Go{Page::result});
        return;
    }
    std::vector<Cell> cells = cells_of_event(log[events[static_cast<std::size_t>(step_)]].event);
    desk.ask(Light{cells});
    if (!cells.empty()) desk.ask(Focus{cells});
}

void FinalWalk::draw(Desk& desk) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    const Theme& theme = desk.theme();
    const Layout& layout = desk.layout;
    const std::vector<LogEntry>& log = desk.in.session->log();
    std::vector<std::size_t> events = final_events(log);
    int count = static_cast<int>(events.size());
    if (desk.state().rules.solitaire != Solitaire::off) finished_ = true;

    i18n::Told told;
    const Event* event = nullptr;
    std::string small_line;
    if (finished_) {
        told.sentence = i18n::tell_winners(desk.speaker(), desk.state());
        small_line = desk.say("final.over");
    } else if (step_ < 0) {
        told.sentence = desk.say(count > 0 ? "final.begin" : "final.nothing");
        small_line = count > 0 ? desk.words.plural("final.count", count) : std::string();
    } else {
        event = &log[events[static_cast<std::size_t>(step_)]].event;
        told = i18n::tell(desk.speaker(), *event);
        small_line = told.reason;
    }
    desk.announcement = told.sentence + (small_line.empty() ? "" : ". " + small_line);

    bool phone = layout.phone();
    bool last = finished_ || step_ + 1 >= count;
    std::string next = desk.say(last ? "final.result" : step_ < 0 ? "final.start" : "final.next");
    float pad = desk.px(phone ? 16 : 18);
    // On phones that lie the cards stand beside it.
    float beside = layout.shape == Shape::landscape ? desk.px(168) : 0.f;
    float width = phone ? (layout.shape == Shape::landscape ? std::min(layout.inner.width() - beside, desk.px(560))
                                                            : layout.screen.width())
                        : std::min(layout.inner.width(), desk.px(680));
    float emblem = desk.px(44);
    std::string points = event != nullptr && told.points != 0 ? "+" + std::to_string(told.points) : std::string();
    float room = width - 2 * pad - emblem - (points.empty() ? 0.f : brush.width(fonts.number, points) + desk.px(14));
    const Face& face =
        event != nullptr ? fonts.medium_bold : brush.title_face(fonts.title, fonts.medium_bold, told.sentence);
    float text_height =
        brush.paragraph_height(face, told.sentence, room) + brush.paragraph_height(fonts.small, small_line, room);
    float buttons = desk.px(phone ? 52 : 48);
    float height = desk.px(phone ? 22 : 16) + std::max(text_height, desk.px(46)) + desk.px(14) + buttons + desk.px(14);
    Box box = box_at(std::round((layout.inner.x0 + beside + layout.inner.x1 - width) / 2), layout.inner.y1 - height,
                     width, height);
    if (layout.upright()) {
        box = Box{layout.screen.x0, layout.safe.y1 - height, layout.screen.x1, layout.screen.y1};
        desk.sheet(box);
    } else {
        desk.panel(box);
    }
    top_ = box.y0;
    float x = box.x0 + pad;
    float y = box.y0 + desk.px(phone ? 22 : 16);
    ImVec2 middle(x + desk.px(15), y + std::max(text_height, desk.px(46)) / 2);
    if (event != nullptr && !event->awards.empty()) {
        int winners = static_cast<int>(event->awards.size());
        float size = desk.px(winners > 1 ? 22 : 30);
        for (int i = 0; i < winners; ++i) {
            float shift = (static_cast<float>(i) - static_cast<float>(winners - 1) / 2) * desk.px(24);
            brush.emblem(desk.owner(event->awards[static_cast<std::size_t>(i)].player),
                         ImVec2(middle.x, middle.y + shift), size);
        }
    } else {
        brush.icon(Icon::trophy, middle, desk.px(30), theme.ink2);
    }
    float text_y = y + std::max(0.f, std::round((desk.px(46) - text_height) / 2));
    text_y += brush.paragraph(face, x + emblem, text_y, room, theme.ink, told.sentence);
    brush.paragraph(fonts.small, x + emblem, text_y, room, theme.ink2, small_line);
    brush.text(fonts.number, box.x1 - pad, y + desk.px(4), theme.ink, points, Align::right);

    float foot = (layout.upright() ? layout.safe.y1 : box.y1) - desk.px(14);
    float primary_width =
        phone ? 0.f : std::max(desk.px(140), button_width(desk, {next, last ? Icon::trophy : Icon::next, {}}));
    Box primary{box.x1 - pad - primary_width, foot - buttons, box.x1 - pad, foot};
    bool may_go_back = step_ >= 0 && !finished_;
    float left = x;
    if (may_go_back) {
        if (button(desk, "final.back", {{}, Icon::prev, desk.say("final.back")},
                   box_at(left, foot - buttons, desk.px(52), buttons), Kind::plain)) {
            if (step_ == 0) {
                step_ = -1;
                desk.ask(Light{});
            } else {
                go_to(desk, step_ - 1);
            }
        }
        left += desk.px(60);
    }
    if (!last) {
        ButtonText skip{desk.say("final.skip"), {}, {}};
        float skip_width = button_width(desk, skip);
        if (button(desk, "final.skip", skip, box_at(left, foot - buttons, skip_width, buttons), Kind::plain))
            go_to(desk, count);
        left += skip_width + desk.px(12);
    }
    if (phone) primary.x0 = left;
    if (!phone && step_ >= 0 && !finished_) {
        brush.text(fonts.small, (left + primary.x0) / 2, foot - buttons / 2 - fonts.small.line / 2, theme.ink2,
                   desk.say("final.progress", {{"n", step_ + 1}, {"all", count}}), Align::centre);
    }
    desk.hands.on_enter("final.next");
    if (button(desk, "final.next", {next, last ? Icon::trophy : Icon::next, {}}, primary, Kind::primary)) {
        if (finished_) {
            desk.ask(Go{Page::result});
        } else {
            go_to(desk, step_ + 1);
        }
    }
}

}  // namespace bastide::panels
