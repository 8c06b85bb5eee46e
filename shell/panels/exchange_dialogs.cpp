#include "shell/panels/exchange_dialogs.h"

#include <algorithm>
#include <cmath>

#include "shell/panels/dialog.h"
#include "shell/panels/widgets.h"

namespace bastide::panels {

namespace {

struct Row {
    std::string name;
    std::string label;
    std::string line;
    Icon icon;
};

float row_height(const Desk& desk, const Row& row, float width) {
    float room = width - desk.px(58);
    return desk.px(10) + desk.fonts().medium_bold.line +
           desk.brush.paragraph_height(desk.fonts().small, row.line, room) + desk.px(12);
}

bool draw_row(Desk& desk, const Row& row, const Box& box) {
    const Brush& brush = desk.brush;
    const Theme& theme = desk.theme();
    Feel feel = desk.hands.use(row.name, row.label + ": " + row.line, box);
    if (feel.hover || feel.down) brush.rounded(box, desk.px(9), feel.down ? theme.paper3 : theme.paper2);
    brush.icon(row.icon, ImVec2(box.x0 + desk.px(26), box.y0 + desk.px(28)), desk.px(22), theme.ink2);
    float x = box.x0 + desk.px(52);
    brush.text(desk.fonts().medium_bold, x, box.y0 + desk.px(10), theme.ink, row.label);
    brush.paragraph(desk.fonts().small, x, box.y0 + desk.px(10) + desk.fonts().medium_bold.line,
                    box.width() - desk.px(58), theme.ink2, row.line);
    if (feel.focus) focus_ring(desk, box, desk.px(9));
    return feel.clicked;
}

// A dialog of rows; `pressed` gets the row that was pressed, or -1.
bool draw_rows(Desk& desk, const std::string& name, const std::string& title, const std::vector<Row>& rows,
               int& pressed) {
    pressed = -1;
    constexpr float width_points = 520;
    float inside = desk.layout.phone() ? desk.layout.inner.width() - desk.px(16) : desk.px(width_points - 64);
    float content = 0;
    for (const Row& row : rows)
        content += row_height(desk, row, inside);
    DialogPlace place = open_dialog(desk, name, title, width_points, 72 + content / desk.px(1) + 30, 0);
    float offset = desk.hands.begin_scroll(name, place.inside, content + desk.px(8));
    desk.brush.clip(Box{place.box.x0, place.inside.y0, place.box.x1, place.inside.y1});
    float y = place.inside.y0 - offset;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        Box box{place.inside.x0 - desk.px(8), y, place.inside.x1 + desk.px(8), y + row_height(desk, rows[i], inside)};
        if (draw_row(desk, rows[i], box)) pressed = static_cast<int>(i);
        y = box.y1;
    }
    desk.brush.unclip();
    desk.hands.end_scroll();
    desk.announcement = title;
    return !place.closed;
}

}  // namespace

bool draw_share(Desk& desk) {
    bool goes_on = desk.in.session != nullptr && !desk.in.session->over();
    auto row = [&desk](std::string_view key, Icon icon) {
        std::string stem(key);
        return Row{stem, desk.say(stem), desk.say(stem + "_line"), icon};
    };
    const ShareAs ways[] = {ShareAs::link, ShareAs::game_file, ShareAs::picture_png, ShareAs::picture_svg,
                            ShareAs::report};
    std::vector<Row> rows = {row(goes_on ? "share.link_next" : "share.link", Icon::link), row("share.file", Icon::log),
                             row("share.png", Icon::eye), row("share.svg", Icon::eye), row("share.report", Icon::info)};
    int pressed = -1;
    bool open = draw_rows(desk, "share", desk.say("share.title"), rows, pressed);
    if (pressed < 0) return open;
    desk.ask(Share{ways[pressed]});
    return false;
}

bool draw_open(Desk& desk) {
    std::vector<Row> rows = {{"open.file", desk.say("open.file"), desk.say("open.file_line"), Icon::log},
                             {"open.paste", desk.say("open.paste"), desk.say("open.paste_line"), Icon::copy}};
    int pressed = -1;
    bool open = draw_rows(desk, "open", desk.say("open.title"), rows, pressed);
    if (pressed < 0) return open;
    desk.ask(OpenGame{pressed == 0 ? OpenFrom::file : OpenFrom::clipboard});
    return false;
}

bool draw_notice(Desk& desk, const Notice& notice) {
    return ask_dialog(desk, "notice", notice.title, notice.text, desk.say("notice.ok"), {}) < 0;
}

}  // namespace bastide::panels
