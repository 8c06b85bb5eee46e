// The settings and the list of keys, as dialogs. Both return false when closed.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "shell/panels/desk.h"

namespace bastide::panels {

using Languages = std::vector<std::pair<std::string, std::string>>;  // code and own name

bool draw_settings(Desk& desk, const Languages& languages);
bool draw_help(Desk& desk);

}  // namespace bastide::panels
