#include "cli/random_game.h"

#include "rules/apply.h"
#include "rules/legal.h"

namespace bastide::cli {
namespace {

void choose_figure(GameState& state, Random& random) {
    FigureChoices choices;
    legal_figures(state, choices);
    auto recalls = state.rules.abbot ? legal_recalls(state) : FixedVector<RecallFigure, figure_kinds>{};
    int none = may_pass(state) ? 1 : 0;
    auto pick = static_cast<int>(random.below(static_cast<std::uint32_t>(choices.size() + recalls.size() + none)));
    if (pick < choices.size()) {
        place_figure(state, choices[pick].figure, choices[pick].segment, nullptr);
    } else if (pick < choices.size() + recalls.size()) {
        recall_figure(state, recalls[pick - choices.size()].figure, nullptr);
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
            const std::uint32_t pick = random.below(static_cast<std::uint32_t>(places.count));
            PlaceTile place = nth_placement(state, places, static_cast<int>(pick));
            place_tile(state, place.cell, place.turn, nullptr);
        } else {
            choose_figure(state, random);
        }
    }
    return actions;
}

}  // namespace bastide::cli
