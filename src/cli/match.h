// Games between computer players for `bastide play` and `bastide tune`: who sits where, the order of the tiles, and
// what came out. A deck is a fixed order of all tiles, so that the same tiles can be played again with seats changed.
#pragma once

#include <string>
#include <vector>

#include "bots/levels.h"
#include "cli/external_player.h"
#include "record/record.h"

namespace bastide::cli {

struct Contestant {
    std::string name;
    bots::Profile profile;
    ExternalPlayer* external = nullptr;  // plays instead, if there is one
};

// "adept:farmer", "master@nodes=5000@focus=0.9": a name of bots/levels.h, then changes of its numbers.
bool read_contestant(const std::string& word, Contestant& out);

// The whole set in an order that the seed decides.
std::vector<TileKind> deck(const GameState& start, std::uint64_t seed);

struct Played {
    GameState state;
    Record record;
    std::vector<std::vector<float>> seconds;  // by contestant (as given): of each of his moves
    std::string failure;                      // of an external player: code and sentence, else empty
};

// One game; seat i is taken by contestant (i + shift) mod their number.
Played play_game(const RuleSet& rules, const std::vector<Contestant>& contestants, int shift,
                 const std::vector<TileKind>& tiles, std::uint64_t seed);

}  // namespace bastide::cli
