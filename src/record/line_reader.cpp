#include "record/line_reader.h"

#include "rules/figure.h"

namespace bastide {
namespace {

std::string quote(std::string_view text) {
    return "\"" + std::string(text) + "\"";
}

// Digits with an optional minus, no leading zeros. Numbers that are too large to matter come out as 100000.
bool read_number(std::string_view text, int& out) {
    bool minus = !text.empty() && text[0] == '-';
    std::string_view digits = minus ? text.substr(1) : text;
    if (digits.empty() || (digits[0] == '0' && (digits.size() > 1 || minus))) {
        return false;
    }
    out = 0;
    for (char c : digits) {
        if (c < '0' || c > '9') {
            return false;
        }
        out = out >= 10000 ? 100000 : out * 10 + (c - '0');
    }
    out = minus ? -out : out;
    return true;
}

int side_of(char letter) {
    constexpr std::string_view letters = "nesw";
    std::size_t i = letters.find(letter);
    return i == std::string_view::npos ? -1 : static_cast<int>(i);
}

}  // namespace

void LineReader::fail(Code code, int column, std::string sentence) {
    if (ok()) {
        fault_ = Fault{code, column, std::move(sentence)};
    }
}

const Word& LineReader::peek() const {
    static const Word none;
    return more() ? words_.list[next_] : none;
}

bool LineReader::take(std::string_view text) {
    if (!more() || peek().quoted || peek().text != text) {
        return false;
    }
    ++next_;
    return true;
}

const Word& LineReader::word(std::string_view what) {
    static const Word none;
    if (!ok()) {
        return none;
    }
    if (next_ >= words_.list.size()) {
        fail(Code::truncated_line, words_.end_column, "The line ends here, but " + std::string(what) + " is missing.");
        return none;
    }
    return words_.list[next_++];
}

void LineReader::expect(std::string_view text) {
    int at = column();
    const Word& found = word(quote(text));
    if (ok() && (found.quoted || found.text != text)) {
        fail(Code::bad_statement, at, quote(text) + " should stand here, not " + quote(found.text) + ".");
    }
}

void LineReader::finish() {
    if (more()) {
        fail(Code::bad_statement, column(), "The statement is complete before " + quote(peek().text) + ".");
    }
}

std::uint8_t LineReader::seat() {
    int at = column();
    const Word& name = word("a player");
    return seat_named(name.text, at);
}

std::uint8_t LineReader::seat_named(std::string_view name, int column) {
    for (std::size_t i = 0; ok() && i < players_.size(); ++i) {
        if (players_[i] == name) {
            return static_cast<std::uint8_t>(i);
        }
    }
    fail(Code::unknown_player, column, "Nobody called " + quote(name) + " plays.");
    return 0;
}

TileKind LineReader::tile() {
    int at = column();
    const Word& id = word("a tile");
    if (!ok()) {
        return TileKind::none;
    }
    std::optional<TileKind> kind = find_tile(id.text);
    if (!kind) {
        fail(Code::unknown_tile, at, "There is no tile " + quote(id.text) + ".");
    }
    return kind.value_or(TileKind::none);
}

Cell LineReader::cell() {
    int at = column();
    std::string_view text = word("a cell").text;
    std::size_t comma = text.find(',');
    int x = 0;
    int y = 0;
    if (comma == std::string_view::npos || !read_number(text.substr(0, comma), x) ||
        !read_number(text.substr(comma + 1), y)) {
        fail(Code::bad_cell, at, "A cell is written like 1,-2, not " + quote(text) + ".");
        return Cell{};
    }
    if (x < -cell_limit || x > cell_limit || y < -cell_limit || y > cell_limit) {
        fail(Code::cell_out_of_range, at, "Cells lie between -200 and 200.");
        return Cell{};
    }
    return bastide::cell(x, y);
}

Side LineReader::turn() {
    int at = column();
    const std::string& text = word("a turn").text;
    int side = text.size() == 1 ? side_of(text[0]) : -1;
    if (side < 0) {
        fail(Code::bad_turn, at, "A turn is n, e, s or w, not " + quote(text) + ".");
        return Side::north;
    }
    return side_at(side);
}

std::uint8_t LineReader::turns() {
    int at = column();
    const std::string& text = word("the turns").text;
    unsigned bits = 0;
    for (char letter : text) {
        int side = side_of(letter);
        if (side < 0 || (bits >> side & 1) != 0) {
            fail(Code::bad_turn, at, "Turns are letters of nesw, each once, not " + quote(text) + ".");
            return 0;
        }
        bits |= 1u << side;
    }
    return static_cast<std::uint8_t>(bits);
}

int LineReader::number(int most) {
    int at = column();
    return number_in(word("a number").text, at, most);
}

int LineReader::number_in(std::string_view text, int column, int most) {
    int value = 0;
    if (ok() && (!read_number(text, value) || value < 0 || value > most)) {
        fail(Code::bad_value, column,
             "A number from 0 to " + std::to_string(most) + " should stand here, not " + quote(text) + ".");
        return 0;
    }
    return value;
}

FigureName LineReader::figure() {
    int at = column();
    return figure_in(word("a figure").text, at);
}

FigureName LineReader::figure_in(std::string_view text, int column) {
    std::optional<FigureName> name = ok() ? parse_figure_word(text) : std::nullopt;
    if (!name) {
        fail(Code::bad_figure, column,
             "A figure is written like knight:n, farmer:ese or monk:c, not " + quote(text) + ".");
    }
    return name.value_or(FigureName{});
}

Goods LineReader::goods() {
    int at = column();
    const std::string& text = word("a kind of goods").text;
    for (int i = 0; i < goods_kinds; ++i) {
        if (text == goods_words[i]) {
            return static_cast<Goods>(i);
        }
    }
    fail(Code::unknown_word, at, "Goods are wine, grain or cloth, not " + quote(text) + ".");
    return Goods::wine;
}

FigureKind LineReader::figure_kind() {
    int at = column();
    const std::string& text = word("a kind of figure").text;
    for (int i = 0; i < figure_kinds; ++i) {
        auto kind = static_cast<FigureKind>(i);
        if (text == traits(kind).name) {
            return kind;
        }
    }
    fail(Code::unknown_word, at, "Figures are follower, abbot, builder or pig, not " + quote(text) + ".");
    return FigureKind::follower;
}

}  // namespace bastide
