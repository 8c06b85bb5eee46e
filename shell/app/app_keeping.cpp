// Nothing is lost: the game on the table is kept after everything that happens in it, and taken up again later, here or
// in another tab; but it is played in one place at a time.
#include <algorithm>

#include "record/notation.h"
#include "rules/state_hash.h"
#include "shell/app/app.h"
#include "shell/app/host.h"

namespace bastide::app {

void App::open_kept_games() {
    kept_.load();
    std::string fault = host::storage_fault();
    if (!fault.empty()) storage_failed(fault);
}

// Told once; a game in memory is as good as any other while the program runs.
void App::storage_failed(std::string_view code) {
    kept_.shown().lasting = false;
    if (storage_fault_told_) return;
    storage_fault_told_ = true;
    warning_ = code;
    warning_said_ = false;
}

// What is open now can be opened again: the page, unless the address asks for something else.
bool App::go_on_where_it_was(Return where) {
    std::optional<std::string> id = kept_.latest();
    if (!id) return false;
    const ReadGame read = read_saved_game(host::kept_game(*id));
    bool at_home = where == Return::to_home || (!read.error && read.game.page == SavedPage::home);
    if (at_home && read.game.over) return false;
    if (!take_up(*id, read)) return false;
    go(at_home ? panels::Page::home : page_of_game());
    return true;
}

void App::open_kept(const std::string& id) {
    if (!take_up(id, read_saved_game(host::kept_game(id)))) return;
    go(page_of_game());
}

// A game that is over is shown by its result, but for the pause before its points are counted.
panels::Page App::page_of_game() const {
    return session_->over() && !pausing_before_result_ ? panels::Page::result : panels::Page::table;
}

bool App::take_up(const std::string& id, const ReadGame& read) {
    NotationError fault;
    std::optional<Session> session = resume_game(read, fault);
    if (!session) {
        kept_.mark_unreadable(id, fault);
        refuse("saved.unreadable",
               fault.sentence + " (" + std::string(code_name(fault.code)) + ", " + std::to_string(fault.line) + ")");
        return false;
    }
    set_table(std::make_unique<Session>(std::move(*session)), read.game.colours, read.game.roles, read.game.take_backs);
    game_id_ = id;
    kept_.shown().current = id;
    holding_ = Holding::nothing;
    known_hash_ = read.game.hash;
    final_told_ = panels::FinalTold{read.game.final_step, read.game.page == SavedPage::result};
    pausing_before_result_ = session_->over() && read.game.page == SavedPage::table;
    if (pausing_before_result_) hold_final_points();
    return true;
}

// A game begins here: nobody else knows it yet, but the host is told all the same.
void App::keep_from_now_on() {
    game_id_ = fresh_game_id();
    kept_.shown().current = game_id_;
    final_told_ = {};
    elsewhere_ = false;
    holding_ = Holding::game;
    host::hold_game(game_id_, host::Manner::politely);
    host::leave_link();
}

// The cards keep the score of the game until the final scoring is told.
void App::hold_final_points() {
    held_points_.assign(static_cast<std::size_t>(session_->state().players.size()), 0);
    for (const LogEntry& entry : session_->log()) {
        if (entry.event.kind != EventKind::final_scored && entry.event.kind != EventKind::final_goods) continue;
        for (const Award& award : entry.event.awards)
            held_points_[award.player] += award.points;
    }
}

void App::keep_game() {
    if (!session_ || playback_ || game_id_.empty() || holding_ != Holding::game) return;
    SavedGame game = save_game(*session_);
    game.date = milliseconds_now();
    game.colours = owners_;
    game.roles = roles_;
    game.take_backs = take_backs_;
    game.page = SavedPage::table;
    if (page_ == panels::Page::home) game.page = SavedPage::home;
    // The board of a game that is over may be looked at once more.
    if (page_ == panels::Page::result || final_told_.all) {
        game.page = final_told_.all ? SavedPage::result : SavedPage::final;
        game.final_step = final_told_.all ? -1 : final_told_.step;
    }
    known_hash_ = game.hash;
    kept_.keep(game_id_, game);
}

void App::hold_game(host::Manner manner) {
    holding_ = Holding::asked;
    if (host::hold_game(game_id_, manner) == host::Hold::mine) game_is_mine();
}

void App::game_is_mine() {
    holding_ = Holding::game;
    elsewhere_ = false;
    // What the program would have done next, it does now.
    game_changed();
    if (page_ == panels::Page::table) {
        skip_idle_figure();
        if (session_->awaits_draw() || (session_->over() && !final_told_.all)) begin_pause();
    }
    pausing_before_result_ = false;
}

// The host has said so; `text` is the game as it was kept last, by whoever played it.
void App::told_mine(std::string_view id, std::string_view text) {
    if (id != game_id_ || holding_ == Holding::game) return;
    if (playback_) {
        // It is asked for again when the recorded game has been looked at.
        leave_game();
        return;
    }
    const ReadGame read = read_saved_game(text);
    NotationError fault;
    if (!read.error && read.game.hash != known_hash_) {
        panels::Page before = page_;
        if (!take_up(game_id_, read)) {
            go(panels::Page::home);
            return;
        }
        if (before == panels::Page::table || before == panels::Page::result) page_ = page_of_game();
    }
    game_is_mine();
    after_input();
}

void App::told_elsewhere(std::string_view id) {
    if (id != game_id_ || holding_ == Holding::nothing) return;
    if (playback_) {
        leave_game();
        return;
    }
    view_.animator.finish();
    holding_ = Holding::asked;
    elsewhere_ = true;
    pausing_ = false;
    after_input();
}

// The game is left for the start page: anybody may play it now.
void App::leave_game() {
    keep_game();
    if (holding_ != Holding::nothing) host::let_go_of_game();
    holding_ = Holding::nothing;
    elsewhere_ = false;
}

void App::drop_kept(const std::string& id) {
    kept_.drop(id);
    if (id != game_id_) return;
    // The game on the table goes with it.
    session_.reset();
    play_.reset();
    game_id_.clear();
    kept_.shown().current.clear();
    pausing_ = false;
}

void App::note_final_told(const panels::FinalTold& told) {
    if (page_ != panels::Page::result || playback_ || told == final_told_) return;
    final_told_ = told;
    keep_game();
}

void App::say_warning() {
    if (warning_.empty() || warning_said_) return;
    warning_said_ = true;
    host::say(say("warning." + warning_) + " (" + warning_ + ")");
}

bool App::keeping_event(std::string_view kind, std::string_view text) {
    if (kind == "storage_failed") {
        storage_failed(text);
    } else if (kind == "games_changed") {
        kept_.look_again(std::string(text));
    } else if (kind == "game_mine") {
        std::string_view id = text.substr(0, text.find('\n'));
        told_mine(id, text.substr(std::min(text.size(), id.size() + 1)));
    } else if (kind == "game_elsewhere") {
        told_elsewhere(text);
    } else {
        return false;
    }
    return true;
}

bool App::keeping_intent(const panels::Intent& intent) {
    if (const auto* open = std::get_if<panels::OpenKept>(&intent)) {
        open_kept(open->id);
    } else if (const auto* drop = std::get_if<panels::DeleteKept>(&intent)) {
        drop_kept(drop->id);
    } else if (std::holds_alternative<panels::PlayHere>(intent)) {
        elsewhere_ = false;
        hold_game(host::Manner::by_force);
    } else if (std::holds_alternative<panels::CloseWarning>(intent)) {
        warning_.clear();
    } else {
        return false;
    }
    return true;
}

std::vector<std::string> fit_for_record(const RuleSet& rules, std::vector<std::string> names) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::string wanted = names[i];
        auto taken = [&](const std::string& name) {
            return std::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), name) !=
                   names.begin() + static_cast<std::ptrdiff_t>(i);
        };
        for (int number = 2; taken(names[i]); ++number)
            names[i] = wanted + ' ' + std::to_string(number);
    }
    Record record;
    record.rules = rules;
    record.players = names;
    if (!parse_notation(print_notation(record)).error) return names;
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = std::string(1, static_cast<char>('A' + i));
    return names;
}

}  // namespace bastide::app
