#include <algorithm>

#include "record/notation.h"
#include "record/notation_header.h"
#include "rules/rule_options.h"

namespace bastide {
namespace {

constexpr int most_points = 30000;

// Reads one statement after the header; `mark` notes where its parts stand.
struct StatementReader {
    const Record& record;
    LineReader& line;
    LineMark& mark;

    TileKind tile() {
        mark.tile = line.column();
        return line.tile();
    }
    Cell cell() {
        mark.cell = line.column();
        return line.cell();
    }
    Side turn() {
        mark.turn = line.column();
        return line.turn();
    }
    int number(int most) {
        mark.value = line.column();
        return line.number(most);
    }

    void tail_of_place(Move& move) {
        mark.figures[0] = mark.value = line.column();
        if (line.take("recall")) {
            move.recall = true;
            if (line.more() && line.peek().text != ":") {
                move.recalled_from = line.cell();
            }
            return;
        }
        for (int& column : mark.figures) {
            if (line.more() && line.peek().text != ":") {
                column = line.column();
                move.figures.push_back(canonical_name(move.tile, move.turn, line.figure()));
            }
        }
    }

    FigureName canonical_name(TileKind kind, Side turned, FigureName name) const {
        return line.ok() ? canonical(kind, turned, name) : name;
    }

    Move move() {
        Move move;
        move.seat = line.seat();
        if (line.take("pass")) {
            move.kind = MoveKind::pass;
        } else if (line.take("discard")) {
            move.kind = MoveKind::discard;
            move.tile = tile();
        } else {
            move.tile = tile();
            move.cell = cell();
            move.turn = turn();
            tail_of_place(move);
        }
        return move;
    }

    Put put() {
        Put put;
        put.tile = tile();
        put.cell = cell();
        put.turn = turn();
        while (line.more()) {
            std::size_t n = put.figures.size();
            int column = line.column();
            if (n < 2) {
                mark.figures[n] = column;
            }
            const Word& word = line.word("a figure");
            if (word.at == std::string::npos) {
                line.fail(Code::bad_figure, column, "In a scene a figure is written like robber:e@Ada.");
                return put;
            }
            FigureName name = line.figure_in(std::string_view(word.text).substr(0, word.at), column);
            std::uint8_t seat = line.seat_named(std::string_view(word.text).substr(word.at + 1),
                                                column + static_cast<int>(word.at) + 1);
            put.figures.push_back(SceneFigure{canonical_name(put.tile, put.turn, name), seat});
        }
        return put;
    }

    SetGoods set_goods() {
        SetGoods out;
        out.seat = line.seat();
        out.goods = line.goods();
        out.count = number(20);
        return out;
    }

    SetBag bag() {
        SetBag bag;
        bool again = true;
        while (again && line.ok()) {
            BagEntry entry;
            entry.tile = tile();
            mark.value = line.column();
            std::string count = line.word("the number of copies").text;
            again = !count.empty() && count.back() == ',';
            count.erase(again ? count.size() - 1 : count.size());
            entry.copies = line.number_in(count, mark.value, max_tiles);
            bag.entries.push_back(entry);
            again = again || line.take(",");
        }
        return bag;
    }

    ExpectLegal expect_legal() {
        ExpectLegal out;
        out.tile = tile();
        line.expect(":");
        mark.value = line.column();
        while (line.more()) {
            CellTurns place;
            place.cell = line.cell();
            place.turns = line.turns();
            auto same = [place](const CellTurns& other) { return other.cell == place.cell; };
            auto found = std::find_if(out.places.begin(), out.places.end(), same);
            if (found == out.places.end()) {
                out.places.push_back(place);
            } else {
                found->turns = static_cast<std::uint8_t>(found->turns | place.turns);
            }
            if (line.more()) {
                line.expect(";");
            }
        }
        std::sort(out.places.begin(), out.places.end(),
                  [](const CellTurns& a, const CellTurns& b) { return a.cell < b.cell; });
        return out;
    }

    // The tile a list of figures speaks of: that of the last move line that laid one.
    FigureName figure_of_last_tile(FigureName name) const {
        for (auto it = record.lines.rbegin(); it != record.lines.rend(); ++it) {
            if (const Move* last = std::get_if<Move>(&*it)) {
                return last->kind == MoveKind::place ? canonical_name(last->tile, last->turn, name) : name;
            }
        }
        return name;
    }

