#include "catch.h"
#include "session/playback.h"
#include "stage.h"

using namespace bastide;
using namespace bastide::panels;

namespace {

struct Looking {
    Playback playback;
    Session whole;
    Session shown;
    Looking(const Record& record, int step)
        : playback([&record] {
              LineError fault;
              return *Playback::open(record, fault);
          }()),
          whole(playback.at(playback.length(), 1)),
          shown(playback.at(step, 1)) {}
    void on(Stage& stage, int step) {
        stage.input.session = &shown;
        stage.table.replay = TableView::Replaying{step, playback.length(), false, 1, &playback.scorings(), &whole};
        stage.frame();
        stage.frame();
    }
};

}  // namespace

TEST_CASE("the replay bar leads through a recorded game") {
    Session played_game = played(30);
    for (auto [width, height] : {std::pair{1280.f, 800.f}, {390.f, 844.f}, {360.f, 640.f}, {844.f, 390.f}}) {
        Looking looking(played_game.record(), 12);
        Stage stage(Page::table, &looking.shown, width, height, width < 1000 ? PointerKind::touch : PointerKind::mouse);
        looking.on(stage, 12);
        CAPTURE(width);
        CHECK(stage.find("confirm") == nullptr);
        const std::pair<const char*, int> steps[] = {
            {"replay.first", 0}, {"replay.back", 11}, {"replay.on", 13}, {"replay.last", looking.playback.length()}};
        for (const auto& [name, step] : steps) {
            CAPTURE(name);
            const Control* control = stage.find(name);
            REQUIRE(control != nullptr);
            CHECK(control->box.x0 >= 0);
            CHECK(control->box.x1 <= width);
            CHECK(control->box.y1 <= height);
            stage.press(name);
            REQUIRE(stage.asked<ReplayTo>() != nullptr);
            CHECK(stage.asked<ReplayTo>()->step == step);
        }
        stage.press("replay.play");
        REQUIRE(stage.asked<ReplayRun>() != nullptr);
        CHECK(stage.asked<ReplayRun>()->on);
        stage.press("replay.continue");
        CHECK(stage.asked<ReplayContinue>() != nullptr);
        stage.press("replay.leave");
        CHECK(stage.asked<ReplayLeave>() != nullptr);
        for (const std::string& key : stage.ui.catalog().missing())
            FAIL_CHECK("no text for " << key);
    }
}

TEST_CASE("at the ends of a recorded game there is no way further") {
    Session played_game = played(99);
    Looking looking(played_game.record(), 0);
    Stage stage(Page::table, &looking.shown, 1280, 800);
    looking.on(stage, 0);
    CHECK_FALSE(stage.find("replay.first")->enabled);
    CHECK_FALSE(stage.find("replay.back")->enabled);
    looking.shown = looking.playback.at(looking.playback.length(), 1);
    looking.on(stage, looking.playback.length());
    CHECK_FALSE(stage.find("replay.on")->enabled);
    CHECK_FALSE(stage.find("replay.last")->enabled);
    CHECK_FALSE(stage.find("replay.continue")->enabled);
}

TEST_CASE("a line of the log leads to the move it belongs to") {
    Session played_game = played(40);
    Looking looking(played_game.record(), 3);
    Stage stage(Page::table, &looking.shown, 1280, 800);
    looking.on(stage, 3);
    stage.press("log");
    stage.frame();
    // The newest line that is told stands on top: it belongs to a move after the one that is shown.
    std::string newest;
    for (const Control& control : stage.ui.controls()) {
        bool line = control.name.rfind("log.", 0) == 0 && control.name != "log.close";
        if (line && newest.empty()) newest = control.name;
    }
    REQUIRE_FALSE(newest.empty());
    stage.press(newest);
    REQUIRE(stage.asked<ReplayTo>() != nullptr);
    CHECK(stage.asked<ReplayTo>()->step > 3);
}

TEST_CASE("a game is shared in every way, also from its result") {
    Session over = played(99);
    for (Page page : {Page::table, Page::result}) {
        for (float width : {1280.f, 390.f}) {
            const std::pair<const char*, ShareAs> ways[] = {{"share.link", ShareAs::link},
                                                            {"share.file", ShareAs::game_file},
                                                            {"share.png", ShareAs::picture_png},
                                                            {"share.svg", ShareAs::picture_svg},
                                                            {"share.report", ShareAs::report}};
            for (const auto& [name, way] : ways) {
                Stage stage(page, &over, width, 800);
                if (page == Page::result) {
                    stage.press("final.skip");
                    stage.frame();
                    stage.press("result.share");
                } else {
                    stage.press("menu");
                    stage.frame();
                    stage.press("menu.share");
                }
                stage.frame();
                CAPTURE(name, width);
                REQUIRE(stage.find(name) != nullptr);
                stage.press(name);
                REQUIRE(stage.asked<Share>() != nullptr);
                CHECK(stage.asked<Share>()->as == way);
                stage.frame();
                CHECK(stage.find(name) == nullptr);
                for (const std::string& key : stage.ui.catalog().missing())
                    FAIL_CHECK("no text for " << key);
            }
        }
    }
}
