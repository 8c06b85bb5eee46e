// The players: follower, name, score, followers left; the one to move is larger and marked. A column on large screens,
// a row on upright phones.
#pragma once

#include <array>

#include "shell/panels/desk.h"

namespace bastide::panels {

class PlayerCards {
public:
    // Returns the player whose card was pressed, or -1.
    int draw(Desk& desk);
    Box card_of(int player) const { return boxes_[static_cast<std::size_t>(player)]; }
    // The part of the screen the cards take.
    Box area() const { return area_; }
    void set_shown(std::array<int, max_players> scores, bool use) {
        override_ = scores;
        overridden_ = use;
    }

private:
    int score(const Desk& desk, int player) const;
    void column(Desk& desk);
    void row(Desk& desk);
    void ground(Desk& desk, int player, const Box& box, bool active);
    void little_row(Desk& desk, int player, float x, float foot, float height, float room);
    void goods_row(Desk& desk, int player, float x, float centre_y, float room);
    void short_card(Desk& desk, int player, const Box& box);
    void full_card(Desk& desk, int player, const Box& box, float tall, float figure_points);
    std::array<Box, max_players> boxes_{};
    std::array<int, max_players> override_{};
    FixedVector<int, max_players> forecast_;  // empty: not shown
    bool overridden_ = false;
    bool shows_goods_ = false;
    Box area_;
    int pressed_ = -1;
};

}  // namespace bastide::panels
