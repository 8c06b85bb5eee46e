// What the expansions remember between actions. Only the files of this folder look inside.
#pragma once

#include <cstdint>

#include "rules/geometry.h"

namespace bastide {

enum class Bend : std::uint8_t { none, left, right };

struct ExpansionState {
    Cell river_cell;                // the empty cell the river runs into
    Side river_side = Side::south;  // the direction it runs there
    Bend river_bend = Bend::none;   // the last bend that binds the next one
    bool river_open = false;
    bool extra_tile_earned = false;  // the builder's, by the first tile of this turn; not drawn yet
    std::uint8_t duty_segments = 0;  // solitaire: segments of the new tile one of which must be taken
    bool duty_monastery = false;     // solitaire: a follower is due on the monastery besides
};

// Part of the hash of a position.
std::uint64_t hash_expansions(const ExpansionState& state);

}  // namespace bastide
