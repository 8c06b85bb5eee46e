#include "bots/levels.h"

#include <iterator>

namespace bastide::bots {
namespace {

void give_character(Weights& weights, Character character) {
    switch (character) {
        case Character::plain:
            break;
        case Character::builder:
            weights.taste_city = 1.2;
            break;
        case Character::farmer:
            weights.taste_field = 1.4;
            break;
        case Character::wanderer:
            weights.taste_road = 1.4;
            break;
        case Character::monk:
            weights.taste_cloister = 1.4;
            break;
        case Character::spoiler:
            weights.spite = 1.4;
            break;
    }
}

}  // namespace

Profile profile_of(Level level, Character character) {
    Profile profile;
    switch (level) {
        case Level::novice:
            // Sees no fields coming nor cities being joined, is in a hurry to put figures down, and misjudges by a few
            // points, never by many.
            profile.noise = 3;
            profile.blunder = 10;
            profile.weights.join = 0;
            profile.weights.free_first = 3;
            profile.weights.field_open = 0.2;
            break;
        case Level::adept:
            profile.noise = 1.8;
            profile.blunder = 6;
            profile.weights.join = 0;
            give_character(profile.weights, character);
            break;
        case Level::expert:
            profile.noise = 0.5;
            profile.blunder = 2;
            give_character(profile.weights, character);
            break;
        case Level::master:
            profile.method = Method::search;
            profile.nodes = 100000;
            profile.candidates = 10;
            break;
    }
    return profile;
}

bool find_profile(std::string_view name, Profile& out) {
    if (name == "greedy") {
        out = Profile{};
        out.method = Method::greedy;
        return true;
    }
    if (name == "playouts") {
        out = Profile{};
        out.method = Method::playouts;
        out.nodes = 5000;
        return true;
    }
    const std::size_t colon = name.find(':');
    const std::string_view level = name.substr(0, colon);
    const std::string_view character = colon == std::string_view::npos ? "plain" : name.substr(colon + 1);
    for (std::size_t i = 0; i < std::size(level_names); ++i) {
        for (std::size_t j = 0; j < std::size(character_names); ++j) {
            const auto as_level = static_cast<Level>(i);
            const bool middle = as_level == Level::adept || as_level == Level::expert;
            if (level == level_names[i] && character == character_names[j] && (j == 0 || middle)) {
                out = profile_of(as_level, static_cast<Character>(j));
                return true;
            }
        }
    }
    return false;
}

}  // namespace bastide::bots
