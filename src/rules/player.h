// What a player owns besides the figures on the board: points, figures in the supply, goods tokens.
#pragma once

#include <cstdint>

#include "rules/figure.h"

namespace bastide {

inline constexpr int max_players = 6;

struct Player {
    std::int16_t score = 0;
    std::uint8_t supply[figure_kinds] = {};  // by FigureKind
    std::uint8_t goods[goods_kinds] = {};    // by Goods
};

}  // namespace bastide
