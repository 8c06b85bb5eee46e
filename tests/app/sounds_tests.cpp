#include <cmath>

#include "catch.h"
#include "shell/app/sounds.h"

using namespace bastide::app;

TEST_CASE("every sound is heard, never too loud, begins softly and ends in silence") {
    for (int i = 0; i < sound_count; ++i) {
        for (int rate : {8000, 24000, 48000}) {
            std::vector<float> samples = synthesize(static_cast<Sound>(i), rate);
            REQUIRE(samples.size() > static_cast<std::size_t>(rate / 10));
            REQUIRE(samples.size() < static_cast<std::size_t>(rate));
            float peak = 0;
            for (float sample : samples) {
                REQUIRE(std::isfinite(sample));
                peak = std::max(peak, std::abs(sample));
            }
            CHECK(peak > 0.05f);
            CHECK(peak <= 1.f);
            CHECK(std::abs(samples.front()) < 0.01f);
            CHECK(std::abs(samples.back()) < 0.001f);
            CHECK(samples == synthesize(static_cast<Sound>(i), rate));
        }
    }
}

TEST_CASE("sounds differ") {
    for (int i = 0; i < sound_count; ++i) {
        for (int j = 0; j < i; ++j)
            CHECK(synthesize(static_cast<Sound>(i), 24000) != synthesize(static_cast<Sound>(j), 24000));
    }
}
