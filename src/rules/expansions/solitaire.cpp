// The two solitaires: every new city or road must be taken by a follower (in the hard one every monastery too); whoever
// has none left when one is due has lost, whoever lays the last tile has won. Points play no part.
#include "rules/expansions/list.h"

namespace bastide {
namespace {

const TileFacts& last_facts(const GameState& state) {
    return facts(state.board.tiles[state.last_tile].kind);
}

// A city or road of the new tile that continues nothing: none of its sides faced a tile when it was laid.
bool is_new(const GameState& state, int tile, int segment) {
    const LaidTile& laid = state.board.tiles[tile];
    for (Side side : all_sides) {
        std::uint8_t s = turned_facts(laid.kind, laid.turn).side_segment[index(side)];
        if (s == segment && state.board.tile_at(neighbour(laid.cell, side)) != no_tile) {
            return false;
        }
    }
    return true;
}

void note_duty(GameState& state, int tile) {
    ExpansionState& duty = state.expansion;
    duty.duty_segments = 0;
    duty.duty_monastery = false;
    const TileFacts& tile_facts = facts(state.board.tiles[tile].kind);
    for (int i = 0; i < tile_facts.segment_count; ++i) {
        FeatureKind kind = tile_facts.segments[i].kind;
        bool due = (kind == FeatureKind::city || kind == FeatureKind::road) && is_new(state, tile, i);
        if (kind == FeatureKind::monastery && state.rules.solitaire == Solitaire::hard) {
            duty.duty_monastery = state.rules.solitaire_hard == SolitaireHard::additional;
            due = state.rules.solitaire_hard == SolitaireHard::choice;
        }
        if (due) {
            duty.duty_segments = static_cast<std::uint8_t>(duty.duty_segments | 1u << i);
        }
    }
}

int followers_due(const ExpansionState& duty) {
    return (duty.duty_segments != 0 ? 1 : 0) + (duty.duty_monastery ? 1 : 0);
}

EndReason ends_at_once(const GameState& state) {
    int have = state.players[state.current].supply[index(FigureKind::follower)];
    return have < followers_due(state.expansion) ? EndReason::solitaire_lost : EndReason::none;
}

EndReason ends(const GameState& state) {
    if (state.bag_count != 0) {
        return EndReason::none;
    }
    return state.rules.solitaire_discard_loses && state.discards != 0 ? EndReason::solitaire_lost
                                                                      : EndReason::solitaire_won;
}

IllegalCode against_figure(const GameState& state, FigureKind, int segment) {
    bool due = (state.expansion.duty_segments >> segment & 1) != 0;
    bool monk_due =
        state.expansion.duty_monastery && last_facts(state).segments[segment].kind == FeatureKind::monastery;
    return due || monk_due ? IllegalCode::none : IllegalCode::wrong_feature;
}

bool figure_still_due(GameState& state, FigureKind, int segment) {
    if (state.expansion.duty_monastery && last_facts(state).segments[segment].kind == FeatureKind::monastery) {
        state.expansion.duty_monastery = false;
    } else {
        state.expansion.duty_segments = 0;
    }
    return followers_due(state.expansion) != 0;
}

constexpr Expansion solitaire_hooks() {
    Expansion e;
    e.name = "solitaire";
    e.active = [](const RuleSet& rules) { return rules.solitaire != Solitaire::off; };
    e.after_lay = note_duty;
    e.ends_at_once = ends_at_once;
    e.ends = ends;
    e.against_figure = against_figure;
    e.against_pass = [](const GameState& state) {
        return followers_due(state.expansion) != 0 ? IllegalCode::figure_due : IllegalCode::none;
    };
    e.figure_still_due = figure_still_due;
    e.keeps_no_score = [](const RuleSet&) { return true; };
    return e;
}

}  // namespace

const Expansion solitaire_expansion = solitaire_hooks();

}  // namespace bastide
