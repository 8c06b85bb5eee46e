#include "record/code.h"

namespace bastide {
namespace {

constexpr std::string_view code_names[] = {"none",
                                           "bad_character",
                                           "bad_header",
                                           "missing_rules",
                                           "duplicate_header",
                                           "header_after_move",
                                           "scene_after_move",
                                           "unknown_preset",
                                           "unknown_option",
                                           "duplicate_option",
                                           "bad_value",
                                           "bad_combination",
                                           "not_in_rules",
                                           "bad_players",
                                           "duplicate_player",
                                           "unknown_player",
                                           "unknown_word",
                                           "bad_statement",
                                           "truncated_line",
                                           "line_too_long",
                                           "bad_cell",
                                           "cell_out_of_range",
                                           "bad_turn",
                                           "unknown_tile",
                                           "not_in_bag",
                                           "wrong_seat",
                                           "game_over",
                                           "cell_occupied",
                                           "no_neighbour",
                                           "off_table",
                                           "edge_mismatch",
                                           "river_not_continued",
                                           "river_bend",
                                           "still_placeable",
                                           "bad_figure",
                                           "no_such_segment",
                                           "wrong_feature",
                                           "feature_occupied",
                                           "feature_complete",
                                           "needs_own_follower",
                                           "no_supply",
                                           "figure_due",
                                           "nothing_to_recall",
                                           "no_extra_tile",
                                           "expectation_failed",
                                           "not_a_link",
                                           "unknown_link_version",
                                           "damaged_link",
                                           "not_a_saved_game",
                                           "unknown_saved_version",
                                           "damaged_saved_game"};
static_assert(sizeof code_names / sizeof code_names[0] == code_count);

}  // namespace

std::string_view code_name(Code code) {
    return code_names[static_cast<int>(code)];
}

std::optional<Code> find_code(std::string_view name) {
    for (int i = 1; i < code_count; ++i) {
        if (code_names[i] == name) {
            return static_cast<Code>(i);
        }
    }
    return std::nullopt;
}

Code code_of(IllegalCode code) {
    return find_code(code_name(code)).value_or(Code::bad_statement);
}

}  // namespace bastide
