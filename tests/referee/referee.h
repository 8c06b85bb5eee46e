// A second, slow and simple implementation of the rules, to be compared with the program's. It knows nothing of it:
// words in, words out. Regions are found anew by flood fill whenever they are asked for.
// Give it the options as the notation writes them, then tell it every action; ask what stands open before each.
#pragma once

#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "referee/referee_tiles.h"

namespace bastide::testing::referee {

struct Options {
    int two_tile_city = 4;
    std::string farm = "field3";
    bool farmers = true;
    bool bounded = false;
    int min_x = 0, max_x = 0, min_y = 0, max_y = 0;
    bool gardens = false;
    bool abbot = false;
    bool river = false;
    std::string river_bend = "alternate";
    std::string river_start_tile = "removed";
    bool tb_tiles = false;
    bool goods = false;
    bool builder = false;
    bool pig = false;
    std::string solitaire = "off";
    std::string solitaire_hard = "additional";
    bool solitaire_discard_loses = false;
    int followers = 7;
};
// From key and value as in "farm=city4", switches "on" or "off", the table "none" or "min_x,max_x,min_y,max_y".
Options read_options(const std::map<std::string, std::string>& words);

using Cell = std::pair<int, int>;             // x east, y south
using Placement = std::tuple<int, int, int>;  // x, y, clockwise quarter turns
using Counts = std::map<std::string, int>;    // by word: "follower" 7, or "wine" 2
using Node = std::pair<Cell, std::size_t>;    // a part of a laid tile

// A figure that may be placed: "follower", "city", "n".
struct Choice {
    std::string figure;
    std::string feature;
    std::string spot;
    bool operator==(const Choice&) const = default;
    bool operator<(const Choice& other) const {
        return std::tie(figure, feature, spot) < std::tie(other.figure, other.feature, other.spot);
    }
};

struct Region {
    Feature feature = Feature::field;
    std::set<Node> nodes;
    std::set<Cell> cells;
    bool complete = false;
};

struct Piece {
    int owner = 0;
    std::string figure;
    Node at;
};

struct Seat {
    int score = 0;
    Counts supply;
    Counts goods;
};

class Referee {
public:
    Referee(const Options& options, int seats);

    // What stands open. Phases: draw, tile, figure, over.
    const std::string& phase() const { return phase_; }
    int whose_turn() const { return turn_; }
    bool second_part() const { return part_ == 2; }
    const std::string& tile_in_hand() const { return hand_; }
    Counts drawable() const;
    Counts bag() const { return bag_; }
    int discards() const { return discards_; }
    std::set<Placement> placements(const std::string& tile) const;
    // Turns of a symmetric tile that look alike only once, by the first.
    std::set<Placement> distinct_placements(const std::string& tile) const;
    std::set<Choice> figures() const;
    bool may_recall() const;
    bool may_pass() const;
    bool laid(const Cell& cell) const { return board_.count(cell) != 0; }
    const std::vector<Seat>& seats() const { return seats_; }
    const std::vector<Piece>& pieces() const { return pieces_; }
    const std::string& end_reason() const { return end_; }
    // Scores as they were before the final scoring (the same as now if the game is not over).
    std::vector<int> scores_before_end() const;
    std::set<int> winners() const;

    // What happens. The caller has seen to it that it is legal; a wrong figure throws.
    void draw(const std::string& tile);
    void place(Placement where);
    void figure(const Choice& choice);
    void recall();
    void pass();

private:
    const Tile& at(const Cell& cell) const { return board_.at(cell); }
    Region region(const Node& start) const;
    int filled_around(const Cell& cell) const;
    bool stands_on(const Region& region, int owner, const std::string& figure) const;
    bool occupied(const Region& region) const;
    bool may_stand(const std::string& figure, std::size_t part) const;
    bool fits(const Tile& tile, const Cell& cell) const;
    bool continues_river(const Tile& tile, const Cell& cell) const;
    bool continues_own_builder(const Cell& cell) const;
    std::set<std::size_t> parts_that_continue_nothing() const;
    void work_out_duties();
    int worth_now(const Cell& site) const { return 1 + filled_around(site); }
    const Piece* own_abbot() const;

    void finish_part();
    void score_completed();
    void score_region(const Region& region);
    int points_of(const Region& region) const;
    std::set<int> majority(const std::vector<const Piece*>& standing) const;
    std::vector<const Piece*> standing_on(const Region& region) const;
    void go_home(const std::set<Node>& nodes);
    bool river_lasts() const;
    void end_game();
    void end_solitaire();
    void score_unfinished();
    void score_fields();
    void score_goods();

    Options options_;
    std::map<Cell, Tile> board_;  // tiles as they lie
    std::vector<Piece> pieces_;
    std::vector<Seat> seats_;
    Counts bag_;
    std::string phase_ = "draw";
    std::string hand_;
    std::string end_ = "none";
    Cell last_;
    int turn_ = 0;
    int part_ = 1;
    int discards_ = 0;
    bool extra_tile_ = false;
    bool drew_in_this_part_ = false;
    std::vector<int> scores_before_end_;
    // The river so far: where it leaves the last tile to, the way it runs there, and the bends on the way.
    std::vector<std::string> river_bends_;  // "straight", "left", "right", in order
    Cell river_end_;
    int river_heads_ = 2;
    // Solitaire: parts one of which must be taken, and the monastery if it asks for a follower besides.
    std::set<std::size_t> duty_;
    std::set<std::size_t> second_duty_;
};

}  // namespace bastide::testing::referee
