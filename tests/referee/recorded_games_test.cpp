// The referee alone against games recorded by somebody else: who is right about them is right about random games.
#include <algorithm>
#include <sstream>

#include "catch.h"
#include "referee/referee.h"
#include "support/files.h"
#include "support/json.h"

using namespace bastide::testing;
using referee::Choice;
using referee::Referee;

namespace {

const std::string letters = "nesw";

referee::Options options_in(const Json& rules) {
    std::map<std::string, std::string> words;
    for (const auto& [key, value] : rules.members) {
        if (value.kind == Json::Kind::boolean) {
            words[key] = value.text == "true" ? "on" : "off";
        } else if (value.kind == Json::Kind::null) {
            words[key] = "none";
        } else if (value.kind == Json::Kind::array) {
            for (const Json& bound : value.items) {
                words[key] += (words[key].empty() ? "" : ",") + bound.text;
            }
        } else {
            words[key] = value.text;
        }
    }
    return referee::read_options(words);
}

// As the notation names it: "knight:n", "builder:road:e", "abbot:c".
std::string word_for(const Choice& choice) {
    if (choice.figure == "follower") {
        const std::map<std::string, std::string> roles = {
            {"city", "knight:"}, {"road", "robber:"}, {"field", "farmer:"}, {"monastery", "monk:"}};
        return roles.at(choice.feature) + choice.spot;
    }
    return choice.figure + (choice.figure == "builder" ? ":" + choice.feature : "") + ":" + choice.spot;
}

std::set<std::string> figure_words(const Referee& game) {
    std::set<std::string> words;
    for (const Choice& choice : game.figures()) {
        words.insert(word_for(choice));
    }
    if (game.phase() == "figure" && game.may_pass()) words.insert("pass");
    if (game.may_recall()) words.insert("recall");
    return words;
}

void place_figures(Referee& game, const std::string& names) {
    std::istringstream each(names);
    std::string name;
    while (each >> name) {
        bool found = false;
        for (const Choice& choice : game.figures()) {
            if (word_for(choice) == name) {
                game.figure(choice);
                found = true;
                break;
            }
        }
        INFO(name);
        REQUIRE(found);
    }
}

void play(Referee& game, const Json& ply) {
    if (ply.at("pass").text == "true") {
        REQUIRE(game.may_pass());
        game.pass();
        return;
    }
    const std::string& tile = ply.at("tile").text;
    REQUIRE(game.drawable().count(tile) == 1);
    std::set<referee::Placement> places;
    for (const Json& place : ply.at("legal").at("placements").items) {
        places.insert({std::stoi(place.items[0].text), std::stoi(place.items[1].text),
                       static_cast<int>(letters.find(place.items[2].text))});
    }
    REQUIRE(game.placements(tile) == places);
    game.draw(tile);
    if (ply.at("discard").text == "true") {
        REQUIRE(game.phase() != "tile");
        return;
    }
    game.place({std::stoi(ply.at("x").text), std::stoi(ply.at("y").text),
                static_cast<int>(letters.find(ply.at("turn").text))});
    std::set<std::string> figures;
    for (const Json& figure : ply.at("legal").at("figures").items) {
        figures.insert(figure.text);
    }
    REQUIRE(figure_words(game) == figures);
    if (game.phase() == "over") {
        return;
    }
    if (ply.at("recall").kind != Json::Kind::null) {
        game.recall();
    } else if (ply.at("figure").kind != Json::Kind::null) {
        place_figures(game, ply.at("figure").text);
    } else {
        game.pass();
    }
}

void compare_counts(const Json& expected, const referee::Counts& counts) {
    for (const auto& [word, count] : expected.members) {
        auto found = counts.find(word);
        INFO(word);
        REQUIRE((found == counts.end() ? 0 : found->second) == std::stoi(count.text));
    }
}

void compare_game(const Json& recorded) {
    const std::vector<Json>& players = recorded.at("header").at("players").items;
    Referee game(options_in(recorded.at("header").at("rules")), static_cast<int>(players.size()));
    for (const Json& ply : recorded.at("plies").items) {
        INFO("line " << ply.at("line").text);
        REQUIRE(players[static_cast<std::size_t>(game.whose_turn())].text == ply.at("player").text);
        const bool second = game.second_part();
        play(game, ply);
        REQUIRE((ply.at("extra_tile").text == "true") == (!second && game.second_part() && game.phase() == "draw"));
        for (std::size_t seat = 0; seat < players.size(); ++seat) {
            const std::string& name = players[seat].text;
            REQUIRE(game.scores_before_end()[seat] == std::stoi(ply.at("scores").at(name).text));
            compare_counts(ply.at("supply").at(name), game.seats()[seat].supply);
            if (ply.at("goods").has(name)) {
                compare_counts(ply.at("goods").at(name), game.seats()[seat].goods);
            }
        }
    }
    const Json& end = recorded.at("end");
    REQUIRE((game.phase() == "over") == (end.kind == Json::Kind::object));
    if (game.phase() != "over") {
        return;
    }
    REQUIRE(game.end_reason() == end.at("reason").text);
    std::set<std::string> winners;
    for (const Json& name : end.at("winners").items) {
        winners.insert(name.text);
    }
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        REQUIRE(game.seats()[seat].score == std::stoi(end.at("scores").at(players[seat].text).text));
        REQUIRE(game.winners().count(static_cast<int>(seat)) == winners.count(players[seat].text));
    }
}

}  // namespace

TEST_CASE("the referee agrees with every recorded game that begins with an empty board", "[referee]") {
    int compared = 0;
    for (const std::string& name : names_in("games", "json")) {
        if (read_data("games/" + name + ".game").find("\nput ") != std::string::npos) {
            continue;  // the referee knows no scenes
        }
        INFO(name);
        compare_game(parse_json(read_data("games/" + name + ".json")));
        ++compared;
    }
    CHECK(compared >= 60);
}
