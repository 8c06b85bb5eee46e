#include "shell/app/kept_games.h"

#include <algorithm>
#include <chrono>
#include <ctime>

#include "record/json_writer.h"
#include "shell/app/host.h"

namespace bastide::app {

namespace {

constexpr int most_finished = 50;

std::tm local_time(std::int64_t milliseconds) {
    auto seconds = static_cast<std::time_t>(milliseconds / 1000);
    std::tm out{};
    if (const std::tm* found = std::localtime(&seconds)) out = *found;
    return out;
}

std::string two_digits(int number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
}

// Days since some day, in the calendar of the reader.
std::int64_t day_number(const std::tm& when) {
    std::tm noon{};
    noon.tm_year = when.tm_year;
    noon.tm_mon = when.tm_mon;
    noon.tm_mday = when.tm_mday;
    noon.tm_hour = 12;
    noon.tm_isdst = -1;
    return static_cast<std::int64_t>(std::mktime(&noon)) / (24 * 60 * 60);
}

std::string fault_words(const NotationError& fault) {
    return std::string(code_name(fault.code)) + ", " + std::to_string(fault.line);
}

// Every tile on the board, without playing the game.
std::vector<panels::LittleTile> tiles_of(const SavedGame& game) {
    std::vector<panels::LittleTile> out;
    bool scene = std::any_of(game.record.lines.begin(), game.record.lines.end(), is_scene);
    if (!scene) {
        const GameState start = new_game(game.record.rules, static_cast<int>(game.record.players.size()));
        for (const LaidTile& tile : start.board.tiles)
            out.push_back({tile.kind, tile.cell, tile.turn});
    }
    for (const Line& line : game.record.lines) {
        if (const auto* move = std::get_if<Move>(&line); move != nullptr && move->kind == MoveKind::place)
            out.push_back({move->tile, move->cell, move->turn});
        if (const auto* put = std::get_if<Put>(&line)) out.push_back({put->tile, put->cell, put->turn});
    }
    if (game.laid) out.push_back({game.hand, game.laid->cell, game.laid->turn});
    return out;
}

panels::KeptGame shown_game(const std::string& id, const SavedGame& game) {
    panels::KeptGame out;
    out.id = id;
    out.names = game.record.players;
    out.scores = game.scores;
    out.owners = game.colours;
    out.tiles_left = game.tiles_left;
    out.over = game.over;
    out.alone = game.record.rules.solitaire != Solitaire::off;
    out.tiles = tiles_of(game);
    return out;
}

}  // namespace

std::int64_t milliseconds_now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::string fresh_game_id() {
    return hex_word(host::fresh_seed()).substr(2);
}

void KeptGames::load() {
    entries_.clear();
    for (const std::string& id : host::kept_games())
        look_again(id);
    show();
}

void KeptGames::look_again(const std::string& id) {
    std::string text = host::kept_game(id);
    if (text.empty()) {
        entries_.erase(
            std::remove_if(entries_.begin(), entries_.end(), [&](const Entry& e) { return e.game.id == id; }),
            entries_.end());
        show();
        return;
    }
    const ReadGame read = read_saved_game(text);
    Entry entry;
    entry.game.id = id;
    if (read.error) {
        entry.game.fault = fault_words(*read.error);
    } else {
        entry.game = shown_game(id, read.game);
        entry.date = read.game.date;
    }
    put(std::move(entry));
}

void KeptGames::put(Entry entry) {
    auto same = [&](const Entry& other) { return other.game.id == entry.game.id; };
    auto found = std::find_if(entries_.begin(), entries_.end(), same);
    if (found == entries_.end()) {
        entries_.push_back(std::move(entry));
    } else {
        *found = std::move(entry);
    }
    show();
}

void KeptGames::show() {
    std::stable_sort(entries_.begin(), entries_.end(), [](const Entry& a, const Entry& b) { return a.date > b.date; });
    shown_.list.clear();
    for (const Entry& entry : entries_)
        shown_.list.push_back(entry.game);
    tell_dates();
}

void KeptGames::tell_dates() {
    std::int64_t today = day_number(local_time(milliseconds_now()));
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        std::tm when = local_time(entries_[i].date);
        panels::KeptGame& game = shown_.list[i];
        game.day =
            std::to_string(when.tm_year + 1900) + '-' + two_digits(when.tm_mon + 1) + '-' + two_digits(when.tm_mday);
        game.time = two_digits(when.tm_hour) + ':' + two_digits(when.tm_min);
        game.days_ago = static_cast<int>(today - day_number(when));
    }
}

std::string KeptGames::keep(const std::string& id, const SavedGame& game) {
    std::string text = print_saved_game(game);
    host::keep_game(id, text);
    put(Entry{shown_game(id, game), game.date});
    drop_oldest();
    return text;
}

void KeptGames::drop_oldest() {
    int finished = 0;
    std::vector<std::string> old;
    for (const Entry& entry : entries_) {
        if (entry.game.over && ++finished > most_finished) old.push_back(entry.game.id);
    }
    for (const std::string& id : old)
        drop(id);
}

void KeptGames::drop(const std::string& id) {
    host::drop_game(id);
    entries_.erase(std::remove_if(entries_.begin(), entries_.end(), [&](const Entry& e) { return e.game.id == id; }),
                   entries_.end());
    show();
}

void KeptGames::mark_unreadable(const std::string& id, const NotationError& fault) {
    for (Entry& entry : entries_) {
        if (entry.game.id == id) entry.game.fault = fault_words(fault);
    }
    show();
}

std::optional<std::string> KeptGames::latest() const {
    for (const Entry& entry : entries_) {
        if (entry.game.fault.empty()) return entry.game.id;
    }
    return std::nullopt;
}

}  // namespace bastide::app
