#include "rules/scoring.h"

#include <algorithm>

#include "rules/expansion.h"
#include "rules/region.h"

namespace bastide {
namespace {

bool keeps_score(const GameState& state) {
    bool keeps = true;
    for_each_with<&Expansion::keeps_no_score>(
        state, [&](const Expansion& expansion) { keeps = keeps && !expansion.keeps_no_score(state.rules); });
    return keeps;
}

void award(GameState& state, int player, int points, bool with_bonus, Event* event) {
    if (points == 0) {
        return;
    }
    Player& owner = state.players[player];
    owner.score = static_cast<std::int16_t>(owner.score + points);
    if (event != nullptr) {
        event->awards.push_back(
            Award{static_cast<std::uint8_t>(player), static_cast<std::int16_t>(points), with_bonus});
    }
}

void return_figures(GameState& state, Label label, Event* event) {
    const Board& board = state.board;
    std::size_t first = event != nullptr ? event->returned.size() : 0;
    for (int i = state.figures.size() - 1; i >= 0; --i) {
        const Figure figure = state.figures[i];
        if (board.label[figure.segment] != label) {
            continue;
        }
        ++state.players[figure.owner].supply[index(figure.kind)];
        if (event != nullptr) {
            const LaidTile& tile = board.tiles[board.segment_tile[figure.segment]];
            event->returned.push_back(ReturnedFigure{figure.owner, figure.kind, tile.cell,
                                                     static_cast<std::uint8_t>(figure.segment - tile.first_segment)});
        }
        state.figures.swap_out(i);
    }
    state.board.region_figures[label] = 0;
    if (event != nullptr) {
        std::sort(event->returned.begin() + static_cast<std::ptrdiff_t>(first), event->returned.end(),
                  [](const ReturnedFigure& a, const ReturnedFigure& b) {
                      return a.owner != b.owner ? a.owner < b.owner : a.cell < b.cell;
                  });
    }
}

void complete_region(GameState& state, Label label, bool scored, Events* events) {
    if (events == nullptr && state.board.region_figures[label] == 0 && state.expansions == 0) {
        return;
    }
    RegionExtent region = extent(state.board, label);
    FigureCount count = count_figures(state, label);
    bool centre = region.kind == FeatureKind::monastery || region.kind == FeatureKind::garden;
    if (centre && state.board.region_figures[label] == 0) {
        return;  // a site surrounded without anybody on it is no news
    }
    Event event;
    Event* told = events != nullptr ? &event : nullptr;
    if (told != nullptr) {
        event.kind = EventKind::region_scored;
        event.player = state.current;
        event.feature = region.kind;
        event.cells = cells_of(state.board, label);
        event.terms = score_terms(state, label, Finish::completed);
    }
    if (scored) {
        int points = score_value(state, region, state.board.region_open[label], Finish::completed);
        for (int player = 0; player < state.players.size(); ++player) {
            if (count.leads(player)) {
                award(state, player, points, false, told);
            }
        }
    }
    if (state.board.region_figures[label] != 0) {
        return_figures(state, label, told);
    }
    for_each_with<&Expansion::completed>(
        state, [&](const Expansion& expansion) { expansion.completed(state, label, told); });
    if (events != nullptr) {
        events->push_back(std::move(event));
    }
}

// A region with figures that is left at the end.
struct Leftover {
    Label label = 0;
    int first_segment = 0;
};

// Every region with a figure that counts, fields or all others, in the order of their first segments.
std::vector<Leftover> leftovers(const GameState& state, bool fields) {
    std::vector<Leftover> out;
    for (const Figure& figure : state.figures) {
        Label label = state.board.label[figure.segment];
        if (traits(figure.kind).majority == Majority::ignored ||
            (kind_of(state.board, label) == FeatureKind::field) != fields) {
            continue;
        }
        bool known = std::any_of(out.begin(), out.end(), [label](const Leftover& l) { return l.label == label; });
        if (!known) {
            int first = max_board_segments;
            for_each_segment(state.board, label, [&first](int segment) { first = std::min(first, segment); });
            out.push_back(Leftover{label, first});
        }
    }
    std::sort(out.begin(), out.end(),
              [](const Leftover& a, const Leftover& b) { return a.first_segment < b.first_segment; });
    return out;
}

Event final_event(const GameState& state, FeatureKind kind, Label label) {
    Event event;
    event.kind = EventKind::final_scored;
    event.feature = kind;
    event.cells = cells_of(state.board, label);
    return event;
}

void score_unfinished(GameState& state, Events* events) {
    for (const Leftover& left : leftovers(state, false)) {
        RegionExtent region = extent(state.board, left.label);
        FigureCount count = count_figures(state, left.label);
        int points = score_value(state, region, state.board.region_open[left.label], Finish::unfinished);
        Event event;
        if (events != nullptr) {
            event = final_event(state, region.kind, left.label);
            event.terms = score_terms(state, left.label, Finish::unfinished);
        }
        for (int player = 0; player < state.players.size(); ++player) {
            if (count.leads(player)) {
                award(state, player, points, false, events != nullptr ? &event : nullptr);
            }
        }
        if (events != nullptr) {
            events->push_back(std::move(event));
        }
    }
}

// What expansions add for each paid city to what `player` gets through this field.
int bonus(const GameState& state, int player, Label field) {
    int sum = 0;
    for_each_with<&Expansion::field_bonus>(
        state, [&](const Expansion& expansion) { sum += expansion.field_bonus(state, player, field); });
    return sum;
}

ScoreTerm term(TermKind kind, int count, int each) {
    return ScoreTerm{kind, static_cast<std::int16_t>(count), static_cast<std::int16_t>(each)};
}

// The term that stands for the bonus in an event.
TermKind bonus_term(const GameState& state) {
    TermKind kind = TermKind::flat;
    for_each_with<&Expansion::field_bonus>(
        state, [&](const Expansion& expansion) { kind = expansion.field_bonus_term; });
    return kind;
}

enum class Bonus : std::uint8_t { none, paid };

void tell(const GameState& state, Events* events, Event&& event, Bonus paid) {
    if (events != nullptr && !event.awards.empty()) {
        if (paid == Bonus::paid) {
            event.terms.push_back(term(bonus_term(state), event.terms.front().count, 1));
        }
        events->push_back(std::move(event));
    }
}

// Field by field; a city counts for every field it touches.
void score_by_field(GameState& state, Events* events) {
    for (const Leftover& left : leftovers(state, true)) {
        int cities = static_cast<int>(cities_touching(state.board, left.label, Cities::completed).size());
        if (cities == 0) {
            continue;
        }
        FigureCount count = count_figures(state, left.label);
        Event event;
        if (events != nullptr) {
            event = final_event(state, FeatureKind::field, left.label);
            event.terms.push_back(term(TermKind::cities, cities, 3));
        }
        Bonus paid = Bonus::none;
        for (int player = 0; player < state.players.size(); ++player) {
            if (count.leads(player)) {
                int extra = bonus(state, player, left.label);
                paid = extra != 0 ? Bonus::paid : paid;
                award(state, player, cities * (3 + extra), extra != 0, events != nullptr ? &event : nullptr);
            }
        }
        tell(state, events, std::move(event), paid);
    }
}

struct FieldStanding {
    Label label = 0;
    FigureCount count;
    std::vector<Label> cities;  // completed ones it touches
};

// City by city: `pay(fields, player)` says what a player gets for it, and what expansions add.
template <class Pay>
void score_by_city(GameState& state, Events* events, Pay&& pay) {
    std::vector<FieldStanding> fields;
    std::vector<Label> cities;
    for (const Leftover& left : leftovers(state, true)) {
        fields.push_back(FieldStanding{left.label, count_figures(state, left.label),
                                       cities_touching(state.board, left.label, Cities::completed)});
        cities.insert(cities.end(), fields.back().cities.begin(), fields.back().cities.end());
    }
    std::sort(cities.begin(), cities.end());
    cities.erase(std::unique(cities.begin(), cities.end()), cities.end());
    for (Label city : cities) {
        std::vector<FieldStanding> touching;
        for (const FieldStanding& field : fields) {
            if (std::binary_search(field.cities.begin(), field.cities.end(), city)) {
                touching.push_back(field);
            }
        }
        Event event;
        if (events != nullptr) {
            event = final_event(state, FeatureKind::field, city);
            event.terms.push_back(term(TermKind::cities, 1, state.rules.farm == FarmScoring::city4 ? 4 : 3));
        }
        Bonus any = Bonus::none;
        for (int player = 0; player < state.players.size(); ++player) {
            std::pair<int, int> paid = pay(touching, player);  // base points, bonus
            any = paid.second != 0 ? Bonus::paid : any;
            award(state, player, paid.first + paid.second, paid.second != 0, events != nullptr ? &event : nullptr);
        }
        tell(state, events, std::move(event), any);
    }
}

// By field majority, but a player is paid once for a city, with the best bonus of his fields there.
void score_once_a_city(GameState& state, Events* events) {
    score_by_city(state, events, [&state](const std::vector<FieldStanding>& fields, int player) {
        std::pair<int, int> paid{0, 0};
        for (const FieldStanding& field : fields) {
            if (field.count.leads(player)) {
                paid.first = 3;
                paid.second = std::max(paid.second, bonus(state, player, field.label));
            }
        }
        return paid;
    });
}

// All farmers round a city together.
void score_pooled_by_city(GameState& state, Events* events) {
    score_by_city(state, events, [&state](const std::vector<FieldStanding>& fields, int player) {
        FigureCount pooled;
        int extra = 0;
        for (const FieldStanding& field : fields) {
            for (int seat = 0; seat < max_players; ++seat) {
                pooled.of[seat] = static_cast<std::uint8_t>(pooled.of[seat] + field.count.of[seat]);
                pooled.most = std::max<int>(pooled.most, pooled.of[seat]);
            }
            extra = std::max(extra, bonus(state, player, field.label));
        }
        return pooled.leads(player) ? std::pair<int, int>{4, extra} : std::pair<int, int>{0, 0};
    });
}

}  // namespace

void score_completed(GameState& state, Events* events) {
    const Board& board = state.board;
    const LaidTile& tile = board.tiles[state.last_tile];
    const TileFacts& tile_facts = facts(tile.kind);
    bool scored = keeps_score(state);
    Label done[max_segments];
    int done_count = 0;
    for (int i = 0; i < tile_facts.sided_count; ++i) {
        Label label = board.label[tile.first_segment + i];
        if (board.region_open[label] != 0 || std::find(done, done + done_count, label) != done + done_count) {
            continue;
        }
        done[done_count++] = label;
        complete_region(state, label, scored, events);
    }
    for (std::uint16_t segment : board.centres.surrounded) {
        complete_region(state, segment, scored, events);
    }
}

void score_end(GameState& state, Events* events) {
    if (!keeps_score(state)) {
        return;
    }
    score_unfinished(state, events);
    switch (state.rules.farm) {
        case FarmScoring::field3:
            score_by_field(state, events);
            break;
        case FarmScoring::field3_once:
            score_once_a_city(state, events);
            break;
        case FarmScoring::city4:
            score_pooled_by_city(state, events);
            break;
    }
    for_each_with<&Expansion::final_scoring>(
        state, [&](const Expansion& expansion) { expansion.final_scoring(state, events); });
}

FixedVector<int, max_players> projected_end(const GameState& state) {
    GameState copy = state;
    if (state.phase != Phase::over) {
        score_end(copy, nullptr);
    }
    FixedVector<int, max_players> out;
    for (const Player& player : copy.players) {
        out.push_back(player.score);
    }
    return out;
}

}  // namespace bastide
