// Share links: whatever was played comes back byte for byte, in few characters, and damage is noticed.
#include "record/link.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "catch.h"
#include "files.h"
#include "random_play.h"
#include "record/base64url.h"
#include "record/explain.h"
#include "record/link_content.h"
#include "record/replay.h"
#include "rules/rule_options.h"
#include "rules/state_hash.h"

using namespace bastide;
using namespace bastide::testing;

namespace {

// How many random games: BASTIDE_GAMES in the environment, or a few.
int games_wanted() {
    const char* wanted = std::getenv("BASTIDE_GAMES");
    return wanted == nullptr ? 120 : std::atoi(wanted);
}

// A tenth of the games, at most.
int links_to_damage() {
    return std::clamp(games_wanted() / 10, 10, 1000);
}

struct Played {
    Record record;
    std::vector<std::uint64_t> hashes;  // behind each line
    GameState state;                    // behind the last line
};

Played play_randomly(Random& random, const RuleSet& rules, std::vector<std::string> names, int most_actions = 100000) {
    Played out;
    out.record.rules = rules;
    out.record.players = std::move(names);
    GameState state = new_game(rules, static_cast<int>(out.record.players.size()));
    out.state = state;
    for (int i = 0; i < most_actions && state.phase != Phase::over; ++i) {
        const GameState before = state;
        const Action action = random_action(random, state);
        apply(state, action);
        note_action(out.record, before, action, state);
        if (out.record.lines.size() > out.hashes.size()) {
            out.hashes.push_back(hash(state));
            out.state = state;
        }
    }
    return out;
}

std::vector<std::string> random_names(Random& random, int count) {
    std::vector<std::string> pool = {"Ada",   "Bo",   "Cy the Elder", "rules", "Zoë \"Zed\"", "山田",  "a\\b",
                                     "d@e#f", "long", "🂡 x",          "pass",  "1,2",         "Émile", "Q"};
    std::vector<std::string> names;
    for (int i = 0; i < count; ++i) {
        const auto pick = static_cast<std::ptrdiff_t>(random.below(static_cast<std::uint32_t>(pool.size())));
        names.push_back(pool[static_cast<std::size_t>(pick)]);
        pool.erase(pool.begin() + pick);
    }
    return names;
}

Record read_game(const std::string& text) {
    Parsed parsed = parse_notation(text);
    REQUIRE_FALSE(parsed.error);
    return parsed.record;
}

Record without_expectations(const Record& record) {
    Record out{record.rules, record.players, {}};
    std::copy_if(record.lines.begin(), record.lines.end(), std::back_inserter(out.lines),
                 [](const Line& line) { return is_scene(line) || std::holds_alternative<Move>(line); });
    return out;
}

Record decoded(const std::string& link) {
    Record out;
    const std::optional<LinkError> error = decode_link(link, out);
    INFO(link);
    REQUIRE_FALSE(error);
    return out;
}

Code refusal(const std::string& link) {
    Record out;
    out.players = {"nobody"};
    const std::optional<LinkError> error = decode_link(link, out);
    CHECK(out.players == std::vector<std::string>{"nobody"});
    return error ? error->code : Code::none;
}

struct Lengths {
    std::size_t median = 0;
    std::size_t worst = 0;
};

Lengths measure(const std::string& rules_text, std::uint64_t seed) {
    RuleSet rules;
    REQUIRE_FALSE(parse_rules(rules_text, rules));
    Random random{seed};
    std::vector<std::size_t> all;
    for (int i = 0; i < games_wanted(); ++i) {
        const Played played = play_randomly(random, rules, {"Adelheid Schmidt", "Bartholomew"});
        REQUIRE(played.state.phase == Phase::over);
        all.push_back(encode_link(played.record).size());
    }
    std::sort(all.begin(), all.end());
    const Lengths out{all[all.size() / 2], all.back()};
    std::cout << "links of " << all.size() << " games, " << rules_text << ", 2 players: median " << out.median
              << ", worst " << out.worst << " characters\n";
    return out;
}

std::vector<std::string> sample_links(std::uint64_t seed, int count) {
    Random random{seed};
    std::vector<std::string> links;
    for (int i = 0; i < count; ++i) {
        int players = 0;
        const RuleSet rules = random_rules(random, players);
        links.push_back(encode_link(play_randomly(random, rules, random_names(random, players)).record));
    }
    return links;
}

// What is packed in a link, without the checksum.
std::vector<std::uint8_t> content_of(const std::string& link) {
    std::vector<std::uint8_t> content;
    REQUIRE(from_base64url(std::string_view(link).substr(3), content));
    content.resize(content.size() - 4);
    return content;
}

// What a reader makes of these bytes, checksum aside: nothing, or a game that can be played.
bool holds_a_game(const std::vector<std::uint8_t>& content) {
    SymbolReader reader(content);
    const Record record = pass_through(reader, Record{});
    if (!reader.ok()) {
        return false;
    }
    const Replay played = replay(record);
    INFO(print_notation(record));
    CHECK_FALSE(played.error);
    CHECK(decoded(encode_link(record)) == record);
    return true;
}

}  // namespace

