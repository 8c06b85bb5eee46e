// The tiles that lie, the empty cells they touch, and the regions their segments form.
// A board is a plain value of a few kilobytes. `lay` is the only change; it merges regions as it goes (the smaller into
// the larger), so every question about a region costs one look-up. A *board segment* is the number of one segment of
// one laid tile; a *label* names a region and is the number of one of its segments. Regions of cities and roads count
// their open sides, monasteries and gardens the empty cells around them; a region with nothing open is complete.
#pragma once

#include <cstdint>

#include "rules/cell_index.h"
#include "rules/centres.h"
#include "rules/fixed_vector.h"
#include "rules/frontier.h"
#include "rules/geometry.h"
#include "rules/tile.h"

namespace bastide {

inline constexpr int max_board_segments = 400;  // all segments of all those tiles (251 + 38 + 111)
inline constexpr int segment_room = max_board_segments + max_segments;  // a tile's segments are written all at once
inline constexpr std::uint8_t no_tile = 255;
inline constexpr std::uint16_t no_label = 0xffff;

using Label = std::uint16_t;

struct LaidTile {
    TileKind kind = TileKind::none;
    Side turn = Side::north;
    std::uint16_t first_segment = 0;
    Cell cell;
};

struct Board {
    FixedVector<LaidTile, max_tiles> tiles;

    Frontier frontier;
    CellIndex cells;
    Cell origin;  // cell of the tile laid first

    std::uint16_t segment_count = 0;
    Label label[segment_room] = {};                  // region of each segment
    std::uint16_t next[segment_room] = {};           // circular list of the region's segments
    std::uint8_t segment_tile[segment_room] = {};    // tile of each segment
    std::uint16_t region_size[segment_room] = {};    // by label: number of segments
    std::uint8_t region_open[segment_room] = {};     // by label: open sides or empty cells around
    std::uint8_t region_figures[segment_room] = {};  // by label: figures of any kind

    Centres centres;

    // Index of the tile at a cell, or no_tile.
    int tile_at(Cell c) const;
    // The requirements of an empty cell; nothing is bound if no tile touches it.
    FrontierCell frontier_at(Cell c) const;
    Cell frontier_cell(int i) const { return cell_of(frontier.key[i]); }

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
    std::uint16_t key_of(Cell c) const {
        return static_cast<std::uint16_t>((c.x - origin.x + 128) << 8 | (c.y - origin.y + 128));
    }
    Cell cell_of(std::uint16_t key) const {
        return bastide::cell((key >> 8) - 128 + origin.x, (key & 255) - 128 + origin.y);
    }
    void add_segments(int tile);
    void meet_sides(int tile, std::uint16_t key);
    void merge(int a, int b);
    void meet(const LaidTile& here, const TurnedFacts& mine, Side side, const LaidTile& there);
    void meet_centres(int tile, std::uint16_t key);
};

}  // namespace bastide
