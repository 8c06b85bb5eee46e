#include "painter/tessellate.h"

#include <cmath>

#include "catch.h"
#include "painter/ink.h"
#include "painter/painter.h"
#include "painter/triangulate.h"
#include "tile_facts.h"

using namespace bastide;
using namespace bastide::painter;

namespace {

double twice_area(Point a, Point b, Point c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

double ring_area(const Path& ring) {
    double sum = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point a = ring[i], b = ring[(i + 1) % ring.size()];
        sum += a.x * b.y - b.x * a.y;
    }
    return std::abs(sum) / 2;
}

double cut_area(const Path& ring) {
    std::vector<int> triangles;
    triangulate(ring, triangles);
    REQUIRE(triangles.size() == 3 * (ring.size() - 2));
    double sum = 0;
    for (std::size_t i = 0; i < triangles.size(); i += 3) {
        const auto corner_at = [&](std::size_t k) { return ring[static_cast<std::size_t>(triangles[i + k])]; };
        sum += std::abs(twice_area(corner_at(0), corner_at(1), corner_at(2))) / 2;
    }
    return sum;
}

Mesh mesh_of(const Drawing& drawing, double pixels) {
    Mesh mesh;
    tessellate(drawing, pixels, {}, mesh);
    return mesh;
}

double mesh_area(const Mesh& mesh) {
    double sum = 0;
    for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
        const auto corner_at = [&](std::size_t k) {
            const Vertex& v = mesh.vertices[static_cast<std::size_t>(mesh.indices[i + k])];
            return Point{static_cast<double>(v.x), static_cast<double>(v.y)};
        };
        sum += std::abs(twice_area(corner_at(0), corner_at(1), corner_at(2))) / 2;
    }
    return sum;
}

}  // namespace

TEST_CASE("the triangles of a polygon cover it exactly once") {
    CHECK(cut_area({{0, 0}, {2, 0}, {2, 1}, {0, 1}}) == Approx(2));
    CHECK(cut_area({{0, 0}, {3, 0}, {3, 3}, {2, 3}, {2, 1}, {1, 1}, {1, 3}, {0, 3}}) == Approx(7));
    CHECK(cut_area({{0, 3}, {1, 3}, {1, 1}, {2, 1}, {2, 3}, {3, 3}, {3, 0}, {0, 0}}) == Approx(7));
    for (int owner = 0; owner < owner_count; ++owner) {
        for (const Path& ring : emblem_rings(owner))
            CHECK(cut_area(ring) == Approx(ring_area(ring)));
    }
}

TEST_CASE("fields, cities and figures are cut into triangles without overlap") {
    for (const Topology& tile : tile_facts()) {
        INFO(tile.id);
        const Geometry shapes(tile, cell(0, 0));
        for (const CityShape& city : shapes.cities)
            CHECK(cut_area(city.ring) == Approx(ring_area(city.ring)));
        for (int f = 0; f < static_cast<int>(tile.fields.size()); ++f) {
            const Drawing tint = paint_field_tint(shapes, f, 0, palette(Theme::day));
            for (const Command& command : tint.commands) {
                if (command.shape != Shape::fill || command.count < 17) continue;
                const Path ring(tint.points_of(command), tint.points_of(command) + command.count);
                CHECK(cut_area(ring) == Approx(ring_area(ring)).epsilon(1e-6));
            }
        }
    }
    for (int shape = 0; shape < figure_shape_count; ++shape) {
        const Drawing figure = paint_figure(static_cast<FigureShape>(shape), 0, palette(Theme::day));
        for (const Command& command : figure.commands) {
            if (command.shape != Shape::gradient) continue;
            const Path ring(figure.points_of(command), figure.points_of(command) + command.count);
            CHECK(cut_area(ring) == Approx(ring_area(ring)));
        }
    }
}

TEST_CASE("a translucent line does not cover itself at its bends") {
    Ink bent(palette(Theme::day));
    bent.line({{0, 0}, {1, 0}, {1, 1}}, .2, Paint::road, .5);
    // Two strips that share a square, a quarter of a disc outside, half a disc at each end.
    const double two_strips = .2 + .2 - .01, disc = pi * .01;
    CHECK(mesh_area(mesh_of(bent.drawing, 1000)) / 1e6 == Approx(two_strips + disc / 4 + disc).epsilon(.002));
    Ink closed(palette(Theme::day));
    closed.line({{0, 0}, {1, 0}, {1, 1}, {0, 1}}, .1, Paint::road, .5, Ends::closed);
    const double corners_rounded = 4 * (.0025 - pi * .0025 / 4);
    CHECK(mesh_area(mesh_of(closed.drawing, 1000)) / 1e6 == Approx(1.1 * 1.1 - .9 * .9 - corners_rounded).epsilon(.01));
}

TEST_CASE("thin lines become fainter, not broken") {
    Ink ink(palette(Theme::day));
    ink.line({{0, 0}, {1, 0}}, .005, Paint::ink);
    const Mesh fine = mesh_of(ink.drawing, 100), broad = mesh_of(ink.drawing, 400);
    CHECK(fine.vertices[0].alpha == 128);
    CHECK(broad.vertices[0].alpha == 255);
}

TEST_CASE("discs are round within half a pixel") {
    for (const double radius : {1.0, 3.0, 10.0, 60.0}) {
        const double flat = radius * (1 - std::cos(pi / disc_sides(radius)));
        CHECK(flat <= .5);
    }
    CHECK(disc_sides(1) == 6);
    CHECK(disc_sides(1e6) == 32);
}

TEST_CASE("a gradient keeps its end colours beyond its ends") {
    Ink ink(palette(Theme::day));
    ink.gradient(Path{{0, 0}, {4, 0}, {4, 1}, {0, 1}}, {1, 0}, rgb(0x000000), {3, 0}, rgb(0xC8C8C8));
    const Mesh mesh = mesh_of(ink.drawing, 10);
    CHECK(mesh_area(mesh) == Approx(400));
    for (std::size_t i = 0; i < mesh.indices.size(); ++i) {
        const Vertex& v = mesh.vertices[static_cast<std::size_t>(mesh.indices[i])];
        const double share = std::clamp((static_cast<double>(v.x) - 10) / 20, 0.0, 1.0);
        CHECK(static_cast<double>(v.red) == Approx(200 * share).margin(1));
    }
}

TEST_CASE("a mesh has no index without a vertex") {
    for (const Topology& tile : tile_facts()) {
        const Mesh mesh = mesh_of(paint_tile(Geometry(tile, cell(9, 9)), palette(Theme::day)), 128);
        const int count = static_cast<int>(mesh.vertices.size());
        bool good = mesh.indices.size() % 3 == 0;
        for (const int i : mesh.indices)
            good = good && i >= 0 && i < count;
        for (const Vertex& v : mesh.vertices)
            good = good && std::isfinite(v.x) && std::isfinite(v.y);
        CHECK(good);
    }
}
