// What panels are painted with: paper, shadows, text, icons, emblems, tiles, on one ImGui draw list. Measures are given
// in points of the design and become whole device pixels through `px`; positions and boxes are in device pixels.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/panels/art.h"
#include "shell/panels/box.h"
#include "shell/panels/fonts.h"
#include "shell/panels/icons.h"
#include "shell/panels/pictures.h"
#include "shell/panels/theme.h"

namespace bastide::panels {

enum class Align : unsigned char { left, centre, right };
enum class Depth : unsigned char { low, high };

struct Brush {
    ImDrawList* list = nullptr;
    const Theme* theme = nullptr;
    painter::Theme theme_name = painter::Theme::day;
    const Fonts* fonts = nullptr;
    Art* art = nullptr;
    Pictures* pictures = nullptr;
    float ui = 1;

    // Points to whole device pixels.
    float px(float points) const;
    float hairline() const { return std::max(1.f, px(1)); }

    // Grounds
    void rounded(const Box& box, float radius, ImU32 fill, ImDrawFlags corners = 0) const;
    void outline(const Box& box, float radius, ImU32 colour, float width, ImDrawFlags corners = 0) const;
    void shadow(const Box& box, float radius, Depth depth) const;
    void glow(const Box& box, float radius) const;
    // Shadow, paper and edge of a slip of paper.
    void slip(const Box& box, float radius, Depth depth) const;
    // The second hairline of panels that stay.
    void neatline(const Box& box) const;
    void rule(float x0, float x1, float y) const;
    void upright(float x, float y0, float y1) const;

    // Text. `y` is the top of the line; the text stands in the middle of the line of its face.
    float width(const Face& face, std::string_view text) const;
    void text(const Face& face, float x, float y, ImU32 colour, std::string_view text, Align align = Align::left) const;
    // The text shortened with an ellipsis to fit.
    std::string fitted(const Face& face, std::string_view text, float room) const;
    // Broken at blanks; a line never exceeds `room` unless one word does.
    std::vector<std::string> lines(const Face& face, std::string_view text, float room) const;
    float paragraph_height(const Face& face, std::string_view text, float room) const;
    // Returns the height it took.
    float paragraph(const Face& face, float x, float y, float room, ImU32 colour, std::string_view text,
                    Align align = Align::left) const;
    // A title face if it has all characters, else the fallback.
    const Face& title_face(const Face& wanted, const Face& fallback, std::string_view text) const;

    void icon(Icon icon, ImVec2 centre, float size, ImU32 colour, float weight = 2) const;
    void emblem(int owner, ImVec2 centre, float size, float alpha = 1) const;
    void figure(painter::FigureShape shape, int owner, ImVec2 foot, float tile, float alpha = 1) const;
    void goods(Goods kind, ImVec2 centre, float size, float alpha = 1) const;
    // A row of little figures uses this one: outlined, or pale without outline. Returns its width.
    float little(painter::FigureShape shape, int owner, ImVec2 left_foot, float height, bool out) const;
    // A picture of a tile in a box; an empty ground if it is not ready.
    void tile(TileKind kind, Side turn, const Box& box, float alpha = 1, float radius = 0) const;
    // The tile on a white mount with its shadow.
    void mounted_tile(TileKind kind, Side turn, const Box& box, float mount) const;

    void clip(const Box& box) const;
    void unclip() const;
};

}  // namespace bastide::panels
