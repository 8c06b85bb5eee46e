// All options of the rules as a list: a row for each line of the options table (rules/rule_options.h) with its name,
// its one sentence and its values. Nothing here knows a single option but the table's edge, whose values are sizes.
#pragma once

#include <optional>
#include <string>

#include "shell/panels/desk.h"
#include "shell/panels/expansion_cards.h"

namespace bastide::panels {

// Changes the rules where a row was pressed; returns the height of the list in this width.
float rule_list(Desk& desk, const Box& box, float y, RuleSet& rules, Painting painting);

// Options that differ from the edition's own, expansions apart.
int changed_options(const RuleSet& rules);

// Why a game cannot be played by these rules with so many players, in a sentence.
std::optional<std::string> tell_conflict(const Desk& desk, const RuleSet& rules, int players);

}  // namespace bastide::panels
