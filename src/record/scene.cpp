#include "record/scene.h"

#include <algorithm>

#include "rules/scoring.h"

namespace bastide {
namespace {

struct SceneBuilder {
    const Record& record;
    GameState state;
    std::vector<std::size_t> puts;  // lines
    std::vector<int> tile_of;       // board tile of each of them
    std::optional<std::size_t> next_line;
    std::optional<std::size_t> bag_line;
    std::optional<LineError> error;

    bool fail(std::size_t line, Part part, Code code, std::string sentence) {
        if (!error) {
            error = LineError{line, part, code, std::move(sentence)};
        }
        return false;
    }

    const Put& put_at(std::size_t i) const { return std::get<Put>(record.lines[puts[i]]); }

    bool gather(std::size_t line_count) {
        std::size_t first = line_count;
        for (std::size_t i = 0; i < line_count; ++i) {
            const Line& line = record.lines[i];
            first = is_scene(line) ? std::min(first, i) : first;
            if (std::holds_alternative<Put>(line)) {
                puts.push_back(i);
            } else if (std::holds_alternative<SetNext>(line)) {
                if (next_line) return fail(i, Part::whole, Code::bad_statement, "The tile in hand is named twice.");
                next_line = i;
            } else if (std::holds_alternative<SetBag>(line)) {
                if (bag_line) return fail(i, Part::whole, Code::bad_statement, "The bag is filled twice.");
                bag_line = i;
            }
        }
        return !puts.empty() || fail(first, Part::whole, Code::bad_statement, "A scene lays at least one tile.");
    }

    bool on_table(Cell c) const {
        const TableEdge& t = state.rules.table;
        return !t.bounded || (c.x >= t.min_x && c.x <= t.max_x && c.y >= t.min_y && c.y <= t.max_y);
    }

    bool edges_agree(std::size_t i, std::size_t j) {
        const Put& a = put_at(i);
        const Put& b = put_at(j);
        for (Side side : all_sides) {
            if (neighbour(a.cell, side) == b.cell &&
                edge(a.tile, a.turn, side) != edge(b.tile, b.turn, opposite(side))) {
                return fail(puts[j], Part::cell, Code::edge_mismatch, "The touching edges differ.");
            }
        }
        return true;
    }

    // Copies, cells and edges, before anything is laid.
    bool check_puts() {
        for (std::size_t j = 0; j < puts.size(); ++j) {
            const Put& put = put_at(j);
            std::uint8_t& left = state.bag[index(put.tile)];
            if (left == 0) {
                return fail(puts[j], Part::tile, Code::not_in_bag,
                            "The set holds no further " + std::string(facts(put.tile).id) + ".");
            }
            --left;
            --state.bag_count;
            if (!on_table(put.cell)) {
                return fail(puts[j], Part::cell, Code::off_table, "This cell is off the table.");
            }
            for (std::size_t i = 0; i < j; ++i) {
                if (put_at(i).cell == put.cell) {
                    return fail(puts[j], Part::cell, Code::cell_occupied, "Another tile lies on this cell.");
                }
                if (!edges_agree(i, j)) return false;
            }
        }
        return true;
    }

    // Lays the tiles outward from the first, so that each touches one that lies already.
    bool lay() {
        tile_of.assign(puts.size(), -1);
        bool progress = true;
        for (std::size_t laid = 0; laid < puts.size() && progress;) {
            progress = false;
            for (std::size_t i = 0; i < puts.size(); ++i) {
                const Put& put = put_at(i);
                if (tile_of[i] < 0 && (laid == 0 || state.board.frontier_at(put.cell).bound != 0)) {
                    tile_of[i] = state.board.lay(put.tile, put.cell, put.turn);
                    ++laid;
                    progress = true;
                }
            }
        }
        for (std::size_t i = 0; i < puts.size(); ++i) {
            if (tile_of[i] < 0) {
                return fail(puts[i], Part::cell, Code::no_neighbour, "This tile is not connected with the others.");
            }
        }
        state.last_tile = static_cast<std::uint8_t>(state.board.tiles.size() - 1);
        return true;
    }

    bool put_figure(std::size_t i, std::size_t number) {
        const Put& put = put_at(i);
        const SceneFigure& figure = put.figures[number];
        Part part = number == 0 ? Part::first_figure : Part::second_figure;
        FoundFigure found = find_figure(put.tile, put.turn, figure.name);
        FigureKind kind = kind_of(figure.name.role);
        const FigureTraits& row = traits(kind);
        if (row.supply(state.rules) == 0) {
            return fail(puts[i], part, Code::not_in_rules, "These rules have no such figure.");
        }
        if (found.fault == FigureFault::no_such_segment) {
            return fail(puts[i], part, Code::no_such_segment, "The tile has no such part there.");
        }
        const Segment& segment = facts(put.tile).segments[found.figure.segment];
        if (found.fault == FigureFault::wrong_feature || (row.stands_on & feature_bit(segment.kind)) == 0) {
            return fail(puts[i], part, Code::wrong_feature, "The figure cannot stand on this kind of feature.");
        }
        if (segment.kind == FeatureKind::field && !state.rules.farmers) {
            return fail(puts[i], part, Code::not_in_rules, "These rules have no farmers.");
        }
        int board_segment = state.board.board_segment(tile_of[i], found.figure.segment);
        for (const Figure& other : state.figures) {
            if (other.segment == board_segment) {
                return fail(puts[i], part, Code::feature_occupied, "Another figure stands there.");
            }
        }
        std::uint8_t& supply = state.players[figure.seat].supply[index(kind)];
        if (supply == 0) {
            return fail(puts[i], part, Code::no_supply, "The player owns no further figure of this kind.");
        }
        Label label = state.board.label[board_segment];
        if (segment.kind != FeatureKind::field && state.board.region_open[label] == 0) {
            return fail(puts[i], part, Code::feature_complete, "Nothing complete is still occupied.");
        }
        --supply;
        ++state.board.region_figures[label];
        state.figures.push_back(Figure{figure.seat, kind, static_cast<std::uint16_t>(board_segment)});
        return true;
    }

