// The first page: title over a board at rest, what one can do, language.
#pragma once

#include <optional>

#include "shell/panels/new_game_page.h"
#include "shell/panels/settings_panel.h"

namespace bastide::panels {

struct HomeWishes {
    bool settings = false;
    bool help = false;
    bool saved = false;
    std::optional<NewGameFor> new_game;
    bool open = false;
};
HomeWishes draw_home(Desk& desk, const Languages& languages);

}  // namespace bastide::panels
