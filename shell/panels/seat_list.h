// Who plays: a row for each seat (figure, name, person or computer, remove) and one to add a seat. A press on the
// figure changes colour and emblem. `fill` takes the players of a game; `draw` draws the rows at a height and returns
// where they end.
#pragma once

#include <string>
#include <vector>

#include "shell/panels/desk.h"

namespace bastide::panels {

class SeatList {
public:
    // Names and colours of the game on the table, or of nobody yet.
    void fill(const Desk& desk);
    // Adds or takes away seats at the end.
    void resize(const Desk& desk, std::size_t seats);
    std::size_t size() const { return seats_.size(); }
    SeatRoles roles() const;

    // `most`: seats the rules offer.
    float height(const Desk& desk, int most) const;
    float draw(Desk& desk, const Box& box, float y, int most);

    // Names, those left blank replaced, and colours into a game about to start.
    void seat(const Desk& desk, StartGame& game) const;

private:
    struct Seat {
        std::string name;
        std::uint8_t owner = 0;
        SeatRole role = SeatRole::person;
    };
    void add(const Desk& desk);
    void next_colour(std::size_t seat);
    void next_role(const Desk& desk, std::size_t seat);
    std::string unused(const std::string& name) const;
    bool row(Desk& desk, const Box& box, float y, std::size_t seat);
    bool add_row(Desk& desk, const Box& row);
    std::vector<Seat> seats_;
};

}  // namespace bastide::panels
