// Who decides which tile is drawn next. A dealer looks at the position and names one of the tiles that may be drawn; it
// is outside the rules, because chance is an action there. The seeded dealer gives the same game for the same seed on
// every platform.
#pragma once

#include <cstdint>

#include "rules/game_state.h"

namespace bastide {

// SplitMix64 with an unbiased choice.
struct Random {
    std::uint64_t state = 0;
    std::uint64_t next();
    // 0 .. n-1, every value equally likely; n at least 1.
    std::uint32_t below(std::uint32_t n);
};

struct SeededDealer {
    Random random;
    explicit SeededDealer(std::uint64_t seed) : random{seed} {}
    // A tile out of what may be drawn in this position (which must have one).
    TileKind draw(const GameState& state);
};

}  // namespace bastide
