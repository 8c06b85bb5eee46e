#pragma once

// The textures of everything that is not a tile: figures, corner towers, marks on cells, tints of fields and outlines
// of regions. Sprites are small and are painted when first asked for. Draw a sprite with `draw`: `x`, `y` is where the
// origin of its drawing lies on the screen (the foot of a figure, the lattice corner of a tower, the north-west corner
// of the cell for marks and tints) and `pixels` is the width of a tile.

#include <SDL.h>

#include <cstdint>
#include <map>

#include "painter/painter.h"
#include "shell/view/baker.h"
#include "shell/view/tile_textures.h"

namespace bastide::view {

enum class Mark : std::uint8_t { legal, legal_hot, ghost_frame, dead, last, tile_shadow };

class SpriteCache {
public:
    // Geometry is taken from the tiles' cache.
    SpriteCache(SDL_Renderer* renderer, TileTextures& tiles);
    ~SpriteCache();
    SpriteCache(const SpriteCache&) = delete;
    SpriteCache& operator=(const SpriteCache&) = delete;

    // Starts a frame at this theme and size of a tile.
    void begin_frame(painter::Theme theme, float pixels);

    void draw_figure(painter::FigureShape shape, int owner, painter::Presence presence, float x, float y,
                     float scale = 1.0f, float opacity = 1.0f);
    void draw_corner_tower(float x, float y);
    void draw_mark(Mark mark, float x, float y, float opacity = 1.0f);
    void draw_field_tint(const PlacedTile& tile, int field, int owner, float x, float y, float opacity = 1.0f);
    // `open_edges`: bit e set if the region is open at edge e of the tile as it lies.
    void draw_region(const PlacedTile& tile, painter::Part part, unsigned open_edges, float x, float y,
                     float opacity = 1.0f);

    void handle_event(const SDL_Event& event);
    void forget();

private:
    enum class Kind : std::uint8_t { figure, corner_tower, mark, field_tint, region };
    struct Key {
        Kind kind = Kind::figure;
        int a = 0;
        int b = 0;
        int c = 0;
        PlacedTile tile;
        int size = 0;
        painter::Theme theme = painter::Theme::day;

        bool operator<(const Key& other) const;
    };
    struct Sprite {
        SDL_Texture* texture = nullptr;
        BakeBox box;
        std::uint64_t last_asked = 0;
    };

    painter::Drawing paint(const Key& key);
    const Sprite& sprite(const Key& key);
    void draw(Key key, float x, float y, float scale, float opacity);
    void drop_unused();

    Baker baker_;
    TileTextures& tiles_;
    painter::Theme theme_ = painter::Theme::day;
    float pixels_ = 0.0f;
    std::uint64_t frame_ = 0;
    std::map<Key, Sprite> sprites_;
};

}  // namespace bastide::view
