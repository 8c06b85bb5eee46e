// The faces of the interface, baked for one scale. Sizes are those of the design: em sizes of 13, 15, 20, 30 (and 44
// and 64 for the few words that large), times the scale. A face knows the height of its line.
#pragma once

#include <string>
#include <string_view>

#include "shell/panels/imgui_compat.h"

namespace bastide::panels {

struct Face {
    ImFont* font = nullptr;
    float size = 0;  // as ImGui counts: ascent to descent
    float line = 0;  // height of a line
    float lift = 0;  // titles sit a little lower in their box than text; they are raised by this
};

enum class Bakes : unsigned char { usual, with_headline };
// Titles hold the Cyrillic letters only where the language is written in them: baking takes its time at the start.
enum class TitleScript : unsigned char { latin, cyrillic };

class Fonts {
public:
    Fonts(std::string text_file, std::string bold_file, std::string title_file);

    // Fills the atlas of the current ImGui context; false if it already holds these sizes.
    bool bake(float scale, Bakes bakes, TitleScript script);

    Face small, small_bold, medium, medium_bold, title, number, headline, word;

    // A name is set in a title face only if all its characters are there.
    bool title_has(std::string_view utf8) const;

private:
    Face add(const std::string& file, float em, float line, float factor, const ImWchar* ranges, float lift);
    std::string text_, text_bold_, title_;
    float scale_ = 0;
    Bakes bakes_ = Bakes::usual;
    TitleScript script_ = TitleScript::latin;
};

}  // namespace bastide::panels
