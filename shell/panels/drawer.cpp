#include "shell/panels/drawer.h"

#include <algorithm>
#include <cmath>

#include "shell/panels/widgets.h"

namespace bastide::panels {

DrawerPlace open_drawer(Desk& desk, const std::string& name, const std::string& title, float width_points, float top,
                        float low, float share, float height_points) {
    const Layout& layout = desk.layout;
    const Brush& brush = desk.brush;
    DrawerPlace place;
    float slide = desk.glides.entering("drawer." + name, desk.px(12), 0, 180);
    float head = desk.px(56);
    float radius = desk.px(12);
    if (layout.upright()) {
        float height = layout.screen.height() * share;
        if (height_points > 0) height = std::min(height, desk.px(height_points) + (layout.screen.y1 - layout.safe.y1));
        place.box = Box{layout.screen.x0, layout.screen.y1 - height + slide, layout.screen.x1, layout.screen.y1};
        radius = desk.px(18);
        desk.hands.cover(place.box);
        brush.shadow(place.box, radius, Depth::high);
        brush.rounded(place.box, radius, desk.theme().paper, ImDrawFlags_RoundCornersTop);
        brush.outline(
            Box{place.box.x0 - desk.px(2), place.box.y0, place.box.x1 + desk.px(2), place.box.y1 + desk.px(4)}, radius,
            desk.theme().edge, brush.hairline(), ImDrawFlags_RoundCornersTop);
        float cx = place.box.centre().x;
        brush.rounded(Box{cx - desk.px(20), place.box.y0 + desk.px(7), cx + desk.px(20), place.box.y0 + desk.px(11)},
                      desk.px(2), desk.theme().paper3);
        head = desk.px(62);
        place.inside = Box{layout.safe.x0, place.box.y0 + head, layout.safe.x1, layout.safe.y1 - desk.px(4)};
    } else {
        float width = std::min(desk.px(layout.shape == Shape::landscape ? 320.f : width_points), layout.inner.width());
        float y0 = layout.shape == Shape::landscape ? layout.inner.y0 : top + desk.px(12);
        float y1 = layout.shape == Shape::landscape ? layout.inner.y1 : low;
        if (height_points > 0) y1 = std::min(y1, y0 + desk.px(height_points));
        place.box = Box{layout.inner.x1 - width, y0, layout.inner.x1, y1}.moved(slide, 0);
        desk.panel(place.box);
        place.inside =
            Box{place.box.x0 + desk.px(5), place.box.y0 + head, place.box.x1 - desk.px(5), place.box.y1 - desk.px(6)};
    }
    Box close = box_at(place.box.x1 - desk.px(53), place.box.y0 + head - desk.px(50), desk.px(44), desk.px(44));
    const Face& face = brush.title_face(desk.fonts().title, desk.fonts().medium_bold, title);
    brush.text(face, std::max(place.box.x0, layout.safe.x0) + desk.px(20), close.centre().y - face.line / 2,
               desk.theme().ink, brush.fitted(face, title, close.x0 - place.box.x0 - desk.px(24)));
    if (icon_button(desk, name + ".close", desk.say("button.close"), Icon::close, close)) place.closed = true;
    brush.rule(place.inside.x0, place.inside.x1, place.inside.y0 - brush.hairline());
    return place;
}

}  // namespace bastide::panels
