// The files of the languages, as the tests read them.
#pragma once

#include <fstream>
#include <sstream>
#include <string>

#include "i18n/catalog.h"

namespace bastide::test {

inline constexpr const char* languages[] = {"en", "et", "eo", "ru"};

inline std::string strings_of(const std::string& language) {
    std::ifstream file(std::string(BASTIDE_TEST_DATA) + "/../assets/strings/" + language + ".txt", std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

inline i18n::Catalog catalog_of(const std::string& language) {
    i18n::Catalog catalog(language);
    catalog.read(strings_of(language));
    return catalog;
}

}  // namespace bastide::test
