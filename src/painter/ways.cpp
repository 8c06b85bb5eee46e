// Roads, rivers and bridges: what lies flat along a path.

#include <algorithm>
#include <cmath>

#include "painter/elements.h"

namespace bastide::painter {

void paint_road_bed(Ink& ink, const Path& path) {
    ink.line(path, road_width + 2 * road_margin + .026, Paint::verge, .55);
    ink.line(path, road_width + 2 * road_margin, Paint::road_rim);
}

void paint_road_top(Ink& ink, const Path& path, Rng& rng) {
    ink.line(path, road_width, Paint::road);
    ink.line(offset(path, 0.018), .030, Paint::road_light, .55);
    for (const int side : {-1, 1}) {
        const Path rut = offset(path, side * .021);
        const double l = length(rut);
        double s = rng.span(.02, .08);
        while (s + .05 < l - .02) {
            const double e = s + rng.span(.04, .09);
            if (e > l - .015) break;
            if (!ink.small()) ink.line(part(rut, s, e), .0065, Paint::rut, .9);
            s = e + rng.span(.04, .11);
        }
    }
}

static void paint_water(Ink& ink, const RiverShape& river, Rng& rng) {
    const Path& p = river.path;
    const auto [x, y] = p.back();
    if (river.kind == RiverKind::lake) {
        const Path ring = chaikin_ring(blob(x, y, .225, .20, 10, rng, .12), 2);
        ink.line(ring, 2 * river_bank + .018, Paint::bank_dark, .7, Ends::closed);
        ink.line(ring, 2 * river_bank, Paint::bank, 1, Ends::closed);
        ink.line(p, river_width, Paint::water);
        ink.fill(ring, Paint::water);
        Path deep;
        for (const Point q : ring)
            deep.push_back({x + (q.x - x) * .66, y + .012 + (q.y - y) * .62});
        ink.fill(deep, Paint::water_deep, .6);
    } else if (river.kind == RiverKind::spring) {
        const Path ring = chaikin_ring(blob(x, y, .105, .09, 8, rng, .10), 2);
        ink.line(ring, 2 * river_bank, Paint::bank, 1, Ends::closed);
        ink.line(p, river_width, Paint::water);
        ink.fill(ring, Paint::water);
    } else {
        ink.line(p, river_width, Paint::water);
    }
}

void paint_river(Ink& ink, const RiverShape& river, Rng& rng) {
    const Path& p = river.path;
    ink.line(p, river_width + 2 * river_bank + .018, Paint::bank_dark, .7);
    ink.line(p, river_width + 2 * river_bank, Paint::bank);
    paint_water(ink, river, rng);
    ink.line(p, river_width * .50, Paint::water_deep, .55);
    const double l = length(p);
    for (int i = 0; i < static_cast<int>(l * 13); ++i) {
        const double s = rng.span(.02, l - .10);
        const double e = rng.span(.035, .075);
        const Path ripple = offset(p, rng.span(-.052, .068));
        ink.line(part(ripple, s, std::min(s + e, l - .01)), .0075, Paint::water_light, .85);
    }
    if (river.kind != RiverKind::lake) return;
    const auto [x, y] = p.back();
    for (int i = 0; i < 7; ++i) {
        const double a = rng.span(0, 6.28);
        const double k = rng.span(.03, .15);
        const double u = x + std::cos(a) * k, v = y + std::sin(a) * k * .8;
        ink.line({{u - .03, v}, {u, v - .006}, {u + .03, v}}, .0075, Paint::water_light, .85);
    }
}

namespace {

// A bridge seen along its deck: s along the road, t across, both from the middle.
struct Deck {
    Point middle;
    Point along;
    Point across;

    Point at(double s, double t) const { return add(add(middle, along, s), across, t); }
    Path quad(double half_length, double half_width, Point shift = {}) const {
        Path out;
        for (const Point sign : {Point{-1, -1}, Point{1, -1}, Point{1, 1}, Point{-1, 1}}) {
            const double s = sign.x * half_length, t = sign.y * half_width;
            out.push_back(
                {middle.x + along.x * s + across.x * t + shift.x, middle.y + along.y * s + across.y * t + shift.y});
        }
        return out;
    }
};

// The south side of a bridge with its arches.
void paint_arches(Ink& ink, Point a, Point c, double width_below) {
    const Path face{a, c, {c.x, c.y + .034}, {a.x, a.y + .034}};
    ink.fill(grow(face, outline), Paint::ink);
    ink.fill(face, Paint::stone_dark);
    const auto arch = [&](double k) {
        const auto [x, y] = lerp(a, c, k);
        constexpr double r = .036;
        ink.fill({{x - r, y + .036}, {x - r * .8, y + .016}, {x, y + .008}, {x + r * .8, y + .016}, {x + r, y + .036}},
                 Paint::gate);
    };
    if (width_below > .15) {
        arch(.30);
        arch(.70);
    } else {
        arch(.5);
    }
}

}  // namespace

// A stone deck along the road; parapets left and right; shadow on what runs below.
void paint_bridge(Ink& ink, const Bridge& bridge) {
    const double width_below =
        bridge.below == Below::river ? river_width + 2 * river_bank : road_width + 2 * road_margin;
    const Point d = bridge.along;
    const Deck deck{bridge.point, d, {d.y, -d.x}};
    const double half = width_below * .5 + .055, w = road_width * .5 + .020;
    ink.fill(deck.quad(half, w + .012, {.022, .030}), Paint::shadow, .30);
    if (std::abs(d.x) > .7) {
        const double s = deck.across.y > 0 ? 1 : -1;
        paint_arches(ink, deck.at(-half, s * w), deck.at(half, s * w), width_below);
    }
    ink.fill(deck.quad(half + outline, w + outline), Paint::ink);
    ink.fill(deck.quad(half, w), Paint::stone_mid);
    ink.fill(deck.quad(half + .01, w - .026), Paint::road);
    for (int i = 0; i < 7; ++i) {
        const double s = -half + 2 * half * (i + .5) / 7;
        for (const int t : {-1, 1}) {
            const Point a = deck.at(s, t * w);
            ink.line({a, add(a, deck.across, -t * .022)}, .006, Paint::stone_deep, .7);
        }
    }
    for (const int t : {-1, 1}) {
        ink.line({deck.at(-half, t * (w - .006)), deck.at(half, t * (w - .006))}, .012, Paint::stone_light);
        for (const double s : {-half, half}) {
            const Point post = deck.at(s, t * (w - .008));
            ink.disc(post, .021, .021, Paint::ink);
            ink.disc(post, .015, .015, Paint::stone);
        }
    }
}

}  // namespace bastide::painter
