#include "shell/view/board_view.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <utility>

namespace bastide::view {

namespace {

using painter::FigureShape;
using painter::Paint;
using painter::palette;

constexpr double breath_seconds = 1.6;
constexpr double breathing_for = 6;  // seconds; then the legal cells are still
constexpr double settle_seconds = 0.12;
constexpr double paint_share = 0.4;  // of the time between two frames, within these bounds
constexpr double least_paint = 9;    // milliseconds
constexpr double most_paint = 45;
constexpr double ghost_opacity = 0.90;
constexpr double refused_opacity = 0.82;
constexpr double veil_opacity = 0.40;

constexpr painter::Rgb danger[2] = {painter::rgb(0x9E3526), painter::rgb(0xF08A73)};
constexpr painter::Rgb light_rim = painter::rgb(0xFFF8E8);

SDL_FRect frect(const Rect& r) {
    return SDL_FRect{static_cast<float>(r.x), static_cast<float>(r.y), static_cast<float>(r.w),
                     static_cast<float>(r.h)};
}

Rect scaled(const Rect& r, double k) {
    return Rect{r.x + r.w * (1 - k) / 2, r.y + r.h * (1 - k) / 2, r.w * k, r.h * k};
}

}  // namespace

void BoardView::set_renderer(SDL_Renderer* renderer) {
    sprites_.reset();
    tiles_.reset();
    renderer_ = renderer;
    if (renderer == nullptr) return;
    tiles_ = std::make_unique<TileTextures>(renderer);
    sprites_ = std::make_unique<SpriteCache>(renderer, *tiles_);
}

void BoardView::handle_event(const SDL_Event& event) {
    if (!tiles_) return;
    tiles_->handle_event(event);
    sprites_->handle_event(event);
}

bool BoardView::shows(const SceneTile& tile) const {
    return std::find(shown_.begin(), shown_.end(), &tile) != shown_.end();
}

bool BoardView::visible(Cell cell) const {
    Rect r = grown(camera.cell_rect(cell), camera.scale() * 0.4);
    int w = 0;
    int h = 0;
    SDL_GetRendererOutputSize(renderer_, &w, &h);
    return overlap(r, Rect{0, 0, double(w), double(h)});
}

// Textures are asked for at a new size only after the scale has come to rest: a pinch passes through many sizes.
void BoardView::choose_size(double seconds) {
    scale_rests_ = camera.scale() == seen_scale_ ? scale_rests_ + seconds : 0;
    seen_scale_ = camera.scale();
    int wanted = static_cast<int>(std::lround(camera.scale()));
    size_waits_ = asked_size_ != wanted;
    if (asked_size_ == 0 || (size_waits_ && scale_rests_ >= settle_seconds && !camera.moving())) {
        asked_size_ = wanted;
        size_waits_ = false;
    }
}

void BoardView::begin_frame() {
    tiles_->begin_frame(theme_);
}

bool BoardView::draw(const BoardScene& scene, double seconds) {
    scene_ = scene;
    choose_size(seconds);
    SDL_Color table = colour(palette(theme_)[Paint::table]);
    SDL_SetRenderDrawColor(renderer_, table.r, table.g, table.b, 255);
    SDL_RenderClear(renderer_);
    sprites_->begin_frame(theme_, static_cast<float>(camera.scale()));
    for (const SceneTile& tile : scene_.tiles) {
        if (visible(tile.cell)) tiles_->tile(placed(tile), asked_size_);
    }
    for (const auto& shown : {scene_.ghost, scene_.refused}) {
        if (shown) tiles_->tile(placed(*shown), asked_size_);
    }
    tiles_->paint_some(static_cast<std::uint32_t>(std::clamp(seconds * 1000 * paint_share, least_paint, most_paint)));
    // A tile appears with everything on it once it is painted; shapes of the others are not worked out yet.
    shown_.clear();
    for (const SceneTile& tile : scene_.tiles) {
        if (visible(tile.cell) && tiles_->tile(placed(tile), asked_size_) != nullptr) shown_.push_back(&tile);
    }

    lay_out_fan();
    draw_edge();
    draw_tiles();
    draw_towers();
    draw_tints();
    draw_lit();
    draw_figures();
    bool moving = draw_legal(seconds);
    draw_ghost();
    draw_refused();
    draw_cell_marks();
    if (spot_style_ == SpotStyle::ghosts) {
        draw_spots();
    } else {
        draw_fan();
    }
    return moving;
}

void BoardView::draw_tile(const SceneTile& tile, const Rect& at, double opacity) {
    SDL_Texture* texture = tiles_->tile(placed(tile), asked_size_);
    SDL_FRect target = frect(at);
    if (texture == nullptr) return;
    bool clear = opacity < 1;
    if (clear) {
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
        SDL_SetTextureAlphaMod(texture, static_cast<Uint8>(std::lround(opacity * 255)));
    }
    SDL_RenderCopyF(renderer_, texture, nullptr, &target);
    if (clear) {
        SDL_SetTextureAlphaMod(texture, 255);
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE);
    }
}

