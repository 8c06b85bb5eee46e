// One thing on the screen that can be pressed, as it was drawn last: for the tests and for those who listen.
#pragma once

#include <cstdint>
#include <string>

#include "shell/panels/box.h"

namespace bastide::panels {

enum class ControlRole : std::uint8_t { button, toggle, choice, text };

// Names are stable and the same in every language ("confirm", "undo", "figure.0", "figure.none", "home.new_game",
// "seat.0.name"); labels are what the player reads.
struct Control {
    std::string name;
    std::string label;
    Box box;  // the part that can be hit; empty while scrolled out of sight
    ControlRole role = ControlRole::button;
    bool enabled = true;  // also false for what lies under a dialog
    bool on = false;      // toggle or choice: switched on, chosen
};

}  // namespace bastide::panels
