// Checks a position against what must always hold; for tests, fuzzers and loaded scenes.
#pragma once

#include <string>

#include "rules/game_state.h"

namespace bastide {

// Empty if all is well, else the first broken rule in a few words: edges agree, figures are conserved, regions equal
// those rebuilt from scratch, the bag and the board make up the set, nothing complete is occupied between turns.
std::string broken_invariant(const GameState& state);

}  // namespace bastide