void BoardView::draw_edge() {
    const TableEdge& edge = scene_.edge;
    if (!edge.bounded) return;
    Rect first = camera.cell_rect(cell(edge.min_x, edge.min_y));
    Rect last = camera.cell_rect(cell(edge.max_x, edge.max_y));
    Rect table = grown(Rect{first.x, first.y, last.right() - first.x, last.bottom() - first.y}, camera.scale() * 0.05);
    Vec corners[4] = {Vec{table.x, table.y}, Vec{table.right(), table.y}, Vec{table.right(), table.bottom()},
                      Vec{table.x, table.bottom()}};
    Brush brush(renderer_);
    double line = std::max(2.0, camera.scale() * 0.03);
    SDL_Color stroke =
        theme_ == painter::Theme::day ? colour(palette(theme_)[Paint::shadow], 0.45) : colour(light_rim, 0.28);
    for (int i = 0; i < 4; ++i)
        brush.line(corners[i], corners[(i + 1) % 4], line, stroke);
}

void BoardView::draw_tiles() {
    const SceneTile* above = nullptr;
    for (const SceneTile* tile : shown_) {
        Rect r = camera.cell_rect(tile->cell);
        sprites_->draw_mark(Mark::tile_shadow, static_cast<float>(r.x), static_cast<float>(r.y));
    }
    for (const SceneTile* tile : shown_) {
        if (animator.tile_height(tile->cell) > 0) {
            above = tile;
            continue;
        }
        draw_tile(*tile, camera.cell_rect(tile->cell), 1);
    }
    if (above == nullptr) return;
    Rect r = scaled(camera.cell_rect(above->cell), animator.tile_size(above->cell));
    double height = animator.tile_height(above->cell);
    {
        Rect dark = r;
        dark.y += camera.scale() * 0.05 * height;
        Brush(renderer_).shadow(dark, camera.scale() * (0.02 + 0.12 * height),
                                colour(palette(theme_)[Paint::shadow], 0.35));
    }
    draw_tile(*above, r, 1);
}

void BoardView::draw_towers() {
    // By y first, so that nearer towers stand over farther ones; a corner shared by several tiles has one tower.
    std::set<std::pair<int, int>> corners;
    for (const SceneTile* tile : shown_) {
        if (animator.tile_height(tile->cell) > 0) continue;
        const painter::Geometry& g = geometry(*tile);
        for (int i = 0; i < 4; ++i) {
            if (!g.corner_towers[static_cast<std::size_t>(i)]) continue;
            painter::Point p = painter::corner(i);
            corners.insert({tile->cell.y + static_cast<int>(p.y), tile->cell.x + static_cast<int>(p.x)});
        }
    }
    for (const auto& [y, x] : corners) {
        Rect r = camera.cell_rect(cell(x, y));
        sprites_->draw_corner_tower(static_cast<float>(r.x), static_cast<float>(r.y));
    }
}

void BoardView::draw_tints() {
    if (scene_.ground == Ground::veiled) {
        Brush brush(renderer_);
        for (const SceneTile* tile : shown_)
            brush.rectangle(camera.cell_rect(tile->cell), colour(palette(theme_)[Paint::table], veil_opacity));
    }
    for (const FieldTint& tint : scene_.tints) {
        const SceneTile* tile = tile_at(tint.place.cell);
        if (tile == nullptr || !shows(*tile) || tint.owners.empty()) continue;
        Rect r = camera.cell_rect(tile->cell);
        // Those who share a field take turns over its tiles.
        int count = static_cast<int>(tint.owners.size());
        int turn = ((tile->cell.x + tile->cell.y) % count + count) % count;
        sprites_->draw_field_tint(placed(*tile), geometry(*tile).part_of(tint.place.segment).index,
                                  tint.owners[static_cast<std::size_t>(turn)], static_cast<float>(r.x),
                                  static_cast<float>(r.y));
    }
}

