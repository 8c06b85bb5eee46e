// The text format of games, positions, lessons and tests: parse_notation reads it, print_notation writes its canonical
// form, and parse(print(x)) == x. Parsing checks what the text alone can tell; replay.h checks the rules. A file with a
// faulty line still gives the record of the lines above it, so that replaying finds whichever fault comes first.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "record/record.h"

namespace bastide {

// A fault of a file. Line and column count from 1, columns in bytes.
struct NotationError {
    int line = 1;
    int column = 1;
    Code code = Code::none;
    std::string sentence;
};

// Where the parts of a line stand; 0 for parts it does not have.
struct LineMark {
    int line = 0;
    int first = 0;  // column of the first word
    int tile = 0;
    int cell = 0;
    int turn = 0;
    int figures[2] = {};
    int value = 0;  // what an expectation expects, a recall, a scene's number
};

struct Parsed {
    Record record;
    std::vector<LineMark> marks;   // one for each of record.lines
    bool header_complete = false;  // false: the fault is in the header
    std::optional<NotationError> error;
};

Parsed parse_notation(std::string_view text);

std::string print_notation(const Record& record);
// One line of it, without the line's end.
std::string print_line(const Record& record, const Line& line);
// "rules 2014 +river": the preset and what differs from it, without the first word.
std::string print_rules(const RuleSet& rules);

// Reads "2014 +river farmers=off"; what is wrong, if anything, with line 1.
std::optional<NotationError> parse_rules(std::string_view text, RuleSet& out);

// A name as it is written, with quotes if it needs them.
std::string print_name(std::string_view name);

}  // namespace bastide
