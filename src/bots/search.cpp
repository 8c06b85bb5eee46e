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

double look_ahead(GameState state, int mover, const Weights& weights, TileKind first, Dice dice, int& spent) {
    bool others = state.players.size() == 1;  // somebody else has answered
    bool own = false;                         // and after that the mover
    while (state.phase != Phase::over) {
        if (state.phase == Phase::draw) {
            if (state.current != mover && own) {
                break;
            }
            if (first != TileKind::none && draw_set(state).kinds.has(first) && state.bag[index(first)] > 0) {
                draw_tile(state, first, nullptr);
            } else {
                draw_by(state, dice);
            }
            first = TileKind::none;
            continue;
        }
        others = others || state.current != mover;
        own = others && state.current == mover;
        spent += answer(state, weights);
    }
    Judge judge(state, weights);
    ++spent;
    return stake(judge.evaluate(state), mover, weights);
}

}  // namespace bastide::bots
