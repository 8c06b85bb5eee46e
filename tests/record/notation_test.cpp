#include "catch.h"
#include "record/json_writer.h"
#include "record/replay.h"
#include "rules/apply.h"
#include "rules/rule_options.h"
#include "session/dealer.h"

using namespace bastide;

namespace {

// The canonical text of a file that must be sound.
std::string reprinted(const std::string& text) {
    Parsed parsed = parse_notation(text);
    if (parsed.error) {
        FAIL(parsed.error->line << ":" << parsed.error->column << ": " << parsed.error->sentence);
    }
    std::string printed = print_notation(parsed.record);
    Parsed again = parse_notation(printed);
    REQUIRE_FALSE(again.error);
    REQUIRE(again.record == parsed.record);
    return printed;
}

const std::string beginning = "bastide 1\nrules 2014\nplayers Ada \"Cy the Elder\"\n";

}  // namespace

TEST_CASE("comments, blank lines, tabs and line ends of other systems are read and not kept", "[notation]") {
    CHECK(
        reprinted("\xef\xbb\xbf# a game\r\nbastide\t1 # first\r\n\r\n  rules   2014\r\nplayers Ada \"Cy the Elder\"\r\n"
                  "Ada  base.monastery\t0,1 n#monk:c\r\n\"Cy the Elder\" base.cap 0,-1 s") ==
        beginning + "Ada base.monastery 0,1 n\n\"Cy the Elder\" base.cap 0,-1 s\n");
}

TEST_CASE("without a line of players there are A and B, in a solitaire A", "[notation]") {
    CHECK(reprinted("bastide 1\nrules 2014\n") == "bastide 1\nrules 2014\nplayers A B\n");
    CHECK(reprinted("bastide 1\nrules solitaire\n") == "bastide 1\nrules solitaire\nplayers A\n");
}

TEST_CASE("names are quoted only where they must be", "[notation]") {
    std::string players = "players 7 \"put\" \"a b\" \"q\\\"\\\\\" \"#\" \xc3\x9clle\n";
    CHECK(reprinted("bastide 1\nrules 2014\n" + players) == "bastide 1\nrules 2014\n" + players);
    CHECK(reprinted("bastide 1\nrules 2014\nplayers \"Ada\" n\n") == "bastide 1\nrules 2014\nplayers Ada n\n");
}

TEST_CASE("a player called like a keyword moves under a quoted name", "[notation]") {
    std::string text = "bastide 1\nrules 2014\nplayers \"put\" B\n\"put\" base.monastery 0,1 n\n";
    CHECK(reprinted(text) == text);
    CHECK_FALSE(replay(parse_notation(text).record).error);
}

TEST_CASE("rules are printed as the preset and what differs from it", "[notation]") {
    CHECK(print_rules(preset(Preset::second)) == "second");
    RuleSet rules;
    CHECK_FALSE(
        parse_rules("2014 river=on +goods tb_tiles=on farm=field3 farmers=off table=-3,4,0,5 followers=6", rules));
    CHECK(print_rules(rules) == "2014 -farmers table=-3,4,0,5 +river +tb_tiles +goods followers=6");
    RuleSet again;
    CHECK_FALSE(parse_rules(print_rules(rules), again));
    CHECK(again == rules);
}

TEST_CASE("every value of every option survives printing and reading", "[notation]") {
    for (Preset start : {Preset::edition_2014, Preset::second, Preset::first}) {
        for (const RuleOption& option : rule_options()) {
            for (std::string_view value : option.values) {
                RuleSet rules = preset(start);
                REQUIRE(option.set(rules, value));
                if (!conflicts(rules).empty()) continue;
                RuleSet again;
                INFO(print_rules(rules));
                REQUIRE_FALSE(parse_rules(print_rules(rules), again));
                REQUIRE(again == rules);
            }
        }
    }
}

TEST_CASE("any side of a segment is read and the first is printed", "[notation]") {
    std::string start = beginning + "Ada base.city3 0,-1 s ";
    CHECK(reprinted(start + "knight:w\n") == start + "knight:e\n");
    CHECK(reprinted(start + "knight:s\n") == start + "knight:e\n");
    CHECK(reprinted(start + "farmer:nne\n") == start + "farmer:nnw\n");
    CHECK(reprinted(beginning + "put base.bend 0,0 n farmer:wnw@Ada\n") ==
          beginning + "put base.bend 0,0 n farmer:nnw@Ada\n");
}

TEST_CASE("figures of closed fields, monasteries and gardens stand in the middle", "[notation]") {
    std::string text =
        "bastide 1\nrules 2014 +abbot +tb_tiles +pig\nplayers Ada\n"
        "put tb.corner_caps_cloth 0,0 n farmer:c@Ada knight:n@Ada knight:e@Ada\n"
        "put base.bend_garden 9,9 n abbot:c@Ada\nput base.monastery 9,8 n monk:c@Ada\n";
    CHECK(reprinted(text) == text);
}

