// The tiles that lie, the empty cells they touch, and the regions their segments form.
// A board is a plain value of a few kilobytes. `lay` is the only change; it merges regions as it goes (the smaller into
// the larger), so every question about a region costs one look-up. A *board segment* is the number of one segment of
// one laid tile; a *label* names a region and is the number of one of its segments. Regions of cities and roads count
// their open sides, monasteries and gardens the empty cells around them; a region with nothing open is complete.
#pragma once

#include <cstdint>

#include "rules/fixed_vector.h"
#include "rules/geometry.h"
#include "rules/tile.h"

namespace bastide {

inline constexpr int max_tiles = 108;           // base, River and Traders & Builders together
inline constexpr int max_board_segments = 400;  // all segments of all those tiles (251 + 38 + 111)
inline constexpr int max_frontier = 2 * max_tiles + 2;
inline constexpr int frontier_room = (max_frontier + 7) / 8 * 8;  // whole words of eight cells
inline constexpr int max_sites = 3 * max_tiles + 2;
inline constexpr int max_centres = 24;  // monasteries and gardens of all those tiles
inline constexpr std::uint8_t no_tile = 255;
inline constexpr std::uint16_t no_label = 0xffff;

using Label = std::uint16_t;

struct LaidTile {
    TileKind kind = TileKind::none;
    Side turn = Side::north;
    std::uint16_t first_segment = 0;
    Cell cell;
};

// An empty cell that touches a tile: the sides that are bound and what they ask for, two bits a side as in TurnedFacts.
struct FrontierCell {
    std::uint8_t wanted = 0;
    std::uint8_t bound = 0;
};

struct Board {
    FixedVector<LaidTile, max_tiles> tiles;

    // Frontier as parallel arrays, so that a tile is matched against eight cells at a time.
    std::uint16_t frontier_count = 0;
    std::uint8_t wanted[frontier_room] = {};
    std::uint8_t bound[frontier_room] = {};
    std::uint16_t frontier_key[max_frontier] = {};

    // Open addressing from packed relative cell to site. A site, once known, stays; `state` is a tile index, or
    // frontier_flag + frontier index.
    std::uint16_t site_count = 0;
    std::uint16_t site_key[max_sites] = {};
    std::uint16_t site_state[max_sites] = {};
    std::uint16_t slots[512] = {};  // 0 = free, else site + 1
    Cell origin;                    // cell of the tile laid first

    std::uint16_t segment_count = 0;
    Label label[max_board_segments] = {};                  // region of each segment
    std::uint16_t next[max_board_segments] = {};           // circular list of the region's segments
    std::uint8_t segment_tile[max_board_segments] = {};    // tile of each segment
    std::uint16_t region_size[max_board_segments] = {};    // by label: number of segments
    std::uint8_t region_open[max_board_segments] = {};     // by label: open sides or empty cells around
    std::uint8_t region_figures[max_board_segments] = {};  // by label: figures of any kind

    FixedVector<std::uint16_t, max_centres> centres;  // segments of monasteries and gardens

    // Index of the tile at a cell, or no_tile.
    int tile_at(Cell c) const;
    // The requirements of an empty cell; nothing is bound if no tile touches it.
    FrontierCell frontier_at(Cell c) const;
    Cell frontier_cell(int i) const { return cell_of(frontier_key[i]); }

    // Lays a tile; the cell must be empty and, but for the first tile, on the frontier. Edges are not checked here.
    // Returns the index of the tile.
    int lay(TileKind kind, Cell c, Side turn);

    int board_segment(int tile, int segment) const { return tiles[tile].first_segment + segment; }
    const Segment& segment_facts(int board_segment_number) const {
        const LaidTile& tile = tiles[segment_tile[board_segment_number]];
        return facts(tile.kind).segments[board_segment_number - tile.first_segment];
    }
    // Board segment (city or road) of a tile at one of its sides as it lies, or -1.
    int segment_at_side(int tile, Side side) const {
        std::uint8_t s = turned_facts(tiles[tile].kind, tiles[tile].turn).side_segment[index(side)];
        return s == no_segment ? -1 : tiles[tile].first_segment + s;
    }
    // Board segment (field) of a tile at a half-side as it lies, or -1.
    int segment_at_half(int tile, int half) const {
        std::uint8_t s = turned_facts(tiles[tile].kind, tiles[tile].turn).half_segment[half];
        return s == no_segment ? -1 : tiles[tile].first_segment + s;
    }

private:
    static constexpr std::uint16_t frontier_flag = 0x8000;
    std::uint16_t key_of(Cell c) const {
        return static_cast<std::uint16_t>((c.x - origin.x + 128) << 8 | (c.y - origin.y + 128));
    }
    Cell cell_of(std::uint16_t key) const {
        return bastide::cell((key >> 8) - 128 + origin.x, (key & 255) - 128 + origin.y);
    }
    int find_site(std::uint16_t key) const;
    int add_site(std::uint16_t key, std::uint16_t state);
    void remove_frontier(int i);
    void merge(int a, int b);
    void meet(int tile, Side side, int other);
    void meet_centres(int tile);
};

}  // namespace bastide
