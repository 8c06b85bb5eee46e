#include "rules/legal.h"

#include <cstring>

#include "rules/bits.h"
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
    constexpr unsigned span = 2 * reach;
    return static_cast<unsigned>(origin.x + reach) <= span && static_cast<unsigned>(origin.y + reach) <= span;
}

IllegalCode expansions_against(const GameState& state, TileKind kind, Cell c, Side turn) {
    IllegalCode code = IllegalCode::none;
    for_each_with<&Expansion::minds_placement>(state, [&](const Expansion& expansion) {
        if (code == IllegalCode::none && expansion.minds_placement(state, kind)) {
            code = expansion.against_placement(state, kind, c, turn);
        }
    });
    return code;
}

bool allowed(const GameState& state, TileKind kind, Cell c, Side turn) {
    return in_range(c) && on_table(state.rules.table, c) &&
           expansions_against(state, kind, c, turn) == IllegalCode::none;
}

// True if nothing but the edges decides: far from the limits every cell the board can reach is in range.
inline bool only_edges_decide(const GameState& state, TileKind kind) {
    bool minded = false;
    for_each_with<&Expansion::minds_placement>(
        state, [&](const Expansion& expansion) { minded = minded || expansion.minds_placement(state, kind); });
    return !minded && !state.rules.table.bounded && within_reach(state.board.origin);
}

// Those of the cells that nothing else speaks against.
std::uint64_t only_allowed(const GameState& state, TileKind kind, Side turn, int word, std::uint64_t cells) {
    std::uint64_t out = cells;
    for (std::uint64_t left = cells; left != 0; left &= left - 1) {
        int i = __builtin_ctzll(left);
        if (!allowed(state, kind, state.board.frontier_cell(64 * word + i), turn)) {
            out &= ~(std::uint64_t{1} << i);
        }
    }
    return out;
}

int turns_to_try(TileKind kind, Looks looks) {
    return looks == Looks::distinct ? facts(kind).distinct_turns : 4;
}

KindSet drawable_kinds(const GameState& state) {
    KindSet kinds = KindSet::all();
    for_each_with<&Expansion::drawable>(state, [&](const Expansion& expansion) {
        KindSet narrowed = expansion.drawable(state);
        kinds.bits[0] &= narrowed.bits[0];
        kinds.bits[1] &= narrowed.bits[1];
    });
    return kinds;
}

bool own_follower_in(const GameState& state, Label label) {
    unsigned found = 0;
    for (const Figure& figure : state.figures) {
        found |= (figure.owner == state.current ? 1u : 0u) & (state.board.label[figure.segment] == label ? 1u : 0u) &
                 (traits(figure.kind).majority == Majority::counts ? 1u : 0u);
    }
    return found != 0;
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
    for_each_with<&Expansion::against_pass>(state, [&](const Expansion& expansion) {
        code = code != IllegalCode::none ? code : expansion.against_pass(state);
    });
    return code;
}

// Bit i: figure kind i may ever be called home.
constexpr unsigned kinds_to_recall = [] {
    unsigned bits = 0;
    for (int kind = 0; kind < figure_kinds; ++kind) {
        bits |= (traits(static_cast<FigureKind>(kind)).recall != Recall::never ? 1u : 0u) << kind;
    }
    return bits;
}();

// The player has a figure of this kind on the board that may be called home.
bool recallable(const GameState& state, FigureKind kind) {
    const bool all_at_home = state.players[state.current].supply[index(kind)] == traits(kind).supply(state.rules);
    if (all_at_home || (kinds_to_recall >> index(kind) & 1) == 0) {
        return false;
    }
    unsigned found = 0;
    for (const Figure& figure : state.figures) {
        // A completed site is scored instead of called home from.
        found |= (figure.owner == state.current ? 1u : 0u) & (figure.kind == kind ? 1u : 0u) &
                 (state.board.region_open[state.board.label[figure.segment]] != 0 ? 1u : 0u);
    }
    return found != 0;
}

