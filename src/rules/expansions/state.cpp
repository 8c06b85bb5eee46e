#include "rules/expansions/state.h"

#include "rules/mix.h"

namespace bastide {

std::uint64_t hash_expansions(const ExpansionState& state) {
    Fold fold;
    if (state.river_open) {
        fold.add(static_cast<std::uint16_t>(state.river_cell.x));
        fold.add(static_cast<std::uint16_t>(state.river_cell.y));
        fold.add(static_cast<std::uint64_t>(state.river_side));
        fold.add(static_cast<std::uint64_t>(state.river_bend));
    }
    fold.add(state.extra_tile_earned ? 1 : 0);
    fold.add(state.duty_segments);
    fold.add(state.duty_monastery ? 1 : 0);
    return fold.value;
}

}  // namespace bastide
