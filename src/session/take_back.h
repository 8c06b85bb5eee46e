// How far a player may take back what was done: what computers did in between, and what the program did by itself, goes
// with the decision it followed. `steps_back` says how many times `Session::undo` is to be called so that a person
// decides anew. To do again what was taken back, call `Session::redo` once, and on while it `goes_on_by_itself`.
#pragma once

#include <cstdint>
#include <string_view>

#include "session/seat_role.h"
#include "session/session.h"

namespace bastide {

enum class TakeBacks : std::uint8_t { until_next_tile, whole_game };
// As saved games write them.
inline constexpr std::string_view take_backs_names[] = {"until-next-tile", "whole-game"};

// Against computers nobody minds; among people what was seen has been seen.
TakeBacks usual_take_backs(const SeatRoles& roles, int seats);

// 0: nothing may be taken back.
int steps_back(const Session& session, const SeatRoles& roles, TakeBacks take_backs);

// The step that would be done again next is no decision of a person.
bool goes_on_by_itself(const Session& session, const SeatRoles& roles);

}  // namespace bastide
