// Compares an expectation with what a replay has come to.
#pragma once

#include <optional>
#include <string>

#include "record/replay.h"

namespace bastide {

struct Expected {
    const Record& record;
    const GameState& state;
    const Ply* last;               // the last ply, or null
    std::optional<TileKind> next;  // the tile a scene has in hand
};

bool is_expectation(const Line& line);

// What is not as expected, in a sentence; empty if all is.
std::string unmet(const Line& line, const Expected& expected);

}  // namespace bastide
