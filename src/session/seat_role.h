// Who decides for a seat: a person at the screen, or the computer at one of its levels. Rules know nothing of it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "rules/player.h"

namespace bastide {

enum class SeatRole : std::uint8_t { person, novice, adept, expert, master };
inline constexpr int seat_roles = 5;
// As saved games and addresses write them.
inline constexpr std::string_view seat_role_names[seat_roles] = {"person", "novice", "adept", "expert", "master"};

using SeatRoles = std::array<SeatRole, max_players>;
inline constexpr SeatRoles all_persons = {};

constexpr bool is_computer(SeatRole role) {
    return role != SeatRole::person;
}

}  // namespace bastide
