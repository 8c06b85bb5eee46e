// Random games for property tests: random rule sets, random legal decisions, the same for the same seed everywhere.
#pragma once

#include "rules/apply.h"
#include "rules/legal.h"
#include "session/dealer.h"

namespace bastide::testing {

// Any rule set the options allow, with a fitting number of players in `players`.
RuleSet random_rules(Random& random, int& players);

// A decision (or draw) taken uniformly from legal_actions; draws by their multiplicity.
Action random_action(Random& random, const GameState& state);

// Plays to the end; calls look(state) after every action.
template <class Look>
void play_out(Random& random, GameState& state, Look&& look) {
    while (state.phase != Phase::over) {
        advance(state, random_action(random, state));
        look(state);
    }
}

// A position reached by this many random actions from the start (or the end of the game).
GameState random_position(Random& random, const RuleSet& rules, int players, int actions);

}  // namespace bastide::testing
