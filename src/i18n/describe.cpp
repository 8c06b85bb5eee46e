#include "i18n/describe.h"

#include <algorithm>

#include "i18n/key_words.h"

namespace bastide::i18n {

namespace {

// "placed.follower.city": every pair of figure and feature has its own sentence, because nouns and prepositions change.
std::string pair_key(std::string_view what, FigureKind figure, FeatureKind feature) {
    return std::string(what) + "." + word(figure) + "." + word(feature);
}

int term_count(const std::vector<ScoreTerm>& terms, TermKind kind) {
    for (const ScoreTerm& term : terms) {
        if (term.kind == kind) return term.count;
    }
    return 0;
}

// "City of 4 tiles, 1 shield"
std::string region_name(const Catalog& words, std::string_view group, FeatureKind feature, int tiles, int shields) {
    std::string key = std::string(group) + "." + word(feature);
    if (feature == FeatureKind::monastery || feature == FeatureKind::garden) {
        return words.text(key);
    }
    std::string name = words.plural(key, tiles);
    return shields == 0 ? name : name + words.plural("region.with_shields", shields);
}

// "10 for Ada", "5 each for Ada and Bo", "9 for Ada, 12 for Bo"
std::string tell_awards(const Speaker& speaker, const std::vector<Award>& awards) {
    const Catalog& words = *speaker.words;
    if (awards.empty()) return words.text("award.nobody");
    bool equal = std::all_of(awards.begin(), awards.end(),
                             [&awards](const Award& award) { return award.points == awards.front().points; });
    if (equal && awards.size() > 1) {
        std::vector<int> players;
        players.reserve(awards.size());
        for (const Award& award : awards) {
            players.push_back(award.player);
        }
        return words.plural("award.each", awards.front().points, {{"names", speaker.list_players(players)}});
    }
    std::string out;
    for (const Award& award : awards) {
        if (!out.empty()) out += ", ";
        out += words.plural("award.one_player", award.points, {{"name", speaker.name(award.player)}});
    }
    return out;
}

std::string tell_term(const Catalog& words, const ScoreTerm& term, FeatureKind feature) {
    switch (term.kind) {
        case TermKind::tiles:
            return words.plural("term.tiles", term.count, {{"each", term.each}});
        case TermKind::shields:
            return words.plural("term.shields", term.count, {{"each", term.each}});
        case TermKind::neighbours:
            return words.plural("term.neighbours", term.count);
        case TermKind::site:
            return words.text("term.site." + word(feature));
        case TermKind::cities:
            return words.plural("term.cities", term.count, {{"each", term.each}});
        case TermKind::pig:
            return words.text("term.pig", {{"n", term.count}, {"each", term.each}});
        case TermKind::goods:
            return words.plural("term.goods", term.count, {{"each", term.each}});
        case TermKind::two_tile_city:
            return words.plural("term.two_tile_city", term.count * term.each);
        case TermKind::flat:
            return words.plural("term.flat", term.count * term.each);
    }
    return {};
}

Told told_scoring(const Speaker& speaker, const Event& event, std::string_view group) {
    const Catalog& words = *speaker.words;
    Told told;
    std::string what = region_name(words, group, event.feature, static_cast<int>(event.cells.size()),
                                   term_count(event.terms, TermKind::shields));
    // Figures that come home without points are those of a solitaire.
    bool counts = !event.awards.empty() || event.returned.empty();
    told.sentence =
        counts ? words.text("scored", {{"what", what}, {"awards", tell_awards(speaker, event.awards)}}) : what;
    bool goods = std::any_of(std::begin(event.goods), std::end(event.goods), [](std::uint8_t n) { return n != 0; });
    if (goods) {
        told.sentence = words.text("goods.taken", {{"scored", told.sentence},
                                                   {"name", speaker.name(event.player)},
                                                   {"goods", tell_goods(speaker, event.goods)}});
    }
    if (!event.awards.empty()) {
        told.reason = tell_terms(speaker, event.terms, event.feature);
        told.player = event.awards.front().player;
        told.points = event.awards.front().points;
    }
    return told;
}

std::string side_word(const Catalog& words, int side) {
    constexpr std::string_view keys[] = {"side.north", "side.east", "side.south", "side.west"};
    return words.text(keys[side]);
}

}  // namespace

std::string Speaker::name(int player) const {
    if (player < 0 || player >= static_cast<int>(names->size())) return {};
    return (*names)[static_cast<std::size_t>(player)];
}

std::string Speaker::list(const std::vector<std::string>& items) const {
    std::string out;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i == 0) {
            out = items[i];
        } else if (i + 1 < items.size()) {
            out += ", " + items[i];
        } else {
            out = words->text("list.and", {{"before", out}, {"last", items[i]}});
        }
    }
    return out;
}

