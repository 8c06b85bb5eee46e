#include "painter/tessellate.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "painter/triangulate.h"

namespace bastide::painter {

namespace {

// Below this width in pixels a round cap cannot be told from a square one.
constexpr double least_round_width = 3.0;
// Turns of a line up to about 20 degrees need no round join: the mitre is the same within a fraction of a pixel.
constexpr double smooth_turn = .94;

std::uint8_t to_byte(double share) {
    return static_cast<std::uint8_t>(std::lround(std::clamp(share, 0.0, 1.0) * 255));
}

std::uint8_t mix_byte(std::uint8_t a, std::uint8_t b, double t) {
    return static_cast<std::uint8_t>(std::lround(a + (b - a) * t));
}

Colour mix(const Colour& a, const Colour& b, double t) {
    return {
        {mix_byte(a.rgb.red, b.rgb.red, t), mix_byte(a.rgb.green, b.rgb.green, t), mix_byte(a.rgb.blue, b.rgb.blue, t)},
        a.alpha + (b.alpha - a.alpha) * t};
}

double cross(Point a, Point b) {
    return a.x * b.y - a.y * b.x;
}
double dot(Point a, Point b) {
    return a.x * b.x + a.y * b.y;
}

class Tessellator {
public:
    Tessellator(const Drawing& drawing, double pixels, Point origin, Mesh& mesh)
        : drawing_(drawing), pixels_(pixels), origin_(origin), mesh_(mesh) {}

    void run() {
        for (const Command& command : drawing_.commands) {
            colour_ = command.colour;
            switch (command.shape) {
                case Shape::fill:
                    fill(command);
                    break;
                case Shape::gradient:
                    gradient(command);
                    break;
                case Shape::line:
                    line(command);
                    break;
                case Shape::disc:
                    disc(command);
                    break;
                case Shape::glow:
                    glow(command);
                    break;
            }
        }
    }

private:
    int add_vertex(Point p, const Colour& colour) {
        mesh_.vertices.push_back({static_cast<float>(p.x), static_cast<float>(p.y), colour.rgb.red, colour.rgb.green,
                                  colour.rgb.blue, to_byte(colour.alpha)});
        return static_cast<int>(mesh_.vertices.size()) - 1;
    }
    int add_vertex(Point p) { return add_vertex(p, colour_); }
    void add_triangle(int a, int b, int c) {
        mesh_.indices.push_back(a);
        mesh_.indices.push_back(b);
        mesh_.indices.push_back(c);
    }
    Point to_pixels(Point p) const { return {origin_.x + p.x * pixels_, origin_.y + p.y * pixels_}; }

    void load(const Command& command) {
        ring_.clear();
        const Point* points = drawing_.points_of(command);
        for (std::uint32_t i = 0; i < command.count; ++i)
            ring_.push_back(to_pixels(points[i]));
    }

    void fill(const Command& command) {
        load(command);
        const int first = static_cast<int>(mesh_.vertices.size());
        for (const Point p : ring_)
            add_vertex(p);
        triangulate(ring_, triangles_);
        for (const int i : triangles_)
            mesh_.indices.push_back(first + i);
    }

    // The vertices take the colour of their place along the gradient. A triangle that reaches over one of its ends is
    // cut there first.
    void gradient(const Command& command) {
        load(command);
        const Point* ends = drawing_.points_of(command) + command.count;
        const Point from = to_pixels(ends[0]), along = sub(to_pixels(ends[1]), from);
        const double square = std::max(dot(along, along), 1e-12);
        std::vector<double>& t = places_;
        t.clear();
        const int first = static_cast<int>(mesh_.vertices.size());
        for (const Point p : ring_) {
            t.push_back(dot(sub(p, from), along) / square);
            add_vertex(p, mix(command.colour, command.colour_end, std::clamp(t.back(), 0.0, 1.0)));
        }
        triangulate(ring_, triangles_);
        for (std::size_t i = 0; i + 2 < triangles_.size(); i += 3) {
            std::array<double, 3> place{};
            for (std::size_t k = 0; k < 3; ++k)
                place[k] = t[static_cast<std::size_t>(triangles_[i + k])];
            const auto [least, most] = std::minmax_element(place.begin(), place.end());
            const bool crosses_start = *least < -1e-6 && *most > 1e-6;
            const bool crosses_end = *least < 1 - 1e-6 && *most > 1 + 1e-6;
            if (!crosses_start && !crosses_end) {
                add_triangle(first + triangles_[i], first + triangles_[i + 1], first + triangles_[i + 2]);
                continue;
            }
            cut_triangle(command, i, place);
        }
    }

    struct Placed {
        Point point;
        double t;
    };

