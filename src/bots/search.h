// What a search is made of: the best answer at first sight, and one sampled continuation of a turn.
#pragma once

#include "bots/bot.h"

namespace bastide::bots {

// A tile out of the position's bag by chance; the position must be in phase draw.
void draw_by(GameState& state, Dice& dice);

// Lays the tile in hand the way that looks best to the seat to move; returns how many positions were evaluated.
int answer(GameState& state, const Weights& weights);

// Plays on from a position after the mover's turn for this many turns, every seat playing what looks best; the first
// tile drawn is `first` if it may be drawn. Returns the mover's stake then; adds the positions evaluated to `spent`.
double look_ahead(GameState state, int mover, const Weights& weights, int answers, TileKind first, Dice dice,
                  int& spent);

}  // namespace bastide::bots
