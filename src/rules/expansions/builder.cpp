// The builder: a first tile that continues the road or city the player's builder already stands on earns an extra tile.
// Where it may stand is a row of the figure table.
#include "rules/expansions/list.h"

namespace bastide {
namespace {

const Figure* own_builder(const GameState& state) {
    if (state.players[state.current].supply[index(FigureKind::builder)] != 0) {
        return nullptr;
    }
    const Figure* found = nullptr;
    for (const Figure& figure : state.figures) {
        const bool own = figure.owner == state.current;
        found = own && figure.kind == FigureKind::builder ? &figure : found;
    }
    return found;
}

// Judged before the tile merges anything: a builder put on this very tile earns nothing.
void before_lay(GameState& state, TileKind, Cell c, Side) {
    state.expansion.extra_tile_earned = false;
    const Figure* builder = state.part == TurnPart::first ? own_builder(state) : nullptr;
    if (builder == nullptr) {
        return;
    }
    const Board& board = state.board;
    const Label own = board.label[builder->segment];
    if (board.region_open[own] == 0) {
        return;
    }
    for (Side side : all_sides) {
        int beside = board.tile_at(neighbour(c, side));
        int segment = beside == no_tile ? -1 : board.segment_at_side(beside, opposite(side));
        if (segment >= 0 && board.label[segment] == own) {
            state.expansion.extra_tile_earned = true;
        }
    }
}

constexpr Expansion builder_hooks() {
    Expansion e;
    e.name = "builder";
    e.active = [](const RuleSet& rules) { return rules.builder; };
    e.before_lay = before_lay;
    e.drawn = [](GameState& state) { state.expansion.extra_tile_earned = false; };
    e.earns_extra_tile = [](const GameState& state) { return state.expansion.extra_tile_earned; };
    e.turn_begins = [](GameState& state) { state.expansion.extra_tile_earned = false; };
    return e;
}

}  // namespace

const Expansion builder_expansion = builder_hooks();

}  // namespace bastide
