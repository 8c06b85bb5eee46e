#include "record/base64url.h"

namespace bastide {
namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

}  // namespace

bool is_base64url(char c) {
    return alphabet.find(c) != std::string_view::npos;
}

std::string to_base64url(const std::vector<std::uint8_t>& bytes) {
    std::string out;
    unsigned bits = 0;
    int held = 0;
    for (std::uint8_t byte : bytes) {
        bits = (bits << 8 | byte) & 0xffff;
        held += 8;
        while (held >= 6) {
            held -= 6;
            out += alphabet[bits >> held & 63];
        }
    }
    if (held > 0) {
        out += alphabet[bits << (6 - held) & 63];
    }
    return out;
}

bool from_base64url(std::string_view text, std::vector<std::uint8_t>& out) {
    out.clear();
    unsigned bits = 0;
    int held = 0;
    for (char c : text) {
        std::size_t digit = alphabet.find(c);
        if (digit == std::string_view::npos) {
            return false;
        }
        bits = (bits << 6 | static_cast<unsigned>(digit)) & 0xffff;
        held += 6;
        if (held >= 8) {
            held -= 8;
            out.push_back(static_cast<std::uint8_t>(bits >> held));
        }
    }
    return held < 6 && (bits & ((1u << held) - 1)) == 0;
}

}  // namespace bastide
