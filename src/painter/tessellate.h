#pragma once

// Turns a drawing into triangles for a renderer that knows only coloured triangles. Curves are cut so finely that they
// are nowhere more than 0.45 pixels off at the given size. Positions are in pixels; blend the triangles in order.
// Reuse one Mesh for many drawings to save allocations.

#include <cstdint>
#include <vector>

#include "painter/commands.h"

namespace bastide::painter {

struct Vertex {
    float x = 0.0f;
    float y = 0.0f;
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    std::uint8_t alpha = 0;
};

struct Mesh {
    std::vector<Vertex> vertices;
    std::vector<int> indices;

    void clear() {
        vertices.clear();
        indices.clear();
    }
    std::size_t triangles() const { return indices.size() / 3; }
};

// Adds the drawing to the mesh: a point p of it lands on origin + p * pixels.
void tessellate(const Drawing& drawing, double pixels, Point origin, Mesh& mesh);

// Sides of a disc polygon with this radius in pixels.
int disc_sides(double radius);

}  // namespace bastide::painter
