#include "shell/panels/seat_list.h"

#include <algorithm>

#include "shell/panels/widgets.h"

namespace bastide::panels {

namespace {

constexpr std::size_t longest_name = 24;
constexpr float title_points = 34;
constexpr float seat_points = 56;

std::string default_name(const Desk& desk, std::size_t seat) {
    return desk.say("seat.default", {{"n", static_cast<int>(seat) + 1}});
}

std::string role_name(const Desk& desk, SeatRole role) {
    return desk.say("role_of_seat." + std::string(seat_role_names[static_cast<int>(role)]));
}

bool blank(const std::string& text) {
    return text.find_first_not_of(' ') == std::string::npos;
}

// A dashed outline: nobody sits here yet.
void dashes(const Desk& desk, const Box& box) {
    const Brush& brush = desk.brush;
    ImU32 colour = desk.theme().edge;
    auto line = [&](ImVec2 from, ImVec2 to) { brush.list->AddLine(from, to, colour, brush.hairline()); };
    for (float at = 0; at < box.width(); at += desk.px(7)) {
        float end = std::min(box.x0 + at + desk.px(4), box.x1);
        line(ImVec2(box.x0 + at, box.y0), ImVec2(end, box.y0));
        line(ImVec2(box.x0 + at, box.y1), ImVec2(end, box.y1));
    }
    for (float at = 0; at < box.height(); at += desk.px(7)) {
        float end = std::min(box.y0 + at + desk.px(4), box.y1);
        line(ImVec2(box.x0, box.y0 + at), ImVec2(box.x0, end));
        line(ImVec2(box.x1, box.y0 + at), ImVec2(box.x1, end));
    }
}

}  // namespace

void SeatList::fill(const Desk& desk) {
    if (desk.in.session == nullptr) return;
    seats_.clear();
    const std::vector<std::string>& names = desk.in.session->names();
    for (std::size_t i = 0; i < names.size(); ++i)
        seats_.push_back({names[i], desk.in.owners[i], desk.in.roles[i]});
}

void SeatList::resize(const Desk& desk, std::size_t seats) {
    if (seats_.size() > seats) seats_.resize(seats);
    while (seats_.size() < seats)
        add(desk);
}

void SeatList::add(const Desk& desk) {
    Seat seat;
    seat.name = default_name(desk, seats_.size());
    while (std::any_of(seats_.begin(), seats_.end(), [&seat](const Seat& other) { return other.owner == seat.owner; }))
        ++seat.owner;
    seats_.push_back(seat);
}

std::string SeatList::unused(const std::string& name) const {
    std::string out = name;
    for (int n = 2; std::any_of(seats_.begin(), seats_.end(), [&out](const Seat& seat) { return seat.name == out; });
         ++n)
        out = name + " " + std::to_string(n);
    return out;
}

// Person, then the levels. A name that was made up goes with what it was made up for.
void SeatList::next_role(const Desk& desk, std::size_t seat) {
    Seat& one = seats_[seat];
    std::string made_up = role_name(desk, one.role);
    bool own_name = one.name != default_name(desk, seat) && !blank(one.name) && one.name.rfind(made_up, 0) != 0;
    one.role = static_cast<SeatRole>((static_cast<int>(one.role) + 1) % seat_roles);
    if (own_name) return;
    one.name.clear();
    one.name = is_computer(one.role) ? unused(role_name(desk, one.role)) : default_name(desk, seat);
}

void SeatList::next_colour(std::size_t seat) {
    std::uint8_t wanted = seats_[seat].owner;
    do {
        wanted = static_cast<std::uint8_t>((wanted + 1) % painter::owner_count);
    } while (std::any_of(seats_.begin(), seats_.end(),
                         [&](const Seat& other) { return &other != &seats_[seat] && other.owner == wanted; }));
    seats_[seat].owner = wanted;
}

float SeatList::height(const Desk& desk, int most) const {
    float rows = static_cast<float>(seats_.size()) + (static_cast<int>(seats_.size()) < most ? 1.f : 0.f);
    return desk.px(title_points) + rows * desk.px(seat_points);
}

// True if the seat is to be removed.
bool SeatList::row(Desk& desk, const Box& box, float y, std::size_t seat) {
    const Brush& brush = desk.brush;
    const Theme& theme = desk.theme();
    std::string stem = "seat." + std::to_string(seat);
    std::string number = std::to_string(seat + 1);
    std::string colour = desk.say("seat.colour", {{"n", number}});
    Box figure = box_at(box.x0 - desk.px(4), y + desk.px(6), desk.px(44), desk.px(44));
    Feel feel = desk.hands.use(stem + ".colour", colour, figure);
    if (feel.hover || feel.down) brush.rounded(figure, desk.px(9), feel.down ? theme.paper3 : theme.paper2);
    brush.figure(painter::FigureShape::follower, seats_[seat].owner,
                 ImVec2(figure.x0 + desk.px(20), figure.y1 - desk.px(3)),
                 desk.px(38) / static_cast<float>(Art::height(painter::FigureShape::follower)));
    if (feel.focus) focus_ring(desk, figure, desk.px(9));
    show_tip(desk, stem + ".colour", colour, figure);
    if (feel.clicked) next_colour(seat);
    bool removable = seats_.size() > 1;
    float right = removable ? box.x1 - desk.px(52) : box.x1;
    std::string role = role_name(desk, seats_[seat].role);
    Box who = box_at(right - desk.px(118), y + desk.px(6), desk.px(118), desk.px(44));
    Icon icon = is_computer(seats_[seat].role) ? Icon::bot : Icon::person;
    if (button(desk, stem + ".role", {role, icon, desk.say("seat.role", {{"n", number}, {"role", role}})}, who,
               Kind::plain)) {
        next_role(desk, seat);
        desk.hands.stop_editing();
    }
    Box field{box.x0 + desk.px(46), y + desk.px(6), who.x0 - desk.px(8), y + desk.px(50)};
    text_field(desk, stem + ".name", desk.say("seat.name", {{"n", number}}), seats_[seat].name, field, longest_name);
    brush.rule(box.x0, box.x1, y + desk.px(seat_points) - brush.hairline());
    return removable &&
           icon_button(desk, stem + ".remove", desk.say("seat.remove", {{"name", seats_[seat].name}}), Icon::close,
                       box_at(box.x1 - desk.px(44), y + desk.px(6), desk.px(44), desk.px(44)));
}

bool SeatList::add_row(Desk& desk, const Box& row) {
    const Brush& brush = desk.brush;
    const Face& face = desk.fonts().medium;
    const Theme& theme = desk.theme();
    Feel feel = desk.hands.use("seat.add", desk.say("seat.add"), row);
    Box ground = row.grown(-desk.px(3));
    if (feel.hover || feel.down) brush.rounded(ground, desk.px(9), feel.down ? theme.paper3 : theme.paper2);
    Box mark = box_at(row.x0, row.y0 + desk.px(8), desk.px(36), desk.px(40));
    dashes(desk, mark);
    brush.icon(Icon::plus, mark.centre(), desk.px(18), theme.ink2);
    brush.text(face, row.x0 + desk.px(46), row.centre().y - face.line / 2, theme.ink2, desk.say("seat.add"));
    if (feel.focus) focus_ring(desk, ground, desk.px(9));
    brush.rule(row.x0, row.x1, row.y1 - brush.hairline());
    return feel.clicked;
}

float SeatList::draw(Desk& desk, const Box& box, float y, int most) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    brush.text(fonts.title, box.x0, y, desk.theme().ink, desk.say("seats.title"));
    if (seats_.size() > 1)
        brush.text(fonts.small, box.x1, y + desk.px(5), desk.theme().ink2, desk.say("seats.order"), Align::right);
    y += desk.px(title_points);
    std::size_t removed = seats_.size();
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        if (row(desk, box, y, i)) removed = i;
        y += desk.px(seat_points);
    }
    if (removed < seats_.size()) {
        seats_.erase(seats_.begin() + static_cast<std::ptrdiff_t>(removed));
        desk.hands.stop_editing();
        desk.again_in(0);
    }
    if (static_cast<int>(seats_.size()) < most) {
        if (add_row(desk, Box{box.x0, y, box.x1, y + desk.px(seat_points)})) {
            add(desk);
            desk.again_in(0);
        }
        y += desk.px(seat_points);
    }
    return y;
}

SeatRoles SeatList::roles() const {
    SeatRoles out = all_persons;
    for (std::size_t i = 0; i < seats_.size(); ++i)
        out[i] = seats_[i].role;
    return out;
}

void SeatList::seat(const Desk& desk, StartGame& game) const {
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
    game.roles = roles();
}

}  // namespace bastide::panels
