// Who plays and by which rules: seats, what may be taken back, editions, expansions, and behind "All rules" every
// option. Alone at the table, the solitaires are offered first.
#pragma once

#include <optional>
#include <string_view>

#include "shell/panels/desk.h"
#include "shell/panels/dialog.h"
#include "shell/panels/seat_list.h"
#include "shell/panels/setting_row.h"

namespace bastide::panels {

enum class NewGameFor : std::uint8_t { as_before, alone };

class NewGamePage {
public:
    // What the page is opened for next: the players and rules of the game before, or a solitaire.
    void prepare(NewGameFor whom) { next_for_ = whom; }
    void draw(Desk& desk);
    void close() { open_ = false; }
    bool is_open() const { return open_; }
    // The control that leaves what is shown.
    std::string_view way_out() const { return view_ == View::rules ? "all_rules.close" : "new_game.close"; }

private:
    enum class View : std::uint8_t { players, rules };
    void open(const Desk& desk);
    void choose(Preset edition);
    void settle(const Desk& desk);
    void draw_players(Desk& desk);
    void draw_rules(Desk& desk);
    std::vector<Preset> offered() const;
    float editions(Desk& desk, const Box& box, float y, bool draw);
    float game(Desk& desk, const Box& box, float y, bool draw);
    void foot(Desk& desk, const DialogPlace& place);
    void start(Desk& desk);
    TakeBacks take_backs() const;
    SettingRow take_backs_row(const Desk& desk) const;
    float players(Desk& desk, const Box& box, float y, int most);
    float players_height(const Desk& desk, float width, int most) const;

    bool open_ = false;
    View view_ = View::players;
    NewGameFor next_for_ = NewGameFor::as_before;
    SeatList seats_;
    RuleSet rules_;
    std::optional<TakeBacks> take_backs_;  // as chosen by hand
};

}  // namespace bastide::panels
