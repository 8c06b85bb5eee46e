#include "record/picture.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "painter/painter.h"
#include "painter/svg.h"

namespace bastide {
namespace {

using painter::FigureShape;
using painter::Geometry;
using painter::Paint;
using painter::Point;
using painter::Svg;

constexpr double margin = 0.35;  // of a tile, around the board
// A board of many tiles in full detail makes a large file; it has to be shown large to be worth it.
constexpr int few_tiles = 60;
constexpr int large_tile = 2 * painter::full_detail_pixels;

Svg::View view_of(const Board& board, int size) {
    Cell low = board.tiles[0].cell;
    Cell high = low;
    for (const LaidTile& tile : board.tiles) {
        low = Cell{std::min(low.x, tile.cell.x), std::min(low.y, tile.cell.y)};
        high = Cell{std::max(high.x, tile.cell.x), std::max(high.y, tile.cell.y)};
    }
    Svg::View view;
    view.x = low.x - margin;
    view.y = low.y - margin;
    view.width = high.x - low.x + 1 + 2 * margin;
    view.height = high.y - low.y + 1 + 2 * margin;
    view.pixels_a_tile = size / std::max(view.width, view.height);
    return view;
}

class PicturePainter {
public:
    PicturePainter(const GameState& state, const PictureOptions& options)
        : state_(state),
          options_(options),
          colours_(painter::palette(options.theme)),
          view_(view_of(state.board, options.size)),
          svg_(view_) {
        for (const LaidTile& tile : state.board.tiles) {
            shapes_.emplace_back(painter::turned(painter::topology_of(tile.kind), index(tile.turn)), tile.cell);
        }
    }

    std::string run() {
        if (!options_.words.empty()) {
            svg_.title(options_.words);
        }
        svg_.background(colours_[Paint::table]);
        tiles();
        corner_towers();
        figures();
        if (options_.mark_last_tile && state_.last_tile != no_tile) {
            const Cell at = state_.board.tiles[state_.last_tile].cell;
            svg_.add(painter::paint_last(colours_), at.x, at.y);
        }
        return svg_.text();
    }

private:
    void tiles() {
        const int shadow = svg_.share(painter::paint_tile_shadow());
        for (const LaidTile& tile : state_.board.tiles) {
            svg_.use(shadow, tile.cell.x, tile.cell.y);
        }
        const bool large = view_.pixels_a_tile >= large_tile;
        const bool few = view_.pixels_a_tile >= painter::full_detail_pixels && state_.board.tiles.size() <= few_tiles;
        const painter::Detail detail = large || few ? painter::Detail::full : painter::Detail::reduced;
        for (const Geometry& shape : shapes_) {
            svg_.add(painter::paint_tile(shape, colours_, detail), shape.cell.x, shape.cell.y, painter::Clip::tile);
        }
    }

    // By y first, so that nearer towers stand over farther ones; a corner shared by several tiles has one tower.
    void corner_towers() {
        std::set<std::pair<int, int>> corners;
        for (const Geometry& shape : shapes_) {
            for (int i = 0; i < 4; ++i) {
                if (shape.corner_towers[static_cast<std::size_t>(i)]) {
                    const Point at = painter::corner(i);
                    corners.insert({shape.cell.y + static_cast<int>(at.y), shape.cell.x + static_cast<int>(at.x)});
                }
            }
        }
        if (corners.empty()) {
            return;
        }
        const int tower = svg_.share(painter::paint_corner_tower(colours_));
        for (const auto& [y, x] : corners) {
            svg_.use(tower, x, y);
        }
    }

    struct Standing {
        Point foot;
        FigureShape shape;
        int owner;
    };

    void figures() {
        std::vector<Standing> standing;
        for (const Figure& figure : state_.figures) {
            const int tile = state_.board.segment_tile[figure.segment];
            const Geometry& shape = shapes_[static_cast<std::size_t>(tile)];
            const painter::Part part = shape.part_of(figure.segment - state_.board.tiles[tile].first_segment);
            const FigureShape looks = painter::figure_shape(figure.kind, part.kind);
            const Point foot = painter::figure_foot(shape, part, looks);
            standing.push_back(Standing{{shape.cell.x + foot.x, shape.cell.y + foot.y}, looks, figure.owner});
        }
        std::stable_sort(standing.begin(), standing.end(),
                         [](const Standing& a, const Standing& b) { return a.foot.y < b.foot.y; });
        std::map<std::pair<FigureShape, int>, int> shared;
        for (const Standing& figure : standing) {
            const auto [entry, fresh] = shared.try_emplace({figure.shape, figure.owner}, 0);
            if (fresh) {
                entry->second = svg_.share(painter::paint_figure(figure.shape, figure.owner, colours_));
            }
            svg_.use(entry->second, figure.foot.x, figure.foot.y);
        }
    }

    const GameState& state_;
    const PictureOptions& options_;
    const painter::Palette& colours_;
    Svg::View view_;
    Svg svg_;
    std::vector<Geometry> shapes_;
};

}  // namespace

std::string picture(const GameState& state, const PictureOptions& options) {
    return PicturePainter(state, options).run();
}

}  // namespace bastide
