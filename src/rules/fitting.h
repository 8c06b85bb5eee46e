// Which of the tiles still to come fit an empty cell beside the board, whatever the turn they lie in: for a player who
// waits for one, and for cells that nothing can fill any more. Only edges count; the river's bend and the like do not.
#pragma once

#include <vector>

#include "rules/game_state.h"

namespace bastide {

// Kinds of which at least one is left (in the bag or in hand), in the order of kinds. None for a cell that is not empty
// or touches no tile.
std::vector<TileKind> kinds_that_fit(const GameState& state, Cell cell);

// Empty cells beside the board that no tile left fits, where somebody may wait for one: two or more tiles touch them.
std::vector<Cell> dead_cells(const GameState& state);

}  // namespace bastide
