// A place on the board in words, for those who listen: where it is, how the tile would lie, what it would touch.
#include "i18n/describe.h"

namespace bastide::i18n {

namespace {

constexpr std::string_view side_keys[] = {"side.north", "side.east", "side.south", "side.west"};

}  // namespace

std::string tell_place(const Speaker& speaker, const GameState& state, TileKind kind, Cell cell, Side turn) {
    const Catalog& words = *speaker.words;
    const Board& board = state.board;
    std::string out = words.text("spoken.cell", {{"x", std::to_string(cell.x)}, {"y", std::to_string(-cell.y)}});
    out += " " + words.text("spoken.tile", {{"tile", tell_tile(speaker, kind, turn)}});
    for (Side side : all_sides) {
        int there = board.tile_at(neighbour(cell, side));
        if (there == no_tile) continue;
        Side facing = opposite(side);
        int segment = board.segment_at_side(there, facing);
        if (segment < 0) segment = board.segment_at_half(there, 2 * index(facing));
        std::string what = words.text("spoken.river");
        bool river = edge(kind, turn, side) == EdgeKind::river;
        if (!river && segment >= 0) {
            RegionWords region = tell_region(speaker, state, board.label[segment]);
            what = region.title + ", " + region.state;
        }
        out += " " + words.text("spoken.beside", {{"side", words.text(side_keys[index(side)])}, {"what", what}});
    }
    return out;
}

}  // namespace bastide::i18n