    bool has_own_follower(const Figure& figure) const {
        return std::any_of(state.figures.begin(), state.figures.end(), [this, &figure](const Figure& other) {
            return other.owner == figure.owner && traits(other.kind).majority == Majority::counts &&
                   state.board.label[other.segment] == state.board.label[figure.segment];
        });
    }

    bool put_figures() {
        for (std::size_t i = 0; i < puts.size(); ++i) {
            for (std::size_t number = 0; number < put_at(i).figures.size(); ++number) {
                if (!put_figure(i, number)) return false;
            }
        }
        int n = 0;
        for (std::size_t i = 0; i < puts.size(); ++i) {
            for (std::size_t number = 0; number < put_at(i).figures.size(); ++number) {
                const Figure& figure = state.figures[n++];
                if (traits(figure.kind).need == FigureNeed::own_follower && !has_own_follower(figure)) {
                    return fail(puts[i], number == 0 ? Part::first_figure : Part::second_figure,
                                Code::needs_own_follower, "The figure needs an own follower on the same feature.");
                }
            }
        }
        return true;
    }

    // With the River the start tile stays in the box, unless it is shuffled in.
    void remove_start_tile() {
        if (state.rules.river && state.rules.river_start_tile == RiverStartTile::removed) {
            --state.bag[index(start_tile())];
            --state.bag_count;
        }
    }

    // A scene begins after the river.
    void end_river() {
        for (int i = 0; i < tile_kinds; ++i) {
            if (facts(tile_kind(i)).family == TileFamily::river) {
                state.bag_count = static_cast<std::uint8_t>(state.bag_count - state.bag[i]);
                state.bag[i] = 0;
            }
        }
    }

    bool fill_bag() {
        if (!bag_line) {
            return true;
        }
        std::uint8_t most[tile_kinds];
        std::copy(std::begin(state.bag), std::end(state.bag), most);
        std::fill(std::begin(state.bag), std::end(state.bag), std::uint8_t{0});
        state.bag_count = 0;
        for (const BagEntry& entry : std::get<SetBag>(record.lines[*bag_line]).entries) {
            std::uint8_t& count = state.bag[index(entry.tile)];
            if (count + entry.copies > most[index(entry.tile)]) {
                return fail(*bag_line, Part::value, Code::not_in_bag,
                            "The set does not hold so many of " + std::string(facts(entry.tile).id) + ".");
            }
            count = static_cast<std::uint8_t>(count + entry.copies);
            state.bag_count = static_cast<std::uint8_t>(state.bag_count + entry.copies);
        }
        return true;
    }

    bool set_numbers(std::size_t line_count) {
        int tokens[goods_kinds] = {};
        for (std::size_t i = 0; i < line_count; ++i) {
            const Line& line = record.lines[i];
            if (const auto* score = std::get_if<SetScore>(&line)) {
                state.players[score->seat].score = static_cast<std::int16_t>(score->points);
            } else if (const auto* turn = std::get_if<SetTurn>(&line)) {
                state.current = turn->seat;
            } else if (const auto* goods = std::get_if<SetGoods>(&line)) {
                if (!state.rules.goods) return fail(i, Part::whole, Code::not_in_rules, "These rules have no goods.");
                int kind = static_cast<int>(goods->goods);
                tokens[kind] += goods->count;
                if (tokens[kind] > symbols(goods->goods)) {
                    return fail(i, Part::value, Code::bad_value, "There are not so many tokens of these goods.");
                }
                state.players[goods->seat].goods[kind] = static_cast<std::uint8_t>(goods->count);
            }
        }
        return true;
    }

    // Tokens of one kind: as many as the tiles show.
    static int symbols(Goods goods) {
        int sum = 0;
        for (int i = 0; i < tile_kinds; ++i) {
            const TileFacts& tile = facts(tile_kind(i));
            for (int s = 0; s < tile.segment_count; ++s) {
                sum += tile.segments[s].goods == goods ? tile.without_gardens : 0;
            }
        }
        return sum;
    }

    bool run(std::size_t line_count) {
        remove_start_tile();
        if (!gather(line_count) || !check_puts() || !lay() || !put_figures()) {
            return false;
        }
        end_river();
        if (!fill_bag() || !set_numbers(line_count)) {
            return false;
        }
        if (next_line && state.bag[index(std::get<SetNext>(record.lines[*next_line]).tile)] == 0) {
            return fail(*next_line, Part::tile, Code::not_in_bag, "This tile is not among those still to be drawn.");
        }
        if (state.bag_count == 0) {
            state.phase = Phase::over;
            state.end = EndReason::deck_empty;
        }
        return true;
    }
};

}  // namespace

std::optional<LineError> build_scene(const Record& record, std::size_t line_count, Scene& out) {
    SceneBuilder builder{record, empty_table(record.rules, static_cast<int>(record.players.size())), {}, {}, {}, {},
                         {}};
    if (builder.run(line_count)) {
        out.state = builder.state;
        out.next.reset();
        if (builder.next_line) {
            out.next = std::get<SetNext>(record.lines[*builder.next_line]).tile;
        }
    }
    return builder.error;
}

}  // namespace bastide
