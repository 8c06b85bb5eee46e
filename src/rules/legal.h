// What may be done now, and why something may not.
// `legal_actions` lists everything as actions; the narrower lists below cost no allocation and are what bots and views
// use. `why_illegal` answers for any action, and agrees with `legal_actions` (tested).
#pragma once

#include <optional>
#include <vector>

#include "rules/action.h"
#include "rules/bits.h"
#include "rules/fixed_vector.h"
#include "rules/game_state.h"
#include "rules/illegal.h"

namespace bastide {

using Actions = std::vector<Action>;

struct DrawOutcome {
    TileKind kind = TileKind::none;
    std::uint8_t copies = 0;
};
using DrawOutcomes = FixedVector<DrawOutcome, tile_kinds>;
using Placements = FixedVector<PlaceTile, 4 * max_frontier>;
using FigureChoices = FixedVector<PlaceFigure, 3 * max_segments>;

// all: every cell with every legal turn. distinct: turns of a symmetric tile that look the same only once.
enum class Looks : std::uint8_t { all, distinct };

// By word of the frontier and by turn: bit i of word w is cell 64 * w + i. Words the frontier does not have are not
// filled: clearing them would take longer than all the rest.
struct PlacementSet {
    std::uint64_t cells[frontier_words][4];
    int before[5];  // by turn: places in the turns before it; at last all
    int count() const { return before[4]; }
};

// Bit max_segments * kind + segment.
struct FigureSet {
    std::uint32_t bits = 0;
    int count() const { return bits_set(bits); }
};
static_assert(figure_kinds * max_segments <= 32);

struct DrawSet {
    KindSet kinds;
    int copies = 0;
};

Actions legal_actions(const GameState& state);
std::optional<Illegal> why_illegal(const GameState& state, const Action& action);

// What may be drawn now, with the number of copies; empty unless in phase draw.
DrawOutcomes draw_outcomes(const GameState& state);
// The same as a set, for drawing at random; and copy number `n` of what the list would be.
DrawSet draw_set(const GameState& state);
TileKind nth_draw(const GameState& state, const DrawSet& set, int n);

// Legal places of a tile, whether in hand or not. Fills `out` from empty; order: by turn, then as the cells came up.
void legal_placements(const GameState& state, TileKind kind, Looks looks, Placements& out);
bool has_placement(const GameState& state, TileKind kind);
// The same as a set, much quicker than the list; and entry number `n` of what the list would be.
PlacementSet placement_set(const GameState& state, TileKind kind, Looks looks);
inline PlaceTile nth_placement(const GameState& state, const PlacementSet& set, int n) {
    assert(n >= 0 && n < set.count());
    const int t = (n >= set.before[1] ? 1 : 0) + (n >= set.before[2] ? 1 : 0) + (n >= set.before[3] ? 1 : 0);
    n -= set.before[t];
    int word = 0;
    int here = bits_set(set.cells[0][t]);
    for (; n >= here; here = bits_set(set.cells[word][t])) {
        n -= here;
        ++word;
    }
    return PlaceTile{state.board.frontier_cell(64 * word + nth_bit(set.cells[word][t], n)), side_at(t)};
}

// Figures that may be put on the tile just laid, by segment; empty unless in phase figure. As a list, or as a set and
// entry number `n` of what the list would be.
void legal_figures(const GameState& state, FigureChoices& out);
FigureSet figure_set(const GameState& state);
inline PlaceFigure nth_figure(const FigureSet& set, int n) {
    const int bit = nth_bit(set.bits, n);
    return PlaceFigure{static_cast<FigureKind>(bit / max_segments), static_cast<std::uint8_t>(bit % max_segments)};
}

// Figures of the current player that may be called home now.
FixedVector<RecallFigure, figure_kinds> legal_recalls(const GameState& state);
bool may_pass(const GameState& state);

// Reasons for single questions; Illegal::none (code none) if it may be done.
Illegal why_not_placed(const GameState& state, TileKind kind, Cell c, Side turn);
IllegalCode why_no_figure(const GameState& state, FigureKind figure, int segment);

}  // namespace bastide
