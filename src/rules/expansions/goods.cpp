// Goods: whoever completes a city takes a token for each symbol in it; at the end the most tokens of a kind bring 10.
#include "rules/expansions/list.h"

namespace bastide {
namespace {

constexpr int reward = 10;

void completed(GameState& state, const RegionExtent& region, Event* event) {
    if (region.kind != FeatureKind::city) {
        return;
    }
    Player& player = state.players[state.current];
    for (int kind = 0; kind < goods_kinds; ++kind) {
        player.goods[kind] = static_cast<std::uint8_t>(player.goods[kind] + region.goods[kind]);
        if (event != nullptr) {
            event->goods[kind] = static_cast<std::uint8_t>(region.goods[kind]);
        }
    }
}

void final_scoring(GameState& state, Events* events) {
    for (int kind = 0; kind < goods_kinds; ++kind) {
        int most = 0;
        for (const Player& player : state.players) {
            most = player.goods[kind] > most ? player.goods[kind] : most;
        }
        if (most == 0) {
            continue;
        }
        Event event;
        event.kind = EventKind::final_goods;
        event.goods_kind = static_cast<Goods>(kind);
        event.terms.push_back(ScoreTerm{TermKind::goods, 1, reward});
        for (int seat = 0; seat < state.players.size(); ++seat) {
            Player& player = state.players[seat];
            if (player.goods[kind] == most) {
                player.score = static_cast<std::int16_t>(player.score + reward);
                event.awards.push_back(Award{static_cast<std::uint8_t>(seat), reward, false});
            }
        }
        if (events != nullptr) {
            events->push_back(event);
        }
    }
}

constexpr Expansion make() {
    Expansion e;
    e.name = "goods";
    e.active = [](const RuleSet& rules) { return rules.goods; };
    e.completed = completed;
    e.final_scoring = final_scoring;
    return e;
}

}  // namespace

const Expansion goods_expansion = make();

}  // namespace bastide
