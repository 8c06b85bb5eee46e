#include "shell/panels/dock_words.h"

#include <algorithm>

#include "rules/legal.h"

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

i18n::ChoiceWords choice_words(const Desk& desk, const FigureOption& option) {
    if (const auto* recall = std::get_if<RecallFigure>(&option)) {
        return i18n::tell_choice(desk.speaker(), desk.state(), *recall);
    }
    return i18n::tell_choice(desk.speaker(), desk.state(), std::get<PlaceFigure>(option));
}

DockWords dock_words(const Desk& desk) {
    const GameState& state = desk.state();
    const TableView& table = *desk.in.table;
    const std::string& name = desk.name(state.current);
    DockWords words;
    if (state.phase == Phase::tile) {
        words.tile = state.in_hand;
        words.title = desk.say("dock.lay");
        words.line =
            desk.words.plural(desk.touch() && desk.layout.shape != Shape::small ? "dock.places_touch" : "dock.places",
                              table.places, {{"name", name}});
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

std::vector<RefusedPart> refused_parts(const Desk& desk) {
    std::vector<RefusedPart> out;
    const GameState& state = desk.state();
    const TileFacts& tile = facts(state.board.tiles[state.last_tile].kind);
    for (int segment = 0; segment < tile.segment_count; ++segment) {
        if (tile.segments[segment].kind == FeatureKind::garden) continue;
        IllegalCode code = why_no_figure(state, FigureKind::follower, segment);
        if (code != IllegalCode::feature_occupied) continue;
        PlaceFigure choice{FigureKind::follower, static_cast<std::uint8_t>(segment)};
        RefusedPart refused;
        refused.words = i18n::tell_choice(desk.speaker(), state, choice);
        refused.reason = desk.say("chip.occupied");
        refused.shape = shape_of_choice(state, choice);
        bool twice = std::any_of(out.begin(), out.end(),
                                 [&](const RefusedPart& r) { return r.words.role == refused.words.role; });
        if (!twice) out.push_back(refused);
    }
    return out;
}

Side shown_turn(const Desk& desk) {
    const GameState& state = desk.state();
    return state.phase == Phase::tile ? desk.in.table->turn : state.board.tiles[state.last_tile].turn;
}

FigureShape chosen_shape(const Desk& desk) {
    const TableView& table = *desk.in.table;
    if (table.chosen < 0 || table.chosen >= static_cast<int>(table.choices.size())) return FigureShape::follower;
    return shape_of_choice(desk.state(), table.choices[static_cast<std::size_t>(table.chosen)]);
}

}  // namespace bastide::panels
