#include "session/dealer.h"

#include <cassert>

#include "rules/legal.h"
#include "rules/mix.h"

namespace bastide {

std::uint64_t Random::next() {
    state += 0x9e3779b97f4a7c15u;
    return mix(state);
}

std::uint32_t Random::below(std::uint32_t n) {
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

TileKind SeededDealer::draw(const GameState& state) {
    DrawOutcomes outcomes = draw_outcomes(state);
    std::uint32_t copies = 0;
    for (const DrawOutcome& outcome : outcomes) {
        copies += outcome.copies;
    }
    std::uint32_t pick = random.below(copies);
    for (const DrawOutcome& outcome : outcomes) {
        if (pick < outcome.copies) {
            return outcome.kind;
        }
        pick -= outcome.copies;
    }
    return TileKind::none;
}

}  // namespace bastide
