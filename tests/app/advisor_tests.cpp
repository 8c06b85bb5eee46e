#include "catch.h"
#include "rules/apply.h"
#include "rules/legal.h"
#include "shell/app/advisor.h"
#include "support/random_play.h"

using namespace bastide;
using namespace bastide::app;
using namespace bastide::testing;

namespace {

// Each look at this clock is a second later: a slice of one and a half is one call of the bot.
double running_clock() {
    static double seconds = 0;
    return seconds += 1;
}

double still_clock() {
    return 0;
}

// A position in which somebody has to decide something about a tile.
GameState due(Random& random, const RuleSet& rules, int players, int tiles, Phase phase) {
    GameState state = random_position(random, rules, players, tiles);
    while (state.phase != phase && state.phase != Phase::over)
        advance(state, random_action(random, state));
    return state;
}

}  // namespace

TEST_CASE("advice is legal turns of different looks, best first, by any rules") {
    Random random{31};
    int looked_at = 0;
    for (int round = 0; round < 8; ++round) {
        int players = 0;
        const RuleSet rules = random_rules(random, players);
        const GameState state = due(random, rules, players, 12, round % 2 == 0 ? Phase::tile : Phase::figure);
        if (state.phase == Phase::over) continue;
        Advisor advisor;
        CHECK_FALSE(advisor.done());
        CHECK(advisor.think(state, 1, still_clock));
        REQUIRE(advisor.done());
        const auto& turns = advisor.turns();
        REQUIRE_FALSE(turns.empty());
        CHECK(turns.size() <= std::size_t{Advisor::most_advice});
        for (std::size_t i = 0; i < turns.size(); ++i) {
            GameState after = state;
            for (const Action& action : turns[i].turn.actions) {
                REQUIRE_FALSE(why_illegal(after, action));
                advance(after, action);
            }
            CHECK(after.phase != state.phase);
            for (std::size_t other = 0; other < i; ++other) {
                CHECK_FALSE(turns[other].turn == turns[i].turn);
                CHECK(turns[other].gain >= turns[i].gain);
            }
        }
        ++looked_at;
    }
    CHECK(looked_at > 3);
}

TEST_CASE("advice is the same however the thinking is sliced, and is not thought of twice") {
    Random random{32};
    const GameState state = due(random, preset(Preset::edition_2014), 2, 20, Phase::tile);
    Advisor at_once;
    at_once.think(state, 1, still_clock);
    Advisor in_slices;
    int slices = 1;
    while (!in_slices.think(state, 1.5, running_clock))
        REQUIRE(++slices < 100000);
    CHECK(slices > 1);
    REQUIRE(in_slices.turns().size() == at_once.turns().size());
    for (std::size_t i = 0; i < at_once.turns().size(); ++i) {
        CHECK(in_slices.turns()[i].turn == at_once.turns()[i].turn);
        CHECK(in_slices.turns()[i].gain == at_once.turns()[i].gain);
    }
    CHECK_FALSE(in_slices.think(state, 1.5, running_clock));
}

TEST_CASE("advice about another position takes the place of the old at once") {
    Random random{33};
    GameState state = due(random, preset(Preset::edition_2014), 2, 20, Phase::tile);
    Advisor advisor;
    advisor.think(state, 1, still_clock);
    const bots::Turn best = advisor.turns()[0].turn;
    advance(state, best.actions[0]);
    while (state.phase == Phase::draw)
        advance(state, random_action(random, state));
    CHECK(advisor.think(state, -1, still_clock));
    CHECK_FALSE(advisor.done());
    CHECK(advisor.turns().empty());
    advisor.think(state, 1, still_clock);
    CHECK(advisor.done());
    advisor.forget();
    CHECK_FALSE(advisor.done());
    CHECK(advisor.turns().empty());
}
