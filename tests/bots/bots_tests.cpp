// The computer players: legal and the same everywhere, whatever the rules and however their thinking is cut up.
#include <cstdlib>

#include "bots/levels.h"
#include "catch.h"
#include "rules/invariants.h"
#include "rules/state_hash.h"
#include "support/random_play.h"

using namespace bastide;
using namespace bastide::testing;

namespace {

// Games of a test, more of them with BASTIDE_GAMES.
int games(int usual) {
    const char* wanted = std::getenv("BASTIDE_GAMES");
    return wanted == nullptr ? usual : std::max(1, std::atoi(wanted));
}

bots::Turn decide(const GameState& state, const bots::Profile& profile, std::uint64_t seed, int slice = 1 << 20) {
    bots::Bot bot(state, profile, seed);
    while (!bot.think(slice)) {
    }
    return bot.best();
}

// Plays to the end, checking that every action is legal; returns the hash of the last position.
std::uint64_t play(GameState state, const bots::Profile& profile, std::uint64_t seed) {
    Random random{seed};
    int moves = 0;
    while (state.phase != Phase::over) {
        REQUIRE(++moves < 400);
        bots::Turn turn;
        if (state.phase != Phase::draw || may_pass(state)) {
            turn = decide(state, profile, random.next());
        }
        for (const Action& action : turn.actions) {
            REQUIRE_FALSE(why_illegal(state, action));
            advance(state, action);
        }
        if (turn.actions.empty()) {
            REQUIRE(state.phase == Phase::draw);
            advance(state, DrawTile{draw_at_random(state, random)});
        }
    }
    return hash(state);
}

bots::Profile small_search() {
    bots::Profile profile = bots::profile_of(bots::Level::master);
    profile.nodes = 400;
    profile.candidates = 3;
    return profile;
}

GameState middle(std::uint64_t seed, int actions) {
    Random random{seed};
    GameState state = random_position(random, preset(Preset::edition_2014), 2, actions);
    while (state.phase == Phase::draw) {
        advance(state, DrawTile{draw_at_random(state, random)});
    }
    return state;
}

double worth(const GameState& state, int player) {
    const bots::Weights weights;
    bots::Judge judge(state, weights);
    return judge.evaluate(state).total(player);
}

}  // namespace

TEST_CASE("every choice of a novice is legal and every game ends, whatever the rules and the number of players") {
    Random random{606};
    for (int game = 0; game < games(6); ++game) {
        int players = 2;
        const RuleSet rules = random_rules(random, players);
        play(new_game(rules, players), bots::profile_of(bots::Level::novice), random.next());
    }
}

TEST_CASE("every choice of a search is legal and every game ends, whatever the rules and the number of players") {
    Random random{607};
    for (int game = 0; game < games(20) / 20; ++game) {
        int players = 2;
        const RuleSet rules = random_rules(random, players);
        play(new_game(rules, players), small_search(), random.next());
    }
}

TEST_CASE("both solitaires are played to the end, and with luck won") {
    for (Preset name : {Preset::solitaire, Preset::solitaire_hard}) {
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            play(new_game(preset(name), 1), bots::profile_of(bots::Level::adept), seed);
        }
    }
}

TEST_CASE("the same position, profile and seed give the same choice") {
    const GameState state = middle(5, 60);
    for (bots::Level level : {bots::Level::novice, bots::Level::adept, bots::Level::expert}) {
        CHECK(decide(state, bots::profile_of(level), 9) == decide(state, bots::profile_of(level), 9));
    }
    CHECK(decide(state, small_search(), 9) == decide(state, small_search(), 9));
}

TEST_CASE("thinking in slices decides like thinking at once") {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const GameState state = middle(seed, 50);
        CHECK(decide(state, small_search(), 4, 1) == decide(state, small_search(), 4));
    }
    bots::Profile playouts;
    REQUIRE(bots::find_profile("playouts", playouts));
    playouts.nodes = 40;
    const GameState late = middle(3, 130);
    CHECK(decide(late, playouts, 4, 1) == decide(late, playouts, 4));
}

TEST_CASE("a bot asked before it is done answers with a legal turn") {
    const GameState state = middle(8, 60);
    bots::Bot bot(state, small_search(), 2);
    bot.think(1);
    REQUIRE_FALSE(bot.done());
    const bots::Turn turn = bot.best();
    REQUIRE(turn.actions.size() == 2);
    CHECK_FALSE(why_illegal(state, turn.actions[0]));
    CHECK(bot.ranked(3).size() == 3);
}

