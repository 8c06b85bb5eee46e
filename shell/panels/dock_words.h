// What the dock says and offers at a moment of the turn, whatever the arrangement it is drawn in.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shell/panels/desk.h"

namespace bastide::panels {

struct DockWords {
    std::string title;
    std::string line;
    TileKind tile = TileKind::none;
    int figure_of = -1;        // player whose follower is shown in place of a tile
    bool turns = false;        // the buttons that turn the tile
    bool figures = false;      // a figure is to be chosen
    std::string primary_name;  // the control's name
    std::string primary_label;
    std::optional<Icon> primary_icon;
    bool primary_enabled = false;
    std::string decline_label;  // a second way on, if there is one
};

DockWords dock_words(const Desk& desk);

// A part of the tile that cannot be claimed and why, for chips that explain.
struct RefusedPart {
    i18n::ChoiceWords words;
    std::string reason;
    painter::FigureShape shape = painter::FigureShape::follower;
};
std::vector<RefusedPart> refused_parts(const Desk& desk);

i18n::ChoiceWords choice_words(const Desk& desk, const FigureOption& option);
// The figure shape a choice shows.
painter::FigureShape shape_of_choice(const GameState& state, const FigureOption& option);
// The shape of the figure chosen at the moment, or a follower.
painter::FigureShape chosen_shape(const Desk& desk);
// How the tile in hand, or the one just laid, is turned.
Side shown_turn(const Desk& desk);

}  // namespace bastide::panels
