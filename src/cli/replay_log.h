// A replay as a log for people: a line a move, what it scored and why, the final scoring.
#pragma once

#include <string>

#include "record/replay.h"

namespace bastide::cli {

std::string replay_log(const Record& record, const Replay& replay);

}  // namespace bastide::cli
