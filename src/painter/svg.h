#pragma once

// Writes drawings as one SVG picture. Add groups in the order they lie over each other; each has its origin at a pixel
// and its own scale, and may be clipped to the unit square of a tile. `text()` gives the whole file. Numbers are
// written with at most four decimals and never depend on the locale.

#include <cstdint>
#include <string>
#include <string_view>

#include "painter/commands.h"

namespace bastide::painter {

enum class Clip : std::uint8_t { none, tile };

class Svg {
public:
    Svg(int width, int height);

    void background(Rgb colour);
    void group(const Drawing& drawing, double x, double y, double pixels, Clip clip = Clip::none, double opacity = 1.0);
    void label(double x, double y, std::string_view words, double size, Rgb colour);
    std::string text() const;

private:
    std::string element(const Drawing& drawing, const Command& command);

    int width_;
    int height_;
    int gradients_ = 0;
    bool clips_ = false;
    std::string definitions_;
    std::string body_;
};

}  // namespace bastide::painter
