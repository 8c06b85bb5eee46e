#include "painter/svg.h"

#include "catch.h"
#include "painter/ink.h"
#include "painter/painter.h"
#include "tile_facts.h"

using namespace bastide;
using namespace bastide::painter;

namespace {

std::size_t occurrences(const std::string& text, std::string_view word) {
    std::size_t count = 0;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
        ++count;
    return count;
}

}  // namespace

TEST_CASE("each command becomes one element of the picture") {
    Ink ink(palette(Theme::day));
    ink.fill({{0, 0}, {1, 0}, {.5, .33333}}, rgb(0xAB01CD), .5);
    ink.line({{0, 0}, {-.25, 1}}, .1, rgb(0x000000));
    ink.disc({.5, .5}, .25, .125, rgb(0xFFFFFF));
    ink.gradient({{0, 0}, {1, 0}, {1, 1}}, {0, 0}, rgb(0x112233), {1, 0}, rgb(0x445566));
    Svg svg(200, 100);
    svg.group(ink.drawing, 10, 20, 100);
    const std::string text = svg.text();
    CHECK(occurrences(text, "<polygon points=\"0,0 1,0 0.5,0.3333\" fill=\"#AB01CD\" fill-opacity=\"0.5\"/>") == 1);
    CHECK(occurrences(text, "<polyline points=\"0,0 -0.25,1\" fill=\"none\" stroke-width=\"0.1\"") == 1);
    CHECK(occurrences(text, "<ellipse cx=\"0.5\" cy=\"0.5\" rx=\"0.25\" ry=\"0.125\" fill=\"#FFFFFF\"/>") == 1);
    CHECK(occurrences(text, "<linearGradient") == 1);
    CHECK(occurrences(text, "fill=\"url(#g1)\"") == 1);
    CHECK(occurrences(text, "translate(10 20) scale(100)") == 1);
    CHECK(occurrences(text, "clip-path") == 0);
}

TEST_CASE("a tile is clipped to its square and closes every tag") {
    Svg svg(180, 180);
    svg.background(palette(Theme::day)[Paint::table]);
    svg.group(paint_tile(Geometry(fact("base.junction4"), cell(0, 0)), palette(Theme::day)), 0, 0, 180, Clip::tile, .9);
    svg.label(90, 170, "a < b & c", 9.5, rgb(0x000000));
    const std::string text = svg.text();
    CHECK(occurrences(text, "clip-path=\"url(#tile)\" opacity=\"0.9\"") == 1);
    CHECK(occurrences(text, "<clipPath") == 1);
    CHECK(occurrences(text, "<g>") + occurrences(text, "<g ") == 2);
    CHECK(occurrences(text, "</g>") == 2);
    CHECK(occurrences(text, "a &lt; b &amp; c") == 1);
    CHECK(text.substr(text.size() - 7) == "</svg>\n");
    CHECK(occurrences(text, "nan") == 0);
}
