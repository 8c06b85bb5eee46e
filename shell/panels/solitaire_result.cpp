#include "shell/panels/solitaire_result.h"

#include <algorithm>
#include <cmath>

#include "shell/panels/widgets.h"

namespace bastide::panels {

namespace {

// What is told below the headline, line by line.
std::vector<std::string> account(const Desk& desk) {
    const GameState& state = desk.state();
    std::vector<std::string> lines;
    int laid = state.board.tiles.size();
    int all = laid + state.bag_count + state.discards + (state.phase == Phase::tile ? 1 : 0);
    std::string loss = i18n::tell_loss(desk.speaker(), state);
    if (!loss.empty()) lines.push_back(loss);
    lines.push_back(desk.say("alone.tiles", {{"n", laid}, {"all", all}}));
    if (state.discards > 0) lines.push_back(desk.words.plural("alone.discards", state.discards));
    lines.push_back(desk.words.plural("alone.followers", state.figures.size()));
    lines.push_back(i18n::tell_rules(desk.speaker(), state.rules));
    return lines;
}

}  // namespace

bool draw_solitaire_result(Desk& desk) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    const Theme& theme = desk.theme();
    const Layout& layout = desk.layout;
    brush.list->AddRectFilled(layout.screen.min(), layout.screen.max(), theme.scrim);
    desk.hands.cover(layout.screen);
    std::vector<std::string> lines = account(desk);
    std::string headline = i18n::tell_winners(desk.speaker(), desk.state());
    desk.announcement = headline + ". " + lines.front();

    float width = std::min(desk.px(520), layout.inner.width());
    float pad = desk.px(layout.phone() ? 20 : 32);
    float text_x = pad + desk.px(74);
    const Face& face = brush.title_face(fonts.number, fonts.medium_bold, headline);
    float room = width - text_x - pad;
    float text = brush.paragraph_height(face, headline, room - desk.px(30)) + desk.px(6);
    for (const std::string& line : lines)
        text += brush.paragraph_height(fonts.medium, line, room) + desk.px(3);
    float height = std::max(text, desk.px(84)) + 2 * pad + desk.px(24 + 52 + 58);
    Box box = box_at(std::round((layout.screen.x0 + layout.screen.x1 - width) / 2),
                     std::round((layout.safe.y0 + layout.safe.y1 - height) / 2), width, height);
    desk.panel(box);
    brush.figure(painter::FigureShape::follower, desk.owner(0),
                 ImVec2(box.x0 + pad + desk.px(30), box.y0 + pad + desk.px(76)),
                 desk.px(72) / static_cast<float>(Art::height(painter::FigureShape::follower)));
    float x = box.x0 + text_x;
    float y = box.y0 + pad;
    y += brush.paragraph(face, x, y, room - desk.px(30), theme.ink, headline) + desk.px(6);
    for (const std::string& line : lines)
        y += brush.paragraph(fonts.medium, x, y, room, theme.ink2, line) + desk.px(3);
    if (icon_button(desk, "result.close", desk.say("result.see_board"), Icon::close,
                    box_at(box.x1 - desk.px(54), box.y0 + desk.px(12), desk.px(44), desk.px(44)))) {
        desk.ask(Go{Page::table});
    }
    float bottom = box.y1 - pad;
    float middle = std::round(box.centre().x);
    desk.hands.on_enter("rematch");
    if (button(desk, "result.new_game", {desk.say("result.new_game"), Icon::plus, {}},
               Box{box.x0 + pad, bottom - desk.px(52), middle - desk.px(5), bottom}, Kind::plain)) {
        desk.ask(Go{Page::new_game});
    }
    if (button(desk, "rematch", {desk.say("alone.again"), Icon::play, {}},
               Box{middle + desk.px(5), bottom - desk.px(52), box.x1 - pad, bottom}, Kind::primary)) {
        desk.ask(Rematch{});
    }
    bottom -= desk.px(62);
    if (button(desk, "result.look_back", {desk.say("menu.look_back"), Icon::prev, {}},
               Box{box.x0 + pad, bottom - desk.px(48), middle - desk.px(5), bottom}, Kind::plain)) {
        desk.ask(LookBack{});
    }
    return button(desk, "result.share", {desk.say("share.title"), Icon::share, {}},
                  Box{middle + desk.px(5), bottom - desk.px(48), box.x1 - pad, bottom}, Kind::plain);
}

}  // namespace bastide::panels
