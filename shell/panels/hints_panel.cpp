#include "shell/panels/hints_panel.h"

#include <algorithm>
#include <cmath>

#include "shell/panels/drawer.h"
#include "shell/panels/widgets.h"

namespace bastide::panels {

namespace {

constexpr float hints_width = 320;

std::string signed_number(int points) {
    return (points < 0 ? "−" : "+") + std::to_string(std::abs(points));
}

std::string spoken(const TableView::Hint& hint) {
    std::string text = signed_number(hint.gain) + ". " + (hint.place.empty() ? "" : hint.place + " ") + hint.figures;
    return hint.why.empty() ? text : text + ". " + hint.why;
}

// One advice: the tile as it would lie, the figure, the gain at the right, the reasons below. Returns its height.
struct HintRow {
    Desk& desk;
    float x0;
    float x1;
    float picture = desk.px(56);
    float pad = desk.px(10);
    float text_x = x0 + 2 * pad + picture;
    float text_room = x1 - pad - text_x;

    float height(const TableView::Hint& hint) const {
        const Brush& brush = desk.brush;
        float gain = brush.width(desk.fonts().title, signed_number(hint.gain)) + desk.px(10);
        float text = brush.paragraph_height(desk.fonts().medium_bold, hint.figures, text_room - gain);
        if (!hint.why.empty()) text += desk.px(2) + brush.paragraph_height(desk.fonts().small, hint.why, text_room);
        return std::max(picture, text) + 2 * pad;
    }
    bool draw(const TableView::Hint& hint, int index, float y) const {
        const Brush& brush = desk.brush;
        const Theme& theme = desk.theme();
        Box box{x0, y, x1, y + height(hint)};
        Feel feel = desk.hands.use("hint." + std::to_string(index), spoken(hint), box, ControlRole::button,
                                   Reach::enabled, hint.tried ? Mark::on : Mark::off);
        if (hint.tried) {
            brush.rounded(box, desk.px(8), theme.tint);
        } else if (feel.hover || feel.down) {
            brush.rounded(box, desk.px(8), feel.down ? theme.paper3 : theme.paper2);
        }
        if (feel.focus) focus_ring(desk, box, desk.px(8));
        if (feel.hover || feel.focus) desk.out.hot_hint = index;
        brush.tile(hint.tile, hint.turn, box_at(box.x0 + pad, std::round(y + pad), picture, picture), 1, desk.px(3));
        std::string gain = signed_number(hint.gain);
        float gain_width = brush.width(desk.fonts().title, gain) + desk.px(10);
        brush.text(desk.fonts().title, box.x1 - pad, y + pad - desk.px(3), theme.ink, gain, Align::right);
        float below = y + pad;
        below +=
            brush.paragraph(desk.fonts().medium_bold, text_x, below, text_room - gain_width, theme.ink, hint.figures);
        if (!hint.why.empty())
            brush.paragraph(desk.fonts().small, text_x, below + desk.px(2), text_room, theme.ink2, hint.why);
        return feel.clicked;
    }
};

}  // namespace

bool draw_hints(Desk& desk, float top, float low) {
    const TableView& table = *desk.in.table;
    const Brush& brush = desk.brush;
    const Layout& layout = desk.layout;
    float width = layout.upright()                   ? layout.safe.width()
                  : layout.shape == Shape::landscape ? desk.px(310)
                                                     : desk.px(hints_width - 10);
    float side = desk.px(6);
    float room = width - desk.px(32);
    std::string note = desk.say(!table.hints_wanted  ? "hint.not_now"
                                : !table.hints_ready ? "hint.thinking"
                                                     : "hint.note");
    float content = brush.paragraph_height(desk.fonts().small, note, room) + desk.px(24);
    for (const TableView::Hint& hint : table.hints)
        content += HintRow{desk, side, width - side}.height(hint) + desk.px(4);
    DrawerPlace place = open_drawer(desk, "hints", desk.say("hint.title"), hints_width, top, low,
                                    layout.shape == Shape::small ? .75f : .6f, content / layout.ui + 68);
    Box list = place.inside;
    float offset = desk.hands.begin_scroll("hints", list, content);
    brush.clip(list);
    float y = list.y0 + desk.px(8) - offset;
    bool tried = false;
    for (std::size_t i = 0; i < table.hints.size(); ++i) {
        HintRow row{desk, list.x0 + side, list.x1 - side};
        if (row.draw(table.hints[i], static_cast<int>(i), y)) {
            desk.ask(TryHint{static_cast<int>(i)});
            tried = true;
        }
        y += row.height(table.hints[i]) + desk.px(4);
    }
    y += desk.px(4);
    brush.paragraph(desk.fonts().small, list.x0 + desk.px(16), y, room, desk.theme().ink2, note);
    brush.unclip();
    desk.hands.end_scroll();
    // While something is chosen the board speaks of that.
    bool chosen = table.ghost_chosen || table.chosen != no_figure;
    if (!chosen)
        desk.announcement = table.hints.empty() ? note : desk.say("hint.title") + ": " + spoken(table.hints[0]);
    // On a phone the sheet lies over the board and over what confirms.
    return !place.closed && !(tried && (layout.upright() || layout.shape == Shape::landscape));
}

}  // namespace bastide::panels
