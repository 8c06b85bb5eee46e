// Shields and goods: sign boards that differ by outline, colour and picture.

#include <cmath>
#include <utility>

#include "painter/elements.h"
#include "painter/painter.h"

namespace bastide::painter {

namespace {

void paint_shield(Ink& ink, double x, double y) {
    constexpr double k = .145;
    const Path shield{{-.5, -.58}, {0, -.50}, {.5, -.58},  {.52, -.10}, {.44, .18},
                      {.26, .42},  {0, .62},  {-.26, .42}, {-.44, .18}, {-.52, -.10}};
    const Path chevron{{-.46, .14}, {0, -.30}, {.46, .14}, {.42, .36}, {0, -.04}, {-.36, .36}};
    ink.fill(placed(shield, x + .010, y + .014, k * 1.14), Paint::shadow, .35);
    ink.fill(placed(shield, x, y, k * 1.22), Paint::ink);
    ink.fill(placed(shield, x, y, k * 1.12), Paint::sign);
    ink.fill(placed(shield, x, y, k * .94), Paint::shield_a);
    ink.fill(placed(chevron, x, y, k * .90), Paint::shield_b);
    for (const double u : {-.24, .24})
        ink.disc({x + u * k, y - .30 * k}, .07 * k, .07 * k, Paint::shield_b);
    ink.disc({x, y + .26 * k}, .075 * k, .075 * k, Paint::shield_b);
}

// Bunch of grapes and a leaf.
void paint_grapes(Ink& ink, double x, double y, double k) {
    for (const auto [u, v] :
         {Point{-.42, -.20}, Point{0, -.24}, Point{.42, -.20}, Point{-.22, .14}, Point{.22, .14}, Point{0, .48}}) {
        ink.disc({x + u * k, y + v * k}, .25 * k, .25 * k, Paint::ink);
        ink.disc({x + u * k, y + v * k}, .21 * k, .21 * k, Paint::wine);
        ink.disc({x + (u - .07) * k, y + (v - .07) * k}, .06 * k, .06 * k, Paint::sign, .8);
    }
    ink.fill(placed({{0, -.42}, {.14, -.78}, {.52, -.66}, {.30, -.44}}, x, y, k), Paint::leaf_dark);
    ink.line(placed({{0, -.38}, {-.10, -.78}}, x, y, k), .014, Paint::trunk);
}

// An ear of wheat.
void paint_ear(Ink& ink, double x, double y, double k) {
    ink.line(placed({{0, .92}, {0, -.3}}, x, y, k), .016, Paint::gold_dark);
    for (int i = 0; i < 4; ++i) {
        const double v = .30 - i * .30;
        for (const int s : {-1, 1}) {
            ink.fill(placed({{0, v + .12}, {s * .34, v - .10}, {s * .30, v - .40}, {s * .03, v - .14}}, x, y, k),
                     Paint::gold_dark);
            ink.fill(placed({{s * .04, v + .06}, {s * .29, v - .11}, {s * .26, v - .32}, {s * .05, v - .12}}, x, y, k),
                     Paint::grain);
        }
    }
    ink.fill(placed({{-.12, -.66}, {0, -1.02}, {.12, -.66}, {0, -.52}}, x, y, k), Paint::gold_dark);
}

// A bolt of cloth.
void paint_bolt(Ink& ink, double x, double y, double k) {
    ink.fill(placed({{-.62, -.50}, {.46, -.50}, {.46, .66}, {-.62, .66}}, x, y, k * 1.06), Paint::ink);
    ink.fill(placed({{-.60, -.42}, {.42, -.42}, {.42, .62}, {-.60, .62}}, x, y, k), Paint::cloth);
    for (const double v : {-.02, .30}) {
        ink.fill(placed({{-.60, v}, {.42, v}, {.42, v + .13}, {-.60, v + .13}}, x, y, k), Paint::cloth_light);
    }
    const Point end{x - .09 * k, y - .48 * k};
    ink.disc(end, .60 * k, .27 * k, Paint::ink);
    ink.disc(end, .53 * k, .21 * k, Paint::cloth_light);
    ink.disc(end, .20 * k, .08 * k, Paint::cloth);
}

Path board_of(SignKind kind) {
    if (kind == SignKind::grain) return {{0, -1.22}, {1.12, 0}, {0, 1.22}, {-1.12, 0}};
    if (kind == SignKind::cloth) return {{-.90, -.90}, {.90, -.90}, {.90, .90}, {-.90, .90}};
    Path ring;
    for (int i = 0; i < 20; ++i)
        ring.push_back({std::cos(i * pi / 10), std::sin(i * pi / 10)});
    return ring;
}

}  // namespace

void paint_sign(Ink& ink, SignKind kind, Point centre) {
    const auto [x, y] = centre;
    if (kind == SignKind::shield) {
        paint_shield(ink, x, y);
        return;
    }
    constexpr double k = .096;
    const Path board = board_of(kind);
    ink.fill(placed(board, x + .010, y + .014, k * 1.08), Paint::shadow, .35);
    ink.line(placed(board, x, y, k), .030, Paint::sign_rim, 1, Ends::closed);
    ink.fill(placed(board, x, y, k), Paint::sign);
    if (kind == SignKind::wine) paint_grapes(ink, x, y, k);
    if (kind == SignKind::grain) paint_ear(ink, x, y, k);
    if (kind == SignKind::cloth) paint_bolt(ink, x, y, k);
}

Drawing paint_goods(Goods goods, const Palette& colours) {
    Ink ink(colours);
    const SignKind kind = goods == Goods::wine    ? SignKind::wine
                          : goods == Goods::grain ? SignKind::grain
                                                  : SignKind::cloth;
    paint_sign(ink, kind, {0, 0});
    return std::move(ink.drawing);
}

}  // namespace bastide::painter
