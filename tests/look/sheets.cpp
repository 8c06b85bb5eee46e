// Sheets of the art to look at, as SVG: every tile in its four turns, and the figures of the six owners as they are and
// as people with other eyes see them.   look_sheets DIRECTORY   (tests/look/shots.mjs makes pictures of them)
#include <cstdio>
#include <fstream>
#include <string>

#include "painter/painter.h"
#include "painter/svg.h"

namespace {

using namespace bastide;
using namespace bastide::painter;

constexpr int tiles_a_row = 12;  // three kinds
constexpr double gap = 0.08;
constexpr double tile_pixels = 96;

bool write(const std::string& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    return file.good();
}

std::string tiles(Theme theme) {
    const Palette& colours = palette(theme);
    const int rows = (tile_kinds * 4 + tiles_a_row - 1) / tiles_a_row;
    Svg svg({-gap, -gap, tiles_a_row * (1 + gap) + gap, rows * (1 + gap) + gap, tile_pixels});
    svg.background(colours[Paint::table]);
    for (int kind = 0; kind < tile_kinds; ++kind) {
        for (int turn = 0; turn < 4; ++turn) {
            const int place = kind * 4 + turn;
            const Geometry geometry(turned(topology_of(tile_kind(kind)), turn), Cell{});
            svg.add(paint_tile(geometry, colours, Detail::reduced), place % tiles_a_row * (1 + gap),
                    place / tiles_a_row * (1 + gap), Clip::tile);
        }
    }
    return svg.text();
}

// Brightness and the three kinds of missing cones, as linear maps of the colours (Machado and others 2009, complete).
struct Eyes {
    const char* name;
    double map[9];
};
constexpr Eyes all_eyes[] = {
    {"usual", {1, 0, 0, 0, 1, 0, 0, 0, 1}},
    {"protanopia", {.152286, 1.052583, -.204868, .114503, .786281, .099216, -.003882, -.048116, 1.051998}},
    {"deuteranopia", {.367322, .860646, -.227968, .280085, .672501, .047413, -.011820, .042940, .968881}},
    {"tritanopia", {1.255528, -.076749, -.178779, -.078411, .930809, .147602, .004733, .691367, .303900}},
    {"brightness only", {.2126, .7152, .0722, .2126, .7152, .0722, .2126, .7152, .0722}},
};

std::string owners(Theme theme) {
    const Palette& colours = palette(theme);
    Svg svg({0, 0, owner_count * 1.6, 0.62, 150});
    svg.background(colours[Paint::grass]);
    for (int owner = 0; owner < owner_count; ++owner) {
        for (int shape = 0; shape < figure_shape_count; ++shape) {
            svg.add(paint_figure(static_cast<FigureShape>(shape), owner, colours), owner * 1.6 + 0.18 + shape * 0.3,
                    .5);
        }
    }
    const std::string one = svg.text();
    std::string out = "<!doctype html><body style=\"margin:0;background:#fff;font:14px sans-serif\">";
    for (const Eyes& eyes : all_eyes) {
        std::string matrix;
        for (int row = 0; row < 3; ++row) {
            for (int column = 0; column < 3; ++column)
                matrix += std::to_string(eyes.map[row * 3 + column]) + " ";
            matrix += "0 0 ";
        }
        const std::string id = "eyes" + std::to_string(&eyes - all_eyes);
        out += "<svg width=0 height=0><filter id=" + id +
               " color-interpolation-filters=linearRGB><feColorMatrix values=\"" + matrix +
               "0 0 0 1 0\"/></filter></svg>";
        out += "<p style=\"margin:4px\">" + std::string(eyes.name) + "</p><div style=\"filter:url(#" + id + ")\">" +
               one + "</div>";
    }
    return out + "</body>";
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fputs("look_sheets DIRECTORY: writes sheets of tiles and owners there.\n", stderr);
        return 2;
    }
    const std::string folder = argv[1];
    bool written = true;
    for (Theme theme : {Theme::day, Theme::evening}) {
        const std::string end = theme == Theme::day ? "day" : "evening";
        written = write(folder + "/tiles-" + end + ".svg", tiles(theme)) && written;
        written = write(folder + "/owners-" + end + ".html", owners(theme)) && written;
    }
    if (!written) std::fprintf(stderr, "%s cannot be written to.\n", folder.c_str());
    return written ? 0 : 1;
}
