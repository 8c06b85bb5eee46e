#include "shell/view/sprite_cache.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace bastide::view {

namespace {

// Frames a sprite is kept after it was last shown.
constexpr std::uint64_t patience = 240;
constexpr std::uint64_t sweep_interval = 64;

// The box of whole pixels round a mesh, with one pixel to spare.
SDL_Rect pixel_bounds(const painter::Mesh& mesh) {
    float x0 = 0, y0 = 0, x1 = 1, y1 = 1;
    for (const painter::Vertex& v : mesh.vertices) {
        const bool first = &v == &mesh.vertices.front();
        x0 = first ? v.x : std::min(x0, v.x);
        y0 = first ? v.y : std::min(y0, v.y);
        x1 = first ? v.x : std::max(x1, v.x);
        y1 = first ? v.y : std::max(y1, v.y);
    }
    const int left = static_cast<int>(std::floor(x0)) - 1, top = static_cast<int>(std::floor(y0)) - 1;
    return {left, top, static_cast<int>(std::ceil(x1)) + 1 - left, static_cast<int>(std::ceil(y1)) + 1 - top};
}

painter::Drawing paint_mark(Mark mark, const painter::Palette& colours) {
    switch (mark) {
        case Mark::legal:
            return painter::paint_legal(colours, painter::Heat::cold);
        case Mark::legal_hot:
            return painter::paint_legal(colours, painter::Heat::hot);
        case Mark::ghost_frame:
            return painter::paint_ghost_frame(colours);
        case Mark::dead:
            return painter::paint_dead(colours);
        case Mark::last:
            return painter::paint_last(colours);
        case Mark::tile_shadow:
            return painter::paint_tile_shadow();
    }
    return {};
}

std::vector<int> edges_in(unsigned mask) {
    std::vector<int> edges;
    for (int e = 0; e < 4; ++e) {
        if ((mask >> e & 1u) != 0) edges.push_back(e);
    }
    return edges;
}

}  // namespace

bool SpriteCache::Key::operator<(const Key& other) const {
    return std::tie(kind, a, b, c, tile, size, theme) <
           std::tie(other.kind, other.a, other.b, other.c, other.tile, other.size, other.theme);
}

SpriteCache::SpriteCache(SDL_Renderer* renderer, TileTextures& tiles) : baker_(renderer), tiles_(tiles) {}

SpriteCache::~SpriteCache() {
    forget();
}

void SpriteCache::begin_frame(painter::Theme theme, float pixels) {
    theme_ = theme;
    pixels_ = pixels;
    ++frame_;
    if (frame_ % sweep_interval == 0) drop_unused();
}

void SpriteCache::draw_figure(painter::FigureShape shape, int owner, painter::Presence presence, float x, float y,
                              float scale, float opacity) {
    Key key;
    key.kind = Kind::figure;
    key.a = static_cast<int>(shape);
    key.b = owner;
    key.c = static_cast<int>(presence);
    draw(key, x, y, scale, opacity);
}

void SpriteCache::draw_corner_tower(float x, float y) {
    Key key;
    key.kind = Kind::corner_tower;
    draw(key, x, y, 1.0f, 1.0f);
}

void SpriteCache::draw_mark(Mark mark, float x, float y, float opacity) {
    Key key;
    key.kind = Kind::mark;
    key.a = static_cast<int>(mark);
    draw(key, x, y, 1.0f, opacity);
}

void SpriteCache::draw_field_tint(const PlacedTile& tile, int field, int owner, float x, float y, float opacity) {
    Key key;
    key.kind = Kind::field_tint;
    key.a = field;
    key.b = owner;
    key.tile = tile;
    draw(key, x, y, 1.0f, opacity);
}

void SpriteCache::draw_region(const PlacedTile& tile, painter::Part part, unsigned open_edges, float x, float y,
                              float opacity) {
    Key key;
    key.kind = Kind::region;
    key.a = static_cast<int>(part.kind);
    key.b = part.index;
    key.c = static_cast<int>(open_edges);
    key.tile = tile;
    draw(key, x, y, 1.0f, opacity);
}

painter::Drawing SpriteCache::paint(const Key& key) {
    const painter::Palette& colours = painter::palette(key.theme);
    switch (key.kind) {
        case Kind::figure:
            return painter::paint_figure(static_cast<painter::FigureShape>(key.a), key.b, colours, 1.0,
                                         static_cast<painter::Presence>(key.c));
        case Kind::corner_tower:
            return painter::paint_corner_tower(colours);
        case Kind::mark:
            return paint_mark(static_cast<Mark>(key.a), colours);
        case Kind::field_tint:
            return painter::paint_field_tint(tiles_.geometry(key.tile), key.a, key.b, colours);
        case Kind::region:
            return painter::paint_region(tiles_.geometry(key.tile), {static_cast<FeatureKind>(key.a), key.b},
                                         edges_in(static_cast<unsigned>(key.c)), colours);
    }
    return {};
}

const SpriteCache::Sprite& SpriteCache::sprite(const Key& key) {
    const auto [place, fresh] = sprites_.try_emplace(key);
    Sprite& sprite = place->second;
    sprite.last_asked = frame_;
    if (!fresh) return sprite;
    const painter::Drawing drawing = paint(key);
    painter::Mesh mesh;
    painter::tessellate(drawing, key.size, {}, mesh);
    const SDL_Rect bounds = pixel_bounds(mesh);
    const double unit = 1.0 / key.size;
    sprite.box = {bounds.x * unit, bounds.y * unit, (bounds.x + bounds.w) * unit, (bounds.y + bounds.h) * unit};
    sprite.texture = baker_.bake(drawing, sprite.box, bounds.w, bounds.h, Surface::sprite);
    return sprite;
}

void SpriteCache::draw(Key key, float x, float y, float scale, float opacity) {
    if (pixels_ <= 0) return;
    // A figure drawn larger is baked larger.
    key.size = texture_step(static_cast<int>(std::ceil(pixels_ * scale)));
    key.theme = theme_;
    const Sprite& shown = sprite(key);
    if (shown.texture == nullptr) return;
    const double unit = static_cast<double>(pixels_) * static_cast<double>(scale);
    const BakeBox& box = shown.box;
    const SDL_FRect place{x + static_cast<float>(box.x0 * unit), y + static_cast<float>(box.y0 * unit),
                          static_cast<float>((box.x1 - box.x0) * unit), static_cast<float>((box.y1 - box.y0) * unit)};
    baker_.draw_sprite(shown.texture, place, opacity);
}

void SpriteCache::drop_unused() {
    for (auto entry = sprites_.begin(); entry != sprites_.end();) {
        if (entry->second.last_asked + patience >= frame_) {
            ++entry;
            continue;
        }
        if (entry->second.texture != nullptr) SDL_DestroyTexture(entry->second.texture);
        entry = sprites_.erase(entry);
    }
}

void SpriteCache::handle_event(const SDL_Event& event) {
    if (event.type == SDL_RENDER_TARGETS_RESET || event.type == SDL_RENDER_DEVICE_RESET) forget();
}

void SpriteCache::forget() {
    for (auto& [key, sprite] : sprites_) {
        if (sprite.texture != nullptr) SDL_DestroyTexture(sprite.texture);
    }
    sprites_.clear();
    baker_.forget();
}

}  // namespace bastide::view
