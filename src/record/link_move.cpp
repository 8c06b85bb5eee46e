#include <algorithm>

#include "record/link_parts.h"
#include "rules/apply.h"
#include "rules/legal.h"

namespace bastide {
namespace {

class MovePass {
public:
    MovePass(SymbolCoder& coder, GameState& state, std::optional<TileKind>& next, const Move& given)
        : coder_(coder), state_(state), next_(next), given_(given) {}

    Move run() {
        out_.seat = state_.current;
        if (may_pass(state_) && coder_.flag(given_.kind == MoveKind::pass, false, 7)) {
            out_.kind = MoveKind::pass;
            pass(state_, nullptr);
            return out_;
        }
        draw();
        if (!coder_.ok()) {
            return out_;
        }
        if (state_.phase != Phase::tile) {
            out_.kind = MoveKind::discard;
            return out_;
        }
        place();
        while (coder_.ok() && state_.phase == Phase::figure) {
            figure();
        }
        return out_;
    }

private:
    void draw() {
        std::vector<std::uint32_t> copies;
        std::vector<TileKind> kinds;
        for (const DrawOutcome& outcome : draw_outcomes(state_)) {
            if (!next_ || outcome.kind == *next_) {
                copies.push_back(outcome.copies);
                kinds.push_back(outcome.kind);
            }
        }
        next_.reset();
        auto same = [this](TileKind kind) { return kind == given_.tile; };
        int choice = coder_.weighted(copies, position(kinds, same));
        if (coder_.ok()) {
            out_.tile = kinds[static_cast<std::size_t>(choice)];
            draw_tile(state_, out_.tile, nullptr);
        }
    }

    void place() {
        Placements legal;
        legal_placements(state_, out_.tile, Looks::all, legal);
        std::vector<PlaceTile> places(legal.begin(), legal.end());
        std::sort(places.begin(), places.end(), [](const PlaceTile& a, const PlaceTile& b) {
            return a.cell.x != b.cell.x   ? a.cell.x < b.cell.x
                   : a.cell.y != b.cell.y ? a.cell.y < b.cell.y
                                          : index(a.turn) < index(b.turn);
        });
        auto same = [this](const PlaceTile& at) { return at.cell == given_.cell && at.turn == given_.turn; };
        int choice = coder_.flat(static_cast<int>(places.size()), position(places, same));
        if (coder_.ok()) {
            const PlaceTile& at = places[static_cast<std::size_t>(choice)];
            out_.cell = at.cell;
            out_.turn = at.turn;
            place_tile(state_, at.cell, at.turn, nullptr);
        }
    }

    struct Choice {
        FigureName name;
        PlaceFigure figure;
    };

    // The figures by role and spot, then calling the abbot home, then nothing.
    void figure() {
        FigureChoices legal;
        legal_figures(state_, legal);
        std::vector<Choice> choices;
        for (const PlaceFigure& figure : legal) {
            choices.push_back(Choice{name_figure(out_.tile, out_.turn, figure.figure, figure.segment), figure});
        }
        std::sort(choices.begin(), choices.end(), [](const Choice& a, const Choice& b) { return a.name < b.name; });
        const int figures = static_cast<int>(choices.size());
        const int recalls = legal_recalls(state_).empty() ? 0 : 1;
        const int all = figures + recalls + (may_pass(state_) ? 1 : 0);
        int given = all - 1;
        if (given_.recall) {
            given = recalls == 0 ? -1 : figures;
        } else if (out_.figures.size() < given_.figures.size()) {
            FigureName name = given_.figures[out_.figures.size()];
            given = position(choices, [name](const Choice& choice) { return choice.name == name; });
        }
        int choice = coder_.flat(all, given);
        if (!coder_.ok()) {
            return;
        }
        if (choice < figures) {
            const Choice& chosen = choices[static_cast<std::size_t>(choice)];
            out_.figures.push_back(chosen.name);
            place_figure(state_, chosen.figure.figure, chosen.figure.segment, nullptr);
        } else if (choice < figures + recalls) {
            recall();
        } else {
            pass(state_, nullptr);
        }
    }

    void recall() {
        const FigureKind called = legal_recalls(state_)[0].figure;
        out_.recall = true;
        if (coder_.flag(given_.recalled_from.has_value(), false, 15)) {
            for (const Figure& figure : state_.figures) {
                if (figure.owner == state_.current && figure.kind == called) {
                    out_.recalled_from = state_.board.tiles[state_.board.segment_tile[figure.segment]].cell;
                }
            }
        }
        recall_figure(state_, called, nullptr);
    }

    SymbolCoder& coder_;
    GameState& state_;
    std::optional<TileKind>& next_;
    const Move& given_;
    Move out_;
};

}  // namespace

Move pass_move(SymbolCoder& coder, const Move& given, GameState& state, std::optional<TileKind>& next) {
    return MovePass(coder, state, next, given).run();
}

}  // namespace bastide
