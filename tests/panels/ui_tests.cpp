#include <algorithm>
#include <fstream>
#include <sstream>

#include "catch.h"
#include "rules/legal.h"
#include "rules/rule_options.h"
#include "shell/panels/layout.h"
#include "shell/panels/tally.h"
#include "shell/panels/ui.h"
#include "stage.h"

using namespace bastide;
using namespace bastide::panels;

TEST_CASE("the arrangement follows the screen in points of the design") {
    CHECK(shape_of(1280, 800) == Shape::wide);
    CHECK(shape_of(800, 700) == Shape::medium);
    CHECK(shape_of(390, 844) == Shape::portrait);
    CHECK(shape_of(360, 640) == Shape::small);
    CHECK(shape_of(844, 390) == Shape::landscape);
}

TEST_CASE("a new game starts with the names that were typed and the colours that were chosen") {
    Stage stage(Page::new_game, nullptr, 1280, 800);
    REQUIRE(stage.find("seat.1.name") != nullptr);
    CHECK(stage.find("seat.2.name") == nullptr);
    stage.press("seat.add");
    stage.frame();
    REQUIRE(stage.find("seat.2.name") != nullptr);
    stage.press("seat.0.name");
    stage.ui.set_text("");
    stage.ui.text("Õnne");
    stage.frame();
    CHECK(stage.output.text_field.has_value());
    CHECK(stage.output.text_value == "Õnne");
    stage.ui.key(UiKey::backspace, true, false);
    stage.frame();
    stage.press("seat.0.colour");
    stage.press("edition.second");
    stage.press("new_game.start");
    const StartGame* game = stage.asked<StartGame>();
    REQUIRE(game != nullptr);
    CHECK(game->names == std::vector<std::string>{"Õnn", "Player 2", "Player 3"});
    CHECK(game->owners[0] == 3);
    CHECK(game->owners[1] == 1);
    CHECK(game->rules == preset(Preset::second));
    std::set<int> owners(game->owners.begin(), game->owners.end());
    CHECK(owners.size() == game->owners.size());
}

TEST_CASE("seats stay between one and what the rules offer") {
    Stage stage(Page::new_game, nullptr, 1280, 800);
    stage.press("seat.1.remove");
    stage.frame();
    CHECK(stage.find("seat.0.remove") == nullptr);
    CHECK(stage.find("seat.0.name") != nullptr);
    for (int i = 0; i < 6; ++i)
        stage.press("seat.add");
    stage.frame();
    CHECK(stage.find("seat.add") == nullptr);
    CHECK(stage.find("seat.4.name") != nullptr);
    CHECK(stage.find("seat.5.name") == nullptr);
    stage.press("seat.1.remove");
    stage.frame();
    stage.press("new_game.start");
    REQUIRE(stage.asked<StartGame>() != nullptr);
    CHECK(stage.asked<StartGame>()->names == std::vector<std::string>{"Player 1", "Player 3", "Player 4", "Player 5"});
}

TEST_CASE("the first letter typed into a name takes the place of the whole name") {
    Stage stage(Page::new_game, nullptr, 1280, 800);
    stage.press("seat.0.name");
    stage.ui.text("E");
    stage.frame();
    stage.ui.text("va");
    stage.frame();
    CHECK(stage.output.text_value == "Eva");
    stage.ui.key(UiKey::home, true, false);
    stage.ui.key(UiKey::erase, true, false);
    stage.frame();
    CHECK(stage.output.text_value == "va");
    CHECK(stage.ui.key(UiKey::enter, true, false));
    stage.frame();
    CHECK_FALSE(stage.output.text_field.has_value());
}

