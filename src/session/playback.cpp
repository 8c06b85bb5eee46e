#include "session/playback.h"

#include <algorithm>
#include <utility>

namespace bastide {

Playback::Playback(Record record, Replay replay) : record_(std::move(record)), replay_(std::move(replay)) {
    for (int i = 0; i < length(); ++i) {
        int sums[max_players] = {};
        for (const Event& event : replay_.plies[static_cast<std::size_t>(i)].events) {
            for (const Award& award : event.awards)
                sums[award.player] += award.points;
        }
        for (int player = 0; player < max_players; ++player) {
            if (sums[player] > 0) scorings_.push_back(Scoring{i + 1, player, sums[player]});
        }
    }
}

std::optional<Playback> Playback::open(const Record& record, LineError& fault) {
    Replay replay = bastide::replay(record, Keep::all_positions);
    if (replay.error) {
        fault = *replay.error;
        return std::nullopt;
    }
    return Playback(record, std::move(replay));
}

Session Playback::at(int step, std::uint64_t seed) const {
    step = std::clamp(step, 0, length());
    auto count = static_cast<std::size_t>(step);
    Record so_far = record_;
    if (step < length()) {
        // Scene lines stand before the first move; what is expected of later positions goes with them.
        std::size_t first_left_out = replay_.plies[count].line;
        so_far.lines.resize(first_left_out);
    }
    std::vector<LogEntry> log;
    for (std::size_t i = 0; i < count; ++i) {
        for (const Event& event : replay_.plies[i].events)
            log.push_back(LogEntry{event, static_cast<int>(i) + 1});
    }
    if (step == length()) {
        for (const Event& event : replay_.final)
            log.push_back(LogEntry{event, step});
    }
    return Session(std::move(so_far), replay_.positions[count], std::move(log), step, seed);
}

std::optional<int> Playback::laid_at(Cell cell) const {
    for (std::size_t i = 0; i < replay_.plies.size(); ++i) {
        const Move& move = replay_.plies[i].move;
        if (move.kind == MoveKind::place && move.cell == cell) return static_cast<int>(i) + 1;
    }
    return std::nullopt;
}

}  // namespace bastide
