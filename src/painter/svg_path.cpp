#include "painter/svg_path.h"

#include <algorithm>
#include <cmath>

namespace bastide::painter {

namespace {

constexpr double tolerance = 0.6;  // a point may lie off the line that is drawn without it

double off_line(Whole point, Whole from, Whole to) {
    const double dx = to.x - from.x, dy = to.y - from.y;
    const double x = point.x - from.x, y = point.y - from.y;
    const double squared = dx * dx + dy * dy;
    const double t = squared > 0 ? std::clamp((x * dx + y * dy) / squared, 0.0, 1.0) : 0.0;
    return std::sqrt((x - t * dx) * (x - t * dx) + (y - t * dy) * (y - t * dy));
}

// Adds the points between two, without those that make no difference.
void add_between(const WholePath& path, std::size_t from, std::size_t to, WholePath& out) {
    double farthest = 0;
    std::size_t at = from;
    for (std::size_t i = from + 1; i < to; ++i) {
        const double distance = off_line(path[i], path[from], path[to]);
        if (distance > farthest) {
            farthest = distance;
            at = i;
        }
    }
    if (farthest <= tolerance) return;
    add_between(path, from, at, out);
    out.push_back(path[at]);
    add_between(path, at, to, out);
}

}  // namespace

WholePath simplified(const WholePath& path, Ends ends) {
    if (path.size() < 3) return path;
    WholePath out = {path[0]};
    std::size_t last = path.size() - 1;
    if (ends == Ends::open) {
        add_between(path, 0, last, out);
        out.push_back(path[last]);
        return out;
    }
    // A ring has two ends where it is widest.
    std::size_t far_point = 0;
    long long widest = -1;
    for (std::size_t i = 1; i < path.size(); ++i) {
        const long long x = path[i].x - path[0].x, y = path[i].y - path[0].y;
        if (x * x + y * y > widest) {
            widest = x * x + y * y;
            far_point = i;
        }
    }
    WholePath ring = path;
    ring.push_back(path[0]);
    add_between(ring, 0, far_point, out);
    out.push_back(path[far_point]);
    add_between(ring, far_point, ring.size() - 1, out);
    return out;
}

void turn_clockwise(WholePath& ring) {
    long long area = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Whole a = ring[i], b = ring[i + 1 == ring.size() ? 0 : i + 1];
        area += static_cast<long long>(a.x) * b.y - static_cast<long long>(b.x) * a.y;
    }
    if (area < 0) std::reverse(ring.begin(), ring.end());
}

}  // namespace bastide::painter
