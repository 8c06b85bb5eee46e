#include <set>

#include "catch.h"
#include "rules/rule_options.h"
#include "stage.h"

using namespace bastide;
using namespace bastide::panels;

namespace {

// The rules of the game that would start now.
RuleSet started(Stage& stage) {
    stage.frame();
    stage.press("new_game.start");
    const StartGame* game = stage.asked<StartGame>();
    REQUIRE(game != nullptr);
    return game->rules;
}

std::string print(const RuleSet& rules) {
    std::string out;
    for (const RuleOption& option : rule_options())
        out += std::string(option.key) + "=" + option.get(rules) + " ";
    return out;
}

// A game in which the builder has just earned an extra tile, found by playing at random.
Session at_extra_tile() {
    RuleSet rules = preset(Preset::edition_2014);
    rules.builder = true;
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        Session session(rules, {"Ada", "Bo"}, seed);
        Random random{seed};
        session.draw();
        while (!session.over()) {
            const GameState& state = session.state();
            if (state.phase == Phase::draw) {
                if (may_pass(state)) return session;
                session.draw();
                continue;
            }
            Actions actions = legal_actions(state);
            session.perform(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
        }
    }
    FAIL("no game earned an extra tile");
    return Session(rules, {"Ada", "Bo"}, 1);
}

}  // namespace

TEST_CASE("an expansion card switches everything that belongs to it") {
    RuleSet expected = preset(Preset::edition_2014);
    Stage stage(Page::new_game, nullptr, 1280, 800);
    stage.press("expansion.river");
    stage.press("expansion.traders");
    expected.river = expected.tb_tiles = expected.goods = expected.builder = expected.pig = true;
    CHECK(print(started(stage)) == print(expected));
    stage.press("expansion.traders");
    stage.press("expansion.river");
    CHECK(print(started(stage)) == print(preset(Preset::edition_2014)));
}

TEST_CASE("the abbot brings the gardens to an edition without them and takes them away again") {
    Stage stage(Page::new_game, nullptr, 1280, 800);
    stage.press("edition.second");
    stage.press("expansion.abbot");
    RuleSet with = started(stage);
    CHECK(with.abbot);
    CHECK(with.gardens);
    stage.press("expansion.abbot");
    CHECK(print(started(stage)) == print(preset(Preset::second)));
}

TEST_CASE("another edition keeps the expansions") {
    Stage stage(Page::new_game, nullptr, 1280, 800);
    stage.press("expansion.river");
    stage.press("edition.first");
    RuleSet expected = preset(Preset::first);
    expected.river = true;
    CHECK(print(started(stage)) == print(expected));
}

TEST_CASE("every option of the rules has a row with its values, and what is pressed there is played") {
    for (const RuleOption& option : rule_options()) {
        int values = option.shape == OptionShape::on_off  ? 2
                     : option.shape == OptionShape::table ? 6
                                                          : static_cast<int>(option.values.size());
        std::set<std::string> seen;
        for (int i = 0; i < values; ++i) {
            // Alone at the table, so that no option stands in the way of starting.
            Stage stage(Page::new_game, nullptr, 1280, 2400);
            stage.press("seat.1.remove");
            stage.frame();
            stage.press("all_rules");
            stage.frame();
            std::string name = "option." + std::string(option.key);
            if (option.shape != OptionShape::on_off) name += "." + std::to_string(i);
            CAPTURE(name);
            REQUIRE(stage.find(name) != nullptr);
            if (option.shape != OptionShape::on_off || i == 1) stage.press(name);
            stage.frame();
            stage.press("all_rules.done");
            seen.insert(option.get(started(stage)));
            for (const std::string& key : stage.ui.catalog().missing())
                FAIL_CHECK("no text for " << key);
        }
        CAPTURE(option.key);
        CHECK(static_cast<int>(seen.size()) == values);
    }
}

