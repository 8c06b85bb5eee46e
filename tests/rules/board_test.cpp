#include "rules/board.h"

#include "catch.h"
#include "rules/region.h"

using namespace bastide;

namespace {

TileKind tile(const char* id) {
    return *find_tile(id);
}

}  // namespace

TEST_CASE("half-sides of neighbours meet the way the tiles face each other") {
    // Seen from a tile: its north-west half-side touches the south-west one of the northern neighbour, and so on.
    CHECK(mating_half(0) == 5);
    CHECK(mating_half(1) == 4);
    CHECK(mating_half(2) == 7);
    CHECK(mating_half(3) == 6);
    for (int half = 0; half < 8; ++half) {
        CHECK(mating_half(mating_half(half)) == half);
        CHECK(turned_half(half, Side::south) == ((half + 4) & 7));
    }
}

TEST_CASE("a road region grows, counts its open ends and closes") {
    Board board;
    board.lay(tile("base.cap_straight"), cell(0, 0), Side::north);
    int road = board.segment_at_side(0, Side::east);
    CHECK(board.region_open[board.label[road]] == 2);
    board.lay(tile("base.junction3"), cell(1, 0), Side::north);
    CHECK(board.region_open[board.label[road]] == 1);
    board.lay(tile("base.junction3"), cell(-1, 0), Side::north);
    CHECK(is_complete(board, board.label[road]));
    CHECK(extent(board, board.label[road]).tiles.size() == 3);
    CHECK(cells_of(board, board.label[road]) == std::vector<Cell>{cell(-1, 0), cell(0, 0), cell(1, 0)});
}

TEST_CASE("four bends make a ring road without ends") {
    Board board;
    board.lay(tile("base.bend"), cell(0, 0), Side::west);   // south and east
    board.lay(tile("base.bend"), cell(1, 0), Side::north);  // south and west
    board.lay(tile("base.bend"), cell(1, 1), Side::east);   // west and north
    board.lay(tile("base.bend"), cell(0, 1), Side::south);  // north and east
    Label road = board.label[board.segment_at_side(0, Side::south)];
    CHECK(is_complete(board, road));
    CHECK(extent(board, road).tiles.size() == 4);
    // The ring parts the field inside from the field outside.
    CHECK(board.label[board.segment_at_half(0, 0)] != board.label[board.segment_at_half(0, 3)]);
}

TEST_CASE("a tile that belongs to a city by two of its segments counts once") {
    Board board;
    board.lay(tile("base.caps_adjacent"), cell(0, 0), Side::north);  // caps north and west
    board.lay(tile("base.corner"), cell(0, -1), Side::west);         // west and south
    board.lay(tile("base.corner"), cell(-1, -1), Side::south);       // south and east
    Label north = board.label[board.segment_at_side(0, Side::north)];
    Label west = board.label[board.segment_at_side(0, Side::west)];
    CHECK(north != west);
    board.lay(tile("base.corner"), cell(-1, 0), Side::east);  // north and east
    Label city = board.label[board.segment_at_side(0, Side::north)];
    CHECK(city == board.label[board.segment_at_side(0, Side::west)]);
    CHECK(is_complete(board, city));
    CHECK(extent(board, city).tiles.size() == 4);
}

TEST_CASE("a monastery counts the cells around it that are still empty") {
    Board board;
    board.lay(tile("base.monastery"), cell(0, 0), Side::north);
    int monastery = board.board_segment(0, facts(tile("base.monastery")).segment_count - 1);
    REQUIRE(board.segment_facts(monastery).kind == FeatureKind::monastery);
    CHECK(board.region_open[monastery] == 8);
    const Cell around[] = {cell(1, 0),  cell(1, 1),   cell(0, 1),  cell(-1, 1),
                           cell(-1, 0), cell(-1, -1), cell(0, -1), cell(1, -1)};
    int open = 8;
    for (Cell c : around) {
        board.lay(tile("base.monastery"), c, Side::north);
        CHECK(board.region_open[monastery] == --open);
    }
    CHECK(is_complete(board, static_cast<Label>(monastery)));
    // Each of the others counts what lies around it, the first one included.
    int corner = board.board_segment(board.tile_at(cell(1, 1)), 1);
    CHECK(board.region_open[corner] == 5);
}

TEST_CASE("a field knows the completed cities it touches, each once") {
    Board board;
    board.lay(tile("base.cap"), cell(0, 0), Side::north);
    Label field = board.label[board.segment_at_half(0, 4)];
    CHECK(cities_touching(board, field, Cities::completed).empty());
    CHECK(cities_touching(board, field, Cities::all).size() == 1);
    board.lay(tile("base.cap"), cell(0, -1), Side::south);
    CHECK(cities_touching(board, field, Cities::completed).size() == 1);
    board.lay(tile("base.monastery"), cell(1, 0), Side::north);
    board.lay(tile("base.monastery"), cell(1, -1), Side::north);
    field = board.label[board.segment_at_half(0, 4)];
    CHECK(field == board.label[board.segment_at_half(1, 0)]);  // joined round the two new tiles
    CHECK(cities_touching(board, field, Cities::completed).size() == 1);
}

TEST_CASE("a board far from the origin works like one at it") {
    Board board;
    board.lay(tile("base.straight"), cell(-199, 150), Side::north);
    for (int i = 1; i < 20; ++i) {
        board.lay(tile("base.straight"), cell(-199, 150 - i), Side::north);
    }
    Label road = board.label[board.segment_at_side(0, Side::north)];
    CHECK(extent(board, road).tiles.size() == 20);
    CHECK(board.tile_at(cell(-199, 131)) == 19);
    CHECK(board.tile_at(cell(0, 0)) == no_tile);
    CHECK(board.tile_at(cell(200, -200)) == no_tile);
    CHECK(board.frontier_at(cell(200, 200)).bound == 0);
}
