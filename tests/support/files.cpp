#include "files.h"

#include <dirent.h>

#include <algorithm>
#include <cstdio>
#include <stdexcept>

namespace bastide::testing {

std::string read_data(const std::string& path) {
    std::string full = std::string(BASTIDE_TEST_DATA) + "/" + path;
    std::FILE* file = std::fopen(full.c_str(), "rb");
    if (file == nullptr) {
        throw std::runtime_error("cannot read " + full);
    }
    std::string text;
    char buffer[65536];
    std::size_t count = 0;
    while ((count = std::fread(buffer, 1, sizeof buffer, file)) > 0) {
        text.append(buffer, count);
    }
    std::fclose(file);
    return text;
}

std::vector<std::string> names_in(const std::string& folder, const std::string& ending) {
    std::string full = std::string(BASTIDE_TEST_DATA) + "/" + folder;
    DIR* directory = opendir(full.c_str());
    if (directory == nullptr) {
        throw std::runtime_error("cannot list " + full);
    }
    std::vector<std::string> names;
    const std::string tail = "." + ending;
    while (const dirent* entry = readdir(directory)) {
        std::string name = entry->d_name;
        if (name.size() > tail.size() && name.compare(name.size() - tail.size(), tail.size(), tail) == 0) {
            names.push_back(name.substr(0, name.size() - tail.size()));
        }
    }
    closedir(directory);
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace bastide::testing
