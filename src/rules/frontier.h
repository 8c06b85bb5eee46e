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
    std::uint16_t key[max_frontier] = {};
    Refusals refusals[frontier_words];

    int words() const { return (count + 63) >> 6; }

    // The cells of a word that take a tile lying with these edges.
    std::uint64_t fits(const TurnedFacts& lying, int word) const {
        const std::uint64_t* column = refusals[word].column;
        std::uint64_t refused = column[lying.column[0]] | column[lying.column[1]] | column[lying.column[2]] |
                                column[lying.column[3]];
        int cells = count - 64 * word;
        return ~refused & (cells < 64 ? (std::uint64_t{1} << cells) - 1 : ~std::uint64_t{0});
    }

    // A new cell with nothing bound; returns its number.
    int add(std::uint16_t cell_key) {
        assert(count < max_frontier);
        key[count] = cell_key;
        return count++;
    }

    // The side of the cell now touches an edge of this kind.
    void bind(int cell_number, Side side, EdgeKind kind) {
        std::uint64_t* column = refusals[cell_number >> 6].column + edge_kinds * index(side);
        for (int other = 0; other < edge_kinds; ++other) {
            column[other] |= std::uint64_t{other != static_cast<int>(kind)} << (cell_number & 63);
        }
    }

    // Drops a cell; the last one, if it is another, gets its number.
    void remove(int cell_number) {
        int last = --count;
        key[cell_number] = key[last];
        std::uint64_t* from = refusals[last >> 6].column;
        std::uint64_t* to = refusals[cell_number >> 6].column;
        const std::uint64_t last_bit = std::uint64_t{1} << (last & 63);
        const std::uint64_t own_bit = std::uint64_t{1} << (cell_number & 63);
        std::uint64_t moved[4 * edge_kinds];
        for (int i = 0; i < 4 * edge_kinds; ++i) {
            moved[i] = (from[i] >> (last & 63) & 1) << (cell_number & 63);
        }
        for (int i = 0; i < 4 * edge_kinds; ++i) {
            to[i] = (to[i] & ~own_bit) | moved[i];
        }
        for (int i = 0; i < 4 * edge_kinds; ++i) {
            from[i] &= ~last_bit;
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
