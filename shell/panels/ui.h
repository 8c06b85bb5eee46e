// Everything over the board: cards, dock, log, menus, dialogs, the screens before and after a game.
//
// The program owns a Ui, feeds it input, and calls `frame` once for every picture it draws; what comes back says which
// parts of the window are covered, what was asked for, and when the next picture is due. The Ui owns the Dear ImGui
// context, which runs in device pixels: every coordinate here, in and out, is in device pixels. After `frame`, hand
// ImGui::GetDrawData() to the renderer's back end (no platform back end is needed).
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "i18n/catalog.h"
#include "shell/panels/control.h"
#include "shell/panels/frame.h"

namespace bastide::panels {

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

    // Input, in device pixels. Both kinds of pointer are told as one: a finger is a button that is down while it
    // touches.
    void pointer_moved(float x, float y);
    void pointer_left();
    void pointer_button(bool down);
    void wheel(float notches);
    void text(const char* utf8);
    // Replaces the text of the field being edited, for hosts that edit it in a field of their own.
    void set_text(std::string_view utf8);
    // True if the panels used the key; the board must not see it then.
    bool key(UiKey key, bool down, bool shift);

    // The pointer is over a panel or held by one; the board must not react to it.
    bool has_pointer(float x, float y) const;
    // A text field has the caret or a dialog is open: letters and arrows are not for the board.
    bool has_keyboard() const;
    // Closes whatever lies on top (dialog, sheet, drawer); false if nothing was open. For Esc and "back".
    bool close_top();

    // Tells something in a dialog of its own, such as why a game could not be opened.
    void tell(std::string title, std::string text);
    // What was told no longer matters.
    void hush();

    // Opens what the menu opens; for keys of the program ("?" and so on).
    void open_help();
    void toggle_log();
    void toggle_fields();
    void toggle_tiles();
    void toggle_hints();

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
