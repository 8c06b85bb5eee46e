#include "rules/game_state.h"

#include "rules/expansion.h"

namespace bastide {

GameState empty_table(const RuleSet& rules, int player_count) {
    assert(player_count >= 1 && player_count <= max_players);
    GameState state;
    state.rules = rules;
    GardenPrint print = rules.gardens ? GardenPrint::with : GardenPrint::without;
    for (int i = 0; i < tile_kinds; ++i) {
        if (plays_with(rules, facts(tile_kind(i)).family)) {
            state.bag[i] = static_cast<std::uint8_t>(copies(tile_kind(i), print));
            state.bag_count = static_cast<std::uint8_t>(state.bag_count + state.bag[i]);
        }
    }
    for (int seat = 0; seat < player_count; ++seat) {
        Player player;
        for (int kind = 0; kind < figure_kinds; ++kind) {
            player.supply[kind] = static_cast<std::uint8_t>(traits(static_cast<FigureKind>(kind)).supply(rules));
        }
        state.players.push_back(player);
    }
    ExpansionList list = all_expansions;
    for (int i = 0; i < list.count; ++i) {
        if (list.first[i]->active(rules)) {
            state.expansions = static_cast<std::uint8_t>(state.expansions | 1u << i);
        }
    }
    return state;
}

GameState new_game(const RuleSet& rules, int player_count) {
    GameState state = empty_table(rules, player_count);
    for_each_with<&Expansion::set_up>(state, [&state](const Expansion& expansion) { expansion.set_up(state); });
    if (state.board.tiles.empty()) {
        --state.bag[index(start_tile())];
        --state.bag_count;
        state.last_tile = static_cast<std::uint8_t>(state.board.lay(start_tile(), Cell{}, Side::north));
    }
    return state;
}

}  // namespace bastide
