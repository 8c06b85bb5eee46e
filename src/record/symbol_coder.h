// Packs a sequence of choices into as few bytes as their odds allow, and reads it back: a range coder in whole numbers,
// the same on every platform. A format is written down once for both directions: each call names how likely the
// alternatives are and the choice made. A SymbolWriter notes that choice; a SymbolReader ignores it and returns what
// was written. `ok` turns false when a choice was none of the alternatives or more is read than was ever written.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace bastide {

class SymbolCoder {
public:
    bool ok() const { return ok_; }
    void fail() { ok_ = false; }

    // One of weights.size() alternatives, each as likely as its weight says; the weights' sum is 1 to 65536.
    int weighted(const std::vector<std::uint32_t>& weights, int choice);
    // One of n alternatives, all equally likely.
    int flat(int n, int choice);
    // `often` stands `odds` times as often as its opposite.
    bool flag(bool value, bool often, std::uint32_t odds);
    // Any whole number from 0; small ones are short.
    int number(int value);
    int signed_number(int value);
    // Bytes, with their number in front; `value` may be empty.
    std::string text(const std::string& value);

protected:
    enum class Direction : std::uint8_t { writing, reading };
    SymbolCoder(Direction direction, std::vector<std::uint8_t> bytes);
    std::vector<std::uint8_t> finished();

private:
    bool reading() const { return direction_ == Direction::reading; }
    bool known(int n, int& choice);
    // Writing: `start`. Reading: the place, among `total`, that was written.
    std::uint32_t locate(std::uint32_t start, std::uint32_t total);
    void narrow(std::uint32_t start, std::uint32_t size, std::uint32_t total);
    void add(std::uint32_t amount);
    void shift();

    Direction direction_;
    bool ok_ = true;
    std::vector<std::uint8_t> bytes_;
    std::size_t next_ = 0;   // reading: the byte that is looked at next
    std::uint32_t low_ = 0;  // writing: where the range begins; reading: the next four bytes, seen from there
    std::uint32_t range_ = 0xffffffffu;
};

class SymbolWriter : public SymbolCoder {
public:
    SymbolWriter() : SymbolCoder(Direction::writing, {}) {}
    // Ends the sequence; nothing may be written after it.
    std::vector<std::uint8_t> finish() { return finished(); }
};

class SymbolReader : public SymbolCoder {
public:
    explicit SymbolReader(std::vector<std::uint8_t> bytes) : SymbolCoder(Direction::reading, std::move(bytes)) {}
};

}  // namespace bastide
