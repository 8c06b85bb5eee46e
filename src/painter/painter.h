#pragma once

// The painter: pure functions from tiles, figures and marks to drawings in tile units. Make a `Geometry` of the tile
// as it lies in its cell, then paint it; the same input always gives the same drawing. Clip tiles to their unit square;
// everything else may reach over it. Layers of a board: shadow of the tiles, tiles, corner towers by y, field tints,
// regions, figures by the y of their feet, then legal cells, ghost, dead cells and the last move.

#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "painter/commands.h"
#include "painter/geometry.h"
#include "painter/ink.h"
#include "painter/palette.h"
#include "painter/topology.h"
#include "rules/figure.h"

namespace bastide::painter {

// Tiles shown smaller than this many pixels are painted with Detail::reduced.
constexpr int full_detail_pixels = 110;

Drawing paint_tile(const Geometry& geometry, const Palette& colours, Detail detail = Detail::full);

// The shadow of a tile on the table; paint the shadows of all tiles first.
Drawing paint_tile_shadow();
// Stands on a lattice corner where a wall ends, drawn with its origin there, over the finished tiles.
Drawing paint_corner_tower(const Palette& colours);

enum class FigureShape : std::uint8_t { follower, farmer, abbot, builder, pig };
constexpr int figure_shape_count = 5;
// A follower in a field lies down.
FigureShape figure_shape(FigureKind figure, FeatureKind ground);
constexpr int owner_count = 6;
// Height of one figure unit (a standing follower) in tiles.
constexpr double figure_height = .34;

struct Owner {
    std::string_view name;
    Rgb colour;
    Rgb dark;
    Rgb emblem_colour;
};

// By seat, 0 <= owner < owner_count.
const Owner& owner_look(int owner);
// The owner's emblem round the origin, in a box of about one unit.
const std::vector<Path>& emblem_rings(int owner);
Drawing paint_emblem(int owner, Rgb colour, double size);

// The sign of a kind of goods round the origin, as large as on its tile: goods_width wide.
constexpr double goods_width = .235;
Drawing paint_goods(Goods goods, const Palette& colours);

enum class Presence : std::uint8_t { standing, ghost };

// The foot of the figure is at the origin. A ghost shows where a figure may be put.
Drawing paint_figure(FigureShape shape, int owner, const Palette& colours, double scale = 1.0,
                     Presence presence = Presence::standing);
// Where the foot of a figure stands on a segment.
Point figure_foot(const Geometry& geometry, Part part, FigureShape shape);
// Sort figures by this: the middle of their room.
Point figure_spot(const Geometry& geometry, Part part);

// Marks on a cell. `hot`: under the pointer.
enum class Heat : std::uint8_t { cold, hot };
Drawing paint_legal(const Palette& colours, Heat heat = Heat::cold);
Drawing paint_ghost_frame(const Palette& colours);
Drawing paint_dead(const Palette& colours);
Drawing paint_last(const Palette& colours);

// The owner's tint over a field of a tile: colour, rim and emblems, so that it reads without colour too.
Drawing paint_field_tint(const Geometry& geometry, int field, int owner, const Palette& colours);
// Highlight of one segment of a region: veil and outline; open edges are dashed.
Drawing paint_region(const Geometry& geometry, Part part, const std::vector<int>& open_edges, const Palette& colours);

}  // namespace bastide::painter
