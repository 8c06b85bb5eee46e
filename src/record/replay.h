// Plays a record on the rules, checks every line and every expectation, and keeps what happened move by move.
// It stops at the first line that fails; nothing of that line is applied. `scene_position` gives the position a
// record's scene describes, for lessons and puzzles.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "record/notation.h"
#include "rules/event.h"
#include "rules/legal.h"

namespace bastide {

// The part of a line a fault belongs to; `locate` turns it into a column.
enum class Part : std::uint8_t { whole, tile, cell, turn, first_figure, second_figure, value };

struct LineError {
    std::size_t line = 0;  // index in Record::lines
    Part part = Part::whole;
    Code code = Code::none;
    std::string sentence;
};

// What stood open at a move.
struct Options {
    std::vector<PlaceTile> placements;  // of its tile before it was placed, by cell and turn
    std::vector<FigureName> figures;    // after it was placed and before the figure
    bool recall = false;
    bool pass = false;
};

struct Ply {
    std::size_t line = 0;  // index in Record::lines
    Move move;
    std::optional<Cell> recalled_from;
    Options options;
    Events events;                // without the final scoring
    std::vector<Player> players;  // after the ply, without the final scoring
    bool extra_tile = false;      // the ply earned one
    std::uint64_t hash = 0;
};

struct Replay {
    GameState state;
    std::vector<Ply> plies;
    Events final;  // the final scoring, if the game is over
    std::optional<LineError> error;
    std::vector<GameState> positions;  // only if they were to be kept: before the first move and after each
};

enum class Keep : std::uint8_t { last_position, all_positions };

Replay replay(const Record& record, Keep keep = Keep::last_position);

// Seats with the most points once the game is over; of a solitaire the player if he won.
std::vector<std::uint8_t> winners(const GameState& state);

// Plays one move. On failure the state stays as it was. What happened goes to `ply` and, from the final scoring, to
// `final`; either may be null.
std::optional<LineError> play_move(GameState& state, const Move& move, Ply* ply, Events* final);

// The error with its place in the file.
NotationError locate(const LineError& error, const std::vector<LineMark>& marks);

}  // namespace bastide
