// Facts about the printed tiles: what lies on each side, which parts are connected, how many copies a set holds.
// A tile is written as one notation line (tile_notation.h) and parsed at compile time; the lines stand in tile_sets/.
// `facts(kind)` describes the unturned tile; `turned_facts(kind, turn)` answers the questions asked on the board.
// Segments of a tile are numbered cities first, then roads, fields, the monastery, the garden.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/geometry.h"

namespace bastide {

enum class EdgeKind : std::uint8_t { field, city, road, river };
enum class FeatureKind : std::uint8_t { city, road, field, monastery, garden };
enum class Goods : std::uint8_t { wine, grain, cloth, none };
enum class RoadEnd : std::uint8_t { none, village, city, monastery };
enum class RiverKind : std::uint8_t { none, spring, through, lake };
enum class TileFamily : std::uint8_t { base, river, traders_and_builders };

inline constexpr int goods_kinds = 3;
inline constexpr int tile_kinds = 69;
inline constexpr int max_segments = 8;
inline constexpr int edge_kinds = 4;
inline constexpr int feature_kinds = 5;
inline constexpr std::uint8_t no_segment = 255;

// Index of a tile design, in the order of the tile sets; stable within a format version.
enum class TileKind : std::uint8_t { none = 255 };
constexpr int index(TileKind kind) {
    return static_cast<int>(kind);
}
constexpr TileKind tile_kind(int i) {
    return static_cast<TileKind>(i);
}

// A set of tile kinds.
struct KindSet {
    std::uint64_t bits[2] = {};
    constexpr void add(TileKind kind) { bits[index(kind) >> 6] |= std::uint64_t{1} << (index(kind) & 63); }
    constexpr bool has(TileKind kind) const { return (bits[index(kind) >> 6] >> (index(kind) & 63) & 1) != 0; }
    friend constexpr bool operator==(const KindSet&, const KindSet&) = default;
    // Calls f(kind) for each, in order.
    template <class F>
    constexpr void for_each(F&& f) const {
        for (int word = 0; word < 2; ++word) {
            for (std::uint64_t left = bits[word]; left != 0; left &= left - 1) {
                f(tile_kind(64 * word + __builtin_ctzll(left)));
            }
        }
    }
    static constexpr KindSet all() { return KindSet{{~std::uint64_t{0}, ~std::uint64_t{0}}}; }
};

struct Segment {
    FeatureKind kind = FeatureKind::field;
    std::uint8_t sides = 0;       // city, road: bit i = side i
    std::uint8_t halves = 0;      // field: bit i = half-side i (0 = enclosed on the tile)
    std::uint8_t cities = 0;      // field: bit i = borders segment i, a city
    std::uint8_t shields = 0;     // city
    Goods goods = Goods::none;    // city: one symbol at most
    RoadEnd end = RoadEnd::none;  // road of one side: what it stops at
};

struct TileFacts {
    std::string_view id;
    std::string_view notation;
    std::string_view reference;  // letter in common lists of the tiles
    std::string_view note;
    TileFamily family = TileFamily::base;
    TileKind variant_of = TileKind::none;  // the same tile without its garden
    std::uint8_t boxed = 0;                // copies in the default box
    std::uint8_t with_gardens = 0;         // copies in the set with gardens
    std::uint8_t without_gardens = 0;
    EdgeKind edges[4] = {};
    Segment segments[max_segments] = {};
    std::uint8_t segment_count = 0;
    std::uint8_t sided_count = 0;          // cities and roads, the first of the segments
    std::uint8_t open[max_segments] = {};  // sides (city, road) or surrounding cells (monastery, garden) to be met
    std::uint8_t side_segment[4] = {no_segment, no_segment, no_segment, no_segment};  // city or road at a side
    std::uint8_t half_segment[8] = {no_segment, no_segment, no_segment, no_segment,
                                    no_segment, no_segment, no_segment, no_segment};  // field at a half-side
    RiverKind river = RiverKind::none;
    std::uint8_t river_sides = 0;
    bool has_centre = false;  // a monastery or a garden
    bool bridge_over_road = false;
    bool bridge_over_river = false;
    std::uint8_t distinct_turns = 4;           // 1, 2 or 4: turns 0..n-1 show every look of the tile once
    std::uint8_t of_kind[feature_kinds] = {};  // bit i = segment i

    // Segments of any of these kinds (bit i = FeatureKind i), as bits.
    constexpr unsigned segments_of(unsigned kinds) const {
        unsigned out = 0;
        for (int i = 0; i < feature_kinds; ++i) {
            out |= (kinds >> i & 1) != 0 ? of_kind[i] : 0u;
        }
        return out;
    }
};

// The tile as it lies on the board.
struct TurnedFacts {
    std::uint8_t code = 0;  // two bits a side, EdgeKind, north lowest
    std::uint8_t side_segment[4] = {};
    std::uint8_t half_segment[8] = {};
    std::uint8_t column[4] = {};  // edge_kinds * side + EdgeKind of the side, as the frontier asks
};

struct TileTable {
    TileFacts facts[tile_kinds];
    TurnedFacts turned[tile_kinds][4];
};
extern const TileTable tile_table;

inline const TileFacts& facts(TileKind kind) {
    return tile_table.facts[index(kind)];
}
inline const TurnedFacts& turned_facts(TileKind kind, Side turn) {
    return tile_table.turned[index(kind)][index(turn)];
}

// The kind with this id ("base.cap"), or nothing.
std::optional<TileKind> find_tile(std::string_view id);

constexpr EdgeKind edge_in_code(std::uint8_t code, Side side) {
    return static_cast<EdgeKind>((code >> (2 * index(side))) & 3);
}

inline EdgeKind edge(TileKind kind, Side turn, Side side) {
    return edge_in_code(turned_facts(kind, turn).code, side);
}

// The start tile of the base game, the first and the last tile of the river.
TileKind start_tile();
TileKind river_first_tile();
TileKind river_last_tile();

// Copies in the set with or without gardens.
enum class GardenPrint : std::uint8_t { without, with };
inline int copies(TileKind kind, GardenPrint print) {
    return print == GardenPrint::with ? facts(kind).with_gardens : facts(kind).without_gardens;
}

}  // namespace bastide
