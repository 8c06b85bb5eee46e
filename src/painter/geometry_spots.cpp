// Where figures, signs, gardens and keeps stand: the best point of the grid for each. Ties go to the first in row
// order.

#include <algorithm>

#include "painter/geometry.h"

namespace bastide::painter {

namespace {

double grid_value(int i) {
    return static_cast<double>(i) / grid_size;
}

// Distance to the border of the tile.
double border(Point q) {
    return std::min({q.x, 1 - q.x, q.y, 1 - q.y});
}

// Calls visit(q, i, j) for the inner points of the grid in row order.
template <class Visit>
void each_inner_point(Visit visit) {
    for (int j = 1; j < grid_size; ++j) {
        for (int i = 1; i < grid_size; ++i)
            visit(Point{grid_value(i), grid_value(j)}, i, j);
    }
}

SignKind sign_of(Goods goods) {
    return goods == Goods::wine ? SignKind::wine : goods == Goods::grain ? SignKind::grain : SignKind::cloth;
}

}  // namespace

double Geometry::city_clearance(int city, Point q) const {
    const CityShape& shape = cities[static_cast<std::size_t>(city)];
    if (!inside(q, shape.ring)) return -1.0;
    double d = 9.0;
    for (const Wall& wall : shape.walls)
        d = std::min(d, path_distance(q, wall.path));
    return std::min({d, q.x + .02, 1.02 - q.x, q.y + .02, 1.02 - q.y});
}

void Geometry::make_spots() {
    if (topology.garden) place_garden();
    std::vector<std::vector<double>> city_grids;
    for (std::size_t c = 0; c < cities.size(); ++c) {
        const int city = static_cast<int>(c);
        std::vector<double>& values = city_grids.emplace_back(clear_.size());
        double best = -1e9;
        Point spot = tile_centre;
        each_inner_point([&](Point q, int i, int j) {
            const double d = city_clearance(city, q);
            values[cell_index(i, j)] = d;
            const double value = std::min(d, .2) - .03 * dist(q, {.5, .55});
            if (value > best) {
                best = value;
                spot = q;
            }
        });
        city_spots.push_back(spot);
        place_signs(city, values);
    }
    for (std::size_t c = 0; c < cities.size(); ++c)
        place_keep(static_cast<int>(c), city_grids[c]);
    place_road_spots();
    place_field_spots();
}

void Geometry::place_garden() {
    double best = -1e9;
    each_inner_point([&](Point q, int i, int j) {
        const double value = std::min({grid_clearance(i, j), border(q) - .01, .16}) - .02 * dist(q, tile_centre);
        if (value > best) {
            best = value;
            garden = q;
        }
    });
}

void Geometry::place_signs(int city, const std::vector<double>& city_grid) {
    const CityTopology& facts = topology.cities[static_cast<std::size_t>(city)];
    std::vector<SignKind> wanted(static_cast<std::size_t>(facts.shields), SignKind::shield);
    if (facts.goods != Goods::none) wanted.push_back(sign_of(facts.goods));
    const Point figure = city_spots[static_cast<std::size_t>(city)];
    for (SignKind kind : wanted) {
        double best = -1e9;
        Point place = figure;
        each_inner_point([&](Point q, int i, int j) {
            const double d = city_grid[cell_index(i, j)];
            double near_gates = 0.0;
            for (const Gate& gate : gates) {
                near_gates += std::min(0.0, dist(q, {gate.point.x, gate.point.y - .06}) - .21) * 5;
            }
            const double value = .5 * std::min(d, .16) + .35 * std::min(dist(q, figure), .26) - .01 * q.y +
                                 std::min(0.0, d - .125) * 6 + std::min(0.0, border(q) - .135) * 4 + near_gates;
            if (value > best) {
                best = value;
                place = q;
            }
        });
        signs.push_back({kind, place, city});
    }
}

// A landmark for larger cities, away from the figure, the signs, the gates and the walls.
void Geometry::place_keep(int city, const std::vector<double>& city_grid) {
    std::optional<Point>& keep = keeps.emplace_back();
    const CityTopology& facts = topology.cities[static_cast<std::size_t>(city)];
    if (facts.edges.size() < 2) return;
    if (facts.shields == 0 && rng_.unit() >= .62) return;
    const Point figure = city_spots[static_cast<std::size_t>(city)];
    double best = 0.0;
    each_inner_point([&](Point q, int i, int j) {
        double v = std::min(
            {city_grid[cell_index(i, j)] - .085, dist(q, figure) - .19, q.x - .11, .89 - q.x, q.y - .30, .92 - q.y});
        const auto beaten = [&] { return std::min(v, .06) - .02 * q.y <= best; };
        if (beaten()) return;
        for (const Sign& sign : signs)
            v = std::min(v, dist({q.x, q.y - .06}, sign.point) - .20);
        for (const Gate& gate : gates) {
            v = std::min({v, dist(q, gate.point) - .18, segment_distance(q, gate.point, figure) - .11});
        }
        if (beaten()) return;
        v = std::min(v, city_clearance(city, {q.x, q.y - .2}) - .02);
        if (beaten()) return;
        best = std::min(v, .06) - .02 * q.y;
        keep = q;
    });
}

void Geometry::place_road_spots() {
    for (const RoadShape& road : roads) {
        const bool two = road.edges.size() == 2;
        // Bridges keep their middle free.
        const double fraction = !two ? .42 : bridges.empty() ? .5 : .24;
        road_spots.push_back(at(road.path, length(road.path) * fraction).point);
    }
}

void Geometry::place_field_spots() {
    for (std::size_t f = 0; f < topology.fields.size(); ++f) {
        double best = -9;
        Point spot = tile_centre;
        each_inner_point([&](Point q, int i, int j) {
            if (grid_field(i, j) != static_cast<int>(f)) return;
            double v = std::min({grid_clearance(i, j), border(q), .17});
            if (garden) v = std::min(v, dist(q, *garden) - .12);
            if (monastery) v = std::min(v, dist(q, *monastery) - .20);
            if (v > best) {
                best = v;
                spot = q;
            }
        });
        field_spots.push_back(spot);
    }
}

}  // namespace bastide::painter
