#include "shell/panels/table_page.h"

#include <algorithm>
#include <cmath>

#include "shell/panels/feature_card.h"
#include "shell/panels/fields_panel.h"
#include "shell/panels/hints_panel.h"
#include "shell/panels/player_details.h"
#include "shell/panels/tiles_panel.h"
#include "shell/panels/widgets.h"

namespace bastide::panels {

bool TablePage::tells_final(const FrameInput& input) {
    if (input.session == nullptr || !input.session->over() || (input.table != nullptr && input.table->replay)) {
        final_.reset();
        return false;
    }
    final_.begin(input.session, input.final_told);
    return input.page == Page::result && final_.telling(*input.session);
}

bool TablePage::close_top() {
    if (details_of_ >= 0) {
        details_of_ = -1;
        return true;
    }
    if (open_ == Open::nothing) return false;
    open_ = Open::nothing;
    return true;
}

void TablePage::menu(Desk& desk, TableWishes& wishes) {
    const Layout& layout = desk.layout;
    struct Row {
        std::string_view name;
        std::string_view key;
        Icon icon;
    };
    const Row rows[] = {
        {"menu.new_game", "home.new_game", Icon::plus}, {"menu.look_back", "menu.look_back", Icon::prev},
        {"menu.share", "share.title", Icon::share},     {"menu.settings", "settings.title", Icon::gear},
        {"menu.help", "help.title", Icon::help},        {"menu.home", "menu.home", Icon::home}};
    float row = desk.px(48);
    float width = desk.px(120);
    bool replaying = desk.in.table->replay.has_value();
    auto left_out = [replaying](const Row& one) { return replaying && one.name == "menu.look_back"; };
    for (const Row& one : rows) {
        width = std::max(width, desk.brush.width(desk.fonts().medium_bold, desk.say(one.key)) + desk.px(84));
    }
    float height = row * static_cast<float>(std::size(rows) - (replaying ? 1 : 0)) + desk.px(12);
    const Box& from = tools_.menu_button();
    float slide = desk.glides.entering("menu", -desk.px(8), 0, 140);
    Box box = box_at(std::min(from.x1, layout.inner.x1) - width, from.y1 + desk.px(8) + slide, width, height);
    // A press beside the menu closes it and does nothing else.
    Feel beside = desk.hands.use("menu.beside", {}, layout.screen);
    desk.hands.cover(layout.screen);
    desk.hands.use("menu.page", {}, box);
    desk.brush.slip(box, desk.px(12), Depth::high);
    float y = box.y0 + desk.px(6);
    for (const Row& one : rows) {
        if (left_out(one)) continue;
        Box part{box.x0 + desk.px(6), y, box.x1 - desk.px(6), y + row};
        if (menu_row(desk, std::string(one.name), desk.say(one.key), one.icon, part, desk.fonts().medium_bold)) {
            open_ = Open::nothing;
            wishes.new_game = wishes.new_game || one.name == "menu.new_game";
            wishes.settings = wishes.settings || one.name == "menu.settings";
            wishes.help = wishes.help || one.name == "menu.help";
            wishes.home = wishes.home || one.name == "menu.home";
            wishes.share = wishes.share || one.name == "menu.share";
            if (one.name == "menu.look_back") desk.ask(LookBack{});
        }
        y += row;
    }
    if (beside.clicked) open_ = Open::nothing;
}

void TablePage::flying(Desk& desk) {
    const Brush& brush = desk.brush;
    const Face& face = desk.fonts().number;
    for (const FlyingPoints& one : desk.in.table->flying) {
        std::string text = "+" + std::to_string(one.points);
        float width = brush.width(face, text) + desk.px(44);
        Box chip = box_at(one.x - width / 2, one.y - desk.px(20), width, desk.px(40));
        brush.rounded(chip, chip.height() / 2, faded(desk.theme().paper, one.alpha));
        brush.outline(chip, chip.height() / 2, faded(desk.theme().edge, one.alpha), brush.hairline());
        brush.emblem(desk.owner(one.player), ImVec2(chip.x0 + desk.px(20), chip.centre().y), desk.px(24), one.alpha);
        brush.text(face, chip.x0 + desk.px(36), chip.centre().y - face.line / 2, faded(desk.theme().ink, one.alpha),
                   text);
    }
}

TableWishes TablePage::draw(Desk& desk) {
    TableWishes wishes;
    const Layout& layout = desk.layout;
    const Session& session = *desk.in.session;
    if (of_ != &session) {
        of_ = &session;
        open_ = Open::nothing;
        details_of_ = -1;
    }
    if (open_ == Open::fields && !desk.state().rules.farmers) open_ = Open::nothing;
    if (open_ == Open::hints && (desk.in.table->replay || session.over())) open_ = Open::nothing;
    bool telling = tells_final(desk.in);
    cards_.set_shown(telling ? final_.shown(session) : Scores{}, telling);
    bool feature_sheet = layout.upright() && desk.in.table->feature.has_value();
    Open open = feature_sheet ? Open::nothing : open_;

    int pressed = cards_.draw(desk);
    if (pressed >= 0) {
        details_of_ = pressed;
        open_ = Open::nothing;
    }
    bool replaying = desk.in.table->replay.has_value();
    bool final_bar = replaying || (session.over() && !desk.in.table->pausing);
    float dock_top = 0;
    if (replaying) {
        replay_.draw(desk);
        dock_top = replay_.top();
    } else if (final_bar) {
        final_.draw(desk);
        dock_top = final_.top();
    } else {
        dock_.draw(desk);
        dock_top = dock_.top();
    }
    float low = dock_top - desk.px(12);
    tools_.draw(desk, open_, layout.upright() ? low - (layout.shape == Shape::portrait ? desk.px(48) : 0.f) : low);

    Box free = layout.inner;
    if (layout.upright()) {
        free.y0 = cards_.area().y1 + desk.px(8);
        free.y1 = low;
        // A board that would reach under the thumb's column keeps off it: a place there could not be pressed.
        float across = static_cast<float>(desk.in.table->columns);
        float tile = std::min(free.width() / across, free.height() / static_cast<float>(desk.in.table->rows));
        if ((free.width() - tile * across) / 2 + tile / 2 < tools_.column().width() + desk.px(6))
            free.x1 = tools_.column().x0 - desk.px(8);
    } else {
        free.x0 = cards_.area().x1 + desk.px(16);
        if (layout.shape == Shape::landscape) {
            free.y0 = tools_.bottom() + desk.px(8);
            if (!final_bar) free.x1 = dock_.area().x0 - desk.px(12);
        } else {
            // A place under the toolbar could not be pressed.
            free.y0 = tools_.bottom() + desk.px(8);
            free.y1 = low;
        }
        if (final_bar) free.y1 = low;
        if (layout.shape == Shape::wide && open != Open::nothing && open != Open::menu) {
            free.x1 = layout.inner.x1 - desk.px(open == Open::log      ? 308.f
                                                : open == Open::fields ? 290.f
                                                : open == Open::hints  ? 336.f
                                                                       : 368.f);
        }
    }
    desk.out.free = free;
    desk.out.overlay = open == Open::fields  ? Overlay::fields
                       : open == Open::tiles ? Overlay::tiles
                       : open == Open::hints ? Overlay::hints
                                             : Overlay::none;
    if (open == Open::fields) draw_field_chips(desk, free);
    if (session.over()) desk.out.final_told = final_.told();

    log_.listen(desk, !telling && !replaying);
    if (!telling && !replaying && desk.state().phase != Phase::tile && !log_.news().empty()) {
        desk.announcement = log_.news() + ". " + desk.announcement;
    }
    float toast_left = layout.upright() ? layout.inner.x0 : free.x0;
    float toast_right = layout.upright() ? layout.inner.x1 : free.x1;
    if (open != Open::log && !telling &&
        log_.draw_toast(desk, toast_left, toast_right,
                        layout.shape == Shape::landscape ? layout.inner.y1 : low + desk.px(4))) {
        if (!layout.phone()) open_ = Open::log;
    }
    draw_refusal(desk);
    draw_fan_labels(desk);
    // Beside the dock a drawer may reach down to the line of the rules; over it, it stops above.
    float dock_end = final_bar ? layout.inner.x1 : dock_.area().x1 + desk.px(8);
    auto lowest = [&](float width_points) {
        bool beside = layout.shape == Shape::wide && layout.inner.x1 - desk.px(width_points) >= dock_end;
        return beside ? layout.inner.y1 - desk.px(28) : low;
    };
    if (open == Open::log && !log_.draw(desk, tools_.bottom(), lowest(292))) open_ = Open::nothing;
    if (open == Open::fields && !draw_fields(desk, tools_.bottom(), lowest(274))) open_ = Open::nothing;
    if (open == Open::tiles && !draw_tiles_left(desk, tools_.bottom(), lowest(352))) open_ = Open::nothing;
    if (open == Open::hints && !draw_hints(desk, tools_.bottom(), lowest(320))) open_ = Open::nothing;
    if (!telling) draw_feature_card(desk, low);
    flying(desk);
    if (details_of_ >= 0 && details_of_ < desk.state().players.size() &&
        !draw_player_details(desk, details_of_, cards_.card_of(details_of_))) {
        details_of_ = -1;
    }
    if (open_ == Open::menu) menu(desk, wishes);
    return wishes;
}

}  // namespace bastide::panels
