#include "rules/state_hash.h"

#include "rules/mix.h"

namespace bastide {
namespace {

std::uint64_t place_bits(Cell c) {
    return static_cast<std::uint64_t>(static_cast<std::uint16_t>(c.x)) << 16 | static_cast<std::uint16_t>(c.y);
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
        for_each_number(player, [&fold](std::uint16_t n) { fold.add(n); });
    }
    fold.add(hash_expansions(state.expansion));
    return fold.value;
}

}  // namespace bastide
