#include "shell/view/brush.h"

#include <cmath>
#include <cstddef>

namespace bastide::view {

namespace {

constexpr double half_rim = 0.5;  // pixels by which a soft edge reaches over the outline, in and out
constexpr double half_turn = 3.141592653589793;

SDL_Color faded(SDL_Color c) {
    return SDL_Color{c.r, c.g, c.b, 0};
}

}  // namespace

SDL_Color colour(painter::Rgb rgb, double alpha) {
    return SDL_Color{rgb.red, rgb.green, rgb.blue, static_cast<Uint8>(std::lround(std::clamp(alpha, 0.0, 1.0) * 255))};
}

int Brush::vertex(Vec at, SDL_Color c) {
    vertices_.push_back(
        SDL_Vertex{SDL_FPoint{static_cast<float>(at.x), static_cast<float>(at.y)}, c, SDL_FPoint{0, 0}});
    return static_cast<int>(vertices_.size()) - 1;
}

void Brush::triangle(int a, int b, int c) {
    indices_.push_back(a);
    indices_.push_back(b);
    indices_.push_back(c);
}

void Brush::band(const std::vector<int>& inner, const std::vector<int>& outer) {
    for (std::size_t i = 0; i < inner.size(); ++i) {
        std::size_t next = (i + 1) % inner.size();
        triangle(inner[i], outer[i], outer[next]);
        triangle(inner[i], outer[next], inner[next]);
    }
}

// The outline (clockwise on the screen) moved outward, as new vertices.
std::vector<int> Brush::loop(const Outline& outline, double outward, SDL_Color c) {
    std::vector<int> out;
    std::size_t count = outline.size();
    for (std::size_t i = 0; i < count; ++i) {
        Vec before = outline[i] - outline[(i + count - 1) % count];
        Vec after = outline[(i + 1) % count] - outline[i];
        before = before * (1 / std::max(length(before), 1e-9));
        after = after * (1 / std::max(length(after), 1e-9));
        Vec middle = before + after;
        middle = middle * (1 / std::max(length(middle), 1e-9));
        Vec normal{middle.y, -middle.x};
        double cosine = std::max(0.5, normal.x * after.y - normal.y * after.x);
        out.push_back(vertex(outline[i] + normal * (outward / cosine), c));
    }
    return out;
}

void Brush::convex(const Outline& outline, SDL_Color fill) {
    std::vector<int> inner = loop(outline, -half_rim, fill);
    std::vector<int> outer = loop(outline, half_rim, faded(fill));
    for (std::size_t i = 2; i < inner.size(); ++i)
        triangle(inner[0], inner[i - 1], inner[i]);
    band(inner, outer);
}

void Brush::stroke(const Outline& closed, double width, SDL_Color c) {
    double half = std::max(width, 1.0) / 2;
    std::vector<int> a = loop(closed, -half - half_rim, faded(c));
    std::vector<int> b = loop(closed, -half + half_rim, c);
    std::vector<int> d = loop(closed, half - half_rim, c);
    std::vector<int> e = loop(closed, half + half_rim, faded(c));
    band(a, b);
    band(b, d);
    band(d, e);
}

Brush::Outline Brush::circle(Vec centre, double radius) {
    int count = std::clamp(static_cast<int>(radius * 1.5), 12, 96);
    Outline out;
    for (int i = 0; i < count; ++i) {
        double angle = 2 * half_turn * i / count;
        out.push_back(centre + Vec{std::cos(angle), std::sin(angle)} * radius);
    }
    return out;
}

Brush::Outline Brush::rounded_outline(const Rect& rect, double radius) {
    radius = std::min({radius, rect.w / 2, rect.h / 2});
    int steps = std::clamp(static_cast<int>(radius / 2), 1, 16);
    Vec corners[4] = {Vec{rect.right() - radius, rect.y + radius}, Vec{rect.right() - radius, rect.bottom() - radius},
                      Vec{rect.x + radius, rect.bottom() - radius}, Vec{rect.x + radius, rect.y + radius}};
    Outline out;
    for (int corner = 0; corner < 4; ++corner) {
        for (int i = 0; i <= steps; ++i) {
            double angle = half_turn / 2 * (corner - 1 + static_cast<double>(i) / steps);
            out.push_back(corners[corner] + Vec{std::cos(angle), std::sin(angle)} * radius);
        }
    }
    return out;
}

void Brush::rectangle(const Rect& rect, SDL_Color fill) {
    int a = vertex(Vec{rect.x, rect.y}, fill);
    vertex(Vec{rect.right(), rect.y}, fill);
    vertex(Vec{rect.right(), rect.bottom()}, fill);
    vertex(Vec{rect.x, rect.bottom()}, fill);
    triangle(a, a + 1, a + 2);
    triangle(a, a + 2, a + 3);
}

void Brush::disc(Vec centre, double radius, SDL_Color fill) {
    convex(circle(centre, radius), fill);
}

void Brush::ring(Vec centre, double radius, double width, SDL_Color c) {
    stroke(circle(centre, radius), width, c);
}

void Brush::line(Vec from, Vec to, double width, SDL_Color c) {
    constexpr int cap_steps = 8;
    Vec along = to - from;
    double angle = std::atan2(along.y, along.x);
    Outline out;
    for (int i = 0; i <= cap_steps; ++i) {
        double turn = angle - half_turn / 2 + half_turn * i / cap_steps;
        out.push_back(to + Vec{std::cos(turn), std::sin(turn)} * (width / 2));
    }
    for (int i = 0; i <= cap_steps; ++i) {
        double turn = angle + half_turn / 2 + half_turn * i / cap_steps;
        out.push_back(from + Vec{std::cos(turn), std::sin(turn)} * (width / 2));
    }
    convex(out, c);
}

void Brush::rounded(const Rect& rect, double radius, SDL_Color fill) {
    convex(rounded_outline(rect, radius), fill);
}

void Brush::frame(const Rect& rect, double radius, double width, SDL_Color c) {
    stroke(rounded_outline(rect, radius), width, c);
}

void Brush::shadow(const Rect& rect, double spread, SDL_Color dark) {
    Outline outline = rounded_outline(rect, 2);
    std::vector<int> middle = loop(outline, 0, dark);
    for (std::size_t i = 2; i < middle.size(); ++i)
        triangle(middle[0], middle[i - 1], middle[i]);
    // Two steps come close enough to a soft falling off.
    SDL_Color half = dark;
    half.a = static_cast<Uint8>(dark.a * 2 / 5);
    std::vector<int> near = loop(outline, spread * 0.4, half);
    std::vector<int> far = loop(outline, spread, faded(dark));
    band(middle, near);
    band(near, far);
}

void Brush::flush() {
    if (!indices_.empty()) {
        SDL_SetRenderDrawBlendMode(renderer_, SDL_BLENDMODE_BLEND);
        SDL_RenderGeometry(renderer_, nullptr, vertices_.data(), static_cast<int>(vertices_.size()), indices_.data(),
                           static_cast<int>(indices_.size()));
    }
    vertices_.clear();
    indices_.clear();
}

}  // namespace bastide::view
