#include "rules/tile.h"

#include "rules/tile_notation.h"
#include "rules/tile_sets/base.h"
#include "rules/tile_sets/river.h"
#include "rules/tile_sets/traders_and_builders.h"

namespace bastide {
namespace {

template <std::size_t n>
constexpr std::size_t append(TileFacts (&all)[tile_kinds], std::size_t at, const TileLine (&lines)[n],
                             TileFamily family) {
    for (const TileLine& line : lines) {
        all[at] = tile_notation::parse(line, family);
        for (std::size_t i = 0; i < at; ++i) {
            if (all[i].id == line.variant_of) {
                all[at].variant_of = tile_kind(static_cast<int>(i));
            }
        }
        ++at;
    }
    return at;
}

constexpr TurnedFacts turn_tile(const TileFacts& tile, int turn) {
    TurnedFacts out;
    for (int side = 0; side < 4; ++side) {
        int from = (side - turn) & 3;
        out.code = static_cast<std::uint8_t>(out.code | static_cast<int>(tile.edges[from]) << (2 * side));
        out.column[side] = static_cast<std::uint8_t>(edge_kinds * side + static_cast<int>(tile.edges[from]));
        out.side_segment[side] = tile.side_segment[from];
    }
    for (int half = 0; half < 8; ++half) {
        out.half_segment[half] = tile.half_segment[(half - 2 * turn) & 7];
    }
    return out;
}

constexpr TileTable make_table() {
    TileTable table{};
    std::size_t at = append(table.facts, 0, tile_sets::base, TileFamily::base);
    at = append(table.facts, at, tile_sets::river, TileFamily::river);
    at = append(table.facts, at, tile_sets::traders_and_builders, TileFamily::traders_and_builders);
    if (at != tile_kinds) {
        tile_notation::malformed_tile("the number of kinds changed");
    }
    for (int kind = 0; kind < tile_kinds; ++kind) {
        for (int turn = 0; turn < 4; ++turn) {
            table.turned[kind][turn] = turn_tile(table.facts[kind], turn);
        }
    }
    return table;
}

constexpr TileTable table = make_table();

constexpr TileKind named(std::string_view id) {
    for (std::size_t i = 0; i < tile_kinds; ++i) {
        if (table.facts[i].id == id) {
            return tile_kind(static_cast<int>(i));
        }
    }
    return TileKind::none;
}

constexpr TileKind base_start = named("base.cap_straight");
constexpr TileKind river_start = named("river.spring");
constexpr TileKind river_end = named("river.lake");
static_assert(base_start != TileKind::none && river_start != TileKind::none && river_end != TileKind::none);

}  // namespace

const TileTable tile_table = table;

std::optional<TileKind> find_tile(std::string_view id) {
    TileKind kind = named(id);
    return kind == TileKind::none ? std::nullopt : std::optional<TileKind>(kind);
}

TileKind start_tile() {
    return base_start;
}
TileKind river_first_tile() {
    return river_start;
}
TileKind river_last_tile() {
    return river_end;
}

}  // namespace bastide
