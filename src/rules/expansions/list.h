// The expansions, one file each. Only list.cpp and those files include this.
#pragma once

#include "rules/expansion.h"

namespace bastide {

extern const Expansion river_expansion;
extern const Expansion builder_expansion;
extern const Expansion goods_expansion;
extern const Expansion pig_expansion;
extern const Expansion solitaire_expansion;

}  // namespace bastide
