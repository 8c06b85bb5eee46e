#include "referee/referee.h"

#include <cstdio>
#include <stdexcept>

namespace bastide::testing::referee {
namespace {

const int step_x[] = {0, 1, 0, -1};
const int step_y[] = {-1, 0, 1, 0};

Cell beside(const Cell& cell, int side) {
    return {cell.first + step_x[side], cell.second + step_y[side]};
}

int across(int side) {
    return (side + 2) % 4;
}

// The half-side of the neighbour that touches this one: north and south neighbours 5-h, east and west ones 9-h.
int half_across(int half) {
    bool north_or_south = half < 2 || half == 4 || half == 5;
    return north_or_south ? 5 - half : 9 - half;
}

int total(const Counts& counts) {
    int sum = 0;
    for (const auto& [word, count] : counts) {
        sum += count;
    }
    return sum;
}

bool on(const std::string& word) {
    if (word != "on" && word != "off") {
        throw std::runtime_error("neither on nor off: " + word);
    }
    return word == "on";
}

// What a river tile does to a river that comes in through side `from`.
std::string bend(const Tile& tile, int from) {
    for (int side : tile.river) {
        if (side != from) {
            if (side == across(from)) return "straight";
            return side == (across(from) + 1) % 4 ? "right" : "left";
        }
    }
    return "straight";
}

}  // namespace

Options read_options(const std::map<std::string, std::string>& words) {
    Options options;
    options.two_tile_city = std::stoi(words.at("two_tile_city"));
    options.farm = words.at("farm");
    options.farmers = on(words.at("farmers"));
    options.gardens = on(words.at("gardens"));
    options.abbot = on(words.at("abbot"));
    options.river = on(words.at("river"));
    options.river_bend = words.at("river_bend");
    options.river_start_tile = words.at("river_start_tile");
    options.tb_tiles = on(words.at("tb_tiles"));
    options.goods = on(words.at("goods"));
    options.builder = on(words.at("builder"));
    options.pig = on(words.at("pig"));
    options.solitaire = words.at("solitaire");
    options.solitaire_hard = words.at("solitaire_hard");
    options.solitaire_discard_loses = on(words.at("solitaire_discard_loses"));
    options.followers = std::stoi(words.at("followers"));
    const std::string& table = words.at("table");
    options.bounded = table != "none";
    if (options.bounded && std::sscanf(table.c_str(), "%d,%d,%d,%d", &options.min_x, &options.max_x, &options.min_y,
                                       &options.max_y) != 4) {
        throw std::runtime_error("not a table: " + table);
    }
    return options;
}

Referee::Referee(const Options& options, int seats) : options_(options) {
    const TileBook& book = tile_book();
    const bool gardens = options.gardens;
    auto add_set = [this, &book](const std::string& name) {
        for (const auto& [id, count] : book.sets.at(name)) {
            bag_[id] += count;
        }
    };
    add_set(gardens ? "base_2014" : "base_no_gardens");
    if (options.tb_tiles) {
        add_set(gardens ? "tb_2015" : "tb_no_gardens");
    }
    if (options.river) {
        add_set(gardens ? "river_2014" : "river_no_gardens");
        --bag_[book.spring];
        if (options.river_start_tile == "removed") {
            --bag_[book.start];
        }
        board_[{0, 0}] = book.tiles.at(book.spring)[0];
        river_end_ = {0, 1};
    } else {
        --bag_[book.start];
        board_[{0, 0}] = book.tiles.at(book.start)[0];
    }
    Seat seat;
    seat.supply["follower"] = options.followers;
    seat.supply["abbot"] = options.abbot ? 1 : 0;
    seat.supply["builder"] = options.builder ? 1 : 0;
    seat.supply["pig"] = options.pig ? 1 : 0;
    seats_.assign(static_cast<std::size_t>(seats), seat);
}

// ---- Regions

Region Referee::region(const Node& start) const {
    Region result;
    result.feature = at(start.first).parts[start.second].feature;
    result.complete = result.feature == Feature::city || result.feature == Feature::road;
    if (result.feature == Feature::monastery || result.feature == Feature::garden) {
        result.complete = filled_around(start.first) == 8;
    }
    std::vector<Node> to_visit = {start};
    while (!to_visit.empty()) {
        Node node = to_visit.back();
        to_visit.pop_back();
        if (!result.nodes.insert(node).second) {
            continue;
        }
        const Cell& cell = node.first;
        result.cells.insert(cell);
        const Part& part = at(cell).parts[node.second];
        for (int side : part.sides) {
            Cell next = beside(cell, side);
            if (!laid(next)) {
                result.complete = false;
                continue;
            }
            const Tile& neighbour = at(next);
            for (std::size_t i = 0; i < neighbour.parts.size(); ++i) {
                if (neighbour.parts[i].sides.count(across(side)) != 0) to_visit.push_back({next, i});
            }
        }
        for (int half : part.halves) {
            Cell next = beside(cell, half / 2);
            if (!laid(next)) {
                continue;
            }
            const Tile& neighbour = at(next);
            for (std::size_t i = 0; i < neighbour.parts.size(); ++i) {
                if (neighbour.parts[i].halves.count(half_across(half)) != 0) to_visit.push_back({next, i});
            }
        }
    }
    return result;
}

int Referee::filled_around(const Cell& cell) const {
    int filled = 0;
    for (int dx = -1; dx <= 1; ++dx) {
        for (int dy = -1; dy <= 1; ++dy) {
            if ((dx != 0 || dy != 0) && laid({cell.first + dx, cell.second + dy})) ++filled;
        }
    }
    return filled;
}

bool Referee::stands_on(const Region& region, int owner, const std::string& figure) const {
    for (const Piece& piece : pieces_) {
        if (piece.owner == owner && piece.figure == figure && region.nodes.count(piece.at) != 0) return true;
    }
    return false;
}

bool Referee::occupied(const Region& region) const {
    for (const Piece& piece : pieces_) {
        if (region.nodes.count(piece.at) != 0) return true;
    }
    return false;
}

// ---- Tiles

bool Referee::river_lasts() const {
    for (const auto& [id, count] : bag_) {
        if (count > 0 && tile_book().tiles.at(id)[0].is_river()) return true;
    }
    return false;
}

Counts Referee::drawable() const {
    Counts result;
    if (phase_ != "draw") {
        return result;
    }
    const bool river = river_lasts();
    for (const auto& [id, count] : bag_) {
        if (count > 0 && tile_book().tiles.at(id)[0].is_river() == river) result[id] = count;
    }
    if (result.size() > 1) {
        result.erase(tile_book().lake);
    }
    return result;
}

bool Referee::continues_river(const Tile& tile, const Cell& cell) const {
    if (cell != river_end_) {
        return false;
    }
    const int from = across(river_heads_);
    if (tile.river.count(from) == 0) {
        return false;
    }
    const std::string turn = bend(tile, from);
    if (turn == "straight" || river_bends_.empty()) {
        return true;
    }
    if (options_.river_bend == "immediate") {
        return river_bends_.back() != turn;
    }
    if (options_.river_bend == "alternate") {
        std::string last = "none";
        for (const std::string& earlier : river_bends_) {
            if (earlier != "straight") last = earlier;
        }
        return last != turn;
    }
    return true;
}

bool Referee::fits(const Tile& tile, const Cell& cell) const {
    const auto& [x, y] = cell;
    if (laid(cell)) {
        return false;
    }
    if (options_.bounded && (x < options_.min_x || x > options_.max_x || y < options_.min_y || y > options_.max_y)) {
        return false;
    }
    bool touches = false;
    for (int side = 0; side < 4; ++side) {
        Cell next = beside(cell, side);
        if (!laid(next)) {
            continue;
        }
        touches = true;
        if (at(next).edges[static_cast<std::size_t>(across(side))] != tile.edges[static_cast<std::size_t>(side)]) {
            return false;
        }
    }
    return touches && (!tile.is_river() || continues_river(tile, cell));
}

std::set<Placement> Referee::placements(const std::string& id) const {
    std::set<Cell> beside_tiles;
    for (const auto& [cell, tile] : board_) {
        for (int side = 0; side < 4; ++side) {
            beside_tiles.insert(beside(cell, side));
        }
    }
    const std::array<Tile, 4>& turns = tile_book().tiles.at(id);
    std::set<Placement> result;
    for (const Cell& cell : beside_tiles) {
        for (int turn = 0; turn < 4; ++turn) {
            if (fits(turns[static_cast<std::size_t>(turn)], cell)) {
                result.insert({cell.first, cell.second, turn});
            }
        }
    }
    return result;
}

std::set<Placement> Referee::distinct_placements(const std::string& id) const {
    std::set<Placement> result;
    for (const auto& [x, y, turn] : placements(id)) {
        result.insert({x, y, tile_book().first_look.at(id)[static_cast<std::size_t>(turn)]});
    }
    return result;
}

void Referee::draw(const std::string& id) {
    --bag_.at(id);
    drew_in_this_part_ = true;
    if (!placements(id).empty()) {
        hand_ = id;
        phase_ = "tile";
        return;
    }
    ++discards_;
    if (total(bag_) == 0) {
        end_game();
    }
}

bool Referee::continues_own_builder(const Cell& cell) const {
    for (int side = 0; side < 4; ++side) {
        Cell next = beside(cell, side);
        if (!laid(next)) {
            continue;
        }
        const Tile& neighbour = at(next);
        for (std::size_t i = 0; i < neighbour.parts.size(); ++i) {
            if (neighbour.parts[i].sides.count(across(side)) != 0 && stands_on(region({next, i}), turn_, "builder")) {
                return true;
            }
        }
    }
    return false;
}

void Referee::place(Placement where) {
    const auto& [x, y, turn] = where;
    last_ = {x, y};
    if (part_ == 1) {
        extra_tile_ = continues_own_builder(last_);
    }
    const Tile& tile = tile_book().tiles.at(hand_)[static_cast<std::size_t>(turn)];
    if (tile.is_river()) {
        const int from = across(river_heads_);
        river_bends_.push_back(bend(tile, from));
        for (int side : tile.river) {
            if (side != from) {
                river_heads_ = side;
            }
        }
        river_end_ = beside(last_, river_heads_);
    }
    board_[last_] = tile;
    phase_ = "figure";
    work_out_duties();
}

// ---- Figures

std::set<std::size_t> Referee::parts_that_continue_nothing() const {
    std::set<std::size_t> result;
    const Tile& tile = at(last_);
    for (std::size_t i = 0; i < tile.parts.size(); ++i) {
        bool continues = tile.parts[i].sides.empty();
        for (int side : tile.parts[i].sides) {
            continues = continues || laid(beside(last_, side));
        }
        if (!continues) {
            result.insert(i);
        }
    }
    return result;
}

void Referee::work_out_duties() {
    duty_.clear();
    second_duty_.clear();
    if (options_.solitaire == "off") {
        return;
    }
    duty_ = parts_that_continue_nothing();
    if (options_.solitaire == "hard") {
        int monastery = at(last_).part_at(Feature::monastery, "c");
        if (monastery >= 0) {
            std::set<std::size_t>& which = options_.solitaire_hard == "choice" ? duty_ : second_duty_;
            which.insert(static_cast<std::size_t>(monastery));
        }
    }
    int due = (duty_.empty() ? 0 : 1) + (second_duty_.empty() ? 0 : 1);
    if (seats_[0].supply["follower"] < due) {
        end_ = "solitaire_lost";
        phase_ = "over";
        scores_before_end_ = {0};
    }
}

bool Referee::may_stand(const std::string& figure, std::size_t number) const {
    const Feature feature = at(last_).parts[number].feature;
    if (seats_[static_cast<std::size_t>(turn_)].supply.at(figure) == 0) {
        return false;
    }
    if (options_.solitaire != "off") {
        return figure == "follower" && (duty_.count(number) != 0 || second_duty_.count(number) != 0);
    }
    Region whole = region({last_, number});
    if (figure == "follower") {
        return feature != Feature::garden && (feature != Feature::field || options_.farmers) && !occupied(whole);
    }
    if (figure == "abbot") {
        return (feature == Feature::monastery || feature == Feature::garden) && !occupied(whole);
    }
    const bool with_follower = stands_on(whole, turn_, "follower");
    if (figure == "builder") {
        return (feature == Feature::city || feature == Feature::road) && with_follower && !whole.complete;
    }
    return feature == Feature::field && with_follower;
}

std::set<Choice> Referee::figures() const {
    std::set<Choice> result;
    if (phase_ != "figure") {
        return result;
    }
    const Tile& tile = at(last_);
    for (std::size_t i = 0; i < tile.parts.size(); ++i) {
        for (const char* figure : {"follower", "abbot", "builder", "pig"}) {
            if (may_stand(figure, i)) {
                result.insert({figure, feature_name(tile.parts[i].feature), tile.spot_of(static_cast<int>(i))});
            }
        }
    }
    return result;
}

const Piece* Referee::own_abbot() const {
    for (const Piece& piece : pieces_) {
        if (piece.owner == turn_ && piece.figure == "abbot") return &piece;
    }
    return nullptr;
}

bool Referee::may_recall() const {
    const Piece* abbot = own_abbot();
    return phase_ == "figure" && abbot != nullptr && filled_around(abbot->at.first) < 8;
}

bool Referee::may_pass() const {
    if (phase_ == "draw") {
        return part_ == 2 && !drew_in_this_part_;
    }
    return phase_ == "figure" && duty_.empty() && second_duty_.empty();
}

void Referee::figure(const Choice& choice) {
    int part = -1;
    for (Feature feature : {Feature::city, Feature::road, Feature::field, Feature::monastery, Feature::garden}) {
        if (feature_name(feature) == choice.feature) part = at(last_).part_at(feature, choice.spot);
    }
    if (part < 0) {
        throw std::runtime_error("no " + choice.feature + " at " + choice.spot);
    }
    const auto number = static_cast<std::size_t>(part);
    if (!may_stand(choice.figure, number)) {
        throw std::runtime_error("no " + choice.figure + " may stand there");
    }
    --seats_[static_cast<std::size_t>(turn_)].supply[choice.figure];
    pieces_.push_back({turn_, choice.figure, {last_, number}});
    if (duty_.count(number) != 0) {
        duty_.clear();
    } else {
        second_duty_.clear();
    }
    if (duty_.empty() && second_duty_.empty()) {
        finish_part();
    }
}

void Referee::recall() {
    const Piece* abbot = own_abbot();
    seats_[static_cast<std::size_t>(turn_)].score += worth_now(abbot->at.first);
    go_home({abbot->at});
    finish_part();
}

void Referee::pass() {
    if (phase_ == "draw") {
        part_ = 1;
        turn_ = (turn_ + 1) % static_cast<int>(seats_.size());
        return;
    }
    finish_part();
}

void Referee::finish_part() {
    score_completed();
    hand_.clear();
    phase_ = "draw";
    drew_in_this_part_ = false;
    if (total(bag_) == 0) {
        end_game();
    } else if (part_ == 1 && extra_tile_) {
        part_ = 2;
    } else {
        part_ = 1;
        turn_ = (turn_ + 1) % static_cast<int>(seats_.size());
    }
}

}  // namespace bastide::testing::referee
