// Houses, keeps and wells, and where the houses of a city stand.

#include <algorithm>
#include <cmath>

#include "painter/elements.h"

namespace bastide::painter {

namespace {

// Gable to the front, the ridge runs north.
void paint_gable_house(Ink& ink, double x, double y, double w, double hb, Paint wall, Paint roof, double rim) {
    const double depth = w * .50, rise = w * .42;
    const double l = x - w * .5, r = x + w * .5, e = w * .07;
    const Path left{{l - e, y - hb + e * .7},
                    {x, y - hb - rise - e * .3},
                    {x, y - hb - rise - depth},
                    {l - e, y - hb - depth + e * .7}};
    const Path right{{r + e, y - hb + e * .7},
                     {x, y - hb - rise - e * .3},
                     {x, y - hb - rise - depth},
                     {r + e, y - hb - depth + e * .7}};
    ink.fill(grow({{l, y}, {l, y - hb}, left[0], left[3], left[2], right[3], right[0], {r, y - hb}, {r, y}}, outline),
             Paint::ink, rim);
    ink.fill({{l, y}, {l, y - hb}, {x, y - hb - rise}, {r, y - hb}, {r, y}}, wall);
    ink.fill(left, roof);
    ink.fill(right, roof);
    ink.fill(right, Paint::ink, .20);
    if (ink.small()) return;
    ink.fill(left, Paint::stone_light, .16);
    ink.box(x - w * .09, y - hb * .72, x + w * .09, y - hb * .12, Paint::window);
}

// Eaves to the front, hipped ends.
void paint_eaves_house(Ink& ink, double x, double y, double w, double hb, double h, Paint wall, Paint roof,
                       double rim) {
    const double l = x - w * .5, r = x + w * .5, e = w * .06;
    const Point a{l - e, y - hb}, b{r + e, y - hb}, c{r - w * .14, y - hb - h}, d{l + w * .10, y - hb - h};
    ink.fill(grow({{l, y}, {l, y - hb}, a, d, c, b, {r, y - hb}, {r, y}}, outline), Paint::ink, rim);
    ink.box(l, y - hb, r, y, wall);
    ink.fill({a, b, c, d}, roof);
    ink.fill({b, c, {r - w * .22, y - hb}}, Paint::ink, .20);
    if (ink.small()) return;
    ink.fill({d, c, lerp(c, b, .35), lerp(d, a, .35)}, Paint::stone_light, .14);
    ink.box(l + w * .16, y - hb * .75, l + w * .32, y - hb * .25, Paint::window);
    ink.box(r - w * .34, y - hb * .75, r - w * .18, y - hb * .25, Paint::window);
}

struct KeepFree {
    Point centre;
    double radius;
};

// Signs, streets behind gates, the keep and the square of a city stay free of houses.
std::vector<KeepFree> free_places(const Geometry& geometry, int city) {
    const std::size_t c = static_cast<std::size_t>(city);
    std::vector<KeepFree> out;
    for (const Sign& sign : geometry.signs) {
        if (sign.city == city) out.push_back({{sign.point.x, sign.point.y + .03}, .135});
    }
    for (const Gate& gate : geometry.gates) {
        if (gate.city == city) out.push_back({add(gate.point, gate.outward, -.09), .075});
    }
    if (geometry.keeps[c]) out.push_back({{geometry.keeps[c]->x, geometry.keeps[c]->y - .02}, .095});
    if (geometry.cities[c].edges.size() > 1) {
        out.push_back({{geometry.city_spots[c].x, geometry.city_spots[c].y + .02}, .095});
    }
    return out;
}

bool has_room(const CityShape& city, const std::vector<KeepFree>& keep_free, const std::vector<House>& houses, Point q,
              double w) {
    for (const KeepFree& place : keep_free) {
        if (dist({q.x, q.y - .035}, place.centre) < place.radius + w * .40) return false;
    }
    for (const House& house : houses) {
        if (std::abs(q.x - house.foot.x) < (w + house.width) * .54 && std::abs(q.y - house.foot.y) < .082) return false;
    }
    if (q.y > .985 || q.y - w * 1.35 < .0) return false;
    const double l = q.x - w * .5, r = q.x + w * .5;
    for (const Point p : {Point{l, q.y}, Point{r, q.y}, Point{l, q.y - .05}, Point{r, q.y - .05}}) {
        if (!(.008 < p.x && p.x < .992) || !inside(p, city.ring)) return false;
    }
    for (const Wall& wall : city.walls) {
        for (const Point p : {Point{l, q.y}, q, Point{r, q.y}}) {
            if (path_distance(p, wall.path) < .050) return false;
            if (path_distance({p.x, p.y + wall_height}, wall.path) < .022) return false;
        }
    }
    return true;
}

}  // namespace

Rng edge_rng(const char* salt, int edge, Cell cell) {
    switch (edge) {
        case north:
            return Rng(salt, "h", cell.x, cell.y);
        case south:
            return Rng(salt, "h", cell.x, cell.y + 1);
        case west:
            return Rng(salt, "v", cell.x, cell.y);
        default:
            return Rng(salt, "v", cell.x + 1, cell.y);
    }
}

Point edge_point(int edge, double u) {
    switch (edge) {
        case north:
            return {u, 0};
        case south:
            return {u, 1};
        case west:
            return {0, u};
        default:
            return {1, u};
    }
}

// Upright house, the middle of its foot at `foot`, height about 1.3 widths.
void paint_house(Ink& ink, Point foot, double width, Rng rng, Settlement settlement) {
    constexpr std::array<Paint, 2> thatch{Paint::thatch1, Paint::thatch2};
    constexpr std::array<Paint, 9> tiles{Paint::roof1, Paint::roof2, Paint::roof3, Paint::roof4, Paint::roof5,
                                         Paint::roof6, Paint::roof7, Paint::roof1, Paint::roof3};
    constexpr std::array<Paint, 3> plaster{Paint::plaster1, Paint::plaster2, Paint::plaster3};
    const Paint roof = settlement == Settlement::village ? rng.pick(thatch) : rng.pick(tiles);
    const Paint wall = rng.pick(plaster);
    const auto [x, y] = foot;
    const double w = width, hb = w * rng.span(.38, .52);
    // Softer rims on small tiles, or a city turns to noise.
    const double rim = ink.small() ? .50 : 1.0;
    ink.fill({{x - w * .3, y},
              {x + w * .5, y - hb * .8},
              {x + w * .82, y - hb * .25},
              {x + w * .70, y + w * .10},
              {x - w * .2, y + w * .10}},
             Paint::shadow, .22);
    if (rng.unit() < .45) {
        paint_gable_house(ink, x, y, w, hb, wall, roof, rim);
    } else {
        paint_eaves_house(ink, x, y, w, hb, w * rng.span(.55, .68), wall, roof, rim);
    }
}

// Landmark of large cities: a square keep with copper roof and pennant.
void paint_keep(Ink& ink, Point foot) {
    const auto [x, y] = foot;
    constexpr double w = .060, h = .150;
    const double top = y - h;
    ink.fill(
        {{x - w * .5, y}, {x + w, y - .06}, {x + w + .07, y - .01}, {x + w + .03, y + .022}, {x - w * .2, y + .022}},
        Paint::shadow, .22);
    ink.line({{x, top - .09}, {x, top - .155}}, .014, Paint::ink);
    const Path pennant{{x + .004, top - .155}, {x + .055, top - .138}, {x + .004, top - .120}};
    ink.fill(grow(pennant, .006), Paint::ink);
    ink.fill(pennant, Paint::gold);
    const Path body{{x - w, y}, {x - w, top}, {x + w, top}, {x + w, y}};
    ink.fill(grow(body, outline), Paint::ink);
    ink.gradient(body, {x - w, y}, Paint::plaster3, {x + w, y}, Paint::plaster_dark);
    for (const double u : {-.026, .026})
        ink.line({{x + u, top + .034}, {x + u, top + .056}}, .015, Paint::window);
    ink.line({{x, y - .008}, {x, y - .036}}, .030, Paint::window);
    ink.box(x - w, top + .078, x + w, top + .088, Paint::plaster_dark);
    constexpr double e = w + .012;
    const Path roof{{x - e, top + .008}, {x + e, top + .008}, {x, top - .105}};
    ink.fill(grow(roof, outline), Paint::ink);
    ink.gradient(roof, {x - e, top}, Paint::copper_light, {x + e, top}, Paint::copper_dark);
}

void paint_well(Ink& ink, Point centre) {
    const auto [x, y] = centre;
    ink.disc({x + .012, y + .006}, .034, .022, Paint::shadow, .25);
    ink.disc({x, y}, .032, .025, Paint::ink);
    ink.disc({x, y}, .026, .020, Paint::stone);
    ink.disc({x, y - .001}, .016, .012, Paint::water_deep);
}

std::vector<House> city_houses(const Geometry& geometry, int city) {
    const CityShape& shape = geometry.cities[static_cast<std::size_t>(city)];
    const std::vector<KeepFree> keep_free = free_places(geometry, city);
    Rng rng("houses", geometry.topology.id, geometry.cell.x, geometry.cell.y, city);
    std::vector<House> out;
    for (const int e : shape.edges) {
        Rng er = edge_rng("edgehouse", e, geometry.cell);
        const std::array<double, 3> places{.27 + er.span(-.03, .03), .5 + er.span(-.04, .04), .73 + er.span(-.03, .03)};
        for (const double u : places) {
            const double w = er.span(.098, .118);
            const double dy = er.span(.02, .07);
            const bool skip = er.unit() < .16;
            const std::uint64_t seed = er.next();
            Point q = edge_point(e, u);
            if (e == north || e == south) q.y += dy;
            if (!skip) out.push_back({q, w, seed});
        }
    }
    for (int attempt = 0; attempt < 3; ++attempt) {
        double y = .10 + attempt * .031;
        for (int row = 0; y < .99; ++row) {
            double x = .03 + (row % 2) * .055 + attempt * .04;
            while (x < .98) {
                const double w = rng.span(.090, .118);
                const double px = x + rng.span(-.015, .015);
                const double py = y + rng.span(-.012, .012);
                const std::uint64_t seed = rng.next();
                if (has_room(shape, keep_free, out, {px, py}, w)) out.push_back({{px, py}, w, seed});
                x += .060;
            }
            y += .092;
        }
    }
    return out;
}

}  // namespace bastide::painter
