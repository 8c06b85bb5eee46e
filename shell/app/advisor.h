// The best turns of a position, for a person who asks: the strongest computer thinks about it between two frames. Call
// `think` with the position until `done`; it starts anew by itself when the position is another one. `turns` is empty
// until then.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "bots/bot.h"
#include "rules/game_state.h"

namespace bastide::app {

class Advisor {
public:
    // Thinks for at most so many seconds by `now` about a position with a tile in hand or a figure to be decided. True
    // if that changed what is known: the advice is ready, or that about another position is gone.
    bool think(const GameState& state, double seconds, double (*now)());
    bool done() const { return about_ != 0 && !bot_; }
    // Best first, at most `most_advice`, of different looks.
    const std::vector<bots::RankedTurn>& turns() const { return turns_; }
    void forget();

    static constexpr int most_advice = 3;

private:
    std::unique_ptr<bots::Bot> bot_;
    std::uint64_t about_ = 0;
    std::vector<bots::RankedTurn> turns_;
};

}  // namespace bastide::app
