#include "rules/board.h"

#include <utility>

namespace bastide {
namespace {

// What moving one cell towards a side adds to a packed cell.
constexpr int key_step[4] = {-1, 256, 1, -256};

// True if the difference of two packed cells stays within reach of the board; cells far off have no site.
constexpr bool near(Cell c, Cell origin) {
    int dx = c.x - origin.x;
    int dy = c.y - origin.y;
    return dx > -128 && dx < 127 && dy > -128 && dy < 127;
}

}  // namespace

int Board::tile_at(Cell c) const {
    if (tiles.empty() || !near(c, origin)) {
        return no_tile;
    }
    const CellIndex::Slot& slot = cells.find(key_of(c));
    return slot.is_tile() ? slot.tile() : no_tile;
}

FrontierCell Board::frontier_at(Cell c) const {
    if (tiles.empty() || !near(c, origin)) {
        return {};
    }
    const CellIndex::Slot& slot = cells.find(key_of(c));
    return slot.is_frontier() ? frontier.at(slot.frontier()) : FrontierCell{};
}

void Board::merge(int a, int b) {
    Label keep = label[a];
    Label gone = label[b];
    if (keep == gone) {
        return;
    }
    if (region_size[keep] < region_size[gone]) {
        std::swap(keep, gone);
        std::swap(a, b);
    }
    int segment = b;
    do {
        label[segment] = keep;
        segment = next[segment];
    } while (segment != b);
    std::swap(next[a], next[b]);
    region_size[keep] = static_cast<std::uint16_t>(region_size[keep] + region_size[gone]);
    region_open[keep] = static_cast<std::uint8_t>(region_open[keep] + region_open[gone]);
    region_figures[keep] = static_cast<std::uint8_t>(region_figures[keep] + region_figures[gone]);
}

// Joins what the new tile and a neighbour have on their common side.
void Board::meet(int tile, Side side, int other) {
    const LaidTile& here = tiles[tile];
    const LaidTile& there = tiles[other];
    const TurnedFacts& mine = turned_facts(here.kind, here.turn);
    const TurnedFacts& theirs = turned_facts(there.kind, there.turn);
    const int s = index(side);
    const EdgeKind kind = edge_in_code(mine.code, side);
    if (mine.side_segment[s] != no_segment) {
        int a = here.first_segment + mine.side_segment[s];
        merge(a, there.first_segment + theirs.side_segment[index(opposite(side))]);
        region_open[label[a]] = static_cast<std::uint8_t>(region_open[label[a]] - 2);
    }
    if (kind != EdgeKind::city) {
        merge(here.first_segment + mine.half_segment[2 * s],
              there.first_segment + theirs.half_segment[mating_half(2 * s)]);
    }
    if (kind == EdgeKind::road || kind == EdgeKind::river) {  // else both halves are one field
        merge(here.first_segment + mine.half_segment[2 * s + 1],
              there.first_segment + theirs.half_segment[mating_half(2 * s + 1)]);
    }
}

// The new tile fills one cell around every centre near it; its own centre counts the tiles that are there already.
void Board::meet_centres(int tile, std::uint16_t key) {
    centres.fill(key, [this](int segment) { return --region_open[segment]; });
    const LaidTile& here = tiles[tile];
    const TileFacts& tile_facts = facts(here.kind);
    if (!tile_facts.has_centre) {
        return;
    }
    int filled = -1;  // itself
    for (int column = -256; column <= 256; column += 256) {
        for (int row = -1; row <= 1; ++row) {
            filled += cells.find(static_cast<std::uint16_t>(key + column + row)).is_tile() ? 1 : 0;
        }
    }
    for (int i = tile_facts.sided_count; i < tile_facts.segment_count; ++i) {
        if (tile_facts.segments[i].kind != FeatureKind::field) {
            int segment = here.first_segment + i;
            region_open[segment] = static_cast<std::uint8_t>(8 - filled);
            if (filled == 8) {
                centres.surrounded.push_back(static_cast<std::uint16_t>(segment));
            } else {
                centres.add(key, segment);
            }
        }
    }
}

// Every segment of the new tile is a region of its own at first. Always as many as a tile may have, without counting:
// what is too much is written again with the next tile.
void Board::add_segments(int tile) {
    const TileFacts& tile_facts = facts(tiles[tile].kind);
    const int first = segment_count;
    assert(first + tile_facts.segment_count <= max_board_segments);
    for (int i = 0; i < max_segments; ++i) {
        label[first + i] = static_cast<Label>(first + i);
        next[first + i] = static_cast<std::uint16_t>(first + i);
        segment_tile[first + i] = static_cast<std::uint8_t>(tile);
        region_size[first + i] = 1;
        region_open[first + i] = tile_facts.open[i];
        region_figures[first + i] = 0;
    }
    segment_count = static_cast<std::uint16_t>(first + tile_facts.segment_count);
}

// Tells the frontier of the new tile, and joins it with its neighbours. What lies beside a random cell cannot be guessed,
// so the frontier is served without branches: beside a tile it is told nothing.
void Board::meet_sides(int tile, std::uint16_t key) {
    const LaidTile& here = tiles[tile];
    const std::uint8_t code = turned_facts(here.kind, here.turn).code;
    std::uint8_t others[4];
    unsigned tile_sides = 0;
    for (int s = 0; s < 4; ++s) {
        auto beside = static_cast<std::uint16_t>(key + key_step[s]);
        CellIndex::Slot& slot = cells.find(beside);
        const CellIndex::Slot was = slot;
        const int added = frontier.add_if(was.is_unknown(), beside);
        const int number = was.is_unknown() ? added : was.frontier();
        slot.key = beside;
        slot.set_frontier(number);
        slot.content = was.is_tile() ? was.content : slot.content;
        frontier.bind_if(!was.is_tile(), was.is_tile() ? 0 : number, opposite(side_at(s)),
                         edge_in_code(code, side_at(s)));
        others[s] = static_cast<std::uint8_t>(was.tile());
        tile_sides |= (was.is_tile() ? 1u : 0u) << s;
    }
    for (; tile_sides != 0; tile_sides &= tile_sides - 1) {
        int s = __builtin_ctz(tile_sides);
        meet(tile, side_at(s), others[s]);
    }
}

int Board::lay(TileKind kind, Cell c, Side turn) {
    if (tiles.empty()) {
        origin = c;
    }
    const std::uint16_t key = key_of(c);
    const int tile = tiles.size();
    CellIndex::Slot& here = cells.find(key);
    assert(tiles.empty() || here.is_frontier());
    if (here.is_frontier()) {
        int number = here.frontier();
        frontier.remove(number);
        cells.find(frontier.key[number]).set_frontier(number);
    }
    here.key = key;
    here.set_tile(tile);
    tiles.push_back(LaidTile{kind, turn, segment_count, c});
    add_segments(tile);
    meet_sides(tile, key);
    meet_centres(tile, key);
    return tile;
}

}  // namespace bastide
