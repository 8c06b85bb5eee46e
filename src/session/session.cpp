#include "session/session.h"

#include <cassert>
#include <utility>

namespace bastide {

Session::Session(const RuleSet& rules, std::vector<std::string> names, std::uint64_t seed)
    : state_(new_game(rules, static_cast<int>(names.size()))), names_(std::move(names)), seed_(seed), dealer_(seed) {
    record_.rules = rules;
    record_.players = names_;
}

Session::Session(Record record, const GameState& state, std::vector<LogEntry> log, int plies, std::uint64_t seed)
    : state_(state),
      names_(record.players),
      seed_(seed),
      dealer_(seed),
      log_(std::move(log)),
      record_(std::move(record)),
      ply_(plies) {}

Events Session::carry_out(const Action& action) {
    assert(!why_illegal(state_, action));
    history_.push_back(Step{action, state_, log_.size(), record_.lines.size(), ply_});
    const GameState& before = history_.back().state;
    Events events = apply(state_, action);
    if (std::holds_alternative<DrawTile>(action)) ++ply_;
    for (const Event& event : events)
        log_.push_back(LogEntry{event, ply_});
    note_action(record_, before, action, state_);
    return events;
}

Events Session::draw(TileKind kind) {
    undone_.clear();
    return carry_out(DrawTile{kind});
}

TileKind Session::next_tile() {
    if (!coming_.empty()) {
        TileKind kind = coming_.back();
        coming_.pop_back();
        if (!why_illegal(state_, DrawTile{kind})) return kind;
        // Only a text that somebody changed can name a tile that is not there.
        coming_.clear();
    }
    return dealer_.draw(state_);
}

Events Session::draw() {
    Events all;
    while (state_.phase == Phase::draw) {
        Events events = draw(next_tile());
        all.insert(all.end(), events.begin(), events.end());
    }
    return all;
}

Events Session::perform(const Action& action) {
    undone_.clear();
    return carry_out(action);
}

void Session::undo() {
    assert(!history_.empty());
    const Step& step = history_.back();
    if (const DrawTile* drawn = std::get_if<DrawTile>(&step.action)) coming_.push_back(drawn->kind);
    state_ = step.state;
    log_.resize(step.log_size);
    record_.lines.resize(step.line_count);
    ply_ = step.ply;
    undone_.push_back(step.action);
    history_.pop_back();
}

Events Session::redo() {
    assert(!undone_.empty());
    Action action = undone_.back();
    undone_.pop_back();
    if (std::holds_alternative<DrawTile>(action)) coming_.pop_back();
    return carry_out(action);
}

}  // namespace bastide