TEST_CASE("random games of random rules come back from text and link byte for byte, at every ply the same", "[link]") {
    Random random{20140710};
    for (int i = 0; i < games_wanted(); ++i) {
        int players = 0;
        const RuleSet rules = random_rules(random, players);
        const int most_actions = random.below(4) == 0 ? static_cast<int>(random.below(150)) : 100000;
        const Played played = play_randomly(random, rules, random_names(random, players), most_actions);
        const std::string text = print_notation(played.record);
        INFO(text);
        REQUIRE(read_game(text) == played.record);
        const std::string link = encode_link(played.record);
        REQUIRE(link.substr(0, 3) == "g=1");
        const Record back = decoded(link);
        REQUIRE(print_notation(back) == text);
        REQUIRE(back == played.record);
        const Replay again = replay(back);
        REQUIRE_FALSE(again.error);
        REQUIRE(again.plies.size() == played.hashes.size());
        for (std::size_t ply = 0; ply < again.plies.size(); ++ply) {
            REQUIRE(again.plies[ply].hash == played.hashes[ply]);
        }
        REQUIRE(hash(again.state) == hash(played.state));
    }
}

TEST_CASE("the link of a whole game is short enough to be sent", "[link]") {
    CHECK(measure("2014", 1).worst <= 300);
    CHECK(measure("first", 2).worst <= 300);
    CHECK(measure("2014 +river +abbot +tb_tiles +goods +builder +pig", 3).worst <= 450);
    CHECK(
        measure("second +river river_start_tile=shuffled +abbot +tb_tiles +goods +builder +pig followers=8", 4).worst <=
        450);
}

TEST_CASE("every recorded and golden game survives its link", "[link]") {
    for (const std::string folder : {"games", "golden"}) {
        for (const std::string& name : names_in(folder, "game")) {
            INFO(name);
            const Record record = without_expectations(read_game(read_data(folder + "/" + name + ".game")));
            CHECK(decoded(encode_link(record)) == record);
        }
    }
}

TEST_CASE("links of format 1 are read forever", "[link]") {
    const std::vector<std::string> names = names_in("record/links/v1", "txt");
    REQUIRE(names.size() >= 10);
    for (const std::string& name : names) {
        INFO(name);
        const std::string file = read_data("record/links/v1/" + name + ".txt");
        const std::string link = file.substr(0, file.find('\n'));
        const std::string text = file.substr(file.find('\n') + 1);
        CHECK(print_notation(decoded(link)) == text);
        CHECK(encode_link(read_game(text)) == link);
    }
}

TEST_CASE("every value of every rule option survives its link", "[link]") {
    for (Preset name : all_presets) {
        for (const RuleOption& option : rule_options()) {
            std::vector<std::string> values(option.values.begin(), option.values.end());
            if (option.shape == OptionShape::table) {
                values = {"none", "0,0,0,0", "-3,4,-200,17"};
            }
            REQUIRE(values.size() >= 2);
            for (const std::string& value : values) {
                Record record;
                record.rules = preset(name);
                REQUIRE(option.set(record.rules, value));
                record.players = default_names(record.rules);
                if (conflicts(record.rules).empty()) {
                    INFO(print_rules(record.rules));
                    CHECK(decoded(encode_link(record)) == record);
                }
            }
        }
    }
}

TEST_CASE("a position without moves is a link of its own kind", "[link]") {
    const Record record = read_game(
        "bastide 1\nrules 2014 +tb_tiles +goods +builder\nplayers Ada \"Cy the Elder\"\n"
        "put base.cap_straight 0,0 n knight:n@Ada robber:e@Ada\nput base.junction3 -1,0 n farmer:nnw@\"Cy the "
        "Elder\"\n"
        "score Ada 12\ngoods Ada wine 2\nturn \"Cy the Elder\"\nnext base.city3\nbag base.cap 2, base.city3 1\n");
    if (const Replay played = replay(record); played.error) {
        FAIL(played.error->sentence);
    }
    const std::string link = encode_link(record);
    CHECK(link.substr(0, 3) == "p=1");
    CHECK(decoded(link) == record);
    CHECK(decoded("g" + link.substr(1)) == record);
    Record begun = record;
    begun.lines.push_back(Move{MoveKind::place, 1, *find_tile("base.city3"), cell(0, -1), Side::east, {}, false, {}});
    REQUIRE_FALSE(replay(begun).error);
    CHECK(encode_link(begun).substr(0, 3) == "g=1");
    CHECK(decoded(encode_link(begun)) == begun);
}

TEST_CASE("a recall keeps the cell somebody wrote", "[link]") {
    const std::string head = "bastide 1\nrules 2014 +abbot\nplayers A B\nA base.monastery 0,1 n abbot:c\n";
    for (const std::string recall : {"recall", "recall 0,1"}) {
        const std::string text = head + "B base.monastery 1,1 n\nA base.monastery 1,2 n " + recall + "\n";
        CHECK(print_notation(decoded(encode_link(read_game(text)))) == text);
    }
}

