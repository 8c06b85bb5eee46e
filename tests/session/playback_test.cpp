#include "session/playback.h"

#include <algorithm>

#include "catch.h"
#include "files.h"
#include "record/notation.h"
#include "rules/state_hash.h"

using namespace bastide;

namespace {

Record recorded(const std::string& path) {
    return parse_notation(testing::read_data("games/" + path + ".game")).record;
}

std::vector<std::string> games() {
    return testing::names_in("games", "game");
}

}  // namespace

TEST_CASE("every step of a recorded game is the position that was played") {
    std::vector<std::string> all = games();
    REQUIRE(all.size() >= 78);
    for (const std::string& path : all) {
        CAPTURE(path);
        Record record = recorded(path);
        Replay played = replay(record);
        REQUIRE_FALSE(played.error);
        LineError fault;
        std::optional<Playback> playback = Playback::open(record, fault);
        REQUIRE(playback);
        REQUIRE(playback->length() == static_cast<int>(played.plies.size()));
        for (int step = 1; step <= playback->length(); ++step) {
            Session session = playback->at(step, 1);
            CAPTURE(step);
            REQUIRE(hash(session.state()) == played.plies[static_cast<std::size_t>(step) - 1].hash);
            // What is shown can be played again from its own record.
            if (step % 5 == 0 || step == playback->length()) {
                Replay again = replay(session.record());
                REQUIRE_FALSE(again.error);
                REQUIRE(hash(again.state) == hash(session.state()));
            }
        }
        // Some games begin from a scene.
        auto puts = std::count_if(record.lines.begin(), record.lines.end(),
                                  [](const Line& line) { return std::holds_alternative<Put>(line); });
        CHECK(playback->at(0, 1).state().board.tiles.size() == std::max<int>(1, static_cast<int>(puts)));
        CHECK(playback->at(playback->length(), 1).record() == record);
    }
}

TEST_CASE("the log of a step tells the points of the players at that step") {
    for (const std::string& path : games()) {
        CAPTURE(path);
        LineError fault;
        std::optional<Playback> playback = Playback::open(recorded(path), fault);
        REQUIRE(playback);
        for (int step : {0, playback->length() / 2, playback->length()}) {
            Session session = playback->at(step, 1);
            std::vector<int> sums;
            Session start = playback->at(0, 1);
            for (const Player& player : start.state().players)
                sums.push_back(player.score);
            for (const LogEntry& entry : session.log()) {
                CHECK(entry.ply <= step);
                for (const Award& award : entry.event.awards)
                    sums[award.player] += award.points;
            }
            for (std::size_t i = 0; i < sums.size(); ++i)
                CHECK(sums[i] == session.state().players[static_cast<int>(i)].score);
        }
    }
}

TEST_CASE("a game played on from any step is a game by the same rules that begins with the same moves") {
    LineError fault;
    Record record = recorded(games().front());
    std::optional<Playback> playback = Playback::open(record, fault);
    REQUIRE(playback);
    for (int step = 0; step < playback->length(); step += 5) {
        Session session = playback->at(step, 77);
        std::size_t known = session.record().lines.size();
        if (session.awaits_draw()) session.draw();
        while (!session.over()) {
            if (session.awaits_draw()) {
                session.draw();
            } else {
                session.perform(legal_actions(session.state()).front());
            }
        }
        CHECK(session.rules() == record.rules);
        CHECK(std::equal(record.lines.begin(), record.lines.begin() + static_cast<std::ptrdiff_t>(known),
                         session.record().lines.begin()));
        CHECK_FALSE(replay(session.record()).error);
    }
}

TEST_CASE("a tile on the board leads to the step at which it was laid") {
    LineError fault;
    std::optional<Playback> playback = Playback::open(recorded(games().front()), fault);
    REQUIRE(playback);
    Session end = playback->at(playback->length(), 1);
    for (const LaidTile& tile : end.state().board.tiles) {
        if (tile.cell == Cell{}) continue;
        std::optional<int> step = playback->laid_at(tile.cell);
        REQUIRE(step);
        CHECK(playback->at(*step, 1).state().board.tile_at(tile.cell) != no_tile);
        CHECK(playback->at(*step - 1, 1).state().board.tile_at(tile.cell) == no_tile);
    }
}

TEST_CASE("a record that cannot be played is not opened and its line is named") {
    Record record = recorded(games().front());
    record.lines.erase(record.lines.begin());
    LineError fault;
    CHECK_FALSE(Playback::open(record, fault));
    CHECK(fault.code != Code::none);
    CHECK(fault.line < record.lines.size());
}
