// Monastery and garden.

#include <algorithm>
#include <cmath>

#include "painter/elements.h"

namespace bastide::painter {

namespace {

bool has_road(const Geometry& geometry, int edge) {
    return std::any_of(geometry.roads.begin(), geometry.roads.end(),
                       [edge](const RoadShape& road) { return road.edges[0] == edge; });
}

void paint_wing(Ink& ink, double l, double r, double base, double hb, double hr, double middle, Paint wall) {
    const Point eave_l{l - .010, base - hb}, eave_r{r + .012, base - hb};
    const Point ridge_l{l + .02, base - hb - hr}, ridge_r{r - .025, base - hb - hr};
    ink.line({{l, base}, eave_l, ridge_l, ridge_r, eave_r, {r, base}}, outline * 2, Paint::ink, 1, Ends::closed);
    ink.box(l, base - hb, r, base, wall);
    ink.gradient({eave_l, eave_r, ridge_r, ridge_l}, {middle, base - hb - hr}, Paint::slate_light, {middle, base - hb},
                 Paint::slate);
    ink.fill({eave_r, ridge_r, {r - .04, base - hb}}, Paint::slate_dark);
}

// Yard, hedge and herb beds. The hedge is open where roads come in, and to the south.
void paint_yard(Ink& ink, double x, double y, const Geometry& geometry) {
    const Path yard{{x - .205, y - .10}, {x + .205, y - .10}, {x + .205, y + .165}, {x - .205, y + .165}};
    ink.fill(placed(yard, .02, .022, 1), Paint::shadow, .18);
    ink.line(yard, .034, Paint::ink, 1, Ends::closed);
    ink.fill(yard, Paint::path);
    ink.line(yard, .020, Paint::hedge, 1, Ends::closed);
    for (const int e : {north, east, south, west}) {
        if (e != south && !has_road(geometry, e)) continue;
        if (e == north || e == south) {
            const double v = y + (e == south ? .165 : -.10);
            ink.box(x - .045, v - .020, x + .045, v + .020, Paint::path);
        } else {
            const double u = x + (e == east ? .205 : -.205);
            const double v = std::min(std::max(.5, y - .05), y + .12);
            ink.box(u - .020, v - .042, u + .020, v + .042, Paint::path);
        }
    }
    for (int i = 0; i < 3; ++i) {
        ink.box(x - .185, y + .075 + i * .026, x - .085, y + .090 + i * .026,
                i % 2 != 0 ? Paint::leaf : Paint::leaf_dark);
    }
}

void paint_bell_tower(Ink& ink, double x, double y) {
    const double l = x - .150, r = x - .045, base = y + .105, top = y - .130;
    const Path body{{l, base}, {l, top}, {r, top}, {r, base}};
    ink.line(body, outline * 2.2, Paint::ink, 1, Ends::closed);
    ink.gradient(body, {l, y}, Paint::plaster3, {r, y}, Paint::plaster_dark);
    ink.line({{x - .0975, base - .012}, {x - .0975, base - .050}}, .030, Paint::window);
    for (const double u : {-.118, -.077})
        ink.line({{x + u, top + .070}, {x + u, top + .038}}, .016, Paint::window);
    ink.box(l, top + .092, r, top + .102, Paint::plaster_dark);
    const double cx = x - .0975, cy = top - .150;
    const Path roof{{l - .014, top + .008}, {r + .014, top + .008}, {cx, cy}};
    ink.line(roof, outline * 2.2, Paint::ink, 1, Ends::closed);
    ink.gradient(roof, {l, top}, Paint::slate_light, {r, top}, Paint::slate_dark);
    ink.line({{cx, cy + .012}, {cx, cy - .068}}, .022, Paint::ink);
    ink.line({{cx - .025, cy - .036}, {cx + .025, cy - .036}}, .022, Paint::ink);
    ink.line({{cx, cy + .008}, {cx, cy - .060}}, .011, Paint::gold);
    ink.line({{cx - .023, cy - .036}, {cx + .023, cy - .036}}, .011, Paint::gold);
}

}  // namespace

// Cloister: yard with hedge, nave with slate roof, bell tower with gold cross.
void paint_monastery(Ink& ink, const Geometry& geometry) {
    const auto [x, y] = *geometry.monastery;
    paint_yard(ink, x, y, geometry);
    ink.fill({{x + .17, y + .06}, {x + .225, y + .03}, {x + .225, y - .06}, {x + .17, y - .09}}, Paint::shadow, .2);
    paint_wing(ink, x - .055, x + .170, y + .085, .085, .105, x, Paint::plaster1);
    for (int i = 0; i < 4; ++i) {
        const double u = x - .010 + i * .046;
        ink.line({{u, y + .058}, {u, y + .032}}, .017, Paint::window);
    }
    paint_wing(ink, x + .085, x + .185, y + .135, .055, .060, x, Paint::plaster3);
    ink.line({{x + .135, y + .128}, {x + .135, y + .100}}, .020, Paint::window);
    paint_bell_tower(ink, x, y);
}

// Round hedge, cross of paths, four flower beds, fountain.
void paint_garden(Ink& ink, const Geometry& geometry) {
    const auto [x, y] = *geometry.garden;
    Rng rng("garden", geometry.topology.id, geometry.cell.x, geometry.cell.y);
    constexpr double r = .118;
    ink.disc({x + .014, y + .018}, r + .008, r + .004, Paint::shadow, .22);
    ink.disc({x, y}, r + outline, r + outline, Paint::ink);
    ink.disc({x, y}, r, r, Paint::hedge);
    ink.disc({x - .006, y - .008}, r * .93, r * .93, Paint::leaf, .55);
    ink.disc({x, y}, r * .80, r * .80, Paint::path);
    constexpr std::array<Paint, 4> flowers{Paint::flower1, Paint::flower2, Paint::flower4, Paint::flower1};
    const int k = static_cast<int>(rng.unit() * 4);
    const auto around = [x = x, y = y](double angle, double radius) {
        return Point{x + std::cos(angle) * radius, y + std::sin(angle) * radius};
    };
    for (int q = 0; q < 4; ++q) {
        const double from = pi / 2 * q, middle = from + pi / 4;
        Path bed;
        for (int i = 0; i < 6; ++i)
            bed.push_back(around(from + (15 + 12 * i) * (pi / 180), r * .70));
        bed.push_back(around(middle, r * .27));
        ink.fill(bed, Paint::leaf_dark);
        const Paint flower = flowers[static_cast<std::size_t>((q + k) % 4)];
        struct Flower {
            double angle, radius;
        };
        for (const Flower f : {Flower{-.36, .57}, Flower{.36, .57}, Flower{0, .60}, Flower{0, .40}}) {
            ink.disc(around(middle + f.angle, r * f.radius), .0125, .0125, flower);
        }
    }
    ink.disc({x, y}, .024, .024, Paint::ink);
    ink.disc({x, y}, .018, .018, Paint::water_light);
    ink.line({{x - .016, y + r}, {x + .016, y + r}}, .026, Paint::path);
}

}  // namespace bastide::painter
