// A rectangle on the screen, in device pixels.
#pragma once

#include <algorithm>

#include "shell/panels/imgui_compat.h"

namespace bastide::panels {

struct Box {
    float x0 = 0;
    float y0 = 0;
    float x1 = 0;
    float y1 = 0;
    float width() const { return x1 - x0; }
    float height() const { return y1 - y0; }
    bool contains(float x, float y) const { return x >= x0 && x < x1 && y >= y0 && y < y1; }
    bool empty() const { return x1 <= x0 || y1 <= y0; }
    ImVec2 min() const { return ImVec2(x0, y0); }
    ImVec2 max() const { return ImVec2(x1, y1); }
    ImVec2 centre() const { return ImVec2((x0 + x1) / 2, (y0 + y1) / 2); }
    Box grown(float by) const { return Box{x0 - by, y0 - by, x1 + by, y1 + by}; }
    Box moved(float dx, float dy) const { return Box{x0 + dx, y0 + dy, x1 + dx, y1 + dy}; }
    friend bool operator==(const Box&, const Box&) = default;
};

inline Box box_at(float x, float y, float width, float height) {
    return Box{x, y, x + width, y + height};
}

inline Box common(const Box& a, const Box& b) {
    return Box{std::max(a.x0, b.x0), std::max(a.y0, b.y0), std::min(a.x1, b.x1), std::min(a.y1, b.y1)};
}

inline bool overlap(const Box& a, const Box& b) {
    return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

}  // namespace bastide::panels
