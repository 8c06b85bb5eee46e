#include "shell/panels/new_game_page.h"

#include <algorithm>
#include <cmath>

#include "rules/game_state.h"
#include "rules/rule_options.h"
#include "shell/panels/expansion_cards.h"
#include "shell/panels/rule_list.h"
#include "shell/panels/widgets.h"

namespace bastide::panels {

namespace {

constexpr Preset editions_offered[] = {Preset::edition_2014, Preset::second, Preset::first};
constexpr Preset solitaires_offered[] = {Preset::solitaire, Preset::solitaire_hard};

// Tiles of the whole game, the one that lies already included.
int tiles_of(const RuleSet& rules, int players) {
    return new_game(rules, players).bag_count + 1;
}

}  // namespace

void NewGamePage::open(const Desk& desk) {
    open_ = true;
    view_ = View::players;
    take_backs_.reset();
    if (next_for_ == NewGameFor::alone) {
        seats_.fill(desk);
        seats_.resize(desk, 1);
        rules_ = preset(rules_.preset == Preset::solitaire_hard ? Preset::solitaire_hard : Preset::solitaire);
    } else if (desk.in.session != nullptr) {
        seats_.fill(desk);
        take_backs_ = desk.in.take_backs;
        rules_ = desk.in.session->rules();
    } else {
        if (seats_.size() < 2) seats_.resize(desk, 2);
        if (rules_.solitaire != Solitaire::off) rules_ = preset(Preset::edition_2014);
    }
    next_for_ = NewGameFor::as_before;
    settle(desk);
}

// What no longer fits the number of seats gives way to the rules they came from.
void NewGamePage::settle(const Desk& desk) {
    if (seats_.size() > 1 && rules_.solitaire != Solitaire::off) {
        bool own = rules_.preset == Preset::solitaire || rules_.preset == Preset::solitaire_hard;
        if (own) {
            rules_ = preset(Preset::first);
        } else {
            rules_.solitaire = Solitaire::off;
        }
    }
    std::size_t most = static_cast<std::size_t>(seats_offered(rules_));
    if (rules_.solitaire == Solitaire::off && seats_.size() > most) seats_.resize(desk, most);
}

std::vector<Preset> NewGamePage::offered() const {
    std::vector<Preset> out;
    if (seats_.size() == 1) out.assign(std::begin(solitaires_offered), std::end(solitaires_offered));
    out.insert(out.end(), std::begin(editions_offered), std::end(editions_offered));
    return out;
}

void NewGamePage::choose(Preset edition) {
    rules_ = with_expansions_of(preset(edition), rules_);
}

float NewGamePage::editions(Desk& desk, const Box& box, float y, bool draw) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    const Theme& theme = desk.theme();
    float top = y;
    if (draw) brush.text(fonts.title, box.x0, y, theme.ink, desk.say("editions.title"));
    y += desk.px(32);
    for (Preset edition : offered()) {
        std::string key(preset_name(edition));
        std::replace(key.begin(), key.end(), '-', '_');
        std::string title = desk.say("editions." + key);
        std::string line = desk.say("editions." + key + "_line");
        float room = box.width() - desk.px(64);
        float height = desk.px(10) + fonts.title.line + brush.paragraph_height(fonts.small, line, room) + desk.px(14);
        if (draw) {
            Box card{box.x0, y, box.x1, y + height};
            bool on = rules_.preset == edition;
            Feel feel = desk.hands.use("edition." + key, title + ": " + line, card, ControlRole::choice, Reach::enabled,
                                       on ? Mark::on : Mark::off);
            float radius = desk.px(10);
            if (feel.hover || feel.down) brush.rounded(card, radius, feel.down ? theme.paper3 : theme.paper2);
            brush.outline(card, radius, on ? theme.mark : theme.edge, on ? desk.px(2) : brush.hairline());
            radio_mark(desk, ImVec2(card.x0 + desk.px(26), card.y0 + desk.px(24)), on);
            const Face& face = brush.title_face(fonts.title, fonts.medium_bold, title);
            brush.text(face, card.x0 + desk.px(49), card.y0 + desk.px(9), theme.ink, title);
            brush.paragraph(fonts.small, card.x0 + desk.px(49), card.y0 + desk.px(9) + fonts.title.line, room,
                            theme.ink2, line);
            if (feel.focus) focus_ring(desk, card, radius);
            if (feel.clicked) choose(edition);
        }
        y += height + desk.px(9);
    }
    return y - top;
}

