// The empty cells that touch a tile, in the order they came up (the last one takes the place of one that is filled),
// and which edges each refuses. The refusals are kept as columns of bits, one column for every side and kind of edge,
// so that a tile is matched against 64 cells with four reads. A cell is known by its number here and by its `key`, the
// packed cell of the board.
#pragma once

#include <cassert>
#include <cstdint>

#include "rules/tile.h"

namespace bastide {

inline constexpr int max_tiles = 108;  // base, River and Traders & Builders together
inline constexpr int max_frontier = 2 * max_tiles + 2;
inline constexpr int frontier_words = (max_frontier + 63) / 64;

// An empty cell that touches a tile: the sides that are bound and what they ask for, two bits a side as in TurnedFacts.
struct FrontierCell {
    std::uint8_t wanted = 0;
    std::uint8_t bound = 0;
};

// Cells 64 * word and following: bit i stands for cell 64 * word + i.
struct Refusals {
    std::uint64_t column[4 * edge_kinds] = {};  // by side, then EdgeKind: the side is bound to another kind
};

struct Frontier {
    std::uint16_t count = 0;
    std::uint16_t key[max_frontier + 1] = {};  // one more, to be written in vain
    Refusals refusals[frontier_words];
    std::uint64_t there[frontier_words] = {};  // the cells there are

    int words() const { return (count + 63) >> 6; }

    // The cells of a word that take a tile lying with these edges.
    std::uint64_t fits(int word, const TurnedFacts& lying) const {
        const std::uint64_t* column = refusals[word].column;
        return there[word] &
               ~(column[lying.column[0]] | column[lying.column[1]] | column[lying.column[2]] | column[lying.column[3]]);
    }

    // A side of a cell, one that is there or the next one, now touches an edge of this kind. With `bit` 0 nothing
    // happens, with 1 it does.
    void bind_if(unsigned bit, int cell_number, Side side, EdgeKind kind) {
        constexpr std::uint64_t all = ~std::uint64_t{0};
        static constexpr std::uint64_t others[edge_kinds][edge_kinds] = {
            {0, all, all, all}, {all, 0, all, all}, {all, all, 0, all}, {all, all, all, 0}};
        const int word = cell_number >> 6;
        std::uint64_t* column = refusals[word].column + edge_kinds * index(side);
        const std::uint64_t cell_bit = std::uint64_t{bit} << (cell_number & 63);
        there[word] |= cell_bit;
        for (int i = 0; i < edge_kinds; ++i) {
            column[i] |= cell_bit & others[static_cast<int>(kind)][i];
        }
    }

    // Drops a cell; the last one, if it is another, gets its number.
    void remove(int cell_number) {
        const int last = --count;
        key[cell_number] = key[last];
        const std::uint64_t moves = last != cell_number ? 1 : 0;
        const int to_place = cell_number & 63;
        const int from_place = last & 63;
        const std::uint64_t kept = ~(std::uint64_t{1} << to_place);
        const std::uint64_t left = ~(std::uint64_t{1} << from_place);
        std::uint64_t* to = refusals[cell_number >> 6].column;
        std::uint64_t* from = refusals[last >> 6].column;
        there[last >> 6] &= left;
        if (to == from) {  // the usual case, which the compiler turns into few instructions
            for (int i = 0; i < 4 * edge_kinds; ++i) {
                to[i] = (to[i] & kept & left) | (to[i] >> from_place & moves) << to_place;
            }
            return;
        }
        for (int i = 0; i < 4 * edge_kinds; ++i) {
            to[i] = (to[i] & kept) | (from[i] >> from_place & 1) << to_place;
            from[i] &= left;
        }
    }

    FrontierCell at(int cell_number) const {
        unsigned bound = 0;
        unsigned wanted = 0;
        for (int s = 0; s < 4; ++s) {
            const std::uint64_t* column = refusals[cell_number >> 6].column + edge_kinds * s;
            unsigned refused = 0;
            for (int kind = 0; kind < edge_kinds; ++kind) {
                refused |= static_cast<unsigned>(column[kind] >> (cell_number & 63) & 1) << kind;
            }
            if (refused != 0) {
                bound |= 3u << (2 * s);
                wanted |= static_cast<unsigned>(__builtin_ctz(~refused)) << (2 * s);
            }
        }
        return FrontierCell{static_cast<std::uint8_t>(wanted), static_cast<std::uint8_t>(bound)};
    }
};

}  // namespace bastide
