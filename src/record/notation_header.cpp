#include "record/notation_header.h"

#include "rules/player.h"
#include "rules/rule_options.h"

namespace bastide {
namespace {

constexpr std::string_view keywords[] = {"bastide", "rules", "players", "put", "score",
                                         "goods",   "turn",  "next",    "bag", "expect"};

struct Override {
    const RuleOption* option;
    int column;
};

// One override: +key, -key or key=value.
Override read_override(LineReader& line, RuleSet& rules) {
    int column = line.column();
    const std::string text = line.word("an option").text;
    bool sign = text[0] == '+' || text[0] == '-';
    std::size_t equals = text.find('=');
    std::string key = sign ? text.substr(1) : text.substr(0, equals);
    const RuleOption* option = find_option(key);
    if (option == nullptr) {
        line.fail(Code::unknown_option, column, "There is no option \"" + key + "\".");
        return Override{nullptr, column};
    }
    if (sign ? option->shape != OptionShape::on_off : equals == std::string::npos) {
        line.fail(Code::bad_value, column,
                  sign ? "The option " + key + " is not a switch; write " + key + "=value."
                       : "The option " + key + " lacks a value.");
        return Override{option, column};
    }
    std::string value = sign ? (text[0] == '+' ? "on" : "off") : text.substr(equals + 1);
    if (!option->set(rules, value)) {
        line.fail(Code::bad_value, column, "The option " + key + " cannot be \"" + value + "\".");
    }
    return Override{option, column};
}

}  // namespace

bool is_keyword(std::string_view word) {
    for (std::string_view keyword : keywords) {
        if (keyword == word) {
            return true;
        }
    }
    return false;
}

RuleSet read_rules(LineReader& line) {
    int preset_column = line.column();
    const std::string name = line.word("a preset").text;
    Preset found = Preset::edition_2014;
    if (!find_preset(name, found)) {
        line.fail(Code::unknown_preset, preset_column, "There is no preset \"" + name + "\".");
    }
    RuleSet rules = preset(found);
    std::vector<Override> overrides;
    while (line.more()) {
        Override next = read_override(line, rules);
        for (const Override& earlier : overrides) {
            if (earlier.option == next.option) {
                line.fail(Code::duplicate_option, next.column,
                          "The option " + std::string(next.option->key) + " is set twice.");
            }
        }
        overrides.push_back(next);
    }
    if (!line.ok()) {
        return rules;
    }
    for (const OptionConflict& conflict : conflicts(rules)) {
        int column = preset_column;
        for (const Override& given : overrides) {
            column = given.option->key == conflict.key || given.option->key == conflict.with ? given.column : column;
        }
        line.fail(
            Code::bad_combination, column,
            "The options " + std::string(conflict.key) + " and " + std::string(conflict.with) + " do not go together.");
    }
    return rules;
}

std::vector<std::string> read_players(LineReader& line) {
    std::vector<std::string> names;
    int first = line.column();
    while (line.more()) {
        int column = line.column();
        const Word& word = line.word("a name");
        if (word.text.empty() || (!word.quoted && (is_keyword(word.text) || word.text == ";"))) {
            line.fail(Code::bad_players, column,
                      word.text.empty() ? "A name may not be empty."
                                        : "The name \"" + word.text + "\" must be written in quotes.");
        }
        for (const std::string& earlier : names) {
            if (earlier == word.text) {
                line.fail(Code::duplicate_player, column, "Two players are called \"" + word.text + "\".");
            }
        }
        names.push_back(word.text);
    }
    if (line.ok() && (names.empty() || names.size() > max_players)) {
        line.fail(Code::bad_players, first, "1 to 6 players take part.");
    }
    return names;
}

}  // namespace bastide
