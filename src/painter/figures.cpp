// Figures and the emblems of their owners. Outlines are in figure units: foot at (0, 0), up is negative, a follower is
// 1 high.

#include <algorithm>
#include <array>
#include <cmath>

#include "painter/elements.h"
#include "painter/painter.h"

namespace bastide::painter {

namespace {

const Path follower_outline{{-.33, 0},      {-.36, -.05},   {-.33, -.2},   {-.27, -.42},  {-.25, -.55},  {-.19, -.63},
                            {-.105, -.665}, {-.165, -.735}, {-.19, -.815}, {-.165, -.9},  {-.1, -.965},  {0, -.99},
                            {.1, -.965},    {.165, -.9},    {.19, -.815},  {.165, -.735}, {.105, -.665}, {.19, -.63},
                            {.25, -.55},    {.27, -.42},    {.33, -.2},    {.36, -.05},   {.33, 0}};

const Path abbot_outline{{-.36, 0},     {-.39, -.05},  {-.35, -.24},  {-.27, -.48}, {-.24, -.58},
                         {-.15, -.655}, {-.1, -.68},   {-.145, -.74}, {-.155, -.8}, {-.215, -.86},
                         {-.225, -.98}, {-.13, -1.14}, {0, -1.26},    {.13, -1.14}, {.225, -.98},
                         {.215, -.86},  {.155, -.8},   {.145, -.74},  {.1, -.68},   {.15, -.655},
                         {.24, -.58},   {.27, -.48},   {.35, -.24},   {.39, -.05},  {.36, 0}};

const Path builder_outline{
    {-.34, 0},   {-.35, -.05}, {-.24, -.3},  {-.25, -.44}, {-.36, -.36}, {-.44, -.43}, {-.32, -.62}, {-.2, -.675},
    {-.1, -.69}, {-.15, -.74}, {-.16, -.79}, {-.24, -.81}, {-.24, -.87}, {-.16, -.88}, {-.12, -.97}, {0, -1.01},
    {.12, -.97}, {.16, -.88},  {.24, -.87},  {.24, -.81},  {.16, -.79},  {.15, -.74},  {.1, -.69},   {.2, -.66},
    {.3, -.74},  {.35, -.9},   {.25, -.93},  {.27, -1.09}, {.6, -1.02},  {.57, -.86},  {.46, -.88},  {.4, -.66},
    {.27, -.5},  {.25, -.3},   {.35, -.05},  {.34, 0},     {.13, 0},     {.02, -.16},  {-.02, -.16}, {-.13, 0}};

const Path pig_outline{{-.4, 0},     {-.42, -.14}, {-.5, -.24},   {-.54, -.36}, {-.63, -.4},  {-.66, -.49}, {-.6, -.5},
                       {-.57, -.45}, {-.52, -.5},  {-.38, -.585}, {-.14, -.62}, {.1, -.615},  {.24, -.59},  {.28, -.7},
                       {.39, -.62},  {.5, -.54},   {.6, -.5},     {.685, -.49}, {.7, -.35},   {.61, -.31},  {.52, -.25},
                       {.44, -.19},  {.44, 0},     {.27, 0},      {.25, -.13},  {.05, -.115}, {-.15, -.13}, {-.2, 0}};

constexpr Rgb rim_dark = rgb(0x1E1712), halo = rgb(0xFFF8E8), ground_shadow = rgb(0x1A1510);

constexpr std::array<Owner, owner_count> owners{{
    {"red", rgb(0xE2323F), rgb(0xAE1B2E), rgb(0xFFF6E6)},
    {"blue", rgb(0x1F479F), rgb(0x15336F), rgb(0xFFF6E6)},
    {"yellow", rgb(0xFBC926), rgb(0xD79E0C), rgb(0x2A2018)},
    {"black", rgb(0x2A2930), rgb(0x151419), rgb(0xFFF6E6)},
    {"white", rgb(0xFBF7EC), rgb(0xD5CCB8), rgb(0x2A2018)},
    {"orchid", rgb(0xD08BE2), rgb(0xA962C0), rgb(0x2A2018)},
}};

Path round_emblem() {
    Path ring;
    for (int i = 0; i < 16; ++i)
        ring.push_back({std::cos(i * pi / 8) * .47, std::sin(i * pi / 8) * .47});
    return ring;
}

Path star_emblem() {
    Path ring;
    for (int i = 0; i < 10; ++i) {
        const double r = i % 2 == 0 ? .60 : .25;
        ring.push_back({std::sin(i * pi / 5) * r, -std::cos(i * pi / 5) * r});
    }
    return ring;
}

using Emblem = std::vector<Path>;

// In the order of the owners: disc, bars, triangle, cross, lozenge, star.
const std::array<Emblem, owner_count> emblems{
    Emblem{round_emblem()},
    Emblem{Path{{-.50, -.40}, {.50, -.40}, {.50, -.10}, {-.50, -.10}},
           Path{{-.50, .12}, {.50, .12}, {.50, .42}, {-.50, .42}}},
    Emblem{Path{{0, -.54}, {.54, .42}, {-.54, .42}}},
    Emblem{Path{{-.16, -.52},
                {.16, -.52},
                {.16, -.16},
                {.52, -.16},
                {.52, .16},
                {.16, .16},
                {.16, .52},
                {-.16, .52},
                {-.16, .16},
                {-.52, .16},
                {-.52, -.16},
                {-.16, -.16}}},
    Emblem{Path{{0, -.62}, {.42, 0}, {0, .62}, {-.42, 0}}},
    Emblem{star_emblem()},
};

// What is special about a shape: where its emblem is and how wide its shadow.
struct Build {
    Point emblem;
    double emblem_size;
    double shadow;
};

Build build_of(FigureShape shape) {
    switch (shape) {
        case FigureShape::farmer:
            return {{.20, -.30}, .34, .55};
        case FigureShape::abbot:
            return {{0, -.33}, .36, .42};
        case FigureShape::builder:
            return {{0, -.44}, .30, .40};
        case FigureShape::pig:
            return {{-.02, -.36}, .34, .55};
        default:
            return {{0, -.31}, .36, .40};
    }
}

Path outline_of(FigureShape shape) {
    switch (shape) {
        case FigureShape::abbot:
            return abbot_outline;
        case FigureShape::builder:
            return builder_outline;
        case FigureShape::pig:
            return pig_outline;
        case FigureShape::farmer: {
            // The follower lying on its back, head to the west.
            Path lying;
            for (const Point p : follower_outline)
                lying.push_back({p.y * 1.0 + .50, p.x * .92 - .30});
            return lying;
        }
        default:
            return follower_outline;
    }
}

void paint_details(Ink& ink, FigureShape shape, double k, Rgb emblem_colour) {
    if (shape == FigureShape::pig) {
        ink.disc({.50 * k, -.44 * k}, .035 * k, .035 * k, rim_dark);
    } else if (shape == FigureShape::abbot) {
        ink.line(placed({{-.20, -.90}, {0, -.84}, {.20, -.90}}, 0, 0, k), .010, emblem_colour, .9);
        ink.line(placed({{0, -.92}, {0, -1.12}}, 0, 0, k), .010, emblem_colour, .9);
    } else if (shape == FigureShape::builder) {
        ink.line(placed({{-.20, -.845}, {.20, -.845}}, 0, 0, k), .010, rim_dark, .9);
    }
}

}  // namespace

FigureShape figure_shape(FigureKind figure, FeatureKind ground) {
    switch (figure) {
        case FigureKind::abbot:
            return FigureShape::abbot;
        case FigureKind::builder:
            return FigureShape::builder;
        case FigureKind::pig:
            return FigureShape::pig;
        case FigureKind::follower:
            break;
    }
    return ground == FeatureKind::field ? FigureShape::farmer : FigureShape::follower;
}

const Owner& owner_look(int owner) {
    return owners[static_cast<std::size_t>(owner)];
}

const std::vector<Path>& emblem_rings(int owner) {
    return emblems[static_cast<std::size_t>(owner)];
}

void paint_emblem(Ink& ink, int owner, Point centre, double size, Pigment colour) {
    for (const Path& ring : emblem_rings(owner))
        ink.fill(placed(ring, centre.x, centre.y, size), colour);
}

Drawing paint_emblem(int owner, Rgb colour, double size) {
    Ink ink(palette(Theme::day));
    paint_emblem(ink, owner, {0, 0}, size, colour);
    return std::move(ink.drawing);
}

Drawing paint_figure(FigureShape shape, int owner, const Palette& colours, double scale, Presence presence) {
    Ink ink(colours);
    const Owner& look = owner_look(owner);
    const Build build = build_of(shape);
    const double k = figure_height * scale;
    const Point emblem{build.emblem.x * k, build.emblem.y * k};
    const Path points = placed(outline_of(shape), 0, 0, k);
    if (presence == Presence::ghost) {
        ink.fill(grow(points, .014), Paint::last, .85);
        ink.fill(points, look.colour, .55);
        paint_emblem(ink, owner, emblem, build.emblem_size * k, look.emblem_colour);
        ink.line(points, .010, Paint::last_edge, .9, Ends::closed);
        return std::move(ink.drawing);
    }
    ink.disc({.10 * k, -.005}, build.shadow * k, .13 * k, ground_shadow, .38);
    // A light halo stands off roofs, grass and water.
    ink.fill(grow(points, .0225), halo, .92);
    ink.fill(grow(points, .0130), rim_dark);
    const auto by_x = [](Point a, Point b) { return a.x < b.x; };
    const auto [least, most] = std::minmax_element(points.begin(), points.end(), by_x);
    const double x0 = least->x, x1 = most->x;
    ink.gradient(points, {x0 + (x1 - x0) * .35, 0}, look.colour, {x1, 0}, look.dark);
    paint_details(ink, shape, k, look.emblem_colour);
    paint_emblem(ink, owner, emblem, build.emblem_size * k, look.emblem_colour);
    return std::move(ink.drawing);
}

Point figure_spot(const Geometry& geometry, Part part) {
    const std::size_t i = static_cast<std::size_t>(part.index);
    switch (part.kind) {
        case FeatureKind::city:
            return geometry.city_spots[i];
        case FeatureKind::road:
            return geometry.road_spots[i];
        case FeatureKind::field:
            return geometry.field_spots[i];
        // Beside the bell tower, and beside the fountain.
        case FeatureKind::monastery:
            return add(geometry.monastery.value_or(tile_centre), {.06, .12});
        case FeatureKind::garden:
            return add(geometry.garden.value_or(tile_centre), {.09, .02});
    }
    return tile_centre;
}

Point figure_foot(const Geometry& geometry, Part part, FigureShape shape) {
    const Point spot = figure_spot(geometry, part);
    if (part.kind == FeatureKind::monastery || part.kind == FeatureKind::garden) return add(spot, {0, .06});
    const bool low = shape == FigureShape::farmer || shape == FigureShape::pig;
    return add(spot, {0, low ? .10 : .13});
}

}  // namespace bastide::painter
