#include "rules/figure.h"

namespace bastide {
namespace {

constexpr unsigned city = feature_bit(FeatureKind::city);
constexpr unsigned road = feature_bit(FeatureKind::road);
constexpr unsigned field = feature_bit(FeatureKind::field);
constexpr unsigned monastery = feature_bit(FeatureKind::monastery);
constexpr unsigned garden = feature_bit(FeatureKind::garden);

constexpr FigureTraits rows[figure_kinds] = {
    {"follower", city | road | field | monastery, FigureNeed::empty_feature, Majority::counts, Recall::never,
     [](const RuleSet& rules) { return static_cast<int>(rules.followers); }},
    {"abbot", monastery | garden, FigureNeed::empty_feature, Majority::counts, Recall::at_current_value,
     [](const RuleSet& rules) { return rules.abbot ? 1 : 0; }},
    {"builder", city | road, FigureNeed::own_follower, Majority::ignored, Recall::never,
     [](const RuleSet& rules) { return rules.builder ? 1 : 0; }},
    {"pig", field, FigureNeed::own_follower, Majority::ignored, Recall::never,
     [](const RuleSet& rules) { return rules.pig ? 1 : 0; }},
};

}  // namespace

const FigureTraits& traits(FigureKind kind) {
    return rows[index(kind)];
}

}  // namespace bastide
