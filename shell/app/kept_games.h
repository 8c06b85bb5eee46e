// The games the host keeps, read: for the list on the start page, and to go on with one of them. What cannot be read
// stays where it is and is listed with the reason. Of finished games only the latest are kept.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "session/saved_game.h"
#include "shell/panels/kept_game.h"

namespace bastide::app {

class KeptGames {
public:
    // Everything the host has, anew.
    void load();
    // One game has changed behind our back.
    void look_again(const std::string& id);
    // Keeps the game under this id and returns its text.
    std::string keep(const std::string& id, const SavedGame& game);
    void drop(const std::string& id);
    // A text that could be read but not played.
    void mark_unreadable(const std::string& id, const NotationError& fault);

    // What was open last; nothing if no game can be read.
    std::optional<std::string> latest() const;
    panels::KeptGames& shown() { return shown_; }
    const panels::KeptGames& shown() const { return shown_; }
    // The dates are told from today.
    void tell_dates();

private:
    struct Entry {
        panels::KeptGame game;
        std::int64_t date = 0;
    };
    void put(Entry entry);
    void show();
    void drop_oldest();
    std::vector<Entry> entries_;
    panels::KeptGames shown_;
};

// Milliseconds since 1970.
std::int64_t milliseconds_now();

// A name for a game that no other has.
std::string fresh_game_id();

}  // namespace bastide::app
