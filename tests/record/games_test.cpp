// Whole games with everything that happened in them, made by an independent program: a replay must say the same.
#include "catch.h"
#include "files.h"
#include "json.h"
#include "record/replay.h"
#include "record/replay_json.h"

using namespace bastide;
using bastide::testing::canonical;
using bastide::testing::Json;
using bastide::testing::parse_json;

namespace {

// Terms and hashes are not in the files; the order of lists says nothing.
std::string comparable(Json value) {
    auto forget_terms = [](Json& events) {
        for (Json& event : events.items) {
            event.remove("terms");
        }
    };
    value.remove("hash");
    for (auto& [key, member] : value.members) {
        if (key == "events" || key == "final") {
            forget_terms(member);
        }
    }
    bastide::testing::sort_lists(value, {"events", "final", "cells", "returned", "placements", "figures"});
    return canonical(value);
}

void compare_game(const std::string& name) {
    Json expected = parse_json(bastide::testing::read_data("games/" + name + ".json"));
    Parsed parsed = parse_notation(bastide::testing::read_data("games/" + name + ".game"));
    REQUIRE_FALSE(parsed.error);
    Replay played = replay(parsed.record);
    if (played.error) {
        NotationError error = locate(*played.error, parsed.marks);
        FAIL(name << ":" << error.line << ":" << error.column << ": " << code_name(error.code) << ": "
                  << error.sentence);
    }
    REQUIRE(comparable(parse_json(header_json(parsed.record))) == comparable(expected.at("header")));
    const std::vector<Json>& plies = expected.at("plies").items;
    REQUIRE(played.plies.size() == plies.size());
    for (std::size_t i = 0; i < plies.size(); ++i) {
        const Ply& ply = played.plies[i];
        std::string text =
            ply_json(parsed.record, ply, static_cast<int>(i) + 1, parsed.marks[ply.line].line, Legal::listed);
        INFO("ply " << i + 1);
        REQUIRE(comparable(parse_json(text)) == comparable(plies[i]));
    }
    const Json& end = expected.at("end");
    bool over = played.state.phase == Phase::over;
    REQUIRE(over == (end.kind == Json::Kind::object));
    if (over) {
        REQUIRE(comparable(parse_json(end_json(parsed.record, played))) == comparable(end));
    }
}

}  // namespace

TEST_CASE("every recorded game replays to the same log, options and scores", "[games]") {
    std::vector<std::string> names = bastide::testing::names_in("games", "game");
    REQUIRE(names.size() >= 78);
    for (const std::string& name : names) {
        DYNAMIC_SECTION(name) {
            compare_game(name);
        }
    }
}

TEST_CASE("printing a recorded game and reading it again gives the same record", "[games]") {
    for (const std::string& name : bastide::testing::names_in("games", "game")) {
        Parsed first = parse_notation(bastide::testing::read_data("games/" + name + ".game"));
        REQUIRE_FALSE(first.error);
        std::string printed = print_notation(first.record);
        Parsed second = parse_notation(printed);
        INFO(name);
        REQUIRE_FALSE(second.error);
        REQUIRE(second.record == first.record);
        REQUIRE(print_notation(second.record) == printed);
    }
}
