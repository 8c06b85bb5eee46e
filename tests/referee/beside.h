// The program and the referee playing the same game side by side: `Beside` tells both every action and compares what
// they say. Differences come as a sentence; an empty one means that they agree.
#pragma once

#include <string>

#include "referee/referee.h"
#include "rules/action.h"
#include "rules/game_state.h"

namespace bastide::testing {

// The options of a rule set in the words of the notation, for the referee.
referee::Options options_for_referee(const RuleSet& rules);

// A figure choice of the program in the referee's words, for a tile that lies turned.
referee::Choice choice_in_words(TileKind tile, Side turn, const PlaceFigure& choice);

class Beside {
public:
    Beside(const RuleSet& rules, int players);

    const GameState& state() const { return state_; }
    const referee::Referee& referee() const { return referee_; }

    void play(const Action& action);

    // Phase, turn, hand, bag, scores, supplies, goods, end.
    std::string difference() const;
    // What may be drawn, where the tile in hand may lie (with all turns and with distinct ones), figures, recall, pass.
    std::string difference_in_options() const;
    // Where each tile that may be drawn could lie.
    std::string difference_in_prospects() const;

private:
    std::string difference_in_placements(TileKind kind) const;

    GameState state_;
    referee::Referee referee_;
    Side turn_ = Side::north;  // of the tile laid last
};

}  // namespace bastide::testing
