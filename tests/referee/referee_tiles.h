// The referee's own knowledge of the tiles, read from tests/facts/tiles.json; nothing of it comes from the program.
// A tile is a list of parts (cities first, then roads, fields, the monastery, the garden), each with the sides or
// half-sides it reaches. The book holds
// every tile in its four turns.
#pragma once

#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace bastide::testing::referee {

enum class Feature { city, road, field, monastery, garden };

struct Part {
    Feature feature = Feature::field;
    std::set<int> sides;   // city, road: 0 north, 1 east, 2 south, 3 west
    std::set<int> halves;  // field: clockwise from the north-west corner
    std::set<int> cities;  // field: parts of this tile it borders
    int shields = 0;
    std::string goods;  // city: wine, grain, cloth or nothing
    bool operator==(const Part&) const = default;
};

struct Tile {
    std::string id;
    std::array<std::string, 4> edges;
    std::vector<Part> parts;
    std::set<int> river;  // sides the river crosses
    // The part of this kind at a spot ("n", "ese", "c"), or -1.
    int part_at(Feature feature, const std::string& spot) const;
    // The first spot a part reaches.
    std::string spot_of(int part) const;
    bool is_river() const { return !river.empty(); }
};

struct TileBook {
    std::map<std::string, std::array<Tile, 4>> tiles;        // by clockwise quarter turns
    std::map<std::string, std::array<int, 4>> first_look;    // by turn: the first turn that looks the same
    std::map<std::string, std::map<std::string, int>> sets;  // copies by set and tile
    std::string start;
    std::string spring;
    std::string lake;
};
const TileBook& tile_book();

std::string feature_name(Feature feature);

}  // namespace bastide::testing::referee
