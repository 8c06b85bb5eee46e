#include "shell/panels/feature_card.h"

#include <algorithm>
#include <cmath>

#include "shell/panels/dock_words.h"
#include "shell/panels/widgets.h"

namespace bastide::panels {

namespace {

constexpr Icon feature_icons[] = {Icon::city, Icon::road, Icon::field, Icon::monastery, Icon::garden};

struct CardText {
    i18n::RegionWords words;
    Icon icon = Icon::city;
};

float worth_box(Desk& desk, const Box& box, const std::string& label, int number, const std::string& reason,
                ImU32 ground) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    float room = box.width() - desk.px(24);
    float height = desk.px(8) + fonts.small.line + fonts.number.line +
                   brush.paragraph_height(fonts.small, reason, room) + desk.px(8);
    if (ground == 0) return height;
    brush.rounded(Box{box.x0, box.y0, box.x1, box.y0 + std::max(height, box.height())}, desk.px(8), ground);
    float y = box.y0 + desk.px(8);
    brush.text(fonts.small, box.x0 + desk.px(12), y, desk.theme().ink2, brush.fitted(fonts.small, label, room));
    y += fonts.small.line - desk.px(2);
    brush.text(fonts.number, box.x0 + desk.px(12), y, desk.theme().ink, std::to_string(number));
    y += fonts.number.line + desk.px(2);
    brush.paragraph(fonts.small, box.x0 + desk.px(12), y, room, desk.theme().ink2, reason);
    return height;
}

// Draws the inside from `y` down, or only measures it.
float inside(Desk& desk, const CardText& card, float x0, float x1, float y, bool measure) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    const Theme& theme = desk.theme();
    const i18n::RegionWords& words = card.words;
    float start = y;
    if (!measure) {
        brush.icon(card.icon, ImVec2(x0 + desk.px(11), y + desk.px(14)), desk.px(22), theme.ink);
        const Face& face = brush.title_face(fonts.title, fonts.medium_bold, words.title);
        brush.text(face, x0 + desk.px(32), y + desk.px(1), theme.ink, words.title);
        brush.paragraph(fonts.small, x0 + desk.px(32), y + fonts.title.line + desk.px(1), x1 - x0 - desk.px(32),
                        theme.ink2, words.state);
    }
    y += fonts.title.line + desk.px(1) + brush.paragraph_height(fonts.small, words.state, x1 - x0 - desk.px(32)) +
         desk.px(10);
    if (words.figures.most > 0) {
        float x = x0;
        for (int player = 0; player < desk.state().players.size(); ++player) {
            int count = words.figures.of[player];
            if (count == 0) continue;
            const std::string& name = desk.name(player);
            std::string times = " × " + std::to_string(count);
            float width =
                desk.px(30) + brush.width(fonts.medium_bold, name) + brush.width(fonts.small, times) + desk.px(10);
            if (x > x0 && x + width > x1) {
                x = x0;
                y += desk.px(38);
            }
            if (!measure) {
                Box chip = box_at(x, y, std::min(width, x1 - x), desk.px(32));
                bool leads = words.figures.leads(player);
                brush.rounded(chip, desk.px(6), leads ? theme.tint : theme.paper2);
                brush.little(painter::FigureShape::follower, desk.owner(player),
                             ImVec2(x + desk.px(7), chip.y1 - desk.px(6)), desk.px(20), false);
                brush.text(fonts.medium_bold, x + desk.px(30), y + desk.px(6), theme.ink, name);
                brush.text(fonts.small, x + desk.px(30) + brush.width(fonts.medium_bold, name), y + desk.px(8),
                           theme.ink2, times);
            }
            x += width + desk.px(6);
        }
        y += desk.px(42);
    }
    if (!measure) brush.rule(x0, x1, y);
    y += desk.px(8);
    float column = (x1 - x0) / static_cast<float>(std::max<std::size_t>(1, words.facts.size()));
    float tallest = 0;
    for (std::size_t i = 0; i < words.facts.size(); ++i) {
        float x = x0 + column * static_cast<float>(i);
        tallest = std::max(tallest, brush.paragraph_height(fonts.small, words.facts[i].noun, column - desk.px(6)));
        if (measure) continue;
        brush.text(fonts.title, x + desk.px(2), y, theme.ink, std::to_string(words.facts[i].number));
        brush.paragraph(fonts.small, x + desk.px(2), y + fonts.title.line - desk.px(3), column - desk.px(6), theme.ink2,
                        words.facts[i].noun);
    }
    y += fonts.title.line - desk.px(3) + tallest + desk.px(8);
    // A solitaire has no points to tell.
    if (desk.state().rules.solitaire != Solitaire::off) return y - start;
    if (!measure) brush.rule(x0, x1, y);
    y += desk.px(10);
    bool field = card.icon == Icon::field;
    float box_width = words.can_close ? (x1 - x0 - desk.px(34)) / 2 : x1 - x0;
    Box now = box_at(x0, y, box_width, 0);
    std::string now_label = desk.say(field ? "region.at_end" : words.can_close ? "region.now" : "region.worth");
    float tall = worth_box(desk, now, now_label, words.now, words.now_reason, 0);
    if (words.can_close) {
        Box then = box_at(x1 - box_width, y, box_width, 0);
        tall = std::max(tall, worth_box(desk, then, words.then_label, words.then, words.then_reason, 0));
        if (!measure) {
            then.y1 = y + tall;
            worth_box(desk, then, words.then_label, words.then, words.then_reason, theme.tint);
            brush.icon(Icon::chevr, ImVec2((x0 + x1) / 2, y + tall / 2), desk.px(16), theme.ink3);
        }
    }
    if (!measure) {
        now.y1 = y + tall;
        worth_box(desk, now, now_label, words.now, words.now_reason, theme.paper2);
    }
    y += tall + desk.px(10);
    if (!measure) {
        brush.icon(Icon::learn, ImVec2(x0 + desk.px(8), y + desk.px(9)), desk.px(16), theme.ink2);
        brush.paragraph(fonts.small, x0 + desk.px(25), y, x1 - x0 - desk.px(25), theme.ink2, words.rule);
    }
    y += brush.paragraph_height(fonts.small, words.rule, x1 - x0 - desk.px(25));
    return y - start;
}

}  // namespace

