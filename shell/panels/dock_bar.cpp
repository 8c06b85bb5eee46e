#include <algorithm>
#include <cmath>

#include "rules/legal.h"
#include "shell/panels/dock.h"
#include "shell/panels/widgets.h"

namespace bastide::panels {

using painter::FigureShape;

void Dock::bar(Desk& desk, const DockWords& words) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    const Layout& layout = desk.layout;
    float height = desk.px(88);
    float mount = desk.px(3);
    float tile_size = desk.px(112);
    const Face& title = brush.title_face(fonts.title, fonts.medium_bold, words.title);
    float text_width = std::max(brush.width(title, words.title), brush.width(fonts.small, words.line));
    float confirm = std::max(desk.px(120), button_width(desk, {words.primary_label, words.primary_icon, {}}));
    float picture = words.tile != TileKind::none ? tile_size + 2 * mount : desk.px(56);
    float turns = words.turns ? desk.px(8 + 44 + 44) : 0.f;
    float decline = words.decline_label.empty() ? 0.f : button_width(desk, {words.decline_label, {}, {}}) + desk.px(10);
    float width = desk.px(14) + picture + turns + desk.px(16) + text_width + desk.px(24 + 10) +
                  undo_width(desk, desk.px(48)) + decline + confirm + desk.px(14);
    width = std::clamp(width, desk.px(620), layout.inner.width());
    if (layout.shape == Shape::medium) width = layout.inner.width();
    Box box = box_at(std::round(layout.inner.x0 + (layout.inner.width() - width) / 2), layout.inner.y1 - height, width,
                     height);
    desk.panel(box);
    float x = box.x0 + desk.px(14);
    top_ = box.y0;
    if (words.tile != TileKind::none) {
        Box tile = box_at(x + mount, box.y1 - desk.px(12) - mount - tile_size, tile_size, tile_size);
        desk.hands.cover(tile.grown(mount));
        float rise =
            desk.glides.entering("hand." + std::to_string(desk.state().board.tiles.size()), desk.px(26), 0, 260);
        brush.mounted_tile(words.tile, shown_turn(desk), tile.moved(0, rise), mount);
        desk.out.hand_tile = tile;
        top_ = tile.y0 - mount;
    } else {
        brush.figure(FigureShape::follower, desk.owner(words.figure_of), ImVec2(x + desk.px(30), box.y1 - desk.px(14)),
                     desk.px(56) / static_cast<float>(Art::height(FigureShape::follower)));
    }
    x += picture;
    float cy = box.centre().y;
    if (words.turns) {
        x += desk.px(8);
        turn_buttons(desk, box_at(x, cy - desk.px(22), desk.px(44), desk.px(44)),
                     box_at(x + desk.px(44), cy - desk.px(22), desk.px(44), desk.px(44)));
        x += desk.px(88);
    }
    x += desk.px(16);
    float right = box.x1 - desk.px(14);
    Box confirm_box{right - confirm, cy - desk.px(24), right, cy + desk.px(24) + desk.px(2)};
    float undo_right = confirm_box.x0 - desk.px(10);
    if (decline > 0) {
        decline_button(desk, words,
                       Box{undo_right - decline + desk.px(10), cy - desk.px(24), undo_right, cy + desk.px(24)});
        undo_right -= decline;
    }
    Box undo_box{undo_right - undo_width(desk, desk.px(48)), cy - desk.px(24), undo_right, cy + desk.px(24)};
    float room = undo_box.x0 - desk.px(16) - x;
    brush.text(title, x, cy - desk.px(24), desk.theme().ink, brush.fitted(title, words.title, room));
    brush.text(fonts.small, x, cy + desk.px(4), desk.theme().ink2, brush.fitted(fonts.small, words.line, room));
    undo_button(desk, undo_box, false);
    primary(desk, words, confirm_box);
    area_ = Box{box.x0, top_, box.x1, layout.screen.y1};
}

