// Everything over the board: cards, dock, log, menus, dialogs, the screens before and after a game.
//
// The program owns a Ui, feeds it input, and calls `frame` once for every picture it draws; what comes back says which
// parts of the window are covered, what was asked for, and when the next picture is due. The Ui owns the Dear ImGui
// context, which runs in device pixels: every coordinate here, in and out, is in device pixels. After `frame`, hand
// ImGui::GetDrawData() to the renderer's back end (no platform back end is needed).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "i18n/catalog.h"
#include "painter/palette.h"
#include "rules/action.h"
#include "rules/board.h"
#include "rules/illegal.h"
#include "session/session.h"
#include "shell/panels/imgui_compat.h"
#include "shell/panels/intent.h"
#include "shell/panels/pictures.h"

namespace bastide::panels {

struct Box {
    float x0 = 0;
    float y0 = 0;
    float x1 = 0;
    float y1 = 0;
    float width() const { return x1 - x0; }
    float height() const { return y1 - y0; }
    bool contains(float x, float y) const { return x >= x0 && x < x1 && y >= y0 && y < y1; }
};

struct Insets {
    float top = 0;
    float right = 0;
    float bottom = 0;
    float left = 0;
};

enum class PointerKind : std::uint8_t { mouse, touch };

struct Screen {
    float width = 0;
    float height = 0;
    float density = 1;   // device pixels to a point of the page
    Insets safe;         // kept free of controls (notch, gesture bar), in device pixels
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
    Side turn = Side::north;   // of the tile in hand, with or without a ghost
    bool ghost_fits = false;
    int places = 0;            // cells where the tile in hand fits
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

    bool can_confirm = false;
    bool can_undo = false;
    bool pausing = false;   // a turn is over and may be taken back; the next tile is drawn soon

    // A feature the player points at or has tapped: its label, and where on the screen it was pointed at.
    std::optional<Label> feature;
    float feature_x = 0;
    float feature_y = 0;

    // Scores as they are to be shown while points are on their way; empty = those of the state.
    std::vector<int> shown_scores;
    std::vector<FlyingPoints> flying;
};

struct FrameInput {
    Page page = Page::home;
    const Session* session = nullptr;   // also on home and new_game, if a game is running
    OwnerOfSeat owners = owners_by_seat;
    const TableView* table = nullptr;   // on pages table and result
    Screen screen;
    Settings settings;
    painter::Theme theme = painter::Theme::day;   // what settings.theme comes to
    double seconds = 0;                           // a clock that only goes forward
    Pictures* pictures = nullptr;
};

struct FrameOutput {
    Intents intents;
    // Part of the window that no panel which stays covers: for `fit` and for the camera.
    Box free;
    // Seconds until the interface has to be drawn again if nothing happens: 0 while something moves, 1e9 at rest.
    double redraw_in = 1e9;
    // A text field has the caret: text input (and the screen keyboard) is wanted here.
    std::optional<Box> text_field;
};

enum class ControlRole : std::uint8_t { button, toggle, choice, text, slider };

// One thing that can be pressed, as it was drawn last. Names are stable and the same in every language ("confirm",
// "undo", "figure.0", "figure.none", "home.new_game", "seat.0.name"); labels are what the player reads.
struct Control {
    std::string name;
    std::string label;
    Box box;
    ControlRole role = ControlRole::button;
    bool enabled = true;
    bool on = false;   // toggle or choice: switched on, chosen
};

// Contents of font files, read by the program.
struct FontFiles {
    std::string text;
    std::string text_bold;
    std::string title;
};

class Ui {
public:
    explicit Ui(FontFiles fonts);
    ~Ui();
    Ui(const Ui&) = delete;
    Ui& operator=(const Ui&) = delete;

    // A language the program has read; the first one is also the language of last resort.
    void add_language(std::string code, std::string_view file_text);
    // What is missing in the catalogues so far, for the program to report once.
    const i18n::Catalog& catalog() const;

    // Makes fonts for the screen. True if the atlas is new: the font texture must then be made anew before `frame`.
    bool prepare(const Screen& screen, const Settings& settings);
    FrameOutput frame(const FrameInput& input);

    // Input, in device pixels. Both kinds of pointer are told as one: a finger is a button that is down while it touches.
    void pointer_moved(float x, float y);
    void pointer_left();
    void pointer_button(bool down);
    void wheel(float notches);
    void text(const char* utf8);
    // True if the panels used the key; the board must not see it then.
    bool key(UiKey key, bool down, bool shift);

    // The pointer is over a panel or held by one; the board must not react to it.
    bool has_pointer(float x, float y) const;
    // A text field has the caret or a dialog is open: letters and arrows are not for the board.
    bool has_keyboard() const;
    // Closes whatever lies on top (dialog, sheet, drawer); false if nothing was open. For Esc and "back".
    bool close_top();

    // Opens what the menu opens; for keys of the program ("?" and so on).
    void open_help();
    void toggle_log();

    const std::vector<Control>& controls() const;
    // Presses a control by name at the next frame, as if by pointer: for screen readers and tests.
    void press(std::string_view name);
    // Sentence the interface last said (toast, dialog title): for a live region.
    const std::string& announcement() const;

    // Where points and figures of a player fly to.
    Box card_of(int player) const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace bastide::panels
