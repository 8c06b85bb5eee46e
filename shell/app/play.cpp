#include "shell/app/play.h"

#include <algorithm>
#include <cstdlib>

namespace bastide::app {

void Play::update(const GameState& state) {
    state_ = state;
    legal_cells_.clear();
    options_.clear();
    placements_ = Placements{};
    pointed_.reset();
    chosen_.reset();
    option_ = nothing_chosen;
    switch (state.phase) {
        case Phase::draw:
            stage_ = Stage::drawing;
            break;
        case Phase::over:
            stage_ = Stage::over;
            break;
        case Phase::tile: {
            stage_ = Stage::tile;
            turn_ = Side::north;
            legal_placements(state_, state_.in_hand, Looks::all, placements_);
            for (const PlaceTile& place : placements_) {
                if (std::find(legal_cells_.begin(), legal_cells_.end(), place.cell) == legal_cells_.end()) {
                    legal_cells_.push_back(place.cell);
                }
            }
            std::sort(legal_cells_.begin(), legal_cells_.end());
            break;
        }
        case Phase::figure: {
            stage_ = Stage::figure;
            FigureChoices choices;
            legal_figures(state_, choices);
            for (const PlaceFigure& choice : choices)
                options_.push_back(choice);
            for (const RecallFigure& choice : legal_recalls(state_))
                options_.push_back(choice);
            break;
        }
    }
}

std::vector<Side> Play::turns_at(Cell c) const {
    std::vector<Side> out;
    for (const PlaceTile& place : placements_) {
        if (place.cell == c) out.push_back(place.turn);
    }
    return out;
}

void Play::settle_turn(Cell c) {
    std::vector<Side> turns = turns_at(c);
    if (turns.empty()) return;
    for (int i = 0; i < 4; ++i) {
        Side candidate = side_at(index(turn_) + i);
        if (std::find(turns.begin(), turns.end(), candidate) != turns.end()) {
            turn_ = candidate;
            return;
        }
    }
}

void Play::point(std::optional<Cell> c) {
    if (stage_ != Stage::tile || c == pointed_) return;
    pointed_ = c;
    if (c && !chosen_) settle_turn(*c);
}

void Play::choose(Cell c) {
    if (stage_ != Stage::tile) return;
    bool empty_neighbour = state_.board.tile_at(c) == no_tile && state_.board.frontier_at(c).bound != 0;
    if (!empty_neighbour) {
        release();
        return;
    }
    if (chosen_ == c) {
        rotate(1);
        return;
    }
    chosen_ = c;
    settle_turn(c);
}

void Play::release() {
    chosen_.reset();
    pointed_.reset();
}

void Play::rotate(int direction) {
    if (stage_ != Stage::tile) return;
    std::optional<Cell> at = ghost();
    std::vector<Side> turns = at ? turns_at(*at) : std::vector<Side>{};
    for (int i = 1; i <= 4; ++i) {
        Side candidate = side_at(index(turn_) + 4 + direction * i);
        if (turns.empty() || std::find(turns.begin(), turns.end(), candidate) != turns.end()) {
            turn_ = candidate;
            return;
        }
    }
}

void Play::choose_at(Cell cell, Side turn) {
    if (stage_ != Stage::tile || !is_legal(cell)) return;
    chosen_ = cell;
    turn_ = turn;
}

void Play::walk(Side direction, Cell start) {
    if (stage_ != Stage::tile || legal_cells_.empty()) return;
    bool from_ghost = ghost().has_value();
    Cell from = from_ghost ? *ghost() : start;
    const Cell* best = nullptr;
    int best_cost = 0;
    for (const Cell& c : legal_cells_) {
        int dx = c.x - from.x;
        int dy = c.y - from.y;
        int along = dx * side_dx[index(direction)] + dy * side_dy[index(direction)];
        int across = std::abs(dx * side_dy[index(direction)]) + std::abs(dy * side_dx[index(direction)]);
        if (along <= 0) continue;
        int cost = along + 2 * across;
        if (best == nullptr || cost < best_cost) {
            best = &c;
            best_cost = cost;
        }
    }
    if (best == nullptr && !from_ghost) best = &legal_cells_.front();
    if (best == nullptr) return;
    chosen_ = *best;
    settle_turn(*best);
}

std::optional<Cell> Play::ghost() const {
    if (stage_ != Stage::tile) return std::nullopt;
    if (chosen_) return chosen_;
    if (!pointed_ || state_.board.tile_at(*pointed_) != no_tile) return std::nullopt;
    if (state_.board.frontier_at(*pointed_).bound == 0) return std::nullopt;
    return pointed_;
}

bool Play::fits() const {
    std::optional<Cell> at = ghost();
    if (!at) return false;
    std::vector<Side> turns = turns_at(*at);
    return std::find(turns.begin(), turns.end(), turn_) != turns.end();
}

Illegal Play::refusal() const {
    std::optional<Cell> at = ghost();
    if (!at) return Illegal{};
    return why_not_placed(state_, state_.in_hand, *at, turn_);
}

void Play::choose_option(int option) {
    if (stage_ != Stage::figure) return;
    option_ = std::clamp(option, nothing_chosen, static_cast<int>(options_.size()) - 1);
}

void Play::next_option(int direction) {
    int count = static_cast<int>(options_.size()) + 1;
    choose_option((option_ + 1 + direction + count) % count - 1);
}

std::optional<Action> Play::decision() const {
    if (stage_ == Stage::tile) {
        if (!fits()) return std::nullopt;
        return PlaceTile{*ghost(), turn_};
    }
    if (stage_ != Stage::figure) return std::nullopt;
    if (option_ == nothing_chosen) {
        if (!may_pass(state_)) return std::nullopt;
        return Pass{};
    }
    return std::visit([](const auto& option) { return Action{option}; }, options_[static_cast<std::size_t>(option_)]);
}

}  // namespace bastide::app
