// Reads the words of one line as what they should be: a seat, a tile, a cell, a number. The first failure is kept and
// every later read is idle, so a statement can be read straight through and asked once at its end whether all was well.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "record/figure_name.h"
#include "record/lexer.h"

namespace bastide {

class LineReader {
public:
    LineReader(const Words& words, const std::vector<std::string>& players) : words_(words), players_(players) {}

    bool ok() const { return fault_.code == Code::none; }
    const Fault& fault() const { return fault_; }
    void fail(Code code, int column, std::string sentence);

    bool more() const { return ok() && next_ < words_.list.size(); }
    // Column of the next word, or just behind the last one.
    int column() const { return next_ < words_.list.size() ? words_.list[next_].column : words_.end_column; }
    int end_column() const { return words_.end_column; }
    // The next word stays; empty if there is none.
    const Word& peek() const;
    // Takes the next word if it is this one, without quotes.
    bool take(std::string_view text);
    // Takes the next word; `what` completes "... is missing".
    const Word& word(std::string_view what);
    // Takes the next word, which must be this one.
    void expect(std::string_view text);
    // Nothing may be left.
    void finish();

    std::uint8_t seat();
    std::uint8_t seat_named(std::string_view name, int column);
    TileKind tile();
    Cell cell();
    Side turn();
    // Bits of turns written together: "ns".
    std::uint8_t turns();
    // 0 .. most; text may be part of a word.
    int number(int most);
    int number_in(std::string_view text, int column, int most);
    FigureName figure();
    FigureName figure_in(std::string_view text, int column);
    Goods goods();
    FigureKind figure_kind();

private:
    const Words& words_;
    const std::vector<std::string>& players_;
    std::size_t next_ = 0;
    Fault fault_;
};

inline constexpr std::string_view goods_words[goods_kinds] = {"wine", "grain", "cloth"};

}  // namespace bastide