    ExpectFigures expect_figures() {
        ExpectFigures out;
        out.seat = line.seat();
        line.expect(":");
        mark.value = line.column();
        while (line.more()) {
            if (line.take("pass")) {
                out.pass = true;
            } else if (line.take("recall")) {
                out.recall = true;
            } else {
                out.figures.push_back(figure_of_last_tile(line.figure()));
            }
        }
        std::sort(out.figures.begin(), out.figures.end());
        out.figures.erase(std::unique(out.figures.begin(), out.figures.end()), out.figures.end());
        return out;
    }

    ExpectIllegal expect_illegal() {
        ExpectIllegal out;
        out.move = move();
        line.expect(":");
        mark.value = line.column();
        const std::string& name = line.word("the reason").text;
        std::optional<Code> code = find_code(name);
        if (!code) {
            line.fail(Code::unknown_word, mark.value, "There is no reason called \"" + name + "\".");
        }
        out.code = code.value_or(Code::none);
        return out;
    }

    ExpectWinner expect_winner() {
        ExpectWinner out;
        mark.value = line.column();
        while (line.more()) {
            out.seats.push_back(line.seat());
        }
        std::sort(out.seats.begin(), out.seats.end());
        out.seats.erase(std::unique(out.seats.begin(), out.seats.end()), out.seats.end());
        return out;
    }

    Line expectation() {
        mark.value = line.column();
        if (line.take("score")) {
            std::uint8_t seat = line.seat();
            return ExpectScore{seat, number(most_points)};
        }
        if (line.take("supply")) {
            std::uint8_t seat = line.seat();
            FigureKind kind = line.figure_kind();
            return ExpectSupply{seat, kind, number(99)};
        }
        if (line.take("goods")) {
            std::uint8_t seat = line.seat();
            Goods goods = line.goods();
            return ExpectGoods{seat, goods, number(99)};
        }
        if (line.take("legal")) return expect_legal();
        if (line.take("figures")) return expect_figures();
        if (line.take("illegal")) return expect_illegal();
        if (line.take("winner")) return expect_winner();
        if (!line.take("end")) {
            const std::string& found = line.word("what is expected").text;
            line.fail(Code::unknown_word, mark.value, "Nothing called \"" + found + "\" can be expected.");
        }
        return ExpectEnd{};
    }

    Line statement() {
        if (line.take("expect")) return expectation();
        if (line.take("put")) return put();
        if (line.take("goods")) return set_goods();
        if (line.take("bag")) return bag();
        if (line.take("turn")) return SetTurn{line.seat()};
        if (line.take("next")) return SetNext{tile()};
        if (line.take("score")) {
            std::uint8_t seat = line.seat();
            return SetScore{seat, number(most_points)};
        }
        return move();
    }
};

class Parser {
public:
    Parsed run(std::string_view text) {
        if (text.substr(0, 3) == "\xef\xbb\xbf") {
            text.remove_prefix(3);
        }
        while (!text.empty() && !out_.error) {
            std::size_t end = text.find('\n');
            std::string_view line = text.substr(0, end);
            if (!line.empty() && line.back() == '\r') {
                line.remove_suffix(1);
            }
            ++number_;
            read(line);
            text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
        }
        if (!out_.error && !out_.header_complete) {
            finish_header(std::max(number_, 1), 1);
        }
        return std::move(out_);
    }

private:
    void fail(Fault fault) { out_.error = NotationError{number_, fault.column, fault.code, std::move(fault.sentence)}; }

    void read(std::string_view text) {
        Words words;
        if (std::optional<Fault> fault = split_line(text, words)) {
            fail(std::move(*fault));
            return;
        }
        if (words.list.empty()) {
            return;
        }
        const Word first = words.list[0];
        LineReader line(words, out_.record.players);
        if (!first.quoted && (first.text == "bastide" || first.text == "rules" || first.text == "players")) {
            read_header(line, first);
        } else if (out_.header_complete || finish_header(number_, first.column)) {
            read_statement(line, words);
        }
        if (!line.ok()) {
            fail(line.fault());
        }
    }

    void read_header(LineReader& line, const Word& first) {
        bool first_line = line.take("bastide");
        bool rules = !first_line && line.take("rules");
        if (!first_line && !rules) {
            line.take("players");
        }
        if (!version_seen_ && !first_line) {
            line.fail(Code::bad_header, first.column, "A game begins with the line: bastide 1");
            return;
        }
        if (out_.header_complete) {
            line.fail(Code::header_after_move, first.column, "The header must stand before everything else.");
            return;
        }
        bool& seen = first_line ? version_seen_ : rules ? rules_seen_ : players_seen_;
        if (seen) {
            line.fail(Code::duplicate_header, first.column, "The line \"" + first.text + "\" stands twice.");
            return;
        }
        seen = true;
        if (first_line) {
            read_version(line, first);
        } else if (rules) {
            out_.record.rules = read_rules(line);
        } else {
            players_line_ = number_;
            players_column_ = line.column();
            names_ = read_players(line);
            std::size_t printed = first.text.size();
            for (const std::string& name : names_) {
                printed += 1 + print_name(name).size();
            }
            if (line.ok() && printed > longest_line) {
                too_long_in_print(line, players_column_);
            }
        }
    }

