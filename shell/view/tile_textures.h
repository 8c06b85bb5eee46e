#pragma once

// The textures of tiles. Houses and trees cross borders by place, so a texture belongs to a tile in its cell, not to a
// kind of tile. Tiles are painted lazily: ask for all tiles of a frame with `tile`, draw what there is, and call
// `paint_some` once a frame, outside any render target of your own; while `pending`, draw again soon. A tile that
// waits for a new size or theme is shown in its old texture. Textures fill their tile exactly: draw them on whole
// pixels, opaque, or with SDL_SetTextureAlphaMod for a ghost (set it back afterwards).

#include <SDL.h>

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "painter/painter.h"
#include "rules/geometry.h"
#include "rules/tile.h"
#include "shell/view/baker.h"

namespace bastide::view {

// A tile in hand, or in a panel, uses cell (0, 0); the ghost uses the cell it would be laid in.
struct PlacedTile {
    TileKind kind = TileKind::none;
    Side turn = Side::north;
    Cell cell;

    friend bool operator==(const PlacedTile& a, const PlacedTile& b) {
        return a.kind == b.kind && a.turn == b.turn && a.cell == b.cell;
    }
    friend bool operator<(const PlacedTile& a, const PlacedTile& b) {
        if (!(a.cell == b.cell)) return a.cell < b.cell;
        return a.kind != b.kind ? a.kind < b.kind : a.turn < b.turn;
    }
};

class TileTextures {
public:
    explicit TileTextures(SDL_Renderer* renderer);
    ~TileTextures();
    TileTextures(const TileTextures&) = delete;
    TileTextures& operator=(const TileTextures&) = delete;

    // Starts a frame: what is asked for from now on is wanted.
    void begin_frame(painter::Theme theme);
    // The best texture there is of a tile shown `pixels` wide, or null while it was never painted; asks for a better
    // one.
    SDL_Texture* tile(const PlacedTile& tile, int pixels);
    // Paints what was asked for and is not there yet, at least one tile, then for as long as `milliseconds` last.
    // True if a tile was painted.
    bool paint_some(std::uint32_t milliseconds);
    // Something that was asked for in this frame is not painted yet.
    bool pending() const { return !wanted_.empty(); }

    // Shapes of a tile: for pointing, figure spots, highlights and corner towers. Good until the next begin_frame.
    const painter::Geometry& geometry(const PlacedTile& tile);

    // Pass every SDL event; render targets and devices may be lost.
    void handle_event(const SDL_Event& event);
    // Drops every texture; geometry stays.
    void forget();

private:
    struct Key {
        PlacedTile tile;
        int size = 0;
        painter::Theme theme = painter::Theme::day;

        friend bool operator<(const Key& a, const Key& b) {
            if (!(a.tile == b.tile)) return a.tile < b.tile;
            return a.size != b.size ? a.size < b.size : a.theme < b.theme;
        }
    };
    struct Entry {
        SDL_Texture* texture = nullptr;
        std::uint64_t last_asked = 0;
        // As `last_asked`, or in place of another size.
        std::uint64_t last_shown = 0;
        // Another texture shows the tile; goes with the next frame unless it is asked for again.
        bool replaced = false;
    };

    SDL_Texture* closest(const Key& key);
    void paint(const Key& key);
    void replace_others(const Key& key);
    void drop_replaced();
    void keep_within_budget();
    void erase(std::map<Key, Entry>::iterator entry);

    Baker baker_;
    painter::Theme theme_ = painter::Theme::day;
    int largest_ = 1024;
    std::uint64_t frame_ = 0;
    std::size_t bytes_ = 0;
    std::map<Key, Entry> entries_;
    std::vector<Key> wanted_;
    std::map<PlacedTile, std::unique_ptr<painter::Geometry>> geometry_;
};

}  // namespace bastide::view
