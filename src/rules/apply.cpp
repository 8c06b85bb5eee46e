#include "rules/apply.h"

#include "rules/expansion.h"
#include "rules/legal.h"
#include "rules/region.h"
#include "rules/scoring.h"

namespace bastide {
namespace {

Event told(const GameState& state, EventKind kind) {
    Event event;
    event.kind = kind;
    event.player = state.current;
    return event;
}

Event told_of_tile(const GameState& state, EventKind kind, TileKind tile) {
    Event event = told(state, kind);
    event.tile = tile;
    return event;
}

void end_game(GameState& state, EndReason reason, Events* events) {
    score_end(state, events);
    state.phase = Phase::over;
    state.end = reason;
    state.in_hand = TileKind::none;
    if (events != nullptr) {
        Event event = told(state, EventKind::game_over);
        event.reason = reason;
        events->push_back(event);
    }
}

// A reason to end now, or none: an expansion's own, else the empty bag.
EndReason end_reason(const GameState& state) {
    EndReason reason = EndReason::none;
    for_each_with<&Expansion::ends>(state, [&](const Expansion& expansion) {
        reason = reason != EndReason::none ? reason : expansion.ends(state);
    });
    return reason != EndReason::none ? reason : state.bag_count == 0 ? EndReason::deck_empty : EndReason::none;
}

void end_turn(GameState& state, Events* events) {
    state.in_hand = TileKind::none;
    EndReason reason = end_reason(state);
    if (reason != EndReason::none) {
        end_game(state, reason, events);
        return;
    }
    bool extra = state.part == TurnPart::first && earns_extra_tile(state);
    state.phase = Phase::draw;
    if (extra) {
        state.part = TurnPart::second;
        if (events != nullptr) {
            events->push_back(told(state, EventKind::extra_tile));
        }
        return;
    }
    state.part = TurnPart::first;
    state.current = static_cast<std::uint8_t>(state.current + 1 == state.players.size() ? 0 : state.current + 1);
    for_each_with<&Expansion::turn_begins>(state, [&](const Expansion& expansion) { expansion.turn_begins(state); });
    if (events != nullptr) {
        events->push_back(told(state, EventKind::turn_passed_on));
    }
}

void finish_tile(GameState& state, Events* events) {
    score_completed(state, events);
    end_turn(state, events);
}

void perform(GameState& state, const Action& action, Events* events) {
    if (const auto* draw = std::get_if<DrawTile>(&action)) {
        draw_tile(state, draw->kind, events);
    } else if (const auto* place = std::get_if<PlaceTile>(&action)) {
        place_tile(state, place->cell, place->turn, events);
    } else if (const auto* figure = std::get_if<PlaceFigure>(&action)) {
        place_figure(state, figure->figure, figure->segment, events);
    } else if (const auto* recall = std::get_if<RecallFigure>(&action)) {
        recall_figure(state, recall->figure, events);
    } else {
        pass(state, events);
    }
}

}  // namespace

Events apply(GameState& state, const Action& action) {
    Events events;
    perform(state, action, &events);
    return events;
}

void advance(GameState& state, const Action& action) {
    perform(state, action, nullptr);
}

void draw_tile(GameState& state, TileKind kind, Events* events) {
    assert(state.phase == Phase::draw && state.bag[index(kind)] > 0);
    --state.bag[index(kind)];
    --state.bag_count;
    for_each_with<&Expansion::drawn>(state, [&](const Expansion& expansion) { expansion.drawn(state); });
    if (has_placement(state, kind)) {
        state.in_hand = kind;
        state.phase = Phase::tile;
        if (events != nullptr) {
            events->push_back(told_of_tile(state, EventKind::tile_drawn, kind));
        }
        return;
    }
    ++state.discards;
    if (events != nullptr) {
        events->push_back(told_of_tile(state, EventKind::tile_discarded, kind));
    }
    EndReason reason = end_reason(state);
    if (reason != EndReason::none) {
        end_game(state, reason, events);
    }
}

void place_tile(GameState& state, Cell c, Side turn, Events* events) {
    assert(state.phase == Phase::tile);
    TileKind kind = state.in_hand;
    for_each_with<&Expansion::before_lay>(
        state, [&](const Expansion& expansion) { expansion.before_lay(state, kind, c, turn); });
    int tile = state.board.lay(kind, c, turn);
    state.last_tile = static_cast<std::uint8_t>(tile);
    state.phase = Phase::figure;
    if (events != nullptr) {
        Event event = told_of_tile(state, EventKind::tile_placed, kind);
        event.cell = c;
        event.turn = turn;
        events->push_back(event);
    }
    for_each_with<&Expansion::after_lay>(state, [&](const Expansion& expansion) { expansion.after_lay(state, tile); });
    EndReason lost = EndReason::none;
    for_each_with<&Expansion::ends_at_once>(state, [&](const Expansion& expansion) {
        lost = lost != EndReason::none ? lost : expansion.ends_at_once(state);
    });
    if (lost != EndReason::none) {
        end_game(state, lost, events);
    }
}

void place_figure(GameState& state, FigureKind figure, int segment, Events* events) {
    assert(why_no_figure(state, figure, segment) == IllegalCode::none);
    const LaidTile& tile = state.board.tiles[state.last_tile];
    int board_segment = tile.first_segment + segment;
    --state.players[state.current].supply[index(figure)];
    state.figures.push_back(Figure{state.current, figure, static_cast<std::uint16_t>(board_segment)});
    ++state.board.region_figures[state.board.label[board_segment]];
    if (events != nullptr) {
        Event event = told_of_tile(state, EventKind::figure_placed, tile.kind);
        event.cell = tile.cell;
        event.turn = tile.turn;
        event.figure = figure;
        event.segment = static_cast<std::uint8_t>(segment);
        event.feature = state.board.segment_facts(board_segment).kind;
        events->push_back(event);
    }
    bool still_due = false;
    for_each_with<&Expansion::figure_still_due>(state, [&](const Expansion& expansion) {
        still_due = still_due || expansion.figure_still_due(state, figure, segment);
    });
    if (!still_due) {
        finish_tile(state, events);
    }
}

void recall_figure(GameState& state, FigureKind figure, Events* events) {
    for (int i = 0; i < state.figures.size(); ++i) {
        const Figure called = state.figures[i];
        if (called.owner != state.current || called.kind != figure) {
            continue;
        }
        Label label = state.board.label[called.segment];
        const LaidTile& tile = state.board.tiles[state.board.segment_tile[called.segment]];
        int points = score_value(state, extent(state.board, label), state.board.region_open[label], Finish::unfinished);
        Player& player = state.players[state.current];
        player.score = static_cast<std::int16_t>(player.score + points);
        ++player.supply[index(figure)];
        state.figures.swap_out(i);
        --state.board.region_figures[label];
        if (events != nullptr) {
            Event event = told_of_tile(state, EventKind::figure_recalled, tile.kind);
            event.cell = tile.cell;
            event.figure = figure;
            event.segment = static_cast<std::uint8_t>(called.segment - tile.first_segment);
            event.feature = kind_of(state.board, label);
            event.cells = {tile.cell};
            event.terms = score_terms(state, label, Finish::unfinished);
            event.awards = {Award{state.current, static_cast<std::int16_t>(points), false}};
            event.returned = {ReturnedFigure{state.current, figure, tile.cell, event.segment}};
            events->push_back(event);
        }
        break;
    }
    finish_tile(state, events);
}

void pass(GameState& state, Events* events) {
    assert(may_pass(state));
    if (state.phase == Phase::figure) {
        finish_tile(state, events);
        return;
    }
    if (events != nullptr) {
        events->push_back(told(state, EventKind::extra_tile_declined));
    }
    end_turn(state, events);
}

}  // namespace bastide
