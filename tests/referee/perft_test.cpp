// How many ways there are to lay the tiles of a fixed script and to place figures on them, counted by the program and
// by the referee, against the numbers in tests/perft/*.txt. A tile that fits nowhere counts as one way; an extra tile
// may be declined, which is a way of its own. BASTIDE_PERFT_PRINT=1 prints the counts, BASTIDE_PERFT_FULL=1 lets the
// referee count all depths; it is too slow for that otherwise.
#include <cstdlib>
#include <iostream>
#include <sstream>

#include "catch.h"
#include "record/notation.h"
#include "referee/beside.h"
#include "rules/apply.h"
#include "rules/legal.h"
#include "support/files.h"

using namespace bastide;
using namespace bastide::testing;

namespace {

struct Script {
    RuleSet rules;
    int players = 0;
    std::vector<std::string> draws;
    std::vector<std::uint64_t> counts;  // by number of tiles, from 1
};

Script read_script(const std::string& name) {
    Script script;
    std::istringstream lines(read_data("perft/" + name + ".txt"));
    std::string line;
    while (std::getline(lines, line)) {
        std::istringstream words(line);
        std::string word;
        words >> word;
        if (word == "rules") {
            REQUIRE_FALSE(parse_rules(line.substr(6), script.rules));
        } else if (word == "players") {
            words >> script.players;
        } else if (word == "draws") {
            while (words >> word) {
                script.draws.push_back(word);
            }
        } else if (word == "count") {
            std::uint64_t count = 0;
            std::size_t depth = 0;
            words >> depth >> count;
            REQUIRE(depth == script.counts.size() + 1);
            script.counts.push_back(count);
        } else if (!word.empty() && word[0] != '#') {
            FAIL(name << ": " << line);
        }
    }
    return script;
}

// The program, asked as the referee is asked.
struct Program {
    GameState state;

    bool over() const { return state.phase == Phase::over; }
    bool decides() const { return state.phase == Phase::figure; }
    bool has_tile() const { return state.phase == Phase::tile; }
    bool may_decline() const { return state.phase == Phase::draw && bastide::may_pass(state); }
    void decline() { advance(state, Pass{}); }
    void draw(const std::string& id) { advance(state, DrawTile{*find_tile(id)}); }
    template <class F>
    void each_place(F&& f) const {
        Placements places;
        legal_placements(state, state.in_hand, Looks::distinct, places);
        for (const PlaceTile& place : places) {
            Program next = *this;
            advance(next.state, place);
            f(next);
        }
    }
    template <class F>
    void each_decision(F&& f) const {
        for (const Action& action : legal_actions(state)) {
            Program next = *this;
            advance(next.state, action);
            f(next);
        }
    }
};

struct Slow {
    referee::Referee game;

    bool over() const { return game.phase() == "over"; }
    bool decides() const { return game.phase() == "figure"; }
    bool has_tile() const { return game.phase() == "tile"; }
    bool may_decline() const { return game.phase() == "draw" && game.may_pass(); }
    void decline() { game.pass(); }
    void draw(const std::string& id) { game.draw(id); }
    template <class F>
    void each_place(F&& f) const {
        for (const referee::Placement& place : game.distinct_placements(game.tile_in_hand())) {
            Slow next = *this;
            next.game.place(place);
            f(next);
        }
    }
    template <class F>
    void each_decision(F&& f) const {
        for (const referee::Choice& choice : game.figures()) {
            Slow next = *this;
            next.game.figure(choice);
            f(next);
        }
        if (game.may_recall()) {
            Slow next = *this;
            next.game.recall();
            f(next);
        }
        if (game.may_pass()) {
            Slow next = *this;
            next.game.pass();
            f(next);
        }
    }
};

// Adds one to `counts[i]` for every way in which tile i has been dealt with.
template <class Game>
struct Counter {
    const std::vector<std::string>& draws;
    std::size_t depth;
    std::vector<std::uint64_t> counts;

    void from(const Game& game, std::size_t drawn) {
        if (drawn == depth || game.over()) {
            return;
        }
        if (game.may_decline()) {
            Game next = game;
            next.decline();
            from(next, drawn);
        }
        Game next = game;
        next.draw(draws[drawn]);
        if (!next.has_tile()) {
            dealt_with(next, drawn);
            return;
        }
        next.each_place([&](const Game& placed) { decide(placed, drawn); });
    }
    void decide(const Game& game, std::size_t drawn) {
        if (!game.decides()) {
            dealt_with(game, drawn);
            return;
        }
        game.each_decision([&](const Game& decided) { decide(decided, drawn); });
    }
    void dealt_with(const Game& game, std::size_t drawn) {
        ++counts[drawn];
        from(game, drawn + 1);
    }
};

template <class Game>
std::vector<std::uint64_t> count_ways(const Game& start, const Script& script, std::size_t depth) {
    Counter<Game> counter{script.draws, depth, std::vector<std::uint64_t>(depth)};
    counter.from(start, 0);
    return counter.counts;
}

}  // namespace

TEST_CASE("the ways to lay the tiles of a script are as many as the file says", "[perft]") {
    const std::vector<std::string> names = names_in("perft", "txt");
    REQUIRE(names.size() >= 8);
    for (const std::string& name : names) {
        INFO(name);
        const Script script = read_script(name);
        const auto ways = count_ways(Program{new_game(script.rules, script.players)}, script, script.draws.size());
        if (std::getenv("BASTIDE_PERFT_PRINT") != nullptr) {
            for (std::size_t i = 0; i < ways.size(); ++i) {
                std::cout << name << ": count " << i + 1 << " " << ways[i] << "\n";
            }
        }
        CHECK(ways == script.counts);
    }
}

TEST_CASE("the referee counts the same ways", "[perft][referee]") {
    const bool all = std::getenv("BASTIDE_PERFT_FULL") != nullptr;
    for (const std::string& name : names_in("perft", "txt")) {
        INFO(name);
        Script script = read_script(name);
        // Depths with few ways, or all.
        while (!all && script.counts.size() > 1 && script.counts.back() > 1500) {
            script.counts.pop_back();
        }
        const referee::Referee start(options_for_referee(script.rules), script.players);
        CHECK(count_ways(Slow{start}, script, script.counts.size()) == script.counts);
    }
}