void Dock::chips(Desk& desk, const DockWords& words) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    const Layout& layout = desk.layout;
    const TableView& table = *desk.in.table;
    struct Chip {
        int choice;
        std::string role;
        std::string line;
        FigureShape shape;
        bool enabled;
    };
    std::vector<Chip> shown;
    for (int i = 0; i < static_cast<int>(table.choices.size()); ++i) {
        const FigureOption& option = table.choices[static_cast<std::size_t>(i)];
        i18n::ChoiceWords choice = choice_words(desk, option);
        shown.push_back({i, choice.role, choice.extent, shape_of_choice(desk.state(), option), true});
    }
    if (shown.size() < 5) {
        for (const RefusedPart& refused : refused_parts(desk)) {
            if (shown.size() < 6) shown.push_back({-2, refused.words.role, refused.reason, refused.shape, false});
        }
    }
    bool may = may_pass(desk.state());
    shown.push_back(
        {no_figure, desk.say("choice.none"), desk.say(may ? "chip.none" : "chip.must"), FigureShape::follower, may});

    float confirm = std::max(desk.px(120), button_width(desk, {words.primary_label, words.primary_icon, {}}));
    float mount = desk.px(3);
    float picture = layout.shape == Shape::wide ? desk.px(86) + 2 * mount : 0.f;
    bool two_rows = layout.shape == Shape::medium;
    float undo = undo_width(desk, desk.px(48));
    float buttons = undo + desk.px(8) + confirm;
    float count = static_cast<float>(shown.size());
    float fixed = desk.px(28) + (picture > 0 ? picture + desk.px(10) : 0.f) + (two_rows ? 0.f : buttons + desk.px(14));
    float chip = std::clamp((layout.inner.width() - fixed) / count - desk.px(8), desk.px(56), desk.px(112));
    float width = fixed + count * (chip + desk.px(8)) - desk.px(8);
    if (two_rows) width = layout.inner.width();
    float height = desk.px(two_rows ? 172 : 108);
    Box box = box_at(std::round(layout.inner.x0 + (layout.inner.width() - width) / 2), layout.inner.y1 - height, width,
                     height);

    const Face& title = brush.title_face(fonts.title, fonts.medium_bold, words.title);
    Box tab = box_at(box.x0, box.y0 - desk.px(38), brush.width(title, words.title) + desk.px(34), desk.px(39));
    brush.shadow(tab, desk.px(12), Depth::low);
    desk.panel(box);
    desk.hands.cover(tab);
    brush.rounded(tab, desk.px(12), desk.theme().paper, ImDrawFlags_RoundCornersTop);
    brush.outline(tab, desk.px(12), desk.theme().edge, brush.hairline(), ImDrawFlags_RoundCornersTop);
    brush.list->AddRectFilled(ImVec2(tab.x0 + brush.hairline(), tab.y1 - desk.px(2)),
                              ImVec2(tab.x1 - brush.hairline(), tab.y1 + desk.px(14)), desk.theme().paper);
    brush.text(title, tab.x0 + desk.px(17), tab.y0 + desk.px(9), desk.theme().ink, words.title);

    float x = box.x0 + desk.px(14);
    float y = box.y0 + desk.px(6);
    if (picture > 0) {
        Box tile = box_at(x + mount, box.y0 + desk.px(11), desk.px(86), desk.px(86));
        brush.mounted_tile(words.tile, shown_turn(desk), tile, mount);
        x += picture + desk.px(10);
    }
    for (const Chip& one : shown) {
        Box part = box_at(std::round(x), y, std::round(chip), desk.px(96));
        bool on = one.choice == table.chosen && one.enabled;
        std::string name = one.choice >= 0           ? "figure." + std::to_string(one.choice)
                           : one.choice == no_figure ? std::string("figure.none")
                                                     : "figure.refused." + std::to_string(static_cast<int>(x));
        Feel feel = desk.hands.use(name, one.role + ", " + one.line, part, ControlRole::choice,
                                   one.enabled ? Reach::enabled : Reach::disabled, on ? Mark::on : Mark::off);
        if (feel.hover && one.choice >= 0) desk.out.hot_choice = one.choice;
        float radius = desk.px(9);
        const Theme& theme = desk.theme();
        brush.rounded(part, radius,
                      on           ? theme.tint
                      : feel.down  ? theme.paper3
                      : feel.hover ? theme.paper2
                                   : theme.paper);
        brush.outline(part, radius,
                      on            ? theme.amber
                      : one.enabled ? theme.edge
                                    : theme.line,
                      on ? desk.px(2) : brush.hairline());
        ImVec2 centre(part.centre().x, part.y0 + desk.px(34));
        if (one.choice == no_figure) {
            brush.icon(Icon::none, centre, desk.px(26), one.enabled ? theme.ink2 : theme.ink3);
        } else {
            float scale = desk.px(one.shape == FigureShape::farmer ? 34 : 38) /
                          static_cast<float>(Art::height(FigureShape::follower));
            ImVec2 foot(centre.x, part.y0 + desk.px(one.shape == FigureShape::farmer ? 46 : 51));
            brush.figure(one.shape, desk.owner(desk.state().current), foot, scale, one.enabled ? 1.f : .4f);
        }
        float room = part.width() - desk.px(8);
        ImU32 ink = one.enabled ? theme.ink : theme.ink3;
        const Face& face = brush.width(fonts.medium_bold, one.role) <= room ? fonts.medium_bold : fonts.small_bold;
        brush.text(face, part.centre().x, part.y0 + desk.px(55), ink, brush.fitted(face, one.role, room),
                   Align::centre);
        brush.text(fonts.small, part.centre().x, part.y0 + desk.px(74), one.enabled ? theme.ink2 : theme.ink3,
                   brush.fitted(fonts.small, one.line, room), Align::centre);
        if (!desk.touch() && one.enabled) {
            int key = one.choice == no_figure ? 0 : one.choice + 1;
            brush.text(fonts.small, part.x0 + desk.px(7), part.y0 + desk.px(4), theme.ink2, std::to_string(key));
        }
        if (feel.focus) focus_ring(desk, part, radius);
        if (feel.clicked) desk.ask(ChooseFigure{one.choice});
        x += chip + desk.px(8);
    }
    float right = box.x1 - desk.px(14);
    float cy = two_rows ? box.y1 - desk.px(36) : box.centre().y;
    Box confirm_box{right - confirm, cy - desk.px(24), right, cy + desk.px(24) + desk.px(2)};
    undo_button(
        desk, Box{confirm_box.x0 - desk.px(8) - undo, cy - desk.px(24), confirm_box.x0 - desk.px(8), cy + desk.px(24)},
        false);
    primary(desk, words, confirm_box);
    top_ = tab.y0;
    area_ = Box{box.x0, top_, box.x1, layout.screen.y1};
}

}  // namespace bastide::panels
