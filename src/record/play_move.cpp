#include <algorithm>

#include "record/explain.h"
#include "record/replay.h"
#include "rules/apply.h"
#include "rules/state_hash.h"

namespace bastide {
namespace {

using Failure = std::optional<LineError>;

Failure failure(Part part, Code code) {
    return LineError{0, part, code, std::string(explain(code))};
}

Part part_of(Code code) {
    return code == Code::river_bend ? Part::turn : Part::cell;
}

struct MovePlayer {
    GameState& state;
    const Move& move;
    Ply* ply;
    Events events;

    Failure draw() {
        if (std::optional<Illegal> illegal = why_illegal(state, DrawTile{move.tile})) {
            return failure(Part::tile, code_of(illegal->code));
        }
        if (ply != nullptr) {
            Placements open;
            legal_placements(state, move.tile, Looks::all, open);
            ply->options.placements.assign(open.begin(), open.end());
            std::sort(ply->options.placements.begin(), ply->options.placements.end(),
                      [](const PlaceTile& a, const PlaceTile& b) {
                          return a.cell != b.cell ? a.cell < b.cell : a.turn < b.turn;
                      });
        }
        return std::nullopt;
    }

    Failure discard() {
        if (Failure fault = draw()) {
            return fault;
        }
        if (has_placement(state, move.tile)) {
            return failure(Part::tile, Code::still_placeable);
        }
        draw_tile(state, move.tile, &events);
        return std::nullopt;
    }

    Failure pass_extra_tile() {
        if (state.phase != Phase::draw || !may_pass(state)) {
            return failure(Part::whole, Code::no_extra_tile);
        }
        pass(state, &events);
        return std::nullopt;
    }

    void note_options() {
        if (ply == nullptr || state.phase != Phase::figure) {
            return;
        }
        FigureChoices choices;
        legal_figures(state, choices);
        for (const PlaceFigure& choice : choices) {
            ply->options.figures.push_back(name_figure(move.tile, move.turn, choice.figure, choice.segment));
        }
        std::sort(ply->options.figures.begin(), ply->options.figures.end());
        ply->options.recall = !legal_recalls(state).empty();
        ply->options.pass = may_pass(state);
    }

    Failure figure(FigureName name, Part part) {
        if (state.phase != Phase::figure) {
            bool lost = state.phase == Phase::over && part == Part::first_figure;
            return failure(part, lost ? Code::no_supply : Code::bad_statement);
        }
        if (traits(kind_of(name.role)).supply(state.rules) == 0) {
            return failure(part, Code::not_in_rules);
        }
        FoundFigure found = find_figure(move.tile, move.turn, name);
        if (found.fault != FigureFault::none) {
            return failure(part,
                           found.fault == FigureFault::wrong_feature ? Code::wrong_feature : Code::no_such_segment);
        }
        IllegalCode code = why_no_figure(state, found.figure.figure, found.figure.segment);
        if (code != IllegalCode::none) {
            return failure(part, code_of(code));
        }
        place_figure(state, found.figure.figure, found.figure.segment, &events);
        return std::nullopt;
    }

    bool recall_stands_at(Cell c) const {
        return std::any_of(state.figures.begin(), state.figures.end(), [this, c](const Figure& figure) {
            return figure.owner == state.current && figure.kind == FigureKind::abbot &&
                   state.board.tiles[state.board.segment_tile[figure.segment]].cell == c;
        });
    }

    Failure recall() {
        RecallFigure action{FigureKind::abbot};
        if (std::optional<Illegal> illegal = why_illegal(state, action)) {
            return failure(Part::value, code_of(illegal->code));
        }
        if (move.recalled_from && !recall_stands_at(*move.recalled_from)) {
            return failure(Part::value, Code::nothing_to_recall);
        }
        recall_figure(state, action.figure, &events);
        return std::nullopt;
    }

    Failure place() {
        if (Failure fault = draw()) {
            return fault;
        }
        IllegalCode against = why_not_placed(state, move.tile, move.cell, move.turn).code;
        if (against != IllegalCode::none) {
            return failure(part_of(code_of(against)), code_of(against));
        }
        draw_tile(state, move.tile, &events);
        place_tile(state, move.cell, move.turn, &events);
        note_options();
        if (move.recall) {
            return recall();
        }
        for (std::size_t i = 0; i < move.figures.size(); ++i) {
            if (Failure fault = figure(move.figures[i], i == 0 ? Part::first_figure : Part::second_figure)) {
                return fault;
            }
        }
        if (state.phase != Phase::figure) {
            return std::nullopt;
        }
        if (!move.figures.empty() || !may_pass(state)) {
            return failure(Part::whole, Code::figure_due);
        }
        pass(state, &events);
        return std::nullopt;
    }

    Failure run() {
        if (state.phase == Phase::over) {
            return failure(Part::whole, Code::game_over);
        }
        if (move.seat != state.current) {
            return failure(Part::whole, Code::wrong_seat);
        }
        switch (move.kind) {
            case MoveKind::pass:
                return pass_extra_tile();
            case MoveKind::discard:
                return discard();
            case MoveKind::place:
                return place();
        }
        return std::nullopt;
    }
};

bool belongs_to_the_end(const Event& event) {
    return event.kind == EventKind::final_scored || event.kind == EventKind::final_goods;
}

void fill_ply(Ply& ply, const GameState& state, const Events& events) {
    ply.players.assign(state.players.begin(), state.players.end());
    ply.hash = hash(state);
    for (const Event& event : events) {
        if (belongs_to_the_end(event)) {
            for (const Award& award : event.awards) {
                std::int16_t& score = ply.players[award.player].score;
                score = static_cast<std::int16_t>(score - award.points);
            }
            continue;
        }
        ply.extra_tile = ply.extra_tile || event.kind == EventKind::extra_tile;
        if (event.kind == EventKind::figure_recalled) {
            ply.recalled_from = event.cell;
        }
        ply.events.push_back(event);
    }
}

}  // namespace

std::optional<LineError> play_move(GameState& state, const Move& move, Ply* ply, Events* final) {
    GameState copy = state;
    MovePlayer player{copy, move, ply, {}};
    if (Failure fault = player.run()) {
        return fault;
    }
    if (ply != nullptr) {
        ply->move = move;
        fill_ply(*ply, copy, player.events);
    }
    if (final != nullptr) {
        std::copy_if(player.events.begin(), player.events.end(), std::back_inserter(*final), belongs_to_the_end);
    }
    state = copy;
    return std::nullopt;
}

}  // namespace bastide
