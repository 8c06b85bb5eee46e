#pragma once

// What the painter has to know about a tile: its edges and how they are joined inside. Edges are 0 north, 1 east,
// 2 south, 3 west; half-edges 0 to 7 run clockwise from the north-west corner. A tile is painted as it lies, so turn
// its topology first with `turned`. The order of cities, roads and fields is that of the rules' segments.

#include <array>
#include <string>
#include <vector>

#include "rules/tile.h"

namespace bastide::painter {

enum Edge : int { north = 0, east = 1, south = 2, west = 3 };

struct CityTopology {
    std::vector<int> edges;
    int shields = 0;
    Goods goods = Goods::none;
};

// One edge and what the road stops at on this tile, or two edges and no end.
struct RoadTopology {
    std::vector<int> edges;
    RoadEnd end = RoadEnd::none;
};

struct RiverTopology {
    std::vector<int> edges;
    RiverKind kind = RiverKind::through;
};

// No half-edges: the field is enclosed on the tile. `cities` are indices into the tile's cities.
struct FieldTopology {
    std::vector<int> half_edges;
    std::vector<int> cities;
};

struct Topology {
    std::string id;
    // Clockwise quarter turns since the tile was printed; part of the key of its random numbers.
    int turn = 0;
    std::array<EdgeKind, 4> edges{};
    std::vector<CityTopology> cities;
    std::vector<RoadTopology> roads;
    std::vector<RiverTopology> rivers;
    std::vector<FieldTopology> fields;
    bool monastery = false;
    bool garden = false;
    bool road_over_road = false;
    bool road_over_river = false;
};

// A tile of the rules, as printed.
Topology topology_of(TileKind kind);

// The tile after `turn` clockwise quarter turns.
Topology turned(const Topology& tile, int turn);

}  // namespace bastide::painter
