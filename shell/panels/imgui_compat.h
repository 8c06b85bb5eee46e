// The one place of the panels that knows how releases of Dear ImGui differ (1.86 to 1.91). The panels use it for fonts,
// text and draw lists; input is told to the Ui itself, so no key or mouse function of ImGui is needed.
#pragma once

#include <imgui.h>

namespace bastide::panels {

// Keys that the panels themselves understand.
namespace compat {

// A character that a font lacks shows as a middle dot. Call after the atlas is built.
inline void use_middle_dot(ImFont* font) {
#if IMGUI_VERSION_NUM < 19200
    font->FallbackChar = 0xB7;
    font->BuildLookupTable();
#else
    (void)font;  // the atlas chooses a glyph when it meets the character
#endif
}

inline bool has_glyph(ImFont* font, ImWchar character) {
#if IMGUI_VERSION_NUM < 19200
    return font->FindGlyphNoFallback(character) != nullptr;
#else
    return font->IsGlyphInFont(character);
#endif
}

inline void prefer_atlas_width(ImFontAtlas& atlas, int width) {
#if IMGUI_VERSION_NUM < 19200
    atlas.TexDesiredWidth = width;
#else
    atlas.TexMinWidth = width;
#endif
}

inline bool is_texture(ImTextureID texture) {
    return texture != ImTextureID{};
}

}  // namespace compat
}  // namespace bastide::panels
