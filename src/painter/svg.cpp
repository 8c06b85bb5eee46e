#include "painter/svg.h"

#include <cmath>

namespace bastide::painter {

namespace {

// At most four decimals, without trailing zeros.
std::string number(double value) {
    long long units = std::llround(value * 10000);
    std::string out;
    if (units < 0) {
        out = "-";
        units = -units;
    }
    out += std::to_string(units / 10000);
    long long rest = units % 10000;
    if (rest == 0) return out;
    std::string decimals = std::to_string(10000 + rest).substr(1);
    while (decimals.back() == '0')
        decimals.pop_back();
    return out + "." + decimals;
}

std::string hex(Rgb colour) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string out = "#";
    for (const unsigned part :
         {static_cast<unsigned>(colour.red), static_cast<unsigned>(colour.green), static_cast<unsigned>(colour.blue)}) {
        out += digits[part >> 4];
        out += digits[part & 15u];
    }
    return out;
}

std::string attribute(std::string_view name, std::string_view value) {
    std::string out = " ";
    out.append(name).append("=\"").append(value).append("\"");
    return out;
}

std::string attribute(std::string_view name, double value) {
    return attribute(name, number(value));
}

std::string paint_attributes(std::string_view what, const Colour& colour) {
    std::string out = attribute(what, hex(colour.rgb));
    if (colour.alpha < 1) out += attribute(std::string(what) + "-opacity", colour.alpha);
    return out;
}

std::string stop(const Colour& colour, int offset) {
    std::string out = "<stop";
    if (offset > 0) out += attribute("offset", offset);
    return out + attribute("stop-color", hex(colour.rgb)) + attribute("stop-opacity", colour.alpha) + "/>";
}

std::string point_list(const Point* points, std::size_t count) {
    std::string out;
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) out += ' ';
        out += number(points[i].x) + "," + number(points[i].y);
    }
    return out;
}

std::string escaped(std::string_view words) {
    std::string out;
    for (char c : words) {
        if (c == '&') {
            out += "&amp;";
        } else if (c == '<') {
            out += "&lt;";
        } else {
            out += c;
        }
    }
    return out;
}

}  // namespace

Svg::Svg(int width, int height) : width_(width), height_(height) {}

void Svg::background(Rgb colour) {
    body_ +=
        "<rect" + attribute("width", width_) + attribute("height", height_) + attribute("fill", hex(colour)) + "/>\n";
}

std::string Svg::element(const Drawing& drawing, const Command& command) {
    const Point* points = drawing.points_of(command);
    const std::string list =
        command.shape == Shape::disc || command.shape == Shape::glow ? "" : point_list(points, command.count);
    switch (command.shape) {
        case Shape::fill:
            return "<polygon" + attribute("points", list) + paint_attributes("fill", command.colour) + "/>";
        case Shape::line: {
            const std::string tag = command.ends == Ends::closed ? "<polygon" : "<polyline";
            return tag + attribute("points", list) + attribute("fill", "none") +
                   attribute("stroke-width", command.width) + attribute("stroke-linecap", "round") +
                   attribute("stroke-linejoin", "round") + paint_attributes("stroke", command.colour) + "/>";
        }
        case Shape::disc:
            return "<ellipse" + attribute("cx", points[0].x) + attribute("cy", points[0].y) +
                   attribute("rx", points[1].x) + attribute("ry", points[1].y) +
                   paint_attributes("fill", command.colour) + "/>";
        case Shape::gradient:
        case Shape::glow:
            break;
    }
    const std::string name = "g" + std::to_string(++gradients_);
    const std::string stops = stop(command.colour, 0) + stop(command.colour_end, 1);
    const std::string fill = attribute("fill", "url(#" + name + ")");
    if (command.shape == Shape::glow) {
        definitions_ += "<radialGradient" + attribute("id", name) + ">" + stops + "</radialGradient>";
        return "<circle" + attribute("cx", points[0].x) + attribute("cy", points[0].y) + attribute("r", points[1].x) +
               fill + "/>";
    }
    const Point from = points[command.count], to = points[command.count + 1];
    definitions_ += "<linearGradient" + attribute("id", name) + attribute("gradientUnits", "userSpaceOnUse") +
                    attribute("x1", from.x) + attribute("y1", from.y) + attribute("x2", to.x) + attribute("y2", to.y) +
                    ">" + stops + "</linearGradient>";
    return "<polygon" + attribute("points", list) + fill + "/>";
}

void Svg::group(const Drawing& drawing, double x, double y, double pixels, Clip clip, double opacity) {
    body_ +=
        "<g" + attribute("transform", "translate(" + number(x) + " " + number(y) + ") scale(" + number(pixels) + ")");
    body_ += "><g";
    if (clip == Clip::tile) {
        clips_ = true;
        body_ += attribute("clip-path", "url(#tile)");
    }
    if (opacity < 1) body_ += attribute("opacity", opacity);
    body_ += ">";
    for (const Command& command : drawing.commands)
        body_ += element(drawing, command);
    body_ += "</g></g>\n";
}

void Svg::label(double x, double y, std::string_view words, double size, Rgb colour) {
    body_ += "<text" + attribute("x", x) + attribute("y", y) + attribute("font-family", "DejaVu Sans Condensed") +
             attribute("font-size", size) + attribute("fill", hex(colour)) + attribute("text-anchor", "middle") + ">" +
             escaped(words) + "</text>\n";
}

std::string Svg::text() const {
    std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\"" + attribute("width", width_) +
                      attribute("height", height_) +
                      attribute("viewBox", "0 0 " + std::to_string(width_) + " " + std::to_string(height_)) + "><defs>";
    // A hair over the border, so that no seam shows between neighbours.
    if (clips_) {
        out += "<clipPath id=\"tile\"><rect x=\"-0.003\" y=\"-0.003\" width=\"1.006\" height=\"1.006\"/></clipPath>";
    }
    return out + definitions_ + "</defs>\n" + body_ + "</svg>\n";
}

}  // namespace bastide::painter
