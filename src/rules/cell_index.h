// From a packed cell to what lies there: a tile, a cell of the frontier, or nothing known.
// A hash table in which every cell has its own slot as long as the board spans less than 32 by 16 cells, so a look-up
// seldom meets anything else; beyond that it goes on to the next slot. Cells once known stay.
#pragma once

#include <cstdint>

namespace bastide {

struct CellIndex {
    static constexpr int slot_count = 512;
    static constexpr std::uint16_t unknown = 0;
    static constexpr std::uint16_t frontier_flag = 0x8000;

    struct Slot {
        std::uint16_t key = 0;
        std::uint16_t content = unknown;  // tile: index + 1; frontier: flag + number

        bool is_unknown() const { return content == unknown; }
        bool is_tile() const { return static_cast<std::uint16_t>(content - 1) < frontier_flag - 1; }
        bool is_frontier() const { return (content & frontier_flag) != 0; }
        int tile() const { return content - 1; }
        int frontier() const { return content & ~frontier_flag; }
        void set_tile(int tile) { content = static_cast<std::uint16_t>(tile + 1); }
        void set_frontier(int number) { content = static_cast<std::uint16_t>(frontier_flag | number); }
    };

    Slot slots[slot_count] = {};

    // The slot of a cell, or a free one where it may be noted.
    const Slot& find(std::uint16_t key) const { return slots[place(key)]; }
    Slot& find(std::uint16_t key) { return slots[place(key)]; }

private:
    int place(std::uint16_t key) const {
        int i = (key & 31) | (key >> 3 & 0x1e0);
        // One branch instead of two: whether a cell is known is anybody's guess, that the search ends at once is not.
        while (((slots[i].key != key) & (slots[i].content != unknown)) != 0) {
            i = (i + 1) & (slot_count - 1);
        }
        return i;
    }
};

}  // namespace bastide