std::string Speaker::list_players(const std::vector<int>& players) const {
    std::vector<std::string> items;
    items.reserve(players.size());
    for (int player : players) {
        items.push_back(name(player));
    }
    return list(items);
}

std::string tell_terms(const Speaker& speaker, const std::vector<ScoreTerm>& terms, FeatureKind feature) {
    std::string out;
    for (const ScoreTerm& term : terms) {
        if (!out.empty()) out += ", ";
        out += tell_term(*speaker.words, term, feature);
    }
    return out;
}

Told tell(const Speaker& speaker, const Event& event) {
    const Catalog& words = *speaker.words;
    std::string name = speaker.name(event.player);
    Told told;
    switch (event.kind) {
        case EventKind::tile_drawn:
        case EventKind::tile_placed:
        case EventKind::turn_passed_on:
            return told;
        case EventKind::tile_discarded:
            told.sentence = words.text("event.discarded");
            return told;
        case EventKind::figure_placed:
            told.sentence = words.text(pair_key("placed", event.figure, event.feature), {{"name", name}});
            told.player = event.player;
            return told;
        case EventKind::figure_recalled:
            told.sentence = words.text(pair_key("recalled", event.figure, event.feature),
                                       {{"awards", tell_awards(speaker, event.awards)}});
            told.reason = tell_terms(speaker, event.terms, event.feature);
            told.player = event.player;
            told.points = event.awards.empty() ? 0 : event.awards.front().points;
            return told;
        case EventKind::region_scored:
            return told_scoring(speaker, event, "completed");
        case EventKind::final_scored:
            return told_scoring(speaker, event, event.feature == FeatureKind::field ? "region" : "unfinished");
        case EventKind::extra_tile:
            told.sentence = words.text("event.extra_tile", {{"name", name}});
            told.player = event.player;
            return told;
        case EventKind::extra_tile_declined:
            told.sentence = words.text("event.extra_tile_declined", {{"name", name}});
            told.player = event.player;
            return told;
        case EventKind::final_goods:
            told.sentence = words.text("scored", {{"what", words.text("goods.most." + word(event.goods_kind))},
                                                  {"awards", tell_awards(speaker, event.awards)}});
            told.reason = tell_terms(speaker, event.terms, event.feature);
            if (!event.awards.empty()) {
                told.player = event.awards.front().player;
                told.points = event.awards.front().points;
            }
            return told;
        case EventKind::game_over:
            told.sentence = tell_end(speaker, event.reason);
            return told;
    }
    return told;
}

std::string tell_goods(const Speaker& speaker, const std::uint8_t (&goods)[goods_kinds]) {
    const Catalog& words = *speaker.words;
    std::string out;
    for (int i = 0; i < goods_kinds; ++i) {
        if (goods[i] == 0) continue;
        if (!out.empty()) out += ", ";
        out += words.text("goods.count",
                          {{"n", int{goods[i]}}, {"what", words.text("goods." + word(static_cast<Goods>(i)))}});
    }
    return out.empty() ? words.text("goods.none") : out;
}

std::string tell_end(const Speaker& speaker, EndReason reason) {
    return speaker.words->text(reason == EndReason::solitaire_won    ? "event.solitaire_won"
                               : reason == EndReason::solitaire_lost ? "event.solitaire_lost"
                                                                     : "event.game_over");
}

std::string tell_loss(const Speaker& speaker, const GameState& state) {
    if (state.end != EndReason::solitaire_lost) return {};
    bool due = state.expansion.duty_segments != 0 || state.expansion.duty_monastery;
    return speaker.words->text(due ? "alone.lost_follower" : "alone.lost_discard");
}

