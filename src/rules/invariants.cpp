#include "rules/invariants.h"

#include <algorithm>
#include <vector>

#include "rules/expansion.h"
#include "rules/legal.h"
#include "rules/region.h"

namespace bastide {
namespace {

// Regions found anew by flooding, without the board's own bookkeeping: a number for every segment.
struct Flood {
    const Board& board;
    std::vector<int> region;
    std::vector<int> open;  // by region

    explicit Flood(const Board& b) : board(b), region(b.segment_count, -1) {
        for (int segment = 0; segment < b.segment_count; ++segment) {
            if (region[static_cast<std::size_t>(segment)] < 0) {
                open.push_back(0);
                spread(segment, static_cast<int>(open.size()) - 1);
            }
        }
    }

    void spread(int from, int number) {
        std::vector<int> waiting{from};
        while (!waiting.empty()) {
            int segment = waiting.back();
            waiting.pop_back();
            if (region[static_cast<std::size_t>(segment)] >= 0) {
                continue;
            }
            region[static_cast<std::size_t>(segment)] = number;
            visit_neighbours(segment, number, waiting);
        }
    }

    void visit_neighbours(int segment, int number, std::vector<int>& waiting) {
        int tile = board.segment_tile[segment];
        const LaidTile& laid = board.tiles[tile];
        const Segment& part = board.segment_facts(segment);
        for (int s = 0; s < 4; ++s) {
            Side side = turned(side_at(s), laid.turn);
            int beside = board.tile_at(neighbour(laid.cell, side));
            if ((part.sides >> s & 1) != 0) {
                if (beside == no_tile) {
                    ++open[static_cast<std::size_t>(number)];
                } else {
                    waiting.push_back(board.segment_at_side(beside, opposite(side)));
                }
            }
            for (int half = 2 * s; half < 2 * s + 2; ++half) {
                if ((part.halves >> half & 1) != 0 && beside != no_tile) {
                    waiting.push_back(board.segment_at_half(beside, mating_half(turned_half(half, laid.turn))));
                }
            }
        }
        if (part.kind == FeatureKind::monastery || part.kind == FeatureKind::garden) {
            for (int dx = -1; dx <= 1; ++dx) {
                for (int dy = -1; dy <= 1; ++dy) {
                    bool empty = board.tile_at(cell(laid.cell.x + dx, laid.cell.y + dy)) == no_tile;
                    open[static_cast<std::size_t>(number)] += empty ? 1 : 0;
                }
            }
        }
    }
};

const char* broken_edges(const Board& board) {
    for (int i = 0; i < board.tiles.size(); ++i) {
        const LaidTile& tile = board.tiles[i];
        if (board.tile_at(tile.cell) != i) {
            return "a tile is not found at its cell";
        }
        for (Side side : all_sides) {
            int beside = board.tile_at(neighbour(tile.cell, side));
            if (beside != no_tile && edge(tile.kind, tile.turn, side) !=
                                         edge(board.tiles[beside].kind, board.tiles[beside].turn, opposite(side))) {
                return "touching edges differ";
            }
        }
    }
    return nullptr;
}

const char* broken_frontier(const Board& board) {
    int expected = 0;
    for (int i = 0; i < board.frontier.count; ++i) {
        Cell c = board.frontier_cell(i);
        FrontierCell asked = board.frontier.at(i);
        if (board.tile_at(c) != no_tile) {
            return "a frontier cell holds a tile";
        }
        for (Side side : all_sides) {
            int beside = board.tile_at(neighbour(c, side));
            int bound = asked.bound >> (2 * index(side)) & 3;
            if ((beside != no_tile) != (bound == 3)) {
                return "the frontier knows other neighbours than the board";
            }
            if (beside != no_tile) {
                ++expected;
                if (edge_in_code(asked.wanted, side) !=
                    edge(board.tiles[beside].kind, board.tiles[beside].turn, opposite(side))) {
                    return "the frontier asks for another edge than its neighbour shows";
                }
            }
        }
    }
    int outward = 0;
    for (const LaidTile& tile : board.tiles) {
        for (Side side : all_sides) {
            outward += board.tile_at(neighbour(tile.cell, side)) == no_tile ? 1 : 0;
        }
    }
    return outward == expected ? nullptr : "the frontier misses a cell";
}

const char* broken_regions(const GameState& state) {
    const Board& board = state.board;
    Flood flood(board);
    std::vector<int> label_of(flood.open.size(), -1);
    std::vector<int> size(flood.open.size(), 0);
    std::vector<int> figures(flood.open.size(), 0);
    for (const Figure& figure : state.figures) {
        ++figures[static_cast<std::size_t>(flood.region[figure.segment])];
    }
    for (int segment = 0; segment < board.segment_count; ++segment) {
        auto number = static_cast<std::size_t>(flood.region[static_cast<std::size_t>(segment)]);
        ++size[number];
        if (label_of[number] >= 0 && label_of[number] != board.label[segment]) {
            return "one region has two labels";
        }
        label_of[number] = board.label[segment];
    }
    std::vector<int> labels = label_of;
    std::sort(labels.begin(), labels.end());
    if (std::adjacent_find(labels.begin(), labels.end()) != labels.end()) {
        return "two regions share a label";
    }
    for (std::size_t number = 0; number < label_of.size(); ++number) {
        auto label = static_cast<Label>(label_of[number]);
        int listed = 0;
        for_each_segment(board, label, [&listed](int) { ++listed; });
        if (listed != size[number] || board.region_size[label] != size[number]) {
            return "a region lists other segments than it has";
        }
        if (board.region_figures[label] != figures[number]) {
            return "a region counts other figures than stand on it";
        }
        if (kind_of(board, label) != FeatureKind::field && board.region_open[label] != flood.open[number]) {
            return "a region counts its open sides wrongly";
        }
    }
    return nullptr;
}

const char* broken_supplies(const GameState& state) {
    int out[max_players][figure_kinds] = {};
    for (const Figure& figure : state.figures) {
        ++out[figure.owner][index(figure.kind)];
        const Segment& part = state.board.segment_facts(figure.segment);
        if ((traits(figure.kind).stands_on & feature_bit(part.kind)) == 0) {
            return "a figure stands where its kind cannot";
        }
    }
    for (int seat = 0; seat < state.players.size(); ++seat) {
        for (int kind = 0; kind < figure_kinds; ++kind) {
            int owned = traits(static_cast<FigureKind>(kind)).supply(state.rules);
            if (state.players[seat].supply[kind] + out[seat][kind] != owned) {
                return "figures were lost or made";
            }
        }
    }
    return nullptr;
}

// Whether they take part or not: an expansion that does not has nothing on the table.
const char* broken_expansions(const GameState& state) {
    ExpansionList list = all_expansions;
    for (int i = 0; i < list.count; ++i) {
        const char* text = list.first[i]->broken != nullptr ? list.first[i]->broken(state) : nullptr;
        if (text != nullptr) {
            return text;
        }
    }
    return nullptr;
}

const char* broken_bag(const GameState& state) {
    int left[tile_kinds] = {};
    int sum = 0;
    for (int i = 0; i < tile_kinds; ++i) {
        left[i] = state.bag[i];
        sum += state.bag[i];
    }
    if (sum != state.bag_count) {
        return "the bag counts its tiles wrongly";
    }
    for (const LaidTile& tile : state.board.tiles) {
        ++left[index(tile.kind)];
    }
    if (state.phase == Phase::tile) {
        ++left[index(state.in_hand)];
    }
    GardenPrint print = state.rules.gardens ? GardenPrint::with : GardenPrint::without;
    for (int i = 0; i < tile_kinds; ++i) {
        if (left[i] > copies(tile_kind(i), print)) {
            return "there are more copies of a tile than in its set";
        }
    }
    return nullptr;
}

const char* occupied_and_complete(const GameState& state) {
    for (const Figure& figure : state.figures) {
        if (is_complete(state.board, state.board.label[figure.segment])) {
            return "a complete region still holds a figure";
        }
    }
    return nullptr;
}

}  // namespace

std::string broken_invariant(const GameState& state) {
    bool settled = (state.phase == Phase::draw || state.phase == Phase::tile);
    const char* found[] = {broken_edges(state.board),
                           broken_frontier(state.board),
                           broken_regions(state),
                           broken_supplies(state),
                           broken_expansions(state),
                           broken_bag(state),
                           settled ? occupied_and_complete(state) : nullptr};
    for (const char* text : found) {
        if (text != nullptr) {
            return text;
        }
    }
    return {};
}

}  // namespace bastide
