#include "record/record.h"

#include "rules/legal.h"

namespace bastide {
namespace {

FigureName name_on(const LaidTile& tile, FigureKind figure, int segment) {
    return name_figure(tile.kind, tile.turn, figure, segment);
}

void note_draw(Record& record, const GameState& before, TileKind kind) {
    if (!has_placement(before, kind)) {
        Move move;
        move.kind = MoveKind::discard;
        move.seat = before.current;
        move.tile = kind;
        record.lines.push_back(move);
    }
}

void note_place(Record& record, const GameState& before, const PlaceTile& action, const GameState& after) {
    if (after.phase == Phase::figure) {
        return;
    }
    Move move;
    move.seat = before.current;
    move.tile = before.in_hand;
    move.cell = action.cell;
    move.turn = action.turn;
    record.lines.push_back(move);
}

void note_pass(Record& record, const GameState& before) {
    if (before.phase == Phase::figure) {
        record.lines.push_back(started_move(before));
        return;
    }
    Move move;
    move.kind = MoveKind::pass;
    move.seat = before.current;
    record.lines.push_back(move);
}

}  // namespace

bool is_scene(const Line& line) {
    return std::holds_alternative<Put>(line) || std::holds_alternative<SetScore>(line) ||
           std::holds_alternative<SetGoods>(line) || std::holds_alternative<SetTurn>(line) ||
           std::holds_alternative<SetNext>(line) || std::holds_alternative<SetBag>(line);
}

void note_action(Record& record, const GameState& before, const Action& action, const GameState& after) {
    if (const auto* draw = std::get_if<DrawTile>(&action)) {
        note_draw(record, before, draw->kind);
    } else if (const auto* place = std::get_if<PlaceTile>(&action)) {
        note_place(record, before, *place, after);
    } else if (const auto* figure = std::get_if<PlaceFigure>(&action)) {
        if (after.phase != Phase::figure) {
            Move move = started_move(before);
            move.figures.push_back(name_on(before.board.tiles[before.last_tile], figure->figure, figure->segment));
            record.lines.push_back(move);
        }
    } else if (std::holds_alternative<RecallFigure>(action)) {
        Move move = started_move(before);
        move.recall = true;
        record.lines.push_back(move);
    } else {
        note_pass(record, before);
    }
}

Move started_move(const GameState& state) {
    const LaidTile& tile = state.board.tiles[state.last_tile];
    Move move;
    move.seat = state.current;
    move.tile = tile.kind;
    move.cell = tile.cell;
    move.turn = tile.turn;
    for (const Figure& figure : state.figures) {
        if (state.board.segment_tile[figure.segment] == state.last_tile) {
            move.figures.push_back(name_on(tile, figure.kind, figure.segment - tile.first_segment));
        }
    }
    return move;
}

std::vector<std::string> default_names(const RuleSet& rules) {
    return rules.solitaire == Solitaire::off ? std::vector<std::string>{"A", "B"} : std::vector<std::string>{"A"};
}

}  // namespace bastide
