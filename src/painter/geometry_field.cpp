// Clearance and the label grid of the fields.

#include <algorithm>
#include <cmath>

#include "painter/geometry.h"

namespace bastide::painter {

namespace {

constexpr int grid_side = grid_size + 1;
constexpr std::size_t grid_points = static_cast<std::size_t>(grid_side) * grid_side;

// Halves go to the even line.
int nearest_line(double v) {
    return static_cast<int>(std::nearbyint(v * grid_size));
}

// A point on the border in the middle of half-edge h.
Point half_edge_point(int h) {
    return lerp(corner(h / 2), corner(h / 2 + 1), h % 2 == 0 ? .24 : .76);
}

}  // namespace

Geometry::Geometry(Topology turned_tile, Cell at_cell)
    : topology(std::move(turned_tile)), cell(at_cell), rng_("shape", topology.id, at_cell.x, at_cell.y) {
    make_cities();
    make_rivers();
    make_roads();
    make_labels();
    make_spots();
}

double Geometry::clearance(Point q) const {
    double d = 9.0;
    for (const CityShape& city : cities) {
        if (inside(q, city.ring)) return -1.0;
        for (const Wall& wall : city.walls)
            d = std::min(d, path_distance(q, wall.path) - wall_width * .5);
    }
    for (const RoadShape& road : roads)
        d = std::min(d, path_distance(q, road.path) - road_width * .5 - road_margin);
    for (const RiverShape& river : rivers) {
        d = std::min(d, path_distance(q, river.path) - river_width * .5 - river_bank);
        if (river.kind == RiverKind::lake) d = std::min(d, dist(q, river.path.back()) - .25);
        if (river.kind == RiverKind::spring) d = std::min(d, dist(q, river.path.back()) - .14);
    }
    for (const Path& barrier : barriers_)
        d = std::min(d, path_distance(q, barrier) - .03);
    if (village) d = std::min(d, dist(q, *village) - .10);
    return d;
}

double Geometry::clearance_near(Point q) const {
    return grid_clearance(nearest_line(q.x), nearest_line(q.y));
}

// Numbers the connected patches of free grid points; -1 where something stands.
std::vector<int> Geometry::flood(std::vector<int>& sizes) const {
    std::vector<int> patch(grid_points, -1);
    std::vector<std::size_t> stack;
    for (std::size_t start = 0; start < grid_points; ++start) {
        if (patch[start] >= 0 || clear_[start] <= 0.0) continue;
        const int number = static_cast<int>(sizes.size());
        int size = 0;
        patch[start] = number;
        stack.push_back(start);
        const auto reach = [&](std::size_t next) {
            if (patch[next] >= 0 || clear_[next] <= 0.0) return;
            patch[next] = number;
            stack.push_back(next);
        };
        while (!stack.empty()) {
            const std::size_t here = stack.back();
            stack.pop_back();
            ++size;
            const std::size_t x = here % grid_side;
            if (x + 1 < grid_side) reach(here + 1);
            if (x > 0) reach(here - 1);
            if (here + grid_side < grid_points) reach(here + grid_side);
            if (here >= grid_side) reach(here - grid_side);
        }
        sizes.push_back(size);
    }
    return patch;
}

void Geometry::make_labels() {
    clear_.resize(grid_points);
    for (int j = 0; j < grid_side; ++j) {
        for (int i = 0; i < grid_side; ++i) {
            clear_[cell_index(i, j)] =
                clearance({static_cast<double>(i) / grid_size, static_cast<double>(j) / grid_size});
        }
    }
    std::vector<int> sizes;
    const std::vector<int> patch = flood(sizes);
    std::vector<int> owner(sizes.size(), -1);
    const int field_count = static_cast<int>(topology.fields.size());
    const auto half_edges_of = [&](int f) -> const std::vector<int>& {
        return topology.fields[static_cast<std::size_t>(f)].half_edges;
    };
    for (int f = 0; f < field_count; ++f) {
        for (int h : half_edges_of(f)) {
            const Point q = half_edge_point(h);
            const int k = patch[cell_index(nearest_line(q.x), nearest_line(q.y))];
            if (k < 0) {
                conflicts.push_back({f, h});
                continue;
            }
            int& field = owner[static_cast<std::size_t>(k)];
            if (field >= 0 && field != f) conflicts.push_back({f, h});
            field = f;
        }
    }
    for (int f = 0; f < field_count; ++f) {
        if (!half_edges_of(f).empty()) {
            if (std::count(owner.begin(), owner.end(), f) != 1) conflicts.push_back({f, -1});
            continue;
        }
        // An enclosed field takes the largest patch left over.
        int largest = -1;
        for (std::size_t k = 0; k < owner.size(); ++k) {
            if (owner[k] >= 0) continue;
            if (largest < 0 || sizes[k] > sizes[static_cast<std::size_t>(largest)]) largest = static_cast<int>(k);
        }
        if (largest < 0) {
            conflicts.push_back({f, -1});
        } else {
            owner[static_cast<std::size_t>(largest)] = f;
        }
    }
    label_.resize(grid_points);
    for (std::size_t p = 0; p < grid_points; ++p) {
        label_[p] = static_cast<std::int8_t>(patch[p] < 0 ? -1 : owner[static_cast<std::size_t>(patch[p])]);
    }
}

int Geometry::field_at(Point q) const {
    const int i = nearest_line(q.x), j = nearest_line(q.y);
    return i >= 0 && i < grid_side && j >= 0 && j < grid_side ? grid_field(i, j) : -1;
}

std::optional<Part> Geometry::part_at(Point q) const {
    constexpr double slack = .02;
    if (monastery) {
        const Point d = sub(q, *monastery);
        const bool yard = std::abs(d.x) < .215 && d.y > -.12 && d.y < .18;
        const bool tower = d.x > -.17 && d.x < -.03 && d.y > -.35 && d.y < 0;
        if (yard || tower) return Part{FeatureKind::monastery, 0};
    }
    if (garden && dist(q, *garden) < .118 + slack) return Part{FeatureKind::garden, 0};
    for (std::size_t i = 0; i < cities.size(); ++i) {
        if (inside(q, cities[i].ring)) return Part{FeatureKind::city, static_cast<int>(i)};
    }
    double best = road_width * .5 + road_margin + slack;
    int nearest = -1;
    for (std::size_t i = 0; i < roads.size(); ++i) {
        double d = path_distance(q, roads[i].path);
        for (const Bridge& bridge : bridges) {
            // The upper road hides the lower one.
            const bool lower = bridge.below == Below::road && bridge.road != static_cast<int>(i);
            if (lower && dist(q, bridge.point) < .12) d += road_width * .5;
        }
        if (d < best) {
            best = d;
            nearest = static_cast<int>(i);
        }
    }
    if (nearest >= 0) return Part{FeatureKind::road, nearest};
    for (std::size_t i = 0; i < cities.size(); ++i) {
        for (const Wall& wall : cities[i].walls) {
            if (path_distance(q, wall.path) < wall_width * .5) return Part{FeatureKind::city, static_cast<int>(i)};
        }
    }
    const int field = field_at(q);
    if (field >= 0) return Part{FeatureKind::field, field};
    return std::nullopt;
}

int Geometry::segment_of(Part part) const {
    const int city_count = static_cast<int>(cities.size()), road_count = static_cast<int>(roads.size());
    const int field_count = static_cast<int>(field_spots.size());
    switch (part.kind) {
        case FeatureKind::city:
            return part.index;
        case FeatureKind::road:
            return city_count + part.index;
        case FeatureKind::field:
            return city_count + road_count + part.index;
        case FeatureKind::monastery:
            return city_count + road_count + field_count;
        default:
            return city_count + road_count + field_count + (monastery ? 1 : 0);
    }
}

Part Geometry::part_of(int segment) const {
    const int counts[] = {static_cast<int>(cities.size()), static_cast<int>(roads.size()),
                          static_cast<int>(field_spots.size()), monastery ? 1 : 0};
    constexpr FeatureKind kinds[] = {FeatureKind::city, FeatureKind::road, FeatureKind::field, FeatureKind::monastery};
    for (int k = 0; k < 4; ++k) {
        if (segment < counts[k]) return {kinds[k], segment};
        segment -= counts[k];
    }
    return {FeatureKind::garden, 0};
}

}  // namespace bastide::painter
