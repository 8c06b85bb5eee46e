#include "catch.h"
#include "stage.h"

using namespace bastide;
using namespace bastide::panels;

namespace {

KeptGame kept(std::string id, bool over, int days_ago) {
    KeptGame game;
    game.id = std::move(id);
    game.names = {"Ada", "Bo", "Cyprian"};
    game.scores = {23, 17, 4};
    game.tiles_left = over ? 0 : 41;
    game.over = over;
    game.day = "2026-11-28";
    game.time = "17:05";
    game.days_ago = days_ago;
    const GameState start = new_game(preset(Preset::edition_2014), 3);
    for (const LaidTile& tile : start.board.tiles)
        game.tiles.push_back({tile.kind, tile.cell, tile.turn});
    return game;
}

KeptGames three_games() {
    KeptGames games;
    games.list = {kept("finished", true, 0), kept("running", false, 1), kept("older", false, 2)};
    KeptGame broken;
    broken.id = "broken";
    broken.fault = "damaged_saved_game, 2";
    games.list.push_back(broken);
    return games;
}

void show(Stage& stage, const KeptGames& games) {
    stage.input.kept = &games;
    stage.frame();
    stage.frame();
}

}  // namespace

TEST_CASE("home goes on with the latest game that is not over") {
    for (auto [width, height] : {std::pair{1280.f, 800.f}, {390.f, 844.f}, {360.f, 640.f}, {844.f, 390.f}}) {
        INFO(width << " by " << height);
        Stage stage(Page::home, nullptr, width, height);
        CHECK(stage.find("home.continue") == nullptr);
        CHECK(stage.find("home.saved") == nullptr);
        const KeptGames games = three_games();
        show(stage, games);
        const Control* button = stage.find("home.continue");
        REQUIRE(button != nullptr);
        CHECK(button->label.find("Ada, Bo and Cyprian, 41") != std::string::npos);
        CHECK(button->label.find("yesterday, 17:05") != std::string::npos);
        for (const char* name : {"home.continue", "home.new_game", "home.saved", "home.settings", "home.help"}) {
            INFO(name);
            REQUIRE(stage.find(name) != nullptr);
            CHECK(stage.find(name)->box.y1 <= height);
            CHECK(stage.find(name)->box.height() >= 44);
        }
        stage.press("home.continue");
        REQUIRE(stage.asked<OpenKept>() != nullptr);
        CHECK(stage.asked<OpenKept>()->id == "running");
    }
}

TEST_CASE("home goes on with the game on the table before any other") {
    const Session session = played(20);
    Stage stage(Page::home, &session, 1280, 800);
    KeptGames games = three_games();
    games.current = "older";
    show(stage, games);
    REQUIRE(stage.find("home.continue") != nullptr);
    CHECK(stage.find("home.continue")->label.find("2026-11-28") != std::string::npos);
    stage.press("home.continue");
    REQUIRE(stage.asked<Go>() != nullptr);
    CHECK(stage.asked<Go>()->page == Page::table);
    CHECK(stage.asked<OpenKept>() == nullptr);
}

TEST_CASE("a new game is begun without a question where the other one is kept") {
    const Session session = played(20);
    Stage stage(Page::home, &session, 1280, 800);
    KeptGames games = three_games();
    show(stage, games);
    stage.press("home.new_game");
    CHECK(stage.asked<Go>() != nullptr);
    games.lasting = false;
    stage.press("home.new_game");
    stage.frame();
    CHECK(stage.find("leave.yes") != nullptr);
}

TEST_CASE("a saved game is opened by its row and deleted after a question") {
    for (auto [width, height] : {std::pair{1280.f, 800.f}, {390.f, 844.f}}) {
        INFO(width << " by " << height);
        Stage stage(Page::home, nullptr, width, height);
        const KeptGames games = three_games();
        show(stage, games);
        stage.press("home.saved");
        stage.frame();
        REQUIRE(stage.find("saved.0") != nullptr);
        CHECK(stage.find("saved.0")->label.find("finished") != std::string::npos);
        CHECK(stage.find("saved.0")->label.find("23") != std::string::npos);
        CHECK(stage.find("saved.1")->label.find("41") != std::string::npos);
        // What cannot be read is told with its reason, cannot be opened, and can be deleted.
        REQUIRE(stage.find("saved.3") != nullptr);
        CHECK_FALSE(stage.find("saved.3")->enabled);
        CHECK(stage.find("saved.3")->label.find("damaged_saved_game, 2") != std::string::npos);
        stage.press("saved.3.delete");
        stage.frame();
        CHECK(stage.asked<DeleteKept>() == nullptr);
        stage.press("delete.no");
        stage.frame();
        CHECK(stage.asked<DeleteKept>() == nullptr);
        stage.press("saved.3.delete");
        stage.frame();
        stage.press("delete.yes");
        REQUIRE(stage.asked<DeleteKept>() != nullptr);
        CHECK(stage.asked<DeleteKept>()->id == "broken");
        stage.frame();
        stage.press("saved.1");
        REQUIRE(stage.asked<OpenKept>() != nullptr);
        CHECK(stage.asked<OpenKept>()->id == "running");
        stage.frame();
        CHECK(stage.find("saved.0") == nullptr);
    }
}

