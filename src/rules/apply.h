// The only way a game state changes.
#pragma once

#include "rules/action.h"
#include "rules/event.h"
#include "rules/game_state.h"

namespace bastide {

// Performs a legal action (asserted) and says what happened. Completed features are scored, the turn passes on and the
// game ends, final scoring included, all inside the action that brings it about.
Events apply(GameState& state, const Action& action);
// An Action is a std::variant, so an unqualified call also finds std::apply, which would match these arguments better.
inline Events apply(GameState& state, Action& action) {
    return apply(state, static_cast<const Action&>(action));
}
inline Events apply(GameState& state, Action&& action) {
    return apply(state, static_cast<const Action&>(action));
}

// The same without telling; for bots and benchmarks.
void advance(GameState& state, const Action& action);

void draw_tile(GameState& state, TileKind kind, Events* events);
void place_tile(GameState& state, Cell c, Side turn, Events* events);
void place_figure(GameState& state, FigureKind figure, int segment, Events* events);
void recall_figure(GameState& state, FigureKind figure, Events* events);
void pass(GameState& state, Events* events);

}  // namespace bastide
