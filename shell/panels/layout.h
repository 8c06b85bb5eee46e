// Which of the five arrangements fits the screen, and the measures every panel shares. Points are points of the design:
// a larger text scale makes the screen smaller in points, so a large type on a phone falls into the small arrangement.
#pragma once

#include "shell/panels/box.h"
#include "shell/panels/frame.h"

namespace bastide::panels {

enum class Shape : std::uint8_t { wide, medium, portrait, small, landscape };

struct Layout {
    Shape shape = Shape::wide;
    Box screen;  // all of it
    Box safe;    // without notch and gesture bar
    Box inner;   // safe, less the margin
    float margin = 0;
    float ui = 1;

    bool phone() const { return shape == Shape::portrait || shape == Shape::small || shape == Shape::landscape; }
    bool upright() const { return shape == Shape::portrait || shape == Shape::small; }
};

Shape shape_of(float width_points, float height_points);
Layout lay_out(const Screen& screen, float ui);

}  // namespace bastide::panels
