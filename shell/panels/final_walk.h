// The final scoring, told one event after the other: who gets what for which feature, and why. It takes the dock's
// place when the last tile is laid; the cards show the scores as far as they have been told.
#pragma once

#include "shell/panels/desk.h"
#include "shell/panels/tally.h"

namespace bastide::panels {

class FinalWalk {
public:
    void draw(Desk& desk);
    // Scores as told so far; only while a walk is on.
    bool telling(const Session& session) const;
    Scores shown(const Session& session) const;
    float top() const { return top_; }
    // A game that is over came on the table, told so far; or another one.
    void begin(const Session* session, const FinalTold& told);
    void reset();
    FinalTold told() const { return {step_, finished_}; }

private:
    void go_to(Desk& desk, int step);
    // -1: before the first event; number of events: all told.
    int step_ = -1;
    bool finished_ = false;
    const Session* of_ = nullptr;
    float top_ = 0;
};

}  // namespace bastide::panels
