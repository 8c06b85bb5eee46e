#include "shell/panels/rule_list.h"

#include <algorithm>

#include "rules/rule_options.h"
#include "shell/panels/setting_row.h"

namespace bastide::panels {

namespace {

// Square tables a player can choose: the outermost column and row, on both sides of the start tile.
constexpr int table_reaches[] = {2, 3, 4, 5, 6};

std::string table_value(int reach) {
    std::string n = std::to_string(reach);
    return "-" + n + "," + n + ",-" + n + "," + n;
}

std::string table_size(const TableEdge& table) {
    return std::to_string(table.max_x - table.min_x + 1) + " × " + std::to_string(table.max_y - table.min_y + 1);
}

struct Choice {
    std::string value;  // as the table of options takes it
    std::string words;
};

std::string value_words(const Desk& desk, const RuleOption& option, std::string_view value) {
    std::string key = "value." + std::string(option.key) + "." + std::string(value);
    return desk.words.has(key) ? desk.say(key) : std::string(value);
}

std::vector<Choice> choices_of(const Desk& desk, const RuleOption& option, const RuleSet& rules) {
    std::vector<Choice> out;
    if (option.shape == OptionShape::on_off) return out;
    for (std::string_view value : option.values)
        out.push_back({std::string(value), value_words(desk, option, value)});
    if (option.shape != OptionShape::table) return out;
    out.push_back({"none", value_words(desk, option, "none")});
    for (int reach : table_reaches) {
        RuleSet sized;
        option.set(sized, table_value(reach));
        out.push_back({table_value(reach), table_size(sized.table)});
    }
    std::string now = option.get(rules);
    if (std::none_of(out.begin(), out.end(), [&now](const Choice& choice) { return choice.value == now; }))
        out.push_back({now, table_size(rules.table)});
    return out;
}

SettingRow row_of(const Desk& desk, const RuleOption& option, const RuleSet& rules,
                  const std::vector<Choice>& choices) {
    SettingRow row;
    row.name = "option." + std::string(option.key);
    row.label = desk.say("option_name." + std::string(option.key));
    row.line = desk.say(option.explanation);
    std::string now = option.get(rules);
    if (choices.empty()) row.chosen = now == "on" ? 1 : 0;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        row.parts.push_back(choices[i].words);
        if (choices[i].value == now) row.chosen = static_cast<int>(i);
    }
    return row;
}

}  // namespace

float rule_list(Desk& desk, const Box& box, float y, RuleSet& rules, Painting painting) {
    const std::vector<RuleOption>& options = rule_options();
    bool two_columns = box.width() > desk.px(760);
    float gap = desk.px(48);
    float width = two_columns ? (box.width() - gap) / 2 : box.width();
    std::vector<std::vector<Choice>> choices;
    std::vector<SettingRow> rows;
    std::vector<float> heights;
    float all = 0;
    for (const RuleOption& option : options) {
        choices.push_back(choices_of(desk, option, rules));
        rows.push_back(row_of(desk, option, rules, choices.back()));
        heights.push_back(setting_row_height(desk, rows.back(), width));
        all += heights.back();
    }
    float x = box.x0;
    float at = 0;
    float most = 0;
    bool second = false;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (two_columns && !second && at + heights[i] / 2 > all / 2) {
            second = true;
            x += width + gap;
            at = 0;
        }
        if (painting == Painting::draw) {
            Box part = box_at(x, y + at, width, heights[i]);
            desk.brush.rule(part.x0, part.x1, part.y0);
            int pressed = draw_setting_row(desk, rows[i], part);
            if (pressed >= 0) {
                bool on_off = choices[i].empty();
                options[i].set(rules, on_off ? std::string(pressed != 0 ? "on" : "off")
                                             : choices[i][static_cast<std::size_t>(pressed)].value);
                desk.again_in(0);
            }
        }
        at += heights[i];
        most = std::max(most, at);
    }
    return most;
}

int changed_options(const RuleSet& rules) {
    RuleSet own = with_expansions_of(preset(rules.preset), rules);
    return static_cast<int>(std::count_if(rule_options().begin(), rule_options().end(), [&](const RuleOption& option) {
        return option.get(own) != option.get(rules);
    }));
}

std::optional<std::string> tell_conflict(const Desk& desk, const RuleSet& rules, int players) {
    auto name = [&desk](std::string_view key) { return desk.say("option_name." + std::string(key)); };
    for (const OptionConflict& conflict : conflicts(rules))
        return desk.say("conflict.pair", {{"one", name(conflict.key)}, {"other", name(conflict.with)}});
    if (players > most_players(rules)) return desk.say("conflict.alone");
    return std::nullopt;
}

}  // namespace bastide::panels
