// A computer at the table: thinks in slices between two frames, then says what it does, one decision at a time. Ask
// `next` with the position until it has an action; it starts anew by itself when the position is not the one it left.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "bots/levels.h"
#include "rules/game_state.h"
#include "session/seat_role.h"

namespace bastide::app {

class Opponent {
public:
    // Thinks for at most so many seconds by `now`. The next decision, once it is made.
    std::optional<Action> next(const GameState& state, SeatRole role, double seconds, double (*now)());
    // The reasons of the turn under way or done last.
    const bots::Reasons& reasons() const { return reasons_; }
    void forget();

private:
    std::unique_ptr<bots::Bot> bot_;
    std::uint64_t about_ = 0;  // the position it thinks about
    bots::Turn turn_;
    int done_ = 0;                // decisions of the turn that were taken
    std::uint64_t expected_ = 0;  // the position the last of them led to
    bots::Reasons reasons_;
};

}  // namespace bastide::app
