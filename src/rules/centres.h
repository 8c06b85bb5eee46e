// The monasteries and gardens that still miss tiles around them, and those the tile laid last has surrounded.
// Their places are kept as columns of bytes, so that eight are compared with a cell at once. A place is a packed cell
// of the board; seven bits each way are enough, since no board spans more than 108 cells.
#pragma once

#include <cstdint>
#include <cstring>

#include "rules/bits.h"
#include "rules/fixed_vector.h"

namespace bastide {

inline constexpr int max_centres = 24;  // on all tiles together

struct Centres {
    std::uint8_t x[max_centres] = {};
    std::uint8_t y[max_centres] = {};
    std::uint16_t segment[max_centres] = {};  // board segments, in the order they were laid
    std::uint16_t count = 0;
    FixedVector<std::uint16_t, 9> surrounded;

    void add(std::uint16_t key, int board_segment) {
        assert(count < max_centres);
        x[count] = key >> 8 & 127;
        y[count] = key & 127;
        segment[count++] = static_cast<std::uint16_t>(board_segment);
    }

    // A cell is filled. Calls f(board segment) for those it is around; f returns how many cells are missing now.
    template <class F>
    void fill(std::uint16_t key, F&& f) {
        surrounded.clear();
        for (int base = 0; base < count; base += 8) {
            std::uint64_t near = ~(apart(x + base, key >> 8) | apart(y + base, key)) & every_top;
            if (count - base < 8) {
                near &= (std::uint64_t{1} << (8 * (count - base))) - 1;
            }
            for (; near != 0; near &= near - 1) {
                std::uint16_t here = segment[base + __builtin_ctzll(near) / 8];
                if (f(here) == 0) {
                    surrounded.push_back(here);
                }
            }
        }
        if (!surrounded.empty()) {
            drop_surrounded();
        }
    }

private:
    // The top bit of a byte is set if that place and `to` are more than one apart, modulo 128. No carry passes between
    // bytes: place - to + 1 is 0, 1 or 2 for neighbours.
    static std::uint64_t apart(const std::uint8_t* places, int to) {
        std::uint64_t from;
        std::memcpy(&from, places, 8);
        std::uint64_t distance =
            ((from | every_top) - static_cast<std::uint64_t>((to - 1) & 127) * every_byte) & ~every_top;
        return distance + 125 * every_byte;
    }

    void drop_surrounded() {
        int kept = 0;
        int next_out = 0;  // both lists have the same order
        for (int i = 0; i < count; ++i) {
            if (next_out < surrounded.size() && segment[i] == surrounded[next_out]) {
                ++next_out;
                continue;
            }
            x[kept] = x[i];
            y[kept] = y[i];
            segment[kept++] = segment[i];
        }
        count = static_cast<std::uint16_t>(kept);
    }
};

}  // namespace bastide
