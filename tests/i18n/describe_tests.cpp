#include <string>
#include <vector>

#include "catch.h"
#include "i18n/describe.h"
#include "i18n/strings.h"
#include "rules/apply.h"
#include "rules/legal.h"

using namespace bastide;
using i18n::Speaker;

namespace {

const std::vector<std::string> three = {"Ada", "Bo", "Cyprian"};

struct English {
    i18n::Catalog words = test::catalog_of("en");
    Speaker speaker{&words, &three};
};

Event city(int tiles, int shields, std::vector<Award> awards) {
    Event event;
    event.kind = EventKind::region_scored;
    event.feature = FeatureKind::city;
    for (int i = 0; i < tiles; ++i)
        event.cells.push_back(cell(i, 0));
    event.terms.push_back({TermKind::tiles, static_cast<std::int16_t>(tiles), 2});
    if (shields > 0) event.terms.push_back({TermKind::shields, static_cast<std::int16_t>(shields), 2});
    event.awards = std::move(awards);
    return event;
}

GameState table() {
    return new_game(preset(Preset::edition_2014), 3);
}

// A game played by fixed arithmetic; calls f with every position and the events that led to it.
template <class F>
void play(const RuleSet& rules, int players, unsigned seed, F&& f) {
    GameState state = new_game(rules, players);
    auto next = [&seed](int n) {
        seed = seed * 1664525u + 1013904223u;
        return static_cast<int>((seed >> 8) % static_cast<unsigned>(n));
    };
    while (state.phase != Phase::over) {
        Actions actions = legal_actions(state);
        const Action action = actions[static_cast<std::size_t>(next(static_cast<int>(actions.size())))];
        Events events = apply(state, action);
        f(state, events);
    }
}

}  // namespace

TEST_CASE("a scored city is told with tiles, shields, points and the sum behind them") {
    English english;
    i18n::Told told = i18n::tell(english.speaker, city(4, 1, {{0, 10, false}}));
    CHECK(told.sentence == "City of 4 tiles, 1 shield: 10 for Ada");
    CHECK(told.reason == "4 tiles × 2, 1 shield × 2");
    CHECK(told.player == 0);
    CHECK(told.points == 10);
}

TEST_CASE("a tie names everybody who gets the points") {
    English english;
    CHECK(i18n::tell(english.speaker, city(3, 0, {{0, 6, false}, {2, 6, false}})).sentence ==
          "City of 3 tiles: 6 each for Ada and Cyprian");
    CHECK(i18n::tell(english.speaker, city(3, 0, {{0, 6, false}, {1, 6, false}, {2, 6, false}})).sentence ==
          "City of 3 tiles: 6 each for Ada, Bo and Cyprian");
}

TEST_CASE("unequal awards are told one by one, and nobody's city has no points") {
    English english;
    CHECK(i18n::tell(english.speaker, city(3, 0, {{0, 9, false}, {1, 12, true}})).sentence ==
          "City of 3 tiles: 9 for Ada, 12 for Bo");
    i18n::Told nobody = i18n::tell(english.speaker, city(3, 0, {}));
    CHECK(nobody.sentence == "City of 3 tiles: nobody stands there");
    CHECK(nobody.points == 0);
    CHECK(nobody.player == -1);
    CHECK(nobody.reason.empty());
}

TEST_CASE("a refusal names the sides that object and what they have against it") {
    English english;
    GameState state = table();
    // The start tile at 0,0: city north, road east to west. A monastery has fields all round.
    TileKind monastery = *find_tile("base.monastery");
    Illegal why = why_not_placed(state, monastery, cell(1, 0), Side::north);
    REQUIRE(why.code == IllegalCode::edge_mismatch);
    std::vector<std::string> lines =
        i18n::tell_refusal(english.speaker, state, monastery, cell(1, 0), Side::north, why);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0] == "It does not fit here");
    CHECK(lines[1] == "West: the field would cut off a road.");
}

TEST_CASE("sides with the same objection share a line") {
    English english;
    GameState state = table();
    // Round the cell south of the start tile, which has a field there: monasteries, with fields on every side.
    TileKind monastery = *find_tile("base.monastery");
    for (Cell place : {cell(1, 0), cell(1, 1), cell(1, 2), cell(0, 2)})
        state.board.lay(monastery, place, Side::north);
    TileKind four = *find_tile("base.junction4");
    Illegal why = why_not_placed(state, four, cell(0, 1), Side::north);
    REQUIRE(why.code == IllegalCode::edge_mismatch);
    std::vector<std::string> lines = i18n::tell_refusal(english.speaker, state, four, cell(0, 1), Side::north, why);
    REQUIRE(lines.size() == 2);
    CHECK(lines[1] == "North, East and South: the road would run into a field.");
}

