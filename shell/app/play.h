// What the player at the screen has in mind and has not done yet: the cell pointed at, the cell chosen for the tile in
// hand and its turn, the figure chosen for the tile just laid. It asks the rules what is legal, so that the board and
// the panels can be told. Call `update` after every change of the game; `decision` is the action that Confirm performs.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "rules/action.h"
#include "rules/game_state.h"
#include "rules/illegal.h"
#include "rules/legal.h"

namespace bastide::app {

// drawing: the next tile is still face down.
enum class Stage : std::uint8_t { drawing, tile, figure, over };

using FigureOption = std::variant<PlaceFigure, RecallFigure>;

inline constexpr int nothing_chosen = -1;

class Play {
public:
    explicit Play(const GameState& state) { update(state); }

    // The game went on or back: everything in mind is given up.
    void update(const GameState& state);

    Stage stage() const { return stage_; }

    // Stage tile.
    const std::vector<Cell>& legal_cells() const { return legal_cells_; }
    bool is_legal(Cell cell) const { return !turns_at(cell).empty(); }
    // The turns in which the tile in hand fits there.
    std::vector<Side> turns_at(Cell cell) const;
    // The pointer rests on a cell, or on none: shows the tile there unless a cell is chosen.
    void point(std::optional<Cell> cell);
    // Chooses a cell for the tile; the cell already chosen takes the next turn instead. An occupied cell or one far
    // from the board takes the choice back.
    void choose(Cell cell);
    // The same with a turn in which it fits.
    void choose_at(Cell cell, Side turn);
    void release();
    // The next turn that fits, clockwise for +1; any turn where there is no cell in which it fits.
    void rotate(int direction);
    // Chooses the nearest legal cell in a direction, starting at the chosen one.
    void walk(Side direction, Cell start);
    // Where the tile is shown: the cell chosen, or else the one pointed at. It may not fit there.
    std::optional<Cell> ghost() const;
    bool chosen() const { return chosen_.has_value(); }
    Side turn() const { return turn_; }
    bool fits() const;
    // Why it does not fit at the ghost's cell.
    Illegal refusal() const;

    // Stage figure.
    const std::vector<FigureOption>& options() const { return options_; }
    int option() const { return option_; }
    void choose_option(int option);
    void next_option(int direction);

    // What Confirm does now, if anything.
    std::optional<Action> decision() const;

private:
    void settle_turn(Cell cell);

    GameState state_;
    Stage stage_ = Stage::drawing;
    Placements placements_;
    std::vector<Cell> legal_cells_;
    std::optional<Cell> pointed_;
    std::optional<Cell> chosen_;
    Side turn_ = Side::north;
    std::vector<FigureOption> options_;
    int option_ = nothing_chosen;
};

}  // namespace bastide::app
