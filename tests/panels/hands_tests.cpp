#include "catch.h"
#include "shell/panels/hands.h"

using namespace bastide::panels;

namespace {

struct Bench {
    Hands hands;
    double seconds = 0;
    PointerKind kind = PointerKind::mouse;

    template <class F>
    void frame(F&& draw) {
        hands.begin_frame(kind, 1, seconds);
        draw();
        hands.end_frame();
        seconds += .1;
    }
    void click(float x, float y) {
        hands.moved(x, y);
        hands.button(true);
        hands.button(false);
    }
};

constexpr Box left = {0, 0, 50, 50};
constexpr Box right = {60, 0, 110, 50};

}  // namespace

TEST_CASE("a control is clicked when the press begins and ends on it, even between two frames") {
    Bench bench;
    bool clicked = false;
    auto draw = [&] { clicked = bench.hands.use("left", "Left", left).clicked; };
    bench.frame(draw);
    CHECK_FALSE(clicked);
    bench.click(10, 10);
    bench.frame(draw);
    CHECK(clicked);
    bench.frame(draw);
    CHECK_FALSE(clicked);
    bench.hands.moved(10, 10);
    bench.hands.button(true);
    bench.hands.moved(200, 10);
    bench.hands.button(false);
    bench.frame(draw);
    CHECK_FALSE(clicked);
}

TEST_CASE("what is drawn later lies on top") {
    Bench bench;
    bool below = false;
    bool above = false;
    auto draw = [&] {
        below = bench.hands.use("below", "Below", left).clicked;
        above = bench.hands.use("above", "Above", left).clicked;
    };
    bench.frame(draw);
    bench.click(10, 10);
    bench.frame(draw);
    CHECK_FALSE(below);
    CHECK(above);
}

TEST_CASE("a disabled control takes the press and does nothing") {
    Bench bench;
    bool clicked = false;
    auto draw = [&] { clicked = bench.hands.use("left", "Left", left, ControlRole::button, Reach::disabled).clicked; };
    bench.frame(draw);
    bench.click(10, 10);
    CHECK(bench.hands.has_pointer(10, 10));
    bench.frame(draw);
    CHECK_FALSE(clicked);
    bench.hands.press("left");
    bench.frame(draw);
    CHECK_FALSE(clicked);
}

TEST_CASE("nothing under a modal part can be reached") {
    Bench bench;
    bool under = false;
    bool over = false;
    auto draw = [&] {
        under = bench.hands.use("under", "Under", left).clicked;
        bench.hands.begin_modal();
        over = bench.hands.use("over", "Over", right).clicked;
    };
    bench.frame(draw);
    bench.click(10, 10);
    bench.frame(draw);
    CHECK_FALSE(under);
    bench.hands.press("under");
    bench.frame(draw);
    CHECK_FALSE(under);
    bench.click(70, 10);
    bench.frame(draw);
    CHECK(over);
    CHECK_FALSE(bench.hands.controls()[0].enabled);
    CHECK(bench.hands.controls()[1].enabled);
    CHECK(bench.hands.has_pointer(500, 500));
}

TEST_CASE("Tab goes through the enabled controls and Enter presses the one in focus") {
    Bench bench;
    Feel first;
    Feel last;
    auto draw = [&] {
        first = bench.hands.use("first", "First", left);
        bench.hands.use("off", "Off", Box{0, 60, 50, 90}, ControlRole::button, Reach::disabled);
        bench.hands.use("ground", "", Box{0, 100, 50, 150});
        last = bench.hands.use("last", "Last", right);
    };
    bench.frame(draw);
    CHECK(bench.hands.key(UiKey::tab, false));
    bench.frame(draw);
    CHECK(first.focus);
    bench.hands.key(UiKey::tab, false);
    bench.frame(draw);
    CHECK(last.focus);
    CHECK(bench.hands.key(UiKey::enter, false));
    bench.frame(draw);
    CHECK(last.clicked);
    bench.hands.key(UiKey::tab, true);
    bench.frame(draw);
    CHECK(first.focus);
    bench.hands.moved(200, 200);
    bench.hands.button(true);
    bench.frame(draw);
    CHECK_FALSE(first.focus);
}

TEST_CASE("Enter without a focus presses the page's own control, and is left to the board where there is none") {
    Bench bench;
    bool clicked = false;
    auto draw = [&] { clicked = bench.hands.use("start", "Start", left).clicked; };
    bench.frame(draw);
    CHECK_FALSE(bench.hands.key(UiKey::enter, false));
    auto with_default = [&] {
        draw();
        bench.hands.on_enter("start");
    };
    bench.frame(with_default);
    CHECK(bench.hands.key(UiKey::enter, false));
    bench.frame(with_default);
    CHECK(clicked);
}

TEST_CASE("a list is dragged by the finger, and the press that drags it is no click") {
    Bench bench;
    bench.kind = PointerKind::touch;
    Box list{0, 0, 100, 100};
    float offset = 0;
    bool clicked = false;
    auto draw = [&] {
        offset = bench.hands.begin_scroll("list", list, 400);
        clicked = bench.hands.use("row", "Row", Box{0, 0, 100, 400}.moved(0, -offset)).clicked;
        bench.hands.end_scroll();
    };
    bench.frame(draw);
    bench.hands.moved(50, 80);
    bench.hands.button(true);
    bench.hands.moved(50, 60);
    bench.hands.moved(50, 30);
    bench.frame(draw);
    CHECK(offset == 50);
    bench.hands.button(false);
    bench.frame(draw);
    CHECK_FALSE(clicked);
    bench.hands.moved(50, 90);
    bench.hands.button(true);
    bench.hands.moved(50, -900);
    bench.frame(draw);
    CHECK(offset == 300);
}

TEST_CASE("the pointer belongs to whoever it was pressed on until it is released") {
    Bench bench;
    auto draw = [&] { bench.hands.cover(left); };
    bench.frame(draw);
    CHECK(bench.hands.has_pointer(10, 10));
    CHECK_FALSE(bench.hands.has_pointer(80, 10));
    bench.hands.moved(80, 10);
    bench.hands.button(true);
    CHECK_FALSE(bench.hands.has_pointer(10, 10));
    bench.hands.button(false);
    bench.hands.moved(10, 10);
    bench.hands.button(true);
    CHECK(bench.hands.has_pointer(80, 10));
}

TEST_CASE("a finger may miss a control by a little") {
    Bench bench;
    bench.kind = PointerKind::touch;
    bool clicked = false;
    auto draw = [&] { clicked = bench.hands.use("left", "Left", left).clicked; };
    bench.frame(draw);
    bench.click(53, 20);
    bench.frame(draw);
    CHECK(clicked);
    bench.click(58, 20);
    bench.frame(draw);
    CHECK_FALSE(clicked);
}
