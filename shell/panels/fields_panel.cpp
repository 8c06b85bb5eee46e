#include "shell/panels/fields_panel.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "rules/field_shares.h"
#include "shell/panels/drawer.h"
#include "shell/panels/widgets.h"

namespace bastide::panels {

namespace {

constexpr float width_points = 274;

std::string holders_in_words(const Desk& desk, const TableView::FarmedField& field) {
    std::string out;
    for (int seat : field.holders)
        out += (out.empty() ? "" : ", ") + desk.name(seat);
    return out;
}

void draw_chip(Desk& desk, const TableView::FarmedField& field, const Box& box, const std::string& points) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    brush.shadow(box, box.height() / 2, Depth::low);
    brush.rounded(box, box.height() / 2, desk.theme().paper);
    brush.outline(box, box.height() / 2, desk.theme().edge, brush.hairline());
    float x = box.x0 + desk.px(6);
    float y = box.centre().y;
    for (int seat : field.holders) {
        brush.emblem(desk.owner(seat), ImVec2(x + desk.px(13), y), desk.px(26));
        x += desk.px(29);
    }
    x += desk.px(3);
    std::string cities = std::to_string(field.cities);
    brush.text(fonts.title, x, y - fonts.title.line / 2, desk.theme().ink, cities);
    x += brush.width(fonts.title, cities) + desk.px(6);
    brush.icon(Icon::city, ImVec2(x + desk.px(8), y), desk.px(16), desk.theme().ink2);
    x += desk.px(22);
    brush.text(fonts.small, x, y - fonts.small.line / 2, desk.theme().ink2, points);
}

}  // namespace

void draw_field_chips(Desk& desk, const Box& free) {
    std::vector<Box> taken;
    int number = 0;
    for (const TableView::FarmedField& field : desk.in.table->fields) {
        // Its colour says whose it is; there is nothing to be told of what it is worth.
        if (field.points == 0) continue;
        std::string points = desk.words.plural("points", field.points);
        std::string cities = std::to_string(field.cities);
        float width = desk.px(6 + 29 * static_cast<float>(field.holders.size()) + 3 + 6 + 22 + 14) +
                      desk.brush.width(desk.fonts().title, cities) + desk.brush.width(desk.fonts().small, points);
        float height = desk.px(38);
        for (const ImVec2& at : field.places) {
            Box box = box_at(std::round(at.x - width / 2), std::round(at.y - height / 2), std::round(width), height);
            bool inside = box.x0 >= free.x0 && box.x1 <= free.x1 && box.y0 >= free.y0 && box.y1 <= free.y1;
            bool clear = std::none_of(taken.begin(), taken.end(),
                                      [&](const Box& other) { return overlap(other.grown(desk.px(4)), box); });
            if (!inside || !clear) continue;
            taken.push_back(box);
            draw_chip(desk, field, box, points);
            desk.hands.use(
                "fields.chip." + std::to_string(number),
                holders_in_words(desk, field) + ": " + desk.words.plural("extent.field", field.cities) + ", " + points,
                box);
            break;
        }
        ++number;
    }
}

bool draw_fields(Desk& desk, float top, float low) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    const Theme& theme = desk.theme();
    const GameState& state = desk.state();
    FixedVector<int, max_players> points = field_points_now(state);
    std::vector<int> order(static_cast<std::size_t>(points.size()));
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&points](int a, int b) { return points[a] > points[b]; });

    const Layout& layout = desk.layout;
    float side = desk.px(16);
    float width = layout.upright()                   ? layout.safe.width()
                  : layout.shape == Shape::landscape ? desk.px(310)
                                                     : desk.px(width_points - 10);
    float room = width - 2 * side;
    std::string note = desk.say(desk.in.table->fields.empty() ? "fields.none" : "fields.note");
    constexpr std::string_view farm_words[] = {"field3", "field3_once", "city4"};
    std::string rule = desk.say("rule.farm." + std::string(farm_words[static_cast<int>(state.rules.farm)]));
    float row = desk.px(40);
    float content = desk.px(10) + brush.paragraph_height(fonts.small, note, room) + desk.px(8) +
                    row * static_cast<float>(points.size()) + desk.px(10) +
                    brush.paragraph_height(fonts.small, rule, room - desk.px(25)) + desk.px(14);
    DrawerPlace place = open_drawer(desk, "fields", desk.say("fields.title"), width_points, top, low,
                                    layout.shape == Shape::small ? .75f : .6f, content / layout.ui + 68);
    Box list = place.inside;
    float offset = desk.hands.begin_scroll("fields", list, content);
    brush.clip(list);
    float x0 = list.x0 + side;
    float x1 = list.x1 - side;
    float y = list.y0 + desk.px(10) - offset;
    y += brush.paragraph(fonts.small, x0, y, room, theme.ink2, note) + desk.px(8);
    for (int seat : order) {
        brush.rule(x0, x1, y);
        brush.emblem(desk.owner(seat), ImVec2(x0 + desk.px(12), y + row / 2), desk.px(24));
        std::string number = std::to_string(points[seat]);
        float number_width = brush.width(fonts.title, number);
        brush.text(fonts.medium, x0 + desk.px(32), y + (row - fonts.medium.line) / 2, theme.ink,
                   brush.fitted(fonts.medium, desk.name(seat), room - desk.px(44) - number_width));
        brush.text(fonts.title, x1, y + (row - fonts.title.line) / 2, theme.ink, number, Align::right);
        desk.hands.use("fields.player." + std::to_string(seat),
                       desk.name(seat) + ": " + desk.words.plural("points", points[seat]), Box{x0, y, x1, y + row});
        y += row;
    }
    brush.rule(x0, x1, y);
    y += desk.px(10);
    brush.icon(Icon::learn, ImVec2(x0 + desk.px(8), y + desk.px(9)), desk.px(16), theme.ink2);
    brush.paragraph(fonts.small, x0 + desk.px(25), y, room - desk.px(25), theme.ink2, rule);
    brush.unclip();
    desk.hands.end_scroll();
    return !place.closed;
}

}  // namespace bastide::panels
