// Every code of the notation, with the line and column it is reported at.
#include <set>

#include "catch.h"
#include "record/replay.h"

using namespace bastide;

namespace {

// "3:12 bad_cell", or "fine".
std::string outcome(const std::string& text) {
    Parsed parsed = parse_notation(text);
    std::optional<NotationError> error = parsed.error;
    if (parsed.header_complete) {
        Replay played = replay(parsed.record);
        if (played.error) {
            error = locate(*played.error, parsed.marks);
        }
    }
    if (!error) {
        return "fine";
    }
    REQUIRE_FALSE(error->sentence.empty());
    REQUIRE(error->sentence.find('\n') == std::string::npos);
    return std::to_string(error->line) + ":" + std::to_string(error->column) + " " +
           std::string(code_name(error->code));
}

const std::string head = "bastide 1\nrules 2014\nplayers Ada Bo\n";

struct Case {
    std::string text;
    std::string expected;
};

const std::vector<Case>& cases() {
    static const std::vector<Case> all = {
        {head + "Ada base.cap\x01 0,-1 s\n", "4:13 bad_character"},
        {head + "# \xff\n", "4:3 bad_character"},
        {head + "expect score \"A\"da 0\n", "4:17 bad_character"},
        {head + "expect score A\"da\" 0\n", "4:15 bad_character"},
        {head + "expect score \"A\\n\" 0\n", "4:16 bad_character"},
        {"", "1:1 bad_header"},
        {"# nothing\n\n", "2:1 bad_header"},
        {"rules 2014\n", "1:1 bad_header"},
        {"bastide 2\nrules 2014\n", "1:9 bad_header"},
        {"bastide\nrules 2014\n", "1:1 bad_header"},
        {"bastide 1 2\n", "1:11 bad_header"},
        {"bastide 1\n", "1:1 missing_rules"},
        {"bastide 1\nplayers A B\nA base.monastery 0,1 n\n", "3:1 missing_rules"},
        {"bastide 1\nbastide 1\n", "2:1 duplicate_header"},
        {"bastide 1\nrules 2014\nrules second\n", "3:1 duplicate_header"},
        {head + "players A B\n", "4:1 duplicate_header"},
        {"bastide 1\nrules 2014\nA base.monastery 0,1 n\nplayers A B\n", "4:1 header_after_move"},
        {head + "Ada base.monastery 0,1 n\nput base.cap 0,0 n\n", "5:1 scene_after_move"},
        {"bastide 1\nrules 2015\n", "2:7 unknown_preset"},
        {"bastide 1\nrules\n", "2:6 truncated_line"},
        {"bastide 1\nrules 2014 +rivers\n", "2:12 unknown_option"},
        {"bastide 1\nrules 2014 rivers=on\n", "2:12 unknown_option"},
        {"bastide 1\nrules 2014 +river river=off\n", "2:19 duplicate_option"},
        {"bastide 1\nrules 2014 two_tile_city=3\n", "2:12 bad_value"},
        {"bastide 1\nrules 2014 +two_tile_city\n", "2:12 bad_value"},
        {"bastide 1\nrules 2014 river\n", "2:12 bad_value"},
        {"bastide 1\nrules 2014 table=1,2,0,0\n", "2:12 bad_value"},
        {head + "score Ada 1.5\n", "4:11 bad_value"},
        {head + "expect score Ada -1\n", "4:18 bad_value"},
        {"bastide 1\nrules solitaire table=none +abbot\n", "2:28 bad_combination"},
        {head + "put base.monastery 0,0 n abbot:c@Ada\n", "4:26 not_in_rules"},
        {head + "put base.monastery 0,0 n\ngoods Ada wine 1\n", "5:1 not_in_rules"},
        {"bastide 1\nrules 2014\nplayers\n", "3:8 bad_players"},
        {"bastide 1\nrules 2014\nplayers A B C D E F G\n", "3:9 bad_players"},
        {"bastide 1\nrules 2014\nplayers A put\n", "3:11 bad_players"},
        {"bastide 1\nrules 2014\nplayers A \"\"\n", "3:11 bad_players"},
        {"bastide 1\nplayers A B\nrules solitaire\n", "2:9 bad_players"},
        {"bastide 1\nrules 2014\nplayers A B A\n", "3:13 duplicate_player"},
        {head + "Cy base.monastery 0,1 n\n", "4:1 unknown_player"},
        {head + "\"Cy\" what\n", "4:1 unknown_player"},
        {head + "expect score Cy 0\n", "4:14 unknown_player"},
        {head + "put base.monastery 0,0 n monk:c@Cy\n", "4:33 unknown_player"},
        {head + "nonsense here\n", "4:1 unknown_word"},
        {head + "expect wonders Ada\n", "4:8 unknown_word"},
        {head + "expect supply Ada meeple 7\n", "4:19 unknown_word"},
        {head + "expect goods Ada gold 7\n", "4:18 unknown_word"},
        {head + "expect illegal Ada pass : because\n", "4:27 unknown_word"},
        {head + "Ada base.monastery 0,1 n monk:c monk:c monk:c\n", "4:40 bad_statement"},
        {head + "Ada base.monastery 0,1 n recall monk:c\n", "4:33 bad_cell"},
        {head + "Ada pass now\n", "4:10 bad_statement"},
        {head + "Ada base.monastery 0,1 n monk:c farmer:nnw\n", "4:33 bad_statement"},
        {head + "score Ada 1\n", "4:1 bad_statement"},
        {head + "Ada base.monastery 0,1\n", "4:23 truncated_line"},
        {head + "Ada base.monastery 0,1   # n\n", "4:23 truncated_line"},
        {head + "expect score \"Ada\n", "4:14 truncated_line"},
        {head + "Ada\n", "4:4 truncated_line"},
        {head + "expect legal base.cap\n", "4:22 truncated_line"},
        {head + "#" + std::string(8192, 'x') + "\n", "4:8193 line_too_long"},
        {head + "#" + std::string(8191, 'x') + "\n", "fine"},
        {head + "Ada base.monastery 0.1 n\n", "4:20 bad_cell"},
        {head + "Ada base.monastery 00,1 n\n", "4:20 bad_cell"},
        {head + "Ada base.monastery -0,1 n\n", "4:20 bad_cell"},
        {head + "Ada base.monastery 0,201 n\n", "4:20 cell_out_of_range"},
        {head + "Ada base.monastery -99999999999999999999,0 n\n", "4:20 cell_out_of_range"},
        {head + "Ada base.monastery 0,200 n\n", "4:20 no_neighbour"},
        {head + "Ada base.monastery 0,1 north\n", "4:24 bad_turn"},
        {head + "expect legal base.monastery : 0,1 nn\n", "4:35 bad_turn"},
        {head + "Ada base.church 0,1 n\n", "4:5 unknown_tile"},
        {head + "Ada river.lake 0,1 n\n", "4:5 not_in_bag"},
        {head + "put base.city4_shield 0,0 n\nput base.city4_shield 1,0 n\n", "5:5 not_in_bag"},
        {head + "put base.cap 0,0 n\nbag base.city4_shield 2\n", "5:23 not_in_bag"},
        {head + "put base.cap 0,0 n\nbag base.cap 1\nnext base.city3\n", "6:6 not_in_bag"},
        {head + "put base.cap 0,0 n\nnext base.cap\nAda base.monastery 0,1 n\n", "6:5 not_in_bag"},
        {head + "Bo base.monastery 0,1 n\n", "4:1 wrong_seat"},
        {head + "put base.cap 0,0 n\nbag base.cap 1\nAda base.cap 0,-1 s\nBo base.cap 5,5 n\n", "7:1 game_over"},
        {head + "Ada base.monastery 0,0 n\n", "4:20 cell_occupied"},
        {head + "put base.cap 0,0 n\nput base.bend 0,0 n\n", "5:15 cell_occupied"},
        {head + "Ada base.monastery 7,7 n\n", "4:20 no_neighbour"},
        {head + "put base.cap 0,0 n\nput base.bend 1,1 n\n", "5:15 no_neighbour"},
        {"bastide 1\nrules 2014 table=0,0,0,0\nA base.straight 1,0 e\n", "3:17 off_table"},
        {"bastide 1\nrules 2014 table=0,0,0,0\nput base.cap 1,0 e\n", "3:14 off_table"},
        {head + "Ada base.monastery 1,0 n\n", "4:20 edge_mismatch"},
        {head + "put base.cap 0,0 n\nput base.cap 0,-1 n\n", "5:14 edge_mismatch"},
        {"bastide 1\nrules 2014 +river\nA river.straight 1,0 n\n", "3:18 river_not_continued"},
        {"bastide 1\nrules 2014 +river\nA river.bend 0,1 e\nB river.bend_garden -1,1 s\n", "4:26 river_bend"},
        {head + "Ada discard base.cap\n", "4:13 still_placeable"},
        {head + "Ada base.monastery 0,1 n priest:c\n", "4:26 bad_figure"},
        {head + "Ada base.monastery 0,1 n monk:n\n", "4:26 bad_figure"},
        {head + "put base.monastery 0,0 n monk:c\n", "4:26 bad_figure"},
        {head + "Ada base.monastery 0,1 n knight:n\n", "4:26 no_such_segment"},
        {head + "Ada base.straight 1,0 e knight:e\n", "4:25 wrong_feature"},
        {head + "Ada base.straight 1,0 e robber:e\nBo base.straight 2,0 e robber:w\n", "5:24 feature_occupied"},
        {head + "put base.cap 0,0 n knight:n@Ada\nput base.cap 0,-1 s\n", "4:20 feature_complete"},
        {"bastide 1\nrules 2014 +builder\nA base.straight 1,0 e builder:road:e\n", "3:23 needs_own_follower"},
        {"bastide 1\nrules 2014 +pig\nput base.cap 0,0 n pig:ene@A\n", "3:20 needs_own_follower"},
        {"bastide 1\nrules 2014 followers=1\nput base.cap 0,0 n knight:n@A farmer:ene@A\n", "3:31 no_supply"},
        {"bastide 1\nrules solitaire\nA base.junction3 1,0 n\n", "3:1 figure_due"},
        {head + "Ada base.monastery 0,1 n recall\n", "4:26 nothing_to_recall"},
        {head + "Ada pass\n", "4:1 no_extra_tile"},
        {head + "expect score Ada 1\n", "4:18 expectation_failed"},
        {head + "expect end\n", "4:8 expectation_failed"},
    };
    return all;
}

}  // namespace

