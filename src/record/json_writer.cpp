#include "record/json_writer.h"

namespace bastide {
namespace {

constexpr std::string_view hex_digits = "0123456789abcdef";

}  // namespace

void JsonWriter::separate() {
    if (needs_comma_) {
        text_ += ',';
    }
    needs_comma_ = false;
}

JsonWriter& JsonWriter::open(char bracket) {
    separate();
    text_ += bracket;
    return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
    text_ += bracket;
    needs_comma_ = true;
    return *this;
}

JsonWriter& JsonWriter::raw(std::string_view text) {
    separate();
    text_ += text;
    needs_comma_ = true;
    return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
    separate();
    escape(name);
    text_ += ':';
    return *this;
}

JsonWriter& JsonWriter::string(std::string_view text) {
    separate();
    escape(text);
    needs_comma_ = true;
    return *this;
}

void JsonWriter::escape(std::string_view text) {
    text_ += '"';
    for (char c : text) {
        if (c == '"' || c == '\\') {
            text_ += '\\';
            text_ += c;
        } else if (static_cast<unsigned char>(c) < 0x20) {
            auto byte = static_cast<std::size_t>(static_cast<unsigned char>(c));
            text_ += "\\u00";
            text_ += hex_digits[byte >> 4];
            text_ += hex_digits[byte & 15];
        } else {
            text_ += c;
        }
    }
    text_ += '"';
}

std::string hex_word(std::uint64_t value) {
    std::string out = "0x";
    for (int shift = 60; shift >= 0; shift -= 4) {
        out += hex_digits[static_cast<std::size_t>(value >> shift & 15)];
    }
    return out;
}

}  // namespace bastide
