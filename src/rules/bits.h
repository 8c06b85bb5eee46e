// Counting and choosing among bits and small numbers, a whole word at a time and without branches: the choices are
// random more often than not, and no instruction for them can be relied on natively.
#pragma once

#include <cstdint>
#include <cstring>

namespace bastide {

inline constexpr std::uint64_t every_byte = 0x0101010101010101u;
inline constexpr std::uint64_t every_top = 128 * every_byte;

// In each byte the number of its bits that are set.
constexpr std::uint64_t bits_set_by_byte(std::uint64_t bits) {
    bits -= bits >> 1 & 0x55 * every_byte;
    bits = (bits & 0x33 * every_byte) + (bits >> 2 & 0x33 * every_byte);
    return (bits + (bits >> 4)) & 0x0f * every_byte;
}

constexpr int bits_set(std::uint64_t bits) {
#if defined(__wasm__) || defined(__POPCNT__)
    return __builtin_popcountll(bits);  // one instruction there, elsewhere a call
#else
    return static_cast<int>(bits_set_by_byte(bits) * every_byte >> 56);
#endif
}

constexpr int bits_set_in_four(int bits) {
    return static_cast<int>(0x4332322132212110u >> (4 * bits) & 15);
}

// Eight numbers whose sum stays below 128.
struct EightBytes {
    std::uint64_t sums;  // byte i: the sum of numbers 0 to i

    constexpr explicit EightBytes(std::uint64_t numbers) : sums(numbers * every_byte) {}
    explicit EightBytes(const std::uint8_t* numbers) : sums(0) {
        std::uint64_t word;
        std::memcpy(&word, numbers, 8);
        sums = word * every_byte;
    }
    constexpr int sum() const { return static_cast<int>(sums >> 56); }
    // The number that holds the n-th unit: the first whose sum exceeds n.
    constexpr int entry_of(int n) const {
        std::uint64_t passed = (every_top + static_cast<std::uint64_t>(n) * every_byte - sums) & every_top;
        return static_cast<int>((passed >> 7) * every_byte >> 56);
    }
    // The units before it.
    constexpr int before(int entry) const { return static_cast<int>(sums << 8 >> (8 * entry) & 255); }
};

// The place of the n-th bit that is set, counted from the lowest as number 0.
constexpr int nth_bit(std::uint64_t bits, int n) {
    const EightBytes by_byte(bits_set_by_byte(bits));
    const int byte = by_byte.entry_of(n);
    n -= by_byte.before(byte);
    int place = 8 * byte;
    // Halve the byte, then the half, then the quarter. All ones or none, so that no compiler makes branches of it.
    for (int half = 4; half > 0; half /= 2) {
        const int below = bits_set_in_four(static_cast<int>(bits >> place & ((1u << half) - 1)));
        const int higher = ~((n - below) >> 31);
        place += half & higher;
        n -= below & higher;
    }
    return place;
}

}  // namespace bastide
