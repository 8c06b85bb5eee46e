// Hints: a person who asks sees the best turns as the strongest computer sees them, and may try them one by one.
#include <cmath>

#include "i18n/describe.h"
#include "shell/app/app.h"
#include "shell/app/host.h"
#include "shell/app/thinking.h"

namespace bastide::app {

namespace {

const PlaceTile* placement(const bots::Turn& turn) {
    return turn.actions.empty() ? nullptr : std::get_if<PlaceTile>(&turn.actions[0]);
}

}  // namespace

bool App::wants_hints() const {
    return overlay_ == panels::Overlay::hints && may_act() &&
           (play_->stage() == Stage::tile || play_->stage() == Stage::figure);
}

void App::tick_advisor() {
    if (wants_hints() && advisor_.think(session_->state(), thinking_slice, host::now)) after_input();
}

// "Knight in the city", "No figure".
std::string App::figures_in_words(const bots::Turn& turn) const {
    const GameState& state = session_->state();
    const i18n::Speaker speaker{&ui_->catalog(), &session_->names()};
    const TileKind kind = state.phase == Phase::tile ? state.in_hand : state.board.tiles[state.last_tile].kind;
    std::vector<std::string> deeds;
    for (const Action& action : turn.actions) {
        if (const auto* place = std::get_if<PlaceFigure>(&action)) {
            deeds.push_back(i18n::tell_figure(speaker, place->figure, facts(kind).segments[place->segment].kind));
        } else if (const auto* recall = std::get_if<RecallFigure>(&action)) {
            deeds.push_back(i18n::tell_choice(speaker, state, *recall).title);
        }
    }
    return deeds.empty() ? say("hint.no_figure") : speaker.list(deeds);
}

void App::fill_hints(panels::TableView& table) const {
    if (overlay_ != panels::Overlay::hints) return;
    table.hints_wanted = wants_hints();
    if (!table.hints_wanted) return;
    const GameState& state = session_->state();
    const i18n::Speaker speaker{&ui_->catalog(), &session_->names()};
    table.hints_ready = advisor_.done();
    for (const bots::RankedTurn& ranked : advisor_.turns()) {
        panels::TableView::Hint hint;
        hint.figures = figures_in_words(ranked.turn);
        hint.gain = static_cast<int>(std::lround(ranked.gain));
        hint.why = reasons_in_words(ranked.reasons);
        if (const PlaceTile* place = placement(ranked.turn)) {
            hint.tile = state.in_hand;
            hint.turn = place->turn;
            hint.place = i18n::tell_place(speaker, state, state.in_hand, place->cell, place->turn);
            hint.tried = play_->chosen() && play_->ghost() == place->cell && play_->turn() == place->turn;
        } else {
            const LaidTile& laid = state.board.tiles[state.last_tile];
            hint.tile = laid.kind;
            hint.turn = laid.turn;
            hint.tried = option_of(ranked.turn) == play_->option();
        }
        table.hints.push_back(std::move(hint));
    }
}

// The choice a turn begins with, with the figure still to be decided; nothing_chosen for none.
int App::option_of(const bots::Turn& turn) const {
    if (turn.actions.empty()) return nothing_chosen;
    const auto& options = play_->options();
    for (std::size_t i = 0; i < options.size(); ++i) {
        const bool same = std::visit([&](const auto& option) { return turn.actions[0] == Action{option}; }, options[i]);
        if (same) return static_cast<int>(i);
    }
    return nothing_chosen;
}

void App::try_hint(int index) {
    if (!wants_hints() || index < 0 || index >= static_cast<int>(advisor_.turns().size())) return;
    const bots::Turn& turn = advisor_.turns()[static_cast<std::size_t>(index)].turn;
    if (const PlaceTile* place = placement(turn)) {
        play_->choose_at(place->cell, place->turn);
        if (!view_.camera.shows(place->cell)) view_.camera.show(place->cell, 0, view_.animator.liveliness());
    } else {
        play_->choose_option(option_of(turn));
    }
}

void App::show_hints(view::BoardScene& scene) const {
    if (!wants_hints()) return;
    int i = 0;
    for (const bots::RankedTurn& ranked : advisor_.turns()) {
        const PlaceTile* place = placement(ranked.turn);
        const bool meant = hot_hint_ < 0 || hot_hint_ == i;
        if (place != nullptr && meant) scene.lit_cells.push_back(place->cell);
        ++i;
    }
}

}  // namespace bastide::app
