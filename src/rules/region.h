// Questions about one region (a connected city, road or field, or a monastery or garden): its tiles, shields, figures,
// owners, what is open, what it is worth. Everything is computed from the board when asked; nothing is cached.
#pragma once

#include <vector>

#include "rules/event.h"
#include "rules/game_state.h"

namespace bastide {

// A set of tile indices.
struct TileSet {
    std::uint64_t bits[2] = {};
    void add(int tile) { bits[tile >> 6] |= std::uint64_t{1} << (tile & 63); }
    bool has(int tile) const { return (bits[tile >> 6] >> (tile & 63) & 1) != 0; }
    int size() const;
};

// A set of regions.
struct LabelSet {
    static constexpr int words = (max_board_segments + 63) / 64;
    std::uint64_t bits[words] = {};
    void add(Label label) { bits[label >> 6] |= std::uint64_t{1} << (label & 63); }
    bool has(Label label) const { return (bits[label >> 6] >> (label & 63) & 1) != 0; }
    int size() const;
};

// Calls f(label) for each, in ascending order.
template <class F>
inline void for_each_label(const LabelSet& set, F&& f) {
    for (int word = 0; word < LabelSet::words; ++word) {
        for (std::uint64_t left = set.bits[word]; left != 0; left &= left - 1) {
            f(static_cast<Label>(64 * word + __builtin_ctzll(left)));
        }
    }
}

struct RegionExtent {
    FeatureKind kind = FeatureKind::city;
    TileSet tiles;
    int shields = 0;
};

// Calls f(board segment) for every segment of a region.
template <class F>
inline void for_each_segment(const Board& board, Label label, F&& f) {
    int segment = label;
    do {
        f(segment);
        segment = board.next[segment];
    } while (segment != label);
}

inline FeatureKind kind_of(const Board& board, Label label) {
    return board.segment_facts(label).kind;
}

// City, road, monastery, garden with nothing open. Fields are never complete.
inline bool is_complete(const Board& board, Label label) {
    return kind_of(board, label) != FeatureKind::field && board.region_open[label] == 0;
}

RegionExtent extent(const Board& board, Label label);

// Cells of the region's tiles, sorted. A monastery's or garden's is its own.
std::vector<Cell> cells_of(const Board& board, Label label);

// Figures that count, by player.
struct FigureCount {
    std::uint8_t of[max_players] = {};
    int most = 0;
    // Holders of the majority: everybody with the most, if there is anybody.
    bool leads(int player) const { return most > 0 && of[player] == most; }
};
FigureCount count_figures(const GameState& state, Label label);

// Completed cities that touch a field, as labels (in ascending order); also those still open if asked for.
enum class Cities : std::uint8_t { completed, all };
LabelSet city_set(const Board& board, Label field, Cities which);
std::vector<Label> cities_touching(const Board& board, Label field, Cities which);

// Terms of a completed region, or of one that is unfinished at the end of the game (not for fields).
enum class Finish : std::uint8_t { completed, unfinished };
std::vector<ScoreTerm> score_terms(const GameState& state, Label label, Finish finish);
int total(const std::vector<ScoreTerm>& terms);
// The same as a number, without allocating.
int score_value(const GameState& state, const RegionExtent& extent, int open, Finish finish);

}  // namespace bastide
