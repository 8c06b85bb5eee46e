// Games played at random, for benchmarks and for comparing builds: a tile out of the bag, a place among those that look
// different, then one of the figures that may be put or none, each equally likely.
#pragma once

#include "rules/game_state.h"
#include "session/dealer.h"

namespace bastide::cli {

// Plays until the game is over or `most_tiles` more were drawn; returns the number of actions.
int play_at_random(GameState& state, Random& random, int most_tiles = 1000);

}  // namespace bastide::cli
