// What lies where on the board, and the fan of figure spots: the part of the view that answers questions.
#include <algorithm>
#include <cmath>

#include "shell/view/board_view.h"

namespace bastide::view {

namespace {

using painter::FigureShape;

struct FanColours {
    painter::Rgb paper;
    painter::Rgb tint;
    painter::Rgb edge;
};
constexpr FanColours fan_colours[2] = {
    FanColours{painter::rgb(0xFBF5E6), painter::rgb(0xFFF0C9), painter::rgb(0xA08960)},
    FanColours{painter::rgb(0x333640), painter::rgb(0x4D4637), painter::rgb(0x7C818E)},
};
constexpr double room_of_ghost = 0.25;  // tiles
constexpr painter::Rgb amber = painter::rgb(0xF2A71B);
constexpr painter::Rgb cream = painter::rgb(0xFFF8E8);
constexpr painter::Rgb fan_dark = painter::rgb(0x1E1712);

}  // namespace

const SceneTile* BoardView::tile_at(Cell cell) const {
    for (const SceneTile& tile : scene_.tiles) {
        if (tile.cell == cell) return &tile;
    }
    return nullptr;
}

const painter::Geometry& BoardView::geometry(const SceneTile& tile) {
    return tiles_->geometry(placed(tile));
}

Vec BoardView::foot(const SceneFigure& figure, const SceneTile& tile, FigureShape* shape) {
    const painter::Geometry& g = geometry(tile);
    painter::Part part = g.part_of(figure.place.segment);
    FigureShape found = painter::figure_shape(figure.kind, part.kind);
    if (shape != nullptr) *shape = found;
    painter::Point p = painter::figure_foot(g, part, found);
    return Vec{tile.cell.x + p.x, tile.cell.y + p.y};
}

Vec BoardView::board_point(Place place) {
    const SceneTile* tile = tile_at(place.cell);
    if (tile == nullptr) return Vec{place.cell.x + 0.5, place.cell.y + 0.5};
    const painter::Geometry& g = geometry(*tile);
    painter::Point p = painter::figure_spot(g, g.part_of(place.segment));
    return Vec{place.cell.x + p.x, place.cell.y + p.y};
}

SDL_Texture* BoardView::tile_picture(TileKind kind, Side turn, int pixels) {
    if (!tiles_) return nullptr;
    return tiles_->tile(PlacedTile{kind, turn, Cell{}}, pixels);
}

std::optional<Place> BoardView::place_at(Vec screen) {
    const SceneTile* tile = tile_at(camera.cell_at(screen));
    if (tile == nullptr) return std::nullopt;
    Vec p = camera.to_board(screen) - Vec{double(tile->cell.x), double(tile->cell.y)};
    const painter::Geometry& g = geometry(*tile);
    std::optional<painter::Part> part = g.part_at(painter::Point{p.x, p.y});
    if (!part) return std::nullopt;
    return Place{tile->cell, g.segment_of(*part)};
}

Vec BoardView::spot_point(int spot) const {
    for (const FanSpot& button : fan_) {
        if (button.spot == spot) return button.button.centre;
    }
    return spots_on_screen_[static_cast<std::size_t>(spot)];
}

int BoardView::spot_at(Vec screen) const {
    double reach = std::max(camera.scale() * 0.19, 20.0);
    int best = -1;
    for (int i = 0; i < static_cast<int>(spots_on_screen_.size()); ++i) {
        double radius = fan_.empty() ? reach : fan_[static_cast<std::size_t>(i)].button.radius * 1.1;
        double distance = length(spot_point(i) - screen);
        if (distance > radius) continue;
        if (best < 0 || distance < length(spot_point(best) - screen)) best = i;
    }
    return best;
}

// Small parts of a tile lie so near each other that figures would stand on one another.
bool BoardView::ghosts_overlap() const {
    for (std::size_t i = 0; i < spots_on_screen_.size(); ++i) {
        for (std::size_t j = i + 1; j < spots_on_screen_.size(); ++j) {
            if (length(spots_on_screen_[i] - spots_on_screen_[j]) < room_of_ghost * camera.scale()) return true;
        }
    }
    return false;
}

void BoardView::lay_out_fan() {
    fan_.clear();
    spots_on_screen_.clear();
    for (const SceneFigure& spot : scene_.spots) {
        const SceneTile* tile = tile_at(spot.place.cell);
        if (tile == nullptr) continue;
        FigureShape shape = FigureShape::follower;
        Vec at = foot(spot, *tile, &shape);
        // The middle of the figure's body, which for a lying one is near its foot.
        at = at + (shape == FigureShape::farmer || shape == FigureShape::pig ? Vec{0.05, -0.10} : Vec{0, -0.16});
        spots_on_screen_.push_back(camera.to_screen(at));
    }
    spot_style_ = scene_.spot_style;
    if (ghosts_overlap()) spot_style_ = SpotStyle::fan;
    if (spot_style_ != SpotStyle::fan || scene_.spots.empty()) return;
    FanRoom room{grown(camera.free_area(), -8 * pixel_ratio_), covered_, pixel_ratio_};
    std::vector<FanButton> buttons = spot_fan(camera.cell_rect(scene_.spots[0].place.cell), spots_on_screen_, room);
    for (std::size_t i = 0; i < buttons.size(); ++i)
        fan_.push_back(FanSpot{static_cast<int>(i), buttons[i]});
}

void BoardView::draw_fan() {
    if (fan_.empty()) return;
    const FanColours& colours = fan_colours[theme_ == painter::Theme::day ? 0 : 1];
    double p = pixel_ratio_;
    {
        Brush brush(renderer_);
        for (const FanSpot& spot : fan_) {
            Vec from = spots_on_screen_[static_cast<std::size_t>(spot.spot)];
            bool chosen = spot.spot == scene_.chosen_spot;
            brush.line(from, spot.button.centre, 6 * p, colour(fan_dark, 0.85));
            brush.line(from, spot.button.centre, 3 * p, colour(chosen ? amber : cream));
            brush.disc(from, 6 * p, colour(fan_dark));
            brush.disc(from, 4.5 * p, colour(chosen ? amber : cream));
        }
        for (const FanSpot& spot : fan_) {
            bool chosen = spot.spot == scene_.chosen_spot;
            Vec at = spot.button.centre;
            double r = spot.button.radius;
            brush.disc(at + Vec{0, 2 * p}, r + 3 * p, colour(fan_dark, 0.16));
            brush.disc(at, r, colour(chosen ? colours.tint : colours.paper));
            brush.ring(at, r - p, chosen ? 3 * p : 1.5 * p, colour(chosen ? amber : colours.edge));
        }
    }
    for (const FanSpot& spot : fan_) {
        const SceneFigure& figure = scene_.spots[static_cast<std::size_t>(spot.spot)];
        const SceneTile* tile = tile_at(figure.place.cell);
        if (tile == nullptr) continue;
        FigureShape shape = FigureShape::follower;
        foot(figure, *tile, &shape);
        double high = spot.button.radius * 1.25;
        double scale = high / (painter::figure_height * camera.scale());
        bool lies = shape == FigureShape::farmer;
        // A lying figure is as wide as a standing one is high.
        Vec at = spot.button.centre + (lies ? Vec{0, high * 0.30} : Vec{0, high * 0.48});
        sprites_->draw_figure(shape, figure.owner, painter::Presence::standing, static_cast<float>(at.x),
                              static_cast<float>(at.y), static_cast<float>(lies ? scale * 0.9 : scale));
    }
}

}  // namespace bastide::view
