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

void Session::note(const Events& events) {
    for (const Event& event : events) {
        log_.push_back(LogEntry{event, ply_});
    }
}

Events Session::draw(TileKind kind) {
    // What is drawn is seen by everybody: nothing before it can be taken back.
    history_.clear();
    undone_.clear();
    GameState before = state_;
    Action action = DrawTile{kind};
    Events events = apply(state_, action);
    ++ply_;
    note(events);
    note_action(record_, before, action, state_);
    return events;
}

Events Session::draw() {
    Events all;
    while (state_.phase == Phase::draw) {
        Events events = draw(dealer_.draw(state_));
        all.insert(all.end(), events.begin(), events.end());
    }
    return all;
}

Events Session::carry_out(const Action& action) {
    assert(!why_illegal(state_, action));
    history_.push_back(Step{action, state_, log_.size(), record_.lines.size()});
    const GameState& before = history_.back().state;
    Events events = apply(state_, action);
    note(events);
    note_action(record_, before, action, state_);
    return events;
}

Events Session::perform(const Action& action) {
    undone_.clear();
    return carry_out(action);
}

void Session::undo() {
    assert(can_undo());
    const Step& step = history_.back();
    state_ = step.state;
    log_.resize(step.log_size);
    record_.lines.resize(step.line_count);
    undone_.push_back(step.action);
    history_.pop_back();
}

Events Session::redo() {
    assert(can_redo());
    Action action = undone_.back();
    undone_.pop_back();
    return carry_out(action);
}

}  // namespace bastide
