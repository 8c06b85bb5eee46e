#include "shell/panels/tools.h"

#include <cmath>

#include "shell/panels/widgets.h"

namespace bastide::panels {

namespace {

void flip(Open& open, Open wanted) {
    open = open == wanted ? Open::nothing : wanted;
}
Mark mark(Open open, Open wanted) {
    return open == wanted ? Mark::on : Mark::off;
}
// Of a game that is looked at nobody wants advice, nor of one that is over.
bool has_hints(const Desk& desk) {
    return !desk.in.table->replay && !desk.in.session->over();
}
// Without farmers nobody looks at fields.
bool has_fields(const Desk& desk) {
    return desk.state().rules.farmers;
}

}  // namespace

void Tools::fields_button(Desk& desk, Open& open, const Box& box) {
    if (icon_button(desk, "fields", desk.say("fields.title"), Icon::fields, box, mark(open, Open::fields)))
        flip(open, Open::fields);
}

bool Tools::tiles_button(Desk& desk, Open& open, const Box& box) {
    std::string left = std::to_string(desk.state().bag_count);
    std::string spoken = desk.words.plural("tiles.title", desk.state().bag_count);
    if (!icon_button(desk, "tiles", spoken, Icon::stack, box, mark(open, Open::tiles), Reach::enabled, left))
        return false;
    flip(open, Open::tiles);
    return true;
}

void Tools::hint_button(Desk& desk, Open& open, const Box& box) {
    if (icon_button(desk, "hint", desk.say("hint.title"), Icon::hint, box, mark(open, Open::hints)))
        flip(open, Open::hints);
}

void Tools::bar(Desk& desk, Open& open) {
    const Layout& layout = desk.layout;
    bool landscape = layout.shape == Shape::landscape;
    float each = desk.px(44);
    float tiles = desk.px(66);
    float pad = desk.px(2);
    float right = landscape ? layout.inner.x1 - desk.px(150 + 12) : layout.inner.x1;
    bool fields = has_fields(desk);
    bool hints = has_hints(desk);
    float buttons = 3.f + (fields ? 1.f : 0.f) + (hints ? 1.f : 0.f);
    float length = tiles + buttons * each + 2 * pad + desk.px(5 + buttons);
    Box box = box_at(right - length, layout.inner.y0, length, desk.px(48));
    desk.hands.cover(box);
    desk.brush.slip(box, desk.px(12), Depth::high);
    float x = box.x0 + pad + desk.px(2);
    float y = box.y0 + pad;
    auto next = [&](float width) {
        Box part = box_at(x, y, width, each);
        x += width + desk.px(1);
        return part;
    };
    if (fields) fields_button(desk, open, next(each));
    tiles_button(desk, open, next(tiles));
    if (hints) hint_button(desk, open, next(each));
    if (icon_button(desk, "fit", desk.say("button.fit"), Icon::fit, next(each))) desk.ask(Fit{});
    if (icon_button(desk, "log", desk.say("log.title"), Icon::log, next(each), mark(open, Open::log)))
        flip(open, Open::log);
    menu_ = next(each);
    if (icon_button(desk, "menu", desk.say("menu.title"), Icon::menu, menu_, mark(open, Open::menu)))
        flip(open, Open::menu);
    bottom_ = box.y1;
}

void Tools::zoom(Desk& desk, float low) {
    const Layout& layout = desk.layout;
    // Where the dock takes the whole width, the bar stands above it at the other side, clear of the cards.
    Box box = layout.shape == Shape::wide
                  ? box_at(layout.inner.x0, layout.inner.y1 - desk.px(90), desk.px(46), desk.px(90))
                  : box_at(layout.inner.x1 - desk.px(46), low - desk.px(90), desk.px(46), desk.px(90));
    desk.hands.cover(box);
    desk.brush.slip(box, desk.px(12), Depth::high);
    Box in = box_at(box.x0 + desk.px(1), box.y0 + desk.px(1), desk.px(44), desk.px(44));
    Box out = in.moved(0, desk.px(44));
    desk.brush.rule(box.x0 + desk.px(9), box.x1 - desk.px(9), std::round(box.centre().y));
    if (icon_button(desk, "zoom_in", desk.say("button.zoom_in"), Icon::plus, in)) desk.ask(ZoomIn{});
    if (icon_button(desk, "zoom_out", desk.say("button.zoom_out"), Icon::minus, out)) desk.ask(ZoomOut{});
}

void Tools::upright(Desk& desk, Open& open, float low) {
    const Layout& layout = desk.layout;
    float each = desk.px(44);
    float top = layout.inner.y0;
    if (layout.shape == Shape::small) {
        Box box = box_at(layout.inner.x1 - desk.px(46), top + desk.px(9), desk.px(46), desk.px(46));
        desk.hands.cover(box);
        desk.brush.slip(box, desk.px(10), Depth::low);
        menu_ = box;
    } else {
        Box tiles = box_at(layout.inner.x0, top + desk.px(72), desk.px(66), desk.px(46));
        desk.hands.cover(tiles);
        desk.brush.slip(tiles, desk.px(10), Depth::low);
        tiles_button(desk, open, tiles.grown(-desk.px(1)));
        menu_ = box_at(layout.inner.x1 - desk.px(46), tiles.y0, desk.px(46), desk.px(46));
        desk.hands.cover(menu_);
        desk.brush.slip(menu_, desk.px(10), Depth::low);
    }
    if (icon_button(desk, "menu", desk.say("menu.title"), Icon::menu, menu_.grown(-desk.px(1)),
                    mark(open, Open::menu))) {
        flip(open, Open::menu);
    }
    int count = (layout.shape == Shape::small ? 3 : 2) + (has_fields(desk) ? 1 : 0) + (has_hints(desk) ? 1 : 0);
    Box column = box_at(layout.inner.x1 - desk.px(46), low - desk.px(static_cast<float>(count) * 44 + 2), desk.px(46),
                        desk.px(static_cast<float>(count) * 44 + 2));
    column_ = column;
    desk.hands.cover(column);
    desk.brush.slip(column, desk.px(12), Depth::high);
    Box part = box_at(column.x0 + desk.px(1), column.y0 + desk.px(1), each, each);
    if (has_fields(desk)) {
        fields_button(desk, open, part);
        part = part.moved(0, each);
    }
    if (layout.shape == Shape::small) {
        if (icon_button(desk, "tiles", desk.words.plural("tiles.title", desk.state().bag_count), Icon::stack, part,
                        mark(open, Open::tiles))) {
            flip(open, Open::tiles);
        }
        part = part.moved(0, each);
    }
    if (has_hints(desk)) {
        hint_button(desk, open, part);
        part = part.moved(0, each);
    }
    if (icon_button(desk, "log", desk.say("log.title"), Icon::log, part, mark(open, Open::log))) flip(open, Open::log);
    part = part.moved(0, each);
    if (icon_button(desk, "fit", desk.say("button.fit"), Icon::fit, part)) desk.ask(Fit{});
    bottom_ = menu_.y1;
}

void Tools::draw(Desk& desk, Open& open, float low) {
    if (desk.layout.upright()) {
        upright(desk, open, low);
        return;
    }
    bar(desk, open);
    if (desk.layout.shape != Shape::landscape && !desk.touch()) zoom(desk, low);
    if (desk.layout.shape == Shape::wide && !desk.in.table->replay) {
        desk.brush.text(desk.fonts().small, desk.layout.inner.x1, desk.layout.inner.y1 - desk.px(16), desk.theme().ink2,
                        i18n::tell_rules(desk.speaker(), desk.state().rules), Align::right);
    }
}

}  // namespace bastide::panels
