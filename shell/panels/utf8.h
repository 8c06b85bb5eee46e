// Walking through UTF-8 text by whole characters.
#pragma once

#include <cstddef>
#include <string_view>

namespace bastide::panels {

constexpr bool continues_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

// Start of the character after / before the one at `at`.
constexpr std::size_t after_character(std::string_view text, std::size_t at) {
    if (at < text.size()) ++at;
    while (at < text.size() && continues_character(text[at]))
        ++at;
    return at;
}
constexpr std::size_t before_character(std::string_view text, std::size_t at) {
    if (at > 0) --at;
    while (at > 0 && continues_character(text[at]))
        --at;
    return at;
}

// The code point at `at`, which moves on behind it.
constexpr unsigned next_character(std::string_view text, std::size_t& at) {
    auto first = static_cast<unsigned char>(text[at++]);
    unsigned code = first < 0x80 ? first : first < 0xE0 ? first & 0x1Fu : first < 0xF0 ? first & 0x0Fu : first & 0x07u;
    while (at < text.size() && continues_character(text[at])) {
        code = code << 6 | (static_cast<unsigned char>(text[at++]) & 0x3Fu);
    }
    return code;
}

}  // namespace bastide::panels
