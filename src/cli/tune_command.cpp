// Self-play search on the table of weights: one weight at a time is made larger, then smaller, and plays the present
// table in paired games of two without search; what wins clearly is kept and the step for that weight grows, what does
// not lets it shrink.
#include <cstdio>
#include <cstdlib>
#include <iterator>

#include "cli/commands.h"
#include "cli/match.h"
#include "cli/match_report.h"
#include "record/notation.h"

namespace bastide::cli {
namespace {

constexpr std::string_view tune_help =
    "usage: bastide tune [--rules RULES] [--games N] [--rounds N] [--seed N] [--from NAME=VALUE,...] [--only "
    "NAME,...]\n"
    "Looks for better weights of the computer players (src/bots/weights.h) by games against themselves and prints "
    "them.\n"
    "  --games     of each trial (400)\n"
    "  --rounds    times every weight is tried (2)\n"
    "  --from      weights to begin with instead of those built in\n"
    "  --only      weights to try\n";

struct TuneCall {
    RuleSet rules;
    int games = 400;
    int rounds = 2;
    std::uint64_t seed = 1;
    std::string from;
    std::string only;
};

bool read_whole(const std::string& word, int& out) {
    char* end = nullptr;
    out = static_cast<int>(std::strtol(word.c_str(), &end, 10));
    return !word.empty() && *end == '\0' && out > 0;
}

bool read_call(const Arguments& arguments, TuneCall& call) {
    for (std::size_t i = 0; i + 1 < arguments.size(); i += 2) {
        const std::string& value = arguments[i + 1];
        int number = 0;
        if (arguments[i] == "--rules") {
            if (parse_rules(value, call.rules)) return false;
        } else if (arguments[i] == "--games") {
            if (!read_whole(value, call.games)) return false;
        } else if (arguments[i] == "--rounds") {
            if (!read_whole(value, call.rounds)) return false;
        } else if (arguments[i] == "--seed") {
            if (!read_whole(value, number)) return false;
            call.seed = static_cast<std::uint64_t>(number);
        } else if (arguments[i] == "--from") {
            call.from = value;
        } else if (arguments[i] == "--only") {
            call.only = value;
        } else {
            return false;
        }
    }
    return arguments.size() % 2 == 0;
}

// "expert@focus=0.8@join=0.5" out of "focus=0.8,join=0.5".
std::string contestant_word(std::string changes) {
    for (char& c : changes) {
        c = c == ',' ? '@' : c;
    }
    return changes.empty() ? "expert" : "expert@" + changes;
}

bool listed(const std::string& list, std::string_view name) {
    return list.empty() || ("," + list + ",").find("," + std::string(name) + ",") != std::string::npos;
}

// True if the changed weights win clearly.
bool wins(const TuneCall& call, const Contestant& changed, const Contestant& present, std::uint64_t seed) {
    const std::vector<Contestant> both = {changed, present};
    MatchReport report(both);
    const GameState start = new_game(call.rules, 2);
    for (int game = 0; game < call.games; ++game) {
        const std::uint64_t of_deck = mix(seed + static_cast<std::uint64_t>(game / 2));
        report.add(play_game(call.rules, both, game % 2, deck(start, of_deck), of_deck), game % 2);
        // Hopeless ones are given up early.
        if (game == call.games / 2 - 1 && report.margin() < -0.5 * report.margin_error()) {
            return false;
        }
    }
    std::printf("  margin %+.2f +- %.2f, share %.3f", report.margin(), report.margin_error(), report.share());
    return report.margin() > 1.6 * report.margin_error() && report.share() > 0.495;
}

}  // namespace

int tune_command(const Arguments& arguments) {
    TuneCall call;
    Contestant present;
    if (!read_call(arguments, call) || !read_contestant(contestant_word(call.from), present)) {
        return usage_error(tune_help);
    }
    double step[std::size(bots::weight_rows)];
    for (double& each : step) {
        each = 0.3;
    }
    std::uint64_t seed = mix(call.seed);
    for (int round = 1; round <= call.rounds; ++round) {
        for (std::size_t i = 0; i < std::size(bots::weight_rows); ++i) {
            const bots::WeightRow& row = bots::weight_rows[i];
            if (!listed(call.only, row.name)) {
                continue;
            }
            bool better = false;
            for (int way = 1; way >= -1 && !better; way -= 2) {
                Contestant changed = present;
                double& value = changed.profile.weights.*row.value;
                const double old = value;
                value = way > 0 ? old * (1 + step[i]) + 0.02 : old / (1 + step[i]) - 0.02;
                value = value < row.least ? row.least : value > row.most ? row.most : value;
                if (value == old) {
                    continue;
                }
                std::printf("%-14s %.3f -> %.3f", std::string(row.name).c_str(), old, value);
                better = wins(call, changed, present, seed += 1000003);
                std::printf("%s\n", better ? "  kept" : "");
                std::fflush(stdout);
                if (better) {
                    present = changed;
                }
            }
            step[i] *= better ? 1.4 : 0.6;
        }
        std::printf("after round %d:", round);
        for (const bots::WeightRow& row : bots::weight_rows) {
            std::printf("%s%s=%.4g", &row == bots::weight_rows ? " " : ",", std::string(row.name).c_str(),
                        present.profile.weights.*row.value);
        }
        std::printf("\n");
    }
    return status_ok;
}

}  // namespace bastide::cli
