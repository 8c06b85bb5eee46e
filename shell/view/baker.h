#pragma once

// Turns drawings of the painter into textures. A drawing is painted at twice the wanted size into a render target and
// halved by linear filtering, because SDL_RenderGeometry has no antialiasing. Baking switches the render target and
// puts the old one back. Textures live until their owner destroys them, or the device is lost (then bake again).

#include <SDL.h>

#include <cstdint>

#include "painter/commands.h"
#include "painter/tessellate.h"

namespace bastide::view {

// Sizes a tile is baked at: the smallest of a ladder that is not below `pixels`. A camera that stops at these sizes
// shows textures one to one.
int texture_step(int pixels);

// A drawing in tile units is baked inside this box.
struct BakeBox {
    double x0 = 0.0;
    double y0 = 0.0;
    double x1 = 1.0;
    double y1 = 1.0;
};

// Opaque pictures fill their whole box; sprites are clear where nothing is painted.
enum class Surface : std::uint8_t { opaque, sprite };

class Baker {
public:
    explicit Baker(SDL_Renderer* renderer);
    ~Baker();
    Baker(const Baker&) = delete;
    Baker& operator=(const Baker&) = delete;

    // A texture of `width` x `height` pixels that shows the box, or null if the renderer cannot make one.
    SDL_Texture* bake(const painter::Drawing& drawing, const BakeBox& box, int width, int height, Surface surface);
    // Draws a sprite that this baker baked.
    void draw_sprite(SDL_Texture* texture, const SDL_FRect& place, float opacity);
    // After the device was lost.
    void forget();

    SDL_Renderer* renderer() const { return renderer_; }

private:
    SDL_Texture* scratch(int width, int height);
    void render_mesh();
    SDL_Texture* halve_on_device(int width, int height, Surface surface);
    SDL_Texture* halve_in_memory(int width, int height);

    SDL_Renderer* renderer_;
    SDL_Texture* scratch_ = nullptr;
    int scratch_width_ = 0;
    int scratch_height_ = 0;
    // Textures are halved by the device, and the colours of sprites are multiplied by their alpha.
    bool on_device_ = false;
    painter::Mesh mesh_;
};

}  // namespace bastide::view
