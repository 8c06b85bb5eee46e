// What the panels are told for a frame, and what they answer. Plain data; all coordinates are in device pixels.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "painter/palette.h"
#include "rules/action.h"
#include "rules/board.h"
#include "rules/illegal.h"
#include "session/playback.h"
#include "session/session.h"
#include "shell/panels/box.h"
#include "shell/panels/hands.h"
#include "shell/panels/intent.h"
#include "shell/panels/kept_game.h"
#include "shell/panels/pictures.h"

namespace bastide::panels {

struct Insets {
    float top = 0;
    float right = 0;
    float bottom = 0;
    float left = 0;
};

struct Screen {
    float width = 0;
    float height = 0;
    float density = 1;  // device pixels to a point of the page
    Insets safe;        // kept free of controls (notch, gesture bar), in device pixels
    PointerKind pointer = PointerKind::mouse;
};

// A figure that may be put on the tile just laid, or one that may be called home instead.
using FigureOption = std::variant<PlaceFigure, RecallFigure>;

// A number on its way from a feature to a card, drawn by the panels above everything else.
struct FlyingPoints {
    int player = 0;
    int points = 0;
    float x = 0;
    float y = 0;
    float alpha = 1;
};

// What the table shows beyond the game itself; filled by the program for every frame.
struct TableView {
    // Phase tile.
    std::optional<Cell> ghost;
    Side turn = Side::north;  // of the tile in hand, with or without a ghost
    bool ghost_fits = false;
    bool ghost_chosen = false;  // and not only pointed at
    int places = 0;             // cells where the tile in hand fits
    // Columns and rows of the board with the places round it.
    int columns = 1;
    int rows = 1;
    // Pointer or ghost on a cell that refuses the tile: why, and where the cell is on the screen.
    std::optional<Illegal> refused;
    Cell refused_cell;
    Box refused_box;

    // Phase figure. With `fan`, the board shows round buttons for the choices; the panels write the names beside them.
    std::vector<FigureOption> choices;
    int chosen = no_figure;
    struct FanButton {
        int choice = 0;
        float x = 0;
        float y = 0;
        float radius = 0;
    };
    std::vector<FanButton> fan;

    // With the overlay of fields: every farmed field, with where its chip may stand, best first.
    struct FarmedField {
        Label field = 0;
        std::vector<int> holders;  // seats
        int cities = 0;
        int points = 0;  // for each holder
        std::vector<ImVec2> places;
    };
    std::vector<FarmedField> fields;

    // With the overlay of the tiles left: the empty cell asked about, what fits it, and whether a cell is crossed out.
    std::optional<Cell> asked;
    std::vector<TileKind> fitting;
    bool dead_cells = false;

    // With the overlay of hints: whether this is a moment for them, whether they are found, and what they advise, best
    // first.
    struct Hint {
        TileKind tile = TileKind::none;
        Side turn = Side::north;
        std::string figures;  // "Knight in the city"
        std::string place;    // the same place as the board speaks of it; empty for a tile that lies
        std::string why;
        int gain = 0;        // points against the others, expected
        bool tried = false;  // is what is chosen now
    };
    bool hints_wanted = false;
    bool hints_ready = false;
    std::vector<Hint> hints;

    // A computer is to move; what the last one had in mind, in words.
    bool thinking = false;
    std::string thought;

    bool can_confirm = false;
    bool can_undo = false;
    bool can_redo = false;
    bool pausing = false;  // a turn is over and may be taken back; the next tile is drawn soon

    // A feature the player points at or has tapped: its label, and where on the screen it was pointed at.
    std::optional<Label> feature;
    float feature_x = 0;
    float feature_y = 0;

    // A recorded game that is looked at instead of played.
    struct Replaying {
        int step = 0;
        int length = 0;
        bool running = false;
        int speed = 1;  // steps a second, about
        const std::vector<Playback::Scoring>* scorings = nullptr;
        const Session* whole = nullptr;  // the game to its end, for the log
    };
    std::optional<Replaying> replay;

    // Scores as they are to be shown while points are on their way; empty = those of the state.
    std::vector<int> shown_scores;
    std::vector<FlyingPoints> flying;
};

// How far the final scoring has been told.
struct FinalTold {
    int step = -1;  // number of the event told last, from 0
    bool all = false;
    friend bool operator==(const FinalTold&, const FinalTold&) = default;
};

struct FrameInput {
    Page page = Page::home;
    const Session* session = nullptr;  // also on home and new_game, if a game is running
    OwnerOfSeat owners = owners_by_seat;
    SeatRoles roles = all_persons;
    TakeBacks take_backs = TakeBacks::until_next_tile;
    const TableView* table = nullptr;  // on pages table and result
    Screen screen;
    Settings settings;
    painter::Theme theme = painter::Theme::day;  // what settings.theme comes to
    double seconds = 0;                          // a clock that only goes forward
    Pictures* pictures = nullptr;
    const KeptGames* kept = nullptr;  // null: nothing is kept
    bool elsewhere = false;           // the game is played in another tab
    std::string warning;              // what has to be told: the rest of a key under "warning."
    FinalTold final_told;             // where the telling goes on when a game that is over comes on the table
};

// What is open that the board has to show its part of.
enum class Overlay : std::uint8_t { none, fields, tiles, hints };

struct FrameOutput {
    Intents intents;
    Overlay overlay = Overlay::none;
    std::optional<Box> hand_tile;  // where the tile in hand may be taken up
    int hot_choice = no_figure;    // the choice under the pointer, an index into TableView::choices
    int hot_hint = -1;             // the hint under the pointer
    // Part of the window that no panel which stays covers: for `fit` and for the camera.
    Box free;
    // Seconds until the interface has to be drawn again if nothing happens: 0 while something moves, 1e9 at rest.
    double redraw_in = 1e9;
    // A text field has the caret: text input (and the screen keyboard) is wanted here.
    std::optional<Box> text_field;
    std::string text_value;      // what stands in that field now
    bool text_selected = false;  // all of it: what is typed next takes its place
    FinalTold final_told;
};

}  // namespace bastide::panels
