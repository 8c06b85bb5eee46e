#include "rules/illegal.h"

namespace bastide {

std::string_view code_name(IllegalCode code) {
    constexpr std::string_view names[] = {"none",
                                          "game_over",
                                          "not_in_bag",
                                          "tile_due",
                                          "no_tile_in_hand",
                                          "figure_due",
                                          "cell_out_of_range",
                                          "cell_occupied",
                                          "no_neighbour",
                                          "off_table",
                                          "edge_mismatch",
                                          "river_not_continued",
                                          "river_bend",
                                          "not_in_rules",
                                          "no_such_segment",
                                          "wrong_feature",
                                          "feature_occupied",
                                          "feature_complete",
                                          "needs_own_follower",
                                          "no_supply",
                                          "nothing_to_recall",
                                          "no_extra_tile"};
    static_assert(sizeof names / sizeof names[0] == static_cast<int>(IllegalCode::no_extra_tile) + 1);
    return names[static_cast<int>(code)];
}

}  // namespace bastide
