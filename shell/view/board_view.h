// The board on the screen: draws a scene in its layers through a camera, with whatever the animator has on its way, and
// answers what lies under a point of the screen. One frame: `begin_frame`, then whoever asks for pictures of tiles,
// `draw`, then the panels, then `draw_above` for what flies over them. Questions refer to the scene drawn last. It
// tells what is pointed at, and never what may be done.
#pragma once

#include <SDL.h>

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "painter/palette.h"
#include "shell/view/animator.h"
#include "shell/view/board_scene.h"
#include "shell/view/brush.h"
#include "shell/view/camera.h"
#include "shell/view/spot_fan.h"
#include "shell/view/sprite_cache.h"
#include "shell/view/tile_textures.h"

namespace bastide::view {

inline PlacedTile placed(const SceneTile& tile) {
    return PlacedTile{tile.kind, tile.turn, tile.cell};
}

class BoardView {
public:
    Camera camera;
    Animator animator;

    // A new renderer, or none before the old one goes.
    void set_renderer(SDL_Renderer* renderer);
    void set_theme(painter::Theme theme) { theme_ = theme; }
    void set_pixel_ratio(double ratio) { pixel_ratio_ = ratio; }
    // Parts of the free area where something lies after all; the fan keeps off them.
    void set_covered(std::vector<Rect> covered) { covered_ = std::move(covered); }
    // Pass every SDL event: textures may be lost.
    void handle_event(const SDL_Event& event);

    void begin_frame();
    // True while something moves that needs another frame.
    bool draw(const BoardScene& scene, double seconds);
    // Figures on their way to a player's card and the tile that is carried, over the panels.
    void draw_above(const std::function<Rect(int owner)>& card_of);
    // Some textures are not painted yet.
    bool painting() const { return tiles_ && (tiles_->pending() || size_waits_); }

    // The texture of a tile by itself, for panels; null while it is not painted.
    SDL_Texture* tile_picture(TileKind kind, Side turn, int pixels);

    std::optional<Place> place_at(Vec screen);
    // Index of the figure spot under a point, or -1.
    int spot_at(Vec screen) const;
    int spot_count() const { return static_cast<int>(spots_on_screen_.size()); }
    // Where to point at a spot, by its index.
    Vec spot_point(int spot) const;
    struct FanSpot {
        int spot = 0;
        FanButton button;
    };
    // The buttons around the tile; empty unless the scene asked for a fan, or ghosts would stand on one another.
    const std::vector<FanSpot>& fan() const { return fan_; }
    // Middle of a tile's segment, on the board.
    Vec board_point(Place place);

private:
    const SceneTile* tile_at(Cell cell) const;
    const painter::Geometry& geometry(const SceneTile& tile);
    Vec foot(const SceneFigure& figure, const SceneTile& tile, painter::FigureShape* shape);
    bool visible(Cell cell) const;
    bool shows(const SceneTile& tile) const;
    void choose_size(double seconds);

    void draw_edge();
    void draw_tiles();
    void draw_tile(const SceneTile& tile, const Rect& at, double opacity);
    void draw_towers();
    void draw_tints();
    void draw_lit();
    void draw_segment(const LitSegment& lit, double opacity);
    void draw_lit_cells();
    void draw_figures();
    void draw_figure(const SceneFigure& figure, Vec lifted, painter::Presence presence, double opacity);
    bool draw_legal(double seconds);
    void draw_ghost();
    void draw_refused();
    void draw_carried();
    void draw_cell_marks();
    void draw_spots();
    void draw_fan();
    void lay_out_fan();
    bool ghosts_overlap() const;

    SDL_Renderer* renderer_ = nullptr;
    std::unique_ptr<TileTextures> tiles_;
    std::unique_ptr<SpriteCache> sprites_;
    painter::Theme theme_ = painter::Theme::day;
    BoardScene scene_;
    std::vector<const SceneTile*> shown_;  // of the scene's tiles those on the screen and painted
    std::vector<FanSpot> fan_;
    SpotStyle spot_style_ = SpotStyle::ghosts;
    std::vector<Vec> spots_on_screen_;
    std::vector<Rect> covered_;
    double pixel_ratio_ = 1;
    std::vector<Cell> breathing_cells_;
    double breath_ = 0;
    int asked_size_ = 0;
    double seen_scale_ = 0;
    double scale_rests_ = 0;
    bool size_waits_ = false;
};

}  // namespace bastide::view