IllegalCode why_no_recall(const GameState& state, FigureKind kind) {
    if (state.phase != Phase::figure) {
        return state.phase == Phase::over   ? IllegalCode::game_over
               : state.phase == Phase::tile ? IllegalCode::tile_due
                                            : IllegalCode::no_tile_in_hand;
    }
    return recallable(state, kind) ? IllegalCode::none : IllegalCode::nothing_to_recall;
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

DrawSet draw_set(const GameState& state) {
    DrawSet out{drawable_kinds(state), state.bag_count};
    if (out.kinds != KindSet::all()) {
        out.copies = 0;
        out.kinds.for_each([&](TileKind kind) { out.copies += state.bag[index(kind)]; });
    }
    return out;
}

TileKind nth_draw(const GameState& state, const DrawSet& set, int n) {
    assert(n >= 0 && n < set.copies);
    if (set.kinds != KindSet::all()) {
        TileKind found = TileKind::none;
        set.kinds.for_each([&](TileKind kind) {
            found = n >= 0 && n < state.bag[index(kind)] ? kind : found;
            n -= state.bag[index(kind)];
        });
        return found;
    }
    int i = 0;
    for (; i + 8 <= tile_kinds; i += 8) {
        EightBytes bag(state.bag + i);
        if (n < bag.sum()) {
            return tile_kind(i + bag.entry_of(n));
        }
        n -= bag.sum();
    }
    for (; n >= state.bag[i]; ++i) {
        n -= state.bag[i];
    }
    return tile_kind(i);
}

PlacementSet placement_set(const GameState& state, TileKind kind, Looks looks) {
    const Frontier& frontier = state.board.frontier;
    const int turns = turns_to_try(kind, looks);
    PlacementSet out;
    int count[4] = {};
    for (int t = 0; t < 4; ++t) {  // all turns, as their number is hard to foresee
        const TurnedFacts& lying = turned_facts(kind, side_at(t));
        const auto wanted = static_cast<std::uint64_t>(static_cast<std::int64_t>(t - turns) >> 63);
        for (int word = 0; word < frontier.words(); ++word) {
            out.cells[word][t] = frontier.fits(word, lying) & wanted;
            count[t] += bits_set(out.cells[word][t]);
        }
    }
    if (!only_edges_decide(state, kind)) {
        for (int t = 0; t < turns; ++t) {
            count[t] = 0;
            for (int word = 0; word < frontier.words(); ++word) {
                out.cells[word][t] = only_allowed(state, kind, side_at(t), word, out.cells[word][t]);
                count[t] += bits_set(out.cells[word][t]);
            }
        }
    }
    out.before[0] = 0;
    for (int t = 0; t < 4; ++t) {
        out.before[t + 1] = out.before[t] + count[t];
    }
    return out;
}

void legal_placements(const GameState& state, TileKind kind, Looks looks, Placements& out) {
    const PlacementSet set = placement_set(state, kind, looks);
    int count = 0;
    for (int t = 0; t < 4; ++t) {
        for (int word = 0; word < state.board.frontier.words(); ++word) {
            for (std::uint64_t left = set.cells[word][t]; left != 0; left &= left - 1) {
                Cell c = state.board.frontier_cell(64 * word + __builtin_ctzll(left));
                assert(count < Placements::capacity);
                out.items[count++] = PlaceTile{c, side_at(t)};
            }
        }
    }
    out.count = static_cast<std::uint16_t>(count);
}

bool has_placement(const GameState& state, TileKind kind) {
    if (!only_edges_decide(state, kind)) {
        return placement_set(state, kind, Looks::distinct).count() != 0;
    }
    const Frontier& frontier = state.board.frontier;
    for (int word = 0; word < frontier.words(); ++word) {
        for (int t = 0; t < facts(kind).distinct_turns; ++t) {
            if (frontier.fits(word, turned_facts(kind, side_at(t))) != 0) {
                return true;
            }
        }
    }
    return false;
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

bool anything_against_figures(const GameState& state) {
    return (state.expansions & expansions_with<&Expansion::against_figure>()) != 0;
}

IllegalCode expansions_against_figure(const GameState& state, FigureKind figure, int segment) {
    IllegalCode code = IllegalCode::none;
    for_each_with<&Expansion::against_figure>(state, [&](const Expansion& expansion) {
        code = code != IllegalCode::none ? code : expansion.against_figure(state, figure, segment);
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

FigureSet figure_set(const GameState& state) {
    FigureSet out;
    if (state.phase != Phase::figure) {
        return out;
    }
    const Player& player = state.players[state.current];
    const LaidTile& tile = state.board.tiles[state.last_tile];
    const TileFacts& tile_facts = facts(tile.kind);
    const bool plain = state.rules.farmers && !anything_against_figures(state);
    unsigned taken = 0;
    for (int i = 0; i < max_segments; ++i) {  // what is too much belongs to nobody
        const Label label = state.board.label[tile.first_segment + i];
        taken |= (state.board.region_figures[label] != 0 ? 1u : 0u) << i;
    }
    for (int kind = 0; kind < figure_kinds; ++kind) {
        const auto figure = static_cast<FigureKind>(kind);
        const FigureTraits& row = traits(figure);
        if (player.supply[kind] == 0) {
            continue;
        }
        unsigned segments = tile_facts.segments_of(row.stands_on);
        segments &= row.need == FigureNeed::empty_feature ? ~taken : taken;
        if (row.need == FigureNeed::empty_feature && plain) {
            out.bits |= segments << (max_segments * kind);
            continue;
        }
        for (; segments != 0; segments &= segments - 1) {
            const int segment = __builtin_ctz(segments);
            if (why_not_there(state, row, tile, segment) == IllegalCode::none &&
                expansions_against_figure(state, figure, segment) == IllegalCode::none) {
                out.bits |= 1u << (max_segments * kind + segment);
            }
        }
    }
    return out;
}

void legal_figures(const GameState& state, FigureChoices& out) {
    out.count = 0;
    const FigureSet set = figure_set(state);
    for (int i = 0; i < set.count(); ++i) {
        out.push_back(nth_figure(set, i));
    }
}

FixedVector<RecallFigure, figure_kinds> legal_recalls(const GameState& state) {
    FixedVector<RecallFigure, figure_kinds> out;
    if (state.phase != Phase::figure) {
        return out;
    }
    for (unsigned left = kinds_to_recall; left != 0; left &= left - 1) {
        const auto kind = static_cast<FigureKind>(__builtin_ctz(left));
        if (recallable(state, kind)) {
            out.push_back(RecallFigure{kind});
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
