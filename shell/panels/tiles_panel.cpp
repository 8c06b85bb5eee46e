#include "shell/panels/tiles_panel.h"

#include <cmath>

#include "shell/panels/drawer.h"
#include "shell/panels/widgets.h"

namespace bastide::panels {

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
    float content = static_cast<float>(rows) * step_y + desk.px(20);
    DrawerPlace place = open_drawer(desk, "tiles", desk.words.plural("tiles.title", state.bag_count), width_points, top,
                                    low, layout.shape == Shape::small ? .75f : .6f, content / layout.ui + 68);
    Box list = place.inside;
    float step_x = (list.width() - 2 * side - picture) / static_cast<float>(columns - 1);
    float offset = desk.hands.begin_scroll("tiles", list, content);
    brush.clip(list);
    int at = 0;
    for (int i = 0; i < tile_kinds; ++i) {
        if (state.bag[i] == 0) continue;
        int column = at % columns;
        int line = at / columns;
        ++at;
        Box box = box_at(std::round(list.x0 + side + static_cast<float>(column) * step_x),
                         list.y0 + desk.px(14) - offset + static_cast<float>(line) * step_y, picture, picture);
        if (!overlap(box.grown(desk.px(24)), list)) continue;
        TileKind kind = tile_kind(i);
        std::string spoken = i18n::tell_tile(desk.speaker(), kind, Side::north);
        desk.hands.use("tiles." + std::string(facts(kind).id), std::to_string(state.bag[i]) + " × " + spoken, box);
        brush.tile(kind, Side::north, box, 1, desk.px(3));
        const Face& face = state.bag[i] > 1 ? desk.fonts().small_bold : desk.fonts().small;
        brush.text(face, box.centre().x, box.y1 + desk.px(2), state.bag[i] > 1 ? desk.theme().ink : desk.theme().ink2,
                   std::to_string(state.bag[i]), Align::centre);
        show_tip(desk, "tiles." + std::string(facts(kind).id), spoken, box);
    }
    if (kinds == 0) {
        brush.paragraph(desk.fonts().small, list.x0 + side, list.y0 + desk.px(14), list.width() - 2 * side,
                        desk.theme().ink2, desk.say("tiles.none"));
    }
    brush.unclip();
    desk.hands.end_scroll();
    return !place.closed;
}

}  // namespace bastide::panels
