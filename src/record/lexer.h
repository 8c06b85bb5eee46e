// Splits one line of the notation into words. Blanks separate words, `#` starts a comment, a semicolon is a word of its
// own, and quotes hold a name together ("Cy the Elder", also behind an @). Columns count bytes, from 1.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/code.h"

namespace bastide {

inline constexpr std::size_t longest_line = 8192;  // bytes, without the line's end

// What is wrong, and where in the line.
struct Fault {
    Code code = Code::none;
    int column = 1;
    std::string sentence;
};

struct Word {
    std::string text;  // without quotes
    int column = 1;
    bool quoted = false;                 // begins with a quote
    std::size_t at = std::string::npos;  // place in the text of the first @ outside quotes
};

struct Words {
    std::vector<Word> list;
    int end_column = 1;  // just behind the last word
};

// The words of a line, or what is wrong with it. The line comes without its end.
std::optional<Fault> split_line(std::string_view line, Words& out);

}  // namespace bastide