    // Keeps the part of a convex polygon between two places of the gradient.
    static std::vector<Placed> between(const std::vector<Placed>& polygon, double low, double high) {
        std::vector<Placed> out = polygon;
        for (const double sign : {1.0, -1.0}) {
            const double limit = sign > 0 ? low : -high;
            std::vector<Placed> kept;
            for (std::size_t i = 0; i < out.size(); ++i) {
                const Placed& a = out[i];
                const Placed& b = out[(i + 1) % out.size()];
                const double da = a.t * sign - limit, db = b.t * sign - limit;
                if (da >= 0) kept.push_back(a);
                if ((da > 0 && db < 0) || (da < 0 && db > 0)) {
                    const double k = da / (da - db);
                    kept.push_back({lerp(a.point, b.point, k), a.t + (b.t - a.t) * k});
                }
            }
            out.swap(kept);
        }
        return out;
    }

    void cut_triangle(const Command& command, std::size_t triangle, const std::array<double, 3>& place) {
        std::vector<Placed> whole;
        for (std::size_t k = 0; k < 3; ++k) {
            whole.push_back({ring_[static_cast<std::size_t>(triangles_[triangle + k])], place[k]});
        }
        constexpr double far_away = 1e9;
        constexpr std::array<double, 4> limits{-far_away, 0.0, 1.0, far_away};
        for (std::size_t band = 0; band < 3; ++band) {
            const std::vector<Placed> piece = between(whole, limits[band], limits[band + 1]);
            if (piece.size() < 3) continue;
            const int first = static_cast<int>(mesh_.vertices.size());
            for (const Placed& p : piece) {
                add_vertex(p.point, mix(command.colour, command.colour_end, std::clamp(p.t, 0.0, 1.0)));
            }
            for (int k = 1; k + 1 < static_cast<int>(piece.size()); ++k)
                add_triangle(first, first + k, first + k + 1);
        }
    }

    void disc(const Command& command) {
        const Point* points = drawing_.points_of(command);
        const Point centre = to_pixels(points[0]);
        const double rx = points[1].x * pixels_, ry = points[1].y * pixels_;
        const int sides = disc_sides(std::max(rx, ry));
        const int first = static_cast<int>(mesh_.vertices.size());
        for (int i = 0; i < sides; ++i) {
            const double a = 2 * pi * i / sides;
            add_vertex({centre.x + rx * std::cos(a), centre.y + ry * std::sin(a)});
        }
        for (int i = 1; i + 1 < sides; ++i)
            add_triangle(first, first + i, first + i + 1);
    }

    void glow(const Command& command) {
        const Point* points = drawing_.points_of(command);
        const Point centre = to_pixels(points[0]);
        const double r = points[1].x * pixels_;
        constexpr int sides = 24;
        const int middle = add_vertex(centre);
        for (int i = 0; i < sides; ++i) {
            const double a = 2 * pi * i / sides;
            add_vertex({centre.x + r * std::cos(a), centre.y + r * std::sin(a)}, command.colour_end);
        }
        for (int i = 0; i < sides; ++i)
            add_triangle(middle, middle + 1 + i, middle + 1 + (i + 1) % sides);
    }

    // The two vertices where a segment begins or ends: on its left and on its right.
    struct Side {
        int left;
        int right;
    };
    struct Join {
        Side before;
        Side after;
    };

    void line(const Command& command) {
        load_line(command);
        double width = command.width * pixels_;
        if (width < 1.0) {
            // Thinner than a pixel: fainter instead, or it would be broken.
            colour_.alpha *= width;
            width = 1.0;
        }
        const double half = width * .5;
        const std::size_t n = ring_.size();
        if (n < 2) {
            if (n == 1) round_dot(ring_[0], half);
            return;
        }
        const bool closed = command.ends == Ends::closed && n > 2;
        const std::size_t segments = closed ? n : n - 1;
        directions_.clear();
        second_halves_.clear();
        for (std::size_t i = 0; i < segments; ++i)
            directions_.push_back(unit(sub(ring_[(i + 1) % n], ring_[i])));

        Side from{};
        Join seam{};
        if (closed) {
            seam = join(n - 1, 0, half);
            from = seam.after;
        } else {
            from = cap(ring_[0], {-directions_[0].x, -directions_[0].y}, half);
            std::swap(from.left, from.right);
        }
        for (std::size_t i = 0; i < segments; ++i) {
            Join here{};
            if (i + 1 < segments) {
                here = join(i, i + 1, half);
            } else if (closed) {
                here = seam;
            } else {
                here.before = cap(ring_[n - 1], directions_[i], half);
            }
            add_triangle(from.left, here.before.left, here.before.right);
            second_halves_.insert(second_halves_.end(), {from.left, here.before.right, from.right});
            from = here.after;
        }
        // Not side by side: renderers that make a rectangle of two such triangles round it, and tear the line.
        mesh_.indices.insert(mesh_.indices.end(), second_halves_.begin(), second_halves_.end());
    }

    void load_line(const Command& command) {
        ring_.clear();
        const Point* points = drawing_.points_of(command);
        for (std::uint32_t i = 0; i < command.count; ++i) {
            const Point p = to_pixels(points[i]);
            if (ring_.empty() || dist(ring_.back(), p) > 1e-3) ring_.push_back(p);
        }
        if (command.ends == Ends::closed && ring_.size() > 1 && dist(ring_.back(), ring_.front()) <= 1e-3) {
            ring_.pop_back();
        }
    }