void draw_feature_card(Desk& desk, float low) {
    const TableView& table = *desk.in.table;
    if (!table.feature) return;
    CardText card;
    card.words = i18n::tell_region(desk.speaker(), desk.state(), *table.feature);
    card.icon = feature_icons[static_cast<int>(kind_of(desk.state().board, *table.feature))];
    desk.announcement = card.words.title + ", " + card.words.state;
    const Layout& layout = desk.layout;
    const Brush& brush = desk.brush;
    if (layout.upright()) {
        float x0 = layout.safe.x0 + desk.px(20);
        float x1 = layout.safe.x1 - desk.px(20);
        float height = inside(desk, card, x0, x1, 0, true) + desk.px(46) + (layout.screen.y1 - layout.safe.y1);
        float slide = desk.glides.entering("feature", desk.px(12), 0, 180);
        Box box{layout.screen.x0, layout.screen.y1 - height + slide, layout.screen.x1, layout.screen.y1};
        desk.hands.cover(box);
        brush.shadow(box, desk.px(18), Depth::high);
        brush.rounded(box, desk.px(18), desk.theme().paper, ImDrawFlags_RoundCornersTop);
        brush.outline(Box{box.x0 - desk.px(2), box.y0, box.x1 + desk.px(2), box.y1 + desk.px(4)}, desk.px(18),
                      desk.theme().edge, brush.hairline(), ImDrawFlags_RoundCornersTop);
        float cx = box.centre().x;
        brush.rounded(Box{cx - desk.px(20), box.y0 + desk.px(7), cx + desk.px(20), box.y0 + desk.px(11)}, desk.px(2),
                      desk.theme().paper3);
        inside(desk, card, x0, x1, box.y0 + desk.px(28), false);
        if (icon_button(desk, "feature.close", desk.say("button.close"), Icon::close,
                        box_at(x1 - desk.px(34), box.y0 + desk.px(16), desk.px(44), desk.px(44)))) {
            desk.ask(CloseFeature{});
        }
        return;
    }
    float width = desk.px(320);
    float pad = desk.px(18);
    float height = inside(desk, card, 0, width - 2 * pad, 0, true) + 2 * pad;
    float gap = desk.px(64);
    float x = table.feature_x;
    float y = table.feature_y;
    Box room = layout.inner;
    room.y1 = std::max(low, room.y0 + height);
    if (layout.shape == Shape::landscape) room.x1 -= desk.px(158);
    float left = std::clamp(y - height / 2, room.y0, std::max(room.y0, room.y1 - height));
    Box box = box_at(x + gap, left, width, height);
    bool tied = true;
    if (box.x1 > room.x1) box = box_at(x - gap - width, left, width, height);
    if (box.x0 < room.x0 || box.x1 > room.x1) {
        tied = false;
        bool above = y > (room.y0 + room.y1) / 2;
        box = box_at(std::clamp(x - width / 2, room.x0, std::max(room.x0, room.x1 - width)),
                     above ? y - gap - height : y + gap, width, height);
        box = box.moved(0, std::clamp(box.y0, room.y0, std::max(room.y0, room.y1 - height)) - box.y0);
    }
    if (tied) {
        float end = box.x0 > x ? box.x0 : box.x1;
        brush.list->AddLine(ImVec2(x, y), ImVec2(end, y), hex(0x1E1712), desk.px(4));
        brush.list->AddLine(ImVec2(x, y), ImVec2(end, y), hex(0xFFF2B8), desk.px(2));
        brush.list->AddCircleFilled(ImVec2(x, y), desk.px(5), hex(0x1E1712));
        brush.list->AddCircleFilled(ImVec2(x, y), desk.px(3.5f), hex(0xFFF2B8));
    }
    desk.panel(box);
    inside(desk, card, box.x0 + pad, box.x1 - pad, box.y0 + pad - desk.px(2), false);
    if (desk.touch() && icon_button(desk, "feature.close", desk.say("button.close"), Icon::close,
                                    box_at(box.x1 - desk.px(50), box.y0 + desk.px(8), desk.px(44), desk.px(44)))) {
        desk.ask(CloseFeature{});
    }
}

