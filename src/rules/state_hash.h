// A 64-bit fingerprint of a position, equal on every platform and independent of how the position came about in memory
// (order of regions, of figures, of the frontier). Peers compare it after every action.
#pragma once

#include "rules/game_state.h"

namespace bastide {

std::uint64_t hash(const GameState& state);

}  // namespace bastide
