// The rules a game is played by: one plain record, every key independent of the others.
// `preset(...)` gives the record of a rule book; rule_options.h holds the table of keys that screens, the notation and
// the command line read, and the check for combinations that make no sense.
#pragma once

#include <cstdint>

#include "rules/tile.h"

namespace bastide {

// 2014: the 2014 edition. second: the older edition that pays a city once a player through fields. first: the first
// edition. solitaire, solitaire_hard: the first edition's two games for one.
enum class Preset : std::uint8_t { edition_2014, second, first, solitaire, solitaire_hard };

// field3: by field, 3 a completed city. field3_once: the same, but a player is paid once for a city.
// city4: by city, all farmers around it counted together, 4 a city.
enum class FarmScoring : std::uint8_t { field3, field3_once, city4 };

// alternate: two bends never turn the same way, whatever lies between. immediate: only direct neighbours. none: free.
enum class RiverBend : std::uint8_t { alternate, immediate, none };
enum class RiverStartTile : std::uint8_t { removed, shuffled };
enum class Solitaire : std::uint8_t { off, normal, hard };
// additional: a follower is due on a monastery besides one on a new city or road. choice: one of them.
enum class SolitaireHard : std::uint8_t { additional, choice };

// The cells that lie on the table, both ends included. Without bounds the table never ends.
struct TableEdge {
    bool bounded = false;
    std::int16_t min_x = 0;
    std::int16_t max_x = 0;
    std::int16_t min_y = 0;
    std::int16_t max_y = 0;
    friend constexpr bool operator==(const TableEdge&, const TableEdge&) = default;
};

struct RuleSet {
    Preset preset = Preset::edition_2014;
    std::uint8_t two_tile_city = 4;  // points of a completed city of two tiles: 4 or 2
    FarmScoring farm = FarmScoring::field3;
    bool farmers = true;
    TableEdge table;
    bool gardens = true;
    bool abbot = false;
    bool river = false;
    RiverBend river_bend = RiverBend::alternate;
    RiverStartTile river_start_tile = RiverStartTile::removed;
    bool tb_tiles = false;
    bool goods = false;
    bool builder = false;
    bool pig = false;
    Solitaire solitaire = Solitaire::off;
    SolitaireHard solitaire_hard = SolitaireHard::additional;
    bool solitaire_discard_loses = false;
    std::uint8_t followers = 7;  // usable followers a player: 1 to 8
    friend constexpr bool operator==(const RuleSet&, const RuleSet&) = default;
};

RuleSet preset(Preset name);

// True if the tiles of this family belong to the set.
bool plays_with(const RuleSet& rules, TileFamily family);

// Part of the hash of a position. The preset's name is none of it.
std::uint64_t hash_rules(const RuleSet& rules);

}  // namespace bastide
