// The table of rule options: one row a key. Whatever shows, reads or writes options goes through it: the new-game
// screen, the notation's header, the command line, random-rules tests. Values are words of the notation; `get` and
// `set` work on them. `conflict` says which combinations make no sense.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/rule_set.h"

namespace bastide {

enum class OptionShape : std::uint8_t { on_off, word, number, table };

struct RuleOption {
    std::string_view key;
    OptionShape shape;
    std::vector<std::string_view> values;  // of words and of numbers with few values; else empty
    std::string_view explanation;          // key of the one-sentence explanation in the strings
    std::string (*get)(const RuleSet&);
    bool (*set)(RuleSet&, std::string_view value);  // false: not a value of this option
};

const std::vector<RuleOption>& rule_options();
const RuleOption* find_option(std::string_view key);

std::string_view preset_name(Preset name);
// The preset with this name; false if there is none.
bool find_preset(std::string_view name, Preset& out);
inline constexpr Preset all_presets[] = {Preset::edition_2014, Preset::second, Preset::first, Preset::solitaire,
                                         Preset::solitaire_hard};

// Keys that cannot go together (code bad_combination), or an empty list.
struct OptionConflict {
    std::string_view key;
    std::string_view with;
};
std::vector<OptionConflict> conflicts(const RuleSet& rules);

// Players the rules allow: 1..6; a solitaire exactly 1.
int least_players(const RuleSet& rules);
int most_players(const RuleSet& rules);
// Seats a table offers: five colours, six if any part of Traders & Builders is on (its pieces come in six).
int seats_offered(const RuleSet& rules);

}  // namespace bastide
