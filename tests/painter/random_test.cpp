#include "painter/random.h"

#include "catch.h"
#include "painter/palette.h"

using namespace bastide::painter;

TEST_CASE("keys are hashed as FNV-1a 64") {
    CHECK(Fnv().value() == 0xcbf29ce484222325ull);
    Fnv letter;
    letter.mix(std::string_view("a"));
    CHECK(letter.value() == 0xaf63dc4c8601ec8cull);
}

TEST_CASE("a key names the same numbers on every machine, with negative coordinates too") {
    CHECK(Rng("tuft", 3, -5).next() == 0xe1396f21025fe6bcull);
    CHECK(Rng("shape", "base.cap", 0, 0).unit() == Approx(0.7907118749370498).epsilon(1e-15));
    const std::int16_t narrow = -5;
    CHECK(Rng("tuft", 3, narrow).next() == Rng("tuft", 3, -5).next());
}

TEST_CASE("evening is the day in dusk light, but windows are lit") {
    const Palette& day = palette(Theme::day);
    const Palette& evening = palette(Theme::evening);
    CHECK(day[Paint::grass] == rgb(0xA9C46C));
    CHECK(evening[Paint::grass] == rgb(0x879C64));
    CHECK(evening[Paint::flower3] == rgb(0xCCCCE3));
    CHECK(evening[Paint::window] == rgb(0xFFD977));
    CHECK(evening[Paint::legal] == day[Paint::legal]);
    CHECK(evening[Paint::table] == rgb(0x23262E));
}
