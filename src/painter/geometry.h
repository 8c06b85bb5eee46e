#pragma once

// The shapes of one tile as it lies in its cell: city walls, paths of roads and rivers, gates, bridges, the patches
// of field between them, and the spots where figures and signs stand. Make one with `Geometry(turned(tile, turn),
// cell)`; it is a plain value that never changes, costs about a millisecond and may be kept as long as the tile lies.
// Fields are found, not drawn: a grid of clearances is flooded, and each patch belongs to the field whose half-edges
// it touches, so picture and rules cannot disagree (`conflicts` is empty). `part_at` is the hit test.

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "painter/plane.h"
#include "painter/random.h"
#include "painter/topology.h"

namespace bastide::painter {

constexpr double road_width = 0.098, road_margin = 0.014;
constexpr double river_width = 0.150, river_bank = 0.020;
constexpr double wall_width = 0.044, wall_height = 0.058;
constexpr double cap_depth = 0.350, bay_depth = 0.255;
constexpr int grid_size = 40;

// Edge e runs from corner e to corner e + 1.
constexpr std::array<Point, 4> corners{{{0.0, 0.0}, {1.0, 0.0}, {1.0, 1.0}, {0.0, 1.0}}};
constexpr std::array<Point, 4> edge_middles{{{0.5, 0.0}, {1.0, 0.5}, {0.5, 1.0}, {0.0, 0.5}}};
constexpr std::array<Point, 4> inward{{{0.0, 1.0}, {-1.0, 0.0}, {0.0, -1.0}, {1.0, 0.0}}};
constexpr Point tile_centre{0.5, 0.5};

constexpr Point corner(int i) {
    return corners[static_cast<std::size_t>(i % 4)];
}
constexpr Point edge_middle(int e) {
    return edge_middles[static_cast<std::size_t>(e % 4)];
}
constexpr Point inward_of(int e) {
    return inward[static_cast<std::size_t>(e % 4)];
}

// A wall runs with the city on its right hand. Towers and gates may stand at these fractions of its length.
struct Wall {
    Path path;
    std::vector<double> towers;
    std::vector<double> gates;
};

struct CityShape {
    Path ring;
    std::vector<Wall> walls;
    std::vector<int> edges;
};

struct RoadShape {
    Path path;
    std::vector<int> edges;
};

struct RiverShape {
    Path path;
    std::vector<int> edges;
    RiverKind kind = RiverKind::through;
};

struct Gate {
    Point point;
    Point outward;
    int city = 0;
};

enum class Below : std::uint8_t { road, river };

struct Bridge {
    Point point;
    Point along;
    Below below = Below::road;
    int road = 0;
};

enum class SignKind : std::uint8_t { shield, wine, grain, cloth };

struct Sign {
    SignKind kind = SignKind::shield;
    Point point;
    int city = 0;
};

// A field whose picture does not fit its half-edges; `half_edge` is -1 if its patches are torn or missing.
struct Conflict {
    int field = 0;
    int half_edge = -1;
};

// A part of the tile: the index counts within its kind.
struct Part {
    FeatureKind kind = FeatureKind::field;
    int index = 0;
};

class Geometry {
public:
    Geometry(Topology turned_tile, Cell cell);

    Topology topology;
    Cell cell;

    std::vector<CityShape> cities;
    std::vector<RoadShape> roads;
    std::vector<RiverShape> rivers;
    std::vector<Gate> gates;
    std::vector<Bridge> bridges;
    // Lattice corners of this tile where a wall ends; the board draws a tower on each.
    std::array<bool, 4> corner_towers{};

    std::optional<Point> monastery;
    std::optional<Point> garden;
    std::optional<Point> village;
    std::optional<Point> lone_house;

    // Where figures stand (the middle of their room, see figure_foot), one for each segment.
    std::vector<Point> city_spots;
    std::vector<Point> road_spots;
    std::vector<Point> field_spots;
    std::vector<Sign> signs;
    std::vector<std::optional<Point>> keeps;

    std::vector<Conflict> conflicts;

    // Distance from q to the nearest thing that is not field; negative inside a city.
    double clearance(Point q) const;
    // Distance from q to the nearest wall or border of the city, negative outside.
    double city_clearance(int city, Point q) const;
    // The same at a point of the grid, 0 <= i, j <= grid_size; for clearance at the nearest point.
    double grid_clearance(int i, int j) const { return clear_[cell_index(i, j)]; }
    double clearance_near(Point q) const;
    // The field at a point of the grid, or -1.
    int grid_field(int i, int j) const { return label_[cell_index(i, j)]; }
    int field_at(Point q) const;
    // What lies under a point of the tile, for pointing; nothing on water. Roads are a little wider than drawn.
    std::optional<Part> part_at(Point q) const;
    // The number of a part among the segments of the rules, and back.
    int segment_of(Part part) const;
    Part part_of(int segment) const;

private:
    static std::size_t cell_index(int i, int j) { return static_cast<std::size_t>(j * (grid_size + 1) + i); }

    Path profile(int edge, const Path& local) const;
    Path cap(int edge, double depth);
    Path diagonal(int edge, double bulge);
    Path spike(int edge, bool tip_last) const;
    void add_walls(const CityTopology& city, CityShape& shape);
    std::vector<Wall> gap_walls(const CityTopology& city, int first, int gap);
    std::vector<Wall> corner_walls(const CityTopology& city, int first);
    bool has_spike(int first) const;
    bool any_large_city() const;
    void make_cities();

    Path opposite(int from, int to, Point shift, double wiggle) const;
    Path bend(int from, int to, double handle) const;
    Point away_from_caps() const;
    void make_rivers();
    Gate nearest_gate(int road_edge) const;
    Path road_path(const RoadTopology& road);
    void make_roads();
    void make_bridges();

    void make_labels();
    std::vector<int> flood(std::vector<int>& sizes) const;

    void make_spots();
    void place_garden();
    void place_signs(int city, const std::vector<double>& city_grid);
    void place_keep(int city, const std::vector<double>& city_grid);
    void place_road_spots();
    void place_field_spots();

    Rng rng_;
    std::vector<Path> barriers_;
    std::vector<double> clear_;
    std::vector<std::int8_t> label_;
};

}  // namespace bastide::painter
