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
    const TileFacts& tile = facts(state.board.tiles[state.last_tile].kind);
    return painter::figure_shape(place.figure, tile.segments[place.segment].kind);
}

i18n::ChoiceWords choice_words(const Desk& desk, const FigureOption& option) {
    if (const auto* recall = std::get_if<RecallFigure>(&option)) {
        return i18n::tell_choice(desk.speaker(), desk.state(), *recall);
    }
    return i18n::tell_choice(desk.speaker(), desk.state(), std::get<PlaceFigure>(option));
}

namespace {

// Whether the choices include a follower on a feature of this kind, or on any other.
struct Duty {
    bool monastery = false;
    bool other = false;
};

Duty duty_of(const GameState& state, const std::vector<FigureOption>& choices) {
    Duty duty;
    for (const FigureOption& option : choices) {
        const auto* place = std::get_if<PlaceFigure>(&option);
        if (place == nullptr) continue;
        const TileFacts& tile = facts(state.board.tiles[state.last_tile].kind);
        bool monastery = tile.segments[place->segment].kind == FeatureKind::monastery;
        (monastery ? duty.monastery : duty.other) = true;
    }
    return duty;
}

std::string_view duty_line(const GameState& state, const std::vector<FigureOption>& choices) {
    Duty duty = duty_of(state, choices);
    if (!duty.monastery) return "dock.must_new";
    if (!duty.other) return "dock.must_monastery";
    return state.rules.solitaire_hard == SolitaireHard::choice ? "dock.must_one_of" : "dock.must_both";
}

bool only_followers(const std::vector<FigureOption>& choices) {
    return std::all_of(choices.begin(), choices.end(), [](const FigureOption& option) {
        const auto* place = std::get_if<PlaceFigure>(&option);
        return place != nullptr && place->figure == FigureKind::follower;
    });
}

}  // namespace

DockWords dock_words(const Desk& desk) {
    const GameState& state = desk.state();
    const TableView& table = *desk.in.table;
    const std::string& name = desk.name(state.current);
    DockWords words;
    if (table.thinking) {
        words.figure_of = state.current;
        words.title = desk.say("dock.thinking", {{"name", name}});
        words.line = desk.say("dock.thinking_line");
        words.primary_name = "next_tile";
        words.primary_label = desk.say("button.go_on");
        words.primary_icon = Icon::next;
        words.primary_enabled = true;
        return words;
    }
    if (state.phase == Phase::tile) {
        words.tile = state.in_hand;
        words.title = desk.say(state.part == TurnPart::second ? "dock.lay_extra" : "dock.lay");
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
        if (may_pass(state)) {
            words.title = desk.say(only_followers(table.choices) ? "dock.figure" : "dock.figure_any");
            words.line = desk.say(table.fan.empty() ? "dock.figure_line" : "dock.figure_line_touch", {{"name", name}});
        } else {
            words.title = desk.say("dock.must");
            words.line = desk.say(duty_line(state, table.choices));
        }
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
        bool alone = state.rules.solitaire != Solitaire::off;
        words.title = alone ? i18n::tell_end(desk.speaker(), state.end) : desk.say("dock.last");
        words.line = desk.say(table.can_undo ? "dock.may_undo_last" : "final.over");
        words.primary_name = "next_tile";
        words.primary_label = desk.say(alone ? "final.result" : "dock.count");
        words.primary_icon = Icon::next;
        words.primary_enabled = true;
    } else if (may_pass(state)) {
        // Only the extra tile may be done without before it is drawn.
        words.figure_of = state.current;
        words.title = desk.say("dock.extra");
        words.line = desk.say("dock.extra_line", {{"name", name}});
        words.primary_name = "next_tile";
        words.primary_label = desk.say("dock.draw_extra");
        words.primary_icon = Icon::play;
        words.primary_enabled = true;
        words.decline_label = desk.say("dock.decline_extra");
    } else {
        words.figure_of = state.current;
        words.title = desk.say("dock.next_player", {{"name", name}});
        words.line = desk.say(table.can_undo ? "dock.may_undo" : "dock.next_tile_soon");
        if (!table.thought.empty()) words.line = table.thought;
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
