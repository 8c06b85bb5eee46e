#include "rules/board.h"

#include <utility>

namespace bastide {
namespace {

constexpr int slot_mask = 511;

constexpr int slot_of(std::uint16_t key) {
    return (key * 40503u >> 7) & slot_mask;
}

// What moving one cell towards a side adds to a packed cell.
constexpr int key_step[4] = {-1, 256, 1, -256};

// True if the difference of two packed cells stays within reach of the board; cells far off have no site.
constexpr bool near(Cell c, Cell origin) {
    int dx = c.x - origin.x;
    int dy = c.y - origin.y;
    return dx > -128 && dx < 127 && dy > -128 && dy < 127;
}

}  // namespace

int Board::find_site(std::uint16_t key) const {
    for (int slot = slot_of(key);; slot = (slot + 1) & slot_mask) {
        int site = slots[slot] - 1;
        if (site < 0 || site_key[site] == key) {
            return site;
        }
    }
}

int Board::add_site(std::uint16_t key, std::uint16_t state) {
    int slot = slot_of(key);
    while (slots[slot] != 0) {
        slot = (slot + 1) & slot_mask;
    }
    assert(site_count < max_sites);
    int site = site_count++;
    slots[slot] = static_cast<std::uint16_t>(site + 1);
    site_key[site] = key;
    site_state[site] = state;
    return site;
}

int Board::tile_at(Cell c) const {
    if (tiles.empty() || !near(c, origin)) {
        return no_tile;
    }
    int site = find_site(key_of(c));
    return site < 0 || (site_state[site] & frontier_flag) != 0 ? no_tile : site_state[site];
}

FrontierCell Board::frontier_at(Cell c) const {
    if (tiles.empty() || !near(c, origin)) {
        return {};
    }
    int site = find_site(key_of(c));
    if (site < 0 || (site_state[site] & frontier_flag) == 0) {
        return {};
    }
    int i = site_state[site] & ~frontier_flag;
    return FrontierCell{wanted[i], bound[i]};
}

void Board::remove_frontier(int i) {
    int last = --frontier_count;
    if (i != last) {
        wanted[i] = wanted[last];
        bound[i] = bound[last];
        frontier_key[i] = frontier_key[last];
        site_state[find_site(frontier_key[i])] = static_cast<std::uint16_t>(frontier_flag | i);
    }
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

// Joins what two neighbouring tiles have on their common side.
void Board::meet(int tile, Side side, int other) {
    const LaidTile& here = tiles[tile];
    const LaidTile& there = tiles[other];
    const TurnedFacts& mine = turned_facts(here.kind, here.turn);
    const TurnedFacts& theirs = turned_facts(there.kind, there.turn);
    int s = index(side);
    if (mine.side_segment[s] != no_segment) {
        int a = here.first_segment + mine.side_segment[s];
        merge(a, there.first_segment + theirs.side_segment[index(opposite(side))]);
        region_open[label[a]] = static_cast<std::uint8_t>(region_open[label[a]] - 2);
    }
    if (edge_in_code(mine.code, side) != EdgeKind::city) {
        for (int half = 2 * s; half < 2 * s + 2; ++half) {
            merge(here.first_segment + mine.half_segment[half],
                  there.first_segment + theirs.half_segment[mating_half(half)]);
        }
    }
}

// The new tile fills one cell around every centre near it; a new centre counts the tiles that are there already.
void Board::meet_centres(int tile) {
    const LaidTile& here = tiles[tile];
    for (std::uint16_t segment : centres) {
        if (within_one(tiles[segment_tile[segment]].cell, here.cell)) {
            --region_open[segment];
        }
    }
    const TileFacts& tile_facts = facts(here.kind);
    if (!tile_facts.has_centre) {
        return;
    }
    int filled = 0;
    for (int dx = -1; dx <= 1; ++dx) {
        for (int dy = -1; dy <= 1; ++dy) {
            bool self = dx == 0 && dy == 0;
            filled += !self && tile_at(bastide::cell(here.cell.x + dx, here.cell.y + dy)) != no_tile ? 1 : 0;
        }
    }
    for (int i = 0; i < tile_facts.segment_count; ++i) {
        FeatureKind kind = tile_facts.segments[i].kind;
        if (kind == FeatureKind::monastery || kind == FeatureKind::garden) {
            int segment = here.first_segment + i;
            region_open[segment] = static_cast<std::uint8_t>(8 - filled);
            centres.push_back(static_cast<std::uint16_t>(segment));
        }
    }
}

int Board::lay(TileKind kind, Cell c, Side turn) {
    if (tiles.empty()) {
        origin = c;
    }
    std::uint16_t key = key_of(c);
    int tile = tiles.size();
    int site = find_site(key);
    assert(tiles.empty() || site >= 0);
    if (site >= 0) {
        remove_frontier(site_state[site] & ~frontier_flag);
        site_state[site] = static_cast<std::uint16_t>(tile);
    } else {
        add_site(key, static_cast<std::uint16_t>(tile));
    }
    const TileFacts& tile_facts = facts(kind);
    const TurnedFacts& lying = turned_facts(kind, turn);
    tiles.push_back(LaidTile{kind, turn, segment_count, c});
    assert(segment_count + tile_facts.segment_count <= max_board_segments);
    for (int i = 0; i < tile_facts.segment_count; ++i) {
        int segment = segment_count++;
        label[segment] = static_cast<Label>(segment);
        next[segment] = static_cast<std::uint16_t>(segment);
        segment_tile[segment] = static_cast<std::uint8_t>(tile);
        region_size[segment] = 1;
        region_open[segment] = tile_facts.segments[i].open;
        region_figures[segment] = 0;
    }
    for (int s = 0; s < 4; ++s) {
        auto beside = static_cast<std::uint16_t>(key + key_step[s]);
        int neighbour_site = find_site(beside);
        if (neighbour_site >= 0 && (site_state[neighbour_site] & frontier_flag) == 0) {
            meet(tile, side_at(s), site_state[neighbour_site]);
            continue;
        }
        int i = frontier_count;
        if (neighbour_site >= 0) {
            i = site_state[neighbour_site] & ~frontier_flag;
        } else {
            assert(frontier_count < max_frontier);
            add_site(beside, static_cast<std::uint16_t>(frontier_flag | i));
            frontier_key[i] = beside;
            wanted[i] = 0;
            bound[i] = 0;
            ++frontier_count;
        }
        int shift = 2 * ((s + 2) & 3);
        wanted[i] = static_cast<std::uint8_t>(wanted[i] | (lying.code >> (2 * s) & 3) << shift);
        bound[i] = static_cast<std::uint8_t>(bound[i] | 3 << shift);
    }
    if (!centres.empty() || tile_facts.has_centre) {
        meet_centres(tile);
    }
    return tile;
}

}  // namespace bastide
