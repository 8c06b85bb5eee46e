// Writes JSON on one line, value by value: begin_object(), key("x"), number(3), end_object(). Commas come by
// themselves. Strings are UTF-8 and pass through; only what JSON asks for is escaped.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace bastide {

class JsonWriter {
public:
    JsonWriter& begin_object() { return open('{'); }
    JsonWriter& end_object() { return close('}'); }
    JsonWriter& begin_array() { return open('['); }
    JsonWriter& end_array() { return close(']'); }
    JsonWriter& key(std::string_view name);
    JsonWriter& string(std::string_view text);
    JsonWriter& number(std::int64_t value) { return raw(std::to_string(value)); }
    JsonWriter& boolean(bool value) { return raw(value ? "true" : "false"); }
    JsonWriter& null() { return raw("null"); }

    const std::string& text() const { return text_; }

private:
    JsonWriter& open(char bracket);
    JsonWriter& close(char bracket);
    JsonWriter& raw(std::string_view text);
    void separate();
    void escape(std::string_view text);
    std::string text_;
    bool needs_comma_ = false;
};

// "0x" and sixteen digits.
std::string hex_word(std::uint64_t value);

}  // namespace bastide
