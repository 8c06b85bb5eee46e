// Paths of rivers and roads, gates and bridges. Every path meets its edge in the middle and at a right angle.

#include <algorithm>

#include "painter/geometry.h"

namespace bastide::painter {

Path Geometry::opposite(int from, int to, Point shift, double wiggle) const {
    const Point a = edge_middle(from), b = edge_middle(to), m = add(tile_centre, shift);
    const Point d = unit(sub(b, a));
    const Point n{-d.y, d.x};
    const Point t = add(d, n, wiggle);
    Path path = bezier(a, add(a, inward_of(from), .20), add(m, t, -.20), m, 9);
    const Path second = bezier(m, add(m, t, .20), add(b, inward_of(to), .20), b, 9);
    path.insert(path.end(), second.begin() + 1, second.end());
    return path;
}

Path Geometry::bend(int from, int to, double handle) const {
    const Point a = edge_middle(from), b = edge_middle(to);
    return bezier(a, add(a, inward_of(from), handle), add(b, inward_of(to), handle), b, 16);
}

// Offset of the tile's centre away from one-edged cities.
Point Geometry::away_from_caps() const {
    Point shift;
    for (const CityTopology& city : topology.cities) {
        if (city.edges.size() == 1) shift = add(shift, inward_of(city.edges[0]), .075);
    }
    return shift;
}

void Geometry::make_rivers() {
    for (const RiverTopology& river : topology.rivers) {
        const int e = river.edges[0];
        Path path;
        if (river.edges.size() == 1) {
            const double dx = rng_.span(-.03, .03);
            const double dy = rng_.span(-.03, .03);
            const double bow = rng_.span(-.08, .08);
            const Point end = add(tile_centre, {dx, dy}), a = edge_middle(e);
            const Point side{inward_of(e).y, -inward_of(e).x};
            path = bezier(a, add(a, inward_of(e), .2), add(add(end, inward_of(e), -.15), side, bow), end, 12);
        } else if ((e - river.edges[1]) % 2 == 0) {
            Point shift = away_from_caps();
            if (topology.cities.empty() && !topology.road_over_river) {
                shift = add(shift, inward_of(e + 1), rng_.span(-.045, .045));
            }
            double wiggle = rng_.span(-.42, .42);
            if (topology.monastery) {
                shift = add({0, 0}, inward_of(topology.roads[0].edges[0]), .20);
                wiggle = 0.0;
            } else if (topology.road_over_river) {
                wiggle *= .3;
            }
            path = opposite(e, river.edges[1], shift, wiggle);
        } else {
            const bool tight = !topology.cities.empty() || !topology.roads.empty();
            path = bend(e, river.edges[1], tight ? .19 : rng_.span(.24, .32));
        }
        rivers.push_back({std::move(path), river.edges, river.kind});
    }
}

// Where a road from an edge meets a city: the nearest place for a gate, the larger city first.
Gate Geometry::nearest_gate(int road_edge) const {
    Gate best;
    double best_cost = 1e9;
    for (std::size_t i = 0; i < cities.size(); ++i) {
        const double penalty = cities[i].edges.size() == 1 && cities.size() > 1 ? 1.0 : 0.0;
        for (const Wall& wall : cities[i].walls) {
            for (double fraction : wall.gates) {
                const PathPoint place = at(wall.path, length(wall.path) * fraction);
                const double cost = dist(place.point, edge_middle(road_edge)) + penalty;
                if (cost < best_cost) {
                    best_cost = cost;
                    best = {place.point, {place.direction.y, -place.direction.x}, static_cast<int>(i)};
                }
            }
        }
    }
    return best;
}

Path Geometry::road_path(const RoadTopology& road) {
    const int e = road.edges[0];
    const Point a = edge_middle(e), in = inward_of(e);
    if (road.edges.size() == 2 && (e - road.edges[1]) % 2 == 0) {
        if (topology.road_over_road || topology.road_over_river) return opposite(e, road.edges[1], {0, 0}, 0);
        Point shift;
        if (!topology.cities.empty()) {
            shift = away_from_caps();
        } else {
            shift = add({0, 0}, inward_of(e + 1), rng_.span(-.03, .03));
        }
        const double wiggle = rng_.span(-.34, .34);
        return opposite(e, road.edges[1], shift, wiggle);
    }
    if (road.edges.size() == 2) {
        return bend(e, road.edges[1], any_large_city() || !rivers.empty() ? .19 : rng_.span(.22, .31));
    }
    if (road.end == RoadEnd::city) {
        const Gate gate = nearest_gate(e);
        // A gate that faces south is entered from the south, so that its arch is seen.
        const Point arrive = gate.outward.y > .2 ? unit(add(gate.outward, {0, .9})) : gate.outward;
        const double k = dist(a, gate.point);
        gates.push_back(gate);
        return bezier(a, add(a, in, k * .45), add(gate.point, arrive, k * .45), gate.point, 14);
    }
    if (road.end == RoadEnd::monastery) {
        return bezier(a, add(a, in, .15), add(*monastery, in, -.15), *monastery, 12);
    }
    if (village) return bezier(a, add(a, in, .18), add(*village, in, -.14), *village, 12);
    // One road to a lone house beside the other road; a barrier closes the rest, or the fields would join.
    const Point end = add(a, in, .36);
    lone_house = end;
    barriers_.push_back({end, add(a, in, .5)});
    return bezier(a, add(a, in, .1), add(end, in, -.1), end, 10);
}

void Geometry::make_roads() {
    const auto& all = topology.roads;
    if (topology.monastery) {
        monastery = tile_centre;
        if (!topology.rivers.empty()) monastery = add(tile_centre, inward_of(all[0].edges[0]), -.045);
    }
    const auto to_village = [](const RoadTopology& road) { return road.end == RoadEnd::village; };
    if (std::count_if(all.begin(), all.end(), to_village) > 1) village = add(tile_centre, away_from_caps());
    for (const RoadTopology& road : all) {
        Path path = road_path(road);
        roads.push_back({std::move(path), road.edges});
    }
    if (monastery && !rivers.empty()) {
        barriers_.push_back({*monastery, add(*monastery, inward_of(all[0].edges[0]), .30)});
    }
    make_bridges();
}

void Geometry::make_bridges() {
    if (topology.road_over_road) {
        if (const auto x = cross_point(roads[1].path, roads[0].path)) {
            bridges.push_back({x->point, x->first_direction, Below::road, 1});
        }
    }
    if (topology.road_over_river) {
        for (std::size_t i = 0; i < roads.size(); ++i) {
            if (const auto x = cross_point(roads[i].path, rivers[0].path)) {
                bridges.push_back({x->point, x->first_direction, Below::river, static_cast<int>(i)});
            }
        }
    }
}

}  // namespace bastide::painter
