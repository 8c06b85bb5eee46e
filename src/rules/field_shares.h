// Who farms what, as the fields lie now: for a picture of the fields and for a table of what they would bring. Nothing
// is cached; ask again after every action.
#pragma once

#include <vector>

#include "rules/region.h"

namespace bastide {

// A field with farmers in it.
struct FieldShare {
    Label field = 0;
    FigureCount farmers;
    int cities = 0;  // completed ones that it touches
};

// Every field with a figure that counts, in the order the figures came.
std::vector<FieldShare> farmed_fields(const GameState& state);

// Points the fields alone would bring if the game ended now, by seat, by the farm rule in force.
FixedVector<int, max_players> field_points_now(const GameState& state);

}  // namespace bastide
