// The one place that knows how releases of Dear ImGui differ (1.86 to 1.91). Panels and the program include this instead
// of imgui.h and call the functions below where a release changed its ways.
#pragma once

#include <imgui.h>

namespace bastide::panels {

// Keys that the panels themselves understand.
enum class UiKey { tab, enter, space, escape, left, right, up, down, home, end, backspace, erase, select_all, copy, paste, cut };

}  // namespace bastide::panels