TEST_CASE("a record that cannot be played has no link", "[link]") {
    const std::string head = "bastide 1\nrules 2014\nplayers Ada Bo\nAda base.junction3 -1,0 n robber:e\n";
    CHECK_FALSE(encode_link(read_game(head)).empty());
    for (const std::string line :
         {"Ada base.cap_junction 1,0 n", "Bo base.cap_junction 1,0 n robber:w", "Bo base.cap_junction 2,0 n",
          "Bo base.cap_junction 1,0 n recall", "Bo discard base.cap", "Bo pass", "Bo river.lake 1,0 n"}) {
        INFO(line);
        CHECK(encode_link(read_game(head + line + "\n")).empty());
    }
    Record scene = read_game("bastide 1\nrules 2014\nput base.cap 0,0 n\nput base.cap 0,-1 n\n");
    CHECK(encode_link(scene).empty());
}

TEST_CASE("a link is found in an address, behind other parameters and across broken lines", "[link]") {
    const Record record = without_expectations(read_game(read_data("games/builder-009003.game")));
    const std::string link = encode_link(record);
    const std::string code = link.substr(2);
    for (const std::string& text :
         {link, code, "#" + link, "https://example.org/play/#" + link, "https://example.org/?a=g=1#lang=de&" + link,
          "#" + link + "&lang=de", "  " + link.substr(0, 40) + "\r\n " + link.substr(40) + "\n"}) {
        INFO(text);
        CHECK(decoded(text) == record);
    }
}

TEST_CASE("what is no link, a newer link and a damaged link are told apart", "[link]") {
    const std::string link = sample_links(5, 1).front();
    for (const std::string text : {"", " ", "#", "hello", "https://example.org/", "https://example.org/#x=1",
                                   "Ada pass", "bastide 1\nrules 2014\n"}) {
        INFO(text);
        CHECK(refusal(text) == Code::not_a_link);
    }
    CHECK(refusal("g=2" + link.substr(3)) == Code::unknown_link_version);
    CHECK(refusal("9") == Code::unknown_link_version);
    CHECK(refusal("g=") == Code::damaged_link);
    CHECK(refusal("p=1") == Code::damaged_link);
    CHECK(refusal("g=1AAAA") == Code::damaged_link);
    CHECK(refusal(link + "!") == Code::damaged_link);
    CHECK(refusal("g=1" + std::string(1000000, 'A')) == Code::damaged_link);
    for (std::size_t length = 3; length < link.size(); ++length) {
        CHECK(refusal(link.substr(0, length)) == Code::damaged_link);
        CHECK(refusal("g=1" + link.substr(length + 1)) == Code::damaged_link);
    }
    for (const std::string more : {"A", "AA", "AAA", "AAAA", "-", "_9"}) {
        CHECK(refusal(link + more) == Code::damaged_link);
    }
    for (Code code : {Code::not_a_link, Code::unknown_link_version, Code::damaged_link}) {
        CHECK(find_code(code_name(code)) == code);
        CHECK(explain(code) != explain(Code::bad_value));
    }
}

TEST_CASE("every flipped bit of a link is noticed", "[link]") {
    for (const std::string& link : sample_links(6, links_to_damage())) {
        for (std::size_t at = 2; at < link.size(); ++at) {
            for (int bit = 0; bit < 8; ++bit) {
                std::string damaged = link;
                damaged[at] = static_cast<char>(damaged[at] ^ (1 << bit));
                const Code code = refusal(damaged);
                if (code == Code::none) {
                    FAIL(damaged);
                }
            }
        }
    }
}

TEST_CASE("a flipped bit under a matching checksum gives no game or one that can be played", "[link]") {
    Random random{7};
    int games = 0;
    for (const std::string& link : sample_links(7, links_to_damage() / 5)) {
        std::vector<std::uint8_t> content = content_of(link);
        for (int i = 0; i < 100; ++i) {
            const std::uint32_t bit = random.below(8 * static_cast<std::uint32_t>(content.size()));
            content[bit / 8] = static_cast<std::uint8_t>(content[bit / 8] ^ (1u << bit % 8));
            games += holds_a_game(content) ? 1 : 0;
            content[bit / 8] = static_cast<std::uint8_t>(content[bit / 8] ^ (1u << bit % 8));
        }
    }
    CHECK(games > 0);
}

TEST_CASE("any bytes, also behind the beginning of a link, are no game or one that can be played", "[link]") {
    Random random{8};
    int games = 0;
    for (const std::string& link : sample_links(9, links_to_damage())) {
        for (int i = 0; i < 10; ++i) {
            std::vector<std::uint8_t> content = content_of(link);
            content.resize(random.below(static_cast<std::uint32_t>(content.size())));
            for (std::uint32_t more = random.below(40); more > 0; --more) {
                content.push_back(static_cast<std::uint8_t>(random.below(random.below(2) == 0 ? 256 : 4)));
            }
            games += holds_a_game(content) ? 1 : 0;
        }
    }
    CHECK(games > 0);
}
