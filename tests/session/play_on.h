// Random play of a session for the tests: `play_on` does the next thing that is due.
#pragma once

#include "session/session.h"
#include "support/random_play.h"

namespace bastide::testing {

// A tile, or a decision of the seat to move; an extra tile is declined one time in eight.
inline void play_on(Session& session, Random& random) {
    const GameState& state = session.state();
    if (state.phase == Phase::draw && !(may_pass(state) && random.below(8) == 0)) {
        session.draw();
    } else if (state.phase == Phase::draw) {
        session.perform(Pass{});
    } else {
        session.perform(random_action(random, state));
    }
}

}  // namespace bastide::testing
