#include "bots/playouts.h"

#include <algorithm>

#include "bots/search.h"

namespace bastide::bots {
namespace {

// Natural logarithm of a whole number, good to two digits, without a library that differs between platforms.
double logarithm(int n) {
    double out = 0;
    double x = n;
    while (x > 2) {
        x /= 2;
        out += 0.6931471805599453;
    }
    const double y = (x - 1) / (x + 1);
    return out + 2 * y * (1 + y * y / 3 + y * y * y * y / 5);
}

double root_of(double x) {
    double r = x > 1 ? x : 1;
    for (int i = 0; i < 24; ++i) {
        r = 0.5 * (r + x / r);
    }
    return r;
}

void play_at_random(GameState& state, Dice& dice) {
    while (state.phase != Phase::over) {
        if (state.phase == Phase::draw) {
            draw_by(state, dice);
        } else if (state.phase == Phase::tile) {
            const PlacementSet places = placement_set(state, state.in_hand, Looks::distinct);
            const PlaceTile place = nth_placement(state, places, dice.below(places.count()));
            place_tile(state, place.cell, place.turn, nullptr);
        } else {
            const FigureSet figures = figure_set(state);
            const auto recalls = legal_recalls(state);
            const int pick = dice.below(figures.count() + recalls.size() + (may_pass(state) ? 1 : 0));
            if (pick < figures.count()) {
                const PlaceFigure figure = nth_figure(figures, pick);
                place_figure(state, figure.figure, figure.segment, nullptr);
            } else if (pick < figures.count() + recalls.size()) {
                recall_figure(state, recalls[pick - figures.count()].figure, nullptr);
            } else {
                pass(state, nullptr);
            }
        }
    }
}

double margin(const GameState& state, int player) {
    if (state.rules.solitaire != Solitaire::off) {
        return state.end == EndReason::solitaire_won ? 50 : state.board.tiles.size() - 72;
    }
    int best = 0;
    bool any = false;
    for (int p = 0; p < state.players.size(); ++p) {
        if (p != player) {
            best = any ? std::max<int>(best, state.players[p].score) : state.players[p].score;
            any = true;
        }
    }
    return state.players[player].score - best;
}

double reward(double points) {
    return std::max(0.0, std::min(1.0, 0.5 + points / 100));
}

}  // namespace

Playouts::Playouts(const GameState& state, std::uint64_t seed) : root_(state), dice_{mix(seed + 1)} {
    make_node(state);
}

int Playouts::make_node(const GameState& state) {
    Node node;
    node.player = state.current;
    for_each_turn(state, [&](const Turn& turn, const GameState&) {
        Edge edge;
        edge.turn = turn;
        node.edges.push_back(edge);
    });
    nodes_.push_back(std::move(node));
    return static_cast<int>(nodes_.size()) - 1;
}

std::size_t Playouts::choose(const Node& node) {
    const int count = static_cast<int>(node.edges.size());
    if (node.visits < count) {  // those not tried yet, from a place of chance on
        auto at = static_cast<std::size_t>(dice_.below(count));
        while (node.edges[at].visits != 0) {
            at = (at + 1) % node.edges.size();
        }
        return at;
    }
    const double log = logarithm(node.visits);
    std::size_t best = 0;
    double most = -1;
    for (std::size_t i = 0; i < node.edges.size(); ++i) {
        const Edge& edge = node.edges[i];
        const double bound = edge.reward / edge.visits + 0.3 * root_of(log / edge.visits);
        if (bound > most) {
            most = bound;
            best = i;
        }
    }
    return best;
}

void Playouts::play_one() {
    GameState state = root_;
    std::vector<std::pair<int, std::size_t>> path;
    int at = 0;
    for (;;) {
        const std::size_t chosen = choose(nodes_[static_cast<std::size_t>(at)]);
        path.emplace_back(at, chosen);
        perform(state, nodes_[static_cast<std::size_t>(at)].edges[chosen].turn);
        while (state.phase == Phase::draw) {
            draw_by(state, dice_);
        }
        if (state.phase == Phase::over) {
            break;
        }
        const TileKind drawn = state.in_hand;
        const auto& below = nodes_[static_cast<std::size_t>(at)].edges[chosen].nodes;
        const auto known = std::find_if(below.begin(), below.end(), [&](const auto& n) { return n.first == drawn; });
        if (known != below.end()) {
            at = known->second;
            continue;
        }
        // A node is made at the second visit, so that the tree stays small.
        if (nodes_[static_cast<std::size_t>(at)].edges[chosen].visits > 0) {
            const int made = make_node(state);
            nodes_[static_cast<std::size_t>(at)].edges[chosen].nodes.emplace_back(drawn, made);
        }
        break;
    }
    play_at_random(state, dice_);
    for (const auto& [node, chosen] : path) {
        Node& here = nodes_[static_cast<std::size_t>(node)];
        const double points = margin(state, here.player);
        ++here.visits;
        ++here.edges[chosen].visits;
        here.edges[chosen].reward += reward(points);
        here.edges[chosen].points += points;
    }
}

int Playouts::visits(const Turn& turn, double& sum) const {
    for (const Edge& edge : nodes_[0].edges) {
        if (edge.turn == turn) {
            sum = edge.points;
            return edge.visits;
        }
    }
    return 0;
}

}  // namespace bastide::bots
