#pragma once

// The drawing surface: appends commands to a drawing, in colours of a palette or in fixed ones. `Detail::reduced` is
// for tiles below 110 pixels: painters leave out fine detail but draw the same random numbers, so that nothing moves
// when the size changes. Points are given as a Path or as a braced list.

#include <initializer_list>

#include "painter/commands.h"
#include "painter/palette.h"
#include "painter/plane.h"

namespace bastide::painter {

enum class Detail : std::uint8_t { full, reduced };

// A colour of the palette, or one that is the same in every palette.
struct Pigment {
    Pigment(Paint from_palette) : paint(from_palette) {}
    Pigment(Rgb fixed_colour) : fixed(true), colour(fixed_colour) {}

    bool fixed = false;
    Paint paint = Paint::ink;
    Rgb colour;
};

class Ink {
public:
    using Points = std::initializer_list<Point>;

    explicit Ink(const Palette& colours, Detail detail = Detail::full) : colours_(&colours), detail_(detail) {}

    bool small() const { return detail_ == Detail::reduced; }

    void fill(const Path& points, Pigment colour, double alpha = 1.0);
    void fill(Points points, Pigment colour, double alpha = 1.0);
    void gradient(const Path& points, Point from, Pigment colour, Point to, Pigment colour_end);
    void gradient(Points points, Point from, Pigment colour, Point to, Pigment colour_end);
    void line(const Path& points, double width, Pigment colour, double alpha = 1.0, Ends ends = Ends::open);
    void line(Points points, double width, Pigment colour, double alpha = 1.0, Ends ends = Ends::open);
    void disc(Point centre, double rx, double ry, Pigment colour, double alpha = 1.0);
    void box(double x0, double y0, double x1, double y1, Pigment colour, double alpha = 1.0);

    Drawing drawing;

private:
    Colour mix(Pigment pigment, double alpha) const;
    Command& start(Shape shape, const Point* points, std::size_t count);

    const Palette* colours_;
    Detail detail_;
};

}  // namespace bastide::painter
