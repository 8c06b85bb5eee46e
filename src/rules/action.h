// Everything that can happen in a game, chance included. An action carries no player: the state knows whose turn it is.
#pragma once

#include <variant>

#include "rules/figure.h"
#include "rules/geometry.h"
#include "rules/tile.h"

namespace bastide {

// Chance: this tile leaves the bag. A tile without a legal place goes out of the game at once.
struct DrawTile {
    TileKind kind = TileKind::none;
    friend constexpr bool operator==(const DrawTile&, const DrawTile&) = default;
};
struct PlaceTile {
    Cell cell;
    Side turn = Side::north;
    friend constexpr bool operator==(const PlaceTile&, const PlaceTile&) = default;
};
// Puts a figure on a segment (number within the tile) of the tile just laid.
struct PlaceFigure {
    FigureKind figure = FigureKind::follower;
    std::uint8_t segment = 0;
    friend constexpr bool operator==(const PlaceFigure&, const PlaceFigure&) = default;
};
// Calls the player's own figure of this kind home instead of placing one.
struct RecallFigure {
    FigureKind figure = FigureKind::follower;
    friend constexpr bool operator==(const RecallFigure&, const RecallFigure&) = default;
};
// In phase figure: none is placed. In phase draw of a second part: the extra tile is declined.
struct Pass {
    friend constexpr bool operator==(const Pass&, const Pass&) = default;
};

using Action = std::variant<DrawTile, PlaceTile, PlaceFigure, RecallFigure, Pass>;

}  // namespace bastide
