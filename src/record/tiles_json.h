// The tile sets as JSON: conventions, sets, and every tile with its edges, cities, roads, rivers and fields.
#pragma once

#include <string>

namespace bastide {

std::string tiles_json();

}  // namespace bastide
