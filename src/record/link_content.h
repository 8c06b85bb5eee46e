// What a share link holds, as a sequence of choices: the header, the scene if there is one, and each move as one of the
// moves that were legal there. One description serves both directions (symbol_coder.h): with a SymbolWriter the record
// given goes in, with a SymbolReader whatever was written comes out. This is format 1: links of it are read forever, so
// the order of every list of alternatives is part of it and must not depend on how the rules happen to list them.
#pragma once

#include "record/record.h"
#include "record/symbol_coder.h"

namespace bastide {

// The record that passed. Not all of it, or nothing that may be used, if coder.ok() is false afterwards: a line was not
// legal, or what was read is no game. A reader's `given` is an empty record.
Record pass_through(SymbolCoder& coder, const Record& given);

}  // namespace bastide
