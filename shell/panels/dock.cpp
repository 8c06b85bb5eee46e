#include "shell/panels/dock.h"

#include <algorithm>
#include <cmath>

#include "rules/legal.h"
#include "shell/panels/widgets.h"

namespace bastide::panels {

void Dock::primary(Desk& desk, const DockWords& words, const Box& box) {
    if (button(desk, words.primary_name, {words.primary_label, words.primary_icon, {}}, box, Kind::primary,
               words.primary_enabled ? Reach::enabled : Reach::disabled)) {
        if (words.primary_name == "confirm") {
            desk.ask(Confirm{});
        } else {
            desk.ask(Hurry{});
        }
    }
}

float Dock::undo_width(const Desk& desk, float one) const {
    bool both = desk.in.table->can_undo && desk.in.table->can_redo;
    return both ? std::max(one, desk.px(44 + 8 + 44)) : one;
}

void Dock::undo_button(Desk& desk, const Box& box, bool with_label) {
    std::string label = desk.say("button.undo");
    if (desk.in.table->can_redo) {
        std::string redo = desk.say("button.redo");
        bool both = desk.in.table->can_undo;
        Box part = box;
        if (both) {
            float half = std::floor((box.width() - desk.px(8)) / 2);
            Box left{box.x0, box.y0, box.x0 + half, box.y1};
            if (button(desk, "undo", {{}, Icon::undo, label}, left, Kind::plain)) desk.ask(Undo{});
            part.x0 = box.x1 - half;
        }
        bool labelled = with_label && !both;
        if (button(desk, "redo", {labelled ? redo : std::string(), Icon::redo, redo}, part, Kind::plain))
            desk.ask(Redo{});
        return;
    }
    if (button(desk, "undo", {with_label ? label : std::string(), Icon::undo, label}, box, Kind::plain,
               desk.in.table->can_undo ? Reach::enabled : Reach::disabled)) {
        desk.ask(Undo{});
    }
}

void Dock::turn_buttons(Desk& desk, const Box& left, const Box& right) {
    if (desk.layout.upright()) {
        if (button(desk, "turn_left", {{}, Icon::ccw, desk.say("button.turn_left")}, left, Kind::plain))
            desk.ask(Turn{-1});
        if (button(desk, "turn_right", {{}, Icon::cw, desk.say("button.turn_right")}, right, Kind::plain))
            desk.ask(Turn{1});
        return;
    }
    if (icon_button(desk, "turn_left", desk.say("button.turn_left"), Icon::ccw, left)) desk.ask(Turn{-1});
    if (icon_button(desk, "turn_right", desk.say("button.turn_right"), Icon::cw, right)) desk.ask(Turn{1});
}

void Dock::decline_button(Desk& desk, const DockWords& words, const Box& box) {
    if (button(desk, "decline", {words.decline_label, {}, {}}, box, Kind::plain)) desk.ask(Decline{});
}

void Dock::none_button(Desk& desk, const Box& box) {
    bool on = desk.in.table->chosen == no_figure;
    bool may = may_pass(desk.state());
    if (button(desk, "figure.none", {desk.say("choice.none"), Icon::none, {}}, box, Kind::plain,
               may ? Reach::enabled : Reach::disabled)) {
        desk.ask(ChooseFigure{no_figure});
    }
    if (on && may) {
        desk.brush.outline(box, desk.px(9), desk.theme().amber_ink, desk.px(1));
        desk.brush.outline(box.grown(-desk.px(1)), desk.px(8), desk.theme().amber, desk.px(2));
    }
}

namespace {

// For those who listen: what is due, or what is chosen at the moment.
std::string spoken(const Desk& desk, const DockWords& words) {
    const TableView& table = *desk.in.table;
    const GameState& state = desk.state();
    if (table.thinking) return words.title;
    if (state.phase == Phase::tile && table.ghost && table.ghost_fits && table.ghost_chosen)
        return i18n::tell_place(desk.speaker(), state, state.in_hand, *table.ghost, table.turn);
    int choices = static_cast<int>(table.choices.size());
    if (words.figures && table.chosen >= 0 && table.chosen < choices) {
        i18n::ChoiceWords chosen = choice_words(desk, table.choices[static_cast<std::size_t>(table.chosen)]);
        return std::to_string(table.chosen + 1) + ". " + chosen.title + ". " + chosen.detail;
    }
    bool ends = !words.title.empty() && (words.title.back() == '?' || words.title.back() == '.');
    std::string out = words.title + (ends ? " " : ". ") + words.line;
    if (state.phase == Phase::tile) out += " " + i18n::tell_tile(desk.speaker(), words.tile, Side::north);
    if (!words.figures) return out;
    std::string list;
    for (int i = 0; i < choices; ++i) {
        i18n::ChoiceWords choice = choice_words(desk, table.choices[static_cast<std::size_t>(i)]);
        list += (list.empty() ? "" : "; ") + std::to_string(i + 1) + " " + choice.title;
    }
    return out + " " + desk.words.plural("spoken.choices", choices, {{"list", list}});
}

}  // namespace

void Dock::draw(Desk& desk) {
    DockWords words = dock_words(desk);
    desk.announcement = spoken(desk, words);
    if (desk.layout.shape == Shape::landscape) {
        rail(desk, words);
    } else if (desk.layout.upright()) {
        sheet(desk, words);
    } else if (words.figures) {
        chips(desk, words);
    } else {
        bar(desk, words);
    }
    if (!words.figures) return;
    if (!desk.layout.phone()) return;
    // On phones the choices are buttons on the board; they are named here for those who cannot see them.
    const TableView& table = *desk.in.table;
    for (const TableView::FanButton& spot : table.fan) {
        if (spot.choice < 0 || spot.choice >= static_cast<int>(table.choices.size())) continue;
        i18n::ChoiceWords choice = choice_words(desk, table.choices[static_cast<std::size_t>(spot.choice)]);
        Box box{spot.x - spot.radius, spot.y - spot.radius, spot.x + spot.radius, spot.y + spot.radius};
        Feel feel = desk.hands.use("figure." + std::to_string(spot.choice), choice.title, box, ControlRole::choice,
                                   Reach::enabled, spot.choice == table.chosen ? Mark::on : Mark::off);
        if (feel.focus) focus_ring(desk, box, spot.radius);
        if (feel.clicked) desk.ask(ChooseFigure{spot.choice});
    }
}

}  // namespace bastide::panels
