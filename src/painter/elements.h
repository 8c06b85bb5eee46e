#pragma once

// The things a tile is painted from, one function each. Points name the foot of what stands and the centre of what
// lies. These are the parts of the painter itself; everybody else uses painter.h.

#include <cstdint>
#include <vector>

#include "painter/geometry.h"
#include "painter/ink.h"
#include "painter/random.h"

namespace bastide::painter {

constexpr double tower_radius = 0.047, tower_height = 0.105;
constexpr double corner_tower_radius = 0.056, corner_tower_height = 0.120;
constexpr double outline = 0.0075;

// Ground and growth (landscape.cpp)
enum class Growth : std::uint8_t { round, poplar, bush };
void paint_ground(Ink& ink, Cell cell);
void paint_tree(Ink& ink, Point foot, double r, Growth growth);
void paint_bush(Ink& ink, Point foot, double r);
// A tree or a bush.
void paint_growth(Ink& ink, Point foot, double r, Growth growth);
void paint_tuft(Ink& ink, Point foot, double size);
void paint_parcel(Ink& ink, Point centre, double r, Rng& rng);
void paint_rocks(Ink& ink, Point foot);
void paint_sheep(Ink& ink, Point foot);
void paint_hay(Ink& ink, Point foot);

// Roads, rivers, bridges (ways.cpp)
void paint_road_bed(Ink& ink, const Path& path);
void paint_road_top(Ink& ink, const Path& path, Rng& rng);
void paint_river(Ink& ink, const RiverShape& river, Rng& rng);
void paint_bridge(Ink& ink, const Bridge& bridge);

// Walls, towers, gates (walls.cpp)
enum class TowerTop : std::uint8_t { cone, crown };
void paint_tower(Ink& ink, Point foot, double r, double h, TowerTop top);
void paint_gate(Ink& ink, const Gate& gate);
void paint_corner_tower(Ink& ink, Point lattice_corner);
// One resampled step of a wall; `foot` sorts it among what stands.
struct WallPiece {
    double foot = 0.0;
    std::size_t step = 0;
};
std::vector<WallPiece> wall_pieces(const Path& wall);
void paint_wall_piece(Ink& ink, const Path& wall, const Path& wall_normals, std::size_t step);

// Houses and keeps (houses.cpp)
enum class Settlement : std::uint8_t { city, village };
struct House {
    Point foot;
    double width = 0.0;
    std::uint64_t seed = 0;
};
// The houses of a city: first those that straddle shared borders, then rows.
std::vector<House> city_houses(const Geometry& geometry, int city);
void paint_house(Ink& ink, Point foot, double width, Rng rng, Settlement settlement);
void paint_keep(Ink& ink, Point foot);
void paint_well(Ink& ink, Point centre);

// Monastery and garden (cloister.cpp)
void paint_monastery(Ink& ink, const Geometry& geometry);
void paint_garden(Ink& ink, const Geometry& geometry);

// Shields and goods (signs.cpp)
void paint_sign(Ink& ink, SignKind kind, Point centre);

// Figures (figures.cpp)
void paint_emblem(Ink& ink, int owner, Point centre, double size, Pigment colour);

// Fields (fields.cpp): outline polygons of a field on its tile, and the parts of a ring off the tile's border.
std::vector<Path> field_rings(const Geometry& geometry, int field);
std::vector<Path> open_chains(const Path& ring);

// What crosses a border is keyed by the world: the same stream for both tiles that share an edge.
Rng edge_rng(const char* salt, int edge, Cell cell);
// u runs west to east or north to south, whichever tile looks.
Point edge_point(int edge, double u);

}  // namespace bastide::painter
