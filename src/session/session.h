// A game at one screen, from the first tile to the final scoring: the state, its history, who sits where.
// `draw` asks the dealer for the next tile (the program decides when, so that a turn can be taken back until then);
// `perform` does everything the player decides. `log` keeps every event in order. `undo` takes back the figure and then
// the tile of the turn, until the next tile is drawn; `redo` does again what was taken back, until something else is
// done. saved_game.h writes a session down and makes it again.
#pragma once

#include <string>
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

    // Draws until a tile is in hand or the game is over; tiles that fit nowhere are among the events.
    Events draw();
    // Draws one tile that is known already, whatever the dealer would have said.
    Events draw(TileKind kind);
    // Performs a legal decision of the seat to move (PlaceTile, PlaceFigure, RecallFigure, Pass).
    Events perform(const Action& action);

    // One decision at a time. A turn somebody else takes (a computer, a peer) draws a tile, and that ends what can be
    // taken back; whoever lets more be taken back keeps what was drawn beside the steps.
    bool can_undo() const { return !history_.empty(); }
    void undo();
    bool can_redo() const { return !undone_.empty(); }
    Events redo();

    // The game so far as a record (record/notation.h prints it).
    const Record& record() const { return record_; }

    // Where the dealer stands: with it the same tiles come again.
    const SeededDealer& dealer() const { return dealer_; }
    void set_dealer(const SeededDealer& dealer) { dealer_ = dealer; }

private:
    struct Step {
        Action action;
        GameState state;  // before it
        std::size_t log_size;
        std::size_t line_count;
    };
    void note(const Events& events);
    Events carry_out(const Action& action);
    GameState state_;
    std::vector<std::string> names_;
    std::uint64_t seed_;
    SeededDealer dealer_;
    std::vector<LogEntry> log_;
    std::vector<Step> history_;
    std::vector<Action> undone_;  // last taken back, last
    Record record_;
    int ply_ = 0;
};

}  // namespace bastide
