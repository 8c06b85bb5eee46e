// A dialog over everything: scrim, slip of paper, title, close button. A full page with a back arrow on phones. Only
// one is open at a time.
#pragma once

#include "shell/panels/desk.h"

namespace bastide::panels {

struct DialogPlace {
    Box box;
    Box inside;        // below the title, above the foot
    float foot_y = 0;  // top of the foot
    bool closed = false;
};

enum class Closing : unsigned char { may_close, must_choose };

// Sizes in points; on phones the page is filled. `foot_points` 0: no foot.
DialogPlace open_dialog(Desk& desk, const std::string& name, const std::string& title, float width_points,
                        float height_points, float foot_points, Closing closing = Closing::may_close);

// A small dialog that asks: a title, a sentence, two buttons. 1: go on, 0: back, -1: nothing yet. Without `no` it only
// tells.
int ask_dialog(Desk& desk, const std::string& name, const std::string& title, const std::string& text,
               const std::string& yes, const std::string& no, Closing closing = Closing::may_close);

}  // namespace bastide::panels
