#include "shell/panels/player_cards.h"

#include <algorithm>
#include <cmath>

#include "rules/figure.h"
#include "rules/scoring.h"
#include "shell/panels/widgets.h"

namespace bastide::panels {

namespace {

using painter::FigureShape;

float tile_for(float figure_height) {
    return figure_height / static_cast<float>(Art::height(FigureShape::follower));
}

bool is_active(const Desk& desk, int player) {
    return !desk.in.session->over() && desk.state().current == player;
}

}  // namespace

namespace {

constexpr float goods_row_points = 20;

bool has_goods(const Desk& desk) {
    return desk.state().rules.goods && desk.state().rules.tb_tiles;
}

// A solitaire keeps no score: its cards show none.
bool has_score(const Desk& desk) {
    return desk.state().rules.solitaire == Solitaire::off;
}

}  // namespace

int PlayerCards::score(const Desk& desk, int player) const {
    return overridden_ ? override_[static_cast<std::size_t>(player)] : desk.shown_score(player);
}

int PlayerCards::draw(Desk& desk) {
    pressed_ = -1;
    forecast_ = {};
    bool looked_at = desk.in.settings.forecast == Forecast::on && !desk.in.session->over();
    if (looked_at) forecast_ = projected_end(desk.state());
    if (desk.layout.upright()) {
        row(desk);
    } else {
        column(desk);
    }
    return pressed_;
}

void PlayerCards::ground(Desk& desk, int player, const Box& box, bool active) {
    const Brush& brush = desk.brush;
    float radius = desk.px(10);
    desk.hands.cover(box);
    const Player& who = desk.state().players[player];
    int left = who.supply[index(FigureKind::follower)];
    std::string followers = desk.words.plural("player.followers", left);
    if (has_goods(desk)) followers += ", " + i18n::tell_goods(desk.speaker(), who.goods);
    std::string name = "player." + std::to_string(player);
    Feel feel =
        desk.hands.use(name,
                       has_score(desk) ? desk.words.plural("player.spoken", score(desk, player),
                                                           {{"name", desk.name(player)}, {"followers", followers}})
                                       : desk.name(player) + ": " + followers,
                       box, ControlRole::button, Reach::enabled, active ? Mark::on : Mark::off);
    if (feel.clicked) pressed_ = player;
    if (active) brush.glow(box, radius);
    brush.shadow(box, radius, active ? Depth::high : Depth::low);
    brush.rounded(box, radius, feel.down || feel.hover ? desk.theme().paper2 : desk.theme().paper);
    if (feel.focus) focus_ring(desk, box, radius);
    if (active) {
        brush.outline(box.grown(desk.px(1)), radius + desk.px(1), desk.theme().amber_ink, brush.hairline());
        brush.outline(box, radius, desk.theme().amber, desk.px(2));
    } else {
        brush.outline(box, radius, desk.theme().edge, brush.hairline());
    }
    boxes_[static_cast<std::size_t>(player)] = box;
}

void PlayerCards::little_row(Desk& desk, int player, float x, float foot, float height, float room) {
    const GameState& state = desk.state();
    const Player& who = state.players[player];
    int owner = desk.owner(player);
    struct Group {
        FigureShape shape;
        FigureKind kind;
        float height;
    };
    float k = height / 18;
    const Group groups[] = {{FigureShape::follower, FigureKind::follower, height},
                            {FigureShape::abbot, FigureKind::abbot, 21 * k},
                            {FigureShape::builder, FigureKind::builder, 19 * k},
                            {FigureShape::pig, FigureKind::pig, 14 * k}};
    // Where the room is short the whole row shrinks.
    float wanted = 0;
    for (const Group& group : groups) {
        float owned = static_cast<float>(traits(group.kind).supply(state.rules));
        if (owned > 0)
            wanted += owned * (desk.brush.art->silhouette_width(group.shape, group.height) + desk.px(2)) + desk.px(6);
    }
    float shrink = std::min(1.f, room / std::max(1.f, wanted - desk.px(6)));
    float start = x;
    for (const Group& group : groups) {
        int owned = traits(group.kind).supply(state.rules);
        if (owned == 0) continue;
        if (x > start) x += desk.px(6) * shrink;
        float tall = group.height * shrink;
        float step = desk.brush.art->silhouette_width(group.shape, tall) + desk.px(2) * shrink;
        for (int i = 0; i < owned; ++i) {
            desk.brush.little(group.shape, owner, ImVec2(x, foot), tall, i >= who.supply[index(group.kind)]);
            x += step;
        }
    }
}

// Signs and counts of the goods; those a player has none of are pale.
void PlayerCards::goods_row(Desk& desk, int player, float x, float centre_y, float room) {
    const Fonts& fonts = desk.fonts();
    float step = std::min(desk.px(40), room / goods_kinds);
    for (int i = 0; i < goods_kinds; ++i) {
        int count = desk.state().players[player].goods[i];
        float alpha = count > 0 ? 1.f : .4f;
        desk.brush.goods(static_cast<Goods>(i), ImVec2(x + desk.px(9), centre_y), desk.px(18), alpha);
        desk.brush.text(fonts.small_bold, x + desk.px(21), centre_y - fonts.small_bold.line / 2,
                        faded(desk.theme().ink, alpha), std::to_string(count));
        x += step;
    }
}

void PlayerCards::full_card(Desk& desk, int player, const Box& box, float tall, float figure_points) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    float scale = tile_for(desk.px(figure_points));
    float text_x = box.x0 + desk.px(figure_points > 42 ? 57 : 46);
    brush.figure(FigureShape::follower, desk.owner(player),
                 ImVec2(box.x0 + (text_x - box.x0) / 2 + desk.px(2), box.y1 - desk.px(9)), scale);
    std::string points = has_score(desk) ? std::to_string(score(desk, player)) : std::string();
    const Face& number = fonts.number;
    float right = box.x1 - desk.px(12);
    brush.text(number, right, box.y0 + desk.px(tall > 70 ? 6 : 5), desk.theme().ink, points, Align::right);
    float room = right - brush.width(number, points) - desk.px(8) - text_x;
    if (player < forecast_.size() && has_score(desk)) {
        std::string expected = "→ " + std::to_string(forecast_[player]);
        brush.text(fonts.small, text_x + room, box.y0 + desk.px(tall > 70 ? 15 : 14), desk.theme().ink2, expected,
                   Align::right);
        room -= brush.width(fonts.small, expected) + desk.px(8);
    }
    const std::string& name = desk.name(player);
    const Face& face = brush.width(fonts.medium_bold, name) <= room ? fonts.medium_bold : fonts.small_bold;
    brush.text(face, text_x, box.y0 + desk.px(tall > 70 ? 11 : 9), desk.theme().ink, brush.fitted(face, name, room));
    float foot = box.y1 - desk.px(tall > 70 ? 14 : 12);
    float little_room = box.x1 - desk.px(10) - text_x;
    if (shows_goods_) {
        // Beside the name's line stand the goods, below them the figures.
        goods_row(desk, player, text_x, box.y1 - desk.px(45), little_room);
        foot = box.y1 - desk.px(11);
    }
    little_row(desk, player, text_x, foot, desk.px(18), little_room);
}

