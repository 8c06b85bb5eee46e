// City walls. A wall leaves its corner at exactly 45 degrees for at least .11, whatever it does later: that, and the
// tower on the corner, is why neighbours join.

#include <algorithm>

#include "painter/geometry.h"

namespace bastide::painter {

namespace {

constexpr double wall_step = .068;

bool has_edge(const std::vector<int>& edges, int e) {
    return std::find(edges.begin(), edges.end(), e % 4) != edges.end();
}

}  // namespace

// Edge-local points (u along the edge, v inward) on the tile.
Path Geometry::profile(int edge, const Path& local) const {
    Path out;
    out.reserve(local.size());
    for (const Point p : local)
        out.push_back(add(lerp(corner(edge), corner(edge + 1), p.x), inward_of(edge), p.y));
    return out;
}

Path Geometry::cap(int edge, double depth) {
    const double u1 = .25 + rng_.span(-.012, .012);
    const double v1 = depth * .86 + rng_.span(-.012, .012);
    const double u2 = .5 + rng_.span(-.012, .012);
    const double v2 = depth + rng_.span(-.012, .012) * .6;
    const double u3 = .75 + rng_.span(-.012, .012);
    const double v3 = depth * .86 + rng_.span(-.012, .012);
    return resample(chaikin(profile(edge, {{0, 0}, {.11, .11}, {u1, v1}, {u2, v2}, {u3, v3}, {.89, .11}, {1, 0}})),
                    wall_step);
}

// From the first corner of an edge round its second corner to the one after that.
Path Geometry::diagonal(int edge, double bulge) {
    const Point a = corner(edge), b = corner(edge + 2);
    const Point d = unit(sub(corner(edge + 1), tile_centre));
    const double v1 = bulge * .75 + rng_.span(-.012, .012);
    const double v2 = bulge + rng_.span(-.012, .012);
    const double v3 = bulge * .75 + rng_.span(-.012, .012);
    Path path;
    for (const Point p : Path{{0, 0}, {.10, 0}, {.28, v1}, {.5, v2}, {.72, v3}, {.90, 0}, {1, 0}}) {
        path.push_back(add(lerp(a, b, p.x), d, p.y));
    }
    return resample(chaikin(path), wall_step);
}

Path Geometry::spike(int edge, bool tip_last) const {
    Path local{{0, 0}, {.11, .11}, {.28, .31}, {.47, .385}, {.66, .285}, {.84, .155}, {.90, .10}, {1, 0}};
    if (!tip_last) {
        std::reverse(local.begin(), local.end());
        for (Point& p : local)
            p.x = 1 - p.x;
    }
    return resample(chaikin(profile(edge, local)), wall_step);
}

bool Geometry::any_large_city() const {
    return std::any_of(topology.cities.begin(), topology.cities.end(),
                       [](const CityTopology& c) { return c.edges.size() > 1; });
}

// The two half-edges at the corner of the gap belong to different fields: walls must part them.
bool Geometry::has_spike(int first) const {
    int fields[2] = {-1, -1};
    for (std::size_t i = 0; i < topology.fields.size(); ++i) {
        for (int h : topology.fields[i].half_edges) {
            if (h == 2 * first + 1) fields[0] = static_cast<int>(i);
            if (h == (2 * first + 2) % 8) fields[1] = static_cast<int>(i);
        }
    }
    return fields[0] >= 0 && fields[1] >= 0 && fields[0] != fields[1];
}

// A gap of two edges: one wall along the diagonal, or two that run out into the far corner.
std::vector<Wall> Geometry::corner_walls(const CityTopology& city, int first) {
    if (has_spike(first)) {
        return {Wall{spike(first, true), {.26}, {.40}}, Wall{spike((first + 1) % 4, false), {.74}, {.60}}};
    }
    const auto& all = topology.cities;
    const auto other_corner = [&city](const CityTopology& c) { return c.edges.size() == 2 && &c != &city; };
    const auto through_road = [](const RoadTopology& r) { return r.edges.size() == 2; };
    const auto to_the_city = [](const RoadTopology& r) { return r.end == RoadEnd::city; };
    const auto& roads_here = topology.roads;
    double bulge = .055;
    if (std::any_of(all.begin(), all.end(), other_corner)) {
        bulge = -.115;
    } else if (all.size() > 1) {
        bulge = -.015;
    } else if (!topology.rivers.empty() || std::any_of(roads_here.begin(), roads_here.end(), through_road)) {
        bulge = .035;
    }
    Wall wall{diagonal(first, bulge), {.34, .66}, {.36, .64}};
    if (std::any_of(roads_here.begin(), roads_here.end(), to_the_city)) {
        wall.towers = {.20, .5, .80};
    } else if (rng_.unit() < .5) {
        wall.towers = {.25, .5, .75};
    }
    return {wall};
}

// The walls along a gap of `gap` edges that starts with edge `first`.
std::vector<Wall> Geometry::gap_walls(const CityTopology& city, int first, int gap) {
    const bool crowded = topology.cities.size() > 1;
    if (gap == 3) {
        const double depth = !crowded ? cap_depth : any_large_city() ? .235 : .300;
        return {Wall{reversed(cap((first + 3) % 4, depth)), {.29, .71}, {.5}}};
    }
    if (gap == 1) {
        const bool around_a_cap = topology.edges[static_cast<std::size_t>(first)] == EdgeKind::city;
        const double depth = around_a_cap ? .430 : crowded ? .215 : topology.garden ? .310 : bay_depth;
        return {Wall{cap(first, depth), {.29, .71}, {.5}}};
    }
    return corner_walls(city, first);
}

// Clockwise round the city: runs of its edges, and walls along the gaps between them.
void Geometry::add_walls(const CityTopology& city, CityShape& shape) {
    int start = 0;
    while (!has_edge(city.edges, start) || has_edge(city.edges, start + 3))
        ++start;
    int e = start;
    do {
        shape.ring.push_back(corner(e));
        while (has_edge(city.edges, e + 1)) {
            e = (e + 1) % 4;
            shape.ring.push_back(corner(e));
        }
        const int first = (e + 1) % 4;
        int gap = 1;
        while (!has_edge(city.edges, first + gap))
            ++gap;
        std::vector<Wall> walls = gap_walls(city, first, gap);
        corner_towers[static_cast<std::size_t>(first)] = true;
        corner_towers[static_cast<std::size_t>((first + gap) % 4)] = true;
        if (walls.size() > 1) corner_towers[static_cast<std::size_t>((first + 1) % 4)] = true;
        for (Wall& wall : walls) {
            const bool joined = dist(shape.ring.back(), wall.path.front()) <= 1e-9;
            shape.ring.insert(shape.ring.end(), wall.path.begin() + (joined ? 1 : 0), wall.path.end());
            shape.walls.push_back(std::move(wall));
        }
        e = (first + gap) % 4;
        shape.ring.pop_back();
    } while (e != start);
}

void Geometry::make_cities() {
    for (const CityTopology& city : topology.cities) {
        CityShape shape;
        shape.edges = city.edges;
        if (city.edges.size() == 4) {
            shape.ring.assign(corners.begin(), corners.end());
        } else {
            add_walls(city, shape);
        }
        cities.push_back(std::move(shape));
    }
}

}  // namespace bastide::painter
