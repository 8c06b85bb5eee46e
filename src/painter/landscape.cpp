// Ground and growth: grass, patches, trees, crops, and what stands about in the fields.

#include <cmath>

#include "painter/elements.h"

namespace bastide::painter {

// Base colour and gouache patches on a lattice of the world: continuous over the borders of tiles.
void paint_ground(Ink& ink, Cell cell) {
    ink.box(-.01, -.01, 1.01, 1.01, Paint::grass);
    constexpr double s = .46;
    constexpr std::array<Paint, 5> colours{Paint::grass_light, Paint::grass_dark, Paint::grass_warm, Paint::grass_light,
                                           Paint::grass_dark};
    const auto first = [](int c) { return static_cast<int>(std::floor((c - .45) / s)); };
    const auto last = [](int c) { return static_cast<int>(std::floor((c + 1.45) / s)); };
    for (int j = first(cell.y); j <= last(cell.y); ++j) {
        for (int i = first(cell.x); i <= last(cell.x); ++i) {
            Rng g("patch", i, j);
            const double x = (i + g.span(.1, .9)) * s - cell.x;
            const double y = (j + g.span(.1, .9)) * s - cell.y;
            const double r = g.span(.15, .34);
            const Paint colour = g.pick(colours);
            const double ry = r * g.span(.55, .9);
            const Path ring = blob(x, y, r, ry, 10, g, .10);
            if (x + r * 1.2 < 0 || x - r * 1.2 > 1 || y + r * 1.2 < 0 || y - r * 1.2 > 1) continue;
            ink.fill(ring, colour, .50);
        }
    }
}

void paint_tree(Ink& ink, Point foot, double r, Growth growth) {
    const auto [x, y] = foot;
    ink.disc({x + r * .55, y + r * .05}, r * 1.05, r * .5, Paint::shadow, .22);
    if (growth == Growth::poplar) {
        ink.line({{x, y}, {x, y - r}}, r * .3, Paint::trunk);
        ink.disc({x, y - r * 1.7}, r * .66 + outline * .6, r * 1.45 + outline * .6, Paint::ink, .75);
        ink.disc({x, y - r * 1.7}, r * .66, r * 1.45, Paint::leaf_dark);
        ink.disc({x - r * .16, y - r * 1.85}, r * .40, r * 1.15, Paint::leaf);
        return;
    }
    ink.line({{x, y}, {x, y - r * .8}}, r * .32, Paint::trunk);
    const double cy = y - r * 1.25;
    ink.disc({x, cy}, r + outline * .6, r * .92 + outline * .6, Paint::ink, .75);
    ink.disc({x, cy}, r, r * .92, Paint::leaf_dark);
    ink.disc({x - r * .16, cy - r * .16}, r * .78, r * .70, Paint::leaf);
    if (!ink.small()) ink.disc({x - r * .32, cy - r * .34}, r * .42, r * .36, Paint::leaf_light);
}

void paint_bush(Ink& ink, Point foot, double r) {
    const auto [x, y] = foot;
    ink.disc({x + r * .15, y - r * .38}, r + outline * .6, r * .78 + outline * .5, Paint::ink, .55);
    ink.disc({x, y - r * .45}, r, r * .74, Paint::leaf_dark);
    if (!ink.small()) ink.disc({x - r * .20, y - r * .62}, r * .62, r * .42, Paint::leaf);
}

void paint_growth(Ink& ink, Point foot, double r, Growth growth) {
    if (growth == Growth::bush) {
        paint_bush(ink, foot, r);
    } else {
        paint_tree(ink, foot, r, growth);
    }
}

void paint_tuft(Ink& ink, Point foot, double size) {
    if (ink.small()) return;
    const auto [x, y] = foot;
    ink.line({{x - .011 * size, y - .013 * size}, {x, y}, {x + .003 * size, y - .019 * size}}, .0055, Paint::tuft, .8);
    ink.line({{x, y}, {x + .014 * size, y - .011 * size}}, .0055, Paint::tuft, .8);
}

// Two or three neighbouring strips of different crops with hedge-dark seams.
void paint_parcel(Ink& ink, Point centre, double r, Rng& rng) {
    double angle = rng.span(-.35, .35);
    angle += rng.unit() < .4 ? pi / 2 : 0.0;
    const Point d{std::cos(angle), std::sin(angle)}, n{-std::sin(angle), std::cos(angle)};
    const double a = r * .86, b = r * .66;
    Path p;
    for (const Point sign : {Point{-1, -1}, Point{1, -1}, Point{1, 1}, Point{-1, 1}}) {
        const double along = sign.x * a * (1 + rng.span(-.10, .08));
        const double across = sign.y * b * (1 + rng.span(-.10, .08));
        p.push_back(add(add(centre, d, along), n, across));
    }
    ink.fill(placed(p, .006, .010, 1), Paint::shadow, .10);
    const int strips = rng.unit() < .45 ? 2 : 3;
    const int first = static_cast<int>(rng.unit() * 4);
    std::vector<double> cuts{0.0};
    for (int i = 0; i + 1 < strips; ++i)
        cuts.push_back((i + 1 + rng.span(-.18, .18)) / strips);
    cuts.push_back(1.0);
    struct Crop {
        Paint base;
        Paint stripe;
    };
    constexpr std::array<Crop, 4> crops{{{Paint::crop_a, Paint::crop_b},
                                         {Paint::crop_c, Paint::tuft},
                                         {Paint::soil, Paint::crop_b},
                                         {Paint::crop_b, Paint::crop_a}}};
    for (int i = 0; i < strips; ++i) {
        const Crop crop = crops[static_cast<std::size_t>((first + i) % 4)];
        const double u = cuts[static_cast<std::size_t>(i)], v = cuts[static_cast<std::size_t>(i) + 1];
        const Point t0 = lerp(p[0], p[1], u), t1 = lerp(p[0], p[1], v);
        const Point b1 = lerp(p[3], p[2], v), b0 = lerp(p[3], p[2], u);
        ink.fill({t0, t1, b1, b0}, crop.base, .92);
        for (int j = 0; j < 3; ++j) {
            const double w = (j + .5) / 3;
            if ((first + i) % 2 != 0) {
                ink.line({lerp(t0, t1, w), lerp(b0, b1, w)}, .009, crop.stripe, .65);
            } else {
                ink.line({lerp(t0, b0, w), lerp(t1, b1, w)}, .009, crop.stripe, .65);
            }
        }
        if (i > 0) ink.line({t0, b0}, .0085, Paint::leaf_dark, .55);
    }
    ink.line(p, .0085, Paint::leaf_dark, .60, Ends::closed);
}

void paint_rocks(Ink& ink, Point foot) {
    struct Rock {
        double dx, dy, r;
    };
    for (const Rock& rock : {Rock{-.06, .02, .034}, Rock{.05, .02, .040}, Rock{0, -.015, .046}}) {
        const double x = foot.x + rock.dx, y = foot.y + rock.dy;
        const auto shape = [x, y](double r) {
            return Path{{x - r, y + r * .5},
                        {x - r * .7, y - r * .5},
                        {x, y - r},
                        {x + r * .8, y - r * .4},
                        {x + r, y + r * .5}};
        };
        const double q = rock.r * .84;
        ink.fill(shape(rock.r), Paint::ink);
        ink.gradient(shape(q), {x - q, y}, Paint::stone, {x + q, y}, Paint::stone_dark);
    }
}

void paint_sheep(Ink& ink, Point foot) {
    const auto [x, y] = foot;
    ink.disc({x + .008, y}, .026, .010, Paint::shadow, .22);
    ink.disc({x, y - .012}, .0235, .0175, Paint::ink);
    ink.disc({x, y - .012}, .0185, .0130, Paint::sheep);
    ink.disc({x - .022, y - .016}, .009, .0085, Paint::ink);
}

void paint_hay(Ink& ink, Point foot) {
    const auto [x, y] = foot;
    ink.disc({x + .014, y}, .036, .014, Paint::shadow, .22);
    const Path ring = placed(
        {{-.030, .004}, {-.028, -.022}, {-.012, -.048}, {.004, -.054}, {.018, -.044}, {.030, -.020}, {.030, .004}}, x,
        y, 1);
    ink.line(ring, outline * 2, Paint::ink, .9, Ends::closed);
    ink.fill(ring, Paint::hay);
    ink.line({{x - .010, y - .004}, {x - .002, y - .040}}, .006, Paint::thatch2);
    ink.line({{x + .012, y - .004}, {x + .008, y - .036}}, .006, Paint::thatch2);
}

}  // namespace bastide::painter
