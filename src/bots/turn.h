// A whole turn of one seat, and the list of all there are in a position.
// `Turn` holds the decisions in order: the tile's place, then a figure, a recall or a pass (two figures where a
// solitaire owes two). Before an extra tile is drawn it is one Pass (declined) or empty (drawn). With a figure still to
// be decided on a tile that lies it begins with the figure.
#pragma once

#include "rules/action.h"
#include "rules/apply.h"
#include "rules/fixed_vector.h"
#include "rules/legal.h"

namespace bastide::bots {

struct Turn {
    FixedVector<Action, 3> actions;
    friend bool operator==(const Turn& a, const Turn& b) {
        if (a.actions.size() != b.actions.size()) {
            return false;
        }
        for (int i = 0; i < a.actions.size(); ++i) {
            if (!(a.actions[i] == b.actions[i])) {
                return false;
            }
        }
        return true;
    }
};

// Calls f(turn, position after the figure) for every choice of figure on the tile just laid. f may change neither.
template <class F>
void for_each_figure(const GameState& laid, Turn& turn, F&& f) {
    if (laid.phase != Phase::figure) {
        f(static_cast<const Turn&>(turn), laid);
        return;
    }
    auto go_on = [&](const Action& action, GameState& after) {
        turn.actions.push_back(action);
        // Only after a figure another one may be due on the same tile.
        if (after.phase == Phase::figure) {
            for_each_figure(after, turn, f);
        } else {
            f(static_cast<const Turn&>(turn), static_cast<const GameState&>(after));
        }
        turn.actions.pop_back();
    };
    if (may_pass(laid)) {
        GameState after = laid;
        pass(after, nullptr);
        go_on(Pass{}, after);
    }
    const FigureSet figures = figure_set(laid);
    for (int i = 0; i < figures.count(); ++i) {
        const PlaceFigure choice = nth_figure(figures, i);
        GameState after = laid;
        place_figure(after, choice.figure, choice.segment, nullptr);
        go_on(choice, after);
    }
    for (const RecallFigure& recall : legal_recalls(laid)) {
        GameState after = laid;
        recall_figure(after, recall.figure, nullptr);
        go_on(recall, after);
    }
}

// Calls f(turn, position after it) for every turn of the seat to move, a tile being in hand or just laid. Turns of a
// symmetric tile that look the same come once.
template <class F>
void for_each_turn(const GameState& state, F&& f) {
    Turn turn;
    if (state.phase == Phase::figure) {
        for_each_figure(state, turn, f);
        return;
    }
    assert(state.phase == Phase::tile);
    const PlacementSet places = placement_set(state, state.in_hand, Looks::distinct);
    for (int i = 0; i < places.count(); ++i) {
        const PlaceTile place = nth_placement(state, places, i);
        GameState laid = state;
        place_tile(laid, place.cell, place.turn, nullptr);
        turn.actions.clear();
        turn.actions.push_back(place);
        for_each_figure(laid, turn, f);
    }
}

// Performs the decisions of a turn.
inline void perform(GameState& state, const Turn& turn) {
    for (const Action& action : turn.actions) {
        advance(state, action);
    }
}

}  // namespace bastide::bots