TEST_CASE("what was taken back can be done again by a button that is there only then") {
    Session session = played(8);
    Placements places;
    legal_placements(session.state(), session.state().in_hand, Looks::distinct, places);
    session.perform(places[0]);
    for (auto [width, height] : {std::pair{1280.f, 800.f}, {800.f, 700.f}, {390.f, 844.f}, {844.f, 390.f}}) {
        INFO(width << " by " << height);
        {
            Stage stage(Page::table, &session, width, height);
            CHECK(stage.find("redo") == nullptr);
            stage.table.can_redo = true;
            stage.frame();
            // Both ways are open.
            REQUIRE(stage.find("redo") != nullptr);
            REQUIRE(stage.find("undo") != nullptr);
            CHECK_FALSE(overlap(stage.find("undo")->box, stage.find("redo")->box));
            CHECK(stage.find("undo")->box.width() >= 44);
            CHECK(stage.find("redo")->box.width() >= 44);
            stage.press("redo");
            CHECK(stage.asked<Redo>() != nullptr);
        }
        Session back = session;
        back.undo();
        Stage stage(Page::table, &back, width, height);
        stage.table.can_redo = !back.undone().empty();
        stage.frame();
        CHECK(stage.find("undo") == nullptr);
        CHECK(stage.find("redo") != nullptr);
    }
}

TEST_CASE("a game that is played elsewhere can be taken over or left") {
    const Session session = played(8);
    Stage stage(Page::table, &session, 390, 844);
    stage.input.elsewhere = true;
    stage.frame();
    stage.frame();
    REQUIRE(stage.find("elsewhere.yes") != nullptr);
    CHECK_FALSE(stage.find("confirm")->enabled);
    CHECK(stage.ui.has_keyboard());
    stage.press("elsewhere.yes");
    CHECK(stage.asked<PlayHere>() != nullptr);
    stage.press("elsewhere.no");
    REQUIRE(stage.asked<Go>() != nullptr);
    CHECK(stage.asked<Go>()->page == Page::home);
}

TEST_CASE("a warning stands until it is closed or has been there long enough") {
    Stage stage(Page::home, nullptr, 390, 844);
    stage.input.warning = "storage_full";
    stage.frame();
    stage.frame();
    REQUIRE(stage.find("warning.close") != nullptr);
    CHECK(stage.asked<CloseWarning>() == nullptr);
    stage.press("warning.close");
    CHECK(stage.asked<CloseWarning>() != nullptr);
    stage.input.seconds += 30;
    stage.frame();
    CHECK(stage.asked<CloseWarning>() != nullptr);
    stage.input.warning.clear();
    stage.frame();
    CHECK(stage.find("warning.close") == nullptr);
}

TEST_CASE("the telling of the final scoring goes on where it was") {
    const Session session = played(1000);
    REQUIRE(session.over());
    FinalTold told;
    {
        Stage stage(Page::result, &session, 1280, 800);
        CHECK(stage.output.final_told == FinalTold{});
        stage.press("final.next");
        stage.frame();
        stage.press("final.next");
        stage.frame();
        told = stage.output.final_told;
        CHECK(told == FinalTold{1, false});
    }
    {
        Stage again(Page::home, nullptr, 1280, 800);
        again.input.page = Page::result;
        again.input.session = &session;
        again.input.final_told = told;
        again.frame();
        again.frame();
        CHECK(again.output.final_told == told);
        CHECK(again.find("final.back") != nullptr);
    }
    Stage after(Page::home, nullptr, 1280, 800);
    after.input.page = Page::result;
    after.input.session = &session;
    after.input.final_told = FinalTold{-1, true};
    after.frame();
    after.frame();
    CHECK(after.find("final.next") == nullptr);
    CHECK(after.find("rematch") != nullptr);
}
