// City walls, towers and gatehouses.

#include <algorithm>
#include <cmath>

#include "painter/elements.h"

namespace bastide::painter {

std::vector<WallPiece> wall_pieces(const Path& wall) {
    std::vector<WallPiece> pieces;
    pieces.reserve(wall.size());
    for (std::size_t i = 0; i + 1 < wall.size(); ++i)
        pieces.push_back({std::max(wall[i].y, wall[i + 1].y), i});
    return pieces;
}

void paint_wall_piece(Ink& ink, const Path& wall, const Path& wall_normals, std::size_t step) {
    constexpr Point up{0.0, -wall_height};
    const Point a = wall[step], b = wall[step + 1], na = wall_normals[step], nb = wall_normals[step + 1];
    const Point n = unit(add(na, nb));
    // +1: we see the outer face.
    const double seen = na.y + nb.y >= 0 ? 1.0 : -1.0;
    const Point fa = add(a, na, seen * wall_width * .5), fb = add(b, nb, seen * wall_width * .5);
    const Point oa = add(add(a, na, wall_width * .5), up), ob = add(add(b, nb, wall_width * .5), up);
    const Point ia = add(add(a, na, -wall_width * .5), up), ib = add(add(b, nb, -wall_width * .5), up);

    ink.fill({fa, fb, add(fb, up), add(fa, up)}, n.x * seen < .35 ? Paint::stone_mid : Paint::stone_dark);
    const double course = step % 2 != 0 ? .32 : .64;
    if (!ink.small()) {
        ink.line({add(lerp(fa, fb, .2), up, course), add(lerp(fa, fb, .8), up, course)}, .006, Paint::stone_deep, .40);
    }
    ink.line({fa, fb}, outline, Paint::ink);
    ink.fill({oa, ob, ib, ia}, Paint::stone);
    if (!ink.small()) ink.line({ia, ib}, outline * .8, Paint::ink, .85);
    ink.line({oa, ob}, outline, Paint::ink);
    // One merlon on the outer half of the walk.
    constexpr Point raised{0, -.012};
    const Point p = lerp(oa, ob, .16), q = lerp(oa, ob, .68);
    const Point v = sub(lerp(ia, oa, .45), oa);
    ink.fill({add(p, raised), add(q, raised), add(add(q, v), raised), add(add(p, v), raised)}, Paint::stone_light);
    if (ink.small()) return;
    const Point low0 = n.y > 0 ? p : add(p, v), low1 = n.y > 0 ? q : add(q, v);
    ink.fill({low0, low1, add(low1, raised), add(low0, raised)}, Paint::stone_dark);
}

void paint_tower(Ink& ink, Point foot, double r, double h, TowerTop kind) {
    const auto [x, y] = foot;
    const double top = y - h;
    ink.fill({{x - r * .2, y + r * .48},
              {x + r, y - r * .3},
              {x + r + h * .50, y + h * .10},
              {x + h * .50, y + h * .10 + r * .75}},
             Paint::shadow, .20);
    ink.fill(grow({{x - r, y},
                   {x - r * .6, y + r * .38},
                   {x, y + r * .48},
                   {x + r * .6, y + r * .38},
                   {x + r, y},
                   {x + r, top},
                   {x - r, top}},
                  outline),
             Paint::ink);
    ink.gradient({{x - r, top},
                  {x + r, top},
                  {x + r, y},
                  {x + r * .6, y + r * .38},
                  {x, y + r * .48},
                  {x - r * .6, y + r * .38},
                  {x - r, y}},
                 {x - r, y}, Paint::stone_light, {x + r, y}, Paint::stone_dark);
    ink.line({{x - r * .1, y - h * .40}, {x - r * .1, y - h * .62}}, .011, Paint::gate);
    if (kind == TowerTop::cone) {
        const double k = r * 1.28;
        const Point apex{x, top - r * 2.1};
        ink.fill(grow({{x - k, top + r * .1}, {x, top + r * .5}, {x + k, top + r * .1}, apex}, outline), Paint::ink);
        ink.gradient({{x - k, top + r * .1},
                      {x - k * .5, top + r * .40},
                      {x, top + r * .5},
                      {x + k * .5, top + r * .40},
                      {x + k, top + r * .1},
                      apex},
                     {x - k, top}, Paint::roof3, {x + k, top}, Paint::roof4);
        return;
    }
    const double k = r * 1.16, m = r * .62;
    const Path crown{{x - k, top - m}, {x + k, top - m}, {x + k, top + r * .3}, {x - k, top + r * .3}};
    ink.fill(grow(crown, outline), Paint::ink);
    ink.gradient(crown, {x - k, top}, Paint::stone_light, {x + k, top}, Paint::stone_mid);
    for (const int i : {-1, 1}) {
        ink.box(x + i * k * .42 - r * .16, top - m - outline, x + i * k * .42 + r * .16, top - m * .35, Paint::ink);
    }
}

// Upright square gatehouse on the line of the wall, arch at its foot, hipped roof.
void paint_gate(Ink& ink, const Gate& gate) {
    const double x = gate.point.x, y = gate.point.y + wall_width * .5 + .006;
    constexpr double w = .064, h = .135;
    const double top = y - h;
    ink.fill(
        {{x - w * .6, y}, {x + w, y - .05}, {x + w + .06, y - .020}, {x + w + .02, y + .018}, {x - w * .3, y + .018}},
        Paint::shadow, .22);
    const Path body{{x - w, y}, {x - w, top}, {x + w, top}, {x + w, y}};
    ink.fill(grow(body, outline), Paint::ink);
    ink.gradient(body, {x - w, y}, Paint::stone_light, {x + w, y}, Paint::stone_mid);
    // The road comes from east or west: the arch is on that side.
    const int side = std::abs(gate.outward.y) > .35 ? 0 : gate.outward.x > 0 ? 1 : -1;
    const double cx = x + side * w * .52, k = side != 0 ? .026 : .036;
    Path arch{{cx - k, y + .002}};
    for (int i = 0; i < 7; ++i) {
        const double a = pi * (1 - static_cast<double>(i) / 6);
        arch.push_back({cx + std::cos(a) * k, y - .048 - std::sin(a) * .030});
    }
    arch.push_back({cx + k, y + .002});
    ink.fill(grow(arch, .007), Paint::stone_dark);
    ink.fill(arch, Paint::gate);
    for (const double u : {-.030, .030}) {
        ink.line({{x + u, top + .030}, {x + u, top + .042}}, .011, Paint::gate);
    }
    constexpr double e = w + .012, rise = .070;
    const Path roof{{x - e, top + .006}, {x + e, top + .006}, {x + w * .45, top - rise}, {x - w * .45, top - rise}};
    ink.fill(grow(roof, outline), Paint::ink);
    ink.gradient(roof, {x - w, top}, Paint::roof3, {x + w, top}, Paint::roof4);
    ink.fill({roof[1], roof[2], {x + w * .62, top + .006}}, Paint::ink, .18);
}

void paint_corner_tower(Ink& ink, Point lattice_corner) {
    paint_tower(ink, {lattice_corner.x, lattice_corner.y + .018}, corner_tower_radius, corner_tower_height,
                TowerTop::cone);
}

}  // namespace bastide::painter
