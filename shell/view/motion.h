// Easing curves, and a moment that runs from 0 to 1. A Moment is started with its length in seconds and moved on by the
// time between two frames; how lively everything is (full, calm, none) is one factor given at the start.
#pragma once

#include <cstdint>

#include "shell/view/screen.h"

namespace bastide::view {

// none: also when the system asks for less motion. Every state then changes at once.
enum class Liveliness : std::uint8_t { none, calm, full };

double ease_out_cubic(double t);
double ease_in_out_cubic(double t);
// Goes past 1 and comes back; overshoot 1 to 2.
double ease_out_back(double t, double overshoot);
// Falls and bounces once.
double ease_out_bounce(double t);

// A point on the bow from one place to another.
Vec arc(Vec from, Vec to, double t);

// Seconds that something meant to last `seconds` takes.
double duration(double seconds, Liveliness liveliness);

class Moment {
public:
    Moment() = default;
    explicit Moment(double seconds, double delay = 0) : seconds_(seconds), passed_(-delay), running_(true) {}

    // Moves on; true while there is more to come.
    bool advance(double seconds);
    void finish() { running_ = false; }
    bool running() const { return running_; }
    bool started() const { return !running_ || passed_ >= 0; }
    // 0 before the start, 1 at the end and when it does not run.
    double progress() const;

private:
    double seconds_ = 0;
    double passed_ = 0;
    bool running_ = false;
};

}  // namespace bastide::view
