// The buttons round the board: toolbar, zoom, the columns of a phone. They only say what was pressed; what opens is
// kept by the screen of the table.
#pragma once

#include "shell/panels/desk.h"

namespace bastide::panels {

enum class Open : std::uint8_t { nothing, log, fields, tiles, hints, menu };

class Tools {
public:
    // `open` changes when a button opens or closes something. `low` is where the thumb's column may end.
    void draw(Desk& desk, Open& open, float low);
    // Where a menu hangs from.
    Box menu_button() const { return menu_; }
    float bottom() const { return bottom_; }
    // The thumb's column, on upright phones.
    const Box& column() const { return column_; }

private:
    void bar(Desk& desk, Open& open);
    void upright(Desk& desk, Open& open, float low);
    void zoom(Desk& desk, float low);
    void fields_button(Desk& desk, Open& open, const Box& box);
    bool tiles_button(Desk& desk, Open& open, const Box& box);
    void hint_button(Desk& desk, Open& open, const Box& box);
    Box menu_;
    Box column_;
    float bottom_ = 0;
};

}  // namespace bastide::panels
