#include "session/take_back.h"

#include <algorithm>

#include "rules/legal.h"

namespace bastide {
namespace {

// Neither chance nor the only thing that could be done.
bool is_decision(const GameState& state, const Action& action) {
    if (std::holds_alternative<DrawTile>(action)) return false;
    if (!std::holds_alternative<Pass>(action) || state.phase != Phase::figure) return true;
    FigureChoices figures;
    legal_figures(state, figures);
    return !figures.empty() || !legal_recalls(state).empty();
}

}  // namespace

TakeBacks usual_take_backs(const SeatRoles& roles, int seats) {
    bool against_computers = std::any_of(roles.begin(), roles.begin() + seats, is_computer);
    return against_computers ? TakeBacks::whole_game : TakeBacks::until_next_tile;
}

int steps_back(const Session& session, const SeatRoles& roles, TakeBacks take_backs) {
    int steps = 0;
    const std::vector<Session::Step>& history = session.history();
    for (auto step = history.rbegin(); step != history.rend(); ++step) {
        ++steps;
        bool by_computer = is_computer(roles[static_cast<std::size_t>(step->state.current)]);
        bool drawn = std::holds_alternative<DrawTile>(step->action);
        if (take_backs == TakeBacks::until_next_tile && (drawn || by_computer)) return 0;
        if (!by_computer && is_decision(step->state, step->action)) return steps;
    }
    return 0;
}

bool goes_on_by_itself(const Session& session, const SeatRoles& roles) {
    if (session.undone().empty()) return false;
    bool by_computer = is_computer(roles[static_cast<std::size_t>(session.state().current)]);
    return by_computer || !is_decision(session.state(), session.undone().back());
}

}  // namespace bastide
