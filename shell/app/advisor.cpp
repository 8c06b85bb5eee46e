#include "shell/app/advisor.h"

#include <algorithm>

#include "bots/levels.h"
#include "rules/state_hash.h"
#include "shell/app/thinking.h"

namespace bastide::app {

bool Advisor::think(const GameState& state, double seconds, double (*now)()) {
    const std::uint64_t here = hash(state);
    bool news = false;
    if (about_ != here) {
        news = !turns_.empty();
        turns_.clear();
        about_ = here;
        bot_ = std::make_unique<bots::Bot>(state, bots::profile_of(bots::Level::master), here);
    }
    if (!bot_) return news;
    if (!think_for(*bot_, seconds, now)) return news;
    turns_ = bot_->ranked(most_advice);
    // What the search dropped early was looked at less and may seem better than what it kept; it is not.
    for (std::size_t i = 1; i < turns_.size(); ++i)
        turns_[i].gain = std::min(turns_[i].gain, turns_[i - 1].gain);
    bot_.reset();
    return true;
}

void Advisor::forget() {
    bot_.reset();
    about_ = 0;
    turns_.clear();
}

}  // namespace bastide::app
