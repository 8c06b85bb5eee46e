#include "shell/panels/art.h"

#include <algorithm>
#include <cmath>

#include "painter/triangulate.h"
#include "shell/panels/theme.h"

namespace bastide::panels {

namespace {

using painter::Point;

ImVec2 placed(Point p, ImVec2 origin, float scale) {
    return ImVec2(origin.x + static_cast<float>(p.x) * scale, origin.y + static_cast<float>(p.y) * scale);
}

constexpr painter::Rgb figure_outline = painter::rgb(0x1E1712);

ImU32 mixed(const painter::Colour& colour, float alpha) {
    return colour_of(colour.rgb, static_cast<float>(colour.alpha) * alpha);
}

}  // namespace

namespace {

void draw_triangles(ImDrawList& list, const std::vector<ImVec2>& points, const std::vector<int>& triangles,
                    const std::vector<ImU32>& colours) {
    if (triangles.empty()) return;
    ImVec2 uv = ImGui::GetFontTexUvWhitePixel();
    list.PrimReserve(static_cast<int>(triangles.size()), static_cast<int>(points.size()));
    unsigned base = list._VtxCurrentIdx;
    for (int corner : triangles) {
        list.PrimWriteIdx(static_cast<ImDrawIdx>(base + static_cast<unsigned>(corner)));
    }
    for (std::size_t i = 0; i < points.size(); ++i) {
        list.PrimWriteVtx(points[i], uv, colours.size() == 1 ? colours[0] : colours[i]);
    }
}

// One pixel of half-covered rim all round, so that filled polygons have no stairs.
void soften(ImDrawList& list, const std::vector<ImVec2>& points, ImU32 colour) {
    list.AddPolyline(points.data(), static_cast<int>(points.size()), colour, ImDrawFlags_Closed, 1.f);
}

}  // namespace

void fill_polygon(ImDrawList& list, const std::vector<ImVec2>& points, ImU32 colour) {
    std::vector<Point> ring;
    ring.reserve(points.size());
    for (ImVec2 p : points) {
        ring.push_back(Point{p.x, p.y});
    }
    std::vector<int> triangles;
    painter::triangulate(ring, triangles);
    draw_triangles(list, points, triangles, {colour});
    soften(list, points, colour);
}

void round_line(ImDrawList& list, const std::vector<ImVec2>& points, ImU32 colour, float width, bool closed) {
    list.AddPolyline(points.data(), static_cast<int>(points.size()), colour,
                     closed ? ImDrawFlags_Closed : ImDrawFlags_None, width);
    if (width < 1.6f) return;
    for (ImVec2 p : points) {
        list.AddCircleFilled(p, width * .5f, colour);
    }
}

const Art::Made& Art::keep(int key, painter::Drawing (*paint)(int)) {
    auto [found, fresh] = made_.try_emplace(key);
    Made& out = found->second;
    if (!fresh) return out;
    painter::Drawing drawing = paint(key);
    out.points = drawing.points;
    for (const painter::Command& command : drawing.commands) {
        Part part;
        part.command = command;
        if (command.shape == painter::Shape::fill || command.shape == painter::Shape::gradient) {
            const Point* first = drawing.points_of(command);
            painter::triangulate(std::vector<Point>(first, first + command.count), part.triangles);
        }
        out.parts.push_back(std::move(part));
    }
    return out;
}

void Art::draw(ImDrawList& list, const Made& made, ImVec2 foot, float tile, float alpha) {
    for (const Part& part : made.parts) {
        const painter::Command& command = part.command;
        const Point* first = made.points.data() + command.first;
        std::vector<ImVec2> points;
        for (std::uint32_t i = 0; i < command.count; ++i) {
            points.push_back(placed(first[i], foot, tile));
        }
        ImU32 colour = mixed(command.colour, alpha);
        switch (command.shape) {
            case painter::Shape::fill:
                draw_triangles(list, points, part.triangles, {colour});
                soften(list, points, colour);
                break;
            case painter::Shape::gradient: {
                Point from = first[command.count];
                Point to = first[command.count + 1];
                Point along{to.x - from.x, to.y - from.y};
                double length = along.x * along.x + along.y * along.y;
                std::vector<ImU32> colours;
                for (std::uint32_t i = 0; i < command.count; ++i) {
                    double t = ((first[i].x - from.x) * along.x + (first[i].y - from.y) * along.y) / length;
                    colours.push_back(
                        blended(colour, mixed(command.colour_end, alpha), static_cast<float>(std::clamp(t, 0.0, 1.0))));
                }
                draw_triangles(list, points, part.triangles, colours);
                // The rim lies on the dark outline: a thin dark line hides its stairs.
                soften(list, points, colour_of(figure_outline, alpha));
                break;
            }
            case painter::Shape::line:
                list.AddPolyline(points.data(), static_cast<int>(points.size()), colour,
                                 command.ends == painter::Ends::closed ? ImDrawFlags_Closed : ImDrawFlags_None,
                                 std::max(1.f, static_cast<float>(command.width) * tile));
                break;
            case painter::Shape::disc:
            case painter::Shape::glow: {
                ImVec2 centre = placed(first[0], foot, tile);
                float rx = static_cast<float>(first[1].x) * tile;
                float ry = static_cast<float>(first[1].y) * tile;
                std::vector<ImVec2> rim;
                for (int i = 0; i < 24; ++i) {
                    float angle = static_cast<float>(i) * 6.2831853f / 24;
                    rim.push_back(ImVec2(centre.x + rx * std::cos(angle), centre.y + ry * std::sin(angle)));
                }
                list.AddConvexPolyFilled(rim.data(), static_cast<int>(rim.size()), colour);
                break;
            }
        }
    }
}

// Keys of what is kept: figures by shape, owner and theme; goods behind them.
constexpr int owners_a_shape = 8;
constexpr int goods_keys = 1000;

void Art::figure(ImDrawList& list, painter::FigureShape shape, int owner, painter::Theme theme, ImVec2 foot, float tile,
                 float alpha) {
    int key = (static_cast<int>(shape) * owners_a_shape + owner) * 2 + static_cast<int>(theme);
    auto paint = [](int k) {
        return painter::paint_figure(static_cast<painter::FigureShape>(k / 2 / owners_a_shape), k / 2 % owners_a_shape,
                                     painter::palette(static_cast<painter::Theme>(k % 2)));
    };
    draw(list, keep(key, paint), foot, tile, alpha);
}

void Art::goods(ImDrawList& list, Goods kind, painter::Theme theme, ImVec2 centre, float size, float alpha) {
    int key = goods_keys + static_cast<int>(kind) * 2 + static_cast<int>(theme);
    auto paint = [](int k) {
        return painter::paint_goods(static_cast<Goods>((k - goods_keys) / 2),
                                    painter::palette(static_cast<painter::Theme>(k % 2)));
    };
    draw(list, keep(key, paint), centre, size / static_cast<float>(painter::goods_width), alpha);
}

namespace {

// Little figures are some twenty pixels high.
constexpr double thinnest = 1.0 / 70;

double distance(Point p, Point a, Point b) {
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    const double length = std::hypot(dx, dy);
    if (length == 0) return std::hypot(p.x - a.x, p.y - a.y);
    return std::abs((p.x - a.x) * dy - (p.y - a.y) * dx) / length;
}

// The points between two of a ring without which its line would leave it by more than `tolerance`, by Douglas and
// Peucker; the first included, the last not.
void thin(const std::vector<Point>& ring, std::size_t first, std::size_t last, double tolerance,
          std::vector<Point>& out) {
    std::size_t farthest = first;
    double far = tolerance;
    for (std::size_t i = first + 1; i < last; ++i) {
        const double d = distance(ring[i], ring[first], ring[last % ring.size()]);
        if (d > far) {
            far = d;
            farthest = i;
        }
    }
    if (farthest == first) {
        out.push_back(ring[first]);
        return;
    }
    thin(ring, first, farthest, tolerance, out);
    thin(ring, farthest, last, tolerance, out);
}

}  // namespace

const Art::Silhouette& Art::silhouette_of(painter::FigureShape shape) {
    auto [found, fresh] = silhouettes_.try_emplace(static_cast<int>(shape));
    Silhouette& out = found->second;
    if (!fresh) return out;
    std::vector<Point> whole;
    const painter::Drawing drawing = painter::paint_figure(shape, 0, painter::palette(painter::Theme::day));
    for (const painter::Command& command : drawing.commands) {
        if (command.shape != painter::Shape::gradient) continue;
        const Point* first = drawing.points_of(command);
        whole.assign(first, first + command.count);
    }
    Point low{1e9, 1e9};
    Point high{-1e9, -1e9};
    for (Point p : whole) {
        low = Point{std::min(low.x, p.x), std::min(low.y, p.y)};
        high = Point{std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    const double height = high.y - low.y;
    for (Point& p : whole)
        p = Point{(p.x - low.x) / height, (p.y - high.y) / height};
    thin(whole, 0, whole.size() / 2, thinnest, out.ring);
    thin(whole, whole.size() / 2, whole.size(), thinnest, out.ring);
    painter::triangulate(out.ring, out.triangles);
    out.width = (high.x - low.x) / height;
    return out;
}

double Art::height(painter::FigureShape shape) {
    constexpr double units[] = {.99, .72, 1.26, 1.09, .70};
    return units[static_cast<int>(shape)] * painter::figure_height;
}

float Art::silhouette_width(painter::FigureShape shape, float height) {
    return static_cast<float>(silhouette_of(shape).width) * height;
}

float Art::silhouette(ImDrawList& list, painter::FigureShape shape, ImVec2 left_foot, float height, ImU32 fill,
                      ImU32 outline, float outline_width) {
    const Silhouette& known = silhouette_of(shape);
    std::vector<ImVec2> points;
    points.reserve(known.ring.size());
    for (Point p : known.ring)
        points.push_back(placed(p, left_foot, height));
    draw_triangles(list, points, known.triangles, {fill});
    list.AddPolyline(points.data(), static_cast<int>(points.size()), outline_width > 0 ? outline : fill,
                     ImDrawFlags_Closed, std::max(1.f, outline_width));
    return static_cast<float>(known.width) * height;
}

void Art::emblem(ImDrawList& list, int owner, ImVec2 centre, float size, ImU32 outline, float outline_width,
                 float alpha) {
    const painter::Owner& look = painter::owner_look(owner);
    float radius = size * .47f;
    list.AddCircleFilled(centre, radius, faded(outline, alpha));
    list.AddCircleFilled(centre, radius - outline_width, colour_of(look.colour, alpha));
    const auto& rings = painter::emblem_rings(owner);
    auto [triangles, fresh] = emblem_triangles_.try_emplace(owner);
    if (fresh) {
        for (const painter::Path& path : rings)
            painter::triangulate(path, triangles->second.emplace_back());
    }
    for (std::size_t i = 0; i < rings.size(); ++i) {
        const painter::Path& path = rings[i];
        std::vector<ImVec2> points;
        for (Point p : path) {
            points.push_back(placed(p, centre, size * .5f * 1.05f * .94f));
        }
        const ImU32 colour = colour_of(look.emblem_colour, alpha);
        draw_triangles(list, points, triangles->second[i], {colour});
        soften(list, points, colour);
    }
}

}  // namespace bastide::panels
