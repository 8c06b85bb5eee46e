// The River: its tiles come first, the spring lies at the start, the lake comes last, every tile continues the river.
#include "rules/expansions/list.h"

namespace bastide {
namespace {

bool is_river(TileKind kind) {
    return facts(kind).family == TileFamily::river;
}

// The kinds of the river that may be drawn before the lake, spring included.
KindSet kinds_before_lake() {
    KindSet kinds;
    for (int i = index(river_first_tile()); i < index(river_last_tile()); ++i) {
        kinds.add(tile_kind(i));
    }
    return kinds;
}

bool any_before_lake(const GameState& state) {
    unsigned any = 0;
    for (int i = index(river_first_tile()); i < index(river_last_tile()); ++i) {
        any |= state.bag[i];
    }
    return any != 0;
}

void set_up(GameState& state) {
    --state.bag[index(river_first_tile())];
    --state.bag_count;
    if (state.rules.river_start_tile == RiverStartTile::removed) {
        --state.bag[index(start_tile())];
        --state.bag_count;
    }
    state.last_tile = static_cast<std::uint8_t>(state.board.lay(river_first_tile(), Cell{}, Side::north));
    state.expansion.river_open = true;
    state.expansion.river_side = Side::south;
    state.expansion.river_cell = neighbour(Cell{}, Side::south);
}

// The river tiles first, then the lake, then the land: what is left.
KindSet drawable(const GameState& state) {
    if (!state.expansion.river_open) {
        return KindSet::all();
    }
    if (any_before_lake(state)) {
        return kinds_before_lake();
    }
    KindSet lake;
    lake.add(river_last_tile());
    return state.bag[index(river_last_tile())] != 0 ? lake : KindSet::all();
}

// Where a river that comes in heading `heading` leaves the tile again; the same heading if it does not.
Side way_out(TileKind kind, Side turn, Side heading) {
    for (Side side : all_sides) {
        if (side != opposite(heading) && edge(kind, turn, side) == EdgeKind::river) {
            return side;
        }
    }
    return heading;
}

Bend bend_between(Side heading, Side out) {
    int quarter = (index(out) - index(heading)) & 3;
    return quarter == 1 ? Bend::right : quarter == 3 ? Bend::left : Bend::none;
}

IllegalCode against_placement(const GameState& state, TileKind kind, Cell c, Side turn) {
    const ExpansionState& river = state.expansion;
    if (!river.river_open || c != river.river_cell) {
        return IllegalCode::river_not_continued;
    }
    Bend bend = bend_between(river.river_side, way_out(kind, turn, river.river_side));
    bool forbidden = bend != Bend::none && bend == river.river_bend && state.rules.river_bend != RiverBend::none;
    return forbidden ? IllegalCode::river_bend : IllegalCode::none;
}

void after_lay(GameState& state, int tile) {
    const LaidTile laid = state.board.tiles[tile];
    if (!is_river(laid.kind)) {
        return;
    }
    ExpansionState& river = state.expansion;
    if (facts(laid.kind).river == RiverKind::lake) {
        river.river_open = false;
        retire(state, river_expansion);
        return;
    }
    Side out = way_out(laid.kind, laid.turn, river.river_side);
    Bend bend = bend_between(river.river_side, out);
    // With `alternate` a bend binds the next one however many straights lie between.
    if (bend != Bend::none || state.rules.river_bend == RiverBend::immediate) {
        river.river_bend = bend;
    }
    river.river_side = out;
    river.river_cell = neighbour(laid.cell, out);
}

constexpr Expansion river_hooks() {
    Expansion e;
    e.name = "river";
    e.active = [](const RuleSet& rules) { return rules.river; };
    e.set_up = set_up;
    e.drawable = drawable;
    e.minds_placement = [](const GameState&, TileKind kind) { return is_river(kind); };
    e.against_placement = against_placement;
    e.after_lay = after_lay;
    return e;
}

}  // namespace

const Expansion river_expansion = river_hooks();

}  // namespace bastide
