// Draws simple shapes with soft edges straight onto the screen, in device pixels: discs, lines, frames, rectangles.
// SDL's triangles have hard edges; here every outline ends in a rim one pixel wide that fades out. For the few marks
// that change every frame; whatever stays is painted once into a texture. Shapes gather until `flush`.
#pragma once

#include <SDL.h>

#include <vector>

#include "painter/palette.h"
#include "shell/view/screen.h"

namespace bastide::view {

SDL_Color colour(painter::Rgb rgb, double alpha = 1);

class Brush {
public:
    explicit Brush(SDL_Renderer* renderer) : renderer_(renderer) {}
    ~Brush() { flush(); }
    Brush(const Brush&) = delete;
    Brush& operator=(const Brush&) = delete;

    void rectangle(const Rect& rect, SDL_Color fill);
    void disc(Vec centre, double radius, SDL_Color fill);
    void ring(Vec centre, double radius, double width, SDL_Color stroke);
    // Round ends.
    void line(Vec from, Vec to, double width, SDL_Color stroke);
    void rounded(const Rect& rect, double radius, SDL_Color fill);
    // The middle of the stroke runs along the rectangle.
    void frame(const Rect& rect, double radius, double width, SDL_Color stroke);
    // Dark in the middle of the rectangle's border, fading outwards over `spread`.
    void shadow(const Rect& rect, double spread, SDL_Color dark);

    void flush();

private:
    using Outline = std::vector<Vec>;
    static Outline rounded_outline(const Rect& rect, double radius);
    static Outline circle(Vec centre, double radius);
    void convex(const Outline& outline, SDL_Color fill);
    void stroke(const Outline& closed, double width, SDL_Color colour);
    int vertex(Vec at, SDL_Color colour);
    void triangle(int a, int b, int c);
    void band(const std::vector<int>& inner, const std::vector<int>& outer);
    std::vector<int> loop(const Outline& outline, double outward, SDL_Color colour);

    SDL_Renderer* renderer_;
    std::vector<SDL_Vertex> vertices_;
    std::vector<int> indices_;
};

}  // namespace bastide::view