void PlayerCards::column(Desk& desk) {
    const Layout& layout = desk.layout;
    bool landscape = layout.shape == Shape::landscape;
    float width = landscape ? 148.f : layout.shape == Shape::wide ? 240.f : 180.f;
    int players = desk.state().players.size();
    float y = layout.inner.y0;
    // Where six cards with goods would be too high, the goods are behind a press on the card.
    float room = layout.inner.height() / layout.ui;
    shows_goods_ =
        has_goods(desk) && !landscape && static_cast<float>(players) * (66 + goods_row_points + 8) + 60 < room;
    float goods = shows_goods_ ? goods_row_points : 0.f;
    area_ = Box{layout.safe.x0, layout.safe.y0, layout.inner.x0 + desk.px(width), y};
    for (int player = 0; player < players; ++player) {
        bool active = is_active(desk, player);
        float grown = desk.glides.value("card." + std::to_string(player), active ? 1.f : 0.f, 200);
        float tall = landscape ? 44 + 18 * grown : 66 + goods + 8 * grown;
        float wide = width + (landscape ? 8.f : 10.f) * grown;
        Box box = box_at(layout.inner.x0, y, desk.px(wide), desk.px(tall));
        ground(desk, player, box, active);
        if (landscape && grown < .5f) {
            short_card(desk, player, box);
        } else if (landscape) {
            full_card(desk, player, box, tall, 40);
        } else {
            full_card(desk, player, box, tall, 45 + 6 * grown);
        }
        if (active && !landscape) {
            float cy = std::round(box.centre().y);
            float reach = desk.px(11) * grown;
            ImVec2 pennant[3] = {ImVec2(box.x1, cy - desk.px(11)), ImVec2(box.x1 + reach, cy),
                                 ImVec2(box.x1, cy + desk.px(11))};
            desk.brush.list->AddConvexPolyFilled(pennant, 3, desk.theme().amber);
        }
        area_.x1 = std::max(area_.x1, box.x1);
        y = box.y1 + desk.px(landscape ? 6 : 8);
        area_.y1 = y;
    }
}

