#include "shell/app/opponent.h"

#include "rules/legal.h"
#include "rules/state_hash.h"
#include "shell/app/thinking.h"

namespace bastide::app {

namespace {

bots::Level level_of(SeatRole role) {
    switch (role) {
        case SeatRole::person:
        case SeatRole::novice:
            return bots::Level::novice;
        case SeatRole::adept:
            return bots::Level::adept;
        case SeatRole::expert:
            return bots::Level::expert;
        case SeatRole::master:
            return bots::Level::master;
    }
    return bots::Level::adept;
}

}  // namespace

void Opponent::forget() {
    bot_.reset();
    about_ = 0;
    turn_ = {};
    done_ = 0;
    expected_ = 0;
}

std::optional<Action> Opponent::next(const GameState& state, SeatRole role, double seconds, double (*now)()) {
    std::uint64_t here = hash(state);
    bool goes_on = expected_ == here && done_ < turn_.actions.size();
    if (!goes_on) {
        if (!bot_ || about_ != here) {
            bot_ = std::make_unique<bots::Bot>(state, bots::profile_of(level_of(role)), here);
            about_ = here;
        }
        if (!think_for(*bot_, seconds, now)) return std::nullopt;
        turn_ = bot_->best();
        done_ = 0;
        std::vector<bots::RankedTurn> ranked = bot_->ranked(1);
        reasons_ = ranked.empty() ? bots::Reasons{} : ranked.front().reasons;
        bot_.reset();
    }
    if (turn_.actions.empty()) return std::nullopt;
    Action action = turn_.actions[done_];
    if (why_illegal(state, action)) {
        forget();
        return std::nullopt;
    }
    ++done_;
    GameState after = state;
    advance(after, action);
    expected_ = hash(after);
    return action;
}

}  // namespace bastide::app
