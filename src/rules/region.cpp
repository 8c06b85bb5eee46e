#include "rules/region.h"

#include <algorithm>

#include "rules/bits.h"

namespace bastide {

int TileSet::size() const {
    return bits_set(bits[0]) + bits_set(bits[1]);
}

int LabelSet::size() const {
    int n = 0;
    for (std::uint64_t word : bits) {
        n += bits_set(word);
    }
    return n;
}

RegionExtent extent(const Board& board, Label label) {
    RegionExtent out;
    out.kind = kind_of(board, label);
    for_each_segment(board, label, [&](int segment) {
        out.tiles.add(board.segment_tile[segment]);
        out.shields += board.segment_facts(segment).shields;
    });
    return out;
}

std::vector<Cell> cells_of(const Board& board, Label label) {
    RegionExtent region = extent(board, label);
    std::vector<Cell> cells;
    for (int tile = 0; tile < board.tiles.size(); ++tile) {
        if (region.tiles.has(tile)) {
            cells.push_back(board.tiles[tile].cell);
        }
    }
    std::sort(cells.begin(), cells.end());
    return cells;
}

FigureCount count_figures(const GameState& state, Label label) {
    FigureCount out;
    if (state.board.region_figures[label] == 0) {
        return out;
    }
    for (const Figure& figure : state.figures) {
        if (state.board.label[figure.segment] == label && traits(figure.kind).majority == Majority::counts) {
            out.most = std::max<int>(out.most, ++out.of[figure.owner]);
        }
    }
    return out;
}

LabelSet city_set(const Board& board, Label field, Cities which) {
    LabelSet out;
    for_each_segment(board, field, [&](int segment) {
        const int first = board.tiles[board.segment_tile[segment]].first_segment;
        for (unsigned touched = board.segment_facts(segment).cities; touched != 0; touched &= touched - 1) {
            Label city = board.label[first + __builtin_ctz(touched)];
            if (which == Cities::all || board.region_open[city] == 0) {
                out.add(city);
            }
        }
    });
    return out;
}

std::vector<Label> cities_touching(const Board& board, Label field, Cities which) {
    std::vector<Label> out;
    for_each_label(city_set(board, field, which), [&out](Label city) { out.push_back(city); });
    return out;
}

int score_value(const GameState& state, const RegionExtent& region, int open, Finish finish) {
    int tiles = region.tiles.size();
    switch (region.kind) {
        case FeatureKind::road:
            return tiles;
        case FeatureKind::city:
            if (finish == Finish::unfinished) {
                return tiles + region.shields;
            }
            return tiles == 2 && state.rules.two_tile_city == 2 ? 2 : 2 * (tiles + region.shields);
        case FeatureKind::monastery:
        case FeatureKind::garden:
            return 9 - open;
        case FeatureKind::field:
            break;
    }
    return 0;
}

std::vector<ScoreTerm> score_terms(const GameState& state, Label label, Finish finish) {
    RegionExtent region = extent(state.board, label);
    std::vector<ScoreTerm> terms;
    auto add = [&terms](TermKind kind, int count, int each) {
        if (count != 0) {
            terms.push_back(ScoreTerm{kind, static_cast<std::int16_t>(count), static_cast<std::int16_t>(each)});
        }
    };
    int tiles = region.tiles.size();
    int worth = finish == Finish::completed ? 2 : 1;
    switch (region.kind) {
        case FeatureKind::road:
            add(TermKind::tiles, tiles, 1);
            break;
        case FeatureKind::city:
            if (finish == Finish::completed && tiles == 2 && state.rules.two_tile_city == 2) {
                add(TermKind::two_tile_city, 1, 2);
                break;
            }
            add(TermKind::tiles, tiles, worth);
            add(TermKind::shields, region.shields, worth);
            break;
        case FeatureKind::monastery:
        case FeatureKind::garden:
            add(TermKind::site, 1, 1);
            add(TermKind::neighbours, 8 - state.board.region_open[label], 1);
            break;
        case FeatureKind::field:
            break;
    }
    return terms;
}

int total(const std::vector<ScoreTerm>& terms) {
    int sum = 0;
    for (const ScoreTerm& term : terms) {
        sum += term.count * term.each;
    }
    return sum;
}

}  // namespace bastide
