// The figures as rows of a traits table: where each may stand, what it needs there, whether it counts for the majority
// and whether its owner may call it home. A new figure is a new row (and a hook if it does more than stand).
#pragma once

#include <cstdint>
#include <string_view>

#include "rules/rule_set.h"
#include "rules/tile.h"

namespace bastide {

enum class FigureKind : std::uint8_t { follower, abbot, builder, pig };
inline constexpr int figure_kinds = 4;
constexpr int index(FigureKind kind) {
    return static_cast<int>(kind);
}

constexpr unsigned feature_bit(FeatureKind kind) {
    return 1u << static_cast<int>(kind);
}

enum class FigureNeed : std::uint8_t { empty_feature, own_follower };
enum class Majority : std::uint8_t { counts, ignored };
enum class Recall : std::uint8_t { never, at_current_value };

struct FigureTraits {
    std::string_view name;
    unsigned stands_on;  // feature_bit of every kind of feature it may be put on
    FigureNeed need;
    Majority majority;
    Recall recall;
    int (*supply)(const RuleSet&);  // how many a player owns under these rules
};

namespace figure_rows {

inline constexpr unsigned city = feature_bit(FeatureKind::city);
inline constexpr unsigned road = feature_bit(FeatureKind::road);
inline constexpr unsigned field = feature_bit(FeatureKind::field);
inline constexpr unsigned monastery = feature_bit(FeatureKind::monastery);
inline constexpr unsigned garden = feature_bit(FeatureKind::garden);

inline constexpr FigureTraits rows[figure_kinds] = {
    {"follower", city | road | field | monastery, FigureNeed::empty_feature, Majority::counts, Recall::never,
     [](const RuleSet& rules) { return static_cast<int>(rules.followers); }},
    {"abbot", monastery | garden, FigureNeed::empty_feature, Majority::counts, Recall::at_current_value,
     [](const RuleSet& rules) { return rules.abbot ? 1 : 0; }},
    {"builder", city | road, FigureNeed::own_follower, Majority::ignored, Recall::never,
     [](const RuleSet& rules) { return rules.builder ? 1 : 0; }},
    {"pig", field, FigureNeed::own_follower, Majority::ignored, Recall::never,
     [](const RuleSet& rules) { return rules.pig ? 1 : 0; }},
};

}  // namespace figure_rows

constexpr const FigureTraits& traits(FigureKind kind) {
    return figure_rows::rows[index(kind)];
}

// One figure on the board. `segment` is a board segment (board.h).
struct Figure {
    std::uint8_t owner = 0;
    FigureKind kind = FigureKind::follower;
    std::uint16_t segment = 0;
};

}  // namespace bastide
