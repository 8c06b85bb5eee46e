#include "shell/panels/setting_row.h"

#include <algorithm>
#include <cmath>

#include "shell/panels/widgets.h"

namespace bastide::panels {

namespace {

constexpr float gap_points = 20;
constexpr float least_words_points = 190;  // words narrower than this stand above their control instead

float control_width(const Desk& desk, const SettingRow& row) {
    return row.parts.empty() ? desk.px(44) : segmented_width(desk, row.parts);
}

bool below(const Desk& desk, const SettingRow& row, float width) {
    float label = desk.brush.width(desk.fonts().medium, row.label);
    float words =
        std::max(label, std::min(desk.px(least_words_points), desk.brush.width(desk.fonts().small, row.line)));
    return control_width(desk, row) + desk.px(gap_points) + words > width && !row.parts.empty();
}

float words_room(const Desk& desk, const SettingRow& row, float width) {
    return below(desk, row, width) ? width : width - control_width(desk, row) - desk.px(gap_points);
}

float words_height(const Desk& desk, const SettingRow& row, float room) {
    float height = desk.brush.paragraph_height(desk.fonts().medium, row.label, room);
    return row.line.empty() ? height : height + desk.brush.paragraph_height(desk.fonts().small, row.line, room);
}

}  // namespace

float setting_row_height(const Desk& desk, const SettingRow& row, float width) {
    float words = words_height(desk, row, words_room(desk, row, width));
    return below(desk, row, width) ? words + desk.px(8 + 44 + 22) : std::max(desk.px(60), words + desk.px(22));
}

int draw_setting_row(Desk& desk, const SettingRow& row, const Box& box) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    bool under = below(desk, row, box.width());
    float room = words_room(desk, row, box.width());
    float y = under ? box.y0 + desk.px(10) : std::round(box.centre().y - words_height(desk, row, room) / 2);
    y += brush.paragraph(fonts.medium, box.x0, y, room, desk.theme().ink, row.label);
    brush.paragraph(fonts.small, box.x0, y, room, desk.theme().ink2, row.line);
    if (row.parts.empty()) {
        bool on = row.chosen != 0;
        std::string spoken = row.line.empty() ? row.label : row.label + ": " + row.line;
        ImVec2 at(box.x1 - desk.px(44), std::round(box.centre().y - desk.px(13)));
        return toggle(desk, row.name, spoken, at, on) ? (on ? 0 : 1) : -1;
    }
    float tall = desk.px(desk.touch() ? 44 : 40);
    float width = control_width(desk, row);
    Box control = under ? Box{box.x0, box.y1 - desk.px(12) - tall, box.x1, box.y1 - desk.px(12)}
                        : Box{box.x1 - width, box.centre().y - tall / 2, box.x1, box.centre().y + tall / 2};
    return segmented(desk, row.name, row.parts, row.chosen, control);
}

}  // namespace bastide::panels