TEST_CASE("letters and keys of one frame count in the order they came, also those before the field is left") {
    Stage stage(Page::new_game, nullptr, 1280, 800);
    stage.press("seat.0.name");
    stage.frame();
    auto seen = [&stage](const char* name) { return stage.find(name)->label; };
    SECTION("a slip of the finger") {
        stage.ui.text("Ab");
        stage.ui.key(UiKey::backspace, true, false);
        stage.ui.text("da");
        stage.frame();
        CHECK(seen("seat.0.name").ends_with(": Ada"));
    }
    SECTION("Enter leaves the field") {
        stage.ui.text("Ada");
        stage.ui.key(UiKey::enter, true, false);
        stage.frame();
        CHECK_FALSE(stage.output.text_field);
        CHECK(seen("seat.0.name").ends_with(": Ada"));
    }
    SECTION("Tab goes on to the next until another is reached") {
        stage.ui.text("Ada");
        for (int n = 0; n < 6 && stage.output.text_value != "Player 2"; ++n) {
            stage.ui.key(UiKey::tab, true, false);
            if (n > 0) stage.frame();
        }
        stage.ui.text("Bo");
        stage.frame();
        CHECK(seen("seat.0.name").ends_with(": Ada"));
        CHECK(seen("seat.1.name").ends_with(": Bo"));
    }
    SECTION("a press elsewhere, on the button that starts the game") {
        stage.ui.text("Ada");
        stage.click("new_game.start");
        stage.frame();
        REQUIRE(stage.asked<StartGame>() != nullptr);
        CHECK(stage.asked<StartGame>()->names[0] == "Ada");
    }
    SECTION("the host's whole text and then a letter") {
        stage.ui.set_text("Äda");
        stage.ui.text("m");
        stage.ui.key(UiKey::escape, true, false);
        stage.frame();
        CHECK(seen("seat.0.name").ends_with(": Ädam"));
    }
}

TEST_CASE("a name holds whole characters and no more than fit") {
    Stage stage(Page::new_game, nullptr, 1280, 800);
    stage.press("seat.0.name");
    for (int i = 0; i < 30; ++i)
        stage.ui.text("ж");
    stage.frame();
    std::string expected;
    for (int i = 0; i < 24; ++i)
        expected += "ж";
    CHECK(stage.output.text_value == expected);
    stage.ui.key(UiKey::backspace, true, false);
    stage.frame();
    CHECK(stage.output.text_value == expected.substr(2));
}

TEST_CASE("a card shows its player's points by source and leads to his figures") {
    Session session = played(30);
    Stage stage(Page::table, &session, 1280, 800);
    int player = session.state().figures[0].owner;
    REQUIRE(stage.find("player." + std::to_string(player)) != nullptr);
    stage.press("player." + std::to_string(player));
    stage.frame();
    REQUIRE(stage.find("player.figure.0") != nullptr);
    stage.press("player.figure.0");
    REQUIRE(stage.asked<Focus>() != nullptr);
    const LaidTile& tile =
        session.state().board.tiles[session.state().board.segment_tile[session.state().figures[0].segment]];
    CHECK(stage.asked<Focus>()->cells == std::vector<Cell>{tile.cell});
    stage.frame();
    CHECK(stage.find("player.figure.0") == nullptr);
    stage.press("player.0");
    CHECK(stage.ui.close_top());
}

TEST_CASE("a name left blank is given back its number") {
    Stage stage(Page::new_game, nullptr, 390, 844, PointerKind::touch);
    stage.press("seat.1.name");
    stage.ui.set_text("  ");
    stage.frame();
    stage.press("new_game.start");
    REQUIRE(stage.asked<StartGame>() != nullptr);
    CHECK(stage.asked<StartGame>()->names[1] == "Player 2");
}

TEST_CASE("the dock asks for what its buttons say") {
    Session session = played(12);
    Stage stage(Page::table, &session, 1280, 800);
    stage.press("confirm");
    CHECK(stage.asked<Confirm>() != nullptr);
    stage.press("turn_left");
    REQUIRE(stage.asked<Turn>() != nullptr);
    CHECK(stage.asked<Turn>()->direction == -1);
    stage.press("fit");
    CHECK(stage.asked<Fit>() != nullptr);
    stage.press("zoom_in");
    CHECK(stage.asked<ZoomIn>() != nullptr);
    CHECK_FALSE(stage.find("undo")->enabled);
    stage.table.can_confirm = false;
    stage.frame();
    stage.press("confirm");
    CHECK(stage.asked<Confirm>() == nullptr);
}

