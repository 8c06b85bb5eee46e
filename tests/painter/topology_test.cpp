#include "painter/topology.h"

#include "catch.h"
#include "tile_facts.h"

using namespace bastide;
using namespace bastide::painter;

namespace {

template <class Part>
std::vector<std::vector<int>> edges_of(const std::vector<Part>& parts) {
    std::vector<std::vector<int>> out;
    for (const Part& part : parts)
        out.push_back(part.edges);
    return out;
}

}  // namespace

TEST_CASE("the painter takes the topology of every tile from the rules") {
    REQUIRE(tile_facts().size() == 69);
    for (const Topology& expected : tile_facts()) {
        INFO(expected.id);
        const auto kind = find_tile(expected.id);
        REQUIRE(kind);
        const Topology tile = topology_of(*kind);
        CHECK(tile.id == expected.id);
        CHECK(tile.edges == expected.edges);
        CHECK(edges_of(tile.cities) == edges_of(expected.cities));
        CHECK(edges_of(tile.roads) == edges_of(expected.roads));
        CHECK(edges_of(tile.rivers) == edges_of(expected.rivers));
        for (std::size_t i = 0; i < tile.cities.size(); ++i) {
            CHECK(tile.cities[i].shields == expected.cities[i].shields);
            CHECK(tile.cities[i].goods == expected.cities[i].goods);
        }
        for (std::size_t i = 0; i < tile.roads.size(); ++i)
            CHECK(tile.roads[i].end == expected.roads[i].end);
        for (std::size_t i = 0; i < tile.rivers.size(); ++i)
            CHECK(tile.rivers[i].kind == expected.rivers[i].kind);
        REQUIRE(tile.fields.size() == expected.fields.size());
        for (std::size_t i = 0; i < tile.fields.size(); ++i) {
            CHECK(tile.fields[i].half_edges == expected.fields[i].half_edges);
            CHECK(tile.fields[i].cities == expected.fields[i].cities);
        }
        CHECK(tile.monastery == expected.monastery);
        CHECK(tile.garden == expected.garden);
        CHECK(tile.road_over_road == expected.road_over_road);
        CHECK(tile.road_over_river == expected.road_over_river);
    }
}

TEST_CASE("a quarter turn moves edges by one and half-edges by two") {
    const Topology tile = turned(fact("base.cap_bend_es"), 1);
    CHECK(tile.turn == 1);
    CHECK(tile.edges[east] == EdgeKind::city);
    CHECK(tile.edges[south] == EdgeKind::road);
    CHECK(tile.edges[west] == EdgeKind::road);
    CHECK(tile.edges[north] == EdgeKind::field);
    CHECK(tile.cities[0].edges == std::vector<int>{1});
    CHECK(tile.roads[0].edges == std::vector<int>{2, 3});
    CHECK(tile.fields[0].half_edges == std::vector<int>{0, 1, 4, 7});
    CHECK(tile.fields[1].half_edges == std::vector<int>{5, 6});
}

TEST_CASE("four quarter turns change nothing") {
    for (const Topology& tile : tile_facts()) {
        const Topology back = turned(turned(tile, 3), 1);
        CHECK(back.turn == 0);
        CHECK(back.edges == tile.edges);
        CHECK(edges_of(back.cities) == edges_of(tile.cities));
        CHECK(edges_of(back.roads) == edges_of(tile.roads));
    }
}
