#pragma once

// Random numbers of the painter: FNV-1a 64 over a key seeds SplitMix64, so a key such as ("tuft", 3, -5) names the
// same stream on every machine. The order of draws is part of the look: draw into named variables, or in a braced
// list, never as arguments of a call. Draw a number even if its result is then refused.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace bastide::painter {

class Fnv {
public:
    void mix(std::string_view text) {
        for (char c : text)
            mix_byte(static_cast<unsigned char>(c));
    }
    // Eight bytes, little endian, two's complement.
    void mix(std::uint64_t number) {
        for (int i = 0; i < 8; ++i)
            mix_byte(static_cast<unsigned char>(number >> (8 * i)));
    }
    std::uint64_t value() const { return hash_; }

private:
    void mix_byte(unsigned char byte) { hash_ = (hash_ ^ byte) * 0x100000001b3ull; }

    std::uint64_t hash_ = 0xcbf29ce484222325ull;
};

template <class Part>
void mix_part(Fnv& hash, const Part& part) {
    if constexpr (std::is_integral_v<Part>) {
        hash.mix(static_cast<std::uint64_t>(part));
    } else {
        hash.mix(std::string_view(part));
    }
}

class Rng {
public:
    template <class... Parts>
    explicit Rng(const Parts&... parts) {
        Fnv hash;
        (mix_part(hash, parts), ...);
        state_ = hash.value();
    }

    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15ull;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
        return z ^ (z >> 31);
    }
    // 0 <= value < 1, from the top 53 bits.
    double unit() { return static_cast<double>(next() >> 11) * (1.0 / 9007199254740992.0); }
    double span(double from, double to) { return from + (to - from) * unit(); }

    template <class Value, std::size_t count>
    Value pick(const std::array<Value, count>& values) {
        return values[static_cast<std::size_t>(unit() * static_cast<double>(count))];
    }

private:
    std::uint64_t state_ = 0;
};

}  // namespace bastide::painter
