#include "catch.h"
#include "shell/view/camera.h"

using namespace bastide;
using namespace bastide::view;

namespace {

Camera camera_on(Rect bounds) {
    Camera camera;
    camera.resize(Vec{1280, 800}, Rect{260, 16, 1000, 660}, 1);
    camera.set_bounds(bounds);
    camera.fit(Liveliness::none);
    return camera;
}

bool close(Vec a, Vec b, double by) {
    return length(a - b) <= by;
}

}  // namespace

TEST_CASE("fit shows the whole board in the middle of the free rectangle") {
    Camera camera = camera_on(Rect{-4, -3, 12, 7});
    Vec a = camera.to_screen(Vec{-4, -3});
    Vec b = camera.to_screen(Vec{8, 4});
    const Rect& free = camera.free_area();
    CHECK(a.x >= free.x);
    CHECK(a.y >= free.y);
    CHECK(b.x <= free.right());
    CHECK(b.y <= free.bottom());
    CHECK(close((a + b) * 0.5, free.centre(), 1e-6));
    CHECK(camera.scale() == std::floor(camera.scale()));
    // It uses the room there is: one step larger would not fit.
    CHECK((camera.scale() + 1) * 12.24 > free.w);
}

TEST_CASE("a small board is not blown up") {
    Camera camera = camera_on(Rect{0, 0, 1, 1});
    CHECK(camera.scale() == 128);
}

TEST_CASE("zooming keeps the point under the pointer") {
    Camera camera = camera_on(Rect{-4, -3, 12, 7});
    Vec pointer{500, 300};
    Vec before = camera.to_board(pointer);
    camera.zoom_at(pointer, 1.5);
    CHECK(close(camera.to_board(pointer), before, 1e-9));
    camera.zoom_step(pointer, 2, Liveliness::full);
    while (camera.advance(0.016))
        CHECK(close(camera.to_board(pointer), before, 0.02));
    CHECK(close(camera.to_board(pointer), before, 1e-9));
}

TEST_CASE("screen and board points are inverse, and cells meet without a gap") {
    Camera camera = camera_on(Rect{-4, -3, 12, 7});
    camera.zoom_at(Vec{333, 222}, 1.2345);
    CHECK(close(camera.to_screen(camera.to_board(Vec{17, 401})), Vec{17, 401}, 1e-9));
    for (int x = -6; x < 6; ++x) {
        Rect here = camera.cell_rect(cell(x, 0));
        CHECK(here.right() == camera.cell_rect(cell(x + 1, 0)).x);
        CHECK(here.bottom() == camera.cell_rect(cell(x, 1)).y);
        CHECK(camera.cell_at(here.centre()) == cell(x, 0));
    }
}

TEST_CASE("the board is never lost") {
    Rect bounds{-4, -3, 12, 7};
    Camera camera = camera_on(bounds);
    camera.pan(Vec{50000, -90000});
    CHECK(bounds.contains(camera.to_board(camera.free_area().centre()) * 0.999));
    camera.fling(Vec{-90000, 90000});
    while (camera.advance(0.016)) {
    }
    Vec middle = camera.sight().centre;
    CHECK(middle.x <= bounds.right());
    CHECK(middle.y >= bounds.y);
    camera.zoom_at(Vec{0, 0}, 1e-6);
    CHECK(camera.scale() >= 20);
    camera.zoom_at(Vec{0, 0}, 1e6);
    CHECK(camera.scale() <= 340);
}

TEST_CASE("a fling slows down and ends about a third of its speed away") {
    Camera camera = camera_on(Rect{-40, -40, 80, 80});
    Vec start = camera.to_screen(Vec{0, 0});
    camera.fling(Vec{900, 0});
    int frames = 0;
    while (camera.advance(1.0 / 60) && frames < 600)
        ++frames;
    double way = (camera.to_screen(Vec{0, 0}) - start).x;
    CHECK(frames < 200);
    CHECK(way > 900 * 0.325 * 0.95);
    CHECK(way <= 900 * 0.325);
}

TEST_CASE("a new pixel ratio keeps tiles at the same size in points") {
    Camera camera = camera_on(Rect{-4, -3, 12, 7});
    double scale = camera.scale();
    camera.resize(Vec{2560, 1600}, Rect{520, 32, 2000, 1320}, 2);
    CHECK(camera.scale() == Approx(2 * scale));
}

TEST_CASE("showing a cell moves only as far as needed") {
    Camera camera = camera_on(Rect{-4, -3, 12, 7});
    Sight before = camera.sight();
    camera.show(cell(0, 0), 20, Liveliness::none);
    CHECK(camera.sight().centre == before.centre);
    camera.show(cell(-4, -3), 150, Liveliness::none);
    CHECK(camera.scale() >= 150);
    CHECK(camera.shows(cell(-4, -3)));
    camera.pan(Vec{-3000, -3000});
    CHECK_FALSE(camera.shows(cell(-4, -3)));
    camera.show(cell(-4, -3), 20, Liveliness::full);
    while (camera.advance(0.016)) {
    }
    CHECK(camera.shows(cell(-4, -3)));
}
