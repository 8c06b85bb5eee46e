// Cells, sides and half-sides of the square grid, and how they turn.
// x grows east, y grows south. A side doubles as the turn of a tile: the side its own north points to, which equals the
// number of clockwise quarter turns. Half-sides run clockwise from the north-west corner: 0 and 1 lie north (west half,
// then east half), 2 and 3 east, 4 and 5 south, 6 and 7 west.
#pragma once

#include <cstdint>

namespace bastide {

enum class Side : std::uint8_t { north, east, south, west };

inline constexpr Side all_sides[4] = {Side::north, Side::east, Side::south, Side::west};

constexpr int index(Side side) {
    return static_cast<int>(side);
}
constexpr Side side_at(int i) {
    return static_cast<Side>(i & 3);
}
constexpr Side opposite(Side side) {
    return side_at(index(side) + 2);
}
// The side that `side` of an unturned tile becomes after the tile is turned.
constexpr Side turned(Side side, Side turn) {
    return side_at(index(side) + index(turn));
}

// A cell of the board. The notation allows -200..200 in both directions.
struct Cell {
    std::int16_t x = 0;
    std::int16_t y = 0;
    friend constexpr bool operator==(Cell a, Cell b) { return a.x == b.x && a.y == b.y; }
    friend constexpr bool operator!=(Cell a, Cell b) { return !(a == b); }
    friend constexpr bool operator<(Cell a, Cell b) { return a.x != b.x ? a.x < b.x : a.y < b.y; }
};

inline constexpr int cell_limit = 200;

constexpr Cell cell(int x, int y) {
    return Cell{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
}

inline constexpr int side_dx[4] = {0, 1, 0, -1};
inline constexpr int side_dy[4] = {-1, 0, 1, 0};

constexpr Cell neighbour(Cell c, Side side) {
    return cell(c.x + side_dx[index(side)], c.y + side_dy[index(side)]);
}

// True for the cell itself and the eight cells around it.
constexpr bool within_one(Cell a, Cell b) {
    int dx = a.x - b.x;
    int dy = a.y - b.y;
    return dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
}

// The half-side of the neighbouring tile that touches half-side `half` of this one.
constexpr int mating_half(int half) {
    return (half & 2) == 0 ? 5 - half : 9 - half;
}

constexpr int turned_half(int half, Side turn) {
    return (half + 2 * index(turn)) & 7;
}

}  // namespace bastide
