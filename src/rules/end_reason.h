// Why a game is over, as data for the log and the files.
#pragma once

#include <cstdint>

namespace bastide {

enum class EndReason : std::uint8_t { none, deck_empty, solitaire_won, solitaire_lost };

}  // namespace bastide
