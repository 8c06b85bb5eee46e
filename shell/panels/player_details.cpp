#include "shell/panels/player_details.h"

#include <algorithm>
#include <cmath>

#include "shell/panels/tally.h"
#include "shell/panels/widgets.h"

namespace bastide::panels {

bool draw_player_details(Desk& desk, int player, const Box& card) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    const Theme& theme = desk.theme();
    const Layout& layout = desk.layout;
    const GameState& state = desk.state();
    Sources sources = points_by_source(desk.in.session->log(), state.players.size())[static_cast<std::size_t>(player)];
    std::vector<int> earned;
    for (int i = 0; i < source_count; ++i) {
        if (sources[static_cast<std::size_t>(i)] > 0) earned.push_back(i);
    }
    std::vector<Figure> out;
    for (const Figure& figure : state.figures) {
        if (figure.owner == player) out.push_back(figure);
    }
    float width = std::min(desk.px(260), layout.inner.width());
    float row = desk.px(22);
    float figure_row = desk.px(44);
    float pad = desk.px(16);
    std::string none = desk.say("player.no_points");
    bool goods = state.rules.goods && state.rules.tb_tiles;
    float goods_row = goods ? desk.px(34) : 0.f;
    bool points = state.rules.solitaire == Solitaire::off;
    float height = pad + fonts.title.line + desk.px(4) + goods_row +
                   row * static_cast<float>(std::max<std::size_t>(1, earned.size())) +
                   (out.empty() ? 0.f : desk.px(12) + figure_row * static_cast<float>(out.size())) + desk.px(12);
    float most = layout.inner.y1 - layout.inner.y0;
    float shown = std::min(height, most);
    bool below = layout.upright();
    float x = below ? std::clamp(card.x0, layout.inner.x0, layout.inner.x1 - width) : card.x1 + desk.px(16);
    float y = below ? card.y1 + desk.px(8) : card.y0;
    if (below) shown = std::min(height, layout.inner.y1 - y);
    y = std::min(y, layout.inner.y1 - shown);
    float slide = desk.glides.entering("player.details", desk.px(8), 0, 140);
    Box box = box_at(x - (below ? 0.f : slide), y - (below ? slide : 0.f), width, shown);

    // A press anywhere else closes it and does nothing else.
    Feel beside = desk.hands.use("player.beside", {}, layout.screen);
    desk.hands.cover(layout.screen);
    desk.hands.use("player.page", {}, box);
    brush.slip(box, desk.px(12), Depth::high);
    float offset = desk.hands.begin_scroll("player", box, height);
    brush.clip(box);
    float top = box.y0 + pad - offset;
    const Face& face = brush.title_face(fonts.title, fonts.medium_bold, desk.name(player));
    brush.emblem(desk.owner(player), ImVec2(box.x0 + pad + desk.px(10), top + desk.px(12)), desk.px(22));
    brush.text(face, box.x0 + pad + desk.px(30), top, theme.ink,
               brush.fitted(face, desk.name(player), width - 2 * pad - desk.px(30)));
    top += fonts.title.line + desk.px(4);
    if (goods) {
        float each = (width - 2 * pad) / goods_kinds;
        for (int i = 0; i < goods_kinds; ++i) {
            float gx = box.x0 + pad + desk.px(12) + static_cast<float>(i) * each;
            int count = state.players[player].goods[i];
            brush.goods(static_cast<Goods>(i), ImVec2(gx, top + desk.px(15)), desk.px(24), count > 0 ? 1.f : .4f);
            brush.text(fonts.medium_bold, gx + desk.px(18), top + desk.px(15) - fonts.medium_bold.line / 2, theme.ink,
                       std::to_string(count));
        }
        top += goods_row;
    }
    if (earned.empty() && points) brush.text(fonts.small, box.x0 + pad, top + desk.px(2), theme.ink2, none);
    for (int source : earned) {
        brush.rounded(box_at(box.x0 + pad + desk.px(3), top + desk.px(4), desk.px(14), desk.px(14)), desk.px(3),
                      source_colour(source));
        brush.text(fonts.medium, box.x0 + pad + desk.px(30), top + desk.px(1), theme.ink2,
                   desk.say(source_keys[source]));
        brush.text(fonts.medium_bold, box.x1 - pad, top + desk.px(1), theme.ink,
                   std::to_string(sources[static_cast<std::size_t>(source)]), Align::right);
        top += row;
    }
    if (earned.empty()) top += row;
    bool open = !beside.clicked;
    if (!out.empty()) {
        top += desk.px(6);
        brush.rule(box.x0 + pad, box.x1 - pad, top);
        top += desk.px(6);
    }
    for (std::size_t i = 0; i < out.size(); ++i) {
        const LaidTile& tile = state.board.tiles[state.board.segment_tile[out[i].segment]];
        FeatureKind feature = state.board.segment_facts(out[i].segment).kind;
        std::string label = i18n::tell_figure(desk.speaker(), out[i].kind, feature);
        Box part{box.x0 + desk.px(8), top, box.x1 - desk.px(8), top + figure_row};
        std::string name = "player.figure." + std::to_string(i);
        Feel feel = desk.hands.use(name, label, part);
        if (feel.hover || feel.down) brush.rounded(part, desk.px(8), feel.down ? theme.paper3 : theme.paper2);
        auto shape = feature == FeatureKind::field && out[i].kind == FigureKind::follower ? painter::FigureShape::farmer
                     : out[i].kind == FigureKind::abbot                                   ? painter::FigureShape::abbot
                     : out[i].kind == FigureKind::builder ? painter::FigureShape::builder
                     : out[i].kind == FigureKind::pig     ? painter::FigureShape::pig
                                                          : painter::FigureShape::follower;
        float tall = desk.px(shape == painter::FigureShape::farmer ? 17 : 24);
        float wide = brush.art->silhouette_width(shape, tall);
        brush.little(shape, desk.owner(player), ImVec2(part.x0 + desk.px(20) - wide / 2, part.centre().y + tall / 2),
                     tall, false);
        brush.text(fonts.medium, part.x0 + desk.px(38), part.centre().y - fonts.medium.line / 2, theme.ink,
                   brush.fitted(fonts.medium, label, part.x1 - part.x0 - desk.px(44)));
        if (feel.focus) focus_ring(desk, part.grown(-desk.px(6)), desk.px(8));
        if (feel.clicked) {
            desk.ask(Focus{{tile.cell}});
            open = false;
        }
        top += figure_row;
    }
    brush.unclip();
    desk.hands.end_scroll();
    return open;
}

}  // namespace bastide::panels
