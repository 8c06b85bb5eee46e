#include "painter/plane.h"

#include <algorithm>
#include <cmath>

namespace bastide::painter {

double dist(Point a, Point b) {
    const Point d = sub(a, b);
    return std::sqrt(d.x * d.x + d.y * d.y);
}

Point unit(Point v) {
    const double l = std::sqrt(v.x * v.x + v.y * v.y);
    return l > 0.0 ? Point{v.x / l, v.y / l} : v;
}

Path bezier(Point p0, Point p1, Point p2, Point p3, int steps) {
    Path out;
    out.reserve(static_cast<std::size_t>(steps) + 1);
    for (int i = 0; i <= steps; ++i) {
        const double t = static_cast<double>(i) / steps;
        const double s = 1 - t;
        const double a = s * s * s, b = 3 * t * (s * s), c = 3 * t * t * s, d = t * t * t;
        out.push_back({a * p0.x + b * p1.x + c * p2.x + d * p3.x, a * p0.y + b * p1.y + c * p2.y + d * p3.y});
    }
    return out;
}

Path chaikin(const Path& path, int rounds) {
    Path p = path;
    for (int round = 0; round < rounds; ++round) {
        Path q;
        q.reserve(2 * p.size());
        q.push_back(p.front());
        for (std::size_t i = 0; i + 1 < p.size(); ++i) {
            q.push_back(lerp(p[i], p[i + 1], .25));
            q.push_back(lerp(p[i], p[i + 1], .75));
        }
        q.push_back(p.back());
        p.swap(q);
    }
    return p;
}

Path chaikin_ring(const Path& ring, int rounds) {
    Path p = ring;
    for (int round = 0; round < rounds; ++round) {
        Path q;
        q.reserve(2 * p.size());
        for (std::size_t i = 0; i < p.size(); ++i) {
            const Point a = p[i], b = p[(i + 1) % p.size()];
            q.push_back(lerp(a, b, .25));
            q.push_back(lerp(a, b, .75));
        }
        p.swap(q);
    }
    return p;
}

Path reversed(const Path& path) {
    return Path(path.rbegin(), path.rend());
}

double length(const Path& path) {
    double sum = 0.0;
    for (std::size_t i = 0; i + 1 < path.size(); ++i)
        sum += dist(path[i], path[i + 1]);
    return sum;
}

PathPoint at(const Path& path, double arc) {
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const Point a = path[i], b = path[i + 1];
        const double l = dist(a, b);
        if (arc <= l && l > 0) return {lerp(a, b, arc / l), unit(sub(b, a))};
        arc -= l;
    }
    return {path.back(), unit(sub(path.back(), path[path.size() - 2]))};
}

Path resample(const Path& path, double step) {
    const double l = length(path);
    const int n = std::max(2, static_cast<int>(std::lround(l / step)));
    Path out;
    out.reserve(static_cast<std::size_t>(n) + 1);
    for (int i = 0; i < n; ++i)
        out.push_back(at(path, l * i / n).point);
    out.push_back(path.back());
    return out;
}

Path part(const Path& path, double from, double to) {
    Path out{at(path, from).point};
    double s = 0.0;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        s += dist(path[i], path[i + 1]);
        if (from + 1e-6 < s && s < to - 1e-6) out.push_back(path[i + 1]);
    }
    out.push_back(at(path, to).point);
    return out;
}

static double squared_segment_distance(Point q, Point a, Point b) {
    const double vx = b.x - a.x, vy = b.y - a.y, wx = q.x - a.x, wy = q.y - a.y;
    const double l = vx * vx + vy * vy;
    const double t = l > 0.0 ? std::max(0.0, std::min(1.0, (vx * wx + vy * wy) / l)) : 0.0;
    const double dx = wx - vx * t, dy = wy - vy * t;
    return dx * dx + dy * dy;
}

double segment_distance(Point q, Point a, Point b) {
    return std::sqrt(squared_segment_distance(q, a, b));
}

double path_distance(Point q, const Path& path) {
    double best = squared_segment_distance(q, path[0], path[1]);
    for (std::size_t i = 1; i + 1 < path.size(); ++i) {
        best = std::min(best, squared_segment_distance(q, path[i], path[i + 1]));
    }
    return std::sqrt(best);
}

bool inside(Point q, const Path& ring) {
    bool in = false;
    Point a = ring.back();
    for (const Point b : ring) {
        if ((a.y > q.y) != (b.y > q.y) && q.x < (b.x - a.x) * (q.y - a.y) / (b.y - a.y) + a.x) in = !in;
        a = b;
    }
    return in;
}

Path normals(const Path& path) {
    Path out;
    out.reserve(path.size());
    for (std::size_t i = 0; i < path.size(); ++i) {
        const Point a = path[i == 0 ? 0 : i - 1], b = path[std::min(path.size() - 1, i + 1)];
        const Point d = unit(sub(b, a));
        out.push_back({d.y, -d.x});
    }
    return out;
}

Path offset(const Path& path, double amount) {
    Path out = normals(path);
    for (std::size_t i = 0; i < path.size(); ++i)
        out[i] = add(path[i], out[i], amount);
    return out;
}

std::optional<Crossing> cross_point(const Path& first, const Path& second) {
    for (std::size_t i = 0; i + 1 < first.size(); ++i) {
        const Point a = first[i], r = sub(first[i + 1], a);
        for (std::size_t j = 0; j + 1 < second.size(); ++j) {
            const Point c = second[j], s = sub(second[j + 1], c);
            const double den = r.x * s.y - r.y * s.x;
            if (std::abs(den) < 1e-12) continue;
            const double t = ((c.x - a.x) * s.y - (c.y - a.y) * s.x) / den;
            const double u = ((c.x - a.x) * r.y - (c.y - a.y) * r.x) / den;
            if (-1e-9 <= t && t <= 1 + 1e-9 && -1e-9 <= u && u <= 1 + 1e-9) {
                return Crossing{lerp(a, first[i + 1], t), unit(r), unit(s)};
            }
        }
    }
    return std::nullopt;
}

Path grow(const Path& ring, double amount) {
    const std::size_t n = ring.size();
    double area = 0.0;
    for (std::size_t i = 0; i < n; ++i) {
        const Point a = ring[i], b = ring[(i + 1) % n];
        area += a.x * b.y - b.x * a.y;
    }
    const double s = area > 0 ? 1.0 : -1.0;
    Path out;
    out.reserve(n);
    for (std::size_t i = 0; i < n; ++i) {
        const Point d0 = unit(sub(ring[i], ring[(i + n - 1) % n])), d1 = unit(sub(ring[(i + 1) % n], ring[i]));
        const Point n0{d0.y * s, -d0.x * s}, n1{d1.y * s, -d1.x * s};
        const Point m = unit(add(n0, n1));
        out.push_back(add(ring[i], m, amount / std::max(.5, m.x * n0.x + m.y * n0.y)));
    }
    return out;
}

Path blob(double x, double y, double rx, double ry, int n, Rng& rng, double rough) {
    Path ring;
    ring.reserve(static_cast<std::size_t>(n));
    for (int i = 0; i < n; ++i) {
        const double a = 2 * pi * i / n;
        const double k = 1 + rng.span(-rough, rough);
        ring.push_back({x + rx * k * std::cos(a), y + ry * k * std::sin(a)});
    }
    return ring;
}

Path placed(const Path& points, double x, double y, double scale) {
    Path out;
    out.reserve(points.size());
    for (const Point p : points)
        out.push_back({x + p.x * scale, y + p.y * scale});
    return out;
}

}  // namespace bastide::painter
