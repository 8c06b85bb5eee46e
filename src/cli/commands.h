// The commands of `bastide`. Each gets the words behind its name and returns the exit status:
// 0 all is well, 1 a line or an expectation failed, 2 it was called wrongly.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "record/notation.h"

namespace bastide::cli {

using Arguments = std::vector<std::string>;

inline constexpr int status_ok = 0;
inline constexpr int status_failed = 1;
inline constexpr int status_usage = 2;

int replay_command(const Arguments& arguments);
int tiles_command(const Arguments& arguments);
int bench_command(const Arguments& arguments);
int play_command(const Arguments& arguments);
int tune_command(const Arguments& arguments);
int link_command(const Arguments& arguments);
int unlink_command(const Arguments& arguments);
int svg_command(const Arguments& arguments);

// Says on standard error what is wrong with the call; returns status_usage.
int usage_error(std::string_view sentence);

// Writes FILE:LINE:COLUMN: code: sentence to standard error; returns status_failed.
int report(const std::string& file, const NotationError& error);

// The text of a file, or of standard input for "-". False if it cannot be read.
bool read_input(const std::string& path, std::string& out);

void print(std::string_view text);

}  // namespace bastide::cli