std::string tell_code(const Speaker& speaker, IllegalCode code) {
    return speaker.words->text("illegal." + std::string(code_name(code)));
}

std::vector<std::string> tell_refusal(const Speaker& speaker, const GameState& state, TileKind kind, Cell cell,
                                      Side turn, const Illegal& illegal) {
    const Catalog& words = *speaker.words;
    std::vector<std::string> lines = {words.text("refusal.title")};
    if (illegal.code != IllegalCode::edge_mismatch || kind == TileKind::none) {
        lines.push_back(tell_code(speaker, illegal.code));
        return lines;
    }
    constexpr std::string_view edge_words[] = {"field", "city", "road", "river"};
    std::vector<int> sides_left;
    for (int side = 0; side < 4; ++side) {
        if ((illegal.sides >> side & 1) != 0) sides_left.push_back(side);
    }
    auto pair_at = [&](int side) {
        int other = state.board.tile_at(neighbour(cell, side_at(side)));
        EdgeKind mine = edge(kind, turn, side_at(side));
        EdgeKind theirs = mine;
        if (other != no_tile) {
            const LaidTile& laid = state.board.tiles[other];
            theirs = edge(laid.kind, laid.turn, opposite(side_at(side)));
        }
        return static_cast<int>(mine) * 4 + static_cast<int>(theirs);
    };
    while (!sides_left.empty()) {
        int pair = pair_at(sides_left.front());
        std::vector<std::string> sides;
        std::vector<int> others;
        for (int side : sides_left) {
            if (pair_at(side) == pair) {
                sides.push_back(side_word(words, side));
            } else {
                others.push_back(side);
            }
        }
        std::string key = "edge." + std::string(edge_words[pair / 4]) + "." + std::string(edge_words[pair % 4]);
        std::string list = speaker.list(sides);
        lines.push_back(words.text("edge.line", {{"sides", list}, {"what", words.text(key)}}));
        sides_left = others;
    }
    return lines;
}

std::vector<int> winners(const GameState& state) {
    int best = 0;
    for (const Player& player : state.players) {
        best = std::max<int>(best, player.score);
    }
    std::vector<int> out;
    for (int i = 0; i < state.players.size(); ++i) {
        if (state.players[i].score == best) out.push_back(i);
    }
    return out;
}

std::string tell_winners(const Speaker& speaker, const GameState& state) {
    const Catalog& words = *speaker.words;
    if (state.rules.solitaire != Solitaire::off) return tell_end(speaker, state.end);
    std::vector<int> best = winners(state);
    if (best.size() > 1) {
        return words.text("win.shared", {{"names", speaker.list_players(best)}});
    }
    int first = state.players[best.front()].score;
    int second = -1;
    for (int i = 0; i < state.players.size(); ++i) {
        if (i != best.front()) second = std::max<int>(second, state.players[i].score);
    }
    if (second < 0) return words.plural("win.alone", first);
    return words.plural("win.by", first - second, {{"name", speaker.name(best.front())}});
}

std::string tell_rules(const Speaker& speaker, const RuleSet& rules) {
    const Catalog& words = *speaker.words;
    constexpr std::string_view presets[] = {"2014", "second", "first", "solitaire", "solitaire_hard"};
    std::string out = words.text("rules.preset." + std::string(presets[static_cast<int>(rules.preset)]));
    auto add = [&](bool on, std::string_view key) {
        if (on) out += " · " + words.text(key);
    };
    add(rules.river, "rules.with.river");
    add(rules.abbot, "rules.with.abbot");
    add(rules.tb_tiles && rules.goods && rules.builder && rules.pig, "rules.with.traders");
    if (!(rules.tb_tiles && rules.goods && rules.builder && rules.pig)) {
        add(rules.goods, "rules.with.goods");
        add(rules.builder, "rules.with.builder");
        add(rules.pig, "rules.with.pig");
    }
    add(!rules.farmers, "rules.without_farmers");
    return out;
}

}  // namespace bastide::i18n
