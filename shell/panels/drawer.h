// A panel that opens over the board: at the right on large screens, a sheet from below on upright phones, from the
// right on phones that lie. Draws its ground, title and close button; what is inside is the caller's.
#pragma once

#include "shell/panels/desk.h"

namespace bastide::panels {

struct DrawerPlace {
    Box box;
    Box inside;           // below the head
    bool closed = false;  // the close button was pressed
};

// `name` is also the stem of the close button's name; `width_points` counts on large screens, `share` of the height on
// upright phones. With `height_points` above 0 the drawer is no taller than that.
DrawerPlace open_drawer(Desk& desk, const std::string& name, const std::string& title, float width_points, float top,
                        float low, float share, float height_points = 0);

}  // namespace bastide::panels
