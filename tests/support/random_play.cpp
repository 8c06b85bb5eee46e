#include "support/random_play.h"

namespace bastide::testing {
namespace {

bool coin(Random& random) {
    return random.below(2) == 1;
}

}  // namespace

RuleSet random_rules(Random& random, int& players) {
    constexpr Preset presets[] = {Preset::edition_2014, Preset::edition_2014, Preset::second,
                                  Preset::first,        Preset::solitaire,    Preset::solitaire_hard};
    RuleSet rules = preset(presets[random.below(6)]);
    if (rules.solitaire != Solitaire::off) {
        rules.gardens = coin(random);
        rules.solitaire_hard = coin(random) ? SolitaireHard::additional : SolitaireHard::choice;
        rules.solitaire_discard_loses = coin(random);
        rules.followers = static_cast<std::uint8_t>(1 + random.below(8));
        players = 1;
        return rules;
    }
    rules.two_tile_city = coin(random) ? 4 : 2;
    rules.farm = static_cast<FarmScoring>(random.below(3));
    rules.farmers = random.below(4) != 0;
    rules.gardens = coin(random);
    rules.abbot = coin(random);
    rules.river = coin(random);
    rules.river_bend = static_cast<RiverBend>(random.below(3));
    rules.river_start_tile = static_cast<RiverStartTile>(random.below(2));
    rules.tb_tiles = coin(random);
    rules.goods = coin(random);
    rules.builder = coin(random);
    rules.pig = coin(random);
    rules.followers = static_cast<std::uint8_t>(random.below(3) == 0 ? 1 + random.below(8) : 7);
    if (random.below(4) == 0) {
        auto reach = [&random] { return static_cast<std::int16_t>(random.below(7)); };
        rules.table =
            TableEdge{true, static_cast<std::int16_t>(-reach()), reach(), static_cast<std::int16_t>(-reach()), reach()};
    }
    players = static_cast<int>(1 + random.below(6));
    return rules;
}

Action random_action(Random& random, const GameState& state) {
    // The extra tile may be declined instead of drawn; one time in eight it is.
    bool declines = state.phase == Phase::draw && may_pass(state) && random.below(8) == 0;
    if (state.phase == Phase::draw && !declines) {
        return DrawTile{SeededDealer{random.next()}.draw(state)};
    }
    if (state.phase == Phase::tile) {
        const PlacementSet places = placement_set(state, state.in_hand, Looks::all);
        return nth_placement(state, places, static_cast<int>(random.below(static_cast<std::uint32_t>(places.count()))));
    }
    Actions actions = legal_actions(state);
    if (declines) {
        return Pass{};
    }
    return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
}

GameState random_position(Random& random, const RuleSet& rules, int players, int actions) {
    GameState state = new_game(rules, players);
    for (int i = 0; i < actions && state.phase != Phase::over; ++i) {
        advance(state, random_action(random, state));
    }
    return state;
}

}  // namespace bastide::testing
