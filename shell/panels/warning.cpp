#include "shell/panels/warning.h"

#include <algorithm>
#include <cmath>

#include "shell/panels/dialog.h"
#include "shell/panels/widgets.h"

namespace bastide::panels {

namespace {

constexpr double long_enough = 20;  // seconds

}  // namespace

void Warning::draw(Desk& desk) {
    const std::string& code = desk.in.warning;
    if (code != shown_) {
        shown_ = code;
        since_ = desk.in.seconds;
    }
    if (code.empty()) return;
    double left = since_ + long_enough - desk.in.seconds;
    if (left <= 0) {
        desk.ask(CloseWarning{});
        return;
    }
    desk.again_in(left);
    const Brush& brush = desk.brush;
    const Layout& layout = desk.layout;
    const Face& face = desk.fonts().small;
    std::string text = desk.say("warning." + code) + " (" + code + ")";
    float width = std::min(desk.px(520), layout.inner.width());
    float room = width - desk.px(20 + 48);
    float height = std::max(brush.paragraph_height(face, text, room) + desk.px(20), desk.px(48));
    float slide = desk.glides.entering("warning", -desk.px(12), 0, 180);
    Box box = box_at(std::round(layout.inner.x0 + (layout.inner.width() - width) / 2), layout.inner.y0 + slide, width,
                     height);
    desk.hands.use("warning.slip", {}, box);
    desk.hands.cover(box);
    brush.slip(box, desk.px(12), Depth::high);
    brush.paragraph(face, box.x0 + desk.px(18), box.y0 + desk.px(10), room, desk.theme().ink, text);
    if (icon_button(desk, "warning.close", desk.say("button.close"), Icon::close,
                    box_at(box.x1 - desk.px(46), box.y0 + desk.px(2), desk.px(44), desk.px(44)))) {
        desk.ask(CloseWarning{});
    }
}

void draw_elsewhere(Desk& desk) {
    int answer = ask_dialog(desk, "elsewhere", desk.say("elsewhere.title"), desk.say("elsewhere.text"),
                            desk.say("elsewhere.here"), desk.say("menu.home"), Closing::must_choose);
    if (answer == 1) desk.ask(PlayHere{});
    if (answer == 0) desk.ask(Go{Page::home});
}

}  // namespace bastide::panels