TEST_CASE("scenes and expectations are printed canonically", "[notation]") {
    CHECK(reprinted("bastide 1\nrules 2014 +goods +tb_tiles\nplayers Ada \"Cy the Elder\"\n"
                    "put base.cap_straight 0,0 n\nput base.junction3 -1,0 n robber:e@Ada farmer:nne@\"Cy the Elder\"\n"
                    "score Ada 12\ngoods Ada wine 2\nturn \"Cy the Elder\"\nnext base.city3\n"
                    "bag base.cap 2, base.bend 1 , base.city3 1\n"
                    "expect legal base.city3 : 2,3 w;0,-1 s ; 0,-1 n\n"
                    "\"Cy the Elder\" base.city3 0,-1 s knight:e\n"
                    "expect figures \"Cy the Elder\" : pass farmer:nne recall knight:w\n"
                    "expect illegal Ada base.cap 0,1 n knight:n : feature_occupied\n"
                    "expect winner \"Cy the Elder\" Ada\nexpect supply Ada follower 6\nexpect end\n")
              .substr(65) ==
          "put base.cap_straight 0,0 n\nput base.junction3 -1,0 n robber:e@Ada farmer:nnw@\"Cy the Elder\"\n"
          "score Ada 12\ngoods Ada wine 2\nturn \"Cy the Elder\"\nnext base.city3\n"
          "bag base.cap 2, base.bend 1, base.city3 1\n"
          "expect legal base.city3 : 0,-1 ns; 2,3 w\n"
          "\"Cy the Elder\" base.city3 0,-1 s knight:e\n"
          "expect figures \"Cy the Elder\" : knight:e farmer:nnw recall pass\n"
          "expect illegal Ada base.cap 0,1 n knight:n : feature_occupied\n"
          "expect winner Ada \"Cy the Elder\"\nexpect supply Ada follower 6\nexpect end\n");
}

TEST_CASE("a recall may name the cell the abbot comes from", "[notation]") {
    std::string text = "bastide 1\nrules 2014 +abbot\nplayers A\nA base.monastery 0,1 n abbot:c\n";
    CHECK(reprinted(text + "A base.cap 0,-1 s recall 0,1\n") == text + "A base.cap 0,-1 s recall 0,1\n");
    CHECK_FALSE(replay(parse_notation(text + "A base.cap 0,-1 s recall 0,1\n").record).error);
    Replay wrong = replay(parse_notation(text + "A base.cap 0,-1 s recall 0,0\n").record);
    REQUIRE(wrong.error);
    CHECK(wrong.error->code == Code::nothing_to_recall);
}

TEST_CASE("a scene keeps its tile in hand until it is laid", "[notation]") {
    std::string scene = beginning + "put base.cap 0,0 n\nnext base.city3\nturn \"Cy the Elder\"\n";
    Replay waiting = replay(parse_notation(scene).record);
    REQUIRE_FALSE(waiting.error);
    CHECK(waiting.state.phase == Phase::tile);
    CHECK(waiting.state.in_hand == find_tile("base.city3"));
    CHECK(waiting.state.current == 1);
    CHECK(waiting.state.bag_count == 70);
    CHECK_FALSE(replay(parse_notation(scene + "\"Cy the Elder\" base.city3 0,-1 s\n").record).error);
}

TEST_CASE("a game written down while it is played replays to the same position", "[record]") {
    const Preset presets[] = {Preset::edition_2014, Preset::first, Preset::solitaire, Preset::solitaire_hard};
    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
        Record record;
        record.rules = preset(presets[seed % 4]);
        if (record.rules.solitaire == Solitaire::off) {
            record.rules.abbot = record.rules.builder = record.rules.tb_tiles = record.rules.goods = true;
            record.rules.river = seed % 8 < 4;
        }
        record.players = default_names(record.rules);
        GameState state = new_game(record.rules, static_cast<int>(record.players.size()));
        SeededDealer dealer(seed);
        while (state.phase != Phase::over) {
            Actions actions = legal_actions(state);
            std::uint32_t pick = dealer.random.below(static_cast<std::uint32_t>(actions.size()));
            GameState before = state;
            advance(state, actions[pick]);
            note_action(record, before, actions[pick], state);
        }
        Parsed parsed = parse_notation(print_notation(record));
        REQUIRE_FALSE(parsed.error);
        REQUIRE(parsed.record == record);
        Replay played = replay(parsed.record);
        if (played.error) {
            FAIL(seed << ": " << code_name(played.error->code) << " in "
                      << print_line(record, record.lines[played.error->line]));
        }
        REQUIRE(played.state.phase == Phase::over);
        REQUIRE(played.plies.back().hash == replay(record).plies.back().hash);
        for (int seat = 0; seat < state.players.size(); ++seat) {
            REQUIRE(played.state.players[seat].score == state.players[seat].score);
        }
        REQUIRE(played.state.end == state.end);
    }
}

TEST_CASE("a tile whose figure is not decided is not in the record yet", "[record]") {
    Record record;
    record.players = default_names(record.rules);
    GameState state = new_game(record.rules, 2);
    auto play = [&](const Action& action) {
        GameState before = state;
        advance(state, action);
        note_action(record, before, action, state);
    };
    play(DrawTile{*find_tile("base.monastery")});
    play(PlaceTile{cell(0, 1), Side::south});
    CHECK(record.lines.empty());
    play(PlaceFigure{FigureKind::follower, 1});
    REQUIRE(record.lines.size() == 1);
    CHECK(print_line(record, record.lines[0]) == "A base.monastery 0,1 s monk:c");
}

TEST_CASE("JSON text is escaped where it must be and otherwise passes through", "[record]") {
    JsonWriter json;
    json.begin_object().key("a\"b").string("\\ \n \x1f \xc3\x9c").key("n").number(-5).key("list").begin_array();
    json.null().boolean(true).begin_object().end_object().end_array().end_object();
    CHECK(json.text() == "{\"a\\\"b\":\"\\\\ \\u000a \\u001f \xc3\x9c\",\"n\":-5,\"list\":[null,true,{}]}");
    CHECK(hex_word(0x1234abcdu) == "0x000000001234abcd");
}
