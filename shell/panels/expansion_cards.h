// The expansions as cards with a picture and a switch: River, abbot and gardens, Traders & Builders. A card switches
// everything that belongs to it; its parts alone are rows of the rule list (rule_list.h).
#pragma once

#include "shell/panels/desk.h"

namespace bastide::panels {

// Changes the rules where a card was switched; returns the height the cards take in this width. `draw` off: only
// measures.
enum class Painting : unsigned char { measure, draw };
float expansion_cards(Desk& desk, const Box& box, float y, RuleSet& rules, Painting painting);

// The expansions of `from` on top of an edition; a solitaire takes none.
RuleSet with_expansions_of(RuleSet edition, const RuleSet& from);

}  // namespace bastide::panels
