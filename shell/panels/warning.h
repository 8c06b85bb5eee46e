// What the program has to tell about itself: that games do not last here, or that this game is open elsewhere.
#pragma once

#include "shell/panels/desk.h"

namespace bastide::panels {

// A slip at the top with a sentence, until it is closed or has stood long enough.
class Warning {
public:
    void draw(Desk& desk);

private:
    std::string shown_;
    double since_ = 0;
};

// Over everything: the game goes on in another tab; take it over, or leave it.
void draw_elsewhere(Desk& desk);

}  // namespace bastide::panels
