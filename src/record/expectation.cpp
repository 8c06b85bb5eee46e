#include "record/expectation.h"

#include <algorithm>

#include "record/line_reader.h"

namespace bastide {
namespace {

std::string number(int n) {
    return std::to_string(n);
}

struct Checker {
    const Expected& now;

    const std::string& name(std::uint8_t seat) const { return now.record.players[seat]; }

    std::string operator()(const ExpectScore& line) const {
        int score = now.state.players[line.seat].score;  // with the final scoring once the game is over
        return score == line.points
                   ? ""
                   : name(line.seat) + " has " + number(score) + " points, not " + number(line.points) + ".";
    }

    std::string operator()(const ExpectSupply& line) const {
        int count = now.state.players[line.seat].supply[index(line.figure)];
        return count == line.count ? ""
                                   : name(line.seat) + " has " + number(count) + " in the supply (" +
                                         std::string(traits(line.figure).name) + "), not " + number(line.count) + ".";
    }

    std::string operator()(const ExpectGoods& line) const {
        int kind = static_cast<int>(line.goods);
        int count = now.state.players[line.seat].goods[kind];
        return count == line.count ? ""
                                   : name(line.seat) + " has " + number(count) + " " + std::string(goods_words[kind]) +
                                         ", not " + number(line.count) + ".";
    }

    std::string operator()(const ExpectLegal& line) const {
        ExpectLegal found;
        found.tile = line.tile;
        Placements open;
        legal_placements(now.state, line.tile, Looks::all, open);
        for (const PlaceTile& place : open) {
            auto at = std::find_if(found.places.begin(), found.places.end(),
                                   [place](const CellTurns& other) { return other.cell == place.cell; });
            if (at == found.places.end()) {
                at = found.places.insert(at, CellTurns{place.cell, 0});
            }
            at->turns = static_cast<std::uint8_t>(at->turns | 1u << index(place.turn));
        }
        std::sort(found.places.begin(), found.places.end(),
                  [](const CellTurns& a, const CellTurns& b) { return a.cell < b.cell; });
        return found == line ? "" : "The legal places are these: " + print_line(now.record, found).substr(13) + ".";
    }

    std::string operator()(const ExpectFigures& line) const {
        if (now.last == nullptr || now.last->move.seat != line.seat) {
            return "The last move is not one of " + name(line.seat) + ".";
        }
        const Options& options = now.last->options;
        ExpectFigures found{line.seat, options.figures, options.recall, options.pass};
        return found == line ? "" : "Open were these: " + print_line(now.record, found).substr(15) + ".";
    }

    std::string operator()(const ExpectIllegal& line) const {
        GameState copy = now.state;
        Code code = Code::none;
        if (now.next && line.move.kind != MoveKind::pass && line.move.tile != *now.next &&
            line.move.seat == copy.current) {
            code = Code::not_in_bag;
        } else if (std::optional<LineError> error = play_move(copy, line.move, nullptr, nullptr)) {
            code = error->code;
        }
        if (code == line.code) {
            return "";
        }
        return code == Code::none ? "This is legal." : "The reason is " + std::string(code_name(code)) + ".";
    }

    std::string operator()(const ExpectEnd&) const {
        return now.state.phase == Phase::over ? "" : "The game is not over.";
    }

    std::string operator()(const ExpectWinner& line) const {
        if (now.state.phase != Phase::over) {
            return "The game is not over.";
        }
        ExpectWinner found{winners(now.state)};
        return found == line ? "" : "The result is: " + print_line(now.record, found).substr(7) + ".";
    }

    template <class Other>
    std::string operator()(const Other&) const {
        return "";
    }
};

}  // namespace

bool is_expectation(const Line& line) {
    return !is_scene(line) && !std::holds_alternative<Move>(line);
}

std::string unmet(const Line& line, const Expected& expected) {
    return std::visit(Checker{expected}, line);
}

}  // namespace bastide
