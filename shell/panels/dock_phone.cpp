#include <algorithm>
#include <cmath>

#include "shell/panels/dock.h"
#include "shell/panels/widgets.h"

namespace bastide::panels {

using painter::FigureShape;

void Dock::sheet(Desk& desk, const DockWords& words) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    const Layout& layout = desk.layout;
    bool small = layout.shape == Shape::small;
    float height = desk.px(words.figures ? (small ? 142 : 156) : (small ? 164 : 188));
    Box box{layout.screen.x0, layout.safe.y1 - height, layout.screen.x1, layout.screen.y1};
    desk.sheet(box);
    float left = layout.inner.x0 + desk.px(8);
    float right = layout.inner.x1 - desk.px(8);
    float x = left;
    float bottom = layout.safe.y1 - desk.px(8);
    float primary_height = desk.px(small ? 46 : 52);
    float mount = desk.px(3);
    if (words.tile != TileKind::none && !words.figures) {
        float size = desk.px(small ? 72 : 98);
        Box tile = box_at(x + mount, box.y0 + desk.px(14) + mount, size, size);
        float rise =
            desk.glides.entering("hand." + std::to_string(desk.state().board.tiles.size()), desk.px(20), 0, 260);
        brush.mounted_tile(words.tile, shown_turn(desk), tile.moved(0, rise), mount);
        desk.out.hand_tile = tile;
        x = tile.x1 + mount + desk.px(14);
    } else {
        FigureShape shape = words.figures ? chosen_shape(desk) : FigureShape::follower;
        brush.figure(shape, desk.owner(desk.state().current), ImVec2(x + desk.px(22), box.y0 + desk.px(64)),
                     desk.px(46) / static_cast<float>(Art::height(FigureShape::follower)));
        x += desk.px(52);
    }
    float room = right - x;
    const Face& wanted = small ? fonts.medium_bold : fonts.title;
    const Face& title = brush.width(brush.title_face(wanted, fonts.medium_bold, words.title), words.title) <= room
                            ? brush.title_face(wanted, fonts.medium_bold, words.title)
                            : fonts.medium_bold;
    float y = box.y0 + desk.px(small ? 12 : 14);
    brush.text(title, x, y, desk.theme().ink, brush.fitted(title, words.title, room));
    y += title.line;
    std::vector<std::string> lines = brush.lines(fonts.small, words.line, room);
    for (std::size_t i = 0; i < lines.size() && i < (small && !words.figures ? 1u : 2u); ++i) {
        brush.text(fonts.small, x, y, desk.theme().ink2, lines[i]);
        y += fonts.small.line;
    }
    if (words.figures) {
        Box undo = box_at(left, bottom - primary_height, undo_width(desk, desk.px(56)), primary_height);
        float none_width = std::max(desk.px(104), button_width(desk, {desk.say("choice.none"), Icon::none, {}}));
        Box none = box_at(undo.x1 + desk.px(8), undo.y0, none_width, primary_height);
        undo_button(desk, undo, false);
        none_button(desk, none);
        primary(desk, words, Box{none.x1 + desk.px(8), undo.y0, right, undo.y1});
    } else {
        float row_bottom = bottom - primary_height - desk.px(small ? 8 : 12);
        float row_top = row_bottom - desk.px(44);
        float gap = desk.px(8);
        if (words.turns) {
            float each = std::floor((room - 2 * gap) / 3);
            turn_buttons(desk, box_at(x, row_top, each, desk.px(44)),
                         box_at(x + each + gap, row_top, each, desk.px(44)));
            undo_button(desk, Box{x + 2 * (each + gap), row_top, right, row_bottom}, false);
        } else {
            float middle = words.decline_label.empty() ? right : std::round((x + right) / 2) - gap / 2;
            undo_button(desk, Box{x, row_top, middle, row_bottom}, words.decline_label.empty());
            if (middle < right) decline_button(desk, words, Box{middle + gap, row_top, right, row_bottom});
        }
        primary(desk, words, Box{left, bottom - primary_height, right, bottom});
    }
    top_ = box.y0;
    area_ = box;
}

void Dock::rail(Desk& desk, const DockWords& words) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    const Layout& layout = desk.layout;
    Box box{layout.inner.x1 - desk.px(150), layout.inner.y0, layout.inner.x1, layout.inner.y1};
    desk.panel(box);
    float mount = desk.px(3);
    float cx = box.centre().x;
    float left = box.x0 + desk.px(12);
    float right = box.x1 - desk.px(12);
    float y = box.y0 + desk.px(14);
    bool third = words.figures || !words.decline_label.empty();
    float buttons = desk.px(50 + 8 + 44 + 12 + (third ? 52 : 0));
    float turns = words.turns ? desk.px(48) : 0.f;
    float text_room = desk.px(66);
    if (words.tile != TileKind::none && !words.figures) {
        float size = std::clamp(box.height() - desk.px(20) - buttons - turns - text_room, desk.px(56), desk.px(110));
        Box tile = box_at(std::round(cx - size / 2), y + mount, size, size);
        brush.mounted_tile(words.tile, shown_turn(desk), tile, mount);
        desk.out.hand_tile = tile;
        y = tile.y1 + mount + desk.px(6);
        if (words.turns) {
            turn_buttons(desk, box_at(cx - desk.px(48), y, desk.px(44), desk.px(44)),
                         box_at(cx + desk.px(4), y, desk.px(44), desk.px(44)));
            y += turns;
        }
    } else {
        FigureShape shape = words.figures ? chosen_shape(desk) : FigureShape::follower;
        float size =
            std::clamp(box.height() - desk.px(24) - buttons - text_room - desk.px(34), desk.px(34), desk.px(60));
        brush.figure(shape, desk.owner(desk.state().current), ImVec2(cx, y + size + desk.px(2)),
                     size / static_cast<float>(Art::height(FigureShape::follower)));
        y += size + desk.px(12);
    }
    float room = right - left;
    int count = 0;
    for (const std::string& line : brush.lines(fonts.medium_bold, words.title, room)) {
        if (++count > 2) break;
        brush.text(fonts.medium_bold, cx, y, desk.theme().ink, line, Align::centre);
        y += fonts.medium_bold.line;
    }
    float bottom = box.y1 - desk.px(12);
    float text_bottom = bottom - buttons + desk.px(10);
    for (const std::string& line : brush.lines(fonts.small, words.line, room)) {
        if (y + fonts.small.line > text_bottom) break;
        brush.text(fonts.small, cx, y, desk.theme().ink2, line, Align::centre);
        y += fonts.small.line;
    }
    undo_button(desk, Box{left, bottom - desk.px(44), right, bottom}, true);
    bottom -= desk.px(52);
    primary(desk, words, Box{left, bottom - desk.px(50), right, bottom});
    bottom -= desk.px(58);
    if (words.figures) none_button(desk, Box{left, bottom - desk.px(44), right, bottom});
    if (!words.decline_label.empty()) decline_button(desk, words, Box{left, bottom - desk.px(44), right, bottom});
    top_ = layout.inner.y1;
    area_ = Box{box.x0, layout.screen.y0, layout.screen.x1, layout.screen.y1};
}

}  // namespace bastide::panels
