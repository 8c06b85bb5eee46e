#include <cmath>

#include "catch.h"
#include "shell/view/spot_fan.h"

using namespace bastide::view;

namespace {

std::vector<Vec> spots_on(const Rect& tile, int count) {
    std::vector<Vec> out;
    for (int i = 0; i < count; ++i) {
        double angle = 1.1 * i;
        out.push_back(tile.centre() + Vec{std::cos(angle), std::sin(angle)} * (tile.w * (i % 3 == 0 ? 0.02 : 0.3)));
    }
    return out;
}

}  // namespace

TEST_CASE("buttons of the fan neither overlap nor leave the area") {
    Rect area{8, 110, 374, 480};
    for (int count = 1; count <= 8; ++count) {
        for (Vec corner : {Vec{110, 270}, Vec{20, 130}, Vec{210, 400}}) {
            Rect tile{corner.x, corner.y, 150, 150};
            std::vector<FanButton> fan = spot_fan(tile, spots_on(tile, count), FanRoom{area, {}, 1});
            REQUIRE(fan.size() == static_cast<std::size_t>(count));
            for (std::size_t i = 0; i < fan.size(); ++i) {
                INFO(count << " spots, button " << i);
                CHECK(fan[i].centre.x - fan[i].radius >= area.x - 0.01);
                CHECK(fan[i].centre.x + fan[i].radius <= area.right() + 0.01);
                CHECK(fan[i].centre.y - fan[i].radius >= area.y - 0.01);
                CHECK(fan[i].centre.y + fan[i].radius <= area.bottom() + 0.01);
                for (std::size_t j = 0; j < i; ++j) {
                    CHECK(length(fan[i].centre - fan[j].centre) >= fan[i].radius + fan[j].radius);
                }
            }
        }
    }
}

TEST_CASE("a button stands in the direction of its spot, outside the tile") {
    Rect tile{300, 300, 150, 150};
    Rect area{0, 0, 800, 800};
    std::vector<FanButton> fan = spot_fan(tile, {Vec{310, 375}, Vec{440, 375}}, FanRoom{area, {}, 1});
    CHECK(fan[0].centre.x + fan[0].radius < tile.x);
    CHECK(fan[1].centre.x - fan[1].radius > tile.right());
}

TEST_CASE("more than six spots have smaller buttons") {
    Rect tile{300, 300, 150, 150};
    Rect area{0, 0, 800, 800};
    CHECK(spot_fan(tile, spots_on(tile, 6), FanRoom{area, {}, 2})[0].radius == 64);
    CHECK(spot_fan(tile, spots_on(tile, 7), FanRoom{area, {}, 2})[0].radius == 52);
}

TEST_CASE("buttons keep off what panels cover") {
    Rect area{8, 110, 374, 480};
    Rect tools{330, 480, 44, 88};
    Rect tile{120, 330, 150, 150};
    for (int count = 1; count <= 6; ++count) {
        for (const FanButton& button : spot_fan(tile, spots_on(tile, count), FanRoom{area, {tools}, 1})) {
            INFO(count << " spots");
            CHECK_FALSE(overlap(Rect{button.centre.x - button.radius, button.centre.y - button.radius,
                                     2 * button.radius, 2 * button.radius},
                                tools));
        }
    }
}
