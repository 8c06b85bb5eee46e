// Random games on the program and on the referee (tests/referee/referee.h) at once: they must always agree.
#include <cstdlib>

#include "catch.h"
#include "referee/beside.h"
#include "rules/rule_options.h"
#include "support/random_play.h"

using namespace bastide;
using namespace bastide::testing;

namespace {

int games_to_play(int usual) {
    const char* wanted = std::getenv("BASTIDE_GAMES");
    return wanted != nullptr ? std::atoi(wanted) : usual;
}

// Random rules, and now and then what `random_rules` leaves out.
RuleSet any_rules(Random& random, int& players) {
    RuleSet rules = random_rules(random, players);
    if (rules.solitaire != Solitaire::off) {
        rules.farmers = random.below(4) == 0;  // without effect
    }
    if (rules.solitaire != Solitaire::off && random.below(4) == 0) {
        auto reach = [&random] { return static_cast<std::int16_t>(random.below(6)); };
        rules.table =
            TableEdge{true, static_cast<std::int16_t>(-reach()), reach(), static_cast<std::int16_t>(-reach()), reach()};
    }
    return rules;
}

int tiles_around(const referee::Referee& referee, Cell cell) {
    int count = 0;
    for (int dx = -1; dx <= 1; ++dx) {
        for (int dy = -1; dy <= 1; ++dy) {
            count += referee.laid({cell.x + dx, cell.y + dy}) ? 1 : 0;
        }
    }
    return count;
}

// Compact boards complete more: the best surrounded of a few random places.
Action huddling_action(Random& random, const Beside& game) {
    Action best = random_action(random, game.state());
    for (int i = 0; i < 5 && game.state().phase == Phase::tile; ++i) {
        Action other = random_action(random, game.state());
        if (tiles_around(game.referee(), std::get<PlaceTile>(other).cell) >
            tiles_around(game.referee(), std::get<PlaceTile>(best).cell)) {
            best = other;
        }
    }
    return best;
}

std::string rules_in_words(const RuleSet& rules) {
    std::string text;
    for (const RuleOption& option : rule_options()) {
        text += std::string(option.key) + "=" + option.get(rules) + " ";
    }
    return text;
}

}  // namespace

TEST_CASE("random games of random rule sets go the same way with the program and with the referee", "[referee]") {
    Random random{31415};
    const int games = games_to_play(300);
    int ended[4] = {};
    for (int number = 0; number < games; ++number) {
        int players = 0;
        const RuleSet rules = any_rules(random, players);
        Beside game(rules, players);
        INFO("game " << number << " of " << players << ": " << rules_in_words(rules));
        REQUIRE(game.difference() == "");
        int actions = 0;
        while (game.state().phase != Phase::over) {
            if (random.below(4) == 0 || number % 50 == 0) {
                INFO("after action " << actions);
                REQUIRE(game.difference_in_options() == "");
            }
            if (random.below(60) == 0) {
                INFO("after action " << actions);
                REQUIRE(game.difference_in_prospects() == "");
            }
            game.play(number % 2 == 0 ? random_action(random, game.state()) : huddling_action(random, game));
            ++actions;
            const std::string difference = game.difference();
            if (!difference.empty()) {
                FAIL("after action " << actions << ": " << difference);
            }
        }
        ++ended[static_cast<int>(game.state().end)];
    }
    CHECK(ended[static_cast<int>(EndReason::deck_empty)] > 0);
    CHECK(ended[static_cast<int>(EndReason::solitaire_lost)] > 0);
}
