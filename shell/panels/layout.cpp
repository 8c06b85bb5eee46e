#include "shell/panels/layout.h"

#include <cmath>

namespace bastide::panels {

Shape shape_of(float width, float height) {
    if (height < 500 && width > height) return Shape::landscape;
    if (width < 700) return height < 700 || width < 375 ? Shape::small : Shape::portrait;
    if (height < 560) return Shape::landscape;
    return width >= 1000 && height >= 600 ? Shape::wide : Shape::medium;
}

Layout lay_out(const Screen& screen, float ui) {
    Layout out;
    out.ui = ui;
    out.screen = Box{0, 0, screen.width, screen.height};
    out.safe =
        Box{screen.safe.left, screen.safe.top, screen.width - screen.safe.right, screen.height - screen.safe.bottom};
    out.shape = shape_of(screen.width / ui, screen.height / ui);
    out.margin = std::round((out.phone() ? 8.f : 16.f) * ui);
    out.inner = out.safe.grown(-out.margin);
    return out;
}

}  // namespace bastide::panels
