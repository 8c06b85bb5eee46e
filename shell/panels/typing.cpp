#include "shell/panels/typing.h"

#include <algorithm>
#include <utility>

#include "shell/panels/utf8.h"

namespace bastide::panels {

namespace {

std::size_t characters_in(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return !continues_character(byte); }));
}

bool is_printed(char first_byte) {
    auto byte = static_cast<unsigned char>(first_byte);
    return byte >= ' ' && byte != 0x7F;
}

struct Pen {
    Typing& typing;
    std::string& value;
    std::size_t most_characters;

    void erase(std::size_t from, std::size_t to) {
        value.erase(from, to - from);
        typing.caret = from;
    }

    void letters(std::string_view typed) {
        if (!typed.empty() && std::exchange(typing.all_selected, false)) erase(0, value.size());
        for (std::size_t at = 0; at < typed.size();) {
            std::size_t next = after_character(typed, at);
            if (characters_in(value) >= most_characters) break;
            if (is_printed(typed[at])) {
                value.insert(typing.caret, typed.substr(at, next - at));
                typing.caret += next - at;
            }
            at = next;
        }
    }

    void key(UiKey key) {
        bool all = std::exchange(typing.all_selected, false);
        std::size_t caret = typing.caret;
        if (key == UiKey::left) typing.caret = before_character(value, caret);
        if (key == UiKey::right) typing.caret = after_character(value, caret);
        if (key == UiKey::home) typing.caret = 0;
        if (key == UiKey::end) typing.caret = value.size();
        if (key == UiKey::backspace) erase(all ? 0 : before_character(value, caret), all ? value.size() : caret);
        if (key == UiKey::erase) erase(all ? 0 : caret, all ? value.size() : after_character(value, caret));
    }
};

}  // namespace

bool apply_strokes(Typing& typing, std::string& value, std::size_t most_characters) {
    std::string before = value;
    Pen pen{typing, value, most_characters};
    for (const Typing::Stroke& stroke : std::exchange(typing.strokes, {})) {
        typing.caret = std::min(typing.caret, value.size());
        switch (stroke.what) {
            case Typing::Stroke::What::letters:
                pen.letters(stroke.letters);
                break;
            case Typing::Stroke::What::key:
                pen.key(stroke.key);
                break;
            case Typing::Stroke::What::whole_text:
                pen.erase(0, value.size());
                typing.all_selected = false;
                pen.letters(stroke.letters);
                break;
        }
    }
    typing.caret = std::min(typing.caret, value.size());
    return value != before;
}

}  // namespace bastide::panels
