#include "catch.h"
#include "rules/apply.h"
#include "rules/legal.h"
#include "shell/app/opponent.h"
#include "support/random_play.h"

using namespace bastide;
using namespace bastide::app;
using namespace bastide::testing;

namespace {

double standing_clock() {
    return 0;
}

}  // namespace

TEST_CASE("an opponent gives legal decisions until the game is over, by any rules") {
    Random random{5};
    for (int round = 0; round < 6; ++round) {
        int players = 0;
        RuleSet rules = random_rules(random, players);
        GameState state = random_position(random, rules, players, 0);
        Opponent opponent;
        int decisions = 0;
        while (state.phase != Phase::over) {
            if (state.phase == Phase::draw) {
                advance(state, random_action(random, state));
                continue;
            }
            std::optional<Action> action = opponent.next(state, SeatRole::adept, 1, standing_clock);
            REQUIRE(action);
            REQUIRE_FALSE(why_illegal(state, *action));
            advance(state, *action);
            ++decisions;
        }
        CHECK(decisions > 0);
    }
}

TEST_CASE("an opponent whose position was changed behind its back thinks anew") {
    Random random{6};
    GameState state = random_position(random, preset(Preset::edition_2014), 2, 20);
    while (state.phase != Phase::tile)
        advance(state, random_action(random, state));
    Opponent opponent;
    std::optional<Action> first = opponent.next(state, SeatRole::novice, 1, standing_clock);
    REQUIRE(first);
    // Somebody else does something else.
    GameState other = state;
    while (other.phase != Phase::over && other.phase != Phase::tile)
        advance(other, random_action(random, other));
    advance(other, random_action(random, other));
    while (other.phase == Phase::draw)
        advance(other, random_action(random, other));
    if (other.phase != Phase::over) {
        std::optional<Action> second = opponent.next(other, SeatRole::novice, 1, standing_clock);
        REQUIRE(second);
        CHECK_FALSE(why_illegal(other, *second));
    }
}