void draw_refusal(Desk& desk) {
    const TableView& table = *desk.in.table;
    const GameState& state = desk.state();
    if (!table.refused || state.phase != Phase::tile) return;
    std::vector<std::string> lines =
        i18n::tell_refusal(desk.speaker(), state, state.in_hand, table.refused_cell, table.turn, *table.refused);
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    float room = std::min(desk.px(290), desk.layout.inner.width() - desk.px(32));
    float width = desk.px(24) + brush.width(fonts.medium_bold, lines.front());
    float height = fonts.medium_bold.line;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        for (const std::string& line : brush.lines(fonts.small, lines[i], room)) {
            width = std::max(width, brush.width(fonts.small, line));
            height += fonts.small.line;
        }
    }
    width += desk.px(30);
    height += desk.px(20);
    const Box& cell = table.refused_box;
    float x = std::clamp(cell.centre().x - width / 2, desk.layout.inner.x0,
                         std::max(desk.layout.inner.x0, desk.layout.inner.x1 - width));
    bool below = cell.y1 + desk.px(12) + height < desk.out.free.y1;
    float y = below ? cell.y1 + desk.px(12) : cell.y0 - desk.px(12) - height;
    Box box = box_at(std::round(x), std::round(y), std::round(width), height);
    brush.slip(box, desk.px(10), Depth::high);
    float tip = below ? box.y0 : box.y1;
    float beak = below ? -desk.px(8) : desk.px(8);
    float cx = std::clamp(cell.centre().x, box.x0 + desk.px(18), box.x1 - desk.px(18));
    brush.list->AddTriangleFilled(
        ImVec2(cx - desk.px(9), tip + (below ? brush.hairline() : -brush.hairline())), ImVec2(cx, tip + beak),
        ImVec2(cx + desk.px(9), tip + (below ? brush.hairline() : -brush.hairline())), desk.theme().paper);
    brush.list->AddLine(ImVec2(cx - desk.px(9), tip), ImVec2(cx, tip + beak), desk.theme().edge, brush.hairline());
    brush.list->AddLine(ImVec2(cx, tip + beak), ImVec2(cx + desk.px(9), tip), desk.theme().edge, brush.hairline());
    float text_y = box.y0 + desk.px(10);
    brush.icon(Icon::close, ImVec2(box.x0 + desk.px(22), text_y + fonts.medium_bold.line / 2), desk.px(16),
               desk.theme().danger, 3);
    brush.text(fonts.medium_bold, box.x0 + desk.px(39), text_y, desk.theme().ink, lines.front());
    text_y += fonts.medium_bold.line;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        text_y += brush.paragraph(fonts.small, box.x0 + desk.px(15), text_y, room, desk.theme().ink2, lines[i]);
    }
    desk.announcement = lines.size() > 1 ? lines[0] + ". " + lines[1] : lines[0];
}

void draw_fan_labels(Desk& desk) {
    const TableView& table = *desk.in.table;
    const Brush& brush = desk.brush;
    const Face& face = desk.fonts().small_bold;
    for (const TableView::FanButton& spot : table.fan) {
        if (spot.choice < 0 || spot.choice >= static_cast<int>(table.choices.size())) continue;
        const FigureOption& option = table.choices[static_cast<std::size_t>(spot.choice)];
        std::string label = choice_words(desk, option).role;
        // The key that chooses it, where there are keys: two farmers are told apart by it.
        if (!desk.touch()) label = std::to_string(spot.choice + 1) + "  " + label;
        float width = brush.width(face, label) + desk.px(16);
        float x =
            std::clamp(spot.x - width / 2, desk.layout.safe.x0 + desk.px(2), desk.layout.safe.x1 - width - desk.px(2));
        // Above the button unless that leaves the screen.
        float y = spot.y - spot.radius - desk.px(24);
        if (y < desk.layout.safe.y0) y = spot.y + spot.radius + desk.px(3);
        Box chip = box_at(std::round(x), std::round(y), std::round(width), desk.px(21));
        bool on = spot.choice == table.chosen;
        brush.rounded(chip, chip.height() / 2, on ? desk.theme().tint : desk.theme().paper);
        brush.outline(chip, chip.height() / 2, on ? desk.theme().amber : desk.theme().edge, brush.hairline());
        brush.text(face, chip.centre().x, chip.y0 + desk.px(2), desk.theme().ink, label, Align::centre);
    }
}

}  // namespace bastide::panels