// Editions and, unless a solitaire is chosen, expansions.
float NewGamePage::game(Desk& desk, const Box& box, float y, bool draw) {
    float height = editions(desk, box, y, draw);
    if (rules_.solitaire != Solitaire::off) return height;
    height += desk.px(10);
    return height + expansion_cards(desk, box, y + height, rules_, draw ? Painting::draw : Painting::measure);
}

TakeBacks NewGamePage::take_backs() const {
    return take_backs_.value_or(usual_take_backs(seats_.roles(), static_cast<int>(seats_.size())));
}

SettingRow NewGamePage::take_backs_row(const Desk& desk) const {
    return {"take_backs",
            desk.say("seats.take_backs"),
            desk.say("seats.take_backs_line"),
            {},
            take_backs() == TakeBacks::whole_game ? 1 : 0};
}

// Who plays, and what they let each other take back; returns where it ends.
float NewGamePage::players(Desk& desk, const Box& box, float y, int most) {
    y = seats_.draw(desk, box, y, most) + desk.px(14);
    SettingRow row = take_backs_row(desk);
    Box part = box_at(box.x0, y, box.width(), setting_row_height(desk, row, box.width()));
    int pressed = draw_setting_row(desk, row, part);
    if (pressed >= 0) take_backs_ = pressed == 1 ? TakeBacks::whole_game : TakeBacks::until_next_tile;
    return part.y1;
}

float NewGamePage::players_height(const Desk& desk, float width, int most) const {
    return seats_.height(desk, most) + desk.px(14) + setting_row_height(desk, take_backs_row(desk), width);
}

void NewGamePage::foot(Desk& desk, const DialogPlace& place) {
    const Layout& layout = desk.layout;
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    bool phone = layout.phone();
    float bottom = phone ? layout.safe.y1 - desk.px(10) : place.box.y1 - desk.px(13);
    float top = bottom - desk.px(52);
    float x0 = phone ? place.inside.x0 : place.box.x0 + desk.px(32);
    float x1 = phone ? place.inside.x1 : place.box.x1 - desk.px(24);
    int players = static_cast<int>(seats_.size());
    std::optional<std::string> conflict = tell_conflict(desk, rules_, players);
    bool listing = view_ == View::rules;

    int changed = changed_options(rules_);
    ButtonText begin{desk.say(listing ? "all_rules.done" : "new_game.start"), listing ? Icon::check : Icon::play, {}};
    ButtonText other{desk.say(listing ? "all_rules.reset" : "all_rules.title"), listing ? Icon::undo : Icon::gear, {}};
    float gap = desk.px(10);
    float begin_width = phone ? (x1 - x0 - gap) * .56f : button_width(desk, begin) + desk.px(30);
    float other_width = phone ? x1 - x0 - gap - begin_width : button_width(desk, other);
    if (button(desk, listing ? "all_rules.reset" : "all_rules", other,
               Box{x0, top + desk.px(4), x0 + other_width, bottom - desk.px(4)}, Kind::plain,
               listing && changed == 0 ? Reach::disabled : Reach::enabled)) {
        if (listing) {
            rules_ = with_expansions_of(preset(rules_.preset), rules_);
        } else {
            view_ = View::rules;
            desk.hands.stop_editing();
            desk.hands.scroll_to_top("all_rules");
        }
        desk.again_in(0);
    }
    Box begin_box{x1 - begin_width, top, x1, bottom};
    bool may = listing || !conflict;
    if (button(desk, listing ? "all_rules.done" : "new_game.start", begin, begin_box, Kind::primary,
               may ? Reach::enabled : Reach::disabled)) {
        if (listing) {
            view_ = View::players;
            // Whoever chose a game for one plays it alone.
            if (rules_.solitaire != Solitaire::off) seats_.resize(desk, 1);
            desk.again_in(0);
        } else {
            start(desk);
        }
    }
    desk.hands.on_enter(listing ? "all_rules.done" : "new_game.start");
    std::string summary = conflict ? *conflict
                                   : desk.words.plural("new_game.players", players) + " · " +
                                         desk.words.plural("new_game.tiles", tiles_of(rules_, players)) +
                                         (changed > 0 ? " · " + desk.words.plural("all_rules.changed", changed) : "");
    ImU32 ink = conflict ? desk.theme().danger : desk.theme().ink2;
    if (phone) {
        if (!conflict) return;
        // Over the foot, so that the reason stands where the button refuses.
        Box note{layout.screen.x0, place.foot_y - desk.px(30), layout.screen.x1, place.foot_y};
        brush.list->AddRectFilled(note.min(), note.max(), desk.theme().paper);
        brush.text(fonts.small, x0, note.y0 + desk.px(7), ink, brush.fitted(fonts.small, summary, x1 - x0));
        return;
    }
    float text_x = x0 + other_width + desk.px(20);
    float room = begin_box.x0 - desk.px(16) - text_x;
    const Face& face = brush.width(fonts.medium, summary) <= room ? fonts.medium : fonts.small;
    brush.text(face, text_x, (top + bottom) / 2 - face.line / 2, ink, brush.fitted(face, summary, room));
}

