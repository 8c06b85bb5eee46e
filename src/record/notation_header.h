// The header of a file (`bastide 1`, `rules`, `players`), statement by statement.
#pragma once

#include <string>
#include <vector>

#include "record/line_reader.h"
#include "rules/rule_set.h"

namespace bastide {

// True for words that begin a statement; a player called so is written in quotes.
bool is_keyword(std::string_view word);

// Reads what follows `rules`.
RuleSet read_rules(LineReader& line);
// Reads what follows `players`.
std::vector<std::string> read_players(LineReader& line);

}  // namespace bastide