void BoardView::draw_cell_marks() {
    auto mark = [this](Mark kind, Cell c) {
        Rect r = camera.cell_rect(c);
        sprites_->draw_mark(kind, static_cast<float>(r.x), static_cast<float>(r.y));
    };
    for (Cell c : scene_.dead) {
        if (visible(c)) mark(Mark::dead, c);
    }
    if (scene_.asked && !(scene_.ghost && scene_.ghost->cell == *scene_.asked)) mark(Mark::legal_hot, *scene_.asked);
    if (scene_.last) mark(Mark::last, *scene_.last);
}

void BoardView::draw_segment(const LitSegment& lit, double opacity) {
    const SceneTile* tile = tile_at(lit.place.cell);
    if (tile == nullptr || !visible(tile->cell)) return;
    Rect r = camera.cell_rect(tile->cell);
    sprites_->draw_region(placed(*tile), geometry(*tile).part_of(lit.place.segment), lit.open_sides,
                          static_cast<float>(r.x), static_cast<float>(r.y), static_cast<float>(opacity));
}

void BoardView::draw_lit() {
    for (const LitSegment& lit : scene_.lit)
        draw_segment(lit, 1);
    for (const Animator::Gleam& gleam : animator.gleams())
        draw_segment(gleam.lit, gleam.strength());
    draw_lit_cells();
}

// One outline round all of them.
void BoardView::draw_lit_cells() {
    const std::vector<Cell>& cells = scene_.lit_cells;
    if (cells.empty()) return;
    auto is_lit = [&cells](Cell c) { return std::find(cells.begin(), cells.end(), c) != cells.end(); };
    Brush brush(renderer_);
    double line = std::max(2.0, camera.scale() * 0.025);
    for (Cell c : cells)
        brush.rectangle(camera.cell_rect(c), colour(palette(theme_)[Paint::select], 0.16));
    for (bool rim : {true, false}) {
        SDL_Color stroke = colour(palette(theme_)[rim ? Paint::legal_edge : Paint::legal]);
        for (Cell c : cells) {
            Rect r = camera.cell_rect(c);
            Vec corners[4] = {Vec{r.x, r.y}, Vec{r.right(), r.y}, Vec{r.right(), r.bottom()}, Vec{r.x, r.bottom()}};
            for (Side side : all_sides) {
                if (is_lit(neighbour(c, side))) continue;
                brush.line(corners[index(side)], corners[(index(side) + 1) % 4], rim ? line * 1.8 : line, stroke);
            }
        }
    }
}

void BoardView::draw_figure(const SceneFigure& figure, Vec lifted, painter::Presence presence, double opacity) {
    const SceneTile* tile = tile_at(figure.place.cell);
    if (tile == nullptr) return;
    FigureShape shape = FigureShape::follower;
    Vec at = camera.to_screen(foot(figure, *tile, &shape)) - lifted;
    sprites_->draw_figure(shape, figure.owner, presence, static_cast<float>(std::round(at.x)),
                          static_cast<float>(std::round(at.y)), 1.0f, static_cast<float>(opacity));
}

void BoardView::draw_figures() {
    std::vector<std::pair<double, const SceneFigure*>> order;
    auto add = [&](const SceneFigure& figure) {
        const SceneTile* tile = tile_at(figure.place.cell);
        if (tile != nullptr && shows(*tile)) order.emplace_back(foot(figure, *tile, nullptr).y, &figure);
    };
    for (const SceneFigure& figure : scene_.figures)
        add(figure);
    for (const Animator::Home& home : animator.homes()) {
        if (!home.moment.started()) add(home.figure);
    }
    std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    double point = camera.scale() / 110;
    for (const auto& entry : order) {
        double height = animator.figure_height(*entry.second) * point;
        draw_figure(*entry.second, Vec{0, height}, painter::Presence::standing, 1);
    }
}

bool BoardView::draw_legal(double seconds) {
    if (scene_.legal != breathing_cells_) {
        breathing_cells_ = scene_.legal;
        breath_ = 0;
    }
    if (scene_.legal.empty()) return false;
    breath_ += seconds;
    bool breathing = breath_ < breathing_for && animator.liveliness() == Liveliness::full;
    double opacity = 1;
    if (breathing) opacity = 0.9 + 0.1 * std::cos(breath_ / breath_seconds * 6.283185307179586);
    for (Cell c : scene_.legal) {
        if (!visible(c) || (scene_.ghost && scene_.ghost->cell == c)) continue;
        Rect r = camera.cell_rect(c);
        bool hot = scene_.hot == c;
        sprites_->draw_mark(hot ? Mark::legal_hot : Mark::legal, static_cast<float>(r.x), static_cast<float>(r.y),
                            static_cast<float>(hot ? 1 : opacity));
    }
    return breathing;
}

