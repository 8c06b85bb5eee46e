// After a solitaire: won or lost and why, how far it came, and once more.
#pragma once

#include "shell/panels/desk.h"

namespace bastide::panels {

// True if the game is to be shared.
bool draw_solitaire_result(Desk& desk);

}  // namespace bastide::panels
