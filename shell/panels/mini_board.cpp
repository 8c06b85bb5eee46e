#include "shell/panels/mini_board.h"

#include <algorithm>
#include <cmath>

namespace bastide::panels {

namespace {

using painter::Paint;

constexpr float largest_tile = 15;  // points
// The middles of the sides and the corners before them, clockwise from the north, in tile units.
const ImVec2 middles[] = {{.5f, 0}, {1, .5f}, {.5f, 1}, {0, .5f}};
const ImVec2 board_corners[] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};

struct TilePen {
    ImDrawList& list;
    const painter::Palette& palette;
    ImVec2 origin;
    float size;

    ImU32 colour(Paint paint) const { return colour_of(palette[paint]); }
    ImVec2 at(ImVec2 point) const { return ImVec2(origin.x + point.x * size, origin.y + point.y * size); }

    // Towards the middle of the tile as far as `depth`.
    ImVec2 inwards(int side, float depth) const {
        ImVec2 from = middles[side];
        return at(ImVec2(from.x + (.5f - from.x) * 2 * depth, from.y + (.5f - from.y) * 2 * depth));
    }

    void city(const Segment& segment, int turn) const {
        bool single = (segment.sides & (segment.sides - 1)) == 0;
        for (int printed = 0; printed < 4; ++printed) {
            if ((segment.sides >> printed & 1) == 0) continue;
            int side = (printed + turn) % 4;
            list.AddTriangleFilled(at(board_corners[side]), at(board_corners[(side + 1) % 4]),
                                   inwards(side, single ? .38f : .52f), colour(Paint::roof2));
        }
    }

    void way(unsigned sides, int turn, Paint paint, float width) const {
        for (int printed = 0; printed < 4; ++printed) {
            if ((sides >> printed & 1u) == 0) continue;
            list.AddLine(inwards((printed + turn) % 4, 0), at(ImVec2(.5f, .5f)), colour(paint),
                         std::max(1.f, size * width));
        }
    }

    void draw(const LittleTile& tile) const {
        const TileFacts& printed = facts(tile.kind);
        int turn = index(tile.turn);
        list.AddRectFilled(at(ImVec2(0, 0)), at(ImVec2(1, 1)), colour(Paint::grass));
        way(printed.river_sides, turn, Paint::water, .22f);
        for (int i = 0; i < printed.segment_count; ++i) {
            const Segment& segment = printed.segments[i];
            if (segment.kind == FeatureKind::road) way(segment.sides, turn, Paint::road, .15f);
        }
        for (int i = 0; i < printed.segment_count; ++i) {
            const Segment& segment = printed.segments[i];
            if (segment.kind == FeatureKind::city) city(segment, turn);
            if (segment.kind == FeatureKind::monastery)
                list.AddRectFilled(at(ImVec2(.3f, .3f)), at(ImVec2(.7f, .7f)), colour(Paint::slate));
            if (segment.kind == FeatureKind::garden)
                list.AddCircleFilled(at(ImVec2(.5f, .5f)), size * .2f, colour(Paint::leaf_dark));
        }
    }
};

}  // namespace

void draw_mini_board(const Brush& brush, const std::vector<LittleTile>& tiles, const Box& box) {
    if (tiles.empty()) return;
    Cell least = tiles.front().cell;
    Cell most = least;
    for (const LittleTile& tile : tiles) {
        least = Cell{std::min(least.x, tile.cell.x), std::min(least.y, tile.cell.y)};
        most = Cell{std::max(most.x, tile.cell.x), std::max(most.y, tile.cell.y)};
    }
    auto columns = static_cast<float>(most.x - least.x + 1);
    auto rows = static_cast<float>(most.y - least.y + 1);
    // Whole pixels, or the tiles would not meet.
    float size = std::floor(std::min({box.width() / columns, box.height() / rows, brush.px(largest_tile)}));
    size = std::max(size, 1.f);
    float x = std::round(box.centre().x - columns * size / 2);
    float y = std::round(box.centre().y - rows * size / 2);
    brush.clip(box);
    for (const LittleTile& tile : tiles) {
        ImVec2 origin(x + static_cast<float>(tile.cell.x - least.x) * size,
                      y + static_cast<float>(tile.cell.y - least.y) * size);
        TilePen{*brush.list, painter::palette(brush.theme_name), origin, size}.draw(tile);
    }
    brush.unclip();
}

}  // namespace bastide::panels
