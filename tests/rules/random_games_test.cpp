#include <cstdlib>

#include "catch.h"
#include "rules/invariants.h"
#include "rules/state_hash.h"
#include "support/random_play.h"

using namespace bastide;
using namespace bastide::testing;

namespace {

// More games for a longer look: BASTIDE_GAMES=100000.
int games_to_play(int usual) {
    const char* wanted = std::getenv("BASTIDE_GAMES");
    return wanted != nullptr ? std::atoi(wanted) : usual;
}

void expect_sound(const GameState& state, int game, int action) {
    std::string broken = broken_invariant(state);
    if (!broken.empty()) {
        FAIL("game " << game << ", action " << action << ": " << broken);
    }
}

}  // namespace

TEST_CASE("ten thousand random base games of two to five players keep every invariant") {
    Random random{20141};
    const int games = games_to_play(10000);
    for (int game = 0; game < games; ++game) {
        int players = 2 + game % 4;
        GameState state = new_game(preset(Preset::edition_2014), players);
        int action = 0;
        // Everything is looked at in every fiftieth game after each action, in the others at the tenth actions.
        play_out(random, state, [&](const GameState& now) {
            ++action;
            if (game % 50 == 0 || action % 50 == 0 || now.phase == Phase::over) {
                expect_sound(now, game, action);
            }
        });
        REQUIRE(state.bag_count == 0);
        REQUIRE(state.board.tiles.size() + state.discards == 72);
    }
}

TEST_CASE("random games of random rule sets keep every invariant and end") {
    Random random{777};
    const int games = games_to_play(2000);
    int ended[4] = {};
    for (int game = 0; game < games; ++game) {
        int players = 0;
        RuleSet rules = random_rules(random, players);
        GameState state = new_game(rules, players);
        expect_sound(state, game, 0);
        int action = 0;
        play_out(random, state, [&](const GameState& now) {
            ++action;
            if (game % 20 == 0 || action % 40 == 0 || now.phase == Phase::over) {
                expect_sound(now, game, action);
            }
        });
        ++ended[static_cast<int>(state.end)];
        REQUIRE(state.end != EndReason::none);
    }
    CHECK(ended[static_cast<int>(EndReason::deck_empty)] > 0);
    CHECK(ended[static_cast<int>(EndReason::solitaire_lost)] > 0);
}

TEST_CASE("a copied position has the same hash, and playing on the copy leaves the original alone") {
    Random random{5};
    for (int round = 0; round < 200; ++round) {
        int players = 0;
        RuleSet rules = random_rules(random, players);
        GameState state = random_position(random, rules, players, static_cast<int>(random.below(200)));
        GameState copy = state;
        const std::uint64_t before = hash(state);
        CHECK(hash(copy) == before);
        if (copy.phase != Phase::over) {
            advance(copy, random_action(random, copy));
            CHECK(hash(copy) != before);
        }
        CHECK(hash(state) == before);
    }
}

TEST_CASE("the same game told and untold ends in the same position") {
    Random random{99};
    for (int round = 0; round < 100; ++round) {
        int players = 0;
        RuleSet rules = random_rules(random, players);
        GameState told = new_game(rules, players);
        GameState untold = told;
        std::vector<int> sums(static_cast<std::size_t>(players), 0);
        while (told.phase != Phase::over) {
            Action action = random_action(random, told);
            for (const Event& event : apply(told, action)) {
                for (const Award& award : event.awards) {
                    sums[award.player] += award.points;
                }
            }
            advance(untold, action);
            REQUIRE(hash(told) == hash(untold));
        }
        for (int seat = 0; seat < players; ++seat) {
            CHECK(sums[static_cast<std::size_t>(seat)] == told.players[seat].score);
        }
    }
}
