// Which tiles are still to come: every kind with the number of copies left.
#pragma once

#include "shell/panels/desk.h"

namespace bastide::panels {

// False when it was closed.
bool draw_tiles_left(Desk& desk, float top, float low);

}  // namespace bastide::panels
