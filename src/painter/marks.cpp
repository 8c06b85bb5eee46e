// Marks on cells: where a tile may go, the ghost's frame, dead cells, the last move, and the board's own small things.

#include <algorithm>
#include <cmath>

#include "painter/elements.h"
#include "painter/painter.h"

namespace bastide::painter {

namespace {

Path round_square(double margin, double radius) {
    constexpr int steps = 4;
    const double far_side = 1 - margin - radius, near_side = margin + radius;
    struct Quarter {
        Point centre;
        int from;
    };
    Path out;
    for (const Quarter& quarter : {Quarter{{far_side, near_side}, -90}, Quarter{{far_side, far_side}, 0},
                                   Quarter{{near_side, far_side}, 90}, Quarter{{near_side, near_side}, 180}}) {
        for (int i = 0; i <= steps; ++i) {
            const double t = (quarter.from + 90.0 * i / steps) * (pi / 180);
            out.push_back({quarter.centre.x + radius * std::cos(t), quarter.centre.y + radius * std::sin(t)});
        }
    }
    return out;
}

}  // namespace

Drawing paint_tile_shadow() {
    Ink ink(palette(Theme::day));
    ink.box(.02, .03, 1.03, 1.045, rgb(0x000000), .28);
    return std::move(ink.drawing);
}

Drawing paint_corner_tower(const Palette& colours) {
    Ink ink(colours);
    paint_corner_tower(ink, {0, 0});
    return std::move(ink.drawing);
}

// Amber rounded frame, soft inside, small plus.
Drawing paint_legal(const Palette& colours, Heat heat) {
    Ink ink(colours);
    const Path frame = round_square(.07, .09);
    ink.fill(round_square(.06, .09), Paint::legal, heat == Heat::hot ? .34 : .13);
    ink.line(frame, .085, Paint::legal, .10, Ends::closed);
    ink.line(frame, .050, Paint::legal, .16, Ends::closed);
    ink.line(frame, .020, Paint::legal_edge, .55, Ends::closed);
    ink.line(frame, .012, Paint::legal, 1, Ends::closed);
    const auto plus = [&ink](double width, Paint paint, double alpha) {
        ink.line({{.5 - .055, .5}, {.5 + .055, .5}}, width, paint, alpha);
        ink.line({{.5, .5 - .055}, {.5, .5 + .055}}, width, paint, alpha);
    };
    plus(.034, Paint::legal_edge, .75);
    plus(.020, Paint::legal, 1);
    return std::move(ink.drawing);
}

// Round the tile shown before it is laid.
Drawing paint_ghost_frame(const Palette& colours) {
    Ink ink(colours);
    const Path frame = round_square(.012, .03);
    ink.line(frame, .060, Paint::legal, .35, Ends::closed);
    ink.line(frame, .034, Paint::legal_edge, .9, Ends::closed);
    ink.line(frame, .020, Paint::legal, 1, Ends::closed);
    return std::move(ink.drawing);
}

// A cell nothing can fill any more: hatched, with a broad saltire.
Drawing paint_dead(const Palette& colours) {
    Ink ink(colours);
    ink.fill(round_square(.05, .06), Paint::dead, .10);
    for (int i = -4; i <= 4; ++i) {
        const double u = i * .18;
        const Point a{std::max(.07, .07 + u), std::max(.07, .07 - u)};
        const Point b{std::min(.93, .93 + u), std::min(.93, .93 - u)};
        ink.line({{a.x, 1 - a.y}, {b.x, 1 - b.y}}, .010, Paint::dead, .35);
    }
    ink.line(round_square(.06, .06), .016, Paint::dead, .75, Ends::closed);
    const auto saltire = [&ink](double width, Paint paint) {
        for (const int s : {-1, 1}) {
            ink.line({{.5 - .15, .5 - .15 * s}, {.5 + .15, .5 + .15 * s}}, width, paint);
        }
    };
    saltire(.085, Paint::table);
    saltire(.052, Paint::dead);
    return std::move(ink.drawing);
}

// The tile laid last: four corner brackets.
Drawing paint_last(const Palette& colours) {
    Ink ink(colours);
    constexpr double m = .045, l = .17;
    struct Bracket {
        double x, y;
        int sx, sy;
    };
    const auto brackets = [&ink](double width, Paint paint) {
        for (const Bracket& b :
             {Bracket{m, m, 1, 1}, Bracket{1 - m, m, -1, 1}, Bracket{1 - m, 1 - m, -1, -1}, Bracket{m, 1 - m, 1, -1}}) {
            ink.line({{b.x + b.sx * l, b.y}, {b.x, b.y}, {b.x, b.y + b.sy * l}}, width, paint);
        }
    };
    brackets(.050, Paint::last_edge);
    brackets(.026, Paint::last);
    return std::move(ink.drawing);
}

}  // namespace bastide::painter
