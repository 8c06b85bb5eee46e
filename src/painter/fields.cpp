// Outlines of fields (marching squares over the label grid), the owner's tint, and the highlight of a region.

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "painter/elements.h"
#include "painter/painter.h"

namespace bastide::painter {

namespace {

constexpr double field_margin = .006;

// Positive inside the field; the outline runs where it crosses zero.
double depth_at(const Geometry& geometry, int field, int i, int j) {
    if (i < 0 || i > grid_size || j < 0 || j > grid_size) return -.02;
    const double c = geometry.grid_clearance(i, j);
    const int label = geometry.grid_field(i, j);
    if (label == field) return std::max(c - field_margin, .0005);
    return label < 0 ? std::max(std::min(c, 0.0), -.025) - field_margin : -.01;
}

// Directed segments of the outline, each from a point to the next; points in millionths of a grid step.
class Outline {
public:
    using Key = std::pair<long long, long long>;

    void add_segment(Point from, Point to) {
        const Key key = key_of(from);
        const auto [place, fresh] = index_.try_emplace(key, starts_.size());
        if (fresh) starts_.push_back({key, {}});
        starts_[place->second].next.push_back(key_of(to));
    }

    // Takes one closed ring out, in grid steps; empty when none is left.
    Path take_ring() {
        while (first_ < starts_.size() && starts_[first_].next.empty())
            ++first_;
        Path ring;
        if (first_ == starts_.size()) return ring;
        Key here = starts_[first_].key;
        for (;;) {
            const auto place = index_.find(here);
            if (place == index_.end() || starts_[place->second].next.empty()) return ring;
            std::vector<Key>& next = starts_[place->second].next;
            ring.push_back({static_cast<double>(here.first) / 1e6, static_cast<double>(here.second) / 1e6});
            here = next.back();
            next.pop_back();
        }
    }

private:
    struct Start {
        Key key;
        std::vector<Key> next;
    };

    static Key key_of(Point p) { return {std::llround(p.x * 1e6), std::llround(p.y * 1e6)}; }

