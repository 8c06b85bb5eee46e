#include "record/link_content.h"

#include <utility>

#include "record/link_parts.h"
#include "record/notation.h"
#include "record/scene.h"

namespace bastide {
namespace {

class RecordPass {
public:
    RecordPass(SymbolCoder& coder, const Record& given) : coder_(coder), given_(given) {}

    Record run() {
        pass_header(coder_, given_, out_);
        std::vector<Line> scene_lines;
        std::vector<Move> moves;
        for (const Line& line : given_.lines) {
            if (is_scene(line)) {
                scene_lines.push_back(line);
            } else if (const Move* move = std::get_if<Move>(&line)) {
                moves.push_back(*move);
            }
        }
        if (coder_.ok()) {
            pass_scene(coder_, scene_lines, out_);
        }
        if (set_up()) {
            play(moves);
        }
        return std::move(out_);
    }

private:
    // The position before the first move. What was read so far must be something the notation can say.
    bool set_up() {
        if (!coder_.ok()) {
            return false;
        }
        Parsed parsed = parse_notation(print_notation(out_));
        if (parsed.error || !(parsed.record == out_)) {
            coder_.fail();
            return false;
        }
        if (out_.lines.empty()) {
            state_ = new_game(out_.rules, static_cast<int>(out_.players.size()));
            return true;
        }
        Scene scene;
        if (build_scene(out_, out_.lines.size(), scene)) {
            coder_.fail();
            return false;
        }
        state_ = scene.state;
        next_ = scene.next;
        return true;
    }

    void play(const std::vector<Move>& moves) {
        const Move none;
        for (std::size_t i = 0; coder_.ok(); ++i) {
            bool more = i < moves.size();
            if (state_.phase == Phase::over) {
                if (more) {
                    coder_.fail();
                }
                return;
            }
            if (!coder_.flag(more, true, 255)) {
                return;
            }
            out_.lines.push_back(pass_move(coder_, more ? moves[i] : none, state_, next_));
        }
    }

    SymbolCoder& coder_;
    const Record& given_;
    Record out_;
    GameState state_;
    std::optional<TileKind> next_;
};

}  // namespace

Record pass_through(SymbolCoder& coder, const Record& given) {
    return RecordPass(coder, given).run();
}

}  // namespace bastide