TEST_CASE("an edition can be had back as it was") {
    Stage stage(Page::new_game, nullptr, 1280, 2400);
    stage.press("all_rules");
    stage.frame();
    CHECK_FALSE(stage.find("all_rules.reset")->enabled);
    stage.press("option.farmers");
    stage.press("option.followers.4");
    stage.frame();
    CHECK(stage.find("all_rules.reset")->enabled);
    stage.press("all_rules.reset");
    stage.press("all_rules.done");
    CHECK(print(started(stage)) == print(preset(Preset::edition_2014)));
}

TEST_CASE("rules that do not go together cannot be started") {
    Stage stage(Page::new_game, nullptr, 1280, 2400);
    stage.press("expansion.river");
    stage.press("all_rules");
    stage.frame();
    stage.press("option.solitaire.1");
    stage.press("all_rules.done");
    stage.frame();
    REQUIRE(stage.find("new_game.start") != nullptr);
    CHECK_FALSE(stage.find("new_game.start")->enabled);
    stage.press("new_game.start");
    CHECK(stage.asked<StartGame>() == nullptr);
}

TEST_CASE("alone at the table the solitaires are offered, and a second player leads back to an edition") {
    Stage stage(Page::home, nullptr, 1280, 800);
    stage.press("home.solitaire");
    REQUIRE(stage.asked<Go>() != nullptr);
    CHECK(stage.asked<Go>()->page == Page::new_game);
    stage.input.page = Page::new_game;
    stage.frame();
    stage.frame();
    CHECK(stage.find("seat.1.name") == nullptr);
    CHECK(stage.find("expansion.river") == nullptr);
    CHECK(print(started(stage)) == print(preset(Preset::solitaire)));
    stage.press("edition.solitaire_hard");
    CHECK(print(started(stage)) == print(preset(Preset::solitaire_hard)));
    stage.press("seat.add");
    stage.frame();
    CHECK(stage.find("edition.solitaire") == nullptr);
    CHECK(print(started(stage)) == print(preset(Preset::first)));
    CHECK(stage.asked<StartGame>()->names.size() == 2);
}

TEST_CASE("Traders & Builders brings a sixth seat") {
    Stage stage(Page::new_game, nullptr, 1280, 800);
    stage.press("expansion.traders");
    for (int i = 0; i < 6; ++i)
        stage.press("seat.add");
    stage.frame();
    CHECK(stage.find("seat.5.name") != nullptr);
    CHECK(stage.find("seat.6.name") == nullptr);
    stage.press("expansion.traders");
    stage.frame();
    stage.frame();
    CHECK(stage.find("seat.5.name") == nullptr);
    CHECK(stage.find("seat.4.name") != nullptr);
}

TEST_CASE("a builder's extra tile is offered in words and may be declined") {
    Session session = at_extra_tile();
    for (auto [width, height] : {std::pair{1280.f, 800.f}, {390.f, 844.f}, {844.f, 390.f}}) {
        Stage stage(Page::table, &session, width, height);
        CAPTURE(width);
        REQUIRE(stage.find("decline") != nullptr);
        REQUIRE(stage.find("next_tile") != nullptr);
        stage.press("decline");
        CHECK(stage.asked<Decline>() != nullptr);
        stage.press("next_tile");
        CHECK(stage.asked<Hurry>() != nullptr);
    }
}

TEST_CASE("a solitaire ends with its own page, without points") {
    Session session(preset(Preset::solitaire), {"Ada"}, 3);
    session.draw();
    while (!session.over()) {
        if (session.state().phase == Phase::draw) {
            session.draw();
        } else {
            session.perform(legal_actions(session.state()).front());
        }
    }
    for (float width : {1280.f, 390.f}) {
        Stage stage(Page::result, &session, width, 800);
        CHECK(stage.find("final.next") == nullptr);
        REQUIRE(stage.find("rematch") != nullptr);
        CHECK(stage.ui.announcement().rfind(session.state().end == EndReason::solitaire_won ? "Won" : "Lost", 0) == 0);
        stage.press("rematch");
        CHECK(stage.asked<Rematch>() != nullptr);
    }
}
