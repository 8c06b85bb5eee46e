#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "catch.h"
#include "i18n/catalog.h"
#include "i18n/strings.h"

using namespace bastide;
using i18n::Catalog;
using i18n::PluralForm;

namespace {

// "{name}" and so on, sorted.
std::multiset<std::string> placeholders(const std::string& text) {
    std::multiset<std::string> out;
    for (std::size_t open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1)) {
        out.insert(text.substr(open, text.find('}', open) - open + 1));
    }
    return out;
}

std::string stem(const std::string& key) {
    for (const char* form : {".one", ".few", ".many", ".other"}) {
        std::string ending(form);
        if (key.size() > ending.size() && key.compare(key.size() - ending.size(), ending.size(), ending) == 0) {
            return key.substr(0, key.size() - ending.size());
        }
    }
    return key;
}

// Plural keys by stem, other keys as they are; the placeholders are those of the form with most of them.
std::map<std::string, std::multiset<std::string>> shape(const Catalog& catalog) {
    std::map<std::string, std::multiset<std::string>> out;
    for (const auto& [key, text] : catalog.entries()) {
        std::multiset<std::string> found = placeholders(text);
        std::multiset<std::string>& known = out[stem(key)];
        if (found.size() > known.size()) known = found;
    }
    return out;
}

}  // namespace

TEST_CASE("the plural form of a number follows the language") {
    struct Row {
        const char* language;
        int number;
        PluralForm form;
    };
    const Row rows[] = {
        {"en", 0, PluralForm::other}, {"en", 1, PluralForm::one},   {"en", 21, PluralForm::other},
        {"et", 1, PluralForm::one},   {"et", 2, PluralForm::other}, {"eo", 1, PluralForm::one},
        {"eo", 5, PluralForm::other}, {"ru", 0, PluralForm::many},  {"ru", 1, PluralForm::one},
        {"ru", 2, PluralForm::few},   {"ru", 4, PluralForm::few},   {"ru", 5, PluralForm::many},
        {"ru", 11, PluralForm::many}, {"ru", 12, PluralForm::many}, {"ru", 14, PluralForm::many},
        {"ru", 21, PluralForm::one},  {"ru", 22, PluralForm::few},  {"ru", 111, PluralForm::many},
        {"ru", 101, PluralForm::one}, {"xx", 1, PluralForm::one},   {"xx", 3, PluralForm::other},
    };
    for (const Row& row : rows) {
        CAPTURE(row.language, row.number);
        CHECK(i18n::plural_form(row.language, row.number) == row.form);
    }
}

TEST_CASE("a file of strings is read line by line") {
    Catalog words("en");
    auto problems = words.read(
        "# a comment\n\nhello = Hello, {name}!\r\n  two =  lines\\nhere  \nno equals sign\nhello = again\n"
        "a key = with a blank\nempty =\n");
    CHECK(words.text("hello", {{"name", "Ada"}}) == "Hello, Ada!");
    CHECK(words.text("two") == "lines\nhere");
    CHECK(words.text("empty").empty());
    REQUIRE(problems.size() == 3);
    CHECK(problems[0].line == 5);
    CHECK(problems[1].line == 6);
    CHECK(problems[2].line == 7);
}

TEST_CASE("placeholders are filled by name and unknown ones stay") {
    CHECK(i18n::fill("{a} and {b}, {a}", {{"a", 1}, {"b", "two"}}) == "1 and two, 1");
    CHECK(i18n::fill("{unknown} {a}", {{"a", 1}}) == "{unknown} 1");
    CHECK(i18n::fill("open { brace", {{"a", 1}}) == "open { brace");
}

TEST_CASE("a text that depends on a number takes the form of its language") {
    Catalog words("ru");
    words.read("tile.one = {n} тайл\ntile.few = {n} тайла\ntile.many = {n} тайлов\n");
    CHECK(words.plural("tile", 1) == "1 тайл");
    CHECK(words.plural("tile", 3) == "3 тайла");
    CHECK(words.plural("tile", 12) == "12 тайлов");
}

TEST_CASE("a missing form falls back on `other`, a missing key on another language, then on itself") {
    Catalog english("en");
    english.read("tile.one = tile\ntile.other = tiles\nonly = here\n");
    CHECK(english.plural("tile", 7) == "tiles");
    Catalog estonian("et");
    estonian.read("tile.other = kaarti\n");
    estonian.fall_back_on(&english);
    CHECK(estonian.plural("tile", 1) == "kaarti");
    CHECK(estonian.text("only") == "here");
    CHECK(estonian.text("nowhere") == "nowhere");
    CHECK(estonian.missing() == std::set<std::string>{"nowhere", "only"});
    CHECK(english.missing() == std::set<std::string>{"nowhere"});
}

TEST_CASE("every language has the keys of English, with the same placeholders") {
    auto english = shape(test::catalog_of("en"));
    REQUIRE(english.size() > 100);
    for (const char* language : test::languages) {
        Catalog catalog(language);
        std::string text = test::strings_of(language);
        CAPTURE(language);
        CHECK(catalog.read(text).empty());
        auto other = shape(catalog);
        for (const auto& [key, wanted] : english) {
            CAPTURE(key);
            REQUIRE(other.count(key) == 1);
            CHECK(other[key] == wanted);
        }
        for (const auto& [key, found] : other) {
            CAPTURE(key);
            CHECK(english.count(key) == 1);
        }
    }
}

TEST_CASE("every language has every plural form it needs") {
    for (const char* language : test::languages) {
        Catalog catalog = test::catalog_of(language);
        std::set<std::string> stems;
        for (const auto& [key, text] : catalog.entries()) {
            if (stem(key) != key) stems.insert(stem(key));
        }
        for (const std::string& key : stems) {
            for (int n : {0, 1, 2, 5, 11, 21, 22}) {
                std::string full = key + "." + std::string(i18n::name_of(i18n::plural_form(language, n)));
                CAPTURE(language, full);
                CHECK(catalog.has(full));
            }
        }
    }
}
