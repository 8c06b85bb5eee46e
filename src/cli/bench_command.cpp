#include <algorithm>
#include <chrono>
#include <cstdlib>

#include "cli/commands.h"
#include "cli/random_game.h"
#include "record/json_writer.h"
#include "record/notation.h"
#include "rules/rule_options.h"
#include "rules/state_hash.h"

namespace bastide::cli {
namespace {

struct BenchCall {
    RuleSet rules;
    double seconds = 5;
};

bool read_seconds(const std::string& word, double& out) {
    char* end = nullptr;
    out = std::strtod(word.c_str(), &end);
    return !word.empty() && *end == '\0' && out > 0 && out <= 3600;
}

// Calls `once` again and again for the given time; returns seconds spent.
template <class Once>
double repeat(double seconds, Once&& once) {
    using clock = std::chrono::steady_clock;
    auto start = clock::now();
    double spent = 0;
    while (spent < seconds) {
        for (int i = 0; i < 20; ++i) {
            once();
        }
        spent = std::chrono::duration<double>(clock::now() - start).count();
    }
    return spent;
}

std::string rate(double count, double seconds) {
    return std::to_string(static_cast<long long>(count / seconds)) + "\n";
}

// One number out of many games; equal for every build of the same rules.
std::uint64_t golden_hash(const RuleSet& rules, int players) {
    std::uint64_t sum = 0xcbf29ce484222325u;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        GameState state = new_game(rules, players);
        Random random{seed};
        play_at_random(state, random);
        std::uint64_t value = hash(state);
        for (int i = 0; i < 8; ++i) {
            sum = (sum ^ (value >> (8 * i) & 255)) * 0x100000001b3u;
        }
    }
    return sum;
}

}  // namespace

int bench_command(const Arguments& arguments) {
    BenchCall call;
    for (std::size_t i = 0; i < arguments.size(); i += 2) {
        if (i + 1 == arguments.size()) {
            return usage_error("it is called: bastide bench [--rules RULES] [--seconds NUMBER]");
        }
        if (arguments[i] == "--rules") {
            if (std::optional<NotationError> error = parse_rules(arguments[i + 1], call.rules)) {
                return usage_error(std::string(code_name(error->code)) + ": " + error->sentence);
            }
        } else if (arguments[i] != "--seconds" || !read_seconds(arguments[i + 1], call.seconds)) {
            return usage_error("it is called: bastide bench [--rules RULES] [--seconds NUMBER]");
        }
    }
    const int players = std::min(2, most_players(call.rules));
    const GameState start = new_game(call.rules, players);
    const std::uint64_t golden = golden_hash(call.rules, players);  // first, so that all code is warm when time counts
    Random random{2014};
    double games = 0;
    double actions = 0;
    double spent = repeat(call.seconds / 2, [&] {
        GameState state = start;
        actions += play_at_random(state, random);
        ++games;
    });
    print("random games/s: " + rate(games, spent));
    print("actions/s: " + rate(actions, spent));

    GameState middle = start;
    Random middle_random{7};
    play_at_random(middle, middle_random, start.bag_count / 2);
    double playouts = 0;
    spent = repeat(call.seconds / 2, [&] {
        GameState state = middle;
        play_at_random(state, random);
        ++playouts;
    });
    print("playouts/s: " + rate(playouts, spent));
    print("golden hash: " + hex_word(golden) + "\n");
    return status_ok;
}

}  // namespace bastide::cli
