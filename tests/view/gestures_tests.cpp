#include "catch.h"
#include "shell/view/gestures.h"

using namespace bastide::view;

TEST_CASE("a short press that stays is a tap") {
    GestureReader reader;
    CHECK(reader.press(Pointing::touch, 1, Vec{100, 100}, 0).empty());
    CHECK(reader.move(Pointing::touch, 1, Vec{104, 103}, 0.05).empty());
    Gestures out = reader.release(Pointing::touch, 1, Vec{104, 103}, 0.1);
    REQUIRE(out.size() == 1);
    CHECK(out[0].kind == GestureKind::tap);
    CHECK(out[0].by == Pointing::touch);
    CHECK_FALSE(reader.pressed());
}

TEST_CASE("a press that moves further is a drag whose deltas add up to the way") {
    GestureReader reader;
    reader.press(Pointing::mouse, 0, Vec{100, 100}, 0);
    Vec sum;
    bool started = false;
    Gestures all;
    for (int i = 1; i <= 20; ++i) {
        for (const Gesture& g : reader.move(Pointing::mouse, 0, Vec{100.0 + 4 * i, 100}, 0.01 * i))
            all.push_back(g);
    }
    for (const Gesture& g : reader.release(Pointing::mouse, 0, Vec{180, 100}, 0.2))
        all.push_back(g);
    for (const Gesture& g : all) {
        if (g.kind == GestureKind::drag_start) started = true;
        if (g.kind == GestureKind::drag) sum = sum + g.delta;
        CHECK(g.kind != GestureKind::tap);
    }
    CHECK(started);
    CHECK(sum == Vec{80, 0});
    REQUIRE(all.back().kind == GestureKind::drag_end);
    CHECK(all.back().velocity.x == Approx(400).margin(40));
}

TEST_CASE("a drag that rests before its end has no speed") {
    GestureReader reader;
    reader.press(Pointing::touch, 1, Vec{0, 0}, 0);
    reader.move(Pointing::touch, 1, Vec{60, 0}, 0.05);
    Gestures out = reader.release(Pointing::touch, 1, Vec{60, 0}, 0.6);
    CHECK(out.back().kind == GestureKind::drag_end);
    CHECK(length(out.back().velocity) == Approx(0));
}

TEST_CASE("a drag that slow frames brought in one piece has a speed all the same") {
    GestureReader reader;
    reader.press(Pointing::mouse, 0, Vec{0, 0}, 1.0);
    reader.move(Pointing::mouse, 0, Vec{80, 0}, 1.16);
    Gestures out = reader.release(Pointing::mouse, 0, Vec{80, 0}, 1.161);
    CHECK(out.back().velocity.x == Approx(500).margin(20));
}

TEST_CASE("thresholds grow with the pixel ratio") {
    GestureReader reader;
    reader.set_pixel_ratio(3);
    reader.press(Pointing::touch, 1, Vec{0, 0}, 0);
    CHECK(reader.move(Pointing::touch, 1, Vec{25, 0}, 0.02).empty());
    CHECK_FALSE(reader.move(Pointing::touch, 1, Vec{35, 0}, 0.04).empty());
}

TEST_CASE("two fingers pinch, and what remains of them is no tap") {
    GestureReader reader;
    reader.press(Pointing::touch, 1, Vec{100, 100}, 0);
    reader.press(Pointing::touch, 2, Vec{200, 100}, 0.01);
    Gestures out = reader.move(Pointing::touch, 2, Vec{300, 100}, 0.05);
    REQUIRE(out.size() == 1);
    CHECK(out[0].kind == GestureKind::pinch);
    CHECK(out[0].factor == Approx(2));
    CHECK(out[0].at == Vec{200, 100});
    CHECK(out[0].delta == Vec{50, 0});
    reader.release(Pointing::touch, 2, Vec{300, 100}, 0.06);
    for (const Gesture& g : reader.release(Pointing::touch, 1, Vec{100, 100}, 0.1))
        CHECK(g.kind != GestureKind::tap);
}

TEST_CASE("the mouse hovers while no button is down") {
    GestureReader reader;
    Gestures out = reader.move(Pointing::mouse, 0, Vec{5, 6}, 0);
    REQUIRE(out.size() == 1);
    CHECK(out[0].kind == GestureKind::hover);
}