TEST_CASE("ranked turns come best first and say why") {
    const GameState state = middle(12, 70);
    bots::Bot bot(state, bots::profile_of(bots::Level::expert), 1);
    while (!bot.think(1000)) {
    }
    const std::vector<bots::RankedTurn> ranked = bot.ranked(3);
    REQUIRE(ranked.size() == 3);
    CHECK(ranked[0].turn == bot.best());
    CHECK(ranked[0].gain >= ranked[1].gain);
    CHECK(ranked[1].gain >= ranked[2].gain);
    CHECK_FALSE(ranked[0].reasons.empty());
}

TEST_CASE("completing a city raises what a position is worth") {
    // A knight on a cap at the start tile's city: laying it with him scores, without him it does not.
    GameState state = new_game(preset(Preset::edition_2014), 2);
    const TileKind cap = *find_tile("base.cap");
    draw_tile(state, cap, nullptr);
    place_tile(state, cell(0, -1), Side::south, nullptr);
    REQUIRE(figure_set(state).count() > 0);
    GameState with = state;
    place_figure(with, FigureKind::follower, 0, nullptr);
    GameState without = state;
    pass(without, nullptr);
    CHECK(with.players[0].score == 4);
    CHECK(worth(with, 0) == Approx(worth(without, 0) + 4));
}

TEST_CASE("a city that no tile left can close is worth less than one that can be closed") {
    GameState state = new_game(preset(Preset::edition_2014), 2);
    draw_tile(state, *find_tile("base.cap"), nullptr);
    place_tile(state, cell(1, 0), Side::north, nullptr);
    REQUIRE(state.phase == Phase::figure);
    place_figure(state, FigureKind::follower, 0, nullptr);
    const double hopeful = worth(state, 0);
    GameState dead = state;
    for (int kind = 0; kind < tile_kinds; ++kind) {
        bool any_city = false;
        for (Side side : all_sides) {
            any_city = any_city || edge(tile_kind(kind), Side::north, side) == EdgeKind::city;
        }
        if (any_city) {
            // The tiles are exchanged for others, so that the number of turns left stays the same.
            dead.bag[index(*find_tile("base.bend"))] =
                static_cast<std::uint8_t>(dead.bag[index(*find_tile("base.bend"))] + dead.bag[kind]);
            dead.bag[kind] = 0;
        }
    }
    CHECK(worth(dead, 0) < hopeful - 1);
}

TEST_CASE("a prepared judge says the same as one that is not") {
    Random random{31};
    for (int game = 0; game < games(12); ++game) {
        int players = 2;
        const RuleSet rules = random_rules(random, players);
        GameState state = random_position(random, rules, players, 20 + static_cast<int>(random.below(100)));
        while (state.phase == Phase::draw) {
            advance(state, DrawTile{draw_at_random(state, random)});
        }
        if (state.phase == Phase::over) {
            continue;
        }
        const bots::Weights weights;
        bots::Judge prepared(state, weights);
        prepared.prepare(state);
        bots::Judge plain(state, weights);
        bots::for_each_turn(state, [&](const bots::Turn&, const GameState& after) {
            const bots::Evaluation a = prepared.evaluate(after);
            const bots::Evaluation b = plain.evaluate(after);
            for (int p = 0; p < players; ++p) {
                for (int part = 0; part < bots::part_count; ++part) {
                    REQUIRE(a.part[p][part] == Approx(b.part[p][part]));
                }
            }
        });
    }
}

TEST_CASE("a follower at home is worth something until the last tile, then nothing") {
    GameState early = new_game(preset(Preset::edition_2014), 2);
    GameState fewer = early;
    --fewer.players[0].supply[index(FigureKind::follower)];
    CHECK(worth(fewer, 0) < worth(early, 0));
    for (GameState* state : {&early, &fewer}) {
        for (std::uint8_t& copies : state->bag) {
            copies = 0;
        }
        state->bag_count = 0;
    }
    CHECK(worth(fewer, 0) == Approx(worth(early, 0)));
}

TEST_CASE("a game of two masters is the same on every platform") {
    bots::Profile profile = bots::profile_of(bots::Level::master);
    profile.nodes = 1500;
    profile.candidates = 4;
    RuleSet rules = preset(Preset::edition_2014);
    rules.abbot = rules.tb_tiles = rules.goods = rules.builder = rules.pig = true;
    // The first thirty tiles: what follows differs as soon as anything does.
    GameState state = new_game(rules, 2);
    Random random{2014};
    while (state.phase != Phase::over && state.board.tiles.size() < 31) {
        bots::Turn turn;
        if (state.phase != Phase::draw || may_pass(state)) {
            turn = decide(state, profile, random.next());
            for (const Action& action : turn.actions) {
                advance(state, action);
            }
        }
        if (turn.actions.empty()) {
            advance(state, DrawTile{draw_at_random(state, random)});
        }
    }
    // Changes with every change of the weights or the search, but must then change alike everywhere.
    CHECK(hash(state) == 0xd76f433d6271dc00u);
}
