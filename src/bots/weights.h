// The numbers the evaluation is tuned by, all in one table, with the limits a tuner may move them in.
// How the values were found: set by hand; then those of the base game were moved one at a time by `bastide tune`
// (self-play in paired games of two, preset 2014), keeping what won. Those of the expansions, and `leader`, are still
// the hand's.
#pragma once

#include <string_view>

namespace bastide::bots {

struct Weights {
    // Chances to complete a region.
    double focus = 0.323;   // how many of the fitting tiles drawn really go there
    double extend = 0.084;  // worth of a tile that fits but does not close, against one that closes
    double help = 0.095;    // a turn of somebody who gains nothing, against one of an owner
    double fill = 0.446;    // the same for a cell round a monastery
    double growth = 0.30;   // tiles an open side of an unfinished region still brings
    double join = 0.55;     // how often regions that one tile can join are joined by whoever gains
    // Fields.
    double field_open = 0.55;    // points an open side of a field promises at the start of the game
    double field_risk = 0.637;   // what a field still open at the start of the game loses in certainty
    double field_unowned = 0.5;  // chance to be completed of a city nobody stands in, against an owned one
    // Figures.
    double free_first = 7.144;   // worth of the first free follower
    double free_ratio = 0.982;   // each further one against the one before
    double free_half = 5.0;      // turns left at which a free follower is worth half of that
    double free_return = 0.557;  // a follower sure to come back, against a free one
    double abbot_free = 1.6;     // abbot at home
    double abbot_placed = 1.0;   // abbot on the board, who can be called home any time
    double builder_turn = 1.0;   // points an expected extra tile brings
    double builder_most = 6.0;   // most a builder on the board is worth
    double builder_free = 0.6;   // builder at home
    double pig_free = 0.4;       // pig at home
    double goods = 1.0;          // expected reward of the goods
    // What counts at more than two players: share of the strongest opponent in what is set against one's own.
    double leader = 0.6;
    // Tastes: factors of a character. Own points, and what others get.
    double taste_city = 1.0;
    double taste_road = 1.0;
    double taste_cloister = 1.0;
    double taste_field = 1.0;
    double spite = 1.0;
};

struct WeightRow {
    std::string_view name;
    double Weights::*value;
    double least;
    double most;
};

// The rows a tuner may move (not the tastes).
inline constexpr WeightRow weight_rows[] = {
    {"focus", &Weights::focus, 0.2, 1.5},
    {"extend", &Weights::extend, 0, 1},
    {"help", &Weights::help, 0, 1},
    {"fill", &Weights::fill, 0, 1},
    {"growth", &Weights::growth, 0, 1.5},
    {"join", &Weights::join, 0, 1.5},
    {"field_open", &Weights::field_open, 0, 2},
    {"field_risk", &Weights::field_risk, 0, 1},
    {"field_unowned", &Weights::field_unowned, 0, 1},
    {"free_first", &Weights::free_first, 0.5, 12},
    {"free_ratio", &Weights::free_ratio, 0.3, 1},
    {"free_half", &Weights::free_half, 0.5, 20},
    {"free_return", &Weights::free_return, 0, 1},
    {"abbot_free", &Weights::abbot_free, 0, 5},
    {"abbot_placed", &Weights::abbot_placed, 0, 5},
    {"builder_turn", &Weights::builder_turn, 0, 4},
    {"builder_most", &Weights::builder_most, 0, 20},
    {"builder_free", &Weights::builder_free, 0, 4},
    {"pig_free", &Weights::pig_free, 0, 4},
    {"goods", &Weights::goods, 0, 2},
    {"leader", &Weights::leader, 0, 1},
};

}  // namespace bastide::bots
