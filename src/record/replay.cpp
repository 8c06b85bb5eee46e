#include "record/replay.h"

#include <algorithm>

#include "record/expectation.h"
#include "record/explain.h"
#include "record/scene.h"
#include "rules/apply.h"

namespace bastide {
namespace {

class Replayer {
public:
    Replayer(const Record& record, Keep keep) : record_(record), keep_(keep) {
        out_.state = new_game(record.rules, static_cast<int>(record.players.size()));
    }

    Replay run() {
        for (std::size_t i = 0; i < record_.lines.size() && !out_.error; ++i) {
            const Line& line = record_.lines[i];
            if (is_scene(line)) {
                scene_pending_ = true;
            } else if (set_scene(i)) {
                is_expectation(line) ? expect(i) : move(i);
            }
        }
        if (!out_.error && set_scene(record_.lines.size()) && next_ && has_placement(out_.state, *next_)) {
            draw_tile(out_.state, *next_, nullptr);
        }
        if (keep_ == Keep::all_positions && out_.positions.empty()) out_.positions.push_back(out_.state);
        return std::move(out_);
    }

private:
    bool fail(std::size_t line, LineError error) {
        error.line = line;
        out_.error = std::move(error);
        return false;
    }

    bool set_scene(std::size_t line_count) {
        if (!scene_pending_) {
            return true;
        }
        scene_pending_ = false;
        Scene scene;
        if (std::optional<LineError> error = build_scene(record_, line_count, scene)) {
            return fail(error->line, *error);
        }
        out_.state = scene.state;
        next_ = scene.next;
        return true;
    }

    void expect(std::size_t i) {
        const Line& line = record_.lines[i];
        const Ply* last = out_.plies.empty() ? nullptr : &out_.plies.back();
        std::string sentence = unmet(line, Expected{record_, out_.state, last, next_});
        if (!sentence.empty()) {
            fail(i, LineError{i, Part::value, Code::expectation_failed, std::move(sentence)});
        }
    }

    void move(std::size_t i) {
        const Move& move = std::get<Move>(record_.lines[i]);
        if (next_ && move.kind != MoveKind::pass && move.seat == out_.state.current && move.tile != *next_) {
            fail(i, LineError{i, Part::tile, Code::not_in_bag, "Another tile is in hand."});
            return;
        }
        if (keep_ == Keep::all_positions && out_.positions.empty()) out_.positions.push_back(out_.state);
        Ply ply;
        ply.line = i;
        if (std::optional<LineError> error = play_move(out_.state, move, &ply, &out_.final)) {
            fail(i, *error);
            return;
        }
        next_.reset();
        out_.plies.push_back(std::move(ply));
        if (keep_ == Keep::all_positions) out_.positions.push_back(out_.state);
    }

    const Record& record_;
    Keep keep_;
    Replay out_;
    std::optional<TileKind> next_;
    bool scene_pending_ = false;
};

}  // namespace

Replay replay(const Record& record, Keep keep) {
    return Replayer(record, keep).run();
}

std::vector<std::uint8_t> winners(const GameState& state) {
    std::vector<std::uint8_t> out;
    if (state.phase != Phase::over || state.end == EndReason::solitaire_lost) {
        return out;
    }
    int best = 0;
    for (const Player& player : state.players) {
        best = std::max<int>(best, player.score);
    }
    for (int seat = 0; seat < state.players.size(); ++seat) {
        if (state.players[seat].score == best) {
            out.push_back(static_cast<std::uint8_t>(seat));
        }
    }
    return out;
}

NotationError locate(const LineError& error, const std::vector<LineMark>& marks) {
    const LineMark& mark = marks[error.line];
    int column = mark.first;
    switch (error.part) {
        case Part::whole:
            break;
        case Part::tile:
            column = mark.tile;
            break;
        case Part::cell:
            column = mark.cell;
            break;
        case Part::turn:
            column = mark.turn;
            break;
        case Part::first_figure:
            column = mark.figures[0];
            break;
        case Part::second_figure:
            column = mark.figures[1];
            break;
        case Part::value:
            column = mark.value;
            break;
    }
    return NotationError{mark.line, std::max(column, 1), error.code, error.sentence};
}

}  // namespace bastide
