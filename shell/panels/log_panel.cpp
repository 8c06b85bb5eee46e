#include "shell/panels/log_panel.h"

#include <algorithm>
#include <cmath>

#include "shell/panels/drawer.h"
#include "shell/panels/widgets.h"

namespace bastide::panels {

namespace {
constexpr double toast_seconds = 6;
}

namespace {

const TableView::Replaying* replay_of(const Desk& desk) {
    return desk.in.table != nullptr && desk.in.table->replay ? &*desk.in.table->replay : nullptr;
}

// While a recorded game is looked at, the log tells all of it.
const Session& told_session(const Desk& desk) {
    const TableView::Replaying* replay = replay_of(desk);
    return replay != nullptr ? *replay->whole : *desk.in.session;
}

}  // namespace

std::vector<Cell> cells_of_event(const Event& event) {
    if (!event.cells.empty()) return event.cells;
    switch (event.kind) {
        case EventKind::figure_placed:
        case EventKind::figure_recalled:
        case EventKind::tile_placed:
            return {event.cell};
        default:
            return {};
    }
}

float draw_told(Desk& desk, const i18n::Told& told, const Box& box, bool measure) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    bool weighty = told.points != 0;
    const Face& face = weighty ? fonts.medium : fonts.small;
    float text_x = box.x0 + desk.px(40);
    std::string points = weighty ? "+" + std::to_string(told.points) : std::string();
    float right = box.x1 - desk.px(10);
    float room = right - text_x - (weighty ? brush.width(fonts.title, points) + desk.px(12) : 0.f);
    float y = box.y0 + desk.px(8);
    float sentence = brush.paragraph_height(face, told.sentence, room);
    float reason = told.reason.empty() ? 0.f : brush.paragraph_height(fonts.small, told.reason, room);
    float height = sentence + reason + desk.px(16);
    if (measure) return height;
    if (told.player >= 0)
        brush.emblem(desk.owner(told.player), ImVec2(box.x0 + desk.px(20), y + face.line / 2), desk.px(20));
    brush.paragraph(face, text_x, y, room, weighty ? desk.theme().ink : desk.theme().ink2, told.sentence);
    brush.paragraph(fonts.small, text_x, y + sentence, room, desk.theme().ink2, told.reason);
    brush.text(fonts.title, right, y - desk.px(3), desk.theme().ink, points, Align::right);
    return height;
}

void LogPanel::read(const Desk& desk) {
    const std::vector<LogEntry>& log = told_session(desk).log();
    bool same = of_ == &told_session(desk) && language_ == desk.words.language() && names_ == desk.in.session->names();
    if (!same || log.size() < read_) {
        lines_.clear();
        read_ = 0;
        of_ = &told_session(desk);
        language_ = desk.words.language();
        names_ = desk.in.session->names();
    }
    // Several awards of one event stand in one line; its emblem is that of the first.
    for (; read_ < log.size(); ++read_) {
        const Event& event = log[read_].event;
        i18n::Told told = i18n::tell(desk.speaker(), event);
        if (!told.sentence.empty()) lines_.push_back({told, cells_of_event(event), log[read_].ply});
    }
}

void LogPanel::listen(const Desk& desk, bool heard) {
    const std::vector<LogEntry>& log = told_session(desk).log();
    if (of_ != &told_session(desk) || log.size() < heard_) {
        heard_ = of_ == &told_session(desk) ? std::min(heard_, log.size()) : log.size();
        toast_until_ = -1;
    }
    std::size_t told_before = heard_;
    read(desk);
    if (told_before < log.size()) news_.clear();
    for (std::size_t i = told_before; i < log.size(); ++i) {
        const Event& event = log[i].event;
        bool news = event.kind == EventKind::region_scored || event.kind == EventKind::figure_recalled ||
                    event.kind == EventKind::tile_discarded || event.kind == EventKind::extra_tile;
        if (!heard || !news) continue;
        toast_ = i18n::tell(desk.speaker(), event);
        toast_cells_ = cells_of_event(event);
        toast_until_ = desk.in.seconds + toast_seconds;
        news_ += news_.empty() ? toast_.sentence : ". " + toast_.sentence;
    }
    heard_ = log.size();
}

