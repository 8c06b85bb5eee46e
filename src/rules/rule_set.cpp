#include "rules/rule_set.h"

namespace bastide {

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

}  // namespace bastide
