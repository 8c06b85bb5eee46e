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

TEST_CASE("each command becomes one short element of the picture") {
    Ink ink(palette(Theme::day));
    ink.fill({{0, 0}, {1, 0}, {.5, .33333}}, rgb(0xAB01CD), .5);
    ink.line({{0, 0}, {-.25, 1}, {.25, 1}, {.25, 0}}, .1, rgb(0x000000));
    ink.disc({.5, .5}, .25, .125, rgb(0xFFFFFF));
    ink.disc({.5, .5}, .25, .25, rgb(0xFFFFFE));
    ink.gradient({{0, 0}, {1, 0}, {1, 1}}, {0, 0}, rgb(0x112233), {1, 0}, rgb(0x445566));
    Svg svg(Svg::View{-1, 0, 2, 1, 100});
    svg.add(ink.drawing, -.5, .25);
    const std::string text = svg.text();
    CHECK(occurrences(text, " width=\"200\" height=\"100\" viewBox=\"-800 0 1600 800\"") == 1);
    CHECK(occurrences(text, "<path fill=\"#ab01cd\" fill-opacity=\".5\" d=\"m0 0h800l-400 267z\"/>") == 1);
    CHECK(occurrences(text, "<path fill=\"none\" stroke=\"#000\" stroke-width=\"80\" d=\"m0 0-200 800h400v-800\"/>") ==
          1);
    CHECK(occurrences(text, "<ellipse cx=\"400\" cy=\"400\" rx=\"200\" ry=\"100\" fill=\"#fff\"/>") == 1);
    CHECK(occurrences(text, "<circle cx=\"400\" cy=\"400\" r=\"200\" fill=\"#fffffe\"/>") == 1);
    CHECK(occurrences(text,
                      "<linearGradient id=\"g0\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"0\"><stop offset=\"0\" "
                      "stop-color=\"#123\"/><stop offset=\"1\" stop-color=\"#456\"/>") == 1);
    CHECK(occurrences(text, "<path fill=\"url(#g0)\" d=\"m0 0h800v800z\"/>") == 1);
    CHECK(occurrences(text, "translate(-400 200)") == 1);
    CHECK(occurrences(text, "clip-path") == 0);
}

TEST_CASE("opaque shapes of one colour that follow each other are one path without holes") {
    Ink ink(palette(Theme::day));
    const Path square = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    ink.fill(square, rgb(0x010203));
    ink.fill(reversed(square), rgb(0x010203));
    ink.fill(square, rgb(0x010203), .5);
    ink.fill(square, rgb(0x010203), .5);
    ink.line({{0, 0}, {1, 1}}, .25, rgb(0x010203));
    ink.line(square, .25, rgb(0x010203), 1, Ends::closed);
    ink.line({{0, 0}, {1, 1}}, .5, rgb(0x010203));
    Svg svg(Svg::View{});
    svg.add(ink.drawing, 0, 0);
    const std::string text = svg.text();
    CHECK(occurrences(text, "<path") == 5);
    CHECK(occurrences(text, "d=\"m0 0h800v800h-800zm0 0h800v800h-800z\"") == 1);
    CHECK(occurrences(text, "d=\"m0 0 800 800m-800-800h800v800h-800z\"") == 1);
}

TEST_CASE("a point on the way is left out, a corner and a dot stay") {
    Ink ink(palette(Theme::day));
    ink.line({{0, 0}, {.25, .25}, {.5, .5}, {.5, 1}}, .1, rgb(0x010203), .9);
    ink.line({{.5, .5}, {.5, .5}}, .1, rgb(0x010203), .8);
    ink.fill({{0, 0}, {.5, .0001}, {1, 0}, {1, 1}, {.5, .5}}, rgb(0x010203), .7);
    Svg svg(Svg::View{});
    svg.add(ink.drawing, 0, 0);
    const std::string text = svg.text();
    CHECK(occurrences(text, "d=\"m0 0 400 400v400\"") == 1);
    CHECK(occurrences(text, "d=\"m400 400h0\"") == 1);
    CHECK(occurrences(text, "d=\"m0 0h800v800z\"") == 1);
}

TEST_CASE("a drawing that is shared is written once") {
    const Drawing tower = paint_corner_tower(palette(Theme::day));
    Svg once(Svg::View{});
    once.add(tower, 0, 0);
    Svg shared(Svg::View{});
    const int number = shared.share(tower);
    for (int i = 0; i < 10; ++i)
        shared.use(number, i, 1);
    CHECK(occurrences(shared.text(), "<use href=\"#s0\"") == 10);
    CHECK(shared.text().size() < once.text().size() + 500);
}

TEST_CASE("a tile is clipped to its square and every tag is closed") {
    Svg svg(Svg::View{0, 0, 1, 1, 180});
    svg.title("a < b & c");
    svg.background(palette(Theme::day)[Paint::table]);
    svg.add(paint_tile(Geometry(fact("base.junction4"), cell(0, 0)), palette(Theme::day)), 0, 0, Clip::tile);
    const std::string text = svg.text();
    CHECK(occurrences(text, "clip-path=\"url(#t)\"") == 1);
    CHECK(occurrences(text, "<clipPath") == 1);
    CHECK(occurrences(text, "<g>") + occurrences(text, "<g ") == occurrences(text, "</g>"));
    CHECK(occurrences(text, "<title>a &lt; b &amp; c</title>") == 1);
    CHECK(text.substr(text.size() - 7) == "</svg>\n");
    CHECK(occurrences(text, "nan") == 0);
}
