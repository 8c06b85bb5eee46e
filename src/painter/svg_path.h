#pragma once

// Paths of an SVG picture in whole numbers: made simpler, then written as short as the format allows.

#include <string>
#include <vector>

#include "painter/commands.h"

namespace bastide::painter {

struct Whole {
    int x = 0;
    int y = 0;
};
using WholePath = std::vector<Whole>;

// Without the points that lie (nearly) on the line between their neighbours.
WholePath simplified(const WholePath& path, Ends ends);
// Turns a ring clockwise: if all rings of one path run the same way round, they cut no holes into each other.
void turn_clockwise(WholePath& ring);

// The d of a path: relative steps; a letter or a minus is separator enough.
class PathText {
public:
    void add(const WholePath& path, Ends ends) {
        const Whole start = path[0];
        letter_ = ' ';
        step('m', start);
        letter_ = 'l';  // which is what follows an m
        for (const Whole& to : path) {
            if (to.x == at_.x && to.y == at_.y) continue;
            step(to.x == at_.x ? 'v' : to.y == at_.y ? 'h' : 'l', to);
        }
        if (ends == Ends::closed) {
            text_ += 'z';
            at_ = start;
        } else if (letter_ == 'l' && at_.x == start.x && at_.y == start.y) {
            text_ += "h0";  // a dot
        }
    }
    const std::string& text() const { return text_; }

private:
    void step(char letter, Whole to) {
        bool separate = letter == letter_;
        if (!separate) text_ += letter;
        letter_ = letter;
        if (letter != 'v') {
            number(to.x - at_.x, separate);
            separate = true;
        }
        if (letter != 'h') number(to.y - at_.y, separate);
        at_ = to;
    }
    void number(int value, bool separate) {
        if (separate && value >= 0) text_ += ' ';
        text_ += std::to_string(value);
    }

    std::string text_;
    Whole at_;
    char letter_ = ' ';
};

}  // namespace bastide::painter
