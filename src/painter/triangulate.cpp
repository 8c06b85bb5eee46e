#include "painter/triangulate.h"

namespace bastide::painter {

namespace {

double turn_at(Point a, Point b, Point c) {
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
}

bool in_triangle(Point q, Point a, Point b, Point c) {
    return turn_at(a, b, q) >= 0 && turn_at(b, c, q) >= 0 && turn_at(c, a, q) >= 0;
}

bool same(Point a, Point b) {
    return a.x == b.x && a.y == b.y;
}

double signed_area(const Path& ring) {
    double area = 0.0;
    Point a = ring.back();
    for (const Point b : ring) {
        area += a.x * b.y - b.x * a.y;
        a = b;
    }
    return area;
}

// Convex, and round only once.
bool convex(const Path& ring, double sign) {
    const std::size_t n = ring.size();
    int changes = 0;
    double last = ring[0].x - ring[n - 1].x;
    for (std::size_t i = 0; i < n; ++i) {
        const Point a = ring[i], b = ring[(i + 1) % n], c = ring[(i + 2) % n];
        if (turn_at(a, b, c) * sign < 0) return false;
        const double dx = b.x - a.x;
        if (dx != 0.0) {
            if ((dx > 0) != (last > 0)) ++changes;
            last = dx;
        }
    }
    return changes <= 3;
}

// What is left of the polygon, counter-clockwise in the sense of turn_at, as a linked ring.
class EarCutter {
public:
    EarCutter(const Path& ring, double sign, std::vector<int>& triangles)
        : ring_(ring), triangles_(triangles), left_(ring.size()), next_(left_), last_(left_), reflex_(left_) {
        const std::size_t n = left_;
        for (std::size_t i = 0; i < n; ++i) {
            const std::size_t forward = (i + 1) % n, backward = (i + n - 1) % n;
            next_[i] = sign > 0 ? forward : backward;
            last_[i] = sign > 0 ? backward : forward;
        }
        for (std::size_t i = 0; i < n; ++i)
            mark(i);
    }

    void run() {
        std::size_t here = 0, tried = 0;
        while (left_ > 3) {
            // With no proper ear left the polygon touches itself; any corner will do.
            if (is_ear(here) || tried > left_) {
                cut(here);
                here = last_[here];
                tried = 0;
            } else {
                here = next_[here];
                ++tried;
            }
        }
        push(last_[here], here, next_[here]);
    }

private:
    double turn_of(std::size_t i) const { return turn_at(ring_[last_[i]], ring_[i], ring_[next_[i]]); }
    void mark(std::size_t i) { reflex_[i] = turn_of(i) <= 0 ? 1 : 0; }

    bool is_ear(std::size_t i) const {
        if (turn_of(i) < 0) return false;
        const Point a = ring_[last_[i]], b = ring_[i], c = ring_[next_[i]];
        for (std::size_t k = next_[next_[i]]; k != last_[i]; k = next_[k]) {
            if (reflex_[k] == 0) continue;
            const Point q = ring_[k];
            if (!same(q, a) && !same(q, b) && !same(q, c) && in_triangle(q, a, b, c)) return false;
        }
        return true;
    }

    void cut(std::size_t i) {
        push(last_[i], i, next_[i]);
        next_[last_[i]] = next_[i];
        last_[next_[i]] = last_[i];
        mark(last_[i]);
        mark(next_[i]);
        --left_;
    }

    void push(std::size_t a, std::size_t b, std::size_t c) {
        for (const std::size_t i : {a, b, c})
            triangles_.push_back(static_cast<int>(i));
    }

    const Path& ring_;
    std::vector<int>& triangles_;
    std::size_t left_;
    std::vector<std::size_t> next_;
    std::vector<std::size_t> last_;
    std::vector<unsigned char> reflex_;
};

}  // namespace

void triangulate(const Path& ring, std::vector<int>& triangles) {
    triangles.clear();
    const std::size_t n = ring.size();
    if (n < 3) return;
    const double sign = signed_area(ring) > 0 ? 1.0 : -1.0;
    if (n == 3 || convex(ring, sign)) {
        for (int i = 1; i + 1 < static_cast<int>(n); ++i)
            triangles.insert(triangles.end(), {0, i, i + 1});
        return;
    }
    EarCutter(ring, sign, triangles).run();
}

}  // namespace bastide::painter
