// The games kept in a folder of this machine; the folder of the tests is their own.
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "catch.h"
#include "rules/legal.h"
#include "shell/app/app.h"
#include "shell/app/host.h"
#include "shell/app/kept_games.h"

using namespace bastide;
using namespace bastide::app;

namespace {

namespace fs = std::filesystem;

constexpr std::int64_t noon = 12 * 60 * 60 * 1000;  // the same day in every time zone

struct Folder {
    fs::path path = fs::temp_directory_path() / ("bastide-test-" + std::to_string(host::fresh_seed()));
    std::string before;
    Folder() {
        const char* there = std::getenv("XDG_DATA_HOME");
        before = there == nullptr ? "" : there;
        setenv("XDG_DATA_HOME", path.c_str(), 1);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        if (before.empty()) {
            unsetenv("XDG_DATA_HOME");
        } else {
            setenv("XDG_DATA_HOME", before.c_str(), 1);
        }
        fs::remove_all(path);
    }
    fs::path games() const { return path / "Bastide" / "Bastide" / "games"; }
};

SavedGame some_game(std::int64_t date, bool over) {
    Session session(preset(Preset::edition_2014), {"Ada", "Bo"}, 7);
    session.draw();
    SavedGame out = save_game(session);
    out.date = date;
    out.over = over;
    return out;
}

}  // namespace

TEST_CASE("kept games are there again for the next program, the latest first") {
    Folder folder;
    KeptGames games;
    games.load();
    CHECK(games.shown().list.empty());
    CHECK_FALSE(games.latest());
    games.keep("early", some_game(noon + 1000, false));
    const std::string text = games.keep("late", some_game(noon + 3000, false));
    games.keep("middle", some_game(noon + 2000, true));
    games.keep("early", some_game(noon + 1500, false));
    CHECK(host::storage_fault().empty());
    CHECK(host::kept_game("late") == text);

    KeptGames again;
    again.load();
    REQUIRE(again.shown().list.size() == 3);
    CHECK(again.latest() == "late");
    const panels::KeptGame& shown = again.shown().list[1];
    CHECK(shown.id == "middle");
    CHECK(shown.names == std::vector<std::string>{"Ada", "Bo"});
    CHECK(shown.scores == std::vector<int>{0, 0});
    CHECK(shown.over);
    CHECK(shown.day == "1970-01-01");
    CHECK(shown.days_ago > 20000);
    REQUIRE(shown.tiles.size() == 1);
    CHECK(shown.tiles[0].kind == start_tile());
    again.drop("late");
    CHECK(again.latest() == "middle");
    CHECK_FALSE(fs::exists(folder.games() / "late.game"));
}

TEST_CASE("a game that cannot be read is listed with the reason and left where it is") {
    Folder folder;
    KeptGames games;
    games.keep("sound", some_game(1000, false));
    // What a crash in the middle of writing leaves behind is no game.
    std::ofstream(folder.games() / "sound.game.new") << "# bastide sav";
    std::ofstream(folder.games() / "cut.game") << print_saved_game(some_game(9000, false)).substr(0, 200);
    std::ofstream(folder.games() / "newer.game") << "# bastide saved game 9\n";
    games.load();
    REQUIRE(games.shown().list.size() == 3);
    CHECK(games.latest() == "sound");
    int unreadable = 0;
    for (const panels::KeptGame& game : games.shown().list) {
        if (game.id == "newer") CHECK(game.fault == "unknown_saved_version, 1");
        unreadable += game.fault.empty() ? 0 : 1;
    }
    CHECK(unreadable == 2);
    CHECK(fs::exists(folder.games() / "cut.game"));
}

TEST_CASE("of finished games the latest fifty are kept, of others all") {
    Folder folder;
    KeptGames games;
    games.keep("running", some_game(1, false));
    for (int i = 0; i < 53; ++i)
        games.keep("over" + std::to_string(i), some_game(100 + i, true));
    CHECK(games.shown().list.size() == 51);
    CHECK(host::kept_games().size() == 51);
    CHECK(host::kept_game("over2").empty());
    CHECK_FALSE(host::kept_game("over3").empty());
    CHECK_FALSE(host::kept_game("running").empty());
}

TEST_CASE("names that a record cannot tell apart or hold are changed until it can") {
    const RuleSet rules = preset(Preset::edition_2014);
    using Names = std::vector<std::string>;
    CHECK(fit_for_record(rules, {"Ada", "Bo"}) == Names{"Ada", "Bo"});
    CHECK(fit_for_record(rules, {"Bo", "Bo", "Bo", "Bo 2"}) == Names{"Bo", "Bo 2", "Bo 3", "Bo 2 2"});
    CHECK(fit_for_record(rules, {"A\xff", "Bo"}) == Names{"A", "B"});
    CHECK(fit_for_record(rules, {"a\nb", "Bo"}) == Names{"A", "B"});
}
