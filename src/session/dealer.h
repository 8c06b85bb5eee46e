// Who decides which tile is drawn next. A dealer looks at the position and names one of the tiles that may be drawn; it
// is outside the rules, because chance is an action there. The seeded dealer gives the same game for the same seed on
// every platform.
#pragma once

#include <cassert>
#include <cstdint>

#include "rules/game_state.h"
#include "rules/mix.h"

namespace bastide {

// SplitMix64 with an unbiased choice.
struct Random {
    std::uint64_t state = 0;
    std::uint64_t next() {
        state += 0x9e3779b97f4a7c15u;
        return mix(state);
    }
    // 0 .. n-1, every value equally likely; n at least 1.
    std::uint32_t below(std::uint32_t n) {
        assert(n > 0);
        // Multiply and keep the high half; the few low products that would favour some values are drawn again.
        for (;;) {
            std::uint64_t product = (next() >> 32) * n;
            auto low = static_cast<std::uint32_t>(product);
            if (low >= n || low >= (0u - n) % n) {
                return static_cast<std::uint32_t>(product >> 32);
            }
        }
    }
};

// A tile out of what may be drawn in this position (which must have one), every copy equally likely.
TileKind draw_at_random(const GameState& state, Random& random);

struct SeededDealer {
    Random random;
    explicit SeededDealer(std::uint64_t seed) : random{seed} {}
    TileKind draw(const GameState& state) { return draw_at_random(state, random); }
};

}  // namespace bastide
