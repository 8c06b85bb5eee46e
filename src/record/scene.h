// Builds the position that the scene lines of a record describe: tiles laid in any order, figures, scores, goods, whose
// turn it is, what is left in the bag. The position must be a possible one.
#pragma once

#include <optional>
#include <vector>

#include "record/replay.h"

namespace bastide {

struct Scene {
    GameState state;               // in phase draw, or over if nothing is left to draw
    std::optional<TileKind> next;  // the tile in hand, still to be drawn from the bag
};

// From the scene lines among the first `line_count` lines of the record.
std::optional<LineError> build_scene(const Record& record, std::size_t line_count, Scene& out);

}  // namespace bastide
