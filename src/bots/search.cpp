#include "bots/search.h"

namespace bastide::bots {

void draw_by(GameState& state, Dice& dice) {
    const DrawSet set = draw_set(state);
    draw_tile(state, nth_draw(state, set, dice.below(set.copies)), nullptr);
}

int answer(GameState& state, const Weights& weights) {
    Judge judge(state, weights);
    judge.prepare(state);
    const int mover = state.current;
    int count = 0;
    double best = 0;
    Turn choice;
    for_each_turn(state, [&](const Turn& turn, const GameState& after) {
        const double value = stake(judge.evaluate(after), mover, weights);
        if (count++ == 0 || value > best) {
            best = value;
            choice = turn;
        }
    });
    perform(state, choice);
    return count;
}

double look_ahead(GameState state, int mover, const Weights& weights, int answers, TileKind first, Dice dice,
                  int& spent) {
    // An extra tile belongs to the turn that earned it.
    while (state.phase != Phase::over) {
        if (state.phase != Phase::draw) {
            answers -= state.part == TurnPart::first ? 1 : 0;
            spent += answer(state, weights);
            continue;
        }
        if (answers == 0 && state.part == TurnPart::first) {
            break;
        }
        if (first != TileKind::none && draw_set(state).kinds.has(first) && state.bag[index(first)] > 0) {
            draw_tile(state, first, nullptr);
        } else {
            draw_by(state, dice);
        }
        first = TileKind::none;
    }
    Judge judge(state, weights);
    ++spent;
    return stake(judge.evaluate(state), mover, weights);
}

}  // namespace bastide::bots
