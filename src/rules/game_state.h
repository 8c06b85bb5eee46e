// A position with everything that decides the rest of the game: a plain value without pointers, copied by memcpy.
// Start with `new_game`, look with legal.h and region.h, change only through `apply` (apply.h). Undo keeps copies.
// Chance is an action: in phase `draw` somebody outside names the tile that is drawn.
#pragma once

#include <cstdint>

#include "rules/board.h"
#include "rules/end_reason.h"
#include "rules/expansions/state.h"
#include "rules/figure.h"
#include "rules/fixed_vector.h"
#include "rules/player.h"
#include "rules/rule_set.h"

namespace bastide {

inline constexpr int max_figures = max_players * (8 + 3);

// draw: the next tile is to be drawn. tile: it is to be laid. figure: a figure may be put on it. over: final scores
// stand.
enum class Phase : std::uint8_t { draw, tile, figure, over };
// Part of a turn: the second exists only if the first tile earned an extra one.
enum class TurnPart : std::uint8_t { first, second };

struct GameState {
    RuleSet rules;
    std::uint8_t expansions = 0;  // bit i: expansion i of the list in expansion.h takes part
    Phase phase = Phase::draw;
    TurnPart part = TurnPart::first;
    EndReason end = EndReason::none;
    std::uint8_t current = 0;           // seat to move
    TileKind in_hand = TileKind::none;  // in phase tile; in phase figure the tile just laid
    std::uint8_t last_tile = no_tile;   // index of the tile laid last
    std::uint8_t discards = 0;          // tiles out of the game because they fitted nowhere
    std::uint8_t bag_count = 0;         // tiles still to be drawn
    std::uint8_t bag[tile_kinds] = {};  // the same by kind
    Board board;
    FixedVector<Player, max_players> players;
    FixedVector<Figure, max_figures> figures;
    ExpansionState expansion;
};

static_assert(std::is_trivially_copyable_v<GameState>);
static_assert(sizeof(GameState) <= 8192);

// The position before the first tile is drawn: start tile laid, supplies full. player_count 1 to 6.
GameState new_game(const RuleSet& rules, int player_count);

// A position without any tile, for scenes that lay their own; the bag holds the whole set.
GameState empty_table(const RuleSet& rules, int player_count);

}  // namespace bastide
