// What came out of a match: for each contestant wins, mean score and time per move; for two also the mean margin and
// the Elo difference with its 95 % interval, computed over decks, not games, since the games of a deck belong together.
#pragma once

#include <string>
#include <vector>

#include "cli/match.h"

namespace bastide::cli {

class MatchReport {
public:
    explicit MatchReport(const std::vector<Contestant>& contestants);

    void add(const Played& played, int shift);
    std::string text(const std::string& rules) const;
    std::string json(const std::string& rules) const;

    // Of the first of two contestants: wins and half the draws, as a share of the games, and the error of that.
    double share() const;
    double share_error() const;
    double margin() const;
    double margin_error() const;

private:
    struct Line {
        std::string name;
        int wins = 0;     // alone
        int shared = 0;   // first places shared with others
        double part = 0;  // of all games: 1 a win, a share of 1 where it is shared
        long long score = 0;
        std::vector<float> seconds;
    };
    std::vector<Line> lines_;
    int games_ = 0;
    long long tiles_ = 0;
    std::vector<double> deck_parts_;  // of the first contestant, by deck
    std::vector<double> deck_margins_;
};

}  // namespace bastide::cli
