// A row in a list of settings: words at the left, a switch or a segmented control at the right, or below the words
// where the room is short. Measure with `setting_row_height`, then draw; the answer is what was pressed.
#pragma once

#include <string>
#include <vector>

#include "shell/panels/desk.h"

namespace bastide::panels {

struct SettingRow {
    std::string name;  // of the control
    std::string label;
    std::string line;                // one small sentence; may be empty
    std::vector<std::string> parts;  // of a segmented control; none: a switch
    int chosen = 0;                  // the part in force; of a switch 1 = on
};

float setting_row_height(const Desk& desk, const SettingRow& row, float width);
// The part that was pressed (of a switch what it is to be now), or -1.
int draw_setting_row(Desk& desk, const SettingRow& row, const Box& box);

}  // namespace bastide::panels
