// After the game: who won by how much, points by source for every player, the scores over the game, what decided it.
#pragma once

#include "shell/panels/desk.h"

namespace bastide::panels {

// True if the game is to be shared.
bool draw_result(Desk& desk);

}  // namespace bastide::panels
