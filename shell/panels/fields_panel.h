// The fields as they lie now: a chip on every farmed field with its holders, cities and points, and beside the board a
// table of what the fields would bring each player. The board tints the fields at the same time.
#pragma once

#include "shell/panels/desk.h"

namespace bastide::panels {

// Draws the chips inside the free part of the window, clear of each other and of what is covered.
void draw_field_chips(Desk& desk, const Box& free);

// False when it was closed.
bool draw_fields(Desk& desk, float top, float low);

}  // namespace bastide::panels
