#include "rules/field_shares.h"

#include <algorithm>

#include "rules/scoring.h"

namespace bastide {

std::vector<FieldShare> farmed_fields(const GameState& state) {
    std::vector<FieldShare> out;
    for (const Figure& figure : state.figures) {
        Label label = state.board.label[figure.segment];
        if (kind_of(state.board, label) != FeatureKind::field) continue;
        bool known = std::any_of(out.begin(), out.end(), [label](const FieldShare& one) { return one.field == label; });
        FigureCount farmers = count_figures(state, label);
        if (known || farmers.most == 0) continue;
        out.push_back(FieldShare{label, farmers, city_set(state.board, label, Cities::completed).size()});
    }
    return out;
}

FixedVector<int, max_players> field_points_now(const GameState& state) {
    FixedVector<int, max_players> out;
    for (int i = 0; i < state.players.size(); ++i) {
        out.push_back(0);
    }
    if (state.phase == Phase::over) return out;
    GameState copy = state;
    Events events;
    score_end(copy, &events);
    for (const Event& event : events) {
        if (event.kind != EventKind::final_scored || event.feature != FeatureKind::field) continue;
        for (const Award& award : event.awards) {
            out[award.player] += award.points;
        }
    }
    return out;
}

}  // namespace bastide
