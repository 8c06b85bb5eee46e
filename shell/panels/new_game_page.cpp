#include "shell/panels/new_game_page.h"

#include <algorithm>
#include <cmath>

#include "rules/game_state.h"
#include "rules/rule_options.h"
#include "shell/panels/dialog.h"
#include "shell/panels/widgets.h"

namespace bastide::panels {

namespace {

constexpr std::size_t longest_name = 24;
constexpr Preset offered[] = {Preset::edition_2014, Preset::second, Preset::first};
constexpr std::string_view preset_keys[] = {"2014", "second", "first"};

std::string default_name(const Desk& desk, std::size_t seat) {
    return desk.say("seat.default", {{"n", static_cast<int>(seat) + 1}});
}

// Tiles of the whole game, the one that lies already included.
int tiles_of(Preset name) {
    return new_game(preset(name), 2).bag_count + 1;
}

bool blank(const std::string& text) {
    return text.find_first_not_of(' ') == std::string::npos;
}

}  // namespace

void NewGamePage::add_seat(const Desk& desk) {
    Seat seat;
    seat.name = default_name(desk, seats_.size());
    while (std::any_of(seats_.begin(), seats_.end(), [&seat](const Seat& other) { return other.owner == seat.owner; }))
        ++seat.owner;
    seats_.push_back(seat);
}

void NewGamePage::next_colour(std::size_t seat) {
    std::uint8_t wanted = seats_[seat].owner;
    do {
        wanted = static_cast<std::uint8_t>((wanted + 1) % painter::owner_count);
    } while (std::any_of(seats_.begin(), seats_.end(),
                         [&](const Seat& other) { return &other != &seats_[seat] && other.owner == wanted; }));
    seats_[seat].owner = wanted;
}

void NewGamePage::open(const Desk& desk) {
    open_ = true;
    if (desk.in.session != nullptr) {
        seats_.clear();
        const std::vector<std::string>& names = desk.in.session->names();
        for (std::size_t i = 0; i < names.size(); ++i) {
            seats_.push_back({names[i], desk.in.owners[i]});
        }
    }
    while (seats_.size() < 2)
        add_seat(desk);
}

float NewGamePage::seats(Desk& desk, const Box& box, float y) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    const Theme& theme = desk.theme();
    brush.text(fonts.title, box.x0, y, theme.ink, desk.say("seats.title"));
    brush.text(fonts.small, box.x1, y + desk.px(5), theme.ink2, desk.say("seats.order"), Align::right);
    y += desk.px(34);
    RuleSet rules = preset(preset_);
    std::size_t most = static_cast<std::size_t>(seats_offered(rules));
    std::size_t removed = seats_.size();
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        std::string stem = "seat." + std::to_string(i);
        std::string number = std::to_string(i + 1);
        Box figure = box_at(box.x0 - desk.px(4), y + desk.px(6), desk.px(44), desk.px(44));
        Feel feel = desk.hands.use(stem + ".colour", desk.say("seat.colour", {{"n", number}}), figure);
        if (feel.hover || feel.down) brush.rounded(figure, desk.px(9), feel.down ? theme.paper3 : theme.paper2);
        brush.figure(painter::FigureShape::follower, seats_[i].owner,
                     ImVec2(figure.x0 + desk.px(20), figure.y1 - desk.px(3)),
                     desk.px(38) / static_cast<float>(Art::height(painter::FigureShape::follower)));
        if (feel.focus) focus_ring(desk, figure, desk.px(9));
        show_tip(desk, stem + ".colour", desk.say("seat.colour", {{"n", number}}), figure);
        if (feel.clicked) next_colour(i);
        bool removable = seats_.size() > 2;
        Box field{box.x0 + desk.px(46), y + desk.px(6), removable ? box.x1 - desk.px(52) : box.x1, y + desk.px(50)};
        text_field(desk, stem + ".name", desk.say("seat.name", {{"n", number}}), seats_[i].name, field, longest_name);
        if (removable &&
            icon_button(desk, stem + ".remove", desk.say("seat.remove", {{"name", seats_[i].name}}), Icon::close,
                        box_at(box.x1 - desk.px(44), y + desk.px(6), desk.px(44), desk.px(44)))) {
            removed = i;
        }
        y += desk.px(56);
        brush.rule(box.x0, box.x1, y - brush.hairline());
    }
    if (removed < seats_.size()) {
        seats_.erase(seats_.begin() + static_cast<std::ptrdiff_t>(removed));
        desk.hands.stop_editing();
        desk.again_in(0);
    }
    if (seats_.size() < most) {
        Box row{box.x0, y, box.x1, y + desk.px(56)};
        Feel feel = desk.hands.use("seat.add", desk.say("seat.add"), row);
        if (feel.hover || feel.down)
            brush.rounded(row.grown(-desk.px(3)), desk.px(9), feel.down ? theme.paper3 : theme.paper2);
        Box mark = box_at(box.x0, y + desk.px(8), desk.px(36), desk.px(40));
        // A dashed outline: nobody sits here yet.
        for (float at = 0; at < mark.width(); at += desk.px(7)) {
            float end = std::min(mark.x0 + at + desk.px(4), mark.x1);
            brush.list->AddLine(ImVec2(mark.x0 + at, mark.y0), ImVec2(end, mark.y0), theme.edge, brush.hairline());
            brush.list->AddLine(ImVec2(mark.x0 + at, mark.y1), ImVec2(end, mark.y1), theme.edge, brush.hairline());
        }
        for (float at = 0; at < mark.height(); at += desk.px(7)) {
            float end = std::min(mark.y0 + at + desk.px(4), mark.y1);
            brush.list->AddLine(ImVec2(mark.x0, mark.y0 + at), ImVec2(mark.x0, end), theme.edge, brush.hairline());
            brush.list->AddLine(ImVec2(mark.x1, mark.y0 + at), ImVec2(mark.x1, end), theme.edge, brush.hairline());
        }
        brush.icon(Icon::plus, mark.centre(), desk.px(18), theme.ink2);
        brush.text(fonts.medium, box.x0 + desk.px(46), row.centre().y - fonts.medium.line / 2, theme.ink2,
                   desk.say("seat.add"));
        if (feel.focus) focus_ring(desk, row.grown(-desk.px(3)), desk.px(9));
        if (feel.clicked) {
            add_seat(desk);
            desk.again_in(0);
        }
        y += desk.px(56);
        brush.rule(box.x0, box.x1, y - brush.hairline());
    }
    return y;
}