TEST_CASE("an occupied cell is refused in one sentence") {
    English english;
    GameState state = table();
    TileKind monastery = *find_tile("base.monastery");
    Illegal why = why_not_placed(state, monastery, cell(0, 0), Side::north);
    std::vector<std::string> lines =
        i18n::tell_refusal(english.speaker, state, monastery, cell(0, 0), Side::north, why);
    REQUIRE(lines.size() == 2);
    CHECK(lines[1] == "A tile lies here already.");
}

TEST_CASE("a tile is told by what lies on which side, as it is turned") {
    English english;
    TileKind start = start_tile();
    CHECK(i18n::tell_tile(english.speaker, start, Side::north) == "city to the north; road to the east and west");
    CHECK(i18n::tell_tile(english.speaker, start, Side::east) == "city to the east; road to the north and south");
    CHECK(i18n::tell_tile(english.speaker, *find_tile("base.monastery"), Side::south) == "monastery");
}

TEST_CASE("the winner is told with his lead, a tie with all its names") {
    English english;
    GameState state = table();
    state.phase = Phase::over;
    state.players[0].score = 40;
    state.players[1].score = 47;
    state.players[2].score = 12;
    CHECK(i18n::winners(state) == std::vector<int>{1});
    CHECK(i18n::tell_winners(english.speaker, state) == "Bo wins by 7");
    state.players[0].score = 47;
    CHECK(i18n::winners(state) == std::vector<int>{0, 1});
    CHECK(i18n::tell_winners(english.speaker, state) == "Ada and Bo share the win");
}

TEST_CASE("a region is told with its worth now and when closed with the fewest tiles") {
    English english;
    GameState state = table();
    Label start_city = state.board.label[state.board.board_segment(0, 0)];
    i18n::RegionWords words = i18n::tell_region(english.speaker, state, start_city);
    CHECK(words.title == "City of 1 tile");
    CHECK(words.state == "unfinished, nobody is there");
    CHECK(words.now == 1);
    REQUIRE(words.can_close);
    CHECK(words.then_label == "closed by 1 tile");
    CHECK(words.then == 4);
    CHECK(words.then_reason == "2 × 2");

    Label start_road = state.board.label[state.board.board_segment(0, 1)];
    words = i18n::tell_region(english.speaker, state, start_road);
    CHECK(words.title == "Road of 1 tile");
    CHECK(words.now == 1);
    CHECK(words.then == 3);
}

TEST_CASE("everything that happens and may be chosen in whole games has words in every language") {
    for (const char* language : test::languages) {
        i18n::Catalog words = test::catalog_of(language);

        CAPTURE(language);
        for (Preset name : {Preset::edition_2014, Preset::second, Preset::first}) {
            std::vector<std::string> names = {"Ada", "Bo", "Cyprian"};
            Speaker speaker{&words, &names};
            RuleSet rules = preset(name);
            play(rules, 3, 11, [&](const GameState& state, const Events& events) {
                for (const Event& event : events) {
                    i18n::Told told = i18n::tell(speaker, event);
                    if (!event.awards.empty()) {
                        CHECK(told.points == event.awards.front().points);
                        CHECK_FALSE(told.reason.empty());
                    }
                }
                FigureChoices choices;
                legal_figures(state, choices);
                for (const PlaceFigure& choice : choices) {
                    CHECK_FALSE(i18n::tell_choice(speaker, state, choice).role.empty());
                }
                if (state.phase == Phase::tile) i18n::tell_tile(speaker, state.in_hand, Side::west);
                for (int segment = 0; segment < state.board.segment_count; segment += 7) {
                    i18n::RegionWords region = i18n::tell_region(speaker, state, state.board.label[segment]);
                    CHECK(region.then >= (region.can_close ? region.now : 0));
                }
                if (state.phase == Phase::over) {
                    CHECK_FALSE(i18n::tell_winners(speaker, state).empty());
                    i18n::tell_rules(speaker, state.rules);
                }
            });
        }
        for (int code = 0; code <= static_cast<int>(IllegalCode::no_extra_tile); ++code) {
            std::vector<std::string> names = {"Ada"};
            CHECK_FALSE(i18n::tell_code(Speaker{&words, &names}, static_cast<IllegalCode>(code)).empty());
        }
        for (const std::string& key : words.missing())
            FAIL_CHECK("no text for " << key);
    }
}

TEST_CASE("the worth told for a region is what the rules would pay") {
    English english;
    play(preset(Preset::edition_2014), 3, 5, [&](const GameState& state, const Events&) {
        if (state.phase != Phase::draw) return;
        for (const Figure& figure : state.figures) {
            Label label = state.board.label[figure.segment];
            if (kind_of(state.board, label) == FeatureKind::field) continue;
            i18n::RegionWords words = i18n::tell_region(english.speaker, state, label);
            CHECK(words.now == total(score_terms(state, label, Finish::unfinished)));
        }
    });
}
