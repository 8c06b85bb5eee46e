#include "rules/rule_set.h"

#include "rules/mix.h"

namespace bastide {
namespace {

std::uint64_t pair_bits(std::int16_t a, std::int16_t b) {
    return static_cast<std::uint64_t>(static_cast<std::uint16_t>(a)) << 16 | static_cast<std::uint16_t>(b);
}

}  // namespace

RuleSet preset(Preset name) {
    RuleSet rules;
    rules.preset = name;
    if (name == Preset::edition_2014) {
        return rules;
    }
    rules.gardens = false;
    rules.two_tile_city = 2;
    if (name == Preset::second) {
        rules.farm = FarmScoring::field3_once;
        return rules;
    }
    rules.farm = FarmScoring::city4;
    if (name == Preset::first) {
        return rules;
    }
    rules.farmers = false;
    rules.followers = 8;
    rules.solitaire = name == Preset::solitaire ? Solitaire::normal : Solitaire::hard;
    return rules;
}

bool plays_with(const RuleSet& rules, TileFamily family) {
    switch (family) {
        case TileFamily::base:
            return true;
        case TileFamily::river:
            return rules.river;
        case TileFamily::traders_and_builders:
            return rules.tb_tiles;
    }
    return false;
}

std::uint64_t hash_rules(const RuleSet& rules) {
    Fold fold;
    fold.add(rules.two_tile_city);
    fold.add(static_cast<std::uint64_t>(rules.farm));
    const bool switches[] = {rules.farmers,      rules.gardens,  rules.abbot,
                             rules.river,        rules.tb_tiles, rules.goods,
                             rules.builder,      rules.pig,      rules.solitaire_discard_loses,
                             rules.table.bounded};
    for (bool on : switches) {
        fold.add(on ? 1 : 0);
    }
    fold.add(pair_bits(rules.table.min_x, rules.table.max_x));
    fold.add(pair_bits(rules.table.min_y, rules.table.max_y));
    fold.add(static_cast<std::uint64_t>(rules.river_bend));
    fold.add(static_cast<std::uint64_t>(rules.river_start_tile));
    fold.add(static_cast<std::uint64_t>(rules.solitaire));
    fold.add(static_cast<std::uint64_t>(rules.solitaire_hard));
    fold.add(rules.followers);
    return fold.value;
}

}  // namespace bastide
