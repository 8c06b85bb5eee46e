#include "session/dealer.h"

#include "rules/legal.h"

namespace bastide {

TileKind draw_at_random(const GameState& state, Random& random) {
    const DrawSet set = draw_set(state);
    return nth_draw(state, set, static_cast<int>(random.below(static_cast<std::uint32_t>(set.copies))));
}

}  // namespace bastide
