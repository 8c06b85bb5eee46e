#include "painter/svg.h"

#include <algorithm>
#include <cmath>

#include "painter/svg_path.h"

namespace bastide::painter {

namespace {

constexpr double units_a_pixel = 8;

// At most this many decimals, without trailing zeros and without a zero before the point.
std::string number(double value, int decimals) {
    long long scale = 1;
    for (int i = 0; i < decimals; ++i)
        scale *= 10;
    long long units = std::llround(value * static_cast<double>(scale));
    std::string out = units < 0 ? "-" : "";
    units = units < 0 ? -units : units;
    if (units / scale != 0 || units % scale == 0) out += std::to_string(units / scale);
    if (units % scale == 0) return out;
    std::string fraction = std::to_string(scale + units % scale);
    fraction[0] = '.';
    while (fraction.back() == '0')
        fraction.pop_back();
    return out + fraction;
}

std::string hex(Rgb colour) {
    constexpr std::string_view digits = "0123456789abcdef";
    const unsigned parts[] = {colour.red, colour.green, colour.blue};
    const bool brief = std::all_of(std::begin(parts), std::end(parts), [](unsigned part) { return part % 17 == 0; });
    std::string out = "#";
    for (const unsigned part : parts) {
        if (!brief) out += digits[part >> 4];
        out += digits[part & 15u];
    }
    return out;
}

std::string attribute(std::string_view name, std::string_view value) {
    std::string out = " ";
    out.append(name).append("=\"").append(value).append("\"");
    return out;
}

std::string paint(std::string_view what, const Colour& colour) {
    std::string out = attribute(what, hex(colour.rgb));
    if (colour.alpha < 1) out += attribute(std::string(what) + "-opacity", number(colour.alpha, 2));
    return out;
}

std::string stop(const Colour& colour, std::string_view offset) {
    std::string out = "<stop" + attribute("offset", offset) + attribute("stop-color", hex(colour.rgb));
    if (colour.alpha < 1) out += attribute("stop-opacity", number(colour.alpha, 2));
    return out + "/>";
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

// From where to where the colours run, relative to the box of the shape, so that equal shapes share one gradient.
std::string gradient_ends(const Point* points, std::size_t count) {
    const auto [left, right] = std::minmax_element(points, points + count, [](Point a, Point b) { return a.x < b.x; });
    const auto [top, bottom] = std::minmax_element(points, points + count, [](Point a, Point b) { return a.y < b.y; });
    const auto share = [](double from, double to, double at) {
        return number(to > from ? (at - from) / (to - from) : 0, 2);
    };
    const Point* ends = points + count;
    std::string out;
    for (int i = 0; i < 2; ++i) {
        const std::string name = std::to_string(i + 1);
        out += attribute("x" + name, share(left->x, right->x, ends[i].x)) +
               attribute("y" + name, share(top->y, bottom->y, ends[i].y));
    }
    return out;
}

bool same_style(const Command& a, const Command& b) {
    return a.shape == b.shape && a.colour.rgb == b.colour.rgb && a.colour.alpha >= 1 && b.colour.alpha >= 1 &&
           a.width == b.width;
}

}  // namespace

Svg::Svg(const View& view) : view_(view), units_(std::round(view.pixels_a_tile * units_a_pixel)) {}

int Svg::whole(double tiles) const {
    return static_cast<int>(std::lround(tiles * units_));
}

void Svg::title(std::string_view words) {
    title_ = "<title>" + escaped(words) + "</title>";
}

void Svg::background(Rgb colour) {
    body_ += "<path" + attribute("fill", hex(colour)) +
             attribute("d", "M" + std::to_string(whole(view_.x)) + " " + std::to_string(whole(view_.y)) + "h" +
                                std::to_string(whole(view_.width)) + "v" + std::to_string(whole(view_.height)) + "h-" +
                                std::to_string(whole(view_.width)) + "z") +
             "/>\n";
}

// The value of fill for a gradient; equal ones are kept once.
std::string Svg::gradient(std::string_view kind, const std::string& ends, const Command& command) {
    const std::string tag = std::string(kind) + "Gradient";
    const std::string text = ends + ">" + stop(command.colour, "0") + stop(command.colour_end, "1") + "</" + tag + ">";
    const auto [entry, fresh] = gradients_.try_emplace(tag + text, static_cast<int>(gradients_.size()));
    const std::string name = "g" + std::to_string(entry->second);
    if (fresh) definitions_ += "<" + tag + attribute("id", name) + text + "\n";
    return "url(#" + name + ")";
}

std::string Svg::elements(const Drawing& drawing) {
    const auto path_of = [this, &drawing](const Command& command) {
        WholePath path;
        const Point* points = drawing.points_of(command);
        for (std::uint32_t i = 0; i < command.count; ++i)
            path.push_back({whole(points[i].x), whole(points[i].y)});
        return simplified(path, command.shape == Shape::line ? command.ends : Ends::closed);
    };
    const auto size = [this](double tiles) { return number(tiles * units_, 0); };
    std::string out;
    for (std::size_t i = 0; i < drawing.commands.size(); ++i) {
        const Command& command = drawing.commands[i];
        const Point* points = drawing.points_of(command);
        if (command.shape == Shape::disc) {
            const bool round = points[1].x == points[1].y;
            out += (round ? "<circle" : "<ellipse") + attribute("cx", size(points[0].x)) +
                   attribute("cy", size(points[0].y)) + attribute(round ? "r" : "rx", size(points[1].x)) +
                   (round ? "" : attribute("ry", size(points[1].y))) + paint("fill", command.colour) + "/>";
            continue;
        }
        if (command.shape == Shape::glow) {
            out += "<circle" + attribute("cx", size(points[0].x)) + attribute("cy", size(points[0].y)) +
                   attribute("r", size(points[1].x)) + attribute("fill", gradient("radial", "", command)) + "/>";
            continue;
        }
        PathText d;
        std::string style;
        if (command.shape == Shape::line) {
            d.add(path_of(command), command.ends);
            style = attribute("fill", "none") + paint("stroke", command.colour) +
                    attribute("stroke-width", size(command.width));
        } else {
            WholePath ring = path_of(command);
            turn_clockwise(ring);
            d.add(ring, Ends::closed);
            style = command.shape == Shape::fill
                        ? paint("fill", command.colour)
                        : attribute("fill", gradient("linear", gradient_ends(points, command.count), command));
        }
        while (command.shape != Shape::gradient && i + 1 < drawing.commands.size() &&
               same_style(command, drawing.commands[i + 1])) {
            const Command& next = drawing.commands[++i];
            WholePath path = path_of(next);
            if (next.shape == Shape::fill) turn_clockwise(path);
            d.add(path, next.shape == Shape::fill ? Ends::closed : next.ends);
        }
        out += "<path" + style + attribute("d", d.text()) + "/>";
    }
    return out;
}

void Svg::add(const Drawing& drawing, double x, double y, Clip clip) {
    body_ +=
        "<g" + attribute("transform", "translate(" + std::to_string(whole(x)) + " " + std::to_string(whole(y)) + ")");
    if (clip == Clip::tile) {
        clips_ = true;
        body_ += attribute("clip-path", "url(#t)");
    }
    body_ += ">" + elements(drawing) + "</g>\n";
}

int Svg::share(const Drawing& drawing) {
    definitions_ += "<g" + attribute("id", "s" + std::to_string(shared_)) + ">" + elements(drawing) + "</g>\n";
    return shared_++;
}

void Svg::use(int shared, double x, double y) {
    body_ += "<use" + attribute("href", "#s" + std::to_string(shared)) + attribute("x", std::to_string(whole(x))) +
             attribute("y", std::to_string(whole(y))) + "/>\n";
}

std::string Svg::text() const {
    const std::string size = std::to_string(whole(view_.width)) + " " + std::to_string(whole(view_.height));
    std::string out =
        "<svg xmlns=\"http://www.w3.org/2000/svg\"" + attribute("width", number(view_.width * view_.pixels_a_tile, 0)) +
        attribute("height", number(view_.height * view_.pixels_a_tile, 0)) +
        attribute("viewBox", std::to_string(whole(view_.x)) + " " + std::to_string(whole(view_.y)) + " " + size) +
        " stroke-linecap=\"round\" stroke-linejoin=\"round\">" + title_ + "<defs>";
    if (clips_) {
        // A hair over the border, so that no seam shows between neighbours.
        const int over = whole(0.003);
        const std::string side = std::to_string(whole(1) + 2 * over);
        out += "<clipPath id=\"t\"><path d=\"M-" + std::to_string(over) + "-" + std::to_string(over) + "h" + side +
               "v" + side + "h-" + side + "z\"/></clipPath>";
    }
    return out + definitions_ + "</defs>\n" + body_ + "</svg>\n";
}

}  // namespace bastide::painter
