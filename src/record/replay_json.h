// A replay as JSON, one object a line: the header, a ply for each move line, the end if the game is over.
#pragma once

#include <string>

#include "record/replay.h"

namespace bastide {

enum class Legal : std::uint8_t { left_out, listed };

std::string header_json(const Record& record);
// `number` counts plies from 1, `line` is the line of the file.
std::string ply_json(const Record& record, const Ply& ply, int number, int line, Legal legal);
std::string end_json(const Record& record, const Replay& replay);

// Words used there, and in the log: "city", "deck_empty", "tiles".
std::string_view feature_word(FeatureKind kind);
std::string_view end_reason_word(EndReason reason);
std::string_view term_word(TermKind kind);

}  // namespace bastide