bool LogPanel::draw(Desk& desk, float top, float low) {
    read(desk);
    DrawerPlace place =
        open_drawer(desk, "log", desk.say("log.title"), 292, top, low, desk.layout.shape == Shape::small ? .75f : .6f);
    const Brush& brush = desk.brush;
    Box list = place.inside;
    Box row{list.x0 + desk.px(5), 0, list.x1 - desk.px(5), 0};
    std::vector<float> heights;
    float content = desk.px(12);
    for (auto line = lines_.rbegin(); line != lines_.rend(); ++line) {
        heights.push_back(draw_told(desk, line->told, row, true));
        content += heights.back();
    }
    float offset = desk.hands.begin_scroll("log", list, content);
    brush.clip(list);
    float y = list.y0 + desk.px(6) - offset;
    std::string lit;
    if (lines_.empty()) {
        brush.paragraph(desk.fonts().small, list.x0 + desk.px(16), y + desk.px(8), list.width() - desk.px(32),
                        desk.theme().ink2, desk.say("log.empty"));
    }
    std::size_t i = 0;
    for (auto line = lines_.rbegin(); line != lines_.rend(); ++line, ++i) {
        Box box{row.x0, y, row.x1, y + heights[i]};
        y = box.y1;
        if (!overlap(box, list)) continue;
        std::string name = "log." + std::to_string(lines_.size() - 1 - i);
        const TableView::Replaying* replay = replay_of(desk);
        if (replay != nullptr && line->ply == replay->step) brush.rounded(box, desk.px(8), desk.theme().tint);
        if (!line->cells.empty() || replay != nullptr) {
            Feel feel = desk.hands.use(name, line->told.sentence, box);
            if (feel.hover || feel.down) {
                brush.rounded(box, desk.px(8), desk.theme().paper2);
                lit = name;
                if (lit_ != name) desk.ask(Light{line->cells});
            }
            if (feel.focus) focus_ring(desk, box.grown(-desk.px(6)), desk.px(6));
            if (feel.clicked && replay != nullptr) {
                desk.ask(ReplayTo{line->ply});
            } else if (feel.clicked) {
                desk.ask(Focus{line->cells});
            }
        }
        draw_told(desk, line->told, box, false);
    }
    brush.unclip();
    desk.hands.end_scroll();
    if (offset + list.height() < content) {
        ImU32 paper = desk.theme().paper;
        Box fade{list.x0, list.y1 - desk.px(24), list.x1, list.y1};
        brush.list->AddRectFilledMultiColor(fade.min(), fade.max(), faded(paper, 0), faded(paper, 0), paper, paper);
    }
    if (lit.empty() && !lit_.empty()) desk.ask(Light{});
    lit_ = lit;
    if (place.closed && !lit_.empty()) {
        desk.ask(Light{});
        lit_.clear();
    }
    return !place.closed;
}

bool LogPanel::draw_toast(Desk& desk, float left, float right, float low) {
    if (desk.in.seconds >= toast_until_ || toast_.sentence.empty()) return false;
    desk.again_in(toast_until_ - desk.in.seconds);
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    const Face& face = fonts.medium;
    std::string points = toast_.points != 0 ? "+" + std::to_string(toast_.points) : std::string();
    float trail = points.empty() ? desk.px(16) : brush.width(fonts.title, points) + desk.px(34);
    float lead = toast_.player >= 0 ? desk.px(40) : desk.px(18);
    float most = std::min(right - left, desk.px(620));
    float width = desk.layout.upright()
                      ? right - left
                      : std::min(most, lead + brush.width(face, toast_.sentence) + trail + desk.px(12));
    float room = width - lead - trail;
    const Face& fitting = brush.width(face, toast_.sentence) <= room ? face : fonts.small;
    std::vector<std::string> lines = brush.lines(fitting, toast_.sentence, room);
    float height = std::max(desk.px(40), static_cast<float>(lines.size()) * fitting.line + desk.px(14));
    float slide = desk.glides.entering("toast", desk.px(12), 0, 180);
    Box box = box_at(std::round((left + right - width) / 2), low - height + slide, width, height);
    // On a phone it may lie over a place for the tile: a finger goes through it.
    bool solid = !desk.layout.upright();
    if (solid) desk.hands.cover(box);
    float radius = desk.layout.upright() ? desk.px(10) : height / 2;
    brush.slip(box, radius, Depth::high);
    Feel feel = solid ? desk.hands.use("toast", toast_.sentence, box) : Feel{};
    if (feel.hover) brush.rounded(box.grown(-brush.hairline()), radius, desk.theme().paper2);
    if (toast_.player >= 0)
        brush.emblem(desk.owner(toast_.player), ImVec2(box.x0 + desk.px(21), box.centre().y), desk.px(20));
    float y = std::round(box.centre().y - static_cast<float>(lines.size()) * fitting.line / 2);
    for (const std::string& line : lines) {
        brush.text(fitting, box.x0 + lead, y, desk.theme().ink, line);
        y += fitting.line;
    }
    brush.text(fonts.title, box.x1 - desk.px(18), std::round(box.centre().y - fonts.title.line / 2), desk.theme().ink,
               points, Align::right);
    if (feel.focus) focus_ring(desk, box, radius);
    if (feel.clicked && !toast_cells_.empty()) desk.ask(Focus{toast_cells_});
    return feel.clicked;
}

}  // namespace bastide::panels
