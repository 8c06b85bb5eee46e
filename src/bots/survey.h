// The regions somebody stands on, with what the evaluation asks about them: who stands there, tiles, shields, and the
// gates: the empty cells they are open to. Computed from the board each time.
#pragma once

#include "bots/chances.h"
#include "rules/region.h"

namespace bastide::bots {

// An empty cell at a city or road; bit i of `sides`: the cell's side i touches the region.
struct Gate {
    Cell cell;
    std::uint8_t sides = 0;
    EmptyCell empty;
};

struct Region {
    Label label = 0;
    FeatureKind kind = FeatureKind::city;
    std::uint16_t size = 0;    // segments
    std::uint8_t figures = 0;  // of any kind
    std::uint8_t most = 0;
    std::uint8_t of[max_players] = {};         // figures that count
    std::uint8_t followers[max_players] = {};  // of those, followers
    std::uint8_t builders = 0;                 // bit p: player p's builder stands here
    std::uint8_t pigs = 0;
    TileSet tiles;
    int shields = 0;
    Cell centre;                  // of a monastery or garden
    int open_sides = 0;           // of a field
    FixedVector<Gate, 16> gates;  // of a city or road; what is beyond 16 is left out
    LabelSet cities;              // of a field
    double chance = 0;            // to be completed
    double worth = 0;             // expected points to whoever leads

    bool leads(int player) const { return most > 0 && of[player] == most; }
};
using Regions = FixedVector<Region, max_figures>;
using RegionList = FixedVector<const Region*, max_figures>;

// Looks at a region of the given label; figures are not counted yet.
Region survey(const GameState& state, Label label);
void count_figure(const Figure& figure, Region& region);

// True if nothing this record says has been changed by the tile laid at `c` or by a figure.
bool still_holds(const Region& region, const Board& board, Cell c);

}  // namespace bastide::bots
