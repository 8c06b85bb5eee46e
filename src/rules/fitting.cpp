#include "rules/fitting.h"

#include <cstdint>

namespace bastide {

namespace {

int left_of(const GameState& state, int kind) {
    return state.bag[kind] + (index(state.in_hand) == kind ? 1 : 0);
}

// The cells of a word of the frontier that a kind fits in some turn.
std::uint64_t cells_for(const GameState& state, int word, TileKind kind) {
    std::uint64_t out = 0;
    for (Side turn : all_sides) {
        out |= state.board.frontier.fits(word, turned_facts(kind, turn));
    }
    return out;
}

}  // namespace

std::vector<TileKind> kinds_that_fit(const GameState& state, Cell cell) {
    std::vector<TileKind> out;
    for (int i = 0; i < state.board.frontier.count; ++i) {
        if (!(state.board.frontier_cell(i) == cell)) continue;
        for (int kind = 0; kind < tile_kinds; ++kind) {
            if (left_of(state, kind) == 0) continue;
            if ((cells_for(state, i >> 6, tile_kind(kind)) >> (i & 63) & 1) != 0) out.push_back(tile_kind(kind));
        }
    }
    return out;
}

std::vector<Cell> dead_cells(const GameState& state) {
    std::vector<Cell> out;
    for (int word = 0; word < state.board.frontier.words(); ++word) {
        std::uint64_t alive = 0;
        for (int kind = 0; kind < tile_kinds; ++kind) {
            if (left_of(state, kind) != 0) alive |= cells_for(state, word, tile_kind(kind));
        }
        std::uint64_t dead = state.board.frontier.there[word] & ~alive;
        for (; dead != 0; dead &= dead - 1) {
            Cell cell = state.board.frontier_cell(64 * word + __builtin_ctzll(dead));
            int touching = 0;
            for (Side side : all_sides) {
                touching += state.board.tile_at(neighbour(cell, side)) != no_tile ? 1 : 0;
            }
            if (touching >= 2) out.push_back(cell);
        }
    }
    return out;
}

}  // namespace bastide