    std::map<Key, std::size_t> index_;
    std::vector<Start> starts_;
    std::size_t first_ = 0;
};

void trace_square(Outline& outline_segments, const Geometry& geometry, int field, int i, int j) {
    const std::array<std::pair<int, int>, 4> p{{{i, j}, {i + 1, j}, {i + 1, j + 1}, {i, j + 1}}};
    std::array<double, 4> v{};
    for (std::size_t k = 0; k < 4; ++k)
        v[k] = depth_at(geometry, field, p[k].first, p[k].second);
    const auto cut = [&](std::size_t a, std::size_t b) {
        const double t = v[a] / (v[a] - v[b]);
        const double ax = p[a].first, ay = p[a].second;
        return Point{ax + (p[b].first - ax) * t, ay + (p[b].second - ay) * t};
    };
    // Clockwise: where the border of the square leaves the field, and where it enters it.
    Path outs, ins;
    for (std::size_t a = 0; a < 4; ++a) {
        const std::size_t b = (a + 1) % 4;
        if (v[a] > 0 && v[b] <= 0) outs.push_back(cut(a, b));
        if (v[a] <= 0 && v[b] > 0) ins.push_back(cut(a, b));
    }
    if (outs.size() == 2 && v[1] > 0) std::swap(ins[0], ins[1]);
    for (std::size_t k = 0; k < outs.size(); ++k)
        outline_segments.add_segment(outs[k], ins[k]);
}

// Drops repeated and collinear points.
Path simplified(const Path& ring) {
    Path out;
    for (std::size_t k = 0; k < ring.size(); ++k) {
        const Point a = out.empty() ? ring.back() : out.back(), q = ring[k], b = ring[(k + 1) % ring.size()];
        if (dist(a, q) > 1e-6 && segment_distance(q, a, b) > .0012) out.push_back(q);
    }
    return out;
}

bool along_border(Point a, Point b) {
    const auto both = [](double u, double v, double line) {
        return std::abs(u - line) < 1e-6 && std::abs(v - line) < 1e-6;
    };
    return both(a.x, b.x, 0) || both(a.x, b.x, 1) || both(a.y, b.y, 0) || both(a.y, b.y, 1);
}

// Features of their own are not tinted: painted once more.
void paint_features(Ink& ink, const Geometry& geometry) {
    if (geometry.garden) paint_garden(ink, geometry);
    if (geometry.monastery) paint_monastery(ink, geometry);
}

void paint_open_edge(Ink& ink, int edge, FeatureKind kind) {
    const Point a = corner(edge), b = corner(edge + 1);
    const bool wide = kind == FeatureKind::city;
    const double from = wide ? .10 : .40, to = wide ? .90 : .60;
    const int dashes = wide ? 5 : 2;
    for (int i = 0; i < dashes; ++i) {
        const double u = from + (to - from) * (i + .15) / dashes, v = from + (to - from) * (i + .75) / dashes;
        const Path dash{add(lerp(a, b, u), inward_of(edge), .02), add(lerp(a, b, v), inward_of(edge), .02)};
        ink.line(dash, .040, Paint::legal_edge);
        ink.line(dash, .024, Paint::legal);
    }
}

}  // namespace

std::vector<Path> field_rings(const Geometry& geometry, int field) {
    Outline segments;
    for (int j = -1; j <= grid_size; ++j) {
        for (int i = -1; i <= grid_size; ++i)
            trace_square(segments, geometry, field, i, j);
    }
    std::vector<Path> rings;
    for (Path ring = segments.take_ring(); !ring.empty(); ring = segments.take_ring()) {
        for (Point& p : ring) {
            p.x = std::clamp(p.x / grid_size, 0.0, 1.0);
            p.y = std::clamp(p.y / grid_size, 0.0, 1.0);
        }
        Path simple = simplified(ring);
        if (simple.size() > 2) rings.push_back(std::move(simple));
    }
    return rings;
}

std::vector<Path> open_chains(const Path& ring) {
    const std::size_t n = ring.size();
    std::vector<bool> keep(n);
    std::size_t first_border = n;
    for (std::size_t i = 0; i < n; ++i) {
        keep[i] = !along_border(ring[i], ring[(i + 1) % n]);
        if (!keep[i] && first_border == n) first_border = i;
    }
    if (first_border == n) {
        Path whole = ring;
        whole.push_back(ring.front());
        return {whole};
    }
    std::vector<Path> out;
    Path chain;
    for (std::size_t i = 0; i < n; ++i) {
        const std::size_t k = (first_border + 1 + i) % n;
        if (keep[k]) {
            if (chain.empty()) chain.push_back(ring[k]);
            chain.push_back(ring[(k + 1) % n]);
        } else if (!chain.empty()) {
            out.push_back(std::move(chain));
            chain.clear();
        }
    }
    if (!chain.empty()) out.push_back(std::move(chain));
    return out;
}

Drawing paint_field_tint(const Geometry& geometry, int field, int owner, const Palette& colours) {
    Ink ink(colours);
    const Owner& look = owner_look(owner);
    for (const Path& ring : field_rings(geometry, field)) {
        ink.fill(ring, look.colour, .30);
        for (const Path& chain : open_chains(ring))
            ink.line(chaikin(chain, 1), .020, look.dark, .85);
    }
    // The emblem, sown on a lattice that is fixed to the world.
    const bool dark_already = owner == 1 || owner == 3;
    for (int j = 0; j < 4; ++j) {
        for (int i = 0; i < 4; ++i) {
            const double u = (i + .5 + (j % 2 != 0 ? .25 : -.25)) / 4;
            const Point q{u - std::floor(u), (j + .5) / 4};
            if (geometry.field_at(q) != field || geometry.clearance_near(q) <= .03) continue;
            paint_emblem(ink, owner, q, .055, dark_already ? look.colour : look.dark);
        }
    }
    paint_features(ink, geometry);
    return std::move(ink.drawing);
}

Drawing paint_region(const Geometry& geometry, Part part, const std::vector<int>& open_edges, const Palette& colours) {
    Ink ink(colours);
    std::vector<Path> lines;
    const std::size_t at_index = static_cast<std::size_t>(part.index);
    if (part.kind == FeatureKind::city) {
        const CityShape& city = geometry.cities[at_index];
        ink.fill(city.ring, Paint::select, .14);
        for (const Wall& wall : city.walls)
            lines.push_back(placed(wall.path, 0, -wall_height * .5, 1));
    } else if (part.kind == FeatureKind::road) {
        const Path& path = geometry.roads[at_index].path;
        ink.line(path, road_width, Paint::select, .50);
        for (const int s : {-1, 1})
            lines.push_back(offset(path, s * (road_width * .5 + road_margin)));
    } else if (part.kind == FeatureKind::field) {
        for (const Path& ring : field_rings(geometry, part.index)) {
            ink.fill(ring, Paint::select, .30);
            for (const Path& chain : open_chains(ring))
                lines.push_back(chaikin(chain, 1));
        }
    }
    for (const Path& line : lines)
        ink.line(line, .064, Paint::legal, .30);
    for (const Path& line : lines)
        ink.line(line, .034, Paint::legal_edge, .9);
    for (const Path& line : lines)
        ink.line(line, .020, Paint::select, 1);
    for (const int edge : open_edges)
        paint_open_edge(ink, edge, part.kind);
    return std::move(ink.drawing);
}

}  // namespace bastide::painter
