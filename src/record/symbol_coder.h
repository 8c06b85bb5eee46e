// Packs a sequence of choices into as few bytes as their odds allow, and reads it back: a range coder in whole numbers,
// the same on every platform. A format is written down once for both directions: each call names how likely the
// alternatives are and the choice made. A SymbolWriter notes that choice; a SymbolReader ignores it and returns what
// was written. `ok` turns false when a choice was none of the alternatives or more is read than was ever written.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bastide {

class SymbolCoder {
public:
    virtual ~SymbolCoder() = default;

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
    static constexpr std::uint32_t least_range = 1u << 24;
    std::uint32_t range_ = 0xffffffffu;

private:
    // Writing: `start`. Reading: the place, among `total`, that was written.
    virtual std::uint32_t locate(std::uint32_t start, std::uint32_t total) = 0;
    virtual void narrow(std::uint32_t start, std::uint32_t size, std::uint32_t total) = 0;
    virtual bool reading() const = 0;
    bool known(int n, int& choice);

    bool ok_ = true;
};

class SymbolWriter final : public SymbolCoder {
public:
    // Ends the sequence; nothing may be written after it.
    std::vector<std::uint8_t> finish();

private:
    std::uint32_t locate(std::uint32_t start, std::uint32_t total) override;
    void narrow(std::uint32_t start, std::uint32_t size, std::uint32_t total) override;
    bool reading() const override { return false; }
    void add(std::uint32_t amount);
    void shift();

    std::vector<std::uint8_t> bytes_;
    std::uint32_t low_ = 0;
};

class SymbolReader final : public SymbolCoder {
public:
    explicit SymbolReader(std::vector<std::uint8_t> bytes);

private:
    std::uint32_t locate(std::uint32_t start, std::uint32_t total) override;
    void narrow(std::uint32_t start, std::uint32_t size, std::uint32_t total) override;
    bool reading() const override { return true; }
    void shift();

    std::vector<std::uint8_t> bytes_;
    std::size_t next_ = 0;
    std::uint32_t ahead_ = 0;  // the next four bytes, less what was used up
};

}  // namespace bastide
