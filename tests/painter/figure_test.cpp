#include <algorithm>

#include "catch.h"
#include "painter/painter.h"
#include "tile_facts.h"

using namespace bastide;
using namespace bastide::painter;

namespace {

struct Bounds {
    double x0 = 9, y0 = 9, x1 = -9, y1 = -9;
};

Bounds bounds_of(const Drawing& drawing) {
    Bounds out;
    for (const Command& command : drawing.commands) {
        if (command.shape == Shape::disc) continue;
        for (std::uint32_t i = 0; i < command.count; ++i) {
            const Point p = drawing.points_of(command)[i];
            out = {std::min(out.x0, p.x), std::min(out.y0, p.y), std::max(out.x1, p.x), std::max(out.y1, p.y)};
        }
    }
    return out;
}

}  // namespace

TEST_CASE("a figure stands on its foot and is as high as it should be") {
    const Bounds follower = bounds_of(paint_figure(FigureShape::follower, 0, palette(Theme::day)));
    CHECK(follower.y1 == Approx(0).margin(.03));
    CHECK(follower.y0 == Approx(-figure_height).margin(.03));
    const Bounds farmer = bounds_of(paint_figure(FigureShape::farmer, 0, palette(Theme::day)));
    CHECK(farmer.x1 - farmer.x0 > farmer.y1 - farmer.y0);
    const Bounds half = bounds_of(paint_figure(FigureShape::follower, 0, palette(Theme::day), .5));
    CHECK(half.y0 == Approx(-figure_height / 2).margin(.03));
}

TEST_CASE("owners differ in colour and in emblem") {
    for (int a = 0; a < owner_count; ++a) {
        for (int b = 0; b < a; ++b) {
            CHECK_FALSE(owner_look(a).colour == owner_look(b).colour);
            const auto shape = [](int owner) {
                std::vector<std::size_t> sizes;
                for (const Path& ring : emblem_rings(owner))
                    sizes.push_back(ring.size());
                sizes.push_back(static_cast<std::size_t>(emblem_rings(owner)[0][0].y * 1000 + 1000));
                return sizes;
            };
            CHECK(shape(a) != shape(b));
        }
    }
}

TEST_CASE("figures stand a little below the middle of their room, and beside the bell tower") {
    const Geometry cap(fact("base.cap"), cell(0, 0));
    const Point knight = figure_foot(cap, {FeatureKind::city, 0}, FigureShape::follower);
    CHECK(knight.y == Approx(cap.city_spots[0].y + .13));
    const Point farmer = figure_foot(cap, {FeatureKind::field, 0}, FigureShape::farmer);
    CHECK(farmer.y == Approx(cap.field_spots[0].y + .10));
    const Geometry cloister(fact("base.monastery"), cell(0, 0));
    const Point monk = figure_foot(cloister, {FeatureKind::monastery, 0}, FigureShape::follower);
    CHECK(monk.x == Approx(.56));
    CHECK(monk.y == Approx(.68));
}

TEST_CASE("tints and highlights keep to their part of the tile") {
    const Geometry shapes(fact("base.straight"), cell(0, 0));
    for (int field = 0; field < 2; ++field) {
        const Drawing tint = paint_field_tint(shapes, field, 1, palette(Theme::day));
        REQUIRE_FALSE(tint.commands.empty());
        const Bounds bounds = bounds_of(tint);
        if (field == 0) CHECK(bounds.x0 > .4);
        if (field == 1) CHECK(bounds.x1 < .6);
        CHECK((bounds.x0 >= 0 && bounds.x1 <= 1 && bounds.y0 >= 0 && bounds.y1 <= 1));
    }
    const auto count = [&](const std::vector<int>& open) {
        return paint_region(shapes, {FeatureKind::road, 0}, open, palette(Theme::day)).commands.size();
    };
    CHECK(count({0}) == count({}) + 4);
    CHECK(count({0, 2}) == count({}) + 8);
}
