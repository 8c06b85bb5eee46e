// A game at one screen, from the first tile to the final scoring: the state, its history, who sits where.
// `draw` asks the dealer for the next tile (the program decides when, so that a turn can be taken back until then);
// `perform` does everything the player decides. `log` keeps every event in order. `undo` takes back one step after the
// other, tiles that were drawn included (they come again in the same order); `redo` does them again, until something
// else is done. take_back.h says how far a player may go; saved_game.h writes a session down and makes it again.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "record/record.h"
#include "rules/apply.h"
#include "rules/event.h"
#include "rules/legal.h"
#include "session/dealer.h"

namespace bastide {

struct LogEntry {
    Event event;
    int ply = 0;  // number of the move it belongs to, from 1
};

class Session {
public:
    Session(const RuleSet& rules, std::vector<std::string> names, std::uint64_t seed);

    // A game that was played elsewhere, as it stands after `plies` moves. What is drawn from now on comes from the
    // seed.
    Session(Record record, const GameState& state, std::vector<LogEntry> log, int plies, std::uint64_t seed);

    const GameState& state() const { return state_; }
    const std::vector<std::string>& names() const { return names_; }
    const RuleSet& rules() const { return state_.rules; }
    std::uint64_t seed() const { return seed_; }
    const std::vector<LogEntry>& log() const { return log_; }
    bool over() const { return state_.phase == Phase::over; }
    // True while the next tile is still face down.
    bool awaits_draw() const { return state_.phase == Phase::draw; }

    // Something that was done, and the position before it.
    struct Step {
        Action action;
        GameState state;
        std::size_t log_size;
        std::size_t line_count;
        int ply;
    };

    // Draws until a tile is in hand or the game is over; tiles that fit nowhere are among the events.
    Events draw();
    // Draws one tile that is known already, whatever the dealer would have said.
    Events draw(TileKind kind);
    // Performs a legal decision of the seat to move (PlaceTile, PlaceFigure, RecallFigure, Pass).
    Events perform(const Action& action);

    // Everything done since the first tile, or since the game came here.
    const std::vector<Step>& history() const { return history_; }
    // Takes back the last step of the history, which must not be empty.
    void undo();
    // What was taken back last is last. `redo` does it again; there must be something.
    const std::vector<Action>& undone() const { return undone_; }
    Events redo();
    // Tiles that were seen and taken back: they are drawn before the dealer is asked. The next is last.
    const std::vector<TileKind>& coming() const { return coming_; }
    void set_coming(std::vector<TileKind> tiles) { coming_ = std::move(tiles); }

    // The game so far as a record (record/notation.h prints it).
    const Record& record() const { return record_; }

    // Where the dealer stands: with it the same tiles come again.
    const SeededDealer& dealer() const { return dealer_; }
    void set_dealer(const SeededDealer& dealer) { dealer_ = dealer; }

private:
    Events carry_out(const Action& action);
    TileKind next_tile();
    GameState state_;
    std::vector<std::string> names_;
    std::uint64_t seed_;
    SeededDealer dealer_;
    std::vector<LogEntry> log_;
    std::vector<Step> history_;
    std::vector<Action> undone_;
    std::vector<TileKind> coming_;
    Record record_;
    int ply_ = 0;
};

}  // namespace bastide
