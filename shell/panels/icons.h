// Pictograms of the interface, drawn as strokes on a grid of 24 units.
#pragma once

#include "shell/panels/imgui_compat.h"

namespace bastide::panels {

enum class Icon : unsigned char {
    check,
    close,
    menu,
    plus,
    minus,
    undo,
    redo,
    cw,
    ccw,
    log,
    fields,
    stack,
    fit,
    play,
    pause,
    prev,
    next,
    first,
    last,
    chevd,
    chevr,
    chevl,
    share,
    link,
    copy,
    gear,
    sound,
    globe,
    help,
    info,
    person,
    bot,
    clock,
    lock,
    eye,
    target,
    none,
    recall,
    home,
    learn,
    door,
    bin,
    trophy,
    city,
    road,
    monastery,
    garden,
    field,
    goods,
    keyboard,
    hand,
    hint,
};
inline constexpr int icon_count = static_cast<int>(Icon::hint) + 1;

// Draws an icon in a box of `size` pixels. `weight` is the stroke in grid units.
void draw_icon(ImDrawList& list, Icon icon, ImVec2 centre, float size, ImU32 colour, float weight = 2);

}  // namespace bastide::panels
