#include "painter/geometry.h"

#include <cmath>

#include "catch.h"
#include "tile_facts.h"

using namespace bastide;
using namespace bastide::painter;

namespace {

const Cell some_cells[] = {cell(0, 0), cell(3, -5), cell(-17, 40)};

template <class Visit>
void each_tile(Visit visit) {
    for (const Topology& tile : tile_facts()) {
        for (int turn = 0; turn < 4; ++turn) {
            INFO(tile.id << " turned " << turn);
            visit(turned(tile, turn));
        }
    }
}

double cross(Point a, Point b) {
    return a.x * b.y - a.y * b.x;
}

// A wall leaves the corner it starts from along the diagonal of the tile.
void check_start(Point start, Point next) {
    int nearest = 0;
    for (int i = 1; i < 4; ++i) {
        if (dist(start, corner(i)) < dist(start, corner(nearest))) nearest = i;
    }
    CHECK(dist(start, corner(nearest)) < 1e-9);
    const Point inwards = sub(tile_centre, corner(nearest)), leaves = sub(next, start);
    CHECK(std::abs(cross(unit(inwards), unit(leaves))) < 1e-9);
    CHECK(dist(start, next) > .05);
}

}  // namespace

TEST_CASE("every field of every tile is one patch of its own, wherever and however the tile lies") {
    each_tile([](const Topology& tile) {
        for (const Cell at : some_cells)
            CHECK(Geometry(tile, at).conflicts.empty());
    });
}

TEST_CASE("a torn or missing field is noticed") {
    Topology two_fields = fact("base.monastery");
    two_fields.fields = {{{0, 1, 2, 3}, {}}, {{4, 5, 6, 7}, {}}};
    CHECK_FALSE(Geometry(two_fields, cell(0, 0)).conflicts.empty());
    Topology one_field = fact("base.straight");
    one_field.fields = {{{0, 1, 2, 3, 4, 5, 6, 7}, {}}};
    CHECK_FALSE(Geometry(one_field, cell(0, 0)).conflicts.empty());
}

TEST_CASE("every half-edge shows its own field") {
    each_tile([](const Topology& tile) {
        const Geometry shapes(tile, cell(2, 1));
        for (std::size_t f = 0; f < tile.fields.size(); ++f) {
            for (const int h : tile.fields[f].half_edges) {
                const double u = h % 2 == 0 ? .24 : .76;
                const Point on_border = lerp(corner(h / 2), corner(h / 2 + 1), u);
                CHECK(shapes.field_at(on_border) == static_cast<int>(f));
            }
        }
    });
}

TEST_CASE("walls leave their corners at 45 degrees, and a tower stands there") {
    each_tile([](const Topology& tile) {
        const Geometry shapes(tile, cell(-1, 6));
        for (const CityShape& city : shapes.cities) {
            for (const Wall& wall : city.walls) {
                check_start(wall.path.front(), wall.path[1]);
                check_start(wall.path.back(), wall.path[wall.path.size() - 2]);
                for (const Point end : {wall.path.front(), wall.path.back()}) {
                    for (int i = 0; i < 4; ++i) {
                        if (dist(end, corner(i)) < 1e-9) CHECK(shapes.corner_towers[static_cast<std::size_t>(i)]);
                    }
                }
            }
        }
    });
}

TEST_CASE("roads and rivers meet their edges in the middle and at a right angle") {
    each_tile([](const Topology& tile) {
        const Geometry shapes(tile, cell(4, 4));
        const auto check_way = [](const Path& path, const std::vector<int>& edges) {
            CHECK(dist(path.front(), edge_middle(edges[0])) < 1e-9);
            CHECK(std::abs(cross(unit(sub(path[1], path[0])), inward_of(edges[0]))) < .12);
            if (edges.size() < 2) return;
            CHECK(dist(path.back(), edge_middle(edges[1])) < 1e-9);
            CHECK(std::abs(cross(unit(sub(path.back(), path[path.size() - 2])), inward_of(edges[1]))) < .12);
        };
        for (const RoadShape& road : shapes.roads)
            check_way(road.path, road.edges);
        for (const RiverShape& river : shapes.rivers)
            check_way(river.path, river.edges);
    });
}

