// Files of the tests' data folder.
#pragma once

#include <string>
#include <vector>

namespace bastide::testing {

// The text of tests/<path>; throws if it cannot be read.
std::string read_data(const std::string& path);

// Names in tests/<folder> with this ending ("game"), sorted, without the ending.
std::vector<std::string> names_in(const std::string& folder, const std::string& ending);

}  // namespace bastide::testing
