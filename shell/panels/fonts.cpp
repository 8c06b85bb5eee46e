#include "shell/panels/fonts.h"

#include <cmath>

#include "shell/panels/utf8.h"

namespace bastide::panels {

namespace {

constexpr ImWchar text_ranges[] = {0x20,   0x7E,   0xA0,   0x17F,  0x218,  0x21B,  0x401,  0x401,  0x410,
                                   0x44F,  0x451,  0x451,  0x2013, 0x2014, 0x2018, 0x201A, 0x201C, 0x201E,
                                   0x2022, 0x2022, 0x2026, 0x2026, 0x2030, 0x2030, 0x20AC, 0x20AC, 0x2116,
                                   0x2116, 0x2212, 0x2212, 0x2248, 0x2248, 0x2264, 0x2265, 0};
constexpr ImWchar title_ranges[] = {0x20,   0x7E,   0xA0,   0xFF,   0x108,  0x109,  0x11C,  0x11D,  0x124,  0x125,
                                    0x134,  0x135,  0x15C,  0x15D,  0x160,  0x161,  0x16C,  0x16D,  0x17D,  0x17E,
                                    0x401,  0x401,  0x410,  0x44F,  0x451,  0x451,  0x2013, 0x2014, 0x2018, 0x201A,
                                    0x201C, 0x201E, 0x2026, 0x2026, 0x2212, 0x2212, 0};
constexpr ImWchar latin_title_ranges[] = {0x20,   0x7E,   0xA0,   0xFF,   0x108,  0x109,  0x11C,  0x11D,
                                          0x124,  0x125,  0x134,  0x135,  0x15C,  0x15D,  0x160,  0x161,
                                          0x16C,  0x16D,  0x17D,  0x17E,  0x2013, 0x2014, 0x2018, 0x201A,
                                          0x201C, 0x201E, 0x2026, 0x2026, 0x2212, 0x2212, 0};
constexpr ImWchar word_ranges[] = {'B', 'B', 'a', 'a', 'd', 'e', 'i', 'i', 's', 't', 0};

// ImGui scales a font by ascent minus descent, the design counts in ems.
constexpr float text_factor = 1.294f;
constexpr float title_factor = 1.393f;

}  // namespace

Fonts::Fonts(std::string text_file, std::string bold_file, std::string title_file)
    : text_(std::move(text_file)), text_bold_(std::move(bold_file)), title_(std::move(title_file)) {}

Face Fonts::add(const std::string& file, float em, float line, float factor, const ImWchar* ranges, float lift) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.OversampleH = scale_ < 1.5f ? 2 : 1;
    config.OversampleV = 1;
    config.PixelSnapH = true;
    Face face;
    face.size = std::round(em * scale_) * factor;
    face.line = std::round(line * scale_);
    face.lift = std::round(lift * scale_);
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    if (file.empty()) {
        config.SizePixels = std::round(em * scale_);
        face.size = config.SizePixels;
        face.font = atlas.AddFontDefault(&config);
        return face;
    }
    face.font = atlas.AddFontFromMemoryTTF(const_cast<char*>(file.data()), static_cast<int>(file.size()), face.size,
                                           &config, ranges);
    return face;
}

bool Fonts::bake(float scale, Bakes bakes, TitleScript script) {
    bool same = bakes == bakes_ || bakes_ == Bakes::with_headline;
    if (std::abs(scale - scale_) <= .05f * scale_ && same && script == script_) return false;
    const ImWchar* titles = script == TitleScript::cyrillic ? title_ranges : latin_title_ranges;
    script_ = script;
    scale_ = scale;
    bakes_ = bakes;
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    compat::prefer_atlas_width(atlas, scale < 1.5f ? 1024 : 2048);
    medium = add(text_, 15, 20, text_factor, text_ranges, 0);
    medium_bold = add(text_bold_, 15, 20, text_factor, text_ranges, 0);
    small = add(text_, 13, 17, text_factor, text_ranges, 0);
    small_bold = add(text_bold_, 13, 17, text_factor, text_ranges, 0);
    title = add(title_, 20, 26, title_factor, titles, 1);
    number = add(title_, 30, 34, title_factor, titles, 1);
    headline = bakes == Bakes::with_headline ? add(title_, 44, 50, title_factor, titles, 1) : number;
    word = add(title_, 64, 64, title_factor, word_ranges, 1);
    atlas.Build();
    for (ImFont* font : {medium.font, medium_bold.font, small.font, small_bold.font, title.font, number.font}) {
        compat::use_middle_dot(font);
    }
    return true;
}

bool Fonts::title_has(std::string_view utf8) const {
    for (std::size_t at = 0; at < utf8.size();) {
        if (!compat::has_glyph(title.font, static_cast<ImWchar>(next_character(utf8, at)))) return false;
    }
    return true;
}

}  // namespace bastide::panels
