// What the panels ask the program to do. Every frame of the interface returns a list of intents in the order they came
// up; the program carries them out and shows the panels the result. Panels change nothing outside themselves.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "rules/geometry.h"
#include "rules/player.h"
#include "rules/rule_set.h"
#include "session/take_back.h"
#include "shell/panels/theme.h"

namespace bastide::panels {

// What fills the window. home and new_game lie over a board at rest, result over the board of the finished game.
enum class Page : std::uint8_t { home, new_game, table, result };

enum class ThemeChoice : std::uint8_t { day, evening, system };
enum class Motion : std::uint8_t { none, calm, lively };

enum class Loudness : std::uint8_t { off, soft, full };
// Points the game would end with now, under the score.
enum class Forecast : std::uint8_t { off, on };

struct Settings {
    ThemeChoice theme = ThemeChoice::system;
    int text_percent = 100;  // 100, 115, 130 or 150
    Motion motion = Motion::lively;
    Contrast contrast = Contrast::usual;
    Loudness loudness = Loudness::soft;
    Forecast forecast = Forecast::off;
    std::string language = "en";
    friend bool operator==(const Settings&, const Settings&) = default;
};

// Row of the table of owners (colour and emblem) by seat.
using OwnerOfSeat = std::array<std::uint8_t, max_players>;
inline constexpr OwnerOfSeat owners_by_seat = {0, 1, 2, 3, 4, 5};

inline constexpr int no_figure = -1;

struct Confirm {};
struct Undo {};
struct Redo {};
// The next legal turn of the ghost (+1 clockwise, -1 back); of the tile in hand where there is no ghost.
struct Turn {
    int direction = 1;
};
// Index into TableView::choices, or no_figure.
struct ChooseFigure {
    int choice = no_figure;
};
// What TableView::hints[index] advises is chosen, but not done.
struct TryHint {
    int index = 0;
};
// The extra tile is not drawn.
struct Decline {};
// The pause before the next tile is to end now.
struct Hurry {};
struct Fit {};
struct ZoomIn {};
struct ZoomOut {};
// The camera goes to these tiles.
struct Focus {
    std::vector<Cell> cells;
};
// These tiles are outlined until told otherwise; none = no longer.
struct Light {
    std::vector<Cell> cells;
};
// TableView::feature is to be emptied.
struct CloseFeature {};
struct Go {
    Page page = Page::home;
};
struct StartGame {
    RuleSet rules;
    std::vector<std::string> names;
    OwnerOfSeat owners = owners_by_seat;
    SeatRoles roles = all_persons;
    TakeBacks take_backs = TakeBacks::until_next_tile;
};
// A recorded game that is looked at: to a step, by itself or standing, at the next speed, back to what was before, or
// played on from here.
struct ReplayTo {
    int step = 0;
};
struct ReplayRun {
    bool on = false;
};
struct ReplaySpeed {};
struct ReplayLeave {};
struct ReplayContinue {};
// The game on the table is to be looked back on.
struct LookBack {};
// The game leaves this program, or another comes in.
enum class ShareAs : std::uint8_t { link, game_file, picture_svg, picture_png, report };
struct Share {
    ShareAs as = ShareAs::link;
};
enum class OpenFrom : std::uint8_t { file, clipboard };
struct OpenGame {
    OpenFrom from = OpenFrom::file;
};
// A game kept from earlier comes on the table, or is deleted for good.
struct OpenKept {
    std::string id;
};
struct DeleteKept {
    std::string id;
};
// The game is to be played in this tab and no longer in the other.
struct PlayHere {};
struct CloseWarning {};
// A new game with the names, colours and rules of this one.
struct Rematch {};
struct ChangeSettings {
    Settings settings;
};

using Intent =
    std::variant<Confirm, Undo, Turn, ChooseFigure, Decline, Hurry, Fit, ZoomIn, ZoomOut, Focus, Light, CloseFeature,
                 Go, StartGame, Rematch, ChangeSettings, ReplayTo, ReplayRun, ReplaySpeed, ReplayLeave, ReplayContinue,
                 LookBack, Share, OpenGame, Redo, OpenKept, DeleteKept, PlayHere, CloseWarning, TryHint>;
using Intents = std::vector<Intent>;

}  // namespace bastide::panels
