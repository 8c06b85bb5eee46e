#include <algorithm>
#include <iterator>

#include "record/link_parts.h"
#include "rules/rule_options.h"

namespace bastide {
namespace {

// Keys in the order of this format; new ones are added at the end.
constexpr std::string_view option_keys[] = {"two_tile_city",
                                            "farm",
                                            "farmers",
                                            "table",
                                            "gardens",
                                            "abbot",
                                            "river",
                                            "river_bend",
                                            "river_start_tile",
                                            "tb_tiles",
                                            "goods",
                                            "builder",
                                            "pig",
                                            "solitaire",
                                            "solitaire_hard",
                                            "solitaire_discard_loses",
                                            "followers"};
constexpr int option_count = static_cast<int>(std::size(option_keys));

class HeaderPass {
public:
    HeaderPass(SymbolCoder& coder, const Record& given, Record& out) : coder_(coder), given_(given), out_(out) {}

    void run() {
        int name = coder_.number(static_cast<int>(given_.rules.preset));
        if (name >= static_cast<int>(std::size(all_presets))) {
            coder_.fail();
            return;
        }
        out_.rules = preset(static_cast<Preset>(name));
        overrides();
        if (coder_.ok() && !conflicts(out_.rules).empty()) {
            coder_.fail();
        }
        players();
    }

private:
    // The options that differ from the preset: how many, then each as the distance from the one before and its value.
    void overrides() {
        std::vector<int> differing;
        for (int i = 0; i < option_count; ++i) {
            const RuleOption* option = find_option(option_keys[i]);
            if (option->get(given_.rules) != option->get(out_.rules)) {
                differing.push_back(i);
            }
        }
        int count = coder_.number(static_cast<int>(differing.size()));
        int next = 0;
        for (int n = 0; n < count && coder_.ok(); ++n) {
            auto at = static_cast<std::size_t>(n);
            int i = next + coder_.number(at < differing.size() ? differing[at] - next : 0);
            if (i >= option_count) {
                coder_.fail();
                return;
            }
            value(*find_option(option_keys[i]));
            next = i + 1;
        }
    }

    void value(const RuleOption& option) {
        const std::string given = option.get(given_.rules);
        if (option.shape == OptionShape::on_off) {
            option.set(out_.rules, option.get(out_.rules) == "on" ? "off" : "on");
        } else if (option.shape == OptionShape::table) {
            table(option);
        } else {
            auto same = [&given](std::string_view word) { return word == given; };
            int choice = coder_.number(coder_.ok() ? std::max(position(option.values, same), 0) : 0);
            if (choice >= static_cast<int>(option.values.size())) {
                coder_.fail();
                return;
            }
            option.set(out_.rules, option.values[static_cast<std::size_t>(choice)]);
        }
    }

    void table(const RuleOption& option) {
        const TableEdge& edge = given_.rules.table;
        const int west = -coder_.number(-edge.min_x);
        const int east = coder_.number(edge.max_x);
        const int north = -coder_.number(-edge.min_y);
        const int south = coder_.number(edge.max_y);
        std::string word;
        for (int bound : {west, east, north, south}) {
            word += (word.empty() ? "" : ",") + std::to_string(bound);
        }
        if (!option.set(out_.rules, word)) {
            coder_.fail();
        }
    }

    void players() {
        int count = 1 + coder_.number(static_cast<int>(given_.players.size()) - 1);
        if (!coder_.ok() || count > most_players(out_.rules)) {
            coder_.fail();
            return;
        }
        bool named = coder_.flag(given_.players != default_names(out_.rules), true, 1);
        if (!named) {
            out_.players = default_names(out_.rules);
            if (count != static_cast<int>(out_.players.size())) {
                coder_.fail();
            }
            return;
        }
        for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
            out_.players.push_back(coder_.text(i < given_.players.size() ? given_.players[i] : std::string()));
        }
    }

    SymbolCoder& coder_;
    const Record& given_;
    Record& out_;
};

}  // namespace

void pass_header(SymbolCoder& coder, const Record& given, Record& out) {
    HeaderPass(coder, given, out).run();
}

}  // namespace bastide
