#include "rules/legal.h"

#include <cstring>

#include "rules/expansion.h"

namespace bastide {
namespace {

bool on_table(const TableEdge& table, Cell c) {
    return !table.bounded || (c.x >= table.min_x && c.x <= table.max_x && c.y >= table.min_y && c.y <= table.max_y);
}

bool in_range(Cell c) {
    return c.x >= -cell_limit && c.x <= cell_limit && c.y >= -cell_limit && c.y <= cell_limit;
}

// True if no board that starts at this cell can grow out of range.
bool within_reach(Cell origin) {
    constexpr int reach = cell_limit - max_tiles;
    return origin.x >= -reach && origin.x <= reach && origin.y >= -reach && origin.y <= reach;
}

IllegalCode expansions_against(const GameState& state, TileKind kind, Cell c, Side turn) {
    IllegalCode code = IllegalCode::none;
    for_each_expansion(state, [&](const Expansion& expansion) {
        if (code == IllegalCode::none && expansion.minds_placement != nullptr &&
            expansion.minds_placement(state, kind)) {
            code = expansion.against_placement(state, kind, c, turn);
        }
    });
    return code;
}

bool allowed(const GameState& state, TileKind kind, Cell c, Side turn) {
    return in_range(c) && on_table(state.rules.table, c) &&
           expansions_against(state, kind, c, turn) == IllegalCode::none;
}

constexpr std::uint64_t every_byte(std::uint8_t value) {
    return value * 0x0101010101010101u;
}

// Number of bytes with their top bit set, in a word that has no other bits: their sum gathers in the highest byte.
constexpr int bytes_set(std::uint64_t tops) {
    return static_cast<int>((tops >> 7) * 0x0101010101010101u >> 56);
}

// Eight frontier cells from `base` on: the top bit of byte i is set if cell base + i agrees with the repeated code on
// every bound side. No carry passes from byte to byte.
inline std::uint64_t fits_at(const Board& board, std::uint64_t codes, int base) {
    std::uint64_t wanted;
    std::uint64_t bound;
    std::memcpy(&wanted, board.wanted + base, 8);
    std::memcpy(&bound, board.bound + base, 8);
    std::uint64_t difference = (wanted ^ codes) & bound;
    std::uint64_t low = every_byte(0x7f);
    std::uint64_t fits = ~(((difference & low) + low) | difference | low);
    int rest = board.frontier_count - base;
    return rest < 8 ? fits & ((std::uint64_t{1} << (8 * rest)) - 1) : fits;
}

// Calls f(i) for every frontier cell whose bound sides agree with `code`, until f returns false.
template <class F>
inline void for_each_fit(const Board& board, std::uint8_t code, F&& f) {
    for (int base = 0; base < board.frontier_count; base += 8) {
        for (std::uint64_t fits = fits_at(board, every_byte(code), base); fits != 0; fits &= fits - 1) {
            if (!f(base + __builtin_ctzll(fits) / 8)) {
                return;
            }
        }
    }
}

// True if nothing but the edges decides: far from the limits every cell the board can reach is in range.
bool only_edges_decide(const GameState& state, TileKind kind) {
    bool minded = false;
    for_each_expansion(state, [&](const Expansion& expansion) {
        minded = minded || (expansion.minds_placement != nullptr && expansion.minds_placement(state, kind));
    });
    return !minded && !state.rules.table.bounded && within_reach(state.board.origin);
}

int turns_to_try(TileKind kind, Looks looks) {
    return looks == Looks::distinct ? facts(kind).distinct_turns : 4;
}

KindSet drawable_kinds(const GameState& state) {
    KindSet kinds = KindSet::all();
    for_each_expansion(state, [&](const Expansion& expansion) {
        if (expansion.drawable != nullptr) {
            KindSet narrowed = expansion.drawable(state);
            kinds.bits[0] &= narrowed.bits[0];
            kinds.bits[1] &= narrowed.bits[1];
        }
    });
    return kinds;
}

bool own_follower_in(const GameState& state, Label label) {
    if (state.board.region_figures[label] == 0) {
        return false;
    }
    for (const Figure& figure : state.figures) {
        if (figure.owner == state.current && traits(figure.kind).majority == Majority::counts &&
            state.board.label[figure.segment] == label) {
            return true;
        }
    }
    return false;
}

IllegalCode why_no_pass(const GameState& state) {
    if (state.phase == Phase::over) {
        return IllegalCode::game_over;
    }
    if (state.phase == Phase::draw) {
        // Only before it is drawn: a tile that fits nowhere is replaced, not declined.
        bool open = state.part == TurnPart::second && earns_extra_tile(state);
        return open ? IllegalCode::none : IllegalCode::no_extra_tile;
    }
    if (state.phase == Phase::tile) {
        return IllegalCode::tile_due;
    }
    IllegalCode code = IllegalCode::none;
    for_each_expansion(state, [&](const Expansion& expansion) {
        if (code == IllegalCode::none && expansion.against_pass != nullptr) {
            code = expansion.against_pass(state);
        }
    });
    return code;
}

// The figure of this kind the player has on the board in reach of a recall, or none.
const Figure* recallable(const GameState& state, FigureKind kind) {
    if (traits(kind).recall == Recall::never) {
        return nullptr;
    }
    for (const Figure& figure : state.figures) {
        // A completed site is scored instead of called home from.
        if (figure.owner == state.current && figure.kind == kind &&
            state.board.region_open[state.board.label[figure.segment]] != 0) {
            return &figure;
        }
    }
    return nullptr;
}

IllegalCode why_no_recall(const GameState& state, FigureKind kind) {
    if (state.phase != Phase::figure) {
        return state.phase == Phase::over   ? IllegalCode::game_over
               : state.phase == Phase::tile ? IllegalCode::tile_due
                                            : IllegalCode::no_tile_in_hand;
    }
    return recallable(state, kind) == nullptr ? IllegalCode::nothing_to_recall : IllegalCode::none;
}

IllegalCode why_not_drawn(const GameState& state, TileKind kind) {
    if (state.phase != Phase::draw) {
        return state.phase == Phase::over   ? IllegalCode::game_over
               : state.phase == Phase::tile ? IllegalCode::tile_due
                                            : IllegalCode::figure_due;
    }
    bool there = index(kind) < tile_kinds && state.bag[index(kind)] != 0 && drawable_kinds(state).has(kind);
    return there ? IllegalCode::none : IllegalCode::not_in_bag;
}

std::optional<Illegal> only_if(IllegalCode code) {
    return code == IllegalCode::none ? std::nullopt : std::optional<Illegal>(Illegal{code, 0});
}

}  // namespace

DrawOutcomes draw_outcomes(const GameState& state) {
    DrawOutcomes out;
    if (state.phase != Phase::draw) {
        return out;
    }
    const KindSet kinds = drawable_kinds(state);
    for (int i = 0; i < tile_kinds; ++i) {
        if (state.bag[i] != 0 && kinds.has(tile_kind(i))) {
            out.push_back(DrawOutcome{tile_kind(i), state.bag[i]});
        }
    }
    return out;
}

void legal_placements(const GameState& state, TileKind kind, Looks looks, Placements& out) {
    const Board& board = state.board;
    const bool plain = only_edges_decide(state, kind);
    int count = 0;
    for (int t = 0; t < turns_to_try(kind, looks); ++t) {
        const Side turn = side_at(t);
        for_each_fit(board, turned_facts(kind, turn).code, [&](int i) {
            Cell c = board.frontier_cell(i);
            if (plain || allowed(state, kind, c, turn)) {
                assert(count < Placements::capacity);
                out.items[count++] = PlaceTile{c, turn};
            }
            return true;
        });
    }
    out.count = static_cast<std::uint16_t>(count);
}

int count_placements(const GameState& state, TileKind kind, Looks looks) {
    if (!only_edges_decide(state, kind)) {
        Placements placements;
        legal_placements(state, kind, looks, placements);
        return placements.size();
    }
    int count = 0;
    for (int t = 0; t < turns_to_try(kind, looks); ++t) {
        const std::uint64_t codes = every_byte(turned_facts(kind, side_at(t)).code);
        for (int base = 0; base < state.board.frontier_count; base += 8) {
            count += bytes_set(fits_at(state.board, codes, base));
        }
    }
    return count;
}

PlaceTile nth_placement(const GameState& state, TileKind kind, Looks looks, int n) {
    if (!only_edges_decide(state, kind)) {
        Placements placements;
        legal_placements(state, kind, looks, placements);
        return placements[n];
    }
    for (int t = 0; t < turns_to_try(kind, looks); ++t) {
        const std::uint64_t codes = every_byte(turned_facts(kind, side_at(t)).code);
        for (int base = 0; base < state.board.frontier_count; base += 8) {
            std::uint64_t fits = fits_at(state.board, codes, base);
            int here = bytes_set(fits);
            if (n >= here) {
                n -= here;
                continue;
            }
            for (; n > 0; --n) {
                fits &= fits - 1;
            }
            return PlaceTile{state.board.frontier_cell(base + __builtin_ctzll(fits) / 8), side_at(t)};
        }
    }
    assert(false);
    return {};
}

bool has_placement(const GameState& state, TileKind kind) {
    const Board& board = state.board;
    const bool plain = only_edges_decide(state, kind);
    bool found = false;
    for (int t = 0; t < facts(kind).distinct_turns && !found; ++t) {
        const Side turn = side_at(t);
        for_each_fit(board, turned_facts(kind, turn).code, [&](int i) {
            found = plain || allowed(state, kind, board.frontier_cell(i), turn);
            return !found;
        });
    }
    return found;
}

Illegal why_not_placed(const GameState& state, TileKind kind, Cell c, Side turn) {
    if (!in_range(c)) {
        return {IllegalCode::cell_out_of_range, 0};
    }
    if (state.board.tile_at(c) != no_tile) {
        return {IllegalCode::cell_occupied, 0};
    }
    FrontierCell frontier = state.board.frontier_at(c);
    if (frontier.bound == 0) {
        return {IllegalCode::no_neighbour, 0};
    }
    if (!on_table(state.rules.table, c)) {
        return {IllegalCode::off_table, 0};
    }
    int difference = (frontier.wanted ^ turned_facts(kind, turn).code) & frontier.bound;
    if (difference != 0) {
        Illegal illegal{IllegalCode::edge_mismatch, 0};
        for (int side = 0; side < 4; ++side) {
            if ((difference >> (2 * side) & 3) != 0) {
                illegal.sides = static_cast<std::uint8_t>(illegal.sides | 1u << side);
            }
        }
        return illegal;
    }
    return {expansions_against(state, kind, c, turn), 0};
}

namespace {

// What the figure's row and the region say; the figure belongs to the game and the segment exists.
IllegalCode why_not_there(const GameState& state, const FigureTraits& row, const LaidTile& tile, int segment) {
    const Segment& part = facts(tile.kind).segments[segment];
    if ((row.stands_on & feature_bit(part.kind)) == 0) {
        return IllegalCode::wrong_feature;
    }
    if (part.kind == FeatureKind::field && !state.rules.farmers) {
        return IllegalCode::not_in_rules;
    }
    Label label = state.board.label[tile.first_segment + segment];
    if (row.need == FigureNeed::empty_feature && state.board.region_figures[label] != 0) {
        return IllegalCode::feature_occupied;
    }
    if (row.need == FigureNeed::own_follower) {
        if (!own_follower_in(state, label)) {
            return IllegalCode::needs_own_follower;
        }
        // Useless, and therefore refused: it would come home at once.
        if (part.kind != FeatureKind::field && state.board.region_open[label] == 0) {
            return IllegalCode::feature_complete;
        }
    }
    return IllegalCode::none;
}

IllegalCode expansions_against_figure(const GameState& state, FigureKind figure, int segment) {
    IllegalCode code = IllegalCode::none;
    for_each_expansion(state, [&](const Expansion& expansion) {
        if (code == IllegalCode::none && expansion.against_figure != nullptr) {
            code = expansion.against_figure(state, figure, segment);
        }
    });
    return code;
}

}  // namespace

IllegalCode why_no_figure(const GameState& state, FigureKind figure, int segment) {
    if (state.phase != Phase::figure) {
        return state.phase == Phase::over   ? IllegalCode::game_over
               : state.phase == Phase::tile ? IllegalCode::tile_due
                                            : IllegalCode::no_tile_in_hand;
    }
    if (traits(figure).supply(state.rules) == 0) {
        return IllegalCode::not_in_rules;
    }
    const LaidTile& tile = state.board.tiles[state.last_tile];
    if (segment < 0 || segment >= facts(tile.kind).segment_count) {
        return IllegalCode::no_such_segment;
    }
    IllegalCode code = why_not_there(state, traits(figure), tile, segment);
    if (code != IllegalCode::none) {
        return code;
    }
    if (state.players[state.current].supply[index(figure)] == 0) {
        return IllegalCode::no_supply;
    }
    return expansions_against_figure(state, figure, segment);
}

void legal_figures(const GameState& state, FigureChoices& out) {
    out.count = 0;
    if (state.phase != Phase::figure) {
        return;
    }
    const Player& player = state.players[state.current];
    const LaidTile& tile = state.board.tiles[state.last_tile];
    const int segment_count = facts(tile.kind).segment_count;
    for (int kind = 0; kind < figure_kinds; ++kind) {
        if (player.supply[kind] == 0) {
            continue;
        }
        auto figure = static_cast<FigureKind>(kind);
        const FigureTraits& row = traits(figure);
        for (int segment = 0; segment < segment_count; ++segment) {
            if (why_not_there(state, row, tile, segment) == IllegalCode::none &&
                expansions_against_figure(state, figure, segment) == IllegalCode::none) {
                out.push_back(PlaceFigure{figure, static_cast<std::uint8_t>(segment)});
            }
        }
    }
}

FixedVector<RecallFigure, figure_kinds> legal_recalls(const GameState& state) {
    FixedVector<RecallFigure, figure_kinds> out;
    for (int kind = 0; kind < figure_kinds; ++kind) {
        if (why_no_recall(state, static_cast<FigureKind>(kind)) == IllegalCode::none) {
            out.push_back(RecallFigure{static_cast<FigureKind>(kind)});
        }
    }
    return out;
}

bool may_pass(const GameState& state) {
    return why_no_pass(state) == IllegalCode::none;
}

Actions legal_actions(const GameState& state) {
    Actions out;
    for (const DrawOutcome& outcome : draw_outcomes(state)) {
        out.push_back(DrawTile{outcome.kind});
    }
    if (state.phase == Phase::tile) {
        Placements placements;
        legal_placements(state, state.in_hand, Looks::all, placements);
        out.insert(out.end(), placements.begin(), placements.end());
    }
    FigureChoices figures;
    legal_figures(state, figures);
    out.insert(out.end(), figures.begin(), figures.end());
    for (const RecallFigure& recall : legal_recalls(state)) {
        out.push_back(recall);
    }
    if (may_pass(state)) {
        out.push_back(Pass{});
    }
    return out;
}

std::optional<Illegal> why_illegal(const GameState& state, const Action& action) {
    if (const auto* draw = std::get_if<DrawTile>(&action)) {
        return only_if(why_not_drawn(state, draw->kind));
    }
    if (const auto* place = std::get_if<PlaceTile>(&action)) {
        if (state.phase != Phase::tile) {
            return only_if(state.phase == Phase::over     ? IllegalCode::game_over
                           : state.phase == Phase::figure ? IllegalCode::figure_due
                                                          : IllegalCode::no_tile_in_hand);
        }
        Illegal illegal = why_not_placed(state, state.in_hand, place->cell, place->turn);
        return illegal.code == IllegalCode::none ? std::nullopt : std::optional<Illegal>(illegal);
    }
    if (const auto* figure = std::get_if<PlaceFigure>(&action)) {
        return only_if(why_no_figure(state, figure->figure, figure->segment));
    }
    if (const auto* recall = std::get_if<RecallFigure>(&action)) {
        return only_if(why_no_recall(state, recall->figure));
    }
    return only_if(why_no_pass(state));
}

}  // namespace bastide
