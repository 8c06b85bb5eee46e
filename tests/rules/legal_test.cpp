#include <algorithm>
#include <set>

#include "catch.h"
#include "rules/region.h"
#include "support/random_play.h"

using namespace bastide;
using namespace bastide::testing;

namespace {

// Every action anybody could think of here: all kinds to draw, all cells around the board, all figures.
std::vector<Action> thinkable_actions(const GameState& state) {
    std::vector<Action> out;
    for (int i = 0; i < tile_kinds; ++i) {
        out.push_back(DrawTile{tile_kind(i)});
    }
    std::set<Cell> cells;
    for (const LaidTile& tile : state.board.tiles) {
        for (int dx = -2; dx <= 2; ++dx) {
            for (int dy = -2; dy <= 2; ++dy) {
                cells.insert(cell(tile.cell.x + dx, tile.cell.y + dy));
            }
        }
    }
    for (Cell c : cells) {
        for (Side turn : all_sides) {
            out.push_back(PlaceTile{c, turn});
        }
    }
    for (int kind = 0; kind < figure_kinds; ++kind) {
        for (int segment = 0; segment < max_segments + 1; ++segment) {
            out.push_back(PlaceFigure{static_cast<FigureKind>(kind), static_cast<std::uint8_t>(segment)});
        }
        out.push_back(RecallFigure{static_cast<FigureKind>(kind)});
    }
    out.push_back(Pass{});
    return out;
}

bool contains(const Actions& actions, const Action& action) {
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

}  // namespace

TEST_CASE("an action is listed as legal exactly if there is no reason against it") {
    Random random{31};
    int looked_at = 0;
    for (int round = 0; round < 120; ++round) {
        int players = 0;
        RuleSet rules = random_rules(random, players);
        GameState state = random_position(random, rules, players, static_cast<int>(random.below(160)));
        Actions listed = legal_actions(state);
        std::size_t legal = 0;
        for (const Action& action : thinkable_actions(state)) {
            bool refused = why_illegal(state, action).has_value();
            REQUIRE(contains(listed, action) != refused);
            legal += refused ? 0 : 1;
        }
        REQUIRE(legal == listed.size());
        looked_at += static_cast<int>(legal);
    }
    CHECK(looked_at > 1000);
}

TEST_CASE("a player who is to move can always do something") {
    Random random{32};
    for (int round = 0; round < 300; ++round) {
        int players = 0;
        RuleSet rules = random_rules(random, players);
        GameState state = random_position(random, rules, players, static_cast<int>(random.below(220)));
        REQUIRE(legal_actions(state).empty() == (state.phase == Phase::over));
    }
}

TEST_CASE("the set of placements and its nth entry agree with the list") {
    Random random{33};
    for (int round = 0; round < 200; ++round) {
        int players = 0;
        RuleSet rules = random_rules(random, players);
        GameState state = random_position(random, rules, players, static_cast<int>(random.below(200)));
        for (Looks looks : {Looks::all, Looks::distinct}) {
            TileKind kind = tile_kind(static_cast<int>(random.below(tile_kinds)));
            Placements list;
            legal_placements(state, kind, looks, list);
            const PlacementSet set = placement_set(state, kind, looks);
            REQUIRE(set.count() == list.size());
            REQUIRE(has_placement(state, kind) == !list.empty());
            for (int i = 0; i < list.size(); ++i) {
                REQUIRE(nth_placement(state, set, i) == list[i]);
                REQUIRE(why_not_placed(state, kind, list[i].cell, list[i].turn).code == IllegalCode::none);
            }
        }
    }
}

TEST_CASE("the sets of draws and figures and their nth entries agree with the lists") {
    Random random{34};
    int draws = 0;
    int figures = 0;
    for (int round = 0; round < 600; ++round) {
        int players = 0;
        RuleSet rules = random_rules(random, players);
        GameState state = random_position(random, rules, players, static_cast<int>(random.below(200)));
        if (state.phase == Phase::draw) {
            const DrawSet set = draw_set(state);
            int n = 0;
            for (const DrawOutcome& outcome : draw_outcomes(state)) {
                for (int copy = 0; copy < outcome.copies; ++copy) {
                    REQUIRE(nth_draw(state, set, n++) == outcome.kind);
                    ++draws;
                }
            }
            REQUIRE(n == set.copies);
        }
        FigureSet set = figure_set(state);
        int n = 0;
        for (int kind = 0; kind < figure_kinds; ++kind) {
            for (int segment = 0; segment < max_segments; ++segment) {
                if (why_no_figure(state, static_cast<FigureKind>(kind), segment) == IllegalCode::none) {
                    PlaceFigure expected{static_cast<FigureKind>(kind), static_cast<std::uint8_t>(segment)};
                    REQUIRE(n < set.count());
                    REQUIRE(nth_figure(set, n++) == expected);
                    ++figures;
                }
            }
        }
        REQUIRE(n == set.count());
    }
    CHECK(draws > 1000);
    CHECK(figures > 100);
}

TEST_CASE("turns that look alike are counted once as distinct and all as legal") {
    GameState state = new_game(preset(Preset::edition_2014), 2);
    TileKind straight = *find_tile("base.straight");
    CHECK(facts(straight).distinct_turns == 2);
    CHECK(facts(*find_tile("base.junction4")).distinct_turns == 1);
    CHECK(facts(*find_tile("base.monastery")).distinct_turns == 1);
    CHECK(facts(*find_tile("base.city4_shield")).distinct_turns == 1);
    CHECK(facts(*find_tile("base.through")).distinct_turns == 2);
    CHECK(facts(*find_tile("base.cap")).distinct_turns == 4);
    CHECK(facts(*find_tile("tb.two_corners_wine")).distinct_turns == 4);
    CHECK(facts(*find_tile("tb.road_bridge")).distinct_turns == 1);
    CHECK(placement_set(state, straight, Looks::all).count() ==
          2 * placement_set(state, straight, Looks::distinct).count());
}

TEST_CASE("an edge that does not fit names the sides that object") {
    GameState state = new_game(preset(Preset::edition_2014), 2);
    advance(state, DrawTile{*find_tile("base.monastery")});
    auto illegal = why_illegal(state, PlaceTile{cell(0, -1), Side::north});
    REQUIRE(illegal.has_value());
    CHECK(illegal->code == IllegalCode::edge_mismatch);
    CHECK(illegal->sides == 1u << index(Side::south));
    CHECK(why_illegal(state, PlaceTile{cell(0, 0), Side::north})->code == IllegalCode::cell_occupied);
    CHECK(why_illegal(state, PlaceTile{cell(1, 1), Side::north})->code == IllegalCode::no_neighbour);
    CHECK(why_illegal(state, PlaceTile{cell(201, 0), Side::north})->code == IllegalCode::cell_out_of_range);
    CHECK(why_illegal(state, Pass{})->code == IllegalCode::tile_due);
    CHECK(why_illegal(state, PlaceFigure{})->code == IllegalCode::tile_due);
    CHECK_FALSE(why_illegal(state, PlaceTile{cell(0, 1), Side::north}).has_value());
}

TEST_CASE("every segment of every tile in every turn can be claimed once on a lonely board") {
    RuleSet rules = preset(Preset::edition_2014);
    rules.abbot = rules.builder = rules.pig = true;
    for (int i = 0; i < tile_kinds; ++i) {
        for (Side turn : all_sides) {
            GameState state = empty_table(rules, 2);
            state.last_tile = static_cast<std::uint8_t>(state.board.lay(tile_kind(i), cell(0, 0), turn));
            state.phase = Phase::figure;
            FigureChoices choices;
            legal_figures(state, choices);
            std::set<int> segments;
            for (const PlaceFigure& choice : choices) {
                segments.insert(choice.segment);
                CHECK((choice.figure == FigureKind::follower || choice.figure == FigureKind::abbot));
            }
            REQUIRE(static_cast<int>(segments.size()) == facts(tile_kind(i)).segment_count);
        }
    }
}
