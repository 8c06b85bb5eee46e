// What an action brought about, as data in order: for the log, the animation, the live region, tests.
// Scores are lists of terms ("3 tiles at 2", "1 shield at 2"), so that every reader can say why.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/game_state.h"

namespace bastide {

enum class EventKind : std::uint8_t {
    tile_drawn,
    tile_discarded,  // it fitted nowhere
    tile_placed,
    figure_placed,
    figure_recalled,  // with the points it brought
    region_scored,    // completed; points may be empty if nobody stands there
    turn_passed_on,   // player = the seat whose turn begins
    extra_tile,       // player may draw once more
    extra_tile_declined,
    final_scored,  // a figure's region at the end of the game
    final_goods,   // the reward for one kind of goods
    game_over,
};

enum class TermKind : std::uint8_t { tiles, shields, neighbours, site, cities, pig, goods, two_tile_city, flat };

// count times each points. `pig` is paid only to those whose pig stands there.
struct ScoreTerm {
    TermKind kind = TermKind::tiles;
    std::int16_t count = 0;
    std::int16_t each = 0;
};

struct Award {
    std::uint8_t player = 0;
    std::int16_t points = 0;
    bool pig = false;  // the pig term is part of these points
};

struct ReturnedFigure {
    std::uint8_t owner = 0;
    FigureKind kind = FigureKind::follower;
    Cell cell;
    std::uint8_t segment = 0;  // within the tile at that cell
};

struct Event {
    EventKind kind = EventKind::tile_drawn;
    std::uint8_t player = 0;  // who acted, or whose turn begins
    TileKind tile = TileKind::none;
    Cell cell;
    Side turn = Side::north;
    FigureKind figure = FigureKind::follower;
    std::uint8_t segment = 0;                 // within the tile at `cell`
    FeatureKind feature = FeatureKind::city;  // region_scored, final_scored, figure_placed, figure_recalled
    Goods goods_kind = Goods::none;           // final_goods
    EndReason reason = EndReason::none;       // game_over
    std::uint8_t goods[goods_kinds] = {};     // tokens handed to `player` for this region
    std::vector<Cell> cells;                  // tiles of the region, sorted
    std::vector<ScoreTerm> terms;
    std::vector<Award> awards;  // by seat
    std::vector<ReturnedFigure> returned;
};

using Events = std::vector<Event>;

}  // namespace bastide
