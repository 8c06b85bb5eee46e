#include "rules/fitting.h"

#include <algorithm>

#include "catch.h"
#include "rules/legal.h"
#include "support/random_play.h"

using namespace bastide;
using namespace bastide::testing;

TEST_CASE("a kind is said to fit a cell exactly if its edges agree with every neighbour in some turn") {
    Random random{77};
    int fitting = 0;
    int refused = 0;
    for (int round = 0; round < 60; ++round) {
        int players = 0;
        RuleSet rules = random_rules(random, players);
        GameState state = random_position(random, rules, players, static_cast<int>(random.below(150)));
        for (int i = 0; i < state.board.frontier.count; ++i) {
            Cell cell = state.board.frontier_cell(i);
            std::vector<TileKind> kinds = kinds_that_fit(state, cell);
            for (int k = 0; k < tile_kinds; ++k) {
                TileKind kind = tile_kind(k);
                bool left = state.bag[k] > 0 || state.in_hand == kind;
                bool fits = false;
                for (Side turn : all_sides) {
                    bool agrees = true;
                    for (Side side : all_sides) {
                        int there = state.board.tile_at(neighbour(cell, side));
                        if (there == no_tile) continue;
                        const LaidTile& other = state.board.tiles[there];
                        agrees = agrees && edge(kind, turn, side) == edge(other.kind, other.turn, opposite(side));
                    }
                    fits = fits || agrees;
                }
                bool told = std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
                REQUIRE(told == (left && fits));
                (told ? fitting : refused) += 1;
            }
        }
    }
    CHECK(fitting > 1000);
    CHECK(refused > 1000);
}

TEST_CASE("cells are dead exactly if nothing left fits and two tiles wait beside them") {
    Random random{78};
    int dead_seen = 0;
    for (int round = 0; round < 80; ++round) {
        int players = 0;
        RuleSet rules = random_rules(random, players);
        GameState state = random_position(random, rules, players, 60 + static_cast<int>(random.below(120)));
        std::vector<Cell> dead = dead_cells(state);
        dead_seen += static_cast<int>(dead.size());
        for (int i = 0; i < state.board.frontier.count; ++i) {
            Cell cell = state.board.frontier_cell(i);
            int touching = 0;
            for (Side side : all_sides)
                touching += state.board.tile_at(neighbour(cell, side)) != no_tile ? 1 : 0;
            bool told = std::find(dead.begin(), dead.end(), cell) != dead.end();
            REQUIRE(told == (kinds_that_fit(state, cell).empty() && touching >= 2));
        }
    }
    CHECK(dead_seen > 20);
}

TEST_CASE("nothing fits a cell that is taken or far from the board") {
    Random random{79};
    GameState state = random_position(random, preset(Preset::edition_2014), 2, 10);
    CHECK(kinds_that_fit(state, state.board.tiles[0].cell).empty());
    CHECK(kinds_that_fit(state, cell(40, 40)).empty());
}
