// Where the round buttons of the figure spots stand around a tile, for fingers: outside the tile, each in the direction
// of its own spot, pushed apart until they are free of each other and moved inside the area that may be used.
#pragma once

#include <vector>

#include "shell/view/screen.h"

namespace bastide::view {

struct FanButton {
    Vec centre;
    double radius = 0;
};

// `spots` are screen points on the tile; sizes in device pixels through `pixel_ratio`.
std::vector<FanButton> spot_fan(const Rect& tile, const std::vector<Vec>& spots, const Rect& area, double pixel_ratio);

}  // namespace bastide::view
