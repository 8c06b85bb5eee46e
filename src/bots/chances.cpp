#include "bots/chances.h"

#include <cstring>

namespace bastide::bots {
namespace {

constexpr int pair_count = 6;
constexpr int pair_of[4][4] = {{-1, 0, 1, 2}, {0, -1, 3, 4}, {1, 3, -1, 5}, {2, 4, 5, -1}};

// By pattern: the kinds that fit in some turn; those that also close from a side; those that also join two sides.
struct FitTable {
    KindSet fitting[pattern_count];
    KindSet closing[pattern_count][4];
    KindSet joining[pattern_count][pair_count];
};

bool fits(const TurnedFacts& lying, const int wanted[4]) {
    for (int s = 0; s < 4; ++s) {
        if (wanted[s] != 0 && static_cast<int>(edge_in_code(lying.code, side_at(s))) != wanted[s] - 1) {
            return false;
        }
    }
    return true;
}

void enter(FitTable& table, int pattern, const int wanted[4], TileKind kind, const TurnedFacts& lying) {
    table.fitting[pattern].add(kind);
    for (int s = 0; s < 4; ++s) {
        const std::uint8_t segment = lying.side_segment[s];
        if (wanted[s] == 0 || segment == no_segment) {
            continue;
        }
        bool closes = true;
        for (int other = 0; other < 4; ++other) {
            if (other == s || lying.side_segment[other] != segment) {
                continue;
            }
            closes = closes && wanted[other] != 0;
            if (wanted[other] != 0) {
                table.joining[pattern][pair_of[s][other]].add(kind);
            }
        }
        if (closes) {
            table.closing[pattern][s].add(kind);
        }
    }
}

FitTable make_table() {
    FitTable table;
    for (int pattern = 0; pattern < pattern_count; ++pattern) {
        int wanted[4];
        for (int s = 0; s < 4; ++s) {
            wanted[s] = pattern / pattern_step[s] % 5;
        }
        for (int k = 0; k < tile_kinds; ++k) {
            for (Side turn : all_sides) {
                const TurnedFacts& lying = turned_facts(tile_kind(k), turn);
                if (fits(lying, wanted)) {
                    enter(table, pattern, wanted, tile_kind(k), lying);
                }
            }
        }
    }
    return table;
}

const FitTable& fit_table() {
    static const FitTable table = make_table();
    return table;
}

bool within(const TableEdge& table, Cell c) {
    return !table.bounded || (c.x >= table.min_x && c.x <= table.max_x && c.y >= table.min_y && c.y <= table.max_y);
}

}  // namespace

EmptyCell empty_cell(const GameState& state, Cell c) {
    EmptyCell out;
    for (int s = 0; s < 4; ++s) {
        const int tile = state.board.tile_at(neighbour(c, side_at(s)));
        if (tile == no_tile) {
            continue;
        }
        const LaidTile& laid = state.board.tiles[tile];
        out.tile[s] = static_cast<std::uint8_t>(tile);
        out.pattern += pattern_step[s] * (1 + static_cast<int>(edge(laid.kind, laid.turn, opposite(side_at(s)))));
    }
    out.on_table = within(state.rules.table, c);
    return out;
}

Chances::Chances(const GameState& state) : tiles_(state.bag_count) {
    std::memcpy(bag_, state.bag, sizeof bag_);
    std::memset(fitting_, -1, sizeof fitting_);
    std::memset(closing_, -1, sizeof closing_);
    if (!state.rules.goods) {
        return;
    }
    for (int k = 0; k < tile_kinds; ++k) {
        if (bag_[k] == 0) {
            continue;
        }
        const TileFacts& tile = facts(tile_kind(k));
        for (int i = 0; i < tile.segment_count; ++i) {
            if (tile.segments[i].kind == FeatureKind::city && tile.segments[i].goods != Goods::none) {
                goods_[static_cast<int>(tile.segments[i].goods)] += bag_[k];
            }
        }
    }
}

int Chances::copies_of(const KindSet& kinds) const {
    int copies = 0;
    kinds.for_each([&](TileKind kind) { copies += bag_[index(kind)]; });
    return copies;
}

int Chances::fitting(int pattern) const {
    std::int16_t& known = fitting_[pattern];
    if (known < 0) {
        known = static_cast<std::int16_t>(copies_of(fit_table().fitting[pattern]));
    }
    return known;
}

int Chances::closing(int pattern, int side) const {
    std::int16_t& known = closing_[pattern][side];
    if (known < 0) {
        known = static_cast<std::int16_t>(copies_of(fit_table().closing[pattern][side]));
    }
    return known;
}

int Chances::joining(int pattern, int side, int other) const {
    return copies_of(fit_table().joining[pattern][pair_of[side][other]]);
}

}  // namespace bastide::bots
