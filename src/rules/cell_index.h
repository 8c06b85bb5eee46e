// From a packed cell to what lies there: a tile, a cell of the frontier, or nothing known.
// A hash table in which every cell has its own slot as long as the board spans less than 32 by 16 cells, so a look-up
// seldom meets anything else; beyond that it goes on to the next slot. Cells once known stay.
#pragma once

#include <cstdint>

namespace bastide {

struct CellIndex {
    static constexpr int slot_count = 512;
    static constexpr unsigned frontier_flag = 0x8000;

    // What lies in a cell is one number: 0 if it is unknown, the index of its tile plus one, or its number on the
    // frontier plus one with the flag.
    struct Slot {
        std::uint16_t key = 0;
        std::uint16_t content = 0;
    };
    // Tile index or number on the frontier.
    static constexpr int number(std::uint16_t content) { return static_cast<int>(content & ~frontier_flag) - 1; }
    static constexpr bool is_frontier(std::uint16_t content) { return (content & frontier_flag) != 0; }
    // 1 or 0, by sums and shifts: which of the three it is cannot be guessed, and of comparisons compilers make
    // branches.
    static constexpr unsigned tile_bit(std::uint16_t content) { return (content + 0x7fffu) >> 15 & 1; }
    static constexpr unsigned unknown_bit(std::uint16_t content) { return (content - 1u) >> 31; }
    static constexpr std::uint16_t tile_content(int tile) { return static_cast<std::uint16_t>(tile + 1); }

    Slot slots[slot_count] = {};

    // The slot of a cell, or a free one where it may be noted.
    const Slot& find(std::uint16_t key) const { return slots[place(key)]; }
    Slot& find(std::uint16_t key) { return slots[place(key)]; }

private:
    int place(std::uint16_t key) const {
        int i = (key & 31) | (key >> 3 & 0x1e0);
        // Neither the cell nor a free slot: a product, because one branch is foreseen, two would not be.
        while (static_cast<unsigned>(slots[i].key ^ key) * slots[i].content != 0) {
            i = (i + 1) & (slot_count - 1);
        }
        return i;
    }
};

}  // namespace bastide
