#include "record/symbol_coder.h"

#include <cassert>
#include <utility>

namespace bastide {
namespace {

constexpr int most_bits = 20;  // of a number
constexpr std::uint32_t least_range = 1u << 24;

}  // namespace

// True if the choice, or when reading any, is one of n. Otherwise it becomes the first one, and ok() is false.
bool SymbolCoder::known(int n, int& choice) {
    if (ok_ && n > 0 && (reading() || (choice >= 0 && choice < n))) {
        return true;
    }
    fail();
    choice = 0;
    return false;
}

int SymbolCoder::weighted(const std::vector<std::uint32_t>& weights, int choice) {
    if (!known(static_cast<int>(weights.size()), choice)) {
        return choice;
    }
    std::uint32_t start = 0;
    std::uint32_t total = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        start += static_cast<int>(i) < choice ? weights[i] : 0;
        total += weights[i];
    }
    std::uint32_t place = locate(start, total);
    start = 0;
    std::size_t found = 0;
    while (found + 1 < weights.size() && place - start >= weights[found]) {
        start += weights[found++];
    }
    narrow(start, weights[found], total);
    return static_cast<int>(found);
}

int SymbolCoder::flat(int n, int choice) {
    if (!known(n, choice)) {
        return choice;
    }
    std::uint32_t place = locate(static_cast<std::uint32_t>(choice), static_cast<std::uint32_t>(n));
    narrow(place, 1, static_cast<std::uint32_t>(n));
    return static_cast<int>(place);
}

bool SymbolCoder::flag(bool value, bool often, std::uint32_t odds) {
    return (weighted({odds, 1}, value == often ? 0 : 1) == 0) == often;
}

// The number of bits of value + 1, one by one, then those bits without the first.
int SymbolCoder::number(int value) {
    if (reading()) {
        value = 0;
    } else if (value < 0 || value + 1 >= 1 << most_bits) {
        fail();
        return 0;
    }
    int bits = 1;
    while (bits <= most_bits && flat(2, (value + 1) >> bits != 0 ? 1 : 0) == 1) {
        ++bits;
    }
    if (!ok_ || bits > most_bits) {
        fail();
        return 0;
    }
    int out = 1;
    for (int bit = bits - 2; bit >= 0; --bit) {
        out = out * 2 + flat(2, (value + 1) >> bit & 1);
    }
    return ok_ ? out - 1 : 0;
}

int SymbolCoder::signed_number(int value) {
    int folded = number(value >= 0 ? 2 * value : -2 * value - 1);
    return folded % 2 == 0 ? folded / 2 : -(folded + 1) / 2;
}

std::string SymbolCoder::text(const std::string& value) {
    int length = number(static_cast<int>(value.size()));
    std::string out;
    for (int i = 0; i < length && ok_; ++i) {
        auto at = static_cast<std::size_t>(i);
        int byte = at < value.size() ? static_cast<unsigned char>(value[at]) : 0;
        out += static_cast<char>(flat(256, byte));
    }
    return out;
}

SymbolCoder::SymbolCoder(Direction direction, std::vector<std::uint8_t> bytes)
    : direction_(direction), bytes_(std::move(bytes)) {
    if (reading()) {
        for (int i = 0; i < 4; ++i) {
            shift();
        }
        range_ = 0xffffffffu;
    }
}

std::uint32_t SymbolCoder::locate(std::uint32_t start, std::uint32_t total) {
    if (!reading()) {
        return start;
    }
    std::uint32_t place = low_ / (range_ / total);
    if (place >= total) {
        fail();
        return total - 1;
    }
    return place;
}

void SymbolCoder::narrow(std::uint32_t start, std::uint32_t size, std::uint32_t total) {
    std::uint32_t unit = range_ / total;
    if (reading()) {
        low_ -= unit * start;
    } else {
        add(unit * start);
    }
    range_ = unit * size;
    while (range_ < least_range) {
        shift();
    }
}

void SymbolCoder::add(std::uint32_t amount) {
    low_ += amount;
    if (low_ >= amount) {
        return;
    }
    // The carry runs through what is already written. It stops there: all of it is below one.
    std::size_t i = bytes_.size();
    while (i > 0 && ++bytes_[--i] == 0) {
    }
}

// On to the next byte.
void SymbolCoder::shift() {
    range_ <<= 8;
    if (!reading()) {
        bytes_.push_back(static_cast<std::uint8_t>(low_ >> 24));
        low_ <<= 8;
        return;
    }
    // A writer leaves out no more than the four bytes that are looked at ahead.
    if (next_ >= bytes_.size() + 4) {
        fail();
    }
    low_ = low_ << 8 | (next_ < bytes_.size() ? bytes_[next_] : 0u);
    ++next_;
}

std::vector<std::uint8_t> SymbolCoder::finished() {
    // As few bytes as name a point of what is left of the range; behind the last byte a reader sees zeros.
    for (int count = 0; count <= 4; ++count) {
        std::uint32_t rest = count == 4 ? 0 : 0xffffffffu >> (8 * count);
        std::uint32_t lift = (0u - low_) & rest;
        if (lift < range_) {
            add(lift);
            for (int i = 0; i < count; ++i) {
                shift();
            }
            return std::move(bytes_);
        }
    }
    assert(false);
    return {};
}

}  // namespace bastide