TEST_CASE("pointing at the spot of a figure finds its part of the tile") {
    each_tile([](const Topology& tile) {
        const Geometry shapes(tile, cell(7, -2));
        const auto check_spots = [&](FeatureKind kind, const std::vector<Point>& spots) {
            for (std::size_t i = 0; i < spots.size(); ++i) {
                const auto part = shapes.part_at(spots[i]);
                REQUIRE(part);
                CHECK(part->kind == kind);
                CHECK(part->index == static_cast<int>(i));
            }
        };
        CHECK(shapes.city_spots.size() == tile.cities.size());
        CHECK(shapes.road_spots.size() == tile.roads.size());
        CHECK(shapes.field_spots.size() == tile.fields.size());
        check_spots(FeatureKind::city, shapes.city_spots);
        check_spots(FeatureKind::road, shapes.road_spots);
        check_spots(FeatureKind::field, shapes.field_spots);
        if (shapes.monastery) CHECK(shapes.part_at(*shapes.monastery)->kind == FeatureKind::monastery);
        if (shapes.garden) CHECK(shapes.part_at(*shapes.garden)->kind == FeatureKind::garden);
    });
}

TEST_CASE("water belongs to nobody") {
    const Geometry lake(fact("river.lake"), cell(0, 0));
    CHECK_FALSE(lake.part_at(lake.rivers[0].path.back()));
    CHECK_FALSE(lake.part_at({.5, .1}));
    CHECK(lake.part_at({.1, .1})->kind == FeatureKind::field);
}

TEST_CASE("of two crossing roads the upper one is found on the bridge") {
    const Geometry bridge(fact("tb.road_bridge"), cell(0, 0));
    REQUIRE(bridge.bridges.size() == 1);
    CHECK(bridge.part_at(bridge.bridges[0].point)->index == bridge.bridges[0].road);
}

TEST_CASE("parts are numbered as the segments of the rules") {
    for (int i = 0; i < tile_kinds; ++i) {
        const TileFacts& printed = facts(tile_kind(i));
        const Geometry shapes(topology_of(tile_kind(i)), cell(0, 0));
        for (int segment = 0; segment < printed.segment_count; ++segment) {
            const Part part = shapes.part_of(segment);
            CHECK(part.kind == printed.segments[segment].kind);
            CHECK(shapes.segment_of(part) == segment);
        }
    }
}

TEST_CASE("shapes of a few tiles are as they were designed") {
    const Geometry cap(fact("base.cap"), cell(0, 0));
    CHECK(cap.city_spots[0].x == Approx(.5));
    CHECK(cap.city_spots[0].y == Approx(.15));
    CHECK(cap.field_spots[0].x == Approx(.175));
    CHECK(cap.field_spots[0].y == Approx(.475));
    CHECK(cap.corner_towers == std::array<bool, 4>{true, true, false, false});
    const Geometry corner_city(turned(fact("base.corner_bend"), 1), cell(3, -5));
    CHECK(corner_city.road_spots[0].x == Approx(.32125));
    CHECK(corner_city.road_spots[0].y == Approx(.67875));
    REQUIRE(corner_city.keeps[0]);
    CHECK(corner_city.keeps[0]->x == Approx(.825));
    CHECK(corner_city.keeps[0]->y == Approx(.6));
    const Geometry house(fact("tb.cap_road_city_road_house"), cell(1, 1));
    CHECK(house.road_spots[0].x == Approx(.5006418778899954).epsilon(1e-9));
    CHECK(house.road_spots[0].y == Approx(.7213894405608594).epsilon(1e-9));
    CHECK(house.lone_house);
}
