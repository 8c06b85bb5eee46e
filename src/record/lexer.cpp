#include "record/lexer.h"

namespace bastide {
namespace {

constexpr bool is_blank(char c) {
    return c == ' ' || c == '\t';
}

// Length of the well-formed UTF-8 character at the start, 0 if there is none.
std::size_t utf8_length(std::string_view text) {
    auto byte = [text](std::size_t i) { return static_cast<unsigned>(static_cast<unsigned char>(text[i])); };
    unsigned lead = byte(0);
    if (lead < 0x80) {
        return 1;
    }
    std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || text.size() < length) {
        return 0;
    }
    unsigned code = lead & (0xffu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xc0) != 0x80) {
            return 0;
        }
        code = code << 6 | (byte(i) & 0x3f);
    }
    bool overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
    bool surrogate = code >= 0xd800 && code <= 0xdfff;
    return overlong || surrogate || code > 0x10ffff ? 0 : length;
}

std::optional<Fault> check_characters(std::string_view line) {
    for (std::size_t i = 0; i < line.size();) {
        auto c = static_cast<unsigned char>(line[i]);
        int column = static_cast<int>(i) + 1;
        if ((c < 0x20 && c != '\t') || c == 0x7f) {
            return Fault{Code::bad_character, column, "A control character stands here."};
        }
        std::size_t length = utf8_length(line.substr(i));
        if (length == 0) {
            return Fault{Code::bad_character, column, "This byte is not UTF-8."};
        }
        i += length;
    }
    return std::nullopt;
}

struct Scanner {
    std::string_view line;
    std::size_t i = 0;

    bool done() const { return i >= line.size(); }
    int column() const { return static_cast<int>(i) + 1; }
    bool at_word_end() const { return done() || is_blank(line[i]) || line[i] == '#' || line[i] == ';'; }

    // Reads from an opening quote to behind the closing one.
    std::optional<Fault> quoted(std::string& text) {
        int start = column();
        for (++i; !done() && line[i] != '"'; ++i) {
            if (line[i] == '\\') {
                ++i;
                if (done() || (line[i] != '"' && line[i] != '\\')) {
                    return Fault{Code::bad_character, static_cast<int>(i),
                                 "Inside quotes only \\\" and \\\\ may follow a backslash."};
                }
            }
            text += line[i];
        }
        if (done()) {
            return Fault{Code::truncated_line, start, "The closing quote is missing."};
        }
        ++i;
        if (!at_word_end()) {
            return Fault{Code::bad_character, column(), "A blank must follow the closing quote."};
        }
        return std::nullopt;
    }

    std::optional<Fault> word(Word& out) {
        out.column = column();
        out.quoted = line[i] == '"';
        if (out.quoted) {
            return quoted(out.text);
        }
        while (!at_word_end()) {
            bool after_at = !out.text.empty() && out.text.back() == '@' && out.at + 1 == out.text.size();
            if (line[i] == '"') {
                return after_at ? quoted(out.text)
                                : Fault{Code::bad_character, column(), "A quote may not stand inside a word."};
            }
            if (line[i] == '@' && out.at == std::string::npos) {
                out.at = out.text.size();
            }
            out.text += line[i++];
        }
        return std::nullopt;
    }
};

}  // namespace

std::optional<Fault> split_line(std::string_view line, Words& out) {
    out = Words{};
    if (line.size() > longest_line) {
        return Fault{Code::line_too_long, static_cast<int>(longest_line) + 1,
                     "A line may hold no more than 8192 bytes."};
    }
    if (std::optional<Fault> fault = check_characters(line)) {
        return fault;
    }
    Scanner scanner{line};
    while (true) {
        while (!scanner.done() && is_blank(line[scanner.i])) {
            ++scanner.i;
        }
        if (scanner.done() || line[scanner.i] == '#') {
            return std::nullopt;
        }
        Word word;
        if (line[scanner.i] == ';') {
            word.column = scanner.column();
            word.text = ";";
            ++scanner.i;
        } else if (std::optional<Fault> fault = scanner.word(word)) {
            return fault;
        }
        out.list.push_back(word);
        out.end_column = scanner.column();
    }
}

}  // namespace bastide
