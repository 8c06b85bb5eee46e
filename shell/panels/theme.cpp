#include "shell/panels/theme.h"

#include <algorithm>
#include <cmath>

namespace bastide::panels {

namespace {

constexpr Theme day = {hex(0xE6DAC0), hex(0xFBF5E6), hex(0xF3E8D0),      hex(0xE8DABC), hex(0xFFFDF6), hex(0xD0C0A0),
                       hex(0xA08960), hex(0x33261B), hex(0x665040),      hex(0xA8967C), hex(0x2F6B45), hex(0x387C51),
                       hex(0x25573A), hex(0xFFF8E8), hex(0x2F6B45),      hex(0xF2A71B), hex(0x7A4E00), hex(0xFFF0C9),
                       hex(0x9E3526), hex(0x1E1712), hex(0x4B3A2B, 102), hex(0x2F2A1C), hex(0xFFFDF6), .26f};

constexpr Theme evening = {hex(0x23262E),      hex(0x333640), hex(0x3D414C), hex(0x4A4F5B), hex(0x292C34),
                           hex(0x565B68),      hex(0x7C818E), hex(0xF4EBDA), hex(0xC6BCAB), hex(0x88847E),
                           hex(0x37784E),      hex(0x3A7D52), hex(0x2A5D3C), hex(0xFFF8E8), hex(0x6FB786),
                           hex(0xF2B134),      hex(0xFFD98A), hex(0x4D4637), hex(0xF08A73), hex(0xE9DFCC),
                           hex(0x0E1014, 140), hex(0x08080E), hex(0xF4EBDA), .40f};

Theme strengthened(Theme theme, painter::Theme of) {
    bool by_day = of == painter::Theme::day;
    theme.ink = theme.ink2 = theme.edge = hex(by_day ? 0x000000 : 0xFFFFFF);
    theme.ink3 = hex(by_day ? 0x5A5A5A : 0xB4B4B4);
    theme.paper = theme.field = hex(by_day ? 0xFFFFFF : 0x16181D);
    theme.paper2 = hex(by_day ? 0xF2F2F2 : 0x262A32);
    theme.paper3 = hex(by_day ? 0xDDDDDD : 0x3A3F4A);
    theme.line = hex(by_day ? 0x6E6E6E : 0xA0A0A0);
    theme.shadow_strength = 0;
    return theme;
}

constexpr ImU32 sources[source_count] = {hex(0xB5482F), hex(0xC9A24E), hex(0x3F7040),
                                         hex(0x5E6FA3), hex(0x7A9E4B), hex(0x7B2C6B)};

ImU32 channel(ImU32 colour, int shift) {
    return colour >> shift & 255;
}

}  // namespace

const Theme& theme_of(painter::Theme theme, Contrast contrast) {
    static const Theme strong[2] = {strengthened(day, painter::Theme::day),
                                    strengthened(evening, painter::Theme::evening)};
    bool by_day = theme == painter::Theme::day;
    if (contrast == Contrast::high) return strong[by_day ? 0 : 1];
    return by_day ? day : evening;
}

ImU32 source_colour(int source) {
    return sources[source];
}
bool source_has_dark_figures(int source) {
    return source == 1 || source == 4;
}

ImU32 faded(ImU32 colour, float alpha) {
    float a = static_cast<float>(channel(colour, IM_COL32_A_SHIFT)) * std::clamp(alpha, 0.f, 1.f);
    return (colour & ~IM_COL32_A_MASK) | static_cast<ImU32>(std::lround(a)) << IM_COL32_A_SHIFT;
}

ImU32 blended(ImU32 a, ImU32 b, float t) {
    ImU32 out = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        float from = static_cast<float>(channel(a, shift));
        float to = static_cast<float>(channel(b, shift));
        out |= static_cast<ImU32>(std::lround(from + (to - from) * t)) << shift;
    }
    return out;
}

ImU32 colour_of(painter::Rgb rgb, float alpha) {
    return IM_COL32(rgb.red, rgb.green, rgb.blue, static_cast<int>(std::lround(alpha * 255)));
}

}  // namespace bastide::panels
