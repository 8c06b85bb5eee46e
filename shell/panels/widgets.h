// Buttons, switches, fields: each draws itself in our look, registers with the hands under a stable name and answers
// whether it was used.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shell/panels/desk.h"

namespace bastide::panels {

enum class Kind : unsigned char { primary, plain };

// With an empty label only the icon is drawn; `spoken` names it then.
struct ButtonText {
    std::string label;
    std::optional<Icon> icon;
    std::string spoken;
};

bool button(Desk& desk, const std::string& name, const ButtonText& text, const Box& box, Kind kind,
            Reach reach = Reach::enabled);
// Width that a button needs for its text in the language in use.
float button_width(const Desk& desk, const ButtonText& text);
// 44 by 44, no outline; named by a tip.
bool icon_button(Desk& desk, const std::string& name, const std::string& label, Icon icon, const Box& box,
                 Mark mark = Mark::off, Reach reach = Reach::enabled, const std::string& beside = {});
// Row of text with an icon before it, as in menus.
bool menu_row(Desk& desk, const std::string& name, const std::string& label, Icon icon, const Box& box,
              const Face& face);
bool toggle(Desk& desk, const std::string& name, const std::string& label, ImVec2 top_left, bool on);
// The switch alone, for a larger control it is part of.
void toggle_mark(Desk& desk, const std::string& name, ImVec2 top_left, bool on);
void radio_mark(Desk& desk, ImVec2 centre, bool on);
// Returns the part that was pressed, or -1.
int segmented(Desk& desk, const std::string& name, const std::vector<std::string>& labels, int chosen, const Box& box);
float segmented_width(const Desk& desk, const std::vector<std::string>& labels);
// Edits one line; true if it changed.
bool text_field(Desk& desk, const std::string& name, const std::string& label, std::string& value, const Box& box,
                std::size_t most_characters);
void focus_ring(Desk& desk, const Box& box, float radius);
void show_tip(Desk& desk, const std::string& name, const std::string& text, const Box& anchor);

}  // namespace bastide::panels
