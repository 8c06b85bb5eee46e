// The tile in hand and what may be done with it; then the figure for it. A dock at the bottom on large screens, a sheet
// on upright phones, a rail at the right on phones that lie.
#pragma once

#include "shell/panels/dock_words.h"

namespace bastide::panels {

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
    // What was taken back can be done again: in place of the way back, or beside it.
    void undo_button(Desk& desk, const Box& box, bool with_label);
    float undo_width(const Desk& desk, float one) const;
    void primary(Desk& desk, const DockWords& words, const Box& box);
    void decline_button(Desk& desk, const DockWords& words, const Box& box);
    void none_button(Desk& desk, const Box& box);
    Box area_;
    float top_ = 0;
};

}  // namespace bastide::panels
