// Why an action is refused: a stable code (the words of the notation), and for tiles the sides that object.
#pragma once

#include <cstdint>
#include <string_view>

namespace bastide {

enum class IllegalCode : std::uint8_t {
    none,
    game_over,
    not_in_bag,       // draw: no such tile left, or not its stack's time
    tile_due,         // a tile is in hand and must be laid first
    no_tile_in_hand,  // a tile must be drawn first
    figure_due,       // the tile is laid; the figure is to be decided first, or one must be placed
    cell_out_of_range,
    cell_occupied,
    no_neighbour,
    off_table,
    edge_mismatch,
    river_not_continued,
    river_bend,
    not_in_rules,
    no_such_segment,
    wrong_feature,
    feature_occupied,
    feature_complete,
    needs_own_follower,
    no_supply,
    nothing_to_recall,
    no_extra_tile,
};

struct Illegal {
    IllegalCode code = IllegalCode::none;
    std::uint8_t sides = 0;  // edge_mismatch: bit i = side i of the cell objects
};

// "edge_mismatch" and so on; stable.
std::string_view code_name(IllegalCode code);

}  // namespace bastide
