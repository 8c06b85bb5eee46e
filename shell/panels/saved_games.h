// The list of games kept from earlier: a picture, who played, how it stands, when. A game is opened by its row, and
// deleted after a question.
#pragma once

#include <string>

#include "shell/panels/desk.h"

namespace bastide::panels {

class SavedGames {
public:
    // False when it was closed.
    bool draw(Desk& desk);
    void open() { asked_.clear(); }

private:
    bool row(Desk& desk, const KeptGame& game, const std::string& name, const Box& box);
    std::string asked_;  // the game that is perhaps to be deleted
};

// "today, 17:05".
std::string tell_when(const Desk& desk, const KeptGame& game);

}  // namespace bastide::panels
