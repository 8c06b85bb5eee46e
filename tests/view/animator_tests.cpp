#include "catch.h"
#include "shell/view/animator.h"

using namespace bastide;
using namespace bastide::view;

TEST_CASE("points are outstanding until they have flown and been counted") {
    Animator animator;
    animator.points(1, 10, Vec{0, 0}, 0.3);
    CHECK(animator.outstanding(1) == 10);
    CHECK(animator.outstanding(0) == 0);
    int before = 10;
    int frames = 0;
    while (animator.advance(0.016) && frames < 1000) {
        int now = animator.outstanding(1);
        CHECK(now <= before);
        before = now;
        ++frames;
    }
    CHECK(frames * 0.016 > 1.3);
    CHECK(frames * 0.016 < 1.5);
    CHECK(animator.outstanding(1) == 0);
    CHECK(animator.flights().empty());
}

TEST_CASE("the next input ends everything that is on its way") {
    Animator animator;
    animator.tile_laid(cell(2, 3));
    animator.points(0, 4, Vec{0, 0}, 0);
    animator.figure_home(SceneFigure{}, 0);
    REQUIRE(animator.busy());
    animator.finish();
    CHECK_FALSE(animator.busy());
    CHECK(animator.tile_size(cell(2, 3)) == 1);
    CHECK(animator.outstanding(0) == 0);
    CHECK(animator.homes().empty());
}

TEST_CASE("with no motion every state is there at once") {
    Animator animator;
    animator.set_liveliness(Liveliness::none);
    animator.points(0, 4, Vec{0, 0}, 0.3);
    animator.figure_home(SceneFigure{}, 0.3);
    animator.tile_laid(cell(0, 0));
    CHECK_FALSE(animator.advance(0.016));
    CHECK(animator.outstanding(0) == 0);
    CHECK(animator.tile_size(cell(0, 0)) == 1);
}

TEST_CASE("a completed region gleams from the tile that completed it, and then no more") {
    Animator animator;
    std::vector<LitSegment> city(3);
    for (int i = 0; i < 3; ++i)
        city[static_cast<std::size_t>(i)].place = Place{cell(2 * i, 0), 0};
    animator.region_completed(city, cell(0, 0), 0.1);
    REQUIRE(animator.busy());
    CHECK(animator.gleams()[0].strength() == 0);
    double most[3] = {};
    double at[3] = {};
    double seconds = 0;
    while (animator.advance(0.01) && seconds < 10) {
        seconds += 0.01;
        for (const Animator::Gleam& gleam : animator.gleams()) {
            int i = gleam.lit.place.cell.x / 2;
            CHECK(gleam.strength() >= 0);
            CHECK(gleam.strength() <= 1);
            if (gleam.strength() > most[i]) {
                most[i] = gleam.strength();
                at[i] = seconds;
            }
        }
    }
    CHECK(seconds < 1.2);
    CHECK(animator.gleams().empty());
    for (int i = 0; i < 3; ++i)
        CHECK(most[i] > 0.9);
    CHECK(at[0] < at[1]);
    CHECK(at[1] < at[2]);
    animator.set_liveliness(Liveliness::none);
    animator.region_completed(city, cell(0, 0), 0.1);
    CHECK_FALSE(animator.busy());
}

TEST_CASE("only the tile just laid is lifted, and it comes to rest in its cell") {
    Animator animator;
    animator.tile_laid(cell(1, 1));
    CHECK(animator.tile_size(cell(1, 1)) == Approx(1.06));
    CHECK(animator.tile_size(cell(0, 1)) == 1);
    while (animator.advance(0.016)) {
    }
    CHECK(animator.tile_size(cell(1, 1)) == 1);
    CHECK(animator.tile_height(cell(1, 1)) == 0);
}

TEST_CASE("a turning ghost shows its old turn for the first half") {
    Animator animator;
    animator.ghost_turned(Side::west);
    CHECK(animator.ghost_turn() == Side::west);
    CHECK(animator.ghost_size() == Approx(1));
    bool squeezed = false;
    while (animator.advance(0.01))
        squeezed = squeezed || animator.ghost_size() < 0.95;
    CHECK(squeezed);
    CHECK_FALSE(animator.ghost_turn().has_value());
}
