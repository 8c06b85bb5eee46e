#include "shell/panels/tally.h"

#include <algorithm>

namespace bastide::panels {

std::vector<Sources> points_by_source(const std::vector<LogEntry>& log, int players) {
    std::vector<Sources> out(static_cast<std::size_t>(players), Sources{});
    for (const LogEntry& entry : log) {
        int source = entry.event.kind == EventKind::final_goods ? goods_source : static_cast<int>(entry.event.feature);
        for (const Award& award : entry.event.awards) {
            out[award.player][static_cast<std::size_t>(source)] += award.points;
        }
    }
    return out;
}

std::vector<ScoreStep> score_steps(const std::vector<LogEntry>& log, int players) {
    constexpr float final_share = .15f;  // of the game's length
    std::vector<ScoreStep> out(1);
    float at = 0;
    float final_step = 0;
    for (const LogEntry& entry : log) {
        EventKind kind = entry.event.kind;
        if (kind == EventKind::tile_placed) at += 1;
        if (kind == EventKind::final_scored || kind == EventKind::final_goods) {
            if (final_step == 0) final_step = at * final_share / static_cast<float>(final_events(log).size());
            at += final_step;
        }
        if (entry.event.awards.empty()) continue;
        ScoreStep step = out.back();
        step.at = at;
        for (const Award& award : entry.event.awards) {
            if (award.player < players) step.scores[award.player] += award.points;
        }
        out.push_back(step);
    }
    ScoreStep end = out.back();
    end.at = at;
    out.push_back(end);
    return out;
}

std::vector<std::size_t> final_events(const std::vector<LogEntry>& log) {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < log.size(); ++i) {
        EventKind kind = log[i].event.kind;
        if (kind == EventKind::final_scored || kind == EventKind::final_goods) out.push_back(i);
    }
    return out;
}

Scores scores_before(const std::vector<LogEntry>& log, std::size_t end) {
    Scores out{};
    for (std::size_t i = 0; i < end && i < log.size(); ++i) {
        for (const Award& award : log[i].event.awards) {
            out[award.player] += award.points;
        }
    }
    return out;
}

std::vector<std::size_t> dearest_events(const std::vector<LogEntry>& log, std::size_t most) {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < log.size(); ++i) {
        if (!log[i].event.awards.empty()) out.push_back(i);
    }
    std::stable_sort(out.begin(), out.end(), [&log](std::size_t a, std::size_t b) {
        return log[a].event.awards.front().points > log[b].event.awards.front().points;
    });
    if (out.size() > most) out.resize(most);
    return out;
}

}  // namespace bastide::panels
