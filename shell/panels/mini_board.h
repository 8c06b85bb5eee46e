// A board of a few pixels a tile: where the towns, roads and rivers lie, and no more. For lists of games.
#pragma once

#include "shell/panels/brush.h"
#include "shell/panels/kept_game.h"

namespace bastide::panels {

// Fills the box as well as whole tiles do.
void draw_mini_board(const Brush& brush, const std::vector<LittleTile>& tiles, const Box& box);

}  // namespace bastide::panels
