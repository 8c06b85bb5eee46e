// The words that stand for features and figures in the keys of the catalogues.
#pragma once

#include <string>
#include <string_view>

#include "rules/figure.h"
#include "rules/tile.h"

namespace bastide::i18n {

inline std::string word(FeatureKind kind) {
    constexpr std::string_view words[] = {"city", "road", "field", "monastery", "garden"};
    return std::string(words[static_cast<int>(kind)]);
}

inline std::string word(FigureKind kind) {
    constexpr std::string_view words[] = {"follower", "abbot", "builder", "pig"};
    return std::string(words[static_cast<int>(kind)]);
}

inline std::string word(Goods kind) {
    constexpr std::string_view words[] = {"wine", "grain", "cloth"};
    return std::string(words[static_cast<int>(kind) % goods_kinds]);
}

}  // namespace bastide::i18n
