#include "shell/view/baker.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace bastide::view {

namespace {

// Steps of about a fifth: a texture is never shrunk so far that linear filtering skips pixels.
constexpr std::array<int, 20> size_steps{24,  32,  40,  48,  56,  64,  80,  96,  112, 128,
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

Uint32 channel(Uint32 pixel, int shift) {
    return (pixel >> shift) & 255u;
}

// The mean of four pixels, whose colours are multiplied by alpha because they were blended over nothing. The result
// has plain colours.
Uint32 mean(Uint32 a, Uint32 b, Uint32 c, Uint32 d) {
    const auto sum = [=](int shift) {
        return channel(a, shift) + channel(b, shift) + channel(c, shift) + channel(d, shift);
    };
    const Uint32 alpha = sum(24);
    if (alpha == 0) return 0;
    Uint32 out = (alpha + 2) / 4 << 24;
    for (const int shift : {0, 8, 16})
        out |= std::min<Uint32>(255, (sum(shift) * 255 + alpha / 2) / alpha) << shift;
    return out;
}

std::vector<Uint32> halved(const std::vector<Uint32>& pixels, int width, int height) {
    const std::size_t wide = static_cast<std::size_t>(width), high = static_cast<std::size_t>(height);
    std::vector<Uint32> out(wide * high);
    for (std::size_t y = 0; y < high; ++y) {
        const Uint32* row = pixels.data() + y * 4 * wide;
        const Uint32* below = row + 2 * wide;
        for (std::size_t x = 0; x < wide; ++x) {
            out[y * wide + x] = mean(row[2 * x], row[2 * x + 1], below[2 * x], below[2 * x + 1]);
        }
    }
    return out;
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
    const auto step = std::lower_bound(size_steps.begin(), size_steps.end(), pixels);
    return step == size_steps.end() ? size_steps.back() : *step;
}

// The software renderer halves with a shift and cannot blend colours that are multiplied by alpha.
Baker::Baker(SDL_Renderer* renderer) : renderer_(renderer) {
    SDL_RendererInfo info{};
    if (SDL_GetRendererInfo(renderer, &info) != 0 || (info.flags & SDL_RENDERER_SOFTWARE) != 0) return;
    SDL_Texture* trial = make_target(renderer, 1, 1);
    if (trial == nullptr) return;
    on_device_ = SDL_SetTextureBlendMode(trial, premultiplied_blend()) == 0;
    SDL_DestroyTexture(trial);
}

Baker::~Baker() {
    forget();
}

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
    const double pixels = wide / (box.x1 - box.x0);
    mesh_.clear();
    painter::tessellate(drawing, pixels, {-box.x0 * pixels, -box.y0 * pixels}, mesh_);

    const TargetGuard guard(renderer_);
    if (SDL_SetRenderTarget(renderer_, scratch_) != 0) return nullptr;
    SDL_SetRenderDrawColor(renderer_, 0, 0, 0, 0);
    SDL_RenderClear(renderer_);
    render_mesh();
    return on_device_ ? halve_on_device(width, height, surface) : halve_in_memory(width, height);
}

SDL_Texture* Baker::halve_on_device(int width, int height, Surface surface) {
    SDL_Texture* texture = make_target(renderer_, width, height);
    if (texture == nullptr) return nullptr;
    const SDL_Rect part{0, 0, width * oversampling, height * oversampling};
    const bool done =
        SDL_SetRenderTarget(renderer_, texture) == 0 && SDL_RenderCopy(renderer_, scratch_, &part, nullptr) == 0;
    if (!done) {
        SDL_SetRenderTarget(renderer_, nullptr);
        SDL_DestroyTexture(texture);
        return nullptr;
    }
    SDL_SetTextureBlendMode(texture, surface == Surface::sprite ? premultiplied_blend() : SDL_BLENDMODE_BLEND);
    return texture;
}

SDL_Texture* Baker::halve_in_memory(int width, int height) {
    const SDL_Rect part{0, 0, width * oversampling, height * oversampling};
    std::vector<Uint32> pixels(static_cast<std::size_t>(part.w) * static_cast<std::size_t>(part.h));
    if (SDL_RenderReadPixels(renderer_, &part, texture_format, pixels.data(), part.w * 4) != 0) return nullptr;
    pixels = halved(pixels, width, height);
    SDL_Texture* texture = SDL_CreateTexture(renderer_, texture_format, SDL_TEXTUREACCESS_STATIC, width, height);
    if (texture == nullptr) return nullptr;
    SDL_UpdateTexture(texture, nullptr, pixels.data(), width * 4);
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear);
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    return texture;
}

void Baker::draw_sprite(SDL_Texture* texture, const SDL_FRect& place, float opacity) {
    const Uint8 share = static_cast<Uint8>(std::lround(std::clamp(opacity, 0.0f, 1.0f) * 255.0f));
    const Uint8 tint = on_device_ ? share : Uint8{255};
    SDL_SetTextureAlphaMod(texture, share);
    SDL_SetTextureColorMod(texture, tint, tint, tint);
    SDL_RenderCopyF(renderer_, texture, nullptr, &place);
}

}  // namespace bastide::view