void NewGamePage::start(Desk& desk) {
    StartGame game;
    game.rules = rules_;
    seats_.seat(desk, game);
    game.take_backs = take_backs();
    desk.hands.stop_editing();
    desk.ask(std::move(game));
}

void NewGamePage::draw_rules(Desk& desk) {
    bool phone = desk.layout.phone();
    DialogPlace place = open_dialog(desk, "all_rules", desk.say("all_rules.title"), 1158, 742, phone ? 76 : 78);
    if (place.closed) view_ = View::players;
    float height = rule_list(desk, place.inside, 0, rules_, Painting::measure);
    float offset = desk.hands.begin_scroll(
        "all_rules",
        Box{place.inside.x0 - desk.px(12), place.inside.y0, place.inside.x1 + desk.px(12), place.inside.y1},
        height + desk.px(48));
    desk.brush.clip(Box{place.box.x0, place.inside.y0, place.box.x1, place.inside.y1});
    rule_list(desk, place.inside, place.inside.y0 + desk.px(6) - offset, rules_, Painting::draw);
    desk.brush.unclip();
    desk.hands.end_scroll();
    foot(desk, place);
    desk.announcement = desk.say("all_rules.title");
}

void NewGamePage::draw_players(Desk& desk) {
    const Layout& layout = desk.layout;
    const Brush& brush = desk.brush;
    bool phone = layout.phone();
    bool alone = seats_.size() == 1 && rules_.solitaire != Solitaire::off;
    std::string title = desk.say(alone ? "new_game.alone" : "new_game.title");
    DialogPlace place = open_dialog(desk, "new_game", title, 1158, 742, phone ? 76 : 78);
    if (place.closed) {
        close();
        desk.ask(Go{Page::home});
        return;
    }
    bool two_columns = place.inside.width() > desk.px(700);
    float gap = desk.px(24);
    float half = two_columns ? std::floor((place.inside.width() - 2 * gap) * .455f) : place.inside.width();
    Box left{place.inside.x0, 0, place.inside.x0 + half, 0};
    Box right = two_columns ? Box{left.x1 + 2 * gap, 0, place.inside.x1, 0} : left;
    int most = std::max(seats_offered(rules_), alone ? 2 : 1);
    float seats_height = players_height(desk, left.width(), most);
    float game_height = game(desk, right, 0, false);
    float content = two_columns ? std::max(seats_height, game_height) : seats_height + desk.px(20) + game_height;
    float offset = desk.hands.begin_scroll(
        "new_game", Box{place.inside.x0 - desk.px(12), place.inside.y0, place.inside.x1 + desk.px(12), place.inside.y1},
        content + desk.px(phone ? 44 : 14));
    brush.clip(Box{place.box.x0, place.inside.y0, place.box.x1, place.inside.y1});
    float y = place.inside.y0 + desk.px(6) - offset;
    float after = players(desk, left, y, most);
    if (two_columns) brush.upright(left.x1 + gap, place.inside.y0, place.inside.y1 - desk.px(4));
    game(desk, right, two_columns ? y : after + desk.px(20), true);
    brush.unclip();
    desk.hands.end_scroll();
    foot(desk, place);
    settle(desk);
    desk.announcement = title;
}

void NewGamePage::draw(Desk& desk) {
    if (!open_) open(desk);
    if (view_ == View::rules) {
        draw_rules(desk);
    } else {
        draw_players(desk);
    }
}

}  // namespace bastide::panels