float NewGamePage::editions(Desk& desk, const Box& box, float y) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    const Theme& theme = desk.theme();
    brush.text(fonts.title, box.x0, y, theme.ink, desk.say("editions.title"));
    y += desk.px(32);
    for (std::size_t i = 0; i < std::size(offered); ++i) {
        std::string key(preset_keys[i]);
        std::string title = desk.say("editions." + key);
        std::string line = desk.say("editions." + key + "_line");
        float room = box.width() - desk.px(64);
        float height = desk.px(10) + fonts.title.line + brush.paragraph_height(fonts.small, line, room) + desk.px(14);
        Box card{box.x0, y, box.x1, y + height};
        bool on = preset_ == offered[i];
        Feel feel = desk.hands.use("edition." + key, title + ": " + line, card, ControlRole::choice, Reach::enabled,
                                   on ? Mark::on : Mark::off);
        float radius = desk.px(10);
        if (feel.hover || feel.down) brush.rounded(card, radius, feel.down ? theme.paper3 : theme.paper2);
        brush.outline(card, radius, on ? theme.mark : theme.edge, on ? desk.px(2) : brush.hairline());
        radio_mark(desk, ImVec2(card.x0 + desk.px(26), card.y0 + desk.px(24)), on);
        const Face& face = brush.title_face(fonts.title, fonts.medium_bold, title);
        brush.text(face, card.x0 + desk.px(49), card.y0 + desk.px(9), theme.ink, title);
        brush.paragraph(fonts.small, card.x0 + desk.px(49), card.y0 + desk.px(9) + fonts.title.line, room, theme.ink2,
                        line);
        if (feel.focus) focus_ring(desk, card, radius);
        if (feel.clicked) preset_ = offered[i];
        y += height + desk.px(9);
    }
    return y;
}

