#include "rules/expansions/list.h"

namespace bastide {

ExpansionList all_expansions() {
    static constexpr const Expansion* list[] = {&river_expansion, &builder_expansion, &goods_expansion, &pig_expansion,
                                                &solitaire_expansion};
    static_assert(sizeof list / sizeof list[0] <= max_expansions);
    return ExpansionList{list, static_cast<int>(sizeof list / sizeof list[0])};
}

}  // namespace bastide
