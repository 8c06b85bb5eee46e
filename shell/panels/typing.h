// What is typed into one text field between two frames: letters and keys in the order they came, so that "a",
// Backspace, "b" and Enter in a single frame leave "b". `Hands` keeps one Typing for the field being edited and one for
// each field that was left since the last frame; `text_field` applies them to the text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/panels/control.h"

namespace bastide::panels {

enum class UiKey : std::uint8_t { tab, enter, space, escape, left, right, up, down, home, end, backspace, erase };

struct Typing {
    struct Stroke {
        enum class What : std::uint8_t { letters, key, whole_text } what = What::letters;
        std::string letters = {};
        UiKey key = UiKey::left;
    };

    std::string field;                                 // the control's name
    std::size_t caret = static_cast<std::size_t>(-1);  // in bytes; past the end means at the end
    bool all_selected = true;                          // what is typed next takes the place of the whole text
    std::vector<Stroke> strokes = {};
};

// Applies the strokes and forgets them; true if the text changed. A text never gets more characters than that, and no
// control characters.
bool apply_strokes(Typing& typing, std::string& value, std::size_t most_characters);

}  // namespace bastide::panels