void NewGamePage::start(Desk& desk) {
    StartGame game;
    game.rules = preset(preset_);
    // Colours nobody took keep their order behind those of the players.
    std::size_t next = seats_.size();
    for (std::uint8_t owner = 0; owner < painter::owner_count && next < game.owners.size(); ++owner) {
        bool taken =
            std::any_of(seats_.begin(), seats_.end(), [owner](const Seat& seat) { return seat.owner == owner; });
        if (!taken) game.owners[next++] = owner;
    }
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        game.names.push_back(blank(seats_[i].name) ? default_name(desk, i) : seats_[i].name);
        game.owners[i] = seats_[i].owner;
    }
    desk.hands.stop_editing();
    desk.ask(std::move(game));
}

void NewGamePage::draw(Desk& desk) {
    if (!open_) open(desk);
    const Layout& layout = desk.layout;
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    bool phone = layout.phone();
    DialogPlace place = open_dialog(desk, "new_game", desk.say("new_game.title"), 1040, 560, phone ? 76 : 78);
    if (place.closed) {
        close();
        desk.ask(Go{Page::home});
        return;
    }
    bool two_columns = place.inside.width() > desk.px(700);
    float gap = desk.px(24);
    float seat_rows = static_cast<float>(seats_.size()) +
                      (static_cast<int>(seats_.size()) < seats_offered(preset(preset_)) ? 1.f : 0.f);
    float seats_height = desk.px(34) + seat_rows * desk.px(56);
    float half = two_columns ? std::floor((place.inside.width() - 2 * gap) * .455f) : place.inside.width();
    float editions_height = desk.px(32);
    for (std::string_view key : preset_keys) {
        float room = (two_columns ? place.inside.width() - half - 2 * gap : place.inside.width()) - desk.px(64);
        editions_height +=
            desk.px(33) + fonts.title.line +
            brush.paragraph_height(fonts.small, desk.say("editions." + std::string(key) + "_line"), room);
    }
    float content =
        two_columns ? std::max(seats_height, editions_height) : seats_height + desk.px(20) + editions_height;
    Box clip{place.box.x0, place.inside.y0, place.box.x1, place.inside.y1};
    float offset = desk.hands.begin_scroll(
        "new_game", Box{place.inside.x0 - desk.px(12), place.inside.y0, place.inside.x1 + desk.px(12), place.inside.y1},
        content + desk.px(12));
    brush.clip(clip);
    float y = place.inside.y0 + desk.px(6) - offset;
    Box left{place.inside.x0, 0, place.inside.x0 + half, 0};
    float after = seats(desk, left, y);
    if (two_columns) {
        brush.upright(left.x1 + gap, place.inside.y0, place.inside.y1 - desk.px(4));
        editions(desk, Box{left.x1 + 2 * gap, 0, place.inside.x1, 0}, y);
    } else {
        editions(desk, left, after + desk.px(20));
    }
    brush.unclip();
    desk.hands.end_scroll();

    ButtonText begin{desk.say("new_game.start"), Icon::play, {}};
    float bottom = phone ? layout.safe.y1 - desk.px(10) : place.box.y1 - desk.px(13);
    float top = bottom - desk.px(52);
    int players = static_cast<int>(seats_.size());
    std::string summary =
        desk.words.plural("new_game.players", players) + " · " + desk.words.plural("new_game.tiles", tiles_of(preset_));
    float width = button_width(desk, begin) + desk.px(30);
    if (phone) {
        if (button(desk, "new_game.start", begin, Box{place.inside.x0, top, place.inside.x1, bottom}, Kind::primary))
            start(desk);
    } else {
        brush.text(fonts.medium, place.inside.x0, (top + bottom) / 2 - fonts.medium.line / 2, desk.theme().ink2,
                   summary);
        if (button(desk, "new_game.start", begin,
                   Box{place.box.x1 - desk.px(24) - width, top, place.box.x1 - desk.px(24), bottom}, Kind::primary))
            start(desk);
    }
    desk.hands.on_enter("new_game.start");
    desk.announcement = desk.say("new_game.title");
}

}  // namespace bastide::panels
