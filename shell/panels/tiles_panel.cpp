#include "shell/panels/tiles_panel.h"

#include <algorithm>
#include <cmath>

#include "shell/panels/drawer.h"
#include "shell/panels/widgets.h"

namespace bastide::panels {

namespace {

constexpr int most_lines = 2;

// What fits the cell asked about, above the list of everything.
float draw_fitting(Desk& desk, const Box& list, float y, bool measure) {
    const TableView& table = *desk.in.table;
    if (!table.asked) return 0;
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    const GameState& state = desk.state();
    float picture = desk.px(46);
    float pad = desk.px(10);
    float room = list.width() - desk.px(20) - 2 * pad;
    int columns = std::max(1, static_cast<int>((room + desk.px(6)) / (picture + desk.px(6))));
    int kinds = static_cast<int>(table.fitting.size());
    int copies = 0;
    for (TileKind kind : table.fitting)
        copies += state.bag[index(kind)];
    std::string title = kinds == 0 ? desk.say("tiles.fit_none") : desk.words.plural("tiles.fit", copies);
    // Many are seen well enough in the list below, where the others are pale.
    int lines = (kinds + columns - 1) / columns;
    if (lines > most_lines) lines = kinds = 0;
    float height = 2 * pad + brush.paragraph_height(fonts.medium_bold, title, room) +
                   (lines > 0 ? desk.px(6) + static_cast<float>(lines) * (picture + desk.px(6)) : 0.f);
    if (measure) return height + desk.px(8);
    Box box = box_at(list.x0 + desk.px(10), y, list.width() - desk.px(20), height);
    brush.rounded(box, desk.px(8), desk.theme().tint);
    y += pad;
    y += brush.paragraph(fonts.medium_bold, box.x0 + pad, y, room, desk.theme().ink, title) + desk.px(6);
    for (int i = 0; i < kinds; ++i) {
        TileKind kind = table.fitting[static_cast<std::size_t>(i)];
        int column = i % columns;
        int line = i / columns;
        float step = picture + desk.px(6);
        Box at = box_at(std::round(box.x0 + pad + static_cast<float>(column) * step),
                        std::round(y + static_cast<float>(line) * step), picture, picture);
        brush.tile(kind, Side::north, at, 1, desk.px(3));
        std::string spoken = i18n::tell_tile(desk.speaker(), kind, Side::north);
        desk.hands.use("tiles.fits." + std::string(facts(kind).id),
                       std::to_string(state.bag[index(kind)]) + " × " + spoken, at);
    }
    desk.announcement = title;
    return height + desk.px(8);
}

}  // namespace

bool draw_tiles_left(Desk& desk, float top, float low) {
    const GameState& state = desk.state();
    const Brush& brush = desk.brush;
    int kinds = 0;
    for (int i = 0; i < tile_kinds; ++i) {
        kinds += state.bag[i] != 0 ? 1 : 0;
    }
    constexpr float width_points = 352;
    const Layout& layout = desk.layout;
    float picture = desk.px(46);
    float step_y = desk.px(72);
    float side = desk.px(13);
    float width = layout.upright()                   ? layout.safe.width()
                  : layout.shape == Shape::landscape ? desk.px(310)
                                                     : desk.px(width_points - 10);
    int columns = std::max(4, static_cast<int>((width - 2 * side + desk.px(8)) / (picture + desk.px(8))));
    int rows = std::max(1, (kinds + columns - 1) / columns);
    const TableView& table = *desk.in.table;
    Box width_of_list = box_at(0, 0, width, 0);
    float fitting = draw_fitting(desk, width_of_list, 0, true);
    std::string foot = table.dead_cells ? desk.say("tiles.dead") : table.asked ? "" : desk.say("tiles.ask");
    float foot_height =
        foot.empty() ? 0.f
                     : brush.paragraph_height(desk.fonts().small, foot, width - 2 * side - desk.px(26)) + desk.px(14);
    float content = fitting + static_cast<float>(rows) * step_y + desk.px(20) + foot_height;
    DrawerPlace place = open_drawer(desk, "tiles", desk.words.plural("tiles.title", state.bag_count), width_points, top,
                                    low, layout.shape == Shape::small ? .75f : .6f, content / layout.ui + 68);
    Box list = place.inside;
    float step_x = (list.width() - 2 * side - picture) / static_cast<float>(columns - 1);
    float offset = desk.hands.begin_scroll("tiles", list, content);
    brush.clip(list);
    float top_of_list = list.y0 + desk.px(14) - offset;
    if (fitting > 0) top_of_list += draw_fitting(desk, list, list.y0 + desk.px(10) - offset, false);
    int at = 0;
    for (int i = 0; i < tile_kinds; ++i) {
        if (state.bag[i] == 0) continue;
        int column = at % columns;
        int line = at / columns;
        ++at;
        Box box = box_at(std::round(list.x0 + side + static_cast<float>(column) * step_x),
                         std::round(top_of_list + static_cast<float>(line) * step_y), picture, picture);
        if (!overlap(box.grown(desk.px(24)), list)) continue;
        TileKind kind = tile_kind(i);
        bool fits = !table.asked || std::find(table.fitting.begin(), table.fitting.end(), kind) != table.fitting.end();
        std::string spoken = i18n::tell_tile(desk.speaker(), kind, Side::north);
        std::string name = (table.asked && fits ? "tiles.fitting." : "tiles.") + std::string(facts(kind).id);
        desk.hands.use(name, std::to_string(state.bag[i]) + " × " + spoken, box);
        brush.tile(kind, Side::north, box, fits ? 1.f : .5f, desk.px(3));
        const Face& face = state.bag[i] > 1 ? desk.fonts().small_bold : desk.fonts().small;
        brush.text(face, box.centre().x, box.y1 + desk.px(2), state.bag[i] > 1 ? desk.theme().ink : desk.theme().ink2,
                   std::to_string(state.bag[i]), Align::centre);
        show_tip(desk, name, spoken, box);
    }
    if (kinds == 0) {
        brush.paragraph(desk.fonts().small, list.x0 + side, list.y0 + desk.px(14), list.width() - 2 * side,
                        desk.theme().ink2, desk.say("tiles.none"));
    }
    if (!foot.empty() && kinds > 0) {
        float y = top_of_list + static_cast<float>(rows) * step_y;
        brush.rule(list.x0 + side, list.x1 - side, y);
        y += desk.px(8);
        if (table.dead_cells) {
            brush.icon(Icon::close, ImVec2(list.x0 + side + desk.px(8), y + desk.px(9)), desk.px(16),
                       desk.theme().danger, 3);
        } else {
            brush.icon(Icon::info, ImVec2(list.x0 + side + desk.px(8), y + desk.px(9)), desk.px(16), desk.theme().ink2);
        }
        brush.paragraph(desk.fonts().small, list.x0 + side + desk.px(26), y, list.width() - 2 * side - desk.px(26),
                        desk.theme().ink2, foot);
    }
    brush.unclip();
    desk.hands.end_scroll();
    return !place.closed;
}

}  // namespace bastide::panels
