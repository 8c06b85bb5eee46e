// What a tap on a player's card shows: his points so far by source, and his figures on the board, each leading to its
// place.
#pragma once

#include "shell/panels/desk.h"

namespace bastide::panels {

// Beside the card; false when it was closed.
bool draw_player_details(Desk& desk, int player, const Box& card);

}  // namespace bastide::panels
