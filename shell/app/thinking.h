// How bots think between two frames, whoever asked them: for so many seconds, a few positions at a time.
#pragma once

#include "bots/bot.h"

namespace bastide::app {

inline constexpr double thinking_slice = 0.010;  // seconds a frame

// True once the choice stands. `now` tells seconds.
inline bool think_for(bots::Bot& bot, double seconds, double (*now)()) {
    constexpr int nodes_a_look = 24;  // between two looks at the clock
    const double end = now() + seconds;
    while (!bot.done() && now() < end)
        bot.think(nodes_a_look);
    return bot.done();
}

}  // namespace bastide::app
