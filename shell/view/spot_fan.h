// Where the round buttons of the figure spots stand around a tile, for fingers: outside the tile, each in the direction
// of its own spot, pushed apart until they are free of each other and of what panels cover, inside the area that may be
// used.
#pragma once

#include <vector>

#include "shell/view/screen.h"

namespace bastide::view {

struct FanButton {
    Vec centre;
    double radius = 0;
};

struct FanRoom {
    Rect area;
    std::vector<Rect> covered;  // parts of it that are taken
    double pixel_ratio = 1;
};

// `spots` are screen points on the tile.
std::vector<FanButton> spot_fan(const Rect& tile, const std::vector<Vec>& spots, const FanRoom& room);

}  // namespace bastide::view
