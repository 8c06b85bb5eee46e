#include "painter/topology.h"

#include <algorithm>

namespace bastide::painter {

namespace {

bool contains(const std::vector<int>& values, int value) {
    return std::find(values.begin(), values.end(), value) != values.end();
}

int field_at(const Topology& tile, int half_edge) {
    for (std::size_t i = 0; i < tile.fields.size(); ++i) {
        if (contains(tile.fields[i].half_edges, half_edge)) return static_cast<int>(i);
    }
    return -1;
}

// The fields on the two sides of a road where it leaves the tile.
std::array<int, 2> sides_of(const Topology& tile, int edge) {
    return {field_at(tile, 2 * edge), field_at(tile, 2 * edge + 1)};
}

bool share_a_city(const Topology& tile, std::array<int, 2> fields) {
    if (fields[0] < 0 || fields[1] < 0 || fields[0] == fields[1]) return false;
    for (int city : tile.fields[static_cast<std::size_t>(fields[0])].cities) {
        if (contains(tile.fields[static_cast<std::size_t>(fields[1])].cities, city)) return true;
    }
    return false;
}

bool faces_a_city(const Topology& tile, int edge) {
    return tile.edges[static_cast<std::size_t>((edge + 2) % 4)] == EdgeKind::city;
}

void derive_road_ends(Topology& tile) {
    std::vector<RoadTopology*> loose;
    std::vector<int> around;
    for (RoadTopology& road : tile.roads) {
        road.end = RoadEnd::none;
        if (road.edges.size() != 1) continue;
        if (tile.monastery) {
            road.end = RoadEnd::monastery;
        } else if (share_a_city(tile, sides_of(tile, road.edges[0]))) {
            road.end = RoadEnd::city;
        } else {
            road.end = RoadEnd::village;
            loose.push_back(&road);
            for (int field : sides_of(tile, road.edges[0])) {
                if (field >= 0 && !contains(around, field)) around.push_back(field);
            }
        }
    }
    // Roads that meet at a village part as many fields as they are. One field more: the road that faces the city
    // goes on to its gate.
    if (around.size() <= loose.size()) return;
    for (RoadTopology* road : loose) {
        if (faces_a_city(tile, road->edges[0])) {
            road->end = RoadEnd::city;
            return;
        }
    }
}

void derive_river_kinds(Topology& tile) {
    constexpr std::string_view spring = "spring";
    for (RiverTopology& river : tile.rivers) {
        if (river.edges.size() != 1) {
            river.kind = RiverKind::through;
        } else {
            // Both ends of the river have the same topology; only the name tells which is which.
            river.kind = tile.id.find(spring) != std::string::npos ? RiverKind::spring : RiverKind::lake;
        }
    }
}

bool between(int edge, int from, int to) {
    for (int e = (from + 1) % 4; e != to; e = (e + 1) % 4) {
        if (e == edge) return true;
    }
    return false;
}

bool parted(int a, int b, const std::vector<int>& line) {
    return between(a, line[0], line[1]) != between(b, line[0], line[1]);
}

void derive_bridges(Topology& tile) {
    tile.road_over_road = false;
    tile.road_over_river = false;
    for (const RoadTopology& road : tile.roads) {
        for (const RoadTopology& other : tile.roads) {
            if (&road == &other || road.edges.size() != 2 || other.edges.size() != 2) continue;
            if (parted(road.edges[0], road.edges[1], other.edges)) tile.road_over_road = true;
        }
        for (const RiverTopology& river : tile.rivers) {
            if (river.edges.size() != 2) continue;
            if (road.edges.size() == 2) {
                if (parted(road.edges[0], road.edges[1], river.edges)) tile.road_over_river = true;
            } else if (road.end == RoadEnd::city) {
                const int facing = (road.edges[0] + 2) % 4;
                if (faces_a_city(tile, road.edges[0]) && parted(road.edges[0], facing, river.edges)) {
                    tile.road_over_river = true;
                }
            }
        }
    }
}

}  // namespace

Topology turned(const Topology& tile, int turn) {
    Topology out = tile;
    out.turn = (tile.turn + turn) % 4;
    const auto turn_edges = [turn](std::vector<int>& edges) {
        for (int& e : edges) e = (e + turn) % 4;
    };
    for (int e = 0; e < 4; ++e) {
        out.edges[static_cast<std::size_t>((e + turn) % 4)] = tile.edges[static_cast<std::size_t>(e)];
    }
    for (CityTopology& city : out.cities) {
        turn_edges(city.edges);
        std::sort(city.edges.begin(), city.edges.end());
    }
    for (RoadTopology& road : out.roads) turn_edges(road.edges);
    for (RiverTopology& river : out.rivers) turn_edges(river.edges);
    for (FieldTopology& field : out.fields) {
        for (int& h : field.half_edges) h = (h + 2 * turn) % 8;
        std::sort(field.half_edges.begin(), field.half_edges.end());
    }
    return out;
}

void derive(Topology& tile) {
    derive_road_ends(tile);
    derive_river_kinds(tile);
    derive_bridges(tile);
}

}  // namespace bastide::painter