    // Blanks and quotes that the canonical form adds can make a line longer than a line may be; what is read must be
    // readable again once it is printed. It never grows to three times its length.
    static bool may_print_longer(const Words& words) {
        return static_cast<std::size_t>(words.end_column) > longest_line / 3;
    }
    static void too_long_in_print(LineReader& line, int column) {
        line.fail(Code::line_too_long, column, "In its canonical form this line would hold more than 8192 bytes.");
    }

    static void read_version(LineReader& line, const Word& first) {
        int column = line.more() ? line.column() : first.column;
        if (!line.take("1") || line.more()) {
            line.fail(Code::bad_header, line.more() ? line.column() : column,
                      "This program reads the format: bastide 1");
        }
    }

    // Before the first statement after the header, or at the end of the file.
    bool finish_header(int line, int column) {
        auto refuse = [this](int at_line, int at_column, Code code, std::string sentence) {
            out_.error = NotationError{at_line, at_column, code, std::move(sentence)};
            return false;
        };
        if (!version_seen_) {
            return refuse(line, column, Code::bad_header, "A game begins with the line: bastide 1");
        }
        if (!rules_seen_) {
            return refuse(line, column, Code::missing_rules, "The line with the rules is missing.");
        }
        if (names_.size() > static_cast<std::size_t>(most_players(out_.record.rules))) {
            return refuse(players_line_, players_column_, Code::bad_players, "A solitaire is played by exactly one.");
        }
        out_.record.players = players_seen_ ? names_ : default_names(out_.record.rules);
        out_.header_complete = true;
        return true;
    }

    // A line that begins neither with a keyword nor with a player.
    void check_first_word(LineReader& line, const Words& words) const {
        const Word& first = words.list[0];
        const std::vector<std::string>& players = out_.record.players;
        bool known = (!first.quoted && is_keyword(first.text)) ||
                     std::find(players.begin(), players.end(), first.text) != players.end();
        if (known || first.quoted) {
            return;
        }
        const std::string& second = words.list.size() > 1 ? words.list[1].text : first.text;
        bool looks_like_move = second == "pass" || second == "discard" || find_tile(second).has_value();
        if (!looks_like_move) {
            line.fail(Code::unknown_word, first.column, "\"" + first.text + "\" is neither a statement nor a player.");
        }
    }

    void read_statement(LineReader& line, const Words& words) {
        LineMark mark;
        mark.line = number_;
        mark.first = words.list[0].column;
        check_first_word(line, words);
        Line statement = StatementReader{out_.record, line, mark}.statement();
        line.finish();
        if (line.ok() && may_print_longer(words) && print_line(out_.record, statement).size() > longest_line) {
            too_long_in_print(line, mark.first);
        }
        bool is_move = std::holds_alternative<Move>(statement);
        if (line.ok() && moves_seen_ && is_scene(statement)) {
            line.fail(Code::scene_after_move, mark.first, "A scene must stand before the first move.");
        }
        if (line.ok()) {
            moves_seen_ = moves_seen_ || is_move;
            out_.record.lines.push_back(std::move(statement));
            out_.marks.push_back(mark);
        }
    }

    Parsed out_;
    std::vector<std::string> names_;
    int number_ = 0;
    int players_line_ = 0;
    int players_column_ = 0;
    bool version_seen_ = false;
    bool rules_seen_ = false;
    bool players_seen_ = false;
    bool moves_seen_ = false;
};

}  // namespace

Parsed parse_notation(std::string_view text) {
    return Parser{}.run(text);
}

std::optional<NotationError> parse_rules(std::string_view text, RuleSet& out) {
    Words words;
    std::optional<Fault> fault = split_line(text, words);
    const std::vector<std::string> nobody;
    LineReader line(words, nobody);
    if (!fault) {
        RuleSet rules = read_rules(line);
        if (line.ok()) {
            out = rules;
            return std::nullopt;
        }
        fault = line.fault();
    }
    return NotationError{1, fault->column, fault->code, fault->sentence};
}

}  // namespace bastide
