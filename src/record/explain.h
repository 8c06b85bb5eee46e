// One plain English sentence for each code, for error lines of the command.
#pragma once

#include <string_view>

#include "record/code.h"

namespace bastide {

std::string_view explain(Code code);

}  // namespace bastide
