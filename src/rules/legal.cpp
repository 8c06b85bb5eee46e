#include "rules/legal.h"

#include "rules/expansion.h"

namespace bastide {
namespace {

bool on_table(const TableEdge& table, Cell c) {
    return !table.bounded || (c.x >= table.min_x && c.x <= table.max_x && c.y >= table.min_y && c.y <= table.max_y);
}

bool in_range(Cell c) {
    return c.x >= -cell_limit && c.x <= cell_limit && c.y >= -cell_limit && c.y <= cell_limit;
}

IllegalCode expansions_against(const GameState& state, TileKind kind, Cell c, Side turn) {
    IllegalCode code = IllegalCode::none;
    for_each_expansion(state, [&](const Expansion& expansion) {
        if (code == IllegalCode::none && expansion.against_placement != nullptr) {
            code = expansion.against_placement(state, kind, c, turn);
        }
    });
    return code;
}

bool allowed(const GameState& state, TileKind kind, Cell c, Side turn) {
    return in_range(c) && on_table(state.rules.table, c) &&
           expansions_against(state, kind, c, turn) == IllegalCode::none;
}

struct Fits {
    std::uint8_t turns[max_frontier];   // bit t: the tile fits in turn t
};

// Which turns fit each frontier cell, by edges alone. A straight loop over bytes, which compilers vectorise.
void match_frontier(const Board& board, TileKind kind, int turn_count, Fits& fits) {
    const int n = board.frontier_count;
    std::uint8_t codes[4];
    for (int t = 0; t < turn_count; ++t) {
        codes[t] = turned_facts(kind, side_at(t)).code;
    }
    for (int i = 0; i < n; ++i) {
        fits.turns[i] = static_cast<std::uint8_t>(((board.wanted[i] ^ codes[0]) & board.bound[i]) == 0 ? 1 : 0);
    }
    for (int t = 1; t < turn_count; ++t) {
        const std::uint8_t code = codes[t];
        const auto bit = static_cast<std::uint8_t>(1 << t);
        for (int i = 0; i < n; ++i) {
            fits.turns[i] = static_cast<std::uint8_t>(
                fits.turns[i] | (((board.wanted[i] ^ code) & board.bound[i]) == 0 ? bit : 0));
        }
    }
}

bool drawable(const GameState& state, TileKind kind) {
    bool held = state.bag[index(kind)] == 0;
    for_each_expansion(state, [&](const Expansion& expansion) {
        held = held || (expansion.held_back != nullptr && expansion.held_back(state, kind));
    });
    return !held;
}

bool own_follower_in(const GameState& state, Label label) {
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
        return state.part == TurnPart::second ? IllegalCode::none : IllegalCode::no_extra_tile;
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
        return state.phase == Phase::over ? IllegalCode::game_over
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
    return index(kind) >= tile_kinds || !drawable(state, kind) ? IllegalCode::not_in_bag : IllegalCode::none;
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
    for (int i = 0; i < tile_kinds; ++i) {
        if (state.bag[i] != 0 && drawable(state, tile_kind(i))) {
            out.push_back(DrawOutcome{tile_kind(i), state.bag[i]});
        }
    }
    return out;
}

void legal_placements(const GameState& state, TileKind kind, Looks looks, Placements& out) {
    const Board& board = state.board;
    const int turn_count = looks == Looks::distinct ? facts(kind).distinct_turns : 4;
    Fits fits;
    match_frontier(board, kind, turn_count, fits);
    const bool plain = state.expansions == 0 && !state.rules.table.bounded;
    out.count = 0;
    for (int i = 0; i < board.frontier_count; ++i) {
        if (fits.turns[i] == 0) {
            continue;
        }
        Cell c = board.frontier_cell(i);
        for (int t = 0; t < turn_count; ++t) {
            if ((fits.turns[i] >> t & 1) != 0 && (plain ? in_range(c) : allowed(state, kind, c, side_at(t)))) {
                out.push_back(PlaceTile{c, side_at(t)});
            }
        }
    }
}

bool has_placement(const GameState& state, TileKind kind) {
    const Board& board = state.board;
    const int turn_count = facts(kind).distinct_turns;
    for (int t = 0; t < turn_count; ++t) {
        const std::uint8_t code = turned_facts(kind, side_at(t)).code;
        for (int i = 0; i < board.frontier_count; ++i) {
            if (((board.wanted[i] ^ code) & board.bound[i]) == 0 &&
                allowed(state, kind, board.frontier_cell(i), side_at(t))) {
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

IllegalCode why_no_figure(const GameState& state, FigureKind figure, int segment) {
    if (state.phase != Phase::figure) {
        return state.phase == Phase::over   ? IllegalCode::game_over
               : state.phase == Phase::tile ? IllegalCode::tile_due
                                            : IllegalCode::no_tile_in_hand;
    }
    const FigureTraits& row = traits(figure);
    if (row.supply(state.rules) == 0) {
        return IllegalCode::not_in_rules;
    }
    const LaidTile& tile = state.board.tiles[state.last_tile];
    if (segment < 0 || segment >= facts(tile.kind).segment_count) {
        return IllegalCode::no_such_segment;
    }
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
    if (state.players[state.current].supply[index(figure)] == 0) {
        return IllegalCode::no_supply;
    }
    IllegalCode code = IllegalCode::none;
    for_each_expansion(state, [&](const Expansion& expansion) {
        if (code == IllegalCode::none && expansion.against_figure != nullptr) {
            code = expansion.against_figure(state, figure, segment);
        }
    });
    return code;
}

void legal_figures(const GameState& state, FigureChoices& out) {
    out.count = 0;
    if (state.phase != Phase::figure) {
        return;
    }
    const Player& player = state.players[state.current];
    const int segment_count = facts(state.board.tiles[state.last_tile].kind).segment_count;
    for (int kind = 0; kind < figure_kinds; ++kind) {
        if (player.supply[kind] == 0) {
            continue;
        }
        auto figure = static_cast<FigureKind>(kind);
        for (int segment = 0; segment < segment_count; ++segment) {
            if (why_no_figure(state, figure, segment) == IllegalCode::none) {
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

bool may_pass(const GameState& state) { return why_no_pass(state) == IllegalCode::none; }

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
