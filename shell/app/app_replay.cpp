// A recorded game is looked at, step by step or by itself; the game on the table waits and comes back unchanged.
#include <algorithm>

#include "shell/app/app.h"
#include "shell/app/host.h"

namespace bastide::app {

namespace {

constexpr double first_step_seconds = 0.4;
constexpr double step_seconds = 1.0;

}  // namespace

void App::look_back() {
    if (!session_ || playback_) return;
    LineError fault;
    std::optional<Playback> playback = Playback::open(session_->record(), fault);
    if (!playback) return;
    int last = playback->length();
    replay_record(std::move(*playback), owners_, last);
}

void App::replay_record(Playback playback, panels::OwnerOfSeat owners, int step) {
    view_.animator.finish();
    if (!playback_) {
        page_before_replay_ = page_ == panels::Page::new_game ? panels::Page::home : page_;
        waiting_ = std::move(session_);
        waiting_owners_ = owners_;
    }
    pausing_ = false;
    ui_->hush();
    held_points_.clear();
    sight_before_figure_.reset();
    playback_.emplace(std::move(playback));
    replay_whole_.emplace(playback_->at(playback_->length(), 0));
    owners_ = owners;
    replay_runs_ = false;
    session_ = std::make_unique<Session>(playback_->at(step, 0));
    play_.emplace(session_->state());
    go(panels::Page::table);
    replay_to(step);
}

void App::replay_to(int step) {
    if (!playback_) return;
    view_.animator.finish();
    step = std::clamp(step, 0, playback_->length());
    bool next = step == replay_step_ + 1;
    GameState before = session_->state();
    std::size_t known = session_->log().size();
    replay_step_ = step;
    *session_ = playback_->at(step, 0);
    // A single step forward is shown as it happened.
    if (next) {
        Events events;
        for (std::size_t i = known; i < session_->log().size(); ++i)
            events.push_back(session_->log()[i].event);
        animate(before, events);
        held_points_.clear();
    }
    game_changed();
}

void App::run_replay(bool on) {
    if (!playback_) return;
    replay_runs_ = on;
    replay_left_ = first_step_seconds;
    if (on && replay_step_ == playback_->length()) replay_to(0);
    after_input();
}

void App::tick_replay(double seconds) {
    if (!playback_ || !replay_runs_ || page_ != panels::Page::table) return;
    replay_left_ -= seconds;
    if (replay_left_ > 0) return;
    replay_left_ = step_seconds / replay_speed_;
    replay_to(replay_step_ + 1);
    if (replay_step_ == playback_->length()) replay_runs_ = false;
    after_input();
}

bool App::replay_key(SDL_Scancode key) {
    switch (key) {
        case SDL_SCANCODE_LEFT:
            replay_to(replay_step_ - 1);
            return true;
        case SDL_SCANCODE_RIGHT:
            replay_to(replay_step_ + 1);
            return true;
        case SDL_SCANCODE_HOME:
            replay_to(0);
            return true;
        case SDL_SCANCODE_END:
            replay_to(playback_->length());
            return true;
        case SDL_SCANCODE_SPACE:
            run_replay(!replay_runs_);
            return true;
        default:
            return false;
    }
}

void App::leave_replay() {
    if (!playback_) return;
    view_.animator.finish();
    playback_.reset();
    host::leave_link();
    session_ = std::move(waiting_);
    owners_ = waiting_owners_;
    panels::Page back = page_before_replay_;
    if (!session_) {
        play_.reset();
        back = panels::Page::home;
    } else {
        play_.emplace(session_->state());
        game_changed();
        if (session_->awaits_draw() || (session_->over() && back == panels::Page::table)) begin_pause();
    }
    go(back);
}

// The position that is shown becomes the game on the table.
void App::play_on() {
    if (!playback_ || session_->over()) return;
    // The game that waits stands just here, perhaps with a tile in hand: it goes on as it is.
    if (waiting_ && waiting_->record() == session_->record()) {
        page_before_replay_ = panels::Page::table;
        leave_replay();
        return;
    }
    // A game that came in from elsewhere is played by people; one's own keeps who sat there.
    bool own = waiting_ && waiting_->names() == session_->names();
    if (!own) {
        roles_ = all_persons;
        take_backs_ = TakeBacks::until_next_tile;
    }
    *session_ = playback_->at(replay_step_, dealer_seed());
    playback_.reset();
    waiting_.reset();
    keep_from_now_on();
    play_.emplace(session_->state());
    go(panels::Page::table);
    if (session_->awaits_draw()) {
        draw_tile();
    } else {
        game_changed();
    }
}

}  // namespace bastide::app
