// The stable codes of what can be wrong with a file, a line of it, or a link. More may be added, none renamed.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/illegal.h"

namespace bastide {

enum class Code : std::uint8_t {
    none,
    bad_character,
    bad_header,
    missing_rules,
    duplicate_header,
    header_after_move,
    scene_after_move,
    unknown_preset,
    unknown_option,
    duplicate_option,
    bad_value,
    bad_combination,
    not_in_rules,
    bad_players,
    duplicate_player,
    unknown_player,
    unknown_word,
    bad_statement,
    truncated_line,
    line_too_long,
    bad_cell,
    cell_out_of_range,
    bad_turn,
    unknown_tile,
    not_in_bag,
    wrong_seat,
    game_over,
    cell_occupied,
    no_neighbour,
    off_table,
    edge_mismatch,
    river_not_continued,
    river_bend,
    still_placeable,
    bad_figure,
    no_such_segment,
    wrong_feature,
    feature_occupied,
    feature_complete,
    needs_own_follower,
    no_supply,
    figure_due,
    nothing_to_recall,
    no_extra_tile,
    expectation_failed,
    not_a_link,
    unknown_link_version,
    damaged_link,
    not_a_saved_game,
    unknown_saved_version,
    damaged_saved_game,
};
inline constexpr int code_count = static_cast<int>(Code::damaged_saved_game) + 1;

std::string_view code_name(Code code);
std::optional<Code> find_code(std::string_view name);
// The same reason in the words of the notation. The rules' tile_due and no_tile_in_hand cannot arise from a file.
Code code_of(IllegalCode code);

}  // namespace bastide
