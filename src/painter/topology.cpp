#include "painter/topology.h"

#include <algorithm>

namespace bastide::painter {

namespace {

std::vector<int> bits(unsigned mask) {
    std::vector<int> out;
    for (int i = 0; i < 8; ++i) {
        if ((mask >> i & 1u) != 0) out.push_back(i);
    }
    return out;
}

void add_segment(Topology& tile, const Segment& segment) {
    switch (segment.kind) {
        case FeatureKind::city:
            tile.cities.push_back({bits(segment.sides), segment.shields, segment.goods});
            break;
        case FeatureKind::road:
            tile.roads.push_back({bits(segment.sides), segment.end});
            break;
        // Cities come first among the segments, so their bits are their indices.
        case FeatureKind::field:
            tile.fields.push_back({bits(segment.halves), bits(segment.cities)});
            break;
        case FeatureKind::monastery:
            tile.monastery = true;
            break;
        case FeatureKind::garden:
            tile.garden = true;
            break;
    }
}

}  // namespace

Topology topology_of(TileKind kind) {
    const TileFacts& printed = facts(kind);
    Topology tile;
    tile.id = printed.id;
    std::copy(std::begin(printed.edges), std::end(printed.edges), tile.edges.begin());
    for (int i = 0; i < printed.segment_count; ++i)
        add_segment(tile, printed.segments[i]);
    if (printed.river != RiverKind::none) tile.rivers.push_back({bits(printed.river_sides), printed.river});
    tile.road_over_road = printed.bridge_over_road;
    tile.road_over_river = printed.bridge_over_river;
    return tile;
}

Topology turned(const Topology& tile, int turn) {
    Topology out = tile;
    out.turn = (tile.turn + turn) % 4;
    const auto turn_edges = [turn](std::vector<int>& edges) {
        for (int& e : edges)
            e = (e + turn) % 4;
    };
    for (int e = 0; e < 4; ++e) {
        out.edges[static_cast<std::size_t>((e + turn) % 4)] = tile.edges[static_cast<std::size_t>(e)];
    }
    for (CityTopology& city : out.cities) {
        turn_edges(city.edges);
        std::sort(city.edges.begin(), city.edges.end());
    }
    for (RoadTopology& road : out.roads)
        turn_edges(road.edges);
    for (RiverTopology& river : out.rivers)
        turn_edges(river.edges);
    for (FieldTopology& field : out.fields) {
        for (int& h : field.half_edges)
            h = (h + 2 * turn) % 8;
        std::sort(field.half_edges.begin(), field.half_edges.end());
    }
    return out;
}

}  // namespace bastide::painter
