#include "rules/rule_options.h"

#include <array>

#include "rules/geometry.h"

namespace bastide {
namespace {

template <bool RuleSet::*member>
RuleOption on_off(std::string_view key, std::string_view explanation) {
    return RuleOption{key,
                      OptionShape::on_off,
                      {"on", "off"},
                      explanation,
                      [](const RuleSet& rules) { return std::string(rules.*member ? "on" : "off"); },
                      [](RuleSet& rules, std::string_view value) {
                          if (value != "on" && value != "off") {
                              return false;
                          }
                          rules.*member = value == "on";
                          return true;
                      }};
}

// The words of an enumeration, in its order.
template <class E>
struct Words;
template <>
struct Words<FarmScoring> {
    static constexpr std::array<std::string_view, 3> list = {"field3", "field3_once", "city4"};
};
template <>
struct Words<RiverBend> {
    static constexpr std::array<std::string_view, 3> list = {"alternate", "immediate", "none"};
};
template <>
struct Words<RiverStartTile> {
    static constexpr std::array<std::string_view, 2> list = {"removed", "shuffled"};
};
template <>
struct Words<Solitaire> {
    static constexpr std::array<std::string_view, 3> list = {"off", "normal", "hard"};
};
template <>
struct Words<SolitaireHard> {
    static constexpr std::array<std::string_view, 2> list = {"additional", "choice"};
};

template <class E, E RuleSet::*member>
RuleOption word(std::string_view key, std::string_view explanation) {
    return RuleOption{
        key,
        OptionShape::word,
        {Words<E>::list.begin(), Words<E>::list.end()},
        explanation,
        [](const RuleSet& rules) { return std::string(Words<E>::list[static_cast<std::size_t>(rules.*member)]); },
        [](RuleSet& rules, std::string_view value) {
            for (std::size_t i = 0; i < Words<E>::list.size(); ++i) {
                if (Words<E>::list[i] == value) {
                    rules.*member = static_cast<E>(i);
                    return true;
                }
            }
            return false;
        }};
}

// A whole decimal number with an optional minus, without plus, blanks or leading zeros; false if it is none.
bool read_number(std::string_view text, int& out) {
    bool minus = !text.empty() && text[0] == '-';
    std::string_view digits = minus ? text.substr(1) : text;
    if (digits.empty() || digits.size() > 4 || (digits.size() > 1 && digits[0] == '0') || (minus && digits == "0")) {
        return false;
    }
    out = 0;
    for (char c : digits) {
        if (c < '0' || c > '9') {
            return false;
        }
        out = out * 10 + (c - '0');
    }
    out = minus ? -out : out;
    return true;
}

template <std::uint8_t RuleSet::*member>
bool set_number(RuleSet& rules, std::string_view value, int least, int most, int step) {
    int number = 0;
    if (!read_number(value, number) || number < least || number > most || (number - least) % step != 0) {
        return false;
    }
    rules.*member = static_cast<std::uint8_t>(number);
    return true;
}

std::string get_table(const RuleSet& rules) {
    const TableEdge& t = rules.table;
    if (!t.bounded) {
        return "none";
    }
    return std::to_string(t.min_x) + "," + std::to_string(t.max_x) + "," + std::to_string(t.min_y) + "," +
           std::to_string(t.max_y);
}

// min_x,max_x,min_y,max_y within the cells of the notation, with 0,0 on the table.
bool set_table(RuleSet& rules, std::string_view value) {
    if (value == "none") {
        rules.table = TableEdge{};
        return true;
    }
    int numbers[4] = {};
    for (int i = 0; i < 4; ++i) {
        std::size_t comma = value.find(',');
        if ((comma == std::string_view::npos) != (i == 3) || !read_number(value.substr(0, comma), numbers[i]) ||
            numbers[i] < -cell_limit || numbers[i] > cell_limit) {
            return false;
        }
        value = i == 3 ? std::string_view{} : value.substr(comma + 1);
    }
    if (numbers[0] > 0 || numbers[1] < 0 || numbers[2] > 0 || numbers[3] < 0) {
        return false;
    }
    auto narrow = [](int n) { return static_cast<std::int16_t>(n); };
    rules.table = TableEdge{true, narrow(numbers[0]), narrow(numbers[1]), narrow(numbers[2]), narrow(numbers[3])};
    return true;
}

std::vector<RuleOption> make_options() {
    return {
        RuleOption{"two_tile_city",
                   OptionShape::number,
                   {"4", "2"},
                   "option.two_tile_city",
                   [](const RuleSet& rules) { return std::to_string(rules.two_tile_city); },
                   [](RuleSet& rules, std::string_view value) {
                       return set_number<&RuleSet::two_tile_city>(rules, value, 2, 4, 2);
                   }},
        word<FarmScoring, &RuleSet::farm>("farm", "option.farm"),
        on_off<&RuleSet::farmers>("farmers", "option.farmers"),
        RuleOption{"table", OptionShape::table, {}, "option.table", get_table, set_table},
        on_off<&RuleSet::gardens>("gardens", "option.gardens"),
        on_off<&RuleSet::abbot>("abbot", "option.abbot"),
        on_off<&RuleSet::river>("river", "option.river"),
        word<RiverBend, &RuleSet::river_bend>("river_bend", "option.river_bend"),
        word<RiverStartTile, &RuleSet::river_start_tile>("river_start_tile", "option.river_start_tile"),
        on_off<&RuleSet::tb_tiles>("tb_tiles", "option.tb_tiles"),
        on_off<&RuleSet::goods>("goods", "option.goods"),
        on_off<&RuleSet::builder>("builder", "option.builder"),
        on_off<&RuleSet::pig>("pig", "option.pig"),
        word<Solitaire, &RuleSet::solitaire>("solitaire", "option.solitaire"),
        word<SolitaireHard, &RuleSet::solitaire_hard>("solitaire_hard", "option.solitaire_hard"),
        on_off<&RuleSet::solitaire_discard_loses>("solitaire_discard_loses", "option.solitaire_discard_loses"),
        RuleOption{"followers",
                   OptionShape::number,
                   {"1", "2", "3", "4", "5", "6", "7", "8"},
                   "option.followers",
                   [](const RuleSet& rules) { return std::to_string(rules.followers); },
                   [](RuleSet& rules, std::string_view value) {
                       return set_number<&RuleSet::followers>(rules, value, 1, 8, 1);
                   }},
    };
}

constexpr std::string_view preset_names[] = {"2014", "second", "first", "solitaire", "solitaire-hard"};

}  // namespace

const std::vector<RuleOption>& rule_options() {
    static const std::vector<RuleOption> options = make_options();
    return options;
}

const RuleOption* find_option(std::string_view key) {
    for (const RuleOption& option : rule_options()) {
        if (option.key == key) {
            return &option;
        }
    }
    return nullptr;
}

std::string_view preset_name(Preset name) {
    return preset_names[static_cast<int>(name)];
}

bool find_preset(std::string_view name, Preset& out) {
    for (Preset candidate : all_presets) {
        if (preset_name(candidate) == name) {
            out = candidate;
            return true;
        }
    }
    return false;
}

std::vector<OptionConflict> conflicts(const RuleSet& rules) {
    std::vector<OptionConflict> out;
    if (rules.solitaire == Solitaire::off) {
        return out;
    }
    // A solitaire is played with the base tiles and followers alone.
    auto refuse = [&out](bool on, std::string_view key) {
        if (on) {
            out.push_back(OptionConflict{key, "solitaire"});
        }
    };
    refuse(rules.river, "river");
    refuse(rules.abbot, "abbot");
    refuse(rules.tb_tiles, "tb_tiles");
    refuse(rules.goods, "goods");
    refuse(rules.builder, "builder");
    refuse(rules.pig, "pig");
    return out;
}

int least_players(const RuleSet&) {
    return 1;
}
int most_players(const RuleSet& rules) {
    return rules.solitaire == Solitaire::off ? 6 : 1;
}

int seats_offered(const RuleSet& rules) {
    if (rules.solitaire != Solitaire::off) {
        return 1;
    }
    return rules.tb_tiles || rules.goods || rules.builder || rules.pig ? 6 : 5;
}

}  // namespace bastide
