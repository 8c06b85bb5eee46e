// Points and rectangles on the screen, in device pixels: x to the right, y down. Points of the board use the same types
// in tile units, x east, y south. Plain values with the few operations that the view needs.
#pragma once

#include <algorithm>

namespace bastide::view {

struct Vec {
    double x = 0;
    double y = 0;
    friend constexpr Vec operator+(Vec a, Vec b) { return Vec{a.x + b.x, a.y + b.y}; }
    friend constexpr Vec operator-(Vec a, Vec b) { return Vec{a.x - b.x, a.y - b.y}; }
    friend constexpr Vec operator*(Vec a, double k) { return Vec{a.x * k, a.y * k}; }
    friend constexpr bool operator==(Vec a, Vec b) = default;
};

double length(Vec v);

struct Rect {
    double x = 0;
    double y = 0;
    double w = 0;
    double h = 0;
    constexpr double right() const { return x + w; }
    constexpr double bottom() const { return y + h; }
    constexpr Vec centre() const { return Vec{x + w / 2, y + h / 2}; }
    constexpr bool contains(Vec p) const { return p.x >= x && p.y >= y && p.x < x + w && p.y < y + h; }
    constexpr bool empty() const { return w <= 0 || h <= 0; }
    friend constexpr bool operator==(const Rect& a, const Rect& b) = default;
};

constexpr Rect grown(const Rect& r, double by) {
    return Rect{r.x - by, r.y - by, r.w + 2 * by, r.h + 2 * by};
}

constexpr bool overlap(const Rect& a, const Rect& b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

// The nearest point of the rectangle.
constexpr Vec clamped(Vec p, const Rect& r) {
    return Vec{std::clamp(p.x, r.x, std::max(r.x, r.right())), std::clamp(p.y, r.y, std::max(r.y, r.bottom()))};
}

}  // namespace bastide::view
