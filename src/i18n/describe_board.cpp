#include <algorithm>

#include "i18n/describe.h"
#include "i18n/key_words.h"

namespace bastide::i18n {

namespace {

constexpr std::string_view side_words[] = {"north", "east", "south", "west"};

bool is_centre(FeatureKind kind) {
    return kind == FeatureKind::monastery || kind == FeatureKind::garden;
}

// "7 + 1" where everything counts once, else "8 × 2 + 1 × 2".
std::string sum_in_numbers(const std::vector<ScoreTerm>& terms) {
    bool once = std::all_of(terms.begin(), terms.end(), [](const ScoreTerm& term) { return term.each == 1; });
    std::string out;
    for (const ScoreTerm& term : terms) {
        if (!out.empty()) out += " + ";
        out += std::to_string(term.count);
        if (!once) out += " × " + std::to_string(term.each);
    }
    return out;
}

// Empty cells that must be filled before the region is complete.
int open_cells(const Board& board, Label label) {
    FeatureKind kind = kind_of(board, label);
    if (is_centre(kind)) return board.region_open[label];
    std::vector<Cell> cells;
    for_each_segment(board, label, [&](int segment) {
        const LaidTile& tile = board.tiles[board.segment_tile[segment]];
        std::uint8_t sides = board.segment_facts(segment).sides;
        for (Side side : all_sides) {
            if ((sides >> index(side) & 1) == 0) continue;
            Cell beyond = neighbour(tile.cell, turned(side, tile.turn));
            if (board.tile_at(beyond) == no_tile) cells.push_back(beyond);
        }
    });
    std::sort(cells.begin(), cells.end());
    return static_cast<int>(std::unique(cells.begin(), cells.end()) - cells.begin());
}

std::vector<ScoreTerm> field_terms(const GameState& state, Label label) {
    int cities = static_cast<int>(cities_touching(state.board, label, Cities::completed).size());
    int each = state.rules.farm == FarmScoring::city4 ? 4 : 3;
    return {ScoreTerm{TermKind::cities, static_cast<std::int16_t>(cities), static_cast<std::int16_t>(each)}};
}

// Terms of the region once the cells that are open now are filled, and nothing else.
std::vector<ScoreTerm> terms_when_closed(const GameState& state, Label label, int more) {
    std::vector<ScoreTerm> terms = score_terms(state, label, Finish::completed);
    RegionExtent region = extent(state.board, label);
    if (is_centre(region.kind)) {
        return {ScoreTerm{TermKind::site, 1, 1}, ScoreTerm{TermKind::neighbours, 8, 1}};
    }
    if (region.kind == FeatureKind::city && !terms.empty() && terms.front().kind == TermKind::two_tile_city) {
        terms = {ScoreTerm{TermKind::tiles, 2, 2}};
        if (region.shields > 0) {
            terms.push_back(ScoreTerm{TermKind::shields, static_cast<std::int16_t>(region.shields), 2});
        }
    }
    if (!terms.empty()) terms.front().count = static_cast<std::int16_t>(terms.front().count + more);
    if (region.kind == FeatureKind::city && state.rules.two_tile_city == 2 && region.tiles.size() + more == 2) {
        return {ScoreTerm{TermKind::two_tile_city, 1, 2}};
    }
    return terms;
}

std::string region_title(const Catalog& words, const GameState& state, Label label, std::string_view group) {
    RegionExtent region = extent(state.board, label);
    std::string key = std::string(group) + "." + word(region.kind);
    if (is_centre(region.kind)) return words.text(key);
    return words.plural(key, region.tiles.size());
}

std::string holder_words(const Speaker& speaker, const FigureCount& figures, const std::vector<int>& holders) {
    const Catalog& words = *speaker.words;
    if (figures.most == 0) return words.text("region.free");
    return words.text(holders.size() > 1 ? "region.shared_by" : "region.held_by",
                      {{"names", speaker.list_players(holders)}});
}

std::string sides_in_words(const Speaker& speaker, std::uint8_t sides, Side turn) {
    std::vector<std::string> names;
    for (int i = 0; i < 4; ++i) {
        Side side = side_at(i - index(turn));  // the side of the unturned tile that now lies at i
        if ((sides >> index(side) & 1) != 0) {
            names.push_back(speaker.words->text("towards." + std::string(side_words[i])));
        }
    }
    return speaker.list(names);
}

}  // namespace

ChoiceWords tell_choice(const Speaker& speaker, const GameState& state, const PlaceFigure& choice) {
    const Catalog& words = *speaker.words;
    const Board& board = state.board;
    Label label = board.label[board.board_segment(state.last_tile, choice.segment)];
    FeatureKind kind = kind_of(board, label);
    std::string pair = word(choice.figure) + "." + word(kind);
    ChoiceWords out;
    out.role = words.text("role." + pair);
    out.title = words.text("role_at." + pair);
    if (kind == FeatureKind::field) {
        int done = static_cast<int>(cities_touching(board, label, Cities::completed).size());
        out.extent = words.plural("extent.field", done);
        out.detail =
            words.plural("detail.field", done, {{"points", words.plural("points", total(field_terms(state, label)))}});
        return out;
    }
    int size = extent(board, label).tiles.size();
    int now = total(score_terms(state, label, is_complete(board, label) ? Finish::completed : Finish::unfinished));
    if (is_centre(kind)) {
        int around = 8 - board.region_open[label];
        out.extent = words.text("extent." + word(kind), {{"n", around}});
        out.detail = words.text("detail." + word(kind), {{"n", around}, {"points", words.plural("points", now)}});
        return out;
    }
    out.extent = words.plural("extent." + word(kind), size);
    out.detail = words.plural(is_complete(board, label) ? "detail.complete" : "detail.open", size,
                              {{"points", words.plural("points", now)}});
    return out;
}

ChoiceWords tell_choice(const Speaker& speaker, const GameState& state, const RecallFigure& choice) {
    const Catalog& words = *speaker.words;
    ChoiceWords out;
    out.role = words.text("recall." + word(choice.figure));
    int points = 0;
    for (const Figure& figure : state.figures) {
        if (figure.owner == state.current && figure.kind == choice.figure) {
            points = total(score_terms(state, state.board.label[figure.segment], Finish::unfinished));
        }
    }
    out.extent = words.plural("points", points);
    out.title = words.text("recall_title." + word(choice.figure));
    out.detail = words.plural("recall_detail", points);
    return out;
}

std::string tell_figure(const Speaker& speaker, FigureKind figure, FeatureKind feature) {
    return speaker.words->text("role_at." + word(figure) + "." + word(feature));
}

std::string tell_tile(const Speaker& speaker, TileKind kind, Side turn) {
    const Catalog& words = *speaker.words;
    const TileFacts& tile = facts(kind);
    std::vector<std::string> parts;
    for (int i = 0; i < tile.segment_count; ++i) {
        const Segment& segment = tile.segments[i];
        std::string sides = sides_in_words(speaker, segment.sides, turn);
        switch (segment.kind) {
            case FeatureKind::city:
                parts.push_back(words.text(segment.shields > 0 ? "tile.city_shield" : "tile.city", {{"sides", sides}}));
                break;
            case FeatureKind::road:
                parts.push_back(
                    words.text(segment.end == RoadEnd::none ? "tile.road" : "tile.road_end", {{"sides", sides}}));
                break;
            case FeatureKind::monastery:
                parts.push_back(words.text("tile.monastery"));
                break;
            case FeatureKind::garden:
                parts.push_back(words.text("tile.garden"));
                break;
            case FeatureKind::field:
                break;
        }
    }
    if (tile.river_sides != 0) {
        parts.push_back(words.text("tile.river", {{"sides", sides_in_words(speaker, tile.river_sides, turn)}}));
    }
    if (parts.empty()) return words.text("tile.field");
    std::string out;
    for (const std::string& part : parts) {
        out += out.empty() ? part : "; " + part;
    }
    return out;
}

RegionWords tell_region(const Speaker& speaker, const GameState& state, Label label) {
    const Catalog& words = *speaker.words;
    const Board& board = state.board;
    RegionExtent region = extent(board, label);
    RegionWords out;
    out.figures = count_figures(state, label);
    for (int player = 0; player < state.players.size(); ++player) {
        if (out.figures.leads(player)) out.holders.push_back(player);
    }
    bool complete = is_complete(board, label);
    out.title = region_title(words, state, label, "region");
    std::string held = holder_words(speaker, out.figures, out.holders);
    if (region.kind == FeatureKind::field) {
        out.state = held;
        int done = static_cast<int>(cities_touching(board, label, Cities::completed).size());
        int all = static_cast<int>(cities_touching(board, label, Cities::all).size());
        out.facts.push_back({done, words.plural("fact.cities_done", done)});
        out.facts.push_back({all - done, words.plural("fact.cities_open", all - done)});
        out.facts.push_back({region.tiles.size(), words.plural("fact.tiles", region.tiles.size())});
        std::vector<ScoreTerm> terms = field_terms(state, label);
        out.now = total(terms);
        out.now_reason = tell_terms(speaker, terms, region.kind);
        constexpr std::string_view farm_words[] = {"field3", "field3_once", "city4"};
        out.rule = words.text("rule.farm." + std::string(farm_words[static_cast<int>(state.rules.farm)]));
        return out;
    }
    out.state = words.text(complete ? "region.state_done" : "region.state_open", {{"held", held}});
    int open = open_cells(board, label);
    if (is_centre(region.kind)) {
        out.facts.push_back(
            {8 - board.region_open[label], words.plural("fact.neighbours", 8 - board.region_open[label])});
        out.facts.push_back({open, words.plural("fact.missing", open)});
    } else {
        out.facts.push_back({region.tiles.size(), words.plural("fact.tiles", region.tiles.size())});
        if (region.kind == FeatureKind::city) {
            out.facts.push_back({region.shields, words.plural("fact.shields", region.shields)});
        }
        int edges = board.region_open[label];
        out.facts.push_back({edges, words.plural("fact.open_edges", edges)});
    }
    std::vector<ScoreTerm> now = score_terms(state, label, complete ? Finish::completed : Finish::unfinished);
    out.now = total(now);
    out.now_reason = sum_in_numbers(now);
    if (!complete) {
        std::vector<ScoreTerm> then = terms_when_closed(state, label, open);
        out.can_close = true;
        out.then_label = words.plural("region.closed_by", open);
        out.then = total(then);
        out.then_reason = sum_in_numbers(then);
    }
    out.rule =
        words.text(region.kind == FeatureKind::city && state.rules.two_tile_city == 2 ? "rule.city_two_tiles"
                                                                                      : "rule." + word(region.kind));
    return out;
}

}  // namespace bastide::i18n
