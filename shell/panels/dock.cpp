#include "shell/panels/dock.h"

#include <algorithm>
#include <cmath>

#include "rules/legal.h"
#include "rules/region.h"
#include "shell/panels/widgets.h"

namespace bastide::panels {

using painter::FigureShape;

FigureShape shape_of_choice(const GameState& state, const FigureOption& option) {
    if (const auto* recall = std::get_if<RecallFigure>(&option)) {
        return recall->figure == FigureKind::builder ? FigureShape::builder : FigureShape::abbot;
    }
    const PlaceFigure& place = std::get<PlaceFigure>(option);
    switch (place.figure) {
        case FigureKind::abbot:
            return FigureShape::abbot;
        case FigureKind::builder:
            return FigureShape::builder;
        case FigureKind::pig:
            return FigureShape::pig;
        case FigureKind::follower:
            break;
    }
    const TileFacts& tile = facts(state.board.tiles[state.last_tile].kind);
    bool field = tile.segments[place.segment].kind == FeatureKind::field;
    return field ? FigureShape::farmer : FigureShape::follower;
}

namespace {

i18n::ChoiceWords choice_words(const Desk& desk, const FigureOption& option) {
    if (const auto* recall = std::get_if<RecallFigure>(&option)) {
        return i18n::tell_choice(desk.speaker(), desk.state(), *recall);
    }
    return i18n::tell_choice(desk.speaker(), desk.state(), std::get<PlaceFigure>(option));
}

DockWords words_now(const Desk& desk) {
    const GameState& state = desk.state();
    const TableView& table = *desk.in.table;
    const std::string& name = desk.name(state.current);
    DockWords words;
    if (state.phase == Phase::tile) {
        words.tile = state.in_hand;
        words.title = desk.say("dock.lay");
        words.line =
            desk.words.plural(desk.touch() ? "dock.places_touch" : "dock.places", table.places, {{"name", name}});
        words.turns = true;
        words.primary_name = "confirm";
        words.primary_label = desk.say("button.confirm");
        words.primary_icon = Icon::check;
        words.primary_enabled = table.can_confirm;
    } else if (state.phase == Phase::figure) {
        words.tile = state.board.tiles[state.last_tile].kind;
        words.title = desk.say("dock.figure");
        words.line = desk.say(table.fan.empty() ? "dock.figure_line" : "dock.figure_line_touch", {{"name", name}});
        words.figures = true;
        if (table.chosen >= 0 && table.chosen < static_cast<int>(table.choices.size()) && desk.layout.phone()) {
            i18n::ChoiceWords chosen = choice_words(desk, table.choices[static_cast<std::size_t>(table.chosen)]);
            words.title = chosen.title;
            words.line = chosen.detail;
        }
        words.primary_name = "confirm";
        words.primary_label = desk.say("button.confirm");
        words.primary_icon = Icon::check;
        words.primary_enabled = table.can_confirm;
    } else if (state.phase == Phase::over) {
        words.figure_of = state.current;
        words.title = desk.say("dock.last");
        words.line = desk.say("dock.may_undo_last");
        words.primary_name = "next_tile";
        words.primary_label = desk.say("dock.count");
        words.primary_icon = Icon::next;
        words.primary_enabled = true;
    } else {
        words.figure_of = state.current;
        words.title = desk.say("dock.next_player", {{"name", name}});
        words.line = desk.say(table.can_undo ? "dock.may_undo" : "dock.next_tile_soon");
        words.primary_name = "next_tile";
        words.primary_label = desk.say("button.next_tile");
        words.primary_icon = Icon::play;
        words.primary_enabled = true;
    }
    return words;
}

// A part of the tile that cannot be claimed and why, for chips that explain.
struct Refused {
    i18n::ChoiceWords words;
    std::string reason;
    FigureShape shape = FigureShape::follower;
};

std::vector<Refused> refused_parts(const Desk& desk) {
    std::vector<Refused> out;
    const GameState& state = desk.state();
    const TileFacts& tile = facts(state.board.tiles[state.last_tile].kind);
    for (int segment = 0; segment < tile.segment_count; ++segment) {
        if (tile.segments[segment].kind == FeatureKind::garden) continue;
        IllegalCode code = why_no_figure(state, FigureKind::follower, segment);
        if (code != IllegalCode::feature_occupied) continue;
        PlaceFigure choice{FigureKind::follower, static_cast<std::uint8_t>(segment)};
        Refused refused;
        refused.words = i18n::tell_choice(desk.speaker(), state, choice);
        refused.reason = desk.say("chip.occupied");
        refused.shape = shape_of_choice(state, choice);
        bool twice =
            std::any_of(out.begin(), out.end(), [&](const Refused& r) { return r.words.role == refused.words.role; });
        if (!twice) out.push_back(refused);
    }
    return out;
}

Side shown_turn(const Desk& desk) {
    const GameState& state = desk.state();
    return state.phase == Phase::tile ? desk.in.table->turn : state.board.tiles[state.last_tile].turn;
}

}  // namespace

void Dock::primary(Desk& desk, const DockWords& words, const Box& box) {
    if (button(desk, words.primary_name, {words.primary_label, words.primary_icon, {}}, box, Kind::primary,
               words.primary_enabled ? Reach::enabled : Reach::disabled)) {
        if (words.primary_name == "next_tile") {
            desk.ask(Hurry{});
        } else {
            desk.ask(Confirm{});
        }
    }
}

void Dock::undo_button(Desk& desk, const Box& box, bool with_label) {
    std::string label = desk.say("button.undo");
    if (button(desk, "undo", {with_label ? label : std::string(), Icon::undo, label}, box, Kind::plain,
               desk.in.table->can_undo ? Reach::enabled : Reach::disabled)) {
        desk.ask(Undo{});
    }
}

void Dock::turn_buttons(Desk& desk, const Box& left, const Box& right) {
    if (desk.layout.upright()) {
        if (button(desk, "turn_left", {{}, Icon::ccw, desk.say("button.turn_left")}, left, Kind::plain))
            desk.ask(Turn{-1});
        if (button(desk, "turn_right", {{}, Icon::cw, desk.say("button.turn_right")}, right, Kind::plain))
            desk.ask(Turn{1});
        return;
    }
    if (icon_button(desk, "turn_left", desk.say("button.turn_left"), Icon::ccw, left)) desk.ask(Turn{-1});
    if (icon_button(desk, "turn_right", desk.say("button.turn_right"), Icon::cw, right)) desk.ask(Turn{1});
}

void Dock::none_button(Desk& desk, const Box& box) {
    bool on = desk.in.table->chosen == no_figure;
    bool may = may_pass(desk.state());
    if (button(desk, "figure.none", {desk.say("choice.none"), Icon::none, {}}, box, Kind::plain,
               may ? Reach::enabled : Reach::disabled)) {
        desk.ask(ChooseFigure{no_figure});
    }
    if (on && may) {
        desk.brush.outline(box, desk.px(9), desk.theme().amber_ink, desk.px(1));
        desk.brush.outline(box.grown(-desk.px(1)), desk.px(8), desk.theme().amber, desk.px(2));
    }
}

void Dock::draw(Desk& desk) {
    DockWords words = words_now(desk);
    desk.announcement = words.title;
    if (desk.layout.shape == Shape::landscape) {
        rail(desk, words);
    } else if (desk.layout.upright()) {
        sheet(desk, words);
    } else if (words.figures) {
        chips(desk, words);
    } else {
        bar(desk, words);
    }
    if (!words.figures) return;
    if (!desk.layout.phone()) return;
    // On phones the choices are buttons on the board; they are named here for those who cannot see them.
    const TableView& table = *desk.in.table;
    for (const TableView::FanButton& spot : table.fan) {
        if (spot.choice < 0 || spot.choice >= static_cast<int>(table.choices.size())) continue;
        i18n::ChoiceWords choice = choice_words(desk, table.choices[static_cast<std::size_t>(spot.choice)]);
        Box box{spot.x - spot.radius, spot.y - spot.radius, spot.x + spot.radius, spot.y + spot.radius};
        Feel feel = desk.hands.use("figure." + std::to_string(spot.choice), choice.title, box, ControlRole::choice,
                                   Reach::enabled, spot.choice == table.chosen ? Mark::on : Mark::off);
        if (feel.focus) focus_ring(desk, box, spot.radius);
        if (feel.clicked) desk.ask(ChooseFigure{spot.choice});
    }
}

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
    float width =
        desk.px(14) + picture + turns + desk.px(16) + text_width + desk.px(24 + 48 + 10) + confirm + desk.px(14);
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
    Box undo_box{confirm_box.x0 - desk.px(58), cy - desk.px(24), confirm_box.x0 - desk.px(10), cy + desk.px(24)};
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
        for (const Refused& refused : refused_parts(desk)) {
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
    float buttons = desk.px(48 + 8) + confirm;
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
    undo_button(desk,
                Box{confirm_box.x0 - desk.px(56), cy - desk.px(24), confirm_box.x0 - desk.px(8), cy + desk.px(24)},
                false);
    primary(desk, words, confirm_box);
    top_ = tab.y0;
    area_ = Box{box.x0, top_, box.x1, layout.screen.y1};
}

void Dock::sheet(Desk& desk, const DockWords& words) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    const Layout& layout = desk.layout;
    bool small = layout.shape == Shape::small;
    float height = desk.px(words.figures ? (small ? 142 : 156) : (small ? 164 : 188));
    Box box{layout.screen.x0, layout.safe.y1 - height, layout.screen.x1, layout.screen.y1};
    float radius = desk.px(18);
    desk.hands.cover(box);
    brush.shadow(box, radius, Depth::high);
    brush.rounded(box, radius, desk.theme().paper, ImDrawFlags_RoundCornersTop);
    brush.outline(Box{box.x0 - desk.px(2), box.y0, box.x1 + desk.px(2), box.y1 + desk.px(4)}, radius, desk.theme().edge,
                  brush.hairline(), ImDrawFlags_RoundCornersTop);
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
        x = tile.x1 + mount + desk.px(14);
    } else {
        FigureShape shape = FigureShape::follower;
        const TableView& table = *desk.in.table;
        if (words.figures && table.chosen >= 0 && table.chosen < static_cast<int>(table.choices.size())) {
            shape = shape_of_choice(desk.state(), table.choices[static_cast<std::size_t>(table.chosen)]);
        }
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
        Box undo = box_at(left, bottom - primary_height, desk.px(56), primary_height);
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
            undo_button(desk, Box{x, row_top, right, row_bottom}, true);
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
    float buttons = desk.px(50 + 8 + 44 + 12 + (words.figures ? 52 : 0));
    float turns = words.turns ? desk.px(48) : 0.f;
    float text_room = desk.px(66);
    if (words.tile != TileKind::none && !words.figures) {
        float size = std::clamp(box.height() - desk.px(20) - buttons - turns - text_room, desk.px(56), desk.px(110));
        Box tile = box_at(std::round(cx - size / 2), y + mount, size, size);
        brush.mounted_tile(words.tile, shown_turn(desk), tile, mount);
        y = tile.y1 + mount + desk.px(6);
        if (words.turns) {
            turn_buttons(desk, box_at(cx - desk.px(48), y, desk.px(44), desk.px(44)),
                         box_at(cx + desk.px(4), y, desk.px(44), desk.px(44)));
            y += turns;
        }
    } else {
        FigureShape shape = FigureShape::follower;
        const TableView& table = *desk.in.table;
        if (words.figures && table.chosen >= 0 && table.chosen < static_cast<int>(table.choices.size())) {
            shape = shape_of_choice(desk.state(), table.choices[static_cast<std::size_t>(table.chosen)]);
        }
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
    top_ = layout.inner.y1;
    area_ = Box{box.x0, layout.screen.y0, layout.screen.x1, layout.screen.y1};
}

}  // namespace bastide::panels