TEST_CASE("figures are offered as chips on large screens") {
    Session session(preset(Preset::edition_2014), {"Ada", "Bo"}, 4);
    session.draw();
    Placements places;
    legal_placements(session.state(), session.state().in_hand, Looks::distinct, places);
    session.perform(places[0]);
    REQUIRE(session.state().phase == Phase::figure);
    Stage stage(Page::table, &session, 1280, 800);
    REQUIRE(stage.find("figure.0") != nullptr);
    CHECK(stage.find("figure.none")->on);
    stage.press("figure.0");
    REQUIRE(stage.asked<ChooseFigure>() != nullptr);
    CHECK(stage.asked<ChooseFigure>()->choice == 0);
}

TEST_CASE("on touch screens everything that can be pressed is at least 44 points large and inside the screen") {
    Session running = played(20);
    Session over = played(99);
    struct Case {
        Page page;
        const Session* session;
        float width;
        float height;
    };
    const Case cases[] = {
        {Page::home, nullptr, 390, 844},     {Page::home, &running, 360, 640},    {Page::home, &running, 844, 390},
        {Page::new_game, nullptr, 390, 844}, {Page::new_game, nullptr, 844, 390}, {Page::table, &running, 390, 844},
        {Page::table, &running, 360, 640},   {Page::table, &running, 844, 390},   {Page::table, &running, 820, 1100},
        {Page::result, &over, 390, 844},     {Page::result, &over, 844, 390},
    };
    for (const Case& one : cases) {
        Stage stage(one.page, one.session, one.width, one.height, PointerKind::touch);
        CAPTURE(one.width, one.height, static_cast<int>(one.page));
        REQUIRE_FALSE(stage.ui.controls().empty());
        for (const Control& control : stage.ui.controls()) {
            CAPTURE(control.name);
            if (control.box.empty()) continue;  // scrolled out of sight
            CHECK(control.box.x0 >= 0);
            CHECK(control.box.y0 >= 0);
            CHECK(control.box.x1 <= one.width);
            CHECK(control.box.y1 <= one.height);
            bool clipped = control.name.rfind("edition.", 0) == 0 || control.name.rfind("seat.", 0) == 0 ||
                           control.name == "take_backs";
            if (!clipped) CHECK(std::min(control.box.width(), control.box.height()) >= 42);
        }
    }
}

TEST_CASE("every text that the screens ask for is there") {
    Session running = played(30);
    Session over = played(99);
    for (float width : {1280.f, 800.f, 390.f}) {
        for (const Session* session : {static_cast<const Session*>(nullptr), static_cast<const Session*>(&running),
                                       static_cast<const Session*>(&over)}) {
            for (Page page : {Page::home, Page::new_game, Page::table, Page::result}) {
                if (session == nullptr && (page == Page::table || page == Page::result)) continue;
                if (page == Page::result && !session->over()) continue;
                Stage stage(page, session, width, 800);
                for (const char* name :
                     {"log", "tiles", "hint", "menu", "menu.settings", "settings.close", "menu", "menu.help",
                      "help.close", "menu", "menu.new_game", "leave.no", "final.next", "final.skip", "home.settings"}) {
                    stage.press(name);
                }
                stage.ui.open_help();
                stage.frame();
                for (const std::string& key : stage.ui.catalog().missing())
                    FAIL_CHECK("no text for " << key);
            }
        }
    }
}

TEST_CASE("hints name what they advise, and one that is pressed is tried") {
    Session session = played(20);
    Session over = played(99);
    for (float width : {1280.f, 390.f}) {
        Stage stage(Page::table, &session, width, width > 1000 ? 800.f : 844.f);
        stage.press("hint");
        stage.frame();
        CHECK(stage.output.overlay == Overlay::hints);
        CHECK(stage.find("hint.0") == nullptr);
        stage.table.hints_wanted = stage.table.hints_ready = true;
        for (int i = 0; i < 3; ++i) {
            TableView::Hint hint;
            hint.tile = session.state().in_hand;
            hint.figures = "Knight in the city";
            hint.place = "Column 2, row -1.";
            hint.why = "city begun +3";
            hint.gain = 4 - 5 * i;
            hint.tried = i == 1;
            stage.table.hints.push_back(hint);
        }
        stage.frame();
        REQUIRE(stage.find("hint.2") != nullptr);
        CHECK(stage.find("hint.0")->label == "+4. Column 2, row -1. Knight in the city. city begun +3");
        CHECK(stage.find("hint.2")->label.rfind("−6.", 0) == 0);
        CHECK_FALSE(stage.find("hint.0")->on);
        CHECK(stage.find("hint.1")->on);
        stage.press("hint.2");
        REQUIRE(stage.asked<TryHint>() != nullptr);
        CHECK(stage.asked<TryHint>()->index == 2);
        // On a phone the sheet lies over what confirms.
        stage.frame();
        CHECK((stage.output.overlay == Overlay::hints) == (width > 1000));
    }
    Stage stage(Page::table, &over, 1280, 800);
    CHECK(stage.find("hint") == nullptr);
}

