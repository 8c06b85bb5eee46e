// The bar under a recorded game: a time line with a mark for each scoring, first, back, play, on, last; leave, or play
// on from here. Where it stands on upright phones it is a sheet of two rows.
#pragma once

#include "shell/panels/desk.h"

namespace bastide::panels {

class ReplayBar {
public:
    void draw(Desk& desk);
    float top() const { return top_; }

private:
    void track(Desk& desk, const Box& box);
    void buttons(Desk& desk, float x, float y);
    std::string told(const Desk& desk) const;
    float top_ = 0;
};

}  // namespace bastide::panels
