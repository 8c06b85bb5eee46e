#include "catch.h"
#include "rules/apply.h"
#include "shell/app/play.h"

using namespace bastide;
using namespace bastide::app;

namespace {

// A game with this tile drawn beside the start tile.
GameState with_tile(const char* id) {
    GameState state = new_game(preset(Preset::edition_2014), 2);
    apply(state, DrawTile{*find_tile(id)});
    return state;
}

}  // namespace

TEST_CASE("the cell chosen takes only turns that fit, and the same cell again the next of them") {
    Play play(with_tile("base.straight"));
    REQUIRE(play.stage() == Stage::tile);
    REQUIRE_FALSE(play.legal_cells().empty());
    Cell at = play.legal_cells().front();
    std::vector<Side> turns = play.turns_at(at);
    play.choose(at);
    CHECK(play.ghost() == at);
    CHECK(play.fits());
    Side first = play.turn();
    for (std::size_t i = 0; i < turns.size(); ++i) {
        CHECK(play.fits());
        play.choose(at);
    }
    CHECK(play.turn() == first);
    REQUIRE(play.decision().has_value());
    CHECK(std::get<PlaceTile>(*play.decision()).cell == at);
}

TEST_CASE("a cell that refuses the tile says which sides object and cannot be confirmed") {
    GameState state = with_tile("base.straight");
    Play play(state);
    // North of the start tile lies its city; a straight road has no city.
    Cell north = neighbour(state.board.tiles[0].cell, Side::north);
    REQUIRE_FALSE(play.is_legal(north));
    play.choose(north);
    CHECK(play.ghost() == north);
    CHECK_FALSE(play.fits());
    CHECK(play.refusal().code == IllegalCode::edge_mismatch);
    CHECK(play.refusal().sides == 1u << index(Side::south));
    CHECK_FALSE(play.decision().has_value());
}

TEST_CASE("pointing shows the tile until a cell is chosen") {
    Play play(with_tile("base.straight"));
    REQUIRE(play.legal_cells().size() >= 2);
    Cell a = play.legal_cells()[0];
    Cell b = play.legal_cells()[1];
    play.point(a);
    CHECK(play.ghost() == a);
    play.point(std::nullopt);
    CHECK_FALSE(play.ghost().has_value());
    play.choose(b);
    play.point(a);
    CHECK(play.ghost() == b);
    play.choose(cell(50, 50));
    CHECK_FALSE(play.chosen());
}

TEST_CASE("arrows walk between legal cells") {
    Play play(with_tile("base.straight"));
    Cell start = cell(0, 0);
    play.walk(Side::east, start);
    REQUIRE(play.ghost().has_value());
    CHECK(play.is_legal(*play.ghost()));
    CHECK(play.ghost()->x > 0);
    play.walk(Side::west, start);
    REQUIRE(play.ghost().has_value());
    CHECK(play.ghost()->x <= 0);
}

TEST_CASE("figures are chosen round and round, with none among them") {
    GameState state = with_tile("base.straight");
    Play hand(state);
    hand.choose(hand.legal_cells().front());
    apply(state, *hand.decision());
    Play play(state);
    REQUIRE(play.stage() == Stage::figure);
    REQUIRE_FALSE(play.options().empty());
    CHECK(play.option() == nothing_chosen);
    CHECK(std::holds_alternative<Pass>(*play.decision()));
    int count = static_cast<int>(play.options().size());
    for (int i = 0; i < count; ++i) {
        play.next_option(1);
        CHECK(play.option() == i);
        CHECK(std::holds_alternative<PlaceFigure>(*play.decision()));
    }
    play.next_option(1);
    CHECK(play.option() == nothing_chosen);
    play.next_option(-1);
    CHECK(play.option() == count - 1);
}
