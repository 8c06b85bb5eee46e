// The tile in hand and what may be done with it; then the figure for it. A dock at the bottom on large screens, a sheet
// on upright phones, a rail at the right on phones that lie.
#pragma once

#include "shell/panels/desk.h"

namespace bastide::panels {

// What the dock says and offers at this moment, the same for every arrangement.
struct DockWords {
    std::string title;
    std::string line;
    TileKind tile = TileKind::none;
    int figure_of = -1;        // player whose follower is shown in place of a tile
    bool turns = false;        // the buttons that turn the tile
    bool figures = false;      // a figure is to be chosen
    std::string primary_name;  // the control's name
    std::string primary_label;
    std::optional<Icon> primary_icon;
    bool primary_enabled = false;
};

class Dock {
public:
    void draw(Desk& desk);
    // What the dock covers; its upper edge is that of the tile or the tab standing on it.
    Box area() const { return area_; }
    // Where toasts and bars above it may start.
    float top() const { return top_; }

private:
    void bar(Desk& desk, const DockWords& words);
    void chips(Desk& desk, const DockWords& words);
    void sheet(Desk& desk, const DockWords& words);
    void rail(Desk& desk, const DockWords& words);
    void turn_buttons(Desk& desk, const Box& left, const Box& right);
    void undo_button(Desk& desk, const Box& box, bool with_label);
    void primary(Desk& desk, const DockWords& words, const Box& box);
    void none_button(Desk& desk, const Box& box);
    Box area_;
    float top_ = 0;
};

// The figure shape a choice shows.
painter::FigureShape shape_of_choice(const GameState& state, const FigureOption& option);

}  // namespace bastide::panels
