// Plain Monte Carlo tree search over whole turns with uniformly random games at the leaves: the anchor the other
// methods are measured against. A decision node stands for a tile in hand, its edges are the turns; below an edge there
// is one node for each kind of tile that was drawn.
#pragma once

#include <vector>

#include "bots/dice.h"
#include "bots/turn.h"

namespace bastide::bots {

class Playouts {
public:
    Playouts(const GameState& state, std::uint64_t seed);

    // One way down, one random game, one way up.
    void play_one();
    // Of a turn at the root; `sum` gets the sum of the points its games brought against the best opponent.
    int visits(const Turn& turn, double& sum) const;

private:
    struct Edge {
        Turn turn;
        int visits = 0;
        double reward = 0;  // sums, of the seat that moves here
        double points = 0;
        std::vector<std::pair<TileKind, int>> nodes;  // by the tile drawn afterwards
    };
    struct Node {
        int player = 0;
        int visits = 0;
        std::vector<Edge> edges;
    };
    int make_node(const GameState& state);
    std::size_t choose(const Node& node);

    GameState root_;
    Dice dice_;
    std::vector<Node> nodes_;
};

}  // namespace bastide::bots
