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

// Calls f(number) for everything a player owns, in an order that stays: for hashes.
template <class F>
inline void for_each_number(const Player& player, F&& f) {
    f(static_cast<std::uint16_t>(player.score));
    for (std::uint8_t n : player.supply) {
        f(n);
    }
    for (std::uint8_t n : player.goods) {
        f(n);
    }
}

}  // namespace bastide
