// Computers at the table: they think between two frames, move at a pace one can follow, and say what they had in mind.
#include <cmath>

#include "rules/legal.h"
#include "shell/app/app.h"
#include "shell/app/host.h"
#include "shell/app/thinking.h"

namespace bastide::app {

namespace {

constexpr double before_tile = 0.55;  // seconds between what is seen and the next thing
constexpr double showing_tile = 0.5;  // the tile is seen in its place before it is laid
constexpr double before_figure = 0.45;
constexpr int reasons_told = 2;

constexpr std::string_view deed_words[] = {"finishes", "shares",  "starts", "grows",  "follower",
                                           "abbot",    "builder", "goods",  "hinders"};
constexpr std::string_view feature_words[] = {"city", "road", "field", "monastery", "garden"};

}  // namespace

SeatRole App::role_to_move() const {
    return session_ ? roles_[session_->state().current] : SeatRole::person;
}

// A computer has to decide something now.
bool App::computer_to_move() const {
    return play_ && !playback_ && page_ == panels::Page::table && may_play() && !session_->over() &&
           is_computer(role_to_move());
}

void App::tick_opponents(double seconds) {
    bool asked = computer_to_move() && (!pausing_ || offers_extra_tile());
    if (!asked) {
        opponent_.forget();
        planned_.reset();
        opponent_wait_ = before_tile;
        return;
    }
    if (offers_extra_tile()) {
        decide_extra_tile();
        return;
    }
    opponent_wait_ -= view_.animator.busy() ? 0 : seconds;
    if (!planned_) {
        planned_ = opponent_.next(session_->state(), role_to_move(), thinking_slice, host::now);
        if (!planned_) return;
    }
    if (opponent_wait_ > 0 || view_.animator.busy()) return;
    const auto* place = std::get_if<PlaceTile>(&*planned_);
    bool shown = place != nullptr && play_->chosen() && play_->ghost() == place->cell && play_->turn() == place->turn;
    if (place != nullptr && !shown && settings_.motion != panels::Motion::none && !less_motion_) {
        play_->choose_at(place->cell, place->turn);
        opponent_wait_ = showing_tile;
        return;
    }
    Action action = *planned_;
    planned_.reset();
    thought_ = reasons_in_words(opponent_.reasons());
    opponent_wait_ = before_figure;
    perform(action);
}

// Before the builder's extra tile is drawn it may be declined.
void App::decide_extra_tile() {
    bots::Bot bot(session_->state(), bots::profile_of(bots::Level::adept), 1);
    bots::Turn turn = bot.best();
    if (turn.actions.empty()) {
        hurry();
    } else {
        perform(turn.actions[0]);
    }
}

// "city finished +8, others hindered +3".
std::string App::reasons_in_words(const bots::Reasons& reasons) const {
    std::string list;
    int told = 0;
    for (const bots::Reason& reason : reasons) {
        int points = static_cast<int>(std::lround(reason.points));
        if (points == 0 || told == reasons_told) continue;
        ++told;
        std::string deed = say("thought." + std::string(deed_words[static_cast<int>(reason.kind)]));
        bool on_feature = reason.kind <= bots::ReasonKind::grows;
        if (on_feature)
            deed = say("thought." + std::string(feature_words[static_cast<int>(reason.feature)])) + " " + deed;
        list += (list.empty() ? "" : ", ") + deed + (points > 0 ? " +" : " −") + std::to_string(std::abs(points));
    }
    return list;
}

}  // namespace bastide::app
