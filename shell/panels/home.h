// The first page: title over a board at rest, what one can do, language.
#pragma once

#include "shell/panels/settings_panel.h"

namespace bastide::panels {

struct HomeWishes {
    bool settings = false;
    bool help = false;
    bool leave_for_new_game = false;  // a game is running
};
HomeWishes draw_home(Desk& desk, const Languages& languages);

}  // namespace bastide::panels
