#include "bots/survey.h"

namespace bastide::bots {
namespace {

void add_gate(const GameState& state, Region& region, Cell c, Side side) {
    const auto bit = static_cast<std::uint8_t>(1u << index(side));
    for (Gate& gate : region.gates) {
        if (gate.cell == c) {
            gate.sides = static_cast<std::uint8_t>(gate.sides | bit);
            return;
        }
    }
    if (region.gates.size() < region.gates.capacity) {
        region.gates.push_back(Gate{c, bit, empty_cell(state, c)});
    }
}

void survey_sided(const GameState& state, Region& region) {
    const Board& board = state.board;
    const bool open = board.region_open[region.label] != 0;
    for_each_segment(board, region.label, [&](int segment) {
        region.tiles.add(board.segment_tile[segment]);
        const Segment& part = board.segment_facts(segment);
        region.shields += part.shields;
        if (!open) {
            return;
        }
        const LaidTile& tile = board.tiles[board.segment_tile[segment]];
        for (unsigned left = part.sides; left != 0; left &= left - 1) {
            const Side side = turned(side_at(__builtin_ctz(left)), tile.turn);
            const Cell c = neighbour(tile.cell, side);
            if (board.tile_at(c) == no_tile) {
                add_gate(state, region, c, opposite(side));
            }
        }
    });
}

void survey_field(const GameState& state, Region& region) {
    const Board& board = state.board;
    region.cities = city_set(board, region.label, Cities::all);
    region.open_sides = 0;
    for_each_segment(board, region.label, [&](int segment) {
        const LaidTile& tile = board.tiles[board.segment_tile[segment]];
        const unsigned halves = board.segment_facts(segment).halves;
        for (int side = 0; side < 4; ++side) {
            const bool there = (halves >> (2 * side) & 3) != 0;
            if (there && board.tile_at(neighbour(tile.cell, turned(side_at(side), tile.turn))) == no_tile) {
                ++region.open_sides;
            }
        }
    });
}

bool beside(Cell a, Cell b) {
    const int dx = a.x > b.x ? a.x - b.x : b.x - a.x;
    const int dy = a.y > b.y ? a.y - b.y : b.y - a.y;
    return dx + dy == 1;
}

}  // namespace

Region survey(const GameState& state, Label label) {
    Region region;
    region.label = label;
    region.kind = kind_of(state.board, label);
    region.size = state.board.region_size[label];
    region.figures = state.board.region_figures[label];
    switch (region.kind) {
        case FeatureKind::city:
        case FeatureKind::road:
            survey_sided(state, region);
            break;
        case FeatureKind::field:
            survey_field(state, region);
            break;
        default:
            region.centre = state.board.tiles[state.board.segment_tile[label]].cell;
            break;
    }
    return region;
}

void count_figure(const Figure& figure, Region& region) {
    const auto bit = static_cast<std::uint8_t>(1u << figure.owner);
    if (traits(figure.kind).majority == Majority::counts) {
        const int count = ++region.of[figure.owner];
        region.most = static_cast<std::uint8_t>(count > region.most ? count : region.most);
        if (figure.kind == FigureKind::follower) {
            ++region.followers[figure.owner];
        }
    } else if (figure.kind == FigureKind::builder) {
        region.builders = static_cast<std::uint8_t>(region.builders | bit);
    } else {
        region.pigs = static_cast<std::uint8_t>(region.pigs | bit);
    }
}

bool still_holds(const Region& region, const Board& board, Cell c) {
    const Label label = region.label;
    if (board.label[label] != label || region.size != board.region_size[label] ||
        region.figures != board.region_figures[label]) {
        return false;
    }
    if (region.kind == FeatureKind::city || region.kind == FeatureKind::road) {
        if (region.gates.size() == region.gates.capacity) {
            return false;
        }
        // A gate filled makes the region larger; a neighbour of a gate changes what fits there.
        for (const Gate& gate : region.gates) {
            if (beside(gate.cell, c)) {
                return false;
            }
        }
        return true;
    }
    if (region.kind == FeatureKind::field) {
        bool same = true;
        for_each_label(region.cities, [&](Label city) { same = same && board.label[city] == city; });
        return same;
    }
    const int dx = region.centre.x - c.x;
    const int dy = region.centre.y - c.y;
    return dx < -2 || dx > 2 || dy < -2 || dy > 2;
}

}  // namespace bastide::bots
