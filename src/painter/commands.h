#pragma once

// A drawing is a flat list of commands over one vector of points: fill, gradient, line, disc and glow. The painter
// makes drawings in tile units (a tile is the unit square, x east, y south); back ends turn them into SVG or into
// triangles. Colours have alpha; commands are blended in order. The points of a command start at `first`:
//   fill      `count` points of a simple polygon, maybe concave, without holes
//   gradient  the same, then two more points: from there `colour` runs to `colour_end` along the line between them
//   line      `count` points, round joins and caps, `width` wide, closed or open
//   disc      the centre, then (rx, ry) of the ellipse
//   glow      the centre, then (radius, radius): `colour` inside fades to `colour_end` at the rim

#include <cstddef>
#include <cstdint>
#include <vector>

#include "painter/palette.h"
#include "painter/plane.h"

namespace bastide::painter {

struct Colour {
    Rgb rgb;
    double alpha = 1.0;
};

enum class Shape : std::uint8_t { fill, gradient, line, disc, glow };
enum class Ends : std::uint8_t { open, closed };

struct Command {
    Shape shape = Shape::fill;
    Ends ends = Ends::open;
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    double width = 0.0;
    Colour colour;
    Colour colour_end;
};

struct Drawing {
    std::vector<Point> points;
    std::vector<Command> commands;

    const Point* points_of(const Command& command) const { return points.data() + command.first; }
};

}  // namespace bastide::painter
