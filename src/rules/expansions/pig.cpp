// The pig: one point more a paid city for the field its owner holds. Where it may stand is a row of the figure table.
#include "rules/expansions/list.h"

namespace bastide {
namespace {

int field_bonus(const GameState& state, int player, Label field) {
    for (const Figure& figure : state.figures) {
        if (figure.kind == FigureKind::pig && figure.owner == player && state.board.label[figure.segment] == field) {
            return 1;
        }
    }
    return 0;
}

constexpr Expansion pig_hooks() {
    Expansion e;
    e.name = "pig";
    e.active = [](const RuleSet& rules) { return rules.pig; };
    e.field_bonus = field_bonus;
    e.field_bonus_term = TermKind::pig;
    return e;
}

}  // namespace

const Expansion pig_expansion = pig_hooks();

}  // namespace bastide
