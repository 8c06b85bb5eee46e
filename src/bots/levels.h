// The opponents one can choose: four levels, characters for the two in the middle, and the anchors for measuring.
// `find_profile` reads the names the command line and the program use: "novice", "adept", "expert", "master", with a
// character "adept:builder", "expert:farmer", "adept:spoiler"; "greedy" and "playouts" are anchors.
#pragma once

#include <string_view>

#include "bots/bot.h"

namespace bastide::bots {

enum class Level : std::uint8_t { novice, adept, expert, master };
// builder: loves cities. farmer: loves fields. wanderer: loves roads. monk: loves monasteries. spoiler: minds the
// others' business.
enum class Character : std::uint8_t { plain, builder, farmer, wanderer, monk, spoiler };

inline constexpr std::string_view level_names[] = {"novice", "adept", "expert", "master"};
inline constexpr std::string_view character_names[] = {"plain", "builder", "farmer", "wanderer", "monk", "spoiler"};

Profile profile_of(Level level, Character character = Character::plain);

// False if there is none of this name.
bool find_profile(std::string_view name, Profile& out);

}  // namespace bastide::bots
