// Who plays and by which edition: a row for each seat (figure, name, remove), the editions as cards.
#pragma once

#include "shell/panels/desk.h"

namespace bastide::panels {

class NewGamePage {
public:
    // Sets the page up anew: names and colours of the game before, if there was one.
    void open(const Desk& desk);
    void draw(Desk& desk);
    void close() { open_ = false; }
    bool is_open() const { return open_; }

private:
    struct Seat {
        std::string name;
        std::uint8_t owner = 0;
    };
    float seats(Desk& desk, const Box& box, float y);
    float editions(Desk& desk, const Box& box, float y);
    void next_colour(std::size_t seat);
    void add_seat(const Desk& desk);
    void start(Desk& desk);
    bool open_ = false;
    std::vector<Seat> seats_;
    Preset preset_ = Preset::edition_2014;
};

}  // namespace bastide::panels
