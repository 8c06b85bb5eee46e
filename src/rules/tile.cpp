#include "rules/tile.h"

#include <array>

#include "rules/tile_notation.h"
#include "rules/tile_sets/base.h"
#include "rules/tile_sets/river.h"
#include "rules/tile_sets/traders_and_builders.h"

namespace bastide {
namespace {

using AllFacts = std::array<TileFacts, tile_kinds>;

template <std::size_t n>
constexpr std::size_t append(AllFacts& all, std::size_t at, const TileLine (&lines)[n], TileFamily family) {
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

constexpr AllFacts parse_all() {
    AllFacts all{};
    std::size_t at = append(all, 0, tile_sets::base, TileFamily::base);
    at = append(all, at, tile_sets::river, TileFamily::river);
    at = append(all, at, tile_sets::traders_and_builders, TileFamily::traders_and_builders);
    if (at != tile_kinds) {
        tile_notation::malformed_tile("the number of kinds changed");
    }
    return all;
}

constexpr AllFacts all_facts = parse_all();

using AllTurned = std::array<std::array<TurnedFacts, 4>, tile_kinds>;

constexpr AllTurned turn_all() {
    AllTurned all{};
    for (std::size_t kind = 0; kind < tile_kinds; ++kind) {
        for (int turn = 0; turn < 4; ++turn) {
            const TileFacts& tile = all_facts[kind];
            TurnedFacts& out = all[kind][static_cast<std::size_t>(turn)];
            for (int side = 0; side < 4; ++side) {
                int from = (side - turn) & 3;
                out.code = static_cast<std::uint8_t>(out.code | static_cast<int>(tile.edges[from]) << (2 * side));
                out.side_segment[side] = tile.side_segment[from];
            }
            for (int half = 0; half < 8; ++half) {
                out.half_segment[half] = tile.half_segment[(half - 2 * turn) & 7];
            }
        }
    }
    return all;
}

constexpr AllTurned all_turned = turn_all();

constexpr TileKind named(std::string_view id) {
    for (std::size_t i = 0; i < tile_kinds; ++i) {
        if (all_facts[i].id == id) {
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

const TileFacts& facts(TileKind kind) { return all_facts[static_cast<std::size_t>(index(kind))]; }

const TurnedFacts& turned_facts(TileKind kind, Side turn) {
    return all_turned[static_cast<std::size_t>(index(kind))][static_cast<std::size_t>(index(turn))];
}

std::optional<TileKind> find_tile(std::string_view id) {
    TileKind kind = named(id);
    return kind == TileKind::none ? std::nullopt : std::optional<TileKind>(kind);
}

TileKind start_tile() { return base_start; }
TileKind river_first_tile() { return river_start; }
TileKind river_last_tile() { return river_end; }

}  // namespace bastide
