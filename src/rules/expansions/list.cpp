#include "rules/expansions/list.h"

namespace bastide {

namespace {

constexpr const Expansion* list[] = {&river_expansion, &builder_expansion, &goods_expansion, &pig_expansion,
                                     &solitaire_expansion};
static_assert(sizeof list / sizeof list[0] <= max_expansions);

}  // namespace

constinit const ExpansionList all_expansions{list, static_cast<int>(sizeof list / sizeof list[0])};

}  // namespace bastide
