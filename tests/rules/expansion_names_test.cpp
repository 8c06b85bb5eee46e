// The rules know no expansion by name: what one does stands in its file in expansions/. Only tables and data name what
// is printed on tiles, owned by players or told to readers; they are listed here with the reason.
#include <algorithm>
#include <cctype>
#include <map>

#include "catch.h"
#include "files.h"

using bastide::testing::names_in;
using bastide::testing::read_data;

namespace {

const std::map<std::string, std::string> may_name_them = {
    {"figure.h", "the table of figures"},
    {"rule_set.h", "the record of options"},
    {"rule_set.cpp", "the record of options: presets, tile families, hash"},
    {"rule_options.h", "the table of options"},
    {"rule_options.cpp", "the table of options"},
    {"tile.h", "what is printed on tiles"},
    {"tile.cpp", "what is printed on tiles"},
    {"tile_notation.h", "what is printed on tiles"},
    {"illegal.h", "the list of reasons"},
    {"illegal.cpp", "the list of reasons"},
    {"end_reason.h", "the list of reasons"},
    {"event.h", "what is told to readers: terms, tokens"},
    {"player.h", "what a player owns: tokens"},
};

const std::string names[] = {"river", "spring", "lake",  "abbot", "builder", "builders", "goods",
                             "wine",  "grain",  "cloth", "pig",   "trader",  "traders",  "solitaire"};

// The source without its comments.
std::string code_of(const std::string& text) {
    std::string code;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.compare(i, 2, "//") == 0) {
            i = std::min(text.find('\n', i), text.size());
        } else if (text.compare(i, 2, "/*") == 0) {
            i = std::min(text.find("*/", i), text.size() - 1);
        }
        code += i < text.size() ? text[i] : '\n';
    }
    return code;
}

// The words identifiers and literals are made of, in small letters: river_open and RiverOpen are river and open.
std::vector<std::string> words_of(const std::string& code) {
    std::vector<std::string> words(1);
    bool was_small = false;
    for (char c : code) {
        auto letter = static_cast<unsigned char>(c);
        bool capital = std::isupper(letter) != 0;
        if (std::isalpha(letter) == 0 || (capital && was_small)) {
            words.emplace_back();
        }
        if (std::isalpha(letter) != 0) {
            words.back() += static_cast<char>(std::tolower(letter));
        }
        was_small = std::islower(letter) != 0;
    }
    return words;
}

// The first expansion's name in the code of src/rules/<file>, or nothing.
std::string name_in(const std::string& text) {
    for (const std::string& word : words_of(code_of(text))) {
        if (std::find(std::begin(names), std::end(names), word) != std::end(names)) {
            return word;
        }
    }
    return "";
}

std::vector<std::string> rules_files() {
    std::vector<std::string> files;
    for (const char* ending : {"h", "cpp"}) {
        for (const std::string& name : names_in("../src/rules", ending)) {
            files.push_back(name + "." + ending);
        }
    }
    return files;
}

}  // namespace

TEST_CASE("an expansion's name is found in identifiers and literals, not in comments", "[names]") {
    CHECK(name_in("if (state.rules.pig) {") == "pig");
    CHECK(name_in("bool river_open;") == "river");
    CHECK(name_in("RiverBend bend;") == "river");
    CHECK(name_in("FigureKind::abbot") == "abbot");
    CHECK(name_in("find(\"goods\")") == "goods");
    CHECK(name_in("int x;  // the river\n/* a pig */ int pigment;\n") == "");
    CHECK(name_in("int x;  // the river\nint pig;\n") == "pig");
}

TEST_CASE("no file of the rules names an expansion but its own and the tables", "[names]") {
    std::vector<std::string> files = rules_files();
    REQUIRE(files.size() > 30);
    for (const std::string& file : files) {
        INFO("src/rules/" << file);
        if (may_name_them.count(file) == 0) {
            CHECK(name_in(read_data("../src/rules/" + file)) == "");
        }
    }
}

TEST_CASE("every file allowed to name an expansion is there and does", "[names]") {
    std::vector<std::string> files = rules_files();
    for (const auto& [file, reason] : may_name_them) {
        INFO("src/rules/" << file << ": " << reason);
        REQUIRE(std::count(files.begin(), files.end(), file) == 1);
        CHECK(name_in(read_data("../src/rules/" + file)) != "");
    }
}
