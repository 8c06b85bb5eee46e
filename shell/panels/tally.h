// Sums over the log of a game: points by source for each player, scores over time, the final scoring as a list.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "session/session.h"

namespace bastide::panels {

inline constexpr int goods_source = 5;  // sources 0 to 4 are the kinds of features

using Sources = std::array<int, 6>;
// The texts that name them.
inline constexpr std::string_view source_keys[] = {"source.city",      "source.road",   "source.field",
                                                   "source.monastery", "source.garden", "source.goods"};
using Scores = std::array<int, max_players>;

// By seat.
std::vector<Sources> points_by_source(const std::vector<LogEntry>& log, int players);

// The scores after each event that brought points. `at` is the number of tiles laid by then; the events of the final
// scoring are spread over some more, so that they can be told apart in a chart.
struct ScoreStep {
    float at = 0;
    Scores scores{};
};
std::vector<ScoreStep> score_steps(const std::vector<LogEntry>& log, int players);

// Places of the final scoring's events in the log.
std::vector<std::size_t> final_events(const std::vector<LogEntry>& log);
// The scores before event number `end` of the log.
Scores scores_before(const std::vector<LogEntry>& log, std::size_t end);

// The events that brought most points to one player, best first.
std::vector<std::size_t> dearest_events(const std::vector<LogEntry>& log, std::size_t most);

}  // namespace bastide::panels