TEST_CASE("leaving a running game for a new one is asked about first") {
    Session session = played(5);
    Stage stage(Page::table, &session, 1280, 800);
    stage.press("menu");
    stage.press("menu.new_game");
    stage.frame();
    REQUIRE(stage.find("leave.yes") != nullptr);
    CHECK(stage.asked<Go>() == nullptr);
    CHECK(stage.ui.has_keyboard());
    CHECK_FALSE(stage.find("confirm")->enabled);
    stage.press("leave.no");
    stage.frame();
    CHECK(stage.find("leave.yes") == nullptr);
    stage.press("menu");
    stage.press("menu.new_game");
    stage.frame();
    stage.press("leave.yes");
    REQUIRE(stage.asked<Go>() != nullptr);
    CHECK(stage.asked<Go>()->page == Page::new_game);
}

TEST_CASE("the final scoring is told event by event and ends at the result") {
    Session session = played(99);
    Stage stage(Page::result, &session, 1280, 800);
    std::size_t events = final_events(session.log()).size();
    REQUIRE(events > 0);
    std::size_t told = 0;
    for (; stage.find("rematch") == nullptr && told < 100; ++told) {
        REQUIRE(stage.find("final.next") != nullptr);
        stage.press("final.next");
        if (stage.asked<Go>() == nullptr) CHECK(stage.asked<Light>() != nullptr);
        stage.frame();
    }
    CHECK(told == events + 1);
    stage.press("rematch");
    CHECK(stage.asked<Rematch>() != nullptr);
}

TEST_CASE("points by source add up to the scores, and so do the steps of the chart") {
    for (std::uint64_t seed : {1, 2, 3}) {
        Session session = played(99, seed);
        const GameState& state = session.state();
        auto sources = points_by_source(session.log(), state.players.size());
        auto steps = score_steps(session.log(), state.players.size());
        for (int player = 0; player < state.players.size(); ++player) {
            int sum = 0;
            for (int points : sources[static_cast<std::size_t>(player)])
                sum += points;
            CHECK(sum == state.players[player].score);
            CHECK(steps.back().scores[static_cast<std::size_t>(player)] == state.players[player].score);
        }
        Scores all = scores_before(session.log(), session.log().size());
        CHECK(all[0] == state.players[0].score);
    }
}

TEST_CASE("at rest nothing has to be drawn") {
    Session session = played(10);
    Stage stage(Page::table, &session, 1280, 800);
    stage.input.seconds += 60;
    stage.frame();
    stage.frame();
    CHECK(stage.output.redraw_in > 1000);
}

TEST_CASE("settings are asked for as a whole") {
    Stage stage(Page::home, nullptr, 1280, 800);
    stage.press("home.settings");
    stage.frame();
    stage.press("settings.table.1");
    REQUIRE(stage.asked<ChangeSettings>() != nullptr);
    CHECK(stage.asked<ChangeSettings>()->settings.theme == ThemeChoice::evening);
    CHECK(stage.asked<ChangeSettings>()->settings.language == "en");
    CHECK(stage.ui.close_top());
    stage.frame();
    CHECK(stage.find("settings.table.1") == nullptr);
}

TEST_CASE("the log leads to the places it tells of") {
    Session session = played(25);
    Stage stage(Page::table, &session, 1280, 800);
    stage.press("log");
    stage.frame();
    const Control* line = nullptr;
    for (const Control& control : stage.ui.controls()) {
        if (control.name.rfind("log.", 0) == 0 && control.name != "log.close" && !control.box.empty()) line = &control;
    }
    REQUIRE(line != nullptr);
    stage.press(line->name);
    REQUIRE(stage.asked<Focus>() != nullptr);
    CHECK_FALSE(stage.asked<Focus>()->cells.empty());
}
