// A game as it is kept between two visits: a text that is at once a game file of the notation. What the notation cannot
// hold (the turn under way, the dealer, colours, the page that was open) stands before it in comments, under a first
// line that names the version; texts of every older version can be read.
//
//   SavedGame saved = save_game(session);         // then date, colours, page
//   std::string text = print_saved_game(saved);
//   ReadGame read = read_saved_game(text);        // read.error: what is wrong, and in which line
//   std::optional<Session> again = resume_game(read, fault);
//
// The session made again stands exactly where the first one stood: the same position (its hash is compared), log,
// record and coming tiles, and the same decisions of the turn can be taken back.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/notation.h"
#include "session/seat_role.h"
#include "session/take_back.h"

namespace bastide {

// home: the game was left for the start page. final: its final scoring is being told. result: it has been told.
enum class SavedPage : std::uint8_t { home, table, final, result };

struct SavedGame {
    std::int64_t date = 0;                                               // milliseconds since 1970
    std::array<std::uint8_t, max_players> colours = {0, 1, 2, 3, 4, 5};  // by seat
    SeatRoles roles = all_persons;
    TakeBacks take_backs = TakeBacks::until_next_tile;
    SavedPage page = SavedPage::table;
    int final_step = -1;  // events told so far, less one
    std::uint64_t seed = 0;
    std::uint64_t dealer = 0;  // the state of its random numbers

    // For lists of games, so that these need not play them.
    std::vector<int> scores;
    int tiles_left = 0;
    bool over = false;

    Record record;  // moves that are complete
    // The turn under way: a tile in hand; or laid, with the figures put on it so far and one more to be decided.
    TileKind hand = TileKind::none;
    std::optional<PlaceTile> laid;
    std::vector<FigureName> figures;
    std::vector<TileKind> coming;  // drawn and taken back: the next is last
    std::uint64_t hash = 0;        // of the position

    friend bool operator==(const SavedGame&, const SavedGame&) = default;
};

struct ReadGame {
    SavedGame game;
    std::optional<NotationError> error;
    std::vector<LineMark> marks;  // of the record's lines
    int turn_line = 0;            // where the turn under way and the hash stand
    int hash_line = 0;
};

SavedGame save_game(const Session& session);
std::string print_saved_game(const SavedGame& game);

ReadGame read_saved_game(std::string_view text);
// Nothing, and why not, if the game cannot be played.
std::optional<Session> resume_game(const ReadGame& read, NotationError& fault);

}  // namespace bastide
