#include "rules/board.h"

#include <algorithm>
#include <cstring>
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
    return CellIndex::tile_bit(slot.content) != 0 ? CellIndex::number(slot.content) : no_tile;
}

FrontierCell Board::frontier_at(Cell c) const {
    if (tiles.empty() || !near(c, origin)) {
        return {};
    }
    const CellIndex::Slot& slot = cells.find(key_of(c));
    return CellIndex::is_frontier(slot.content) ? frontier.at(CellIndex::number(slot.content)) : FrontierCell{};
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
void Board::meet(const LaidTile& here, const TurnedFacts& mine, Side side, const LaidTile& there) {
    const TurnedFacts& theirs = turned_facts(there.kind, there.turn);
    const int s = index(side);
    const EdgeKind kind = edge_in_code(mine.code, side);
    if (kind == EdgeKind::city || kind == EdgeKind::road) {
        int a = here.first_segment + mine.side_segment[s];
        merge(a, there.first_segment + theirs.side_segment[index(opposite(side))]);
        region_open[label[a]] = static_cast<std::uint8_t>(region_open[label[a]] - 2);
    }
    if (kind != EdgeKind::city) {
        merge(here.first_segment + mine.half_segment[2 * s],
              there.first_segment + theirs.half_segment[mating_half(2 * s)]);
    }
    if (kind != EdgeKind::city && kind != EdgeKind::field) {  // a line between two fields; else both halves are one
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
            const auto beside = static_cast<std::uint16_t>(key + column + row);
            filled += static_cast<int>(CellIndex::tile_bit(cells.find(beside).content));
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
    }
    std::memcpy(next + first, label + first, sizeof next[0] * max_segments);
    std::fill_n(region_size + first, max_segments, std::uint16_t{1});
    std::memset(segment_tile + first, tile, max_segments);
    std::memset(region_figures + first, 0, max_segments);
    std::memcpy(region_open + first, tile_facts.open, max_segments);
    segment_count = static_cast<std::uint16_t>(first + tile_facts.segment_count);
}

// Tells the frontier of the new tile, and joins it with its neighbours. What lies beside a random cell cannot be
// guessed, so the frontier is served without branches: beside a tile it is told nothing.
void Board::meet_sides(int tile, std::uint16_t key) {
    const LaidTile here = tiles[tile];
    const TurnedFacts& lying = turned_facts(here.kind, here.turn);
    const std::uint8_t code = lying.code;
    int numbers[4];
    unsigned tile_sides = 0;
    int count = frontier.count;
    for (int s = 0; s < 4; ++s) {
        auto beside = static_cast<std::uint16_t>(key + key_step[s]);
        CellIndex::Slot& slot = cells.find(beside);
        const unsigned is_new = CellIndex::unknown_bit(slot.content);
        const unsigned is_tile = CellIndex::tile_bit(slot.content);
        assert(count < max_frontier || is_new == 0);
        const int number = CellIndex::number(slot.content) + (count + 1) * static_cast<int>(is_new);
        frontier.key[count] = beside;
        count += static_cast<int>(is_new);
        slot.key = beside;
        slot.content =
            static_cast<std::uint16_t>(static_cast<unsigned>(number + 1) | CellIndex::frontier_flag * (1 - is_tile));
        frontier.bind_if(1 - is_tile, number, opposite(side_at(s)), edge_in_code(code, side_at(s)));
        numbers[s] = number;
        tile_sides |= is_tile << s;
    }
    frontier.count = static_cast<std::uint16_t>(count);
    for (; tile_sides != 0; tile_sides &= tile_sides - 1) {
        int s = __builtin_ctz(tile_sides);
        meet(here, lying, side_at(s), tiles[numbers[s]]);
    }
}

int Board::lay(TileKind kind, Cell c, Side turn) {
    if (tiles.empty()) {
        origin = c;
    }
    const std::uint16_t key = key_of(c);
    const int tile = tiles.size();
    CellIndex::Slot& here = cells.find(key);
    assert(tiles.empty() || CellIndex::is_frontier(here.content));
    if (CellIndex::is_frontier(here.content)) {
        const std::uint16_t content = here.content;
        const int number = CellIndex::number(content);
        frontier.remove(number);
        cells.find(frontier.key[number]).content = content;  // the cell that has its number now
    }
    here.key = key;
    here.content = CellIndex::tile_content(tile);
    tiles.push_back(LaidTile{kind, turn, segment_count, c});
    add_segments(tile);
    meet_sides(tile, key);
    meet_centres(tile, key);
    return tile;
}

}  // namespace bastide
