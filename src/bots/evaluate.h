// What a position is worth to each player, in expected points at the end of the game.
// `evaluate` looks at every region somebody stands on: how likely it is completed (from the tiles really left and the
// turns left), what it brings then and otherwise, who holds it, which regions one tile may join; at fields and the
// cities they touch; and at what free figures, builders, pigs and goods promise. Make one `Judge` for a bag and let it
// judge every position with that bag. `stake` turns the parts into the one number a player wants to be large.
#pragma once

#include "bots/chances.h"
#include "bots/survey.h"
#include "bots/weights.h"

namespace bastide::bots {

enum class Part : std::uint8_t { points, city, road, cloister, field, follower, abbot, builder, goods };
inline constexpr int part_count = 9;

struct Evaluation {
    int players = 0;
    double part[max_players][part_count] = {};

    double of(int player, Part which) const { return part[player][static_cast<int>(which)]; }
    double& of(int player, Part which) { return part[player][static_cast<int>(which)]; }
    double total(int player) const {
        double sum = 0;
        for (double value : part[player]) {
            sum += value;
        }
        return sum;
    }
};

class Judge {
public:
    // Of `state` only the bag is looked at. The weights must outlive the judge.
    Judge(const GameState& state, const Weights& weights) : chances_(state), weights_(weights) {}

    // The position must have the bag the judge was made for.
    Evaluation evaluate(const GameState& state);
    // Looks at a position with a tile in hand (or just laid); evaluating those that follow from it is quicker then,
    // and gives the same.
    void prepare(const GameState& state);
    const Chances& chances() const { return chances_; }
    const Weights& weights() const { return weights_; }

private:
    friend class Evaluator;

    Chances chances_;
    const Weights& weights_;
    Regions regions_;  // storage used again, because clearing it takes long
    // Of the position prepared: regions with figures, and open cities without any that fields touch.
    bool preparing_ = false;
    bool prepared_ = false;
    int turns_[max_players] = {};
    Regions known_;
    FixedVector<Region, 32> cities_;
};

// Own worth against that of the others.
double stake(const Evaluation& evaluation, int player, const Weights& weights);

// Tiles this player is still going to lay, an extra tile of a builder not counted.
int turns_left(const GameState& state, int player);

}  // namespace bastide::bots
