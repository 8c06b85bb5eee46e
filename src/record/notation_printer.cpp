#include "record/line_reader.h"
#include "record/notation.h"
#include "rules/rule_options.h"

namespace bastide {
namespace {

// Words that mean something somewhere in the notation; names like these are quoted.
constexpr std::string_view reserved[] = {"bastide", "rules",   "players", "put",  "score",   "goods",  "turn",
                                         "next",    "bag",     "expect",  "pass", "discard", "recall", "supply",
                                         "legal",   "figures", "illegal", "end",  "winner"};

bool is_reserved(std::string_view name) {
    for (std::string_view word : reserved) {
        if (word == name) {
            return true;
        }
    }
    return false;
}

bool stands_bare(std::string_view name) {
    return !name.empty() && !is_reserved(name) && name.find_first_of(" \t\"\\#;:,@") == std::string_view::npos;
}

std::string cell_word(Cell c) {
    return std::to_string(c.x) + "," + std::to_string(c.y);
}
std::string id_of(TileKind tile) {
    return std::string(facts(tile).id);
}

struct Printer {
    const Record& record;

    std::string name(std::uint8_t seat) const { return print_name(record.players[seat]); }

    std::string place(TileKind tile, Cell c, Side turn) const {
        return id_of(tile) + " " + cell_word(c) + " " + side_letter(turn);
    }

    std::string operator()(const Move& move) const {
        std::string out = name(move.seat);
        if (move.kind == MoveKind::pass) {
            return out + " pass";
        }
        if (move.kind == MoveKind::discard) {
            return out + " discard " + id_of(move.tile);
        }
        out += " " + place(move.tile, move.cell, move.turn);
        for (FigureName figure : move.figures) {
            out += " " + figure_word(canonical(move.tile, move.turn, figure));
        }
        if (move.recall) {
            out += move.recalled_from ? " recall " + cell_word(*move.recalled_from) : " recall";
        }
        return out;
    }
    std::string operator()(const Put& put) const {
        std::string out = "put " + place(put.tile, put.cell, put.turn);
        for (const SceneFigure& figure : put.figures) {
            out += " " + figure_word(canonical(put.tile, put.turn, figure.name)) + "@" + name(figure.seat);
        }
        return out;
    }
    std::string operator()(const SetScore& line) const {
        return "score " + name(line.seat) + " " + std::to_string(line.points);
    }
    std::string operator()(const SetGoods& line) const {
        return "goods " + name(line.seat) + " " + std::string(goods_words[static_cast<int>(line.goods)]) + " " +
               std::to_string(line.count);
    }
    std::string operator()(const SetTurn& line) const { return "turn " + name(line.seat); }
    std::string operator()(const SetNext& line) const { return "next " + id_of(line.tile); }
    std::string operator()(const SetBag& bag) const {
        std::string out = "bag";
        for (std::size_t i = 0; i < bag.entries.size(); ++i) {
            out += (i == 0 ? " " : ", ") + id_of(bag.entries[i].tile) + " " + std::to_string(bag.entries[i].copies);
        }
        return out;
    }
    std::string operator()(const ExpectScore& line) const {
        return "expect score " + name(line.seat) + " " + std::to_string(line.points);
    }
    std::string operator()(const ExpectSupply& line) const {
        return "expect supply " + name(line.seat) + " " + std::string(traits(line.figure).name) + " " +
               std::to_string(line.count);
    }
    std::string operator()(const ExpectGoods& line) const {
        return "expect goods " + name(line.seat) + " " + std::string(goods_words[static_cast<int>(line.goods)]) + " " +
               std::to_string(line.count);
    }
    std::string operator()(const ExpectLegal& line) const {
        std::string out = "expect legal " + id_of(line.tile) + " :";
        for (std::size_t i = 0; i < line.places.size(); ++i) {
            out += (i == 0 ? " " : "; ") + cell_word(line.places[i].cell) + " ";
            for (Side turn : all_sides) {
                if ((line.places[i].turns >> index(turn) & 1) != 0) {
                    out += side_letter(turn);
                }
            }
        }
        return out;
    }
    std::string operator()(const ExpectFigures& line) const {
        std::string out = "expect figures " + name(line.seat) + " :";
        for (FigureName figure : line.figures) {
            out += " " + figure_word(figure);
        }
        out += line.recall ? " recall" : "";
        return out + (line.pass ? " pass" : "");
    }
    std::string operator()(const ExpectIllegal& line) const {
        return "expect illegal " + (*this)(line.move) + " : " + std::string(code_name(line.code));
    }
    std::string operator()(const ExpectEnd&) const { return "expect end"; }
    std::string operator()(const ExpectWinner& line) const {
        std::string out = "expect winner";
        for (std::uint8_t seat : line.seats) {
            out += " " + name(seat);
        }
        return out;
    }
};

}  // namespace

std::string print_name(std::string_view name) {
    if (stands_bare(name)) {
        return std::string(name);
    }
    std::string out = "\"";
    for (char c : name) {
        if (c == '"' || c == '\\') {
            out += '\\';
        }
        out += c;
    }
    return out + "\"";
}

std::string print_rules(const RuleSet& rules) {
    std::string out(preset_name(rules.preset));
    RuleSet plain = preset(rules.preset);
    for (const RuleOption& option : rule_options()) {
        std::string value = option.get(rules);
        if (value == option.get(plain)) {
            continue;
        }
        std::string key(option.key);
        out += option.shape != OptionShape::on_off ? " " + key + "=" + value : (value == "on" ? " +" : " -") + key;
    }
    return out;
}

std::string print_line(const Record& record, const Line& line) {
    return std::visit(Printer{record}, line);
}

std::string print_notation(const Record& record) {
    std::string out = "bastide 1\nrules " + print_rules(record.rules) + "\nplayers";
    for (const std::string& name : record.players) {
        out += " " + print_name(name);
    }
    out += "\n";
    for (const Line& line : record.lines) {
        out += print_line(record, line) + "\n";
    }
    return out;
}

}  // namespace bastide
