// Everything over the board while a game goes on, and the telling of its final scoring.
#pragma once

#include "shell/panels/desk.h"
#include "shell/panels/dock.h"
#include "shell/panels/final_walk.h"
#include "shell/panels/log_panel.h"
#include "shell/panels/player_cards.h"
#include "shell/panels/replay_bar.h"
#include "shell/panels/tools.h"

namespace bastide::panels {

struct TableWishes {
    bool settings = false;
    bool help = false;
    bool new_game = false;
    bool home = false;
    bool share = false;
};

class TablePage {
public:
    TableWishes draw(Desk& desk);
    // True while the final scoring is being told on the page of the result.
    bool tells_final(const FrameInput& input);
    bool close_top();
    void toggle_log() { toggle(Open::log); }
    void toggle_fields() { toggle(Open::fields); }
    void toggle_tiles() { toggle(Open::tiles); }
    void toggle_hints() { toggle(Open::hints); }
    Box card_of(int player) const { return cards_.card_of(player); }

private:
    void toggle(Open wanted) { open_ = open_ == wanted ? Open::nothing : wanted; }
    void menu(Desk& desk, TableWishes& wishes);
    void flying(Desk& desk);
    PlayerCards cards_;
    Dock dock_;
    Tools tools_;
    LogPanel log_;
    FinalWalk final_;
    ReplayBar replay_;
    Open open_ = Open::nothing;
    int details_of_ = -1;  // player whose details are shown
    const Session* of_ = nullptr;
};

}  // namespace bastide::panels
