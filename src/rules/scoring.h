// Scoring: regions the last tile completed, and everything left at the end.
#pragma once

#include "rules/event.h"
#include "rules/game_state.h"

namespace bastide {

// Scores every region completed by the tile laid last and returns its figures to their owners.
void score_completed(GameState& state, Events* events);

// Final scoring: unfinished regions in order of their first tile, then fields, then what expansions add.
void score_end(GameState& state, Events* events);

// Points the final scoring would bring now, by seat (for projected scores); the state is not changed.
FixedVector<int, max_players> projected_end(const GameState& state);

}  // namespace bastide
