// A session written down, and made again by playing what was written.
#include <algorithm>

#include "record/explain.h"
#include "record/replay.h"
#include "record/scene.h"
#include "rules/state_hash.h"
#include "session/saved_game.h"

namespace bastide {
namespace {

class Resumption {
public:
    Resumption(const ReadGame& read, Session& session, NotationError& fault)
        : read_(read), game_(read.game), session_(session), fault_(fault) {}

    bool run(std::size_t first) {
        const std::vector<Line>& lines = game_.record.lines;
        for (std::size_t i = first; i < lines.size(); ++i) {
            const Move* move = std::get_if<Move>(&lines[i]);
            if (move == nullptr) {
                continue;
            }
            GameState copy = session_.state();
            if (std::optional<LineError> error = play_move(copy, *move, nullptr, nullptr)) {
                error->line = i;
                fault_ = locate(*error, read_.marks);
                return false;
            }
            play(*move);
        }
        if (!turn_under_way()) {
            return false;
        }
        if (hash(session_.state()) != game_.hash) {
            return fail(read_.hash_line, Code::damaged_saved_game);
        }
        session_.set_dealer(SeededDealer(game_.dealer));
        session_.set_coming(game_.coming);
        return true;
    }

private:
    bool fail(int line, Code code) {
        fault_ = NotationError{std::max(line, 1), 1, code, std::string(explain(code))};
        return false;
    }

    // The move is known to be legal.
    void play(const Move& move) {
        if (move.kind == MoveKind::pass) {
            session_.perform(Pass{});
            return;
        }
        session_.draw(move.tile);
        if (move.kind == MoveKind::discard) {
            return;
        }
        session_.perform(PlaceTile{move.cell, move.turn});
        for (FigureName figure : move.figures) {
            session_.perform(find_figure(move.tile, move.turn, figure).figure);
        }
        if (move.recall) {
            session_.perform(RecallFigure{FigureKind::abbot});
        } else if (session_.state().phase == Phase::figure) {
            session_.perform(Pass{});
        }
    }

    bool act(const Action& action) {
        if (std::optional<Illegal> illegal = why_illegal(session_.state(), action)) {
            return fail(read_.turn_line, code_of(illegal->code));
        }
        session_.perform(action);
        return true;
    }

    bool turn_under_way() {
        if (game_.hand == TileKind::none) {
            return !game_.laid || fail(read_.turn_line, Code::damaged_saved_game);
        }
        if (std::optional<Illegal> illegal = why_illegal(session_.state(), DrawTile{game_.hand})) {
            return fail(read_.turn_line, code_of(illegal->code));
        }
        session_.draw(game_.hand);
        if (session_.state().phase != Phase::tile) {
            return fail(read_.turn_line, Code::damaged_saved_game);
        }
        if (!game_.laid) {
            return true;
        }
        if (!act(*game_.laid)) {
            return false;
        }
        for (FigureName figure : game_.figures) {
            FoundFigure found = find_figure(game_.hand, game_.laid->turn, figure);
            if (found.fault != FigureFault::none) {
                return fail(read_.turn_line, Code::no_such_segment);
            }
            if (!act(found.figure)) {
                return false;
            }
        }
        return session_.state().phase == Phase::figure || fail(read_.turn_line, Code::damaged_saved_game);
    }

    const ReadGame& read_;
    const SavedGame& game_;
    Session& session_;
    NotationError& fault_;
};

}  // namespace

SavedGame save_game(const Session& session) {
    const GameState& state = session.state();
    SavedGame out;
    out.seed = session.seed();
    out.dealer = session.dealer().random.state;
    for (const Player& player : state.players) {
        out.scores.push_back(player.score);
    }
    out.tiles_left = state.bag_count;
    out.over = session.over();
    out.record = session.record();
    out.coming = session.coming();
    out.hash = hash(state);
    if (state.phase == Phase::tile) {
        out.hand = state.in_hand;
    } else if (state.phase == Phase::figure) {
        const Move move = started_move(state);
        out.hand = move.tile;
        out.laid = PlaceTile{move.cell, move.turn};
        out.figures = move.figures;
    }
    return out;
}

std::optional<Session> resume_game(const ReadGame& read, NotationError& fault) {
    if (read.error) {
        fault = *read.error;
        return std::nullopt;
    }
    const Record& record = read.game.record;
    auto is_move = [](const Line& line) { return std::holds_alternative<Move>(line); };
    auto first = std::find_if(record.lines.begin(), record.lines.end(), is_move);
    // A scene stands before the first move and is no history.
    Record start{record.rules, record.players, {record.lines.begin(), first}};
    Scene scene;
    scene.state = new_game(record.rules, static_cast<int>(record.players.size()));
    if (std::any_of(start.lines.begin(), start.lines.end(), is_scene)) {
        if (std::optional<LineError> error = build_scene(start, start.lines.size(), scene)) {
            fault = locate(*error, read.marks);
            return std::nullopt;
        }
    }
    std::size_t played_before = start.lines.size();
    Session session(std::move(start), scene.state, {}, 0, read.game.seed);
    if (!Resumption(read, session, fault).run(played_before)) {
        return std::nullopt;
    }
    return session;
}

}  // namespace bastide
