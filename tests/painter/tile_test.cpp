#include <algorithm>
#include <cmath>

#include "catch.h"
#include "painter/elements.h"
#include "painter/painter.h"
#include "painter/tessellate.h"
#include "tile_facts.h"

using namespace bastide;
using namespace bastide::painter;

namespace {

Drawing painted(const Topology& tile, Cell at, Theme theme = Theme::day, Detail detail = Detail::full) {
    return paint_tile(Geometry(tile, at), palette(theme), detail);
}

bool same_points(const Drawing& a, const Command& in_a, const Drawing& b, const Command& in_b) {
    if (in_a.shape != in_b.shape || in_a.count != in_b.count) return false;
    for (std::uint32_t i = 0; i < in_a.count; ++i) {
        const Point p = a.points_of(in_a)[i], q = b.points_of(in_b)[i];
        if (p.x != q.x || p.y != q.y) return false;
    }
    return true;
}

std::size_t triangle_count(const Drawing& drawing, double pixels) {
    Mesh mesh;
    tessellate(drawing, pixels, {}, mesh);
    return mesh.triangles();
}

// Crowns of trees and bushes whose foot stands on the border x = line.
std::vector<Point> crowns_on(const Drawing& drawing, double line) {
    std::vector<Point> out;
    for (const Command& command : drawing.commands) {
        const bool crown = command.shape == Shape::disc && command.colour.rgb == palette(Theme::day)[Paint::leaf_dark];
        if (!crown) continue;
        const Point* p = drawing.points_of(command);
        if (std::abs(p[0].x - line) < 1e-9) out.push_back({p[0].y, p[1].x});
    }
    return out;
}

}  // namespace

TEST_CASE("the same tile in the same cell is always painted alike") {
    const Topology tile = turned(fact("tb.corner_two_roads_wine_garden"), 2);
    const Drawing once = painted(tile, cell(5, 9)), again = painted(tile, cell(5, 9));
    REQUIRE(once.commands.size() == again.commands.size());
    for (std::size_t i = 0; i < once.commands.size(); ++i) {
        CHECK(same_points(once, once.commands[i], again, again.commands[i]));
        CHECK(once.commands[i].colour.rgb == again.commands[i].colour.rgb);
    }
}

TEST_CASE("the same tile in another cell is another picture") {
    const Drawing here = painted(fact("base.cap"), cell(0, 0)), there = painted(fact("base.cap"), cell(1, 0));
    CHECK(here.points.size() != there.points.size());
}

TEST_CASE("the evening moves nothing") {
    const Topology& tile = fact("river.cap_road");
    const Drawing day = painted(tile, cell(2, 2)), evening = painted(tile, cell(2, 2), Theme::evening);
    REQUIRE(day.commands.size() == evening.commands.size());
    for (std::size_t i = 0; i < day.commands.size(); ++i) {
        CHECK(same_points(day, day.commands[i], evening, evening.commands[i]));
    }
}

TEST_CASE("small tiles leave out detail and move nothing") {
    for (const Topology& tile : tile_facts()) {
        INFO(tile.id);
        const Drawing full = painted(tile, cell(3, 4));
        const Drawing reduced = painted(tile, cell(3, 4), Theme::day, Detail::reduced);
        CHECK(reduced.commands.size() < full.commands.size());
        std::size_t found = 0;
        for (const Command& command : full.commands) {
            if (found < reduced.commands.size() && same_points(full, command, reduced, reduced.commands[found]))
                ++found;
        }
        CHECK(found == reduced.commands.size());
    }
}

