// tests/golden/index.txt says what every golden game is about. Here: it knows every game, leaves out no worked example,
// edge case, option value or refusal, and the games it names for these do meet them.
#include <algorithm>
#include <map>
#include <set>

#include "catch.h"
#include "files.h"
#include "record/notation.h"
#include "rules/rule_options.h"

using namespace bastide;
using bastide::testing::names_in;
using bastide::testing::read_data;

namespace {

struct Entry {
    std::string topic;
    std::string game;
    friend bool operator<(const Entry& a, const Entry& b) {
        return a.topic != b.topic ? a.topic < b.topic : a.game < b.game;
    }
};

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::size_t start = 0;
    for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', start)) {
        lines.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return lines;
}

std::vector<Entry> read_index() {
    std::vector<Entry> entries;
    for (const std::string& line : lines_of(read_data("golden/index.txt"))) {
        if (line.empty() || line[0] == '#') {
            continue;
        }
        std::size_t bar = line.find(" | ");
        INFO(line);
        REQUIRE(bar != std::string::npos);
        entries.push_back(Entry{line.substr(0, bar), line.substr(bar + 3)});
    }
    return entries;
}

// The word of a topic up to its first blank: "18.4" of "18.4 a monastery".
std::string first_word(const std::string& topic) {
    return topic.substr(0, topic.find(' '));
}

std::vector<std::string> games_about(const std::string& topic) {
    std::vector<std::string> games;
    for (const Entry& entry : read_index()) {
        if (entry.topic == topic) {
            games.push_back(entry.game);
        }
    }
    return games;
}

Record record_of(const std::string& game) {
    Parsed parsed = parse_notation(read_data("golden/" + game + ".game"));
    INFO(game);
    REQUIRE_FALSE(parsed.error);
    return parsed.record;
}

// What a move of a file can be refused for: the rules' reasons, but for those that lie between the actions of a line
// (tile_due, no_tile_in_hand) or are found when the line is read (cell_out_of_range), and the notation's own.
std::vector<Code> refusals() {
    std::vector<Code> codes = {Code::wrong_seat, Code::still_placeable, Code::bad_statement};
    for (int i = 1; i <= static_cast<int>(IllegalCode::no_extra_tile); ++i) {
        auto code = static_cast<IllegalCode>(i);
        if (code != IllegalCode::tile_due && code != IllegalCode::no_tile_in_hand &&
            code != IllegalCode::cell_out_of_range) {
            codes.push_back(code_of(code));
        }
    }
    return codes;
}

}  // namespace

TEST_CASE("the index of the golden games names every game, and no other", "[golden]") {
    std::set<std::string> named;
    std::set<Entry> seen;
    for (const Entry& entry : read_index()) {
        INFO(entry.topic << " | " << entry.game);
        CHECK(seen.insert(entry).second);
        named.insert(entry.game);
    }
    std::vector<std::string> there = names_in("golden", "game");
    CHECK(std::vector<std::string>(named.begin(), named.end()) == there);
}

TEST_CASE("a golden game begins with its rule in words", "[golden]") {
    for (const std::string& game : names_in("golden", "game")) {
        INFO(game);
        std::string first = lines_of(read_data("golden/" + game + ".game")).front();
        CHECK(first.substr(0, 2) == "# ");
        CHECK(first.size() > 20);
    }
}

TEST_CASE("no worked example and no edge case is without a golden game", "[golden]") {
    std::set<std::string> numbers;
    for (const Entry& entry : read_index()) {
        numbers.insert(first_word(entry.topic));
    }
    auto missing = [&numbers](const std::string& number) {
        INFO(number);
        CHECK(numbers.count(number) == 1);
    };
    auto two_digits = [](int n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    for (int n = 1; n <= 28; ++n) {
        missing("18." + std::to_string(n));
    }
    for (int n = 1; n <= 13; ++n) {
        missing("18.X" + two_digits(n));
    }
    for (int n = 1; n <= 38; ++n) {
        missing("19." + two_digits(n));
    }
    for (const char* farms : {"field3", "field3_once", "city4"}) {
        CHECK_FALSE(games_about(std::string("18.farms ") + farms).empty());
    }
}

TEST_CASE("every value of every option has a golden game played by it", "[golden]") {
    std::map<std::string, std::set<std::string>> values;
    for (const Entry& entry : read_index()) {
        if (first_word(entry.topic) != "option") {
            continue;
        }
        INFO(entry.topic << " | " << entry.game);
        std::string setting = entry.topic.substr(7);
        std::size_t equals = setting.find('=');
        REQUIRE(equals != std::string::npos);
        std::string key = setting.substr(0, equals);
        const RuleOption* option = find_option(key);
        REQUIRE(option != nullptr);
        CHECK(option->get(record_of(entry.game).rules) == setting.substr(equals + 1));
        values[key].insert(setting.substr(equals + 1));
    }
    for (const RuleOption& option : rule_options()) {
        std::set<std::string>& covered = values[std::string(option.key)];
        INFO(option.key);
        for (std::string_view value : option.values) {
            INFO(value);
            CHECK(covered.count(std::string(value)) == 1);
        }
        if (option.shape == OptionShape::table) {
            CHECK(covered.count("none") == 1);
            CHECK(covered.size() >= 2);
        }
    }
}

TEST_CASE("every reason to refuse a move is expected by a golden game", "[golden]") {
    for (Code code : refusals()) {
        std::vector<std::string> games = games_about("code " + std::string(code_name(code)));
        INFO(code_name(code));
        CHECK_FALSE(games.empty());
        for (const std::string& game : games) {
            INFO(game);
            Record record = record_of(game);
            CHECK(std::any_of(record.lines.begin(), record.lines.end(), [code](const Line& line) {
                const auto* expected = std::get_if<ExpectIllegal>(&line);
                return expected != nullptr && expected->code == code;
            }));
        }
    }
}
