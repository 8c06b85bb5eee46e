// Hints: the best turns as a strong computer sees them, each with what it gains and why. Pressing one tries it.
#pragma once

#include "shell/panels/desk.h"

namespace bastide::panels {

// False when it was closed, or when it makes room for what was chosen.
bool draw_hints(Desk& desk, float top, float low);

}  // namespace bastide::panels
