// Goods: whoever completes a city takes a token for each symbol in it; at the end the most tokens of a kind bring 10.
#include "rules/expansions/list.h"

namespace bastide {
namespace {

constexpr int reward = 10;

void completed(GameState& state, Label label, Event* event) {
    Player& player = state.players[state.current];
    for_each_segment(state.board, label, [&](int segment) {
        Goods symbol = state.board.segment_facts(segment).goods;
        if (symbol == Goods::none) {
            return;
        }
        ++player.goods[static_cast<int>(symbol)];
        if (event != nullptr) {
            ++event->goods[static_cast<int>(symbol)];
        }
    });
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

const char* broken(const GameState& state) {
    int held[goods_kinds] = {};
    for (const Player& player : state.players) {
        for (int kind = 0; kind < goods_kinds; ++kind) {
            held[kind] += player.goods[kind];
        }
    }
    int printed[goods_kinds] = {};
    for (const LaidTile& tile : state.board.tiles) {
        for (const Segment& part : facts(tile.kind).segments) {
            if (part.kind == FeatureKind::city && part.goods != Goods::none) {
                ++printed[static_cast<int>(part.goods)];
            }
        }
    }
    for (int kind = 0; kind < goods_kinds; ++kind) {
        if (held[kind] > printed[kind]) {
            return "there are more goods than symbols on the board";
        }
    }
    return nullptr;
}

constexpr Expansion goods_hooks() {
    Expansion e;
    e.name = "goods";
    e.active = [](const RuleSet& rules) { return rules.goods; };
    e.completed = completed;
    e.final_scoring = final_scoring;
    e.broken = broken;
    return e;
}

}  // namespace

const Expansion goods_expansion = goods_hooks();

}  // namespace bastide
