// Why a turn is good or bad, in the terms of the evaluation: for the words beside a computer's move and for hints.
// `explain` compares the position before and after a turn and gives the largest differences, each with its points
// (from the mover's side: what helps an opponent is negative). The points of all reasons together need not be the gain.
#pragma once

#include "bots/evaluate.h"
#include "bots/turn.h"

namespace bastide::bots {

enum class ReasonKind : std::uint8_t {
    finishes,  // completes an own feature
    shares,    // completes or joins a feature held together with an opponent
    starts,    // puts a figure on a new feature
    grows,     // an own feature becomes larger or likelier
    follower,  // a follower stays or comes free (negative: one is tied up)
    abbot,     // the abbot comes home with his points, or stays useful
    builder,   // extra tiles to come
    goods,     // better in the race for the goods
    hinders,   // opponents expect less (negative: more)
};

struct Reason {
    ReasonKind kind = ReasonKind::grows;
    FeatureKind feature = FeatureKind::city;  // of the first four kinds; a garden counts as a monastery
    double points = 0;
};
using Reasons = FixedVector<Reason, 4>;

// The largest reasons, largest first. The turn must be legal in the position, which must have a tile in hand or laid.
Reasons explain(const GameState& state, const Turn& turn, const Weights& weights);

}  // namespace bastide::bots
