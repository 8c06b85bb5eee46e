#include "cli/random_game.h"

#include "rules/apply.h"
#include "rules/legal.h"

namespace bastide::cli {
namespace {

void choose_figure(GameState& state, Random& random) {
    const FigureSet figures = figure_set(state);
    const int count = figures.count();
    const auto recalls = legal_recalls(state);
    const int none = may_pass(state) ? 1 : 0;
    auto pick = static_cast<int>(random.below(static_cast<std::uint32_t>(count + recalls.size() + none)));
    if (pick < count) {
        const PlaceFigure place = nth_figure(figures, pick);
        place_figure(state, place.figure, place.segment, nullptr);
    } else if (pick < count + recalls.size()) {
        recall_figure(state, recalls[pick - count].figure, nullptr);
    } else {
        pass(state, nullptr);
    }
}

}  // namespace

int play_at_random(GameState& state, Random& random, int most_tiles) {
    int actions = 0;
    for (int tiles = 0; state.phase != Phase::over;) {
        ++actions;
        if (state.phase == Phase::draw) {
            if (tiles++ == most_tiles) {
                return actions - 1;
            }
            draw_tile(state, draw_at_random(state, random), nullptr);
        } else if (state.phase == Phase::tile) {
            const PlacementSet places = placement_set(state, state.in_hand, Looks::distinct);
            const std::uint32_t pick = random.below(static_cast<std::uint32_t>(places.count()));
            PlaceTile place = nth_placement(state, places, static_cast<int>(pick));
            place_tile(state, place.cell, place.turn, nullptr);
        } else {
            choose_figure(state, random);
        }
    }
    return actions;
}

}  // namespace bastide::cli