TEST_CASE("a tile is painted near its square, in numbers and opacities that mean something") {
    for (const Topology& tile : tile_facts()) {
        for (int turn = 0; turn < 4; ++turn) {
            INFO(tile.id << " turned " << turn);
            const Drawing drawing = painted(turned(tile, turn), cell(-8, 13));
            for (const Command& command : drawing.commands) {
                CHECK((command.colour.alpha > 0 && command.colour.alpha <= 1));
                const std::uint32_t places = command.shape == Shape::disc ? 1 : command.count;
                for (std::uint32_t i = 0; i < places; ++i) {
                    const Point p = drawing.points_of(command)[i];
                    if (!(p.x > -1 && p.x < 2 && p.y > -1 && p.y < 2)) FAIL("a point far off the tile");
                }
            }
        }
    }
}

TEST_CASE("signs and houses of the rows keep inside the tile") {
    for (const Topology& tile : tile_facts()) {
        for (int turn = 0; turn < 4; ++turn) {
            INFO(tile.id << " turned " << turn);
            const Geometry shapes(turned(tile, turn), cell(6, 6));
            for (const Sign& sign : shapes.signs) {
                CHECK((sign.point.x > .09 && sign.point.x < .91 && sign.point.y > .09 && sign.point.y < .91));
            }
            for (int c = 0; c < static_cast<int>(shapes.cities.size()); ++c) {
                for (const House& house : city_houses(shapes, c)) {
                    const double x = house.foot.x;
                    const bool on_border =
                        std::abs(x) < 1e-9 || std::abs(x - 1) < 1e-9 || house.foot.y < .08 || house.foot.y > 1;
                    if (on_border) continue;
                    CHECK((x - house.width / 2 > 0 && x + house.width / 2 < 1));
                    CHECK((house.foot.y < 1 && house.foot.y - 1.35 * house.width > 0));
                }
            }
        }
    }
}

TEST_CASE("two neighbouring city tiles paint the same houses over their border") {
    for (int row = 0; row < 4; ++row) {
        const Geometry left(fact("base.city4_shield"), cell(2, row)), right(fact("base.city3"), cell(3, row));
        std::vector<House> of_left, of_right;
        for (const House& house : city_houses(left, 0)) {
            if (house.foot.x == 1) of_left.push_back(house);
        }
        for (const House& house : city_houses(right, 0)) {
            if (house.foot.x == 0) of_right.push_back(house);
        }
        REQUIRE_FALSE(of_left.empty());
        REQUIRE(of_left.size() == of_right.size());
        for (std::size_t i = 0; i < of_left.size(); ++i) {
            CHECK(of_left[i].foot.y == of_right[i].foot.y);
            CHECK(of_left[i].width == of_right[i].width);
            CHECK(of_left[i].seed == of_right[i].seed);
        }
    }
}

TEST_CASE("two neighbouring field tiles paint the same trees over their border") {
    int trees = 0;
    for (int row = 0; row < 12; ++row) {
        const Drawing left = painted(fact("base.monastery"), cell(-1, row));
        const Drawing right = painted(turned(fact("base.cap"), 0), cell(0, row));
        const std::vector<Point> of_left = crowns_on(left, 1), of_right = crowns_on(right, 0);
        REQUIRE(of_left.size() == of_right.size());
        for (std::size_t i = 0; i < of_left.size(); ++i) {
            CHECK(of_left[i].x == Approx(of_right[i].x));
            CHECK(of_left[i].y == of_right[i].y);
        }
        trees += static_cast<int>(of_left.size());
    }
    CHECK(trees > 5);
}

TEST_CASE("a tile costs no more triangles than it may") {
    std::vector<std::size_t> full, reduced;
    for (const Topology& tile : tile_facts()) {
        full.push_back(triangle_count(painted(tile, cell(1, 2)), 300));
        reduced.push_back(triangle_count(painted(tile, cell(1, 2), Theme::day, Detail::reduced), 100));
    }
    std::sort(full.begin(), full.end());
    std::sort(reduced.begin(), reduced.end());
    CHECK(full.front() > 500);
    CHECK(full[full.size() / 2] < 1900);
    CHECK(full.back() < 2800);
    CHECK(reduced[reduced.size() / 2] < 1400);
}
