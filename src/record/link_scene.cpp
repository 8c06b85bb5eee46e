#include "record/link_parts.h"

namespace bastide {
namespace {

// Kinds of tiles are a byte, whatever sets there are.
constexpr int kind_codes = 256;

class ScenePass {
public:
    ScenePass(SymbolCoder& coder, const std::vector<Line>& given, Record& out)
        : coder_(coder), given_(given), out_(out) {}

    void run() {
        int count = coder_.number(static_cast<int>(given_.size()));
        for (int i = 0; i < count && coder_.ok(); ++i) {
            auto at = static_cast<std::size_t>(i);
            out_.lines.push_back(line(at < given_.size() ? given_[at] : Line{Put{}}));
        }
    }

private:
    enum Kind { put_line, score_line, goods_line, turn_line, next_line, bag_line, line_kinds };

    template <class T>
    static T as(const Line& line) {
        const T* found = std::get_if<T>(&line);
        return found == nullptr ? T{} : *found;
    }

    Line line(const Line& given) {
        int kind = std::holds_alternative<SetScore>(given)   ? score_line
                   : std::holds_alternative<SetGoods>(given) ? goods_line
                   : std::holds_alternative<SetTurn>(given)  ? turn_line
                   : std::holds_alternative<SetNext>(given)  ? next_line
                   : std::holds_alternative<SetBag>(given)   ? bag_line
                                                             : put_line;
        switch (coder_.weighted({12, 1, 1, 1, 1, 1}, kind)) {
            case score_line: {
                SetScore score = as<SetScore>(given);
                std::uint8_t player = seat(score.seat);
                return SetScore{player, coder_.number(score.points)};
            }
            case goods_line: {
                SetGoods goods = as<SetGoods>(given);
                std::uint8_t player = seat(goods.seat);
                auto which = static_cast<Goods>(coder_.flat(goods_kinds, static_cast<int>(goods.goods)));
                return SetGoods{player, which, coder_.number(goods.count)};
            }
            case turn_line:
                return SetTurn{seat(as<SetTurn>(given).seat)};
            case next_line:
                return SetNext{tile(as<SetNext>(given).tile)};
            case bag_line:
                return bag(as<SetBag>(given));
            default:
                return put(as<Put>(given));
        }
    }

    Put put(const Put& given) {
        Put out;
        out.tile = tile(given.tile);
        // From the tile before.
        int x = last_.x + coder_.signed_number(given.cell.x - last_.x);
        int y = last_.y + coder_.signed_number(given.cell.y - last_.y);
        if (x < -cell_limit || x > cell_limit || y < -cell_limit || y > cell_limit) {
            coder_.fail();
            return out;
        }
        out.cell = last_ = cell(x, y);
        out.turn = side_at(coder_.flat(4, index(given.turn)));
        int count = coder_.number(static_cast<int>(given.figures.size()));
        for (int i = 0; i < count && coder_.ok(); ++i) {
            auto at = static_cast<std::size_t>(i);
            SceneFigure figure = at < given.figures.size() ? given.figures[at] : SceneFigure{};
            figure.name.role = static_cast<Role>(coder_.flat(role_count, static_cast<int>(figure.name.role)));
            figure.name.spot = spot_at(coder_.flat(spot_count, index(figure.name.spot)));
            figure.seat = seat(figure.seat);
            out.figures.push_back(figure);
        }
        return out;
    }

    SetBag bag(const SetBag& given) {
        SetBag out;
        int count = coder_.number(static_cast<int>(given.entries.size()));
        for (int i = 0; i < count && coder_.ok(); ++i) {
            auto at = static_cast<std::size_t>(i);
            BagEntry entry = at < given.entries.size() ? given.entries[at] : BagEntry{};
            entry.tile = tile(entry.tile);
            entry.copies = coder_.number(entry.copies);
            out.entries.push_back(entry);
        }
        return out;
    }

    std::uint8_t seat(std::uint8_t given) {
        return static_cast<std::uint8_t>(coder_.flat(static_cast<int>(out_.players.size()), given));
    }

    TileKind tile(TileKind given) {
        int kind = coder_.flat(kind_codes, index(given));
        if (kind < tile_kinds) {
            return tile_kind(kind);
        }
        coder_.fail();
        return tile_kind(0);
    }

    SymbolCoder& coder_;
    const std::vector<Line>& given_;
    Record& out_;
    Cell last_;
};

}  // namespace

void pass_scene(SymbolCoder& coder, const std::vector<Line>& given, Record& out) {
    ScenePass(coder, given, out).run();
}

}  // namespace bastide
