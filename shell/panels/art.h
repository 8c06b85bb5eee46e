// Drawings of the painter on an ImGui draw list: figures, emblems, and polygons that may be concave. Triangles are
// found once for each drawing and kept.
#pragma once

#include <map>
#include <vector>

#include "painter/painter.h"
#include "shell/panels/imgui_compat.h"

namespace bastide::panels {

// Fills a simple polygon, concave or not, with smooth edges.
void fill_polygon(ImDrawList& list, const std::vector<ImVec2>& points, ImU32 colour);
// Closed or open line with round joints and ends.
void round_line(ImDrawList& list, const std::vector<ImVec2>& points, ImU32 colour, float width, bool closed);

class Art {
public:
    // The figure with its foot at a point; `tile` is the size of a tile for this scale, in pixels.
    void figure(ImDrawList& list, painter::FigureShape shape, int owner, painter::Theme theme, ImVec2 foot, float tile,
                float alpha = 1);
    // The sign of a kind of goods round a point, about `size` pixels wide.
    void goods(ImDrawList& list, Goods kind, painter::Theme theme, ImVec2 centre, float size, float alpha = 1);
    // Height of the figure from foot to crown, in tiles.
    static double height(painter::FigureShape shape);
    // The outline of a figure alone, filled; for small ones in rows. `height` in pixels, `left` edge and foot given.
    // Returns the width.
    float silhouette(ImDrawList& list, painter::FigureShape shape, ImVec2 left_foot, float height, ImU32 fill,
                     ImU32 outline, float outline_width);
    float silhouette_width(painter::FigureShape shape, float height);
    // A disc of the owner's colour with his emblem.
    void emblem(ImDrawList& list, int owner, ImVec2 centre, float size, ImU32 outline, float outline_width,
                float alpha = 1);

private:
    struct Part {
        painter::Command command;
        std::vector<int> triangles;
    };
    struct Made {
        std::vector<painter::Point> points;
        std::vector<Part> parts;
    };
    // What `paint` draws for a key, made once.
    const Made& keep(int key, painter::Drawing (*paint)(int));
    static void draw(ImDrawList& list, const Made& made, ImVec2 origin, float scale, float alpha);
    // The outline of a figure, from its left edge and its foot, in heights of it; no more corners than a row of little
    // ones shows.
    struct Silhouette {
        std::vector<painter::Point> ring;
        std::vector<int> triangles;
        double width = 0;
    };
    const Silhouette& silhouette_of(painter::FigureShape shape);
    std::map<int, Made> made_;
    std::map<int, Silhouette> silhouettes_;
    std::map<int, std::vector<std::vector<int>>> emblem_triangles_;  // by owner, one list a ring
};

}  // namespace bastide::panels
