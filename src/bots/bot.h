// A computer opponent's thoughts about one position, a slice at a time.
// Make a Bot for the position it has to move in (a tile in hand, a figure still to be decided, or an extra tile that
// may be declined), call `think(budget)` until it returns true, then perform the actions of `best()`. It knows the
// position and nothing else: of the tiles to come only how many there are of each kind. The same position, profile and
// seed give the same choice everywhere, however the thinking is sliced; asked earlier, `best` and `ranked` answer from
// what is known so far. `nodes` of a profile and of `think` are positions evaluated.
#pragma once

#include <memory>
#include <vector>

#include "bots/dice.h"
#include "bots/reason.h"

namespace bastide::bots {

// greedy: the turn with the most points if the game ended now. ranked: the turn that leads to the best position.
// search: the best few of those, looked at through sampled answers. playouts: plain tree search over random games.
enum class Method : std::uint8_t { greedy, ranked, search, playouts };

struct Profile {
    Method method = Method::ranked;
    Weights weights;
    int nodes = 0;       // search, playouts: how much to look at
    int candidates = 8;  // search: turns looked at deeper
    int further = 1;     // search: turns looked at after each opponent has had one
    double noise = 0;    // ranked: deviation, in points, of what each turn seems to be worth
    double blunder = 0;  // ranked: points below the best at which a turn is never taken (0: no limit)
};

struct RankedTurn {
    Turn turn;
    double value = 0;  // own expected points against those of the others
    double gain = 0;   // the same against the position as it is before the turn
    int looks = 0;     // answers sampled
    Reasons reasons;
};

class Playouts;

class Bot {
public:
    Bot(const GameState& state, const Profile& profile, std::uint64_t seed);
    ~Bot();
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;

    // Works on for about this many nodes; true once the choice stands.
    bool think(int nodes);
    bool done() const { return stage_ == Stage::done; }

    // Thinks at least until there is one.
    Turn best();
    // The best turns, best first.
    std::vector<RankedTurn> ranked(int most);

private:
    struct Candidate {
        Turn turn;
        double first = 0;  // value at first sight
        double sum = 0;    // of the samples
        int samples = 0;
        double value() const { return samples == 0 ? first : sum / samples; }
    };
    enum class Stage : std::uint8_t { begin, search, playouts, done };

    void begin();
    void begin_draw();
    void rank();
    void sample_next();
    void end_round();

    GameState root_;
    Profile profile_;
    Dice dice_;
    std::uint64_t seed_;
    Stage stage_ = Stage::begin;
    int mover_;
    int spent_ = 0;
    double before_ = 0;  // value of the position before the turn
    std::vector<Candidate> candidates_;
    // Search: the first `alive_` candidates get sample number `sample_` in turn.
    int alive_ = 0;
    int next_ = 0;
    int sample_ = 0;
    int round_ = 0;
    int rounds_ = 1;
    std::vector<TileKind> deck_;  // the bag in a random order of our own
    std::unique_ptr<Playouts> playouts_;
};

}  // namespace bastide::bots
