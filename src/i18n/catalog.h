// The words of one language: reads lines `key = text` and puts names and numbers into them.
// Lines that start with # are comments; `\n` in a text is a line break; `{name}` stands for a value. A text that
// depends on a number has one line per plural form: `tiles.one`, `tiles.few`, `tiles.many`, `tiles.other` (which forms
// a language has is known here for en, et, eo, ru). A key without text gives the key itself and is remembered as
// missing. Text comes from outside; nothing here reads files.
#pragma once

#include <initializer_list>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::i18n {

// A value for a placeholder.
struct Value {
    std::string_view name;
    std::string text;
    Value(std::string_view value_name, std::string value_text) : name(value_name), text(std::move(value_text)) {}
    Value(std::string_view value_name, int number) : name(value_name), text(std::to_string(number)) {}
};
using Values = std::initializer_list<Value>;

enum class PluralForm : unsigned char { one, few, many, other };

// The form a whole number takes in a language ("en", "et", "eo", "ru"; unknown languages follow English).
PluralForm plural_form(std::string_view language, int number);
std::string_view name_of(PluralForm form);

struct LineProblem {
    int line = 0;
    std::string text;
};

class Catalog {
public:
    Catalog() = default;
    explicit Catalog(std::string language) : language_(std::move(language)) {}

    // Reads a file's text. Lines that are neither blank, comment nor `key = text`, and keys given twice, are returned.
    std::vector<LineProblem> read(std::string_view file_text);
    // Texts of another catalogue for what this one lacks; it must live as long as this one.
    void fall_back_on(const Catalog* other) { fallback_ = other; }

    const std::string& language() const { return language_; }
    bool has(std::string_view key) const;

    std::string text(std::string_view key) const;
    std::string text(std::string_view key, Values values) const;
    // The plural form for `number`, which is also the placeholder {n}.
    std::string plural(std::string_view key, int number) const;
    std::string plural(std::string_view key, int number, Values values) const;

    // Keys asked for in vain so far.
    const std::set<std::string>& missing() const { return missing_; }
    const std::map<std::string, std::string, std::less<>>& entries() const { return entries_; }

private:
    const std::string* find(std::string_view key) const;
    std::string language_ = "en";
    std::map<std::string, std::string, std::less<>> entries_;
    const Catalog* fallback_ = nullptr;
    mutable std::set<std::string> missing_;
};

// Puts values into the placeholders of a text; unknown placeholders stay as they are.
std::string fill(std::string_view text, Values values);

}  // namespace bastide::i18n
