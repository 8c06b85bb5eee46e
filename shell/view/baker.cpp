#include "shell/view/baker.h"

#include <algorithm>
#include <array>

namespace bastide::view {

namespace {

// Steps of about a fifth: a texture is never shrunk so far that linear filtering skips pixels.
constexpr std::array<int, 20> steps{24,  32,  40,  48,  56,  64,  80,  96,  112, 128,
                                    160, 192, 224, 256, 320, 384, 448, 512, 640, 768};

constexpr Uint32 texture_format = SDL_PIXELFORMAT_ARGB8888;
constexpr int oversampling = 2;

SDL_BlendMode premultiplied_blend() {
    return SDL_ComposeCustomBlendMode(SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
                                      SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD);
}

SDL_Texture* make_target(SDL_Renderer* renderer, int width, int height) {
    SDL_Texture* texture = SDL_CreateTexture(renderer, texture_format, SDL_TEXTUREACCESS_TARGET, width, height);
    if (texture != nullptr) SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear);
    return texture;
}

// Blending over nothing leaves colours multiplied by alpha; this undoes it.
void divide_by_alpha(std::vector<Uint32>& pixels) {
    for (Uint32& pixel : pixels) {
        const Uint32 alpha = pixel >> 24;
        if (alpha == 0 || alpha == 255) continue;
        Uint32 out = alpha << 24;
        for (const int shift : {0, 8, 16}) {
            const Uint32 part = (pixel >> shift) & 255u;
            out |= std::min<Uint32>(255, (part * 255 + alpha / 2) / alpha) << shift;
        }
        pixel = out;
    }
}

// Remembers the renderer's target and drawing state, and puts them back.
class TargetGuard {
public:
    explicit TargetGuard(SDL_Renderer* renderer) : renderer_(renderer), target_(SDL_GetRenderTarget(renderer)) {
        SDL_GetRenderDrawBlendMode(renderer_, &blend_);
        SDL_GetRenderDrawColor(renderer_, &red_, &green_, &blue_, &alpha_);
    }
    ~TargetGuard() {
        SDL_SetRenderTarget(renderer_, target_);
        SDL_SetRenderDrawBlendMode(renderer_, blend_);
        SDL_SetRenderDrawColor(renderer_, red_, green_, blue_, alpha_);
    }
    TargetGuard(const TargetGuard&) = delete;
    TargetGuard& operator=(const TargetGuard&) = delete;

private:
    SDL_Renderer* renderer_;
    SDL_Texture* target_;
    SDL_BlendMode blend_ = SDL_BLENDMODE_NONE;
    Uint8 red_ = 0, green_ = 0, blue_ = 0, alpha_ = 0;
};

}  // namespace

int texture_step(int pixels) {
    const auto step = std::lower_bound(steps.begin(), steps.end(), pixels);
    return step == steps.end() ? steps.back() : *step;
}

Baker::~Baker() { forget(); }

void Baker::forget() {
    if (scratch_ != nullptr) SDL_DestroyTexture(scratch_);
    scratch_ = nullptr;
    scratch_width_ = scratch_height_ = 0;
}

SDL_Texture* Baker::scratch(int width, int height) {
    if (scratch_ != nullptr && scratch_width_ >= width && scratch_height_ >= height) return scratch_;
    const int wide = std::max(width, scratch_width_), high = std::max(height, scratch_height_);
    forget();
    scratch_ = make_target(renderer_, wide, high);
    if (scratch_ == nullptr) return nullptr;
    SDL_SetTextureBlendMode(scratch_, SDL_BLENDMODE_NONE);
    scratch_width_ = wide;
    scratch_height_ = high;
    return scratch_;
}

void Baker::render_mesh() {
    if (mesh_.indices.empty()) return;
    const painter::Vertex& first = mesh_.vertices.front();
    static_assert(sizeof(SDL_Color) == 4 && sizeof(painter::Vertex) == 12, "a vertex holds a colour as SDL keeps it");
    const auto* colours = reinterpret_cast<const SDL_Color*>(&first.red);
    constexpr int stride = static_cast<int>(sizeof(painter::Vertex));
    SDL_SetRenderDrawBlendMode(renderer_, SDL_BLENDMODE_BLEND);
    SDL_RenderGeometryRaw(renderer_, nullptr, &first.x, stride, colours, stride, nullptr, 0,
                          static_cast<int>(mesh_.vertices.size()), mesh_.indices.data(),
                          static_cast<int>(mesh_.indices.size()), static_cast<int>(sizeof(int)));
}

SDL_Texture* Baker::bake(const painter::Drawing& drawing, const BakeBox& box, int width, int height, Surface surface) {
    const int wide = width * oversampling, high = height * oversampling;
    if (scratch(wide, high) == nullptr) return nullptr;
    SDL_Texture* texture = make_target(renderer_, width, height);
    if (texture == nullptr) return nullptr;
    const double pixels = wide / (box.x1 - box.x0);
    mesh_.clear();
    painter::tessellate(drawing, pixels, {-box.x0 * pixels, -box.y0 * pixels}, mesh_);

    const TargetGuard guard(renderer_);
    bool done = SDL_SetRenderTarget(renderer_, scratch_) == 0;
    SDL_SetRenderDrawColor(renderer_, 0, 0, 0, 0);
    SDL_RenderClear(renderer_);
    render_mesh();
    done = done && SDL_SetRenderTarget(renderer_, texture) == 0;
    const SDL_Rect part{0, 0, wide, high};
    done = done && SDL_RenderCopy(renderer_, scratch_, &part, nullptr) == 0;
    if (done && surface == Surface::sprite) done = finish_sprite(texture, width, height);
    if (done && surface == Surface::opaque) SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    if (!done) {
        SDL_SetRenderTarget(renderer_, nullptr);
        SDL_DestroyTexture(texture);
        return nullptr;
    }
    return texture;
}

// A sprite's colours are multiplied by its alpha. Renderers that cannot blend such colours get them divided again.
bool Baker::finish_sprite(SDL_Texture* texture, int width, int height) {
    if (SDL_SetTextureBlendMode(texture, premultiplied_blend()) == 0) {
        premultiplied_ = true;
        return true;
    }
    premultiplied_ = false;
    std::vector<Uint32> pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    const int pitch = width * 4;
    if (SDL_RenderReadPixels(renderer_, nullptr, texture_format, pixels.data(), pitch) != 0) return false;
    divide_by_alpha(pixels);
    if (SDL_UpdateTexture(texture, nullptr, pixels.data(), pitch) != 0) return false;
    return SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND) == 0;
}

void Baker::draw_sprite(SDL_Texture* texture, const SDL_FRect& place, float opacity) {
    const Uint8 share = static_cast<Uint8>(std::clamp(opacity, 0.0f, 1.0f) * 255.0f + 0.5f);
    const Uint8 tint = premultiplied_ ? share : Uint8{255};
    SDL_SetTextureAlphaMod(texture, share);
    SDL_SetTextureColorMod(texture, tint, tint, tint);
    SDL_RenderCopyF(renderer_, texture, nullptr, &place);
}

}  // namespace bastide::view
