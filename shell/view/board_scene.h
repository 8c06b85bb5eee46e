// What the board shows, told by the program: the view knows no rules. Tiles and figures that lie there, and what the
// player may do or is doing: legal cells, the tile in hand as a ghost, spots for a figure, marks. Segments are numbers
// within the tile, as in the rules.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "painter/painter.h"
#include "rules/figure.h"
#include "rules/geometry.h"
#include "rules/rule_set.h"
#include "rules/tile.h"
#include "shell/view/screen.h"

namespace bastide::view {

struct SceneTile {
    TileKind kind = TileKind::none;
    Cell cell;
    Side turn = Side::north;
};

// A segment of the tile at a cell.
struct Place {
    Cell cell;
    int segment = 0;
    friend bool operator==(const Place&, const Place&) = default;
};

struct SceneFigure {
    FigureKind kind = FigureKind::follower;
    int owner = 0;  // row of the table of owners
    Place place;
    friend bool operator==(const SceneFigure&, const SceneFigure&) = default;
};

// A segment that is lit up, with the sides (bit i = side i) where its region is open.
struct LitSegment {
    Place place;
    unsigned open_sides = 0;
};

// A tile on its way from the hand; `at` is its middle on the screen, in device pixels.
struct CarriedTile {
    TileKind kind = TileKind::none;
    Side turn = Side::north;
    Vec at;
    double size = 0;
};

// A field of a tile in the colours of those who hold it.
struct FieldTint {
    Place place;
    std::vector<int> owners;  // rows of the table of owners; several share it
};

// plain: as it lies. veiled: pale, so that what is tinted stands out.
enum class Ground : std::uint8_t { plain, veiled };

// ghosts: pale figures on the tile, for a mouse. fan: round buttons around the tile, for fingers.
enum class SpotStyle : std::uint8_t { ghosts, fan };

struct BoardScene {
    std::vector<SceneTile> tiles;
    std::vector<SceneFigure> figures;

    std::vector<Cell> legal;
    std::optional<Cell> hot;           // a legal cell under the pointer
    std::optional<SceneTile> ghost;    // fits where it is
    std::optional<SceneTile> refused;  // does not fit
    unsigned refused_sides = 0;        // the sides of that cell that object
    std::optional<CarriedTile> carried;

    std::vector<SceneFigure> spots;
    SpotStyle spot_style = SpotStyle::ghosts;
    int chosen_spot = -1;

    std::optional<Cell> last;
    std::vector<LitSegment> lit;
    std::vector<Cell> lit_cells;
    Ground ground = Ground::plain;
    std::vector<FieldTint> tints;
    std::vector<Cell> dead;     // cells nothing fits any more
    std::optional<Cell> asked;  // an empty cell whose tiles are looked for
    // Where the table ends; drawn if it is bounded.
    TableEdge edge;
};

}  // namespace bastide::view
