// Colours of the interface by role, by day and in the evening. Painting code names a role, never a colour.
#pragma once

#include <cstdint>

#include "painter/palette.h"
#include "shell/panels/imgui_compat.h"

namespace bastide::panels {

struct Theme {
    ImU32 table, paper, paper2, paper3, field, line, edge;
    ImU32 ink, ink2, ink3;
    ImU32 green, green_hover, green_down, on_green, mark;
    ImU32 amber, amber_ink, tint, danger, outline, scrim, shadow, thumb;
    float shadow_strength;
};

// high: black on white or white on black, stronger lines, no soft shadows.
enum class Contrast : std::uint8_t { usual, high };
const Theme& theme_of(painter::Theme theme, Contrast contrast = Contrast::usual);

// Points by source, in the order of FeatureKind and then goods.
inline constexpr int source_count = 6;
ImU32 source_colour(int source);
bool source_has_dark_figures(int source);

constexpr ImU32 hex(unsigned rgb, unsigned alpha = 255) {
    return IM_COL32(rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255, alpha);
}
// The colour with its alpha multiplied.
ImU32 faded(ImU32 colour, float alpha);
ImU32 blended(ImU32 a, ImU32 b, float t);
ImU32 colour_of(painter::Rgb rgb, float alpha = 1);

}  // namespace bastide::panels
