#include "shell/panels/saved_games.h"

#include <algorithm>
#include <cmath>

#include "shell/panels/dialog.h"
#include "shell/panels/mini_board.h"
#include "shell/panels/widgets.h"

namespace bastide::panels {

namespace {

constexpr float row_points = 92;

// "Ada 23 · Bo 17".
std::string standing(const Desk& desk, const KeptGame& game) {
    std::string out;
    for (std::size_t i = 0; i < game.names.size(); ++i) {
        if (i > 0) out += " · ";
        out += game.names[i];
        if (!game.alone && i < game.scores.size()) out += "\u00a0" + std::to_string(game.scores[i]);
    }
    return out.empty() ? desk.say("saved.unreadable") : out;
}

std::string progress(const Desk& desk, const KeptGame& game) {
    if (!game.fault.empty()) return game.fault;
    return game.over ? desk.say("saved.over") : desk.words.plural("saved.left", game.tiles_left, {});
}

}  // namespace

std::string tell_when(const Desk& desk, const KeptGame& game) {
    if (game.days_ago == 0) return desk.say("when.today", {{"time", game.time}});
    if (game.days_ago == 1) return desk.say("when.yesterday", {{"time", game.time}});
    return game.day;
}

bool SavedGames::row(Desk& desk, const KeptGame& game, const std::string& name, const Box& box) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    const Theme& theme = desk.theme();
    bool readable = game.fault.empty();
    std::string first = readable ? standing(desk, game) : desk.say("saved.unreadable");
    std::string second = progress(desk, game) + (readable ? " · " + tell_when(desk, game) : std::string());
    Box part{box.x0, box.y0 + desk.px(3), box.x1, box.y1 - desk.px(3)};
    Feel feel = desk.hands.use(name, first + ", " + second, part, ControlRole::button,
                               readable ? Reach::enabled : Reach::disabled);
    float radius = desk.px(9);
    if (feel.hover || feel.down) brush.rounded(part, radius, feel.down ? theme.paper3 : theme.paper2);
    float side = part.height() - desk.px(8);
    Box picture = box_at(part.x0 + desk.px(4), part.y0 + desk.px(4), side * 1.15f, side);
    brush.rounded(picture, desk.px(6), theme.table);
    draw_mini_board(brush, game.tiles, picture.grown(-desk.px(4)));
    Box bin = box_at(part.x1 - desk.px(48), part.centre().y - desk.px(22), desk.px(44), desk.px(44));
    float x = picture.x1 + desk.px(14);
    float room = bin.x0 - desk.px(6) - x;
    std::vector<std::string> lines = brush.lines(fonts.medium_bold, first, room);
    if (lines.size() > 2) lines.resize(2);
    float height = fonts.medium_bold.line * static_cast<float>(lines.size()) + fonts.small.line + desk.px(20);
    float y = std::round(part.centre().y - height / 2);
    for (const std::string& line : lines) {
        brush.text(fonts.medium_bold, x, y, readable ? theme.ink : theme.ink2,
                   brush.fitted(fonts.medium_bold, line, room));
        y += fonts.medium_bold.line;
    }
    float emblem = x + desk.px(8);
    if (readable && game.names.size() > 1) {
        for (std::size_t i = 0; i < game.names.size() && i < game.owners.size(); ++i) {
            brush.emblem(game.owners[i], ImVec2(emblem, y + desk.px(10)), desk.px(16));
            emblem += desk.px(20);
        }
        y += desk.px(20);
    }
    brush.text(fonts.small, x, y, theme.ink2, brush.fitted(fonts.small, second, room));
    if (feel.focus) focus_ring(desk, part, radius);
    if (icon_button(desk, name + ".delete", desk.say("saved.delete"), Icon::bin, bin)) asked_ = game.id;
    return feel.clicked;
}

bool SavedGames::draw(Desk& desk) {
    const std::vector<KeptGame> none;
    const std::vector<KeptGame>& list = desk.in.kept != nullptr ? desk.in.kept->list : none;
    float row_height = desk.px(row_points);
    DialogPlace place = open_dialog(desk, "saved", desk.say("saved.title"), 560,
                                    std::clamp(static_cast<float>(list.size()), 3.f, 6.f) * row_points + 100, 0);
    if (list.empty()) {
        desk.brush.paragraph(desk.fonts().medium, place.inside.x0, place.inside.y0 + desk.px(8), place.inside.width(),
                             desk.theme().ink2, desk.say("saved.none"));
    }
    float offset = desk.hands.begin_scroll("saved", place.inside, row_height * static_cast<float>(list.size()));
    desk.brush.clip(place.inside);
    for (std::size_t i = 0; i < list.size(); ++i) {
        float y = place.inside.y0 - offset + row_height * static_cast<float>(i);
        Box box{place.inside.x0, y, place.inside.x1, y + row_height};
        // The pictures take some drawing; what is out of sight needs none.
        if (box.y1 < place.inside.y0 - row_height || box.y0 > place.inside.y1 + row_height) continue;
        if (i > 0) desk.brush.rule(box.x0, box.x1, box.y0);
        if (row(desk, list[i], "saved." + std::to_string(i), box)) {
            desk.ask(OpenKept{list[i].id});
            place.closed = true;
        }
    }
    desk.brush.unclip();
    desk.hands.end_scroll();
    if (!asked_.empty()) {
        int answer = ask_dialog(desk, "delete", desk.say("saved.delete_title"), desk.say("saved.delete_text"),
                                desk.say("saved.delete"), desk.say("saved.keep"));
        if (answer == 1) desk.ask(DeleteKept{asked_});
        if (answer >= 0) asked_.clear();
    }
    return !place.closed;
}

}  // namespace bastide::panels
