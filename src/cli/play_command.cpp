#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include "cli/commands.h"
#include "cli/match.h"
#include "cli/match_report.h"
#include "record/notation.h"
#include "record/replay.h"
#include "rules/rule_options.h"

namespace bastide::cli {
namespace {

constexpr std::string_view play_help =
    "usage: bastide play [--rules RULES] [--bots A,B,...] [--games N] [--seed N] [--json] [--record DIR]\n"
    "                    [--external CMD]\n"
    "Computer players against each other. Every deck of tiles is played once with each change of seats, so N is\n"
    "rounded up to a multiple of the number of players.\n"
    "  --rules     as in a file: \"2014 +river +abbot\" (2014)\n"
    "  --bots      by seat, 1 to 6 (novice,master): novice adept expert master; greedy (most points now) and playouts\n"
    "              (plain tree search) to compare with; external (see below). adept and expert may have a character:\n"
    "              adept:builder :farmer :wanderer :monk :spoiler. For experiments numbers may be changed:\n"
    "              master@nodes=20000@focus=0.8 (names of src/bots/weights.h; nodes candidates noise blunder)\n"
    "  --games -n  games to play (100)\n"
    "  --seed      another seed, other tiles (1)\n"
    "  --json      the result as one JSON object\n"
    "  --record    writes each game to DIR/SEED-GAME.game\n"
    "  --external  the program that plays the seat called external. It is started once, reads JSON lines and answers:\n"
    "              for each game the header object of `replay --json`, a ply object for each move line, the end "
    "object;\n"
    "              {\"ask\":\"place\",\"player\":..,\"tile\":..,\"options\":[[x,y,\"n\"],..]},\n"
    "              "
    "{\"ask\":\"figure\",..,\"x\":..,\"y\":..,\"turn\":..,\"options\":[\"pass\",\"knight:n\",..,\"recall\"]} and\n"
    "              {\"ask\":\"extra\",..,\"options\":[\"draw\",\"pass\"]} want a line with the index of an option, "
    "from 0.\n"
    "Faults: code and sentence on standard error; unknown_bot bad_number bad_players cannot_write external_start\n"
    "external_silent external_answer, and the codes of the notation for RULES.\n";

struct PlayCall {
    RuleSet rules;
    std::string bots = "novice,master";
    int games = 100;
    std::uint64_t seed = 1;
    bool json = false;
    std::string folder;
    std::string external;
};

int fault(std::string_view code, const std::string& sentence) {
    return usage_error(std::string(code) + ": " + sentence);
}

bool read_number(const std::string& word, std::uint64_t most, std::uint64_t& out) {
    char* end = nullptr;
    out = std::strtoull(word.c_str(), &end, 10);
    return !word.empty() && word[0] >= '0' && word[0] <= '9' && *end == '\0' && out <= most;
}

int read_call(const Arguments& arguments, PlayCall& call) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& word = arguments[i];
        if (word == "--json") {
            call.json = true;
            continue;
        }
        if (i + 1 == arguments.size()) {
            return usage_error(play_help);
        }
        const std::string& value = arguments[++i];
        std::uint64_t number = 0;
        if (word == "--rules") {
            if (std::optional<NotationError> error = parse_rules(value, call.rules)) {
                return fault(code_name(error->code), error->sentence);
            }
        } else if (word == "--bots") {
            call.bots = value;
        } else if (word == "--games" || word == "-n") {
            if (!read_number(value, 10000000, number) || number == 0) {
                return fault("bad_number", "\"" + value + "\" is not a number of games.");
            }
            call.games = static_cast<int>(number);
        } else if (word == "--seed") {
            if (!read_number(value, ~std::uint64_t{0}, call.seed)) {
                return fault("bad_number", "\"" + value + "\" is not a seed.");
            }
        } else if (word == "--record") {
            call.folder = value;
        } else if (word == "--external") {
            call.external = value;
        } else {
            return usage_error(play_help);
        }
    }
    return status_ok;
}

int read_contestants(const PlayCall& call, ExternalPlayer* external, std::vector<Contestant>& out) {
    for (std::size_t at = 0; at <= call.bots.size();) {
        const std::size_t comma = std::min(call.bots.find(',', at), call.bots.size());
        Contestant contestant;
        const std::string word = call.bots.substr(at, comma - at);
        if (word == "external" && external != nullptr) {
            contestant.name = word;
            contestant.external = external;
        } else if (!read_contestant(word, contestant)) {
            return fault("unknown_bot", "there is no bot \"" + word + "\".");
        }
        out.push_back(contestant);
        at = comma + 1;
    }
    const int count = static_cast<int>(out.size());
    if (count < least_players(call.rules) || count > most_players(call.rules)) {
        return fault("bad_players", "these rules are not for " + std::to_string(count) + " players.");
    }
    return status_ok;
}

bool write_game(const PlayCall& call, int game, const Record& record) {
    const std::string path = call.folder + "/" + std::to_string(call.seed) + "-" + std::to_string(game) + ".game";
    std::FILE* file = std::fopen(path.c_str(), "wb");
    if (file == nullptr) {
        return false;
    }
    const std::string text = print_notation(record);
    const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    return std::fclose(file) == 0 && written;
}

}  // namespace

int play_command(const Arguments& arguments) {
    if (arguments.size() == 1 && (arguments[0] == "--help" || arguments[0] == "-h")) {
        print(play_help);
        return status_ok;
    }
    PlayCall call;
    if (const int status = read_call(arguments, call); status != status_ok) {
        return status;
    }
    std::unique_ptr<ExternalPlayer> external;
    if (!call.external.empty()) {
        external = std::make_unique<ExternalPlayer>(call.external);
    }
    std::vector<Contestant> contestants;
    if (const int status = read_contestants(call, external.get(), contestants); status != status_ok) {
        return status;
    }
    if (external != nullptr && !external->start()) {
        return fault("external_start", "\"" + call.external + "\" cannot be started here.");
    }
    const int seats = static_cast<int>(contestants.size());
    const GameState start = new_game(call.rules, seats);
    MatchReport report(contestants);
    for (int game = 0; game < call.games || game % seats != 0; ++game) {
        const std::uint64_t seed = mix(call.seed * 0x9e3779b97f4a7c15u + static_cast<std::uint64_t>(game / seats));
        const Played played = play_game(call.rules, contestants, game % seats, deck(start, seed), seed);
        if (!played.failure.empty()) {
            return usage_error(played.failure);
        }
        report.add(played, game % seats);
        if (!call.folder.empty() && !write_game(call, game + 1, played.record)) {
            return fault("cannot_write", "the folder " + call.folder + " cannot be written to.");
        }
    }
    print(call.json ? report.json(print_rules(call.rules)) : report.text(print_rules(call.rules)));
    return status_ok;
}

}  // namespace bastide::cli
