// The bots' own chance: SplitMix64, the same numbers on every platform for the same seed.
#pragma once

#include <cassert>
#include <cstdint>

#include "rules/mix.h"

namespace bastide::bots {

struct Dice {
    std::uint64_t state = 0;

    std::uint64_t next() {
        state += 0x9e3779b97f4a7c15u;
        return mix(state);
    }
    // 0 .. n-1, every value equally likely; n at least 1.
    int below(int n) {
        assert(n > 0);
        const auto bound = static_cast<std::uint32_t>(n);
        for (;;) {
            const std::uint64_t product = (next() >> 32) * bound;
            const auto low = static_cast<std::uint32_t>(product);
            if (low >= bound || low >= (0u - bound) % bound) {
                return static_cast<int>(product >> 32);
            }
        }
    }
    // From 0 up to but not including 1.
    double unit() { return static_cast<double>(next() >> 11) * (1.0 / 9007199254740992.0); }
    // About normally distributed with deviation 1 (a sum of uniform numbers, so that no logarithm is needed).
    double bell() { return unit() + unit() + unit() + unit() + unit() + unit() - 3.0 + unit() - unit(); }
};

}  // namespace bastide::bots
