// A game (or a lesson, a puzzle, a test) as data: rules, players' names, and the lines of the notation in order.
// notation.h reads and prints it, replay.h plays it. A session keeps one while a game goes on: `note_action` adds a
// line as soon as a move is complete. Comments are not kept. All values; two records are equal if they print alike.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "record/code.h"
#include "record/figure_name.h"
#include "rules/game_state.h"

namespace bastide {

// place: a tile laid, with figures, a recall or neither. discard: drawn, fitted nowhere. pass: the extra tile declined.
enum class MoveKind : std::uint8_t { place, discard, pass };

struct Move {
    MoveKind kind = MoveKind::place;
    std::uint8_t seat = 0;
    TileKind tile = TileKind::none;
    Cell cell;
    Side turn = Side::north;
    std::vector<FigureName> figures;  // one, or two where a solitaire owes two; canonical
    bool recall = false;
    std::optional<Cell> recalled_from;  // stated only if somebody wrote it
    friend bool operator==(const Move&, const Move&) = default;
};

// Scene lines.
struct SceneFigure {
    FigureName name;
    std::uint8_t seat = 0;
    friend bool operator==(const SceneFigure&, const SceneFigure&) = default;
};
struct Put {
    TileKind tile = TileKind::none;
    Cell cell;
    Side turn = Side::north;
    std::vector<SceneFigure> figures;
    friend bool operator==(const Put&, const Put&) = default;
};
struct SetScore {
    std::uint8_t seat = 0;
    int points = 0;
    friend bool operator==(const SetScore&, const SetScore&) = default;
};
struct SetGoods {
    std::uint8_t seat = 0;
    Goods goods = Goods::wine;
    int count = 0;
    friend bool operator==(const SetGoods&, const SetGoods&) = default;
};
struct SetTurn {
    std::uint8_t seat = 0;
    friend bool operator==(const SetTurn&, const SetTurn&) = default;
};
struct SetNext {
    TileKind tile = TileKind::none;
    friend bool operator==(const SetNext&, const SetNext&) = default;
};
struct BagEntry {
    TileKind tile = TileKind::none;
    int copies = 0;
    friend bool operator==(const BagEntry&, const BagEntry&) = default;
};
struct SetBag {
    std::vector<BagEntry> entries;
    friend bool operator==(const SetBag&, const SetBag&) = default;
};

// Expectations: of the position after the lines above them.
struct ExpectScore {
    std::uint8_t seat = 0;
    int points = 0;
    friend bool operator==(const ExpectScore&, const ExpectScore&) = default;
};
struct ExpectSupply {
    std::uint8_t seat = 0;
    FigureKind figure = FigureKind::follower;
    int count = 0;
    friend bool operator==(const ExpectSupply&, const ExpectSupply&) = default;
};
struct ExpectGoods {
    std::uint8_t seat = 0;
    Goods goods = Goods::wine;
    int count = 0;
    friend bool operator==(const ExpectGoods&, const ExpectGoods&) = default;
};
struct CellTurns {
    Cell cell;
    std::uint8_t turns = 0;  // bit i: turn i
    friend bool operator==(const CellTurns&, const CellTurns&) = default;
};
struct ExpectLegal {
    TileKind tile = TileKind::none;
    std::vector<CellTurns> places;  // sorted by cell
    friend bool operator==(const ExpectLegal&, const ExpectLegal&) = default;
};
struct ExpectFigures {
    std::uint8_t seat = 0;
    std::vector<FigureName> figures;  // sorted
    bool recall = false;
    bool pass = false;
    friend bool operator==(const ExpectFigures&, const ExpectFigures&) = default;
};
struct ExpectIllegal {
    Move move;
    Code code = Code::none;
    friend bool operator==(const ExpectIllegal&, const ExpectIllegal&) = default;
};
struct ExpectEnd {
    friend bool operator==(const ExpectEnd&, const ExpectEnd&) = default;
};
struct ExpectWinner {
    std::vector<std::uint8_t> seats;  // sorted
    friend bool operator==(const ExpectWinner&, const ExpectWinner&) = default;
};

using Line = std::variant<Move, Put, SetScore, SetGoods, SetTurn, SetNext, SetBag, ExpectScore, ExpectSupply,
                          ExpectGoods, ExpectLegal, ExpectFigures, ExpectIllegal, ExpectEnd, ExpectWinner>;

bool is_scene(const Line& line);

struct Record {
    RuleSet rules;
    std::vector<std::string> players;  // seat order = turn order
    std::vector<Line> lines;
    friend bool operator==(const Record&, const Record&) = default;
};

// Adds what an action wrote to the record: the line of a move when it is complete, so a tile whose figure is not
// decided yet is not in the record. `before` and `after` are the position around the action.
void note_action(Record& record, const GameState& before, const Action& action, const GameState& after);

// In phase figure: the line of the tile just laid, with the figures its player has put there already (a solitaire may
// owe two).
Move started_move(const GameState& state);

// The names players get if none are given: A B, in a solitaire A.
std::vector<std::string> default_names(const RuleSet& rules);

}  // namespace bastide
