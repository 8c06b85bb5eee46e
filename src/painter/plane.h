#pragma once

// Points, polylines and rings in the unit square of a tile (x east, y south), and the few operations the painter
// needs on them. Everything is computed with additions, products, divisions and square roots in a fixed order, so
// that two machines agree about every picture. A polyline and a ring are both a Path; a ring does not repeat its
// first point.

#include <cstddef>
#include <optional>
#include <vector>

#include "painter/random.h"

namespace bastide::painter {

struct Point {
    double x = 0.0;
    double y = 0.0;
};

using Path = std::vector<Point>;

// A point on a polyline and the direction the polyline runs there.
struct PathPoint {
    Point point;
    Point direction;
};

struct Crossing {
    Point point;
    Point first_direction;
    Point second_direction;
};

constexpr double pi = 3.14159265358979323846;

constexpr Point add(Point a, Point b, double factor = 1.0) {
    return {a.x + b.x * factor, a.y + b.y * factor};
}
constexpr Point sub(Point a, Point b) {
    return {a.x - b.x, a.y - b.y};
}
constexpr Point lerp(Point a, Point b, double t) {
    return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

double dist(Point a, Point b);
Point unit(Point v);

Path bezier(Point p0, Point p1, Point p2, Point p3, int steps = 14);
Path chaikin(const Path& path, int rounds = 2);
Path chaikin_ring(const Path& ring, int rounds = 2);
Path reversed(const Path& path);

double length(const Path& path);
PathPoint at(const Path& path, double arc);
Path resample(const Path& path, double step);
// The piece of a polyline between two arc lengths.
Path part(const Path& path, double from, double to);

double segment_distance(Point q, Point a, Point b);
double path_distance(Point q, const Path& path);
bool inside(Point q, const Path& ring);

// Left normals (dy, -dx) at the vertices, averaged over the neighbouring segments.
Path normals(const Path& path);
Path offset(const Path& path, double amount);
std::optional<Crossing> cross_point(const Path& first, const Path& second);

// A ring moved outward at every vertex (mitre, limited): an outline is a grown fill under the fill.
Path grow(const Path& ring, double amount);
// A round ring of n points with a rough edge.
Path blob(double x, double y, double rx, double ry, int n, Rng& rng, double rough = .18);
// Points of a figure or sign, scaled and moved to (x, y).
Path placed(const Path& points, double x, double y, double scale);

}  // namespace bastide::painter
