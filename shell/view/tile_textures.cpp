#include "shell/view/tile_textures.h"

#include <algorithm>

namespace bastide::view {

namespace {

constexpr std::size_t texture_budget = std::size_t{96} << 20;
constexpr std::size_t geometry_budget = 512;
// A whole game's tiles of this size take 27 MB.
constexpr int largest_reserve = 256;

std::size_t bytes_of(int size) {
    return static_cast<std::size_t>(size) * static_cast<std::size_t>(size) * 4;
}

bool lost_textures(const SDL_Event& event) {
    return event.type == SDL_RENDER_TARGETS_RESET || event.type == SDL_RENDER_DEVICE_RESET;
}

}  // namespace

TileTextures::TileTextures(SDL_Renderer* renderer) : baker_(renderer) {
    SDL_RendererInfo info{};
    if (SDL_GetRendererInfo(renderer, &info) == 0 && info.max_texture_width > 0) {
        largest_ = std::min(info.max_texture_width, info.max_texture_height) / 2;
    }
}

TileTextures::~TileTextures() {
    forget();
}

void TileTextures::begin_frame(painter::Theme theme) {
    theme_ = theme;
    ++frame_;
    wanted_.clear();
    drop_replaced();
    if (geometry_.size() > geometry_budget) geometry_.clear();
}

SDL_Texture* TileTextures::tile(const PlacedTile& tile, int pixels) {
    if (tile.kind == TileKind::none || pixels <= 0) return nullptr;
    const Key key{tile, std::min(texture_step(pixels), largest_), theme_};
    const auto found = entries_.find(key);
    if (found != entries_.end()) {
        found->second.last_asked = found->second.last_shown = frame_;
        found->second.replaced = false;
        return found->second.texture;
    }
    const auto same = [&key](const Key& other) { return !(key < other) && !(other < key); };
    if (std::none_of(wanted_.begin(), wanted_.end(), same)) wanted_.push_back(key);
    return closest(key);
}

// Another size or theme of the same tile, the largest first.
SDL_Texture* TileTextures::closest(const Key& key) {
    Entry* best = nullptr;
    for (auto entry = entries_.lower_bound({key.tile, 0, painter::Theme::day});
         entry != entries_.end() && entry->first.tile == key.tile; ++entry) {
        if (entry->second.texture != nullptr) best = &entry->second;
    }
    if (best == nullptr) return nullptr;
    // Whoever got it draws it later in this frame.
    best->last_shown = frame_;
    return best->texture;
}

bool TileTextures::paint_some(std::uint32_t milliseconds) {
    if (wanted_.empty()) return false;
    const Uint64 end = SDL_GetTicks64() + milliseconds;
    std::size_t painted = 0;
    do {
        paint(wanted_[painted]);
        ++painted;
    } while (painted < wanted_.size() && SDL_GetTicks64() < end);
    wanted_.erase(wanted_.begin(), wanted_.begin() + static_cast<std::ptrdiff_t>(painted));
    keep_within_budget();
    return true;
}

void TileTextures::paint(const Key& key) {
    const painter::Detail detail =
        key.size < painter::full_detail_pixels ? painter::Detail::reduced : painter::Detail::full;
    const painter::Drawing drawing = painter::paint_tile(geometry(key.tile), painter::palette(key.theme), detail);
    // A tile that cannot be painted is remembered too, or it would be tried again in every frame.
    Entry& entry = entries_[key];
    entry.texture = baker_.bake(drawing, BakeBox{}, key.size, key.size, Surface::opaque);
    entry.last_asked = entry.last_shown = frame_;
    bytes_ += bytes_of(key.size);
    replace_others(key);
}

// Other textures of the tile have done their service, unless something else shows them. They may still be drawn in
// this frame. The camera goes back and forth between two sizes in most turns: the size shown last stays in reserve.
void TileTextures::replace_others(const Key& key) {
    Entry* reserve = nullptr;
    for (auto entry = entries_.lower_bound({key.tile, 0, painter::Theme::day});
         entry != entries_.end() && entry->first.tile == key.tile; ++entry) {
        const bool other = key < entry->first || entry->first < key;
        if (!other || entry->second.last_asked == frame_) continue;
        entry->second.replaced = true;
        const bool useful = entry->first.theme == key.theme && entry->first.size <= largest_reserve;
        if (useful && (reserve == nullptr || entry->second.last_asked > reserve->last_asked)) reserve = &entry->second;
    }
    if (reserve != nullptr) reserve->replaced = false;
}

void TileTextures::drop_replaced() {
    for (auto entry = entries_.begin(); entry != entries_.end();) {
        const auto here = entry++;
        if (here->second.replaced) erase(here);
    }
}

void TileTextures::keep_within_budget() {
    while (bytes_ > texture_budget) {
        const auto oldest = std::min_element(entries_.begin(), entries_.end(), [](const auto& a, const auto& b) {
            return a.second.last_shown < b.second.last_shown;
        });
        if (oldest == entries_.end() || oldest->second.last_shown == frame_) return;
        erase(oldest);
    }
}

void TileTextures::erase(std::map<Key, Entry>::iterator entry) {
    bytes_ -= bytes_of(entry->first.size);
    if (entry->second.texture != nullptr) SDL_DestroyTexture(entry->second.texture);
    entries_.erase(entry);
}

const painter::Geometry& TileTextures::geometry(const PlacedTile& tile) {
    std::unique_ptr<painter::Geometry>& shapes = geometry_[tile];
    if (shapes == nullptr) {
        shapes = std::make_unique<painter::Geometry>(painter::turned(painter::topology_of(tile.kind), index(tile.turn)),
                                                     tile.cell);
    }
    return *shapes;
}

void TileTextures::handle_event(const SDL_Event& event) {
    if (lost_textures(event)) forget();
}

void TileTextures::forget() {
    while (!entries_.empty())
        erase(entries_.begin());
    wanted_.clear();
    baker_.forget();
}

}  // namespace bastide::view
