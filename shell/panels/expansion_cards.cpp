#include "shell/panels/expansion_cards.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "shell/panels/widgets.h"

namespace bastide::panels {

namespace {

using painter::FigureShape;

enum class Pack : std::uint8_t { river, abbot, traders };

struct Piece {
    FigureShape shape;
    int owner;
    float x;      // of the foot, as a share of the picture's width
    float share;  // height, as a share of the picture's
};

struct Card {
    Pack pack;
    std::string_view key;
    std::string_view tiles[2];
    Side turns[2];
    int pieces;
    Piece piece[2];
};

constexpr Card cards[] = {
    {Pack::river, "river", {"river.spring", "river.bend"}, {Side::west, Side::south}, 0, {}},
    {Pack::abbot,
     "abbot",
     {"base.cap_bend_sw", "base.bend_garden"},
     {Side::north, Side::north},
     1,
     {{FigureShape::abbot, 4, .5f, .78f}, {}}},
    {Pack::traders,
     "traders",
     {"tb.city3_grain", "tb.corner_wine"},
     {Side::east, Side::north},
     2,
     {{FigureShape::builder, 2, .4f, .7f}, {FigureShape::pig, 0, .74f, .4f}}},
};

bool any_part(const RuleSet& rules, Pack pack) {
    switch (pack) {
        case Pack::river:
            return rules.river;
        case Pack::abbot:
            return rules.abbot;
        case Pack::traders:
            return rules.tb_tiles || rules.goods || rules.builder || rules.pig;
    }
    return false;
}

bool whole(const RuleSet& rules, Pack pack) {
    return pack != Pack::traders ? any_part(rules, pack) : rules.tb_tiles && rules.goods && rules.builder && rules.pig;
}

void set_pack(RuleSet& rules, Pack pack, bool on) {
    switch (pack) {
        case Pack::river:
            rules.river = on;
            return;
        case Pack::abbot:
            rules.abbot = on;
            // Gardens come with the abbot; without him the edition's own tiles are played.
            rules.gardens = on || preset(rules.preset).gardens;
            return;
        case Pack::traders:
            rules.tb_tiles = rules.goods = rules.builder = rules.pig = on;
            return;
    }
}

void picture(Desk& desk, const Card& card, const Box& box) {
    const Brush& brush = desk.brush;
    bool two = box.width() > box.height() * 1.5f;
    float side = two ? std::ceil(box.width() / 2) : box.width();
    brush.clip(box);
    for (int i = 0; i < (two ? 2 : 1); ++i) {
        std::optional<TileKind> kind = find_tile(card.tiles[i]);
        if (!kind) continue;
        float x = box.x0 + static_cast<float>(i) * side;
        brush.tile(*kind, card.turns[i], box_at(x, std::round(box.centre().y - side / 2), side, side));
    }
    for (int i = 0; i < card.pieces; ++i) {
        const Piece& piece = card.piece[i];
        if (!two && i > 0) break;
        float tall = box.height() * piece.share;
        float tile = tall / static_cast<float>(Art::height(piece.shape));
        float x = two ? piece.x : .5f;
        brush.figure(piece.shape, piece.owner, ImVec2(box.x0 + box.width() * x, box.y1 - desk.px(5)), tile);
    }
    brush.unclip();
    brush.outline(box, desk.px(3), desk.theme().line, brush.hairline());
}

struct CardWords {
    std::string title;
    std::string line;
    std::string spoken;
};

CardWords words_of(const Desk& desk, const Card& card, const RuleSet& rules) {
    CardWords out;
    std::string stem = "expansion." + std::string(card.key);
    out.title = desk.say(stem);
    bool part = any_part(rules, card.pack) && !whole(rules, card.pack);
    out.line = desk.say(part ? "expansion.in_part" : stem + "_line");
    out.spoken = out.title + ": " + out.line;
    return out;
}

bool press_card(Desk& desk, const Card& card, const CardWords& words, const Box& box, bool on) {
    const Theme& theme = desk.theme();
    const Brush& brush = desk.brush;
    float radius = desk.px(10);
    Feel feel = desk.hands.use("expansion." + std::string(card.key), words.spoken, box, ControlRole::toggle,
                               Reach::enabled, on ? Mark::on : Mark::off);
    if (feel.hover || feel.down) brush.rounded(box, radius, feel.down ? theme.paper3 : theme.paper2);
    brush.outline(box, radius, on ? theme.mark : theme.edge, on ? desk.px(2) : brush.hairline());
    if (feel.focus) focus_ring(desk, box, radius);
    return feel.clicked;
}

}  // namespace

float expansion_cards(Desk& desk, const Box& box, float y, RuleSet& rules, Painting painting) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    const Theme& theme = desk.theme();
    bool draw = painting == Painting::draw;
    float title_room = desk.px(34);
    if (draw) brush.text(fonts.title, box.x0, y, theme.ink, desk.say("expansions.title"));
    bool rows = box.width() < desk.px(480);
    float gap = desk.px(rows ? 9 : 12);
    float count = static_cast<float>(std::size(cards));
    float width = rows ? box.width() : std::floor((box.width() - (count - 1) * gap) / count);
    float pad = desk.px(9);
    float tall = desk.px(84);
    float total = title_room;
    // Cards side by side are equally high.
    float tallest = 0;
    for (const Card& card : cards) {
        CardWords words = words_of(desk, card, rules);
        float room = rows ? width - desk.px(64 + 12 + 52 + 12) : width - 2 * pad;
        float title = brush.paragraph_height(fonts.medium_bold, words.title, rows ? room : room - desk.px(52));
        float line = brush.paragraph_height(fonts.small, words.line, room);
        float height = rows ? std::max(desk.px(64), title + line + desk.px(18))
                            : pad + tall + desk.px(8) + std::max(desk.px(26), title) + desk.px(2) + line + desk.px(10);
        if (rows) {
            Box part = box_at(box.x0, y + total, width, height);
            if (draw) {
                bool on = any_part(rules, card.pack);
                if (press_card(desk, card, words, part, on)) set_pack(rules, card.pack, !on);
                picture(desk, card,
                        box_at(part.x0 + desk.px(6), part.centre().y - desk.px(26), desk.px(52), desk.px(52)));
                float x = part.x0 + desk.px(70);
                float top = std::round(part.centre().y - (title + line) / 2);
                top += brush.paragraph(fonts.medium_bold, x, top, room, theme.ink, words.title);
                brush.paragraph(fonts.small, x, top, room, theme.ink2, words.line);
                toggle_mark(desk, "expansion." + std::string(card.key),
                            ImVec2(part.x1 - desk.px(54), part.centre().y - desk.px(13)), on);
            }
            total += height + gap;
        } else {
            tallest = std::max(tallest, height);
        }
    }
    if (rows) return total;
    float x = box.x0;
    for (const Card& card : cards) {
        if (!draw) break;
        CardWords words = words_of(desk, card, rules);
        Box part = box_at(std::round(x), y + title_room, width, tallest);
        bool on = any_part(rules, card.pack);
        if (press_card(desk, card, words, part, on)) set_pack(rules, card.pack, !on);
        Box inside = part.grown(-pad);
        picture(desk, card, Box{inside.x0, inside.y0, inside.x1, inside.y0 + tall});
        float top = inside.y0 + tall + desk.px(8);
        float room = inside.width() - desk.px(52);
        float title = brush.paragraph_height(fonts.medium_bold, words.title, room);
        float row = std::max(desk.px(26), title);
        brush.paragraph(fonts.medium_bold, inside.x0, std::round(top + (row - title) / 2), room, theme.ink,
                        words.title);
        toggle_mark(desk, "expansion." + std::string(card.key),
                    ImVec2(inside.x1 - desk.px(44), std::round(top + row / 2 - desk.px(13))), on);
        brush.paragraph(fonts.small, inside.x0, top + row + desk.px(2), inside.width(), theme.ink2, words.line);
        x += width + gap;
    }
    return title_room + tallest;
}

RuleSet with_expansions_of(RuleSet edition, const RuleSet& from) {
    if (edition.solitaire != Solitaire::off) return edition;
    edition.river = from.river;
    edition.abbot = from.abbot;
    edition.gardens = edition.gardens || from.abbot;
    edition.tb_tiles = from.tb_tiles;
    edition.goods = from.goods;
    edition.builder = from.builder;
    edition.pig = from.pig;
    return edition;
}

}  // namespace bastide::panels