    // Left is (dy, -dx), as everywhere in the painter.
    static Point left_of(Point d) { return {d.y, -d.x}; }

    // Corner between two segments. Smooth turns and the inner side of sharp ones share vertices, so that translucent
    // lines do not cover themselves; the outer side of a sharp turn is a fan.
    Join join(std::size_t before, std::size_t after, double half) {
        const Point p = ring_[after], d0 = directions_[before], d1 = directions_[after];
        const Point n0 = left_of(d0), n1 = left_of(d1);
        const double cosine = dot(d0, d1);
        const Point middle = unit(add(n0, n1));
        const double reach = half / std::max(.2, dot(middle, n0));
        if (cosine > smooth_turn) {
            const Side side{add_vertex(add(p, middle, reach)), add_vertex(add(p, middle, -reach))};
            return {side, side};
        }
        const bool outer_left = cross(d0, d1) > 0;
        const double sign = outer_left ? 1.0 : -1.0;
        const std::size_t n = ring_.size();
        const double shortest = std::min(dist(p, ring_[before]), dist(p, ring_[(after + 1) % n]));
        const double back = half * std::sqrt(std::max(0.0, (1 - cosine) / (1 + std::max(cosine, -.999))));
        const bool room = cosine > -.9 && back < shortest;
        const int outer0 = add_vertex(add(p, n0, sign * half)), outer1 = add_vertex(add(p, n1, sign * half));
        if (room) {
            const int inner = add_vertex(add(p, middle, -sign * reach));
            fan(inner, outer0, outer1, p, n0, n1, sign, half);
            if (outer_left) return {{outer0, inner}, {outer1, inner}};
            return {{inner, outer0}, {inner, outer1}};
        }
        const int hub = add_vertex(p);
        fan(hub, outer0, outer1, p, n0, n1, sign, half);
        const int inner0 = add_vertex(add(p, n0, -sign * half)), inner1 = add_vertex(add(p, n1, -sign * half));
        if (outer_left) return {{outer0, inner0}, {outer1, inner1}};
        return {{inner0, outer0}, {inner1, outer1}};
    }

    void fan(int hub, int from, int to, Point p, Point n0, Point n1, double sign, double half) {
        const double angle = std::acos(std::clamp(dot(n0, n1), -1.0, 1.0));
        const int steps = std::max(1, static_cast<int>(std::ceil(angle / (2 * pi) * disc_sides(half))));
        const double start = std::atan2(n0.y * sign, n0.x * sign);
        const double turn = cross(n0, n1) >= 0 ? angle : -angle;
        int last = from;
        for (int i = 1; i < steps; ++i) {
            const double a = start + turn * i / steps;
            const int next = add_vertex({p.x + std::cos(a) * half, p.y + std::sin(a) * half});
            add_triangle(hub, last, next);
            last = next;
        }
        add_triangle(hub, last, to);
    }

    // The end of an open line that runs towards `d`.
    Side cap(Point p, Point d, double half) {
        const Point n = left_of(d);
        if (half * 2 <= least_round_width) {
            const Point end = add(p, d, half * .8);
            return {add_vertex(add(end, n, half)), add_vertex(add(end, n, -half))};
        }
        const Side side{add_vertex(add(p, n, half)), add_vertex(add(p, n, -half))};
        const int steps = std::max(3, disc_sides(half) / 2);
        int last = side.left;
        for (int i = 1; i < steps; ++i) {
            const double a = pi * i / steps;
            const int next = add_vertex(add(add(p, n, half * std::cos(a)), d, half * std::sin(a)));
            add_triangle(side.right, last, next);
            last = next;
        }
        return side;
    }

    void round_dot(Point p, double half) {
        const int sides = disc_sides(half);
        const int first = static_cast<int>(mesh_.vertices.size());
        for (int i = 0; i < sides; ++i) {
            const double a = 2 * pi * i / sides;
            add_vertex({p.x + half * std::cos(a), p.y + half * std::sin(a)});
        }
        for (int i = 1; i + 1 < sides; ++i)
            add_triangle(first, first + i, first + i + 1);
    }

    const Drawing& drawing_;
    double pixels_;
    Point origin_;
    Mesh& mesh_;
    Colour colour_;
    Path ring_;
    Path directions_;
    std::vector<double> places_;
    std::vector<int> triangles_;
    std::vector<int> second_halves_;
};

}  // namespace

int disc_sides(double radius) {
    if (radius < 2.5) return 6;
    return std::min(32, static_cast<int>(std::ceil(pi / std::acos(1 - .45 / radius))));
}

void tessellate(const Drawing& drawing, double pixels, Point origin, Mesh& mesh) {
    Tessellator(drawing, pixels, origin, mesh).run();
}

}  // namespace bastide::painter
