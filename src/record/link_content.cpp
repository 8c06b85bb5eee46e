#include "record/link_content.h"

#include <algorithm>
#include <iterator>

#include "record/notation.h"
#include "record/scene.h"
#include "rules/apply.h"
#include "rules/legal.h"
#include "rules/rule_options.h"

namespace bastide {
namespace {

// Keys in the order of this format; new ones are added at the end.
constexpr std::string_view option_keys[] = {"two_tile_city",
                                            "farm",
                                            "farmers",
                                            "table",
                                            "gardens",
                                            "abbot",
                                            "river",
                                            "river_bend",
                                            "river_start_tile",
                                            "tb_tiles",
                                            "goods",
                                            "builder",
                                            "pig",
                                            "solitaire",
                                            "solitaire_hard",
                                            "solitaire_discard_loses",
                                            "followers"};
constexpr int option_count = static_cast<int>(std::size(option_keys));

// Kinds of tiles are a byte, whatever sets there are.
constexpr int kind_codes = 256;

template <class T, class Same>
int position(const std::vector<T>& list, Same&& same) {
    auto found = std::find_if(list.begin(), list.end(), same);
    return found == list.end() ? -1 : static_cast<int>(found - list.begin());
}

class HeaderPass {
public:
    HeaderPass(SymbolCoder& coder, const Record& given, Record& out) : coder_(coder), given_(given), out_(out) {}

    void run() {
        int name = coder_.number(static_cast<int>(given_.rules.preset));
        if (name >= static_cast<int>(std::size(all_presets))) {
            coder_.fail();
            return;
        }
        out_.rules = preset(static_cast<Preset>(name));
        overrides();
        if (coder_.ok() && !conflicts(out_.rules).empty()) {
            coder_.fail();
        }
        players();
    }

private:
    // The options that differ from the preset: how many, then each as the distance from the one before and its value.
    void overrides() {
        std::vector<int> differing;
        for (int i = 0; i < option_count; ++i) {
            const RuleOption* option = find_option(option_keys[i]);
            if (option->get(given_.rules) != option->get(out_.rules)) {
                differing.push_back(i);
            }
        }
        int count = coder_.number(static_cast<int>(differing.size()));
        int next = 0;
        for (int n = 0; n < count && coder_.ok(); ++n) {
            auto at = static_cast<std::size_t>(n);
            int i = next + coder_.number(at < differing.size() ? differing[at] - next : 0);
            if (i >= option_count) {
                coder_.fail();
                return;
            }
            value(*find_option(option_keys[i]));
            next = i + 1;
        }
    }

    void value(const RuleOption& option) {
        const std::string given = option.get(given_.rules);
        if (option.shape == OptionShape::on_off) {
            option.set(out_.rules, option.get(out_.rules) == "on" ? "off" : "on");
        } else if (option.shape == OptionShape::table) {
            table(option);
        } else {
            auto same = [&given](std::string_view word) { return word == given; };
            int choice = coder_.number(coder_.ok() ? std::max(position(option.values, same), 0) : 0);
            if (choice >= static_cast<int>(option.values.size())) {
                coder_.fail();
                return;
            }
            option.set(out_.rules, option.values[static_cast<std::size_t>(choice)]);
        }
    }

    void table(const RuleOption& option) {
        const TableEdge& edge = given_.rules.table;
        const int west = -coder_.number(-edge.min_x);
        const int east = coder_.number(edge.max_x);
        const int north = -coder_.number(-edge.min_y);
        const int south = coder_.number(edge.max_y);
        std::string word;
        for (int bound : {west, east, north, south}) {
            word += (word.empty() ? "" : ",") + std::to_string(bound);
        }
        if (!option.set(out_.rules, word)) {
            coder_.fail();
        }
    }

    void players() {
        int count = 1 + coder_.number(static_cast<int>(given_.players.size()) - 1);
        if (!coder_.ok() || count > most_players(out_.rules)) {
            coder_.fail();
            return;
        }
        bool named = coder_.flag(given_.players != default_names(out_.rules), true, 1);
        if (!named) {
            out_.players = default_names(out_.rules);
            if (count != static_cast<int>(out_.players.size())) {
                coder_.fail();
            }
            return;
        }
        for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
            out_.players.push_back(coder_.text(i < given_.players.size() ? given_.players[i] : std::string()));
        }
    }

    SymbolCoder& coder_;
    const Record& given_;
    Record& out_;
};

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

class RecordPass {
public:
    RecordPass(SymbolCoder& coder, const Record& given) : coder_(coder), given_(given) {}

    Record run() {
        HeaderPass(coder_, given_, out_).run();
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
            ScenePass(coder_, scene_lines, out_).run();
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
            out_.lines.push_back(MovePass(coder_, state_, next_, more ? moves[i] : none).run());
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
