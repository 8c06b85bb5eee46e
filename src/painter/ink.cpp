#include "painter/ink.h"

namespace bastide::painter {

Colour Ink::mix(Pigment pigment, double alpha) const {
    return {pigment.fixed ? pigment.colour : (*colours_)[pigment.paint], alpha};
}

Command& Ink::start(Shape shape, const Point* points, std::size_t count) {
    Command& command = drawing.commands.emplace_back();
    command.shape = shape;
    command.first = static_cast<std::uint32_t>(drawing.points.size());
    command.count = static_cast<std::uint32_t>(count);
    drawing.points.insert(drawing.points.end(), points, points + count);
    return command;
}

void Ink::fill(const Path& points, Pigment colour, double alpha) {
    start(Shape::fill, points.data(), points.size()).colour = mix(colour, alpha);
}

void Ink::fill(Points points, Pigment colour, double alpha) {
    start(Shape::fill, points.begin(), points.size()).colour = mix(colour, alpha);
}

void Ink::gradient(const Path& points, Point from, Pigment colour, Point to, Pigment colour_end) {
    Command& command = start(Shape::gradient, points.data(), points.size());
    command.colour = mix(colour, 1.0);
    command.colour_end = mix(colour_end, 1.0);
    drawing.points.push_back(from);
    drawing.points.push_back(to);
}

void Ink::gradient(Points points, Point from, Pigment colour, Point to, Pigment colour_end) {
    gradient(Path(points), from, colour, to, colour_end);
}

void Ink::line(const Path& points, double width, Pigment colour, double alpha, Ends ends) {
    Command& command = start(Shape::line, points.data(), points.size());
    command.width = width;
    command.colour = mix(colour, alpha);
    command.ends = ends;
}

void Ink::line(Points points, double width, Pigment colour, double alpha, Ends ends) {
    Command& command = start(Shape::line, points.begin(), points.size());
    command.width = width;
    command.colour = mix(colour, alpha);
    command.ends = ends;
}

void Ink::disc(Point centre, double rx, double ry, Pigment colour, double alpha) {
    const Point points[] = {centre, {rx, ry}};
    start(Shape::disc, points, 2).colour = mix(colour, alpha);
}

void Ink::box(double x0, double y0, double x1, double y1, Pigment colour, double alpha) {
    fill({{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}}, colour, alpha);
}

}  // namespace bastide::painter
