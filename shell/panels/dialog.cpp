#include "shell/panels/dialog.h"

#include <algorithm>
#include <cmath>

#include "shell/panels/widgets.h"

namespace bastide::panels {

namespace {

bool scrim(Desk& desk, const std::string& name) {
    float alpha = desk.glides.entering("scrim." + name, 0, 1, 180);
    desk.brush.list->AddRectFilled(desk.layout.screen.min(), desk.layout.screen.max(),
                                   faded(desk.theme().scrim, alpha));
    desk.hands.begin_modal();
    desk.hands.cover(desk.layout.screen);
    // Without a label it is no stop for the keyboard and is not read out.
    return desk.hands.use(name + ".scrim", {}, desk.layout.screen).clicked;
}

}  // namespace

DialogPlace open_dialog(Desk& desk, const std::string& name, const std::string& title, float width_points,
                        float height_points, float foot_points, Closing closing) {
    const Layout& layout = desk.layout;
    const Brush& brush = desk.brush;
    DialogPlace place;
    bool outside = scrim(desk, name);
    float foot = desk.px(foot_points);
    const Face& face = brush.title_face(desk.fonts().number, desk.fonts().medium_bold, title);
    if (layout.phone()) {
        brush.list->AddRectFilled(layout.screen.min(), layout.screen.max(), desk.theme().paper);
        desk.hands.use(name + ".page", {}, layout.screen);
        place.box = layout.screen;
        float head = desk.px(layout.shape == Shape::landscape ? 56 : 68);
        Box back =
            box_at(layout.safe.x0 + desk.px(6), layout.safe.y0 + (head - desk.px(44)) / 2, desk.px(44), desk.px(44));
        Face smaller = face;
        if (layout.shape != Shape::portrait)
            smaller = brush.title_face(desk.fonts().title, desk.fonts().medium_bold, title);
        else
            smaller.size = face.size * 26 / 30;
        brush.text(smaller, back.x1 + desk.px(4), std::round(back.centre().y - smaller.line / 2), desk.theme().ink,
                   brush.fitted(smaller, title, layout.safe.x1 - back.x1 - desk.px(16)));
        if (icon_button(desk, name + ".close", desk.say("button.back"), Icon::chevl, back)) place.closed = true;
        place.foot_y = layout.safe.y1 - foot;
        place.inside =
            Box{layout.safe.x0 + desk.px(16), layout.safe.y0 + head, layout.safe.x1 - desk.px(16), place.foot_y};
        if (foot > 0) brush.rule(layout.screen.x0, layout.screen.x1, place.foot_y);
        return place;
    }
    float width = std::min(desk.px(width_points), layout.inner.width());
    float height = std::min(desk.px(height_points), layout.inner.height());
    float slide = desk.glides.entering("dialog." + name, desk.px(12), 0, 180);
    place.box = box_at(std::round((layout.screen.x0 + layout.screen.x1 - width) / 2),
                       std::round((layout.safe.y0 + layout.safe.y1 - height) / 2 + slide), width, height);
    desk.hands.use(name + ".page", {}, place.box);
    desk.panel(place.box);
    float pad = desk.px(32);
    brush.text(face, place.box.x0 + pad, place.box.y0 + desk.px(20), desk.theme().ink, title);
    if (closing == Closing::may_close) {
        Box close = box_at(place.box.x1 - desk.px(58), place.box.y0 + desk.px(16), desk.px(44), desk.px(44));
        if (icon_button(desk, name + ".close", desk.say("button.close"), Icon::close, close)) place.closed = true;
        if (outside) place.closed = true;
    }
    place.foot_y = place.box.y1 - foot;
    place.inside = Box{place.box.x0 + pad, place.box.y0 + desk.px(72), place.box.x1 - pad,
                       place.foot_y - desk.px(foot > 0 ? 4 : 16)};
    if (foot > 0) brush.rule(place.box.x0 + desk.px(5), place.box.x1 - desk.px(5), place.foot_y);
    return place;
}

int ask_dialog(Desk& desk, const std::string& name, const std::string& title, const std::string& text,
               const std::string& yes, const std::string& no, Closing closing) {
    const Layout& layout = desk.layout;
    const Brush& brush = desk.brush;
    bool outside = scrim(desk, name);
    float width = std::min(desk.px(420), layout.inner.width());
    float pad = desk.px(24);
    const Face& face = brush.title_face(desk.fonts().title, desk.fonts().medium_bold, title);
    float title_height = brush.paragraph_height(face, title, width - 2 * pad);
    float text_height = brush.paragraph_height(desk.fonts().medium, text, width - 2 * pad);
    float height = pad + title_height + desk.px(8) + text_height + desk.px(20) + desk.px(50) + pad;
    Box box = box_at(std::round((layout.screen.x0 + layout.screen.x1 - width) / 2),
                     std::round((layout.safe.y0 + layout.safe.y1 - height) / 2), width, height);
    desk.hands.use(name + ".page", {}, box);
    desk.panel(box);
    float y = box.y0 + pad;
    y += brush.paragraph(face, box.x0 + pad, y, width - 2 * pad, desk.theme().ink, title) + desk.px(8);
    brush.paragraph(desk.fonts().medium, box.x0 + pad, y, width - 2 * pad, desk.theme().ink2, text);
    desk.announcement = title + ". " + text;
    Box foot{box.x0 + pad, box.y1 - pad - desk.px(50), box.x1 - pad, box.y1 - pad};
    float half = std::floor((foot.width() - desk.px(10)) / 2);
    int answer = -1;
    if (no.empty()) {
        desk.hands.on_enter(name + ".yes");
        bool yes_pressed =
            button(desk, name + ".yes", {yes, {}, {}}, Box{foot.x1 - half, foot.y0, foot.x1, foot.y1}, Kind::primary);
        return yes_pressed || outside ? 1 : -1;
    }
    if (button(desk, name + ".no", {no, {}, {}}, Box{foot.x0, foot.y0, foot.x0 + half, foot.y1}, Kind::plain) ||
        (outside && closing == Closing::may_close))
        answer = 0;
    if (button(desk, name + ".yes", {yes, {}, {}}, Box{foot.x1 - half, foot.y0, foot.x1, foot.y1}, Kind::primary))
        answer = 1;
    return answer;
}

}  // namespace bastide::panels
