#include "record/explain.h"

namespace bastide {

std::string_view explain(Code code) {
    switch (code) {
        case Code::none:
            return "";
        case Code::game_over:
            return "The game is over.";
        case Code::wrong_seat:
            return "It is not this player's turn.";
        case Code::not_in_bag:
            return "This tile cannot be drawn now.";
        case Code::still_placeable:
            return "The tile still fits somewhere and may not be discarded.";
        case Code::cell_out_of_range:
            return "Cells lie between -200 and 200.";
        case Code::cell_occupied:
            return "A tile lies on this cell.";
        case Code::no_neighbour:
            return "The cell touches no tile.";
        case Code::off_table:
            return "This cell is off the table.";
        case Code::edge_mismatch:
            return "The edges do not match those of the tiles beside it.";
        case Code::river_not_continued:
            return "The tile does not continue the river.";
        case Code::river_bend:
            return "The river may not bend the same way again.";
        case Code::not_in_rules:
            return "These rules have no such figure.";
        case Code::no_such_segment:
            return "The tile has no such part there.";
        case Code::wrong_feature:
            return "The figure cannot stand there.";
        case Code::feature_occupied:
            return "A figure stands on this feature already.";
        case Code::feature_complete:
            return "The feature is complete.";
        case Code::needs_own_follower:
            return "The figure needs an own follower on the same feature.";
        case Code::no_supply:
            return "The player has no such figure left.";
        case Code::figure_due:
            return "A figure must be placed on this tile.";
        case Code::nothing_to_recall:
            return "The player has no figure to call home from there.";
        case Code::no_extra_tile:
            return "No extra tile is open to be declined.";
        case Code::bad_statement:
            return "No further figure may be placed on this tile.";
        case Code::not_a_link:
            return "This is no link to a game.";
        case Code::unknown_link_version:
            return "The link was made by a newer version of this program.";
        case Code::damaged_link:
            return "The link is damaged: some of it is missing or has changed.";
        case Code::not_a_saved_game:
            return "This is no saved game.";
        case Code::unknown_saved_version:
            return "The game was saved by a newer version of this program.";
        case Code::damaged_saved_game:
            return "The saved game is damaged: some of it is missing or has changed.";
        default:
            return "The line cannot be played.";
    }
}

}  // namespace bastide
