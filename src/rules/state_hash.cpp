#include "rules/state_hash.h"

#include "rules/mix.h"

namespace bastide {
namespace {

std::uint64_t place_bits(Cell c) {
    return static_cast<std::uint64_t>(static_cast<std::uint16_t>(c.x)) << 16 | static_cast<std::uint16_t>(c.y);
}

std::uint64_t hash_rules(const RuleSet& rules) {
    Fold fold;
    fold.add(rules.two_tile_city);
    fold.add(static_cast<std::uint64_t>(rules.farm));
    const bool switches[] = {rules.farmers,      rules.gardens,  rules.abbot,
                             rules.river,        rules.tb_tiles, rules.goods,
                             rules.builder,      rules.pig,      rules.solitaire_discard_loses,
                             rules.table.bounded};
    for (bool on : switches) {
        fold.add(on ? 1 : 0);
    }
    fold.add(place_bits(cell(rules.table.min_x, rules.table.max_x)));
    fold.add(place_bits(cell(rules.table.min_y, rules.table.max_y)));
    fold.add(static_cast<std::uint64_t>(rules.river_bend));
    fold.add(static_cast<std::uint64_t>(rules.river_start_tile));
    fold.add(static_cast<std::uint64_t>(rules.solitaire));
    fold.add(static_cast<std::uint64_t>(rules.solitaire_hard));
    fold.add(rules.followers);
    return fold.value;
}

}  // namespace

std::uint64_t hash(const GameState& state) {
    Fold fold;
    fold.add(hash_rules(state.rules));
    fold.add(static_cast<std::uint64_t>(state.phase));
    fold.add(static_cast<std::uint64_t>(state.part));
    fold.add(static_cast<std::uint64_t>(state.end));
    fold.add(state.current);
    fold.add(static_cast<std::uint64_t>(state.in_hand));
    fold.add(state.discards);
    for (std::uint8_t count : state.bag) {
        fold.add(count);
    }
    const Board& board = state.board;
    // Sums do not depend on the order in which tiles and figures are kept.
    std::uint64_t tiles = 0;
    for (const LaidTile& tile : board.tiles) {
        tiles += mix(place_bits(tile.cell) << 16 | static_cast<std::uint64_t>(index(tile.kind)) << 2 |
                     static_cast<std::uint64_t>(index(tile.turn)));
    }
    fold.add(tiles);
    fold.add(state.last_tile == no_tile ? ~std::uint64_t{0} : place_bits(board.tiles[state.last_tile].cell));
    std::uint64_t figures = 0;
    for (const Figure& figure : state.figures) {
        const LaidTile& tile = board.tiles[board.segment_tile[figure.segment]];
        figures +=
            mix(place_bits(tile.cell) << 24 | static_cast<std::uint64_t>(figure.segment - tile.first_segment) << 8 |
                static_cast<std::uint64_t>(index(figure.kind)) << 4 | figure.owner);
    }
    fold.add(figures);
    for (const Player& player : state.players) {
        fold.add(static_cast<std::uint16_t>(player.score));
        for (std::uint8_t n : player.supply) {
            fold.add(n);
        }
        for (std::uint8_t n : player.goods) {
            fold.add(n);
        }
    }
    fold.add(hash_expansions(state.expansion));
    return fold.value;
}

}  // namespace bastide
