// The games kept from earlier, as far as lists of them show: who played, how it stands, when it was played last, and
// the tiles for a little picture. The program fills it; panels name a game by its id.
#pragma once

#include <string>
#include <vector>

#include "rules/geometry.h"
#include "rules/tile.h"
#include "shell/panels/intent.h"

namespace bastide::panels {

struct LittleTile {
    TileKind kind = TileKind::none;
    Cell cell;
    Side turn = Side::north;
};

struct KeptGame {
    std::string id;
    std::string fault;  // "damaged_saved_game, 2": why and in which line it cannot be read; empty if it can
    std::vector<std::string> names;
    std::vector<int> scores;
    OwnerOfSeat owners = owners_by_seat;
    int tiles_left = 0;
    bool over = false;
    bool alone = false;  // a solitaire has no scores
    std::string day;     // "2026-11-30" and "17:05" where the reader is
    std::string time;
    int days_ago = 0;
    std::vector<LittleTile> tiles;
};

struct KeptGames {
    std::vector<KeptGame> list;  // the latest first
    std::string current;         // the one on the table, if it is among them
    bool lasting = true;         // false: they go with the program
};

}  // namespace bastide::panels
