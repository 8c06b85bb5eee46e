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
    Event* told = nullptr;
    if (events != nullptr) {
        told = &events->emplace_back();
        told->kind = EventKind::region_scored;
        told->player = state.current;
        told->feature = region.kind;
        told->cells = cells_of(state.board, label);
        told->terms = score_terms(state, label, Finish::completed);
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
    for_each_with<&Expansion::completed>(state,
                                         [&](const Expansion& expansion) { expansion.completed(state, label, told); });
}

using Leftovers = FixedVector<Label, max_figures>;

// Every region with a figure that counts, fields or all others. If it is to be told, in the order of their first
// segments.
Leftovers leftovers(const GameState& state, bool fields, const Events* events) {
    Leftovers out;
    LabelSet known;
    for (const Figure& figure : state.figures) {
        Label label = state.board.label[figure.segment];
        bool wanted = traits(figure.kind).majority == Majority::counts && !known.has(label) &&
                      (kind_of(state.board, label) == FeatureKind::field) == fields;
        if (wanted) {
            known.add(label);
            out.push_back(label);
        }
    }
    if (events != nullptr) {
        auto first_segment = [&state](Label label) {
            int first = label;
            for_each_segment(state.board, label, [&first](int segment) { first = std::min(first, segment); });
            return first;
        };
        std::sort(out.begin(), out.end(), [&](Label a, Label b) { return first_segment(a) < first_segment(b); });
    }
    return out;
}

// The event of a final score, to be filled, or null if nobody listens.
Event* final_event(const GameState& state, FeatureKind kind, Label label, Events* events) {
    if (events == nullptr) {
        return nullptr;
    }
    Event& event = events->emplace_back();
    event.kind = EventKind::final_scored;
    event.feature = kind;
    event.cells = cells_of(state.board, label);
    return &event;
}

void score_unfinished(GameState& state, Events* events) {
    for (Label label : leftovers(state, false, events)) {
        RegionExtent region = extent(state.board, label);
        FigureCount count = count_figures(state, label);
        int points = score_value(state, region, state.board.region_open[label], Finish::unfinished);
        Event* event = final_event(state, region.kind, label, events);
        if (event != nullptr) {
            event->terms = score_terms(state, label, Finish::unfinished);
        }
        for (int player = 0; player < state.players.size(); ++player) {
            if (count.leads(player)) {
                award(state, player, points, false, event);
            }
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
    for_each_with<&Expansion::field_bonus>(state,
                                           [&](const Expansion& expansion) { kind = expansion.field_bonus_term; });
    return kind;
}

enum class Bonus : std::uint8_t { none, paid };

// Completes the event of a field, the last of them, or takes it back if nobody got anything.
void finish_field(const GameState& state, Events* events, Bonus paid) {
    if (events == nullptr) {
        return;
    }
    Event& event = events->back();
    if (event.awards.empty()) {
        events->pop_back();
    } else if (paid == Bonus::paid) {
        event.terms.push_back(term(bonus_term(state), event.terms.front().count, 1));
    }
}

// Field by field; a city counts for every field it touches.
void score_by_field(GameState& state, Events* events) {
    for (Label field : leftovers(state, true, events)) {
        int cities = city_set(state.board, field, Cities::completed).size();
        if (cities == 0) {
            continue;
        }
        FigureCount count = count_figures(state, field);
        Event* event = final_event(state, FeatureKind::field, field, events);
        if (event != nullptr) {
            event->terms.push_back(term(TermKind::cities, cities, 3));
        }
        Bonus paid = Bonus::none;
        for (int player = 0; player < state.players.size(); ++player) {
            if (count.leads(player)) {
                int extra = bonus(state, player, field);
                paid = extra != 0 ? Bonus::paid : paid;
                award(state, player, cities * (3 + extra), extra != 0, event);
            }
        }
        finish_field(state, events, paid);
    }
}

struct FieldStanding {
    Label label = 0;
    FigureCount count;
    LabelSet cities;  // completed ones it touches
};
using FieldStandings = FixedVector<FieldStanding, max_figures>;

// City by city: `pay(fields, player)` says what a player gets for it, and what expansions add.
template <class Pay>
void score_by_city(GameState& state, Events* events, Pay&& pay) {
    FieldStandings fields;
    LabelSet cities;
    for (Label field : leftovers(state, true, events)) {
        LabelSet touched = city_set(state.board, field, Cities::completed);
        fields.push_back(FieldStanding{field, count_figures(state, field), touched});
        for_each_label(touched, [&cities](Label city) { cities.add(city); });
    }
    for_each_label(cities, [&](Label city) {
        FieldStandings touching;
        for (const FieldStanding& field : fields) {
            if (field.cities.has(city)) {
                touching.push_back(field);
            }
        }
        Event* event = final_event(state, FeatureKind::field, city, events);
        if (event != nullptr) {
            event->terms.push_back(term(TermKind::cities, 1, state.rules.farm == FarmScoring::city4 ? 4 : 3));
        }
        Bonus any = Bonus::none;
        for (int player = 0; player < state.players.size(); ++player) {
            std::pair<int, int> paid = pay(touching, player);  // base points, bonus
            any = paid.second != 0 ? Bonus::paid : any;
            award(state, player, paid.first + paid.second, paid.second != 0, event);
        }
        finish_field(state, events, any);
    });
}

// By field majority, but a player is paid once for a city, with the best bonus of his fields there.
void score_once_a_city(GameState& state, Events* events) {
    score_by_city(state, events, [&state](const FieldStandings& fields, int player) {
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
    score_by_city(state, events, [&state](const FieldStandings& fields, int player) {
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