void PlayerCards::short_card(Desk& desk, int player, const Box& box) {
    const Fonts& fonts = desk.fonts();
    const Brush& brush = desk.brush;
    brush.emblem(desk.owner(player), ImVec2(box.x0 + desk.px(22), box.centre().y), desk.px(22));
    std::string points = std::to_string(score(desk, player));
    float right = box.x1 - desk.px(10);
    brush.text(fonts.title, right, std::round(box.centre().y - fonts.title.line / 2), desk.theme().ink, points,
               Align::right);
    float x = box.x0 + desk.px(40);
    float room = right - brush.width(fonts.title, points) - desk.px(6) - x;
    brush.text(fonts.medium, x, std::round(box.centre().y - fonts.medium.line / 2), desk.theme().ink,
               brush.fitted(fonts.medium, desk.name(player), room));
}

void PlayerCards::row(Desk& desk) {
    const Layout& layout = desk.layout;
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    int players = desk.state().players.size();
    float gap = desk.px(players > 4 ? 4.f : 6.f);
    float height = desk.px(64);
    float room = layout.inner.width() - (layout.shape == Shape::small ? desk.px(52) : 0.f);
    float others = static_cast<float>(players - 1);
    float active_width = std::min(desk.px(186), room - others * (desk.px(38) + gap));
    float other_width = others > 0 ? std::clamp((room - active_width) / others - gap, desk.px(38),
                                                desk.px(layout.shape == Shape::small ? 42 : 56))
                                   : 0.f;
    active_width = std::max(active_width, std::min(desk.px(186), room - others * (other_width + gap)));
    float x = layout.inner.x0;
    float y = layout.inner.y0;
    for (int player = 0; player < players; ++player) {
        bool active = is_active(desk, player) || (desk.in.session->over() && player == 0 && players == 1);
        float grown = desk.glides.value("chip." + std::to_string(player), active ? 1.f : 0.f, 200);
        Box box = box_at(std::round(x), y, std::round(other_width + (active_width - other_width) * grown), height);
        ground(desk, player, box, active);
        if (grown > .6f) {
            std::string points = has_score(desk) ? std::to_string(score(desk, player)) : std::string();
            float scale = tile_for(desk.px(42));
            float text_x = box.x0 + desk.px(48);
            brush.clip(box);
            brush.figure(FigureShape::follower, desk.owner(player), ImVec2(box.x0 + desk.px(25), box.y1 - desk.px(8)),
                         scale);
            float right = box.x1 - desk.px(10);
            const Face& number = fonts.number;
            Face smaller = number;
            smaller.size = number.size * 26 / 30;
            brush.text(smaller, right, box.y0 + desk.px(2), desk.theme().ink, points, Align::right);
            const std::string& name = desk.name(player);
            float name_room = right - brush.width(smaller, points) - desk.px(6) - text_x;
            const Face& face = brush.width(fonts.medium_bold, name) <= name_room ? fonts.medium_bold : fonts.small_bold;
            brush.text(face, text_x, box.y0 + desk.px(8), desk.theme().ink, brush.fitted(face, name, name_room));
            little_row(desk, player, text_x, box.y1 - desk.px(11), desk.px(14), box.x1 - desk.px(8) - text_x);
            brush.unclip();
        } else {
            brush.emblem(desk.owner(player), ImVec2(box.centre().x, box.y0 + desk.px(20)), desk.px(22));
            brush.text(fonts.title, box.centre().x, box.y0 + desk.px(34), desk.theme().ink,
                       std::to_string(score(desk, player)), Align::centre);
        }
        x = box.x1 + gap;
    }
    area_ = Box{layout.screen.x0, layout.screen.y0, layout.screen.x1, y + height};
}

}  // namespace bastide::panels