TEST_CASE("every fault is reported with its code, line and column", "[notation]") {
    for (const Case& one : cases()) {
        INFO(one.text.substr(0, 300));
        CHECK(outcome(one.text) == one.expected);
    }
}

TEST_CASE("there is an example for every code of a file", "[notation]") {
    std::set<std::string> shown;
    for (const Case& one : cases()) {
        shown.insert(one.expected.substr(one.expected.find(' ') + 1));
    }
    for (int i = 1; i <= static_cast<int>(Code::expectation_failed); ++i) {
        std::string name(code_name(static_cast<Code>(i)));
        INFO(name);
        CHECK(shown.count(name) == 1);
        CHECK(find_code(name) == static_cast<Code>(i));
    }
}

TEST_CASE("of two faults the one that comes first in the file is reported", "[notation]") {
    CHECK(outcome(head + "Ada base.monastery 1,0 n\nBo base.church 0,1 n\n") == "4:20 edge_mismatch");
    CHECK(outcome(head + "Ada base.church 0,1 n\nBo base.monastery 1,0 n\n") == "4:5 unknown_tile");
}

TEST_CASE("nothing of a refused line is applied", "[notation]") {
    Parsed parsed = parse_notation(head + "Ada base.monastery 0,1 n monk:c\nBo base.straight 1,0 e robber:n\n");
    REQUIRE_FALSE(parsed.error);
    Replay played = replay(parsed.record);
    REQUIRE(played.error);
    CHECK(played.error->code == Code::no_such_segment);
    CHECK(played.plies.size() == 1);
    CHECK(played.state.board.tiles.size() == 2);
    CHECK(played.state.current == 1);
}