void BoardView::draw_ghost() {
    if (!scene_.ghost) return;
    SceneTile tile = *scene_.ghost;
    if (std::optional<Side> before = animator.ghost_turn()) tile.turn = *before;
    Rect r = camera.cell_rect(tile.cell);
    draw_tile(tile, scaled(r, animator.ghost_size()), ghost_opacity);
    sprites_->draw_mark(Mark::ghost_frame, static_cast<float>(r.x), static_cast<float>(r.y));
}

void BoardView::draw_refused() {
    if (!scene_.refused) return;
    Rect r = camera.cell_rect(scene_.refused->cell);
    draw_tile(*scene_.refused, r, refused_opacity);
    Brush brush(renderer_);
    painter::Rgb red = danger[theme_ == painter::Theme::day ? 0 : 1];
    double unit = camera.scale() / 82;
    brush.rectangle(r, colour(red, 0.20));
    brush.frame(r, 2 * unit, 2 * unit, colour(red));
    for (int side = 0; side < 4; ++side) {
        if ((scene_.refused_sides >> side & 1u) == 0) continue;
        Vec ends[4] = {Vec{r.x, r.y}, Vec{r.right(), r.y}, Vec{r.right(), r.bottom()}, Vec{r.x, r.bottom()}};
        Vec a = ends[side];
        Vec b = ends[(side + 1) % 4];
        Vec inset = (b - a) * 0.07;
        brush.line(a + inset, b - inset, 11 * unit, colour(light_rim));
        brush.line(a + inset, b - inset, 7 * unit, colour(danger[0]));
    }
}

void BoardView::draw_spots() {
    for (std::size_t i = 0; i < scene_.spots.size(); ++i) {
        if (static_cast<int>(i) == scene_.chosen_spot) continue;
        draw_figure(scene_.spots[i], Vec{}, painter::Presence::ghost, 1);
    }
    if (scene_.chosen_spot < 0 || scene_.chosen_spot >= static_cast<int>(scene_.spots.size())) return;
    {
        Brush brush(renderer_);
        Vec at = spot_point(scene_.chosen_spot);
        double radius = camera.scale() * 0.24;
        double line = std::max(2.0, camera.scale() * 0.022);
        brush.disc(at, radius, colour(palette(theme_)[Paint::select], 0.45));
        brush.ring(at, radius, line * 1.9, colour(palette(theme_)[Paint::legal_edge], 0.9));
        brush.ring(at, radius, line, colour(palette(theme_)[Paint::legal]));
    }
    draw_figure(scene_.spots[static_cast<std::size_t>(scene_.chosen_spot)], Vec{}, painter::Presence::standing, 1);
}

void BoardView::draw_carried() {
    if (!scene_.carried) return;
    const CarriedTile& carried = *scene_.carried;
    double half = carried.size / 2;
    Rect r{std::round(carried.at.x - half), std::round(carried.at.y - half), carried.size, carried.size};
    {
        Rect dark = r;
        dark.y += carried.size * 0.06;
        Brush(renderer_).shadow(dark, carried.size * 0.12, colour(palette(theme_)[Paint::shadow], 0.35));
    }
    draw_tile(SceneTile{carried.kind, Cell{}, carried.turn}, r, 1);
}

void BoardView::draw_above(const std::function<Rect(int owner)>& card_of) {
    draw_carried();
    for (const Animator::Home& home : animator.homes()) {
        const SceneTile* tile = tile_at(home.figure.place.cell);
        if (!home.moment.started() || tile == nullptr) continue;
        FigureShape shape = FigureShape::follower;
        Vec from = camera.to_screen(foot(home.figure, *tile, &shape));
        Rect card = card_of(home.figure.owner);
        double t = ease_in_out_cubic(home.moment.progress());
        Vec at = arc(from, Vec{card.centre().x, card.bottom() - card.h * 0.15}, t);
        double scale = 1 + (0.5 - 1) * t;
        double opacity = std::min(1.0, 5 * (1 - t));
        sprites_->draw_figure(shape, home.figure.owner, painter::Presence::standing, static_cast<float>(at.x),
                              static_cast<float>(at.y), static_cast<float>(scale), static_cast<float>(opacity));
    }
}

}  // namespace bastide::view
