// A position as a still picture: the board as the program shows it, painted by the same painter, as an SVG file that
// needs nothing else. `words` says what is seen for those who cannot see it.
#pragma once

#include <string>

#include "painter/palette.h"
#include "rules/game_state.h"

namespace bastide {

struct PictureOptions {
    int size = 1200;  // pixels of the longer side
    painter::Theme theme = painter::Theme::day;
    bool mark_last_tile = true;
    std::string words;
};

inline constexpr int least_picture = 64;
inline constexpr int largest_picture = 8192;

std::string picture(const GameState& state, const PictureOptions& options);

}  // namespace bastide
