// How many of the tiles left in the bag fit an empty cell, close what comes in at one of its sides, or join two sides.
// Make one for a bag (a position's `bag`; only the counts are looked at) and ask it about any board with that bag;
// answers are kept, so asking again costs a look-up. A *pattern* is what an empty cell is bound to on its four sides.
#pragma once

#include <cstdint>

#include "rules/game_state.h"

namespace bastide::bots {

inline constexpr int pattern_count = 625;  // five a side: free, or one of four kinds of edge
inline constexpr int pattern_step[4] = {1, 5, 25, 125};

// What an empty cell touches: by side the tile there (or no_tile), and the pattern they make.
struct EmptyCell {
    int pattern = 0;
    std::uint8_t tile[4] = {no_tile, no_tile, no_tile, no_tile};
    bool on_table = true;
};
EmptyCell empty_cell(const GameState& state, Cell c);

class Chances {
public:
    explicit Chances(const GameState& state);

    int tiles() const { return tiles_; }
    // Copies that fit.
    int fitting(int pattern) const;
    // Copies that fit and go no further from this side (a city or road side) than to sides that are bound.
    int closing(int pattern, int side) const;
    // Copies that fit and connect these two bound city or road sides.
    int joining(int pattern, int side, int other) const;
    // Symbols of this kind of goods on them.
    int goods(int kind) const { return goods_[kind]; }

private:
    int copies_of(const KindSet& kinds) const;
    std::uint8_t bag_[tile_kinds];
    int tiles_ = 0;
    int goods_[goods_kinds] = {};
    mutable std::int16_t fitting_[pattern_count];
    mutable std::int16_t closing_[pattern_count][4];
};

}  // namespace bastide::bots
