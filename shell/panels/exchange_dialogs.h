// Where a game leaves the program and comes in: the dialog that shares it (link, file, picture, report), the one that
// opens another, and the notice that says what went wrong.
#pragma once

#include "shell/panels/desk.h"

namespace bastide::panels {

// False when they were closed.
bool draw_share(Desk& desk);
bool draw_open(Desk& desk);

struct Notice {
    std::string title;
    std::string text;
};
bool draw_notice(Desk& desk, const Notice& notice);

}  // namespace bastide::panels
