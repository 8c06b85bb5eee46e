#pragma once

// Writes drawings as one small SVG picture that needs nothing else. Its coordinates are whole numbers, a fixed number
// to a tile; points that lie on the line between their neighbours are left out, shapes of one colour that follow each
// other are one path, and drawings that stand in several places are kept once (`share`, then `use`). Add everything in
// the order it lies over each other, at its place in tiles; `text()` gives the whole file. Never depends on the locale.

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "painter/commands.h"

namespace bastide::painter {

enum class Clip : std::uint8_t { none, tile };

class Svg {
public:
    // What is seen of the board, in tiles, and the size of the picture in pixels.
    struct View {
        double x = 0;
        double y = 0;
        double width = 1;
        double height = 1;
        double pixels_a_tile = 100;
    };
    explicit Svg(const View& view);

    // What the picture shows, in words.
    void title(std::string_view words);
    void background(Rgb colour);
    void add(const Drawing& drawing, double x, double y, Clip clip = Clip::none);
    // The number to use it by.
    int share(const Drawing& drawing);
    void use(int shared, double x, double y);
    std::string text() const;

private:
    int whole(double tiles) const;
    std::string elements(const Drawing& drawing);
    std::string gradient(std::string_view kind, const std::string& ends, const Command& command);

    View view_;
    double units_;  // a tile
    bool clips_ = false;
    int shared_ = 0;
    std::map<std::string, int> gradients_;
    std::string title_;
    std::string definitions_;
    std::string body_;
};

}  // namespace bastide::painter
