// Mixing of 64-bit numbers, the same on every platform; for hashes of positions.
#pragma once

#include <cstdint>

namespace bastide {

// The finaliser of SplitMix64: every input bit reaches every output bit.
constexpr std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

// Folds a sequence of numbers into one; order matters.
struct Fold {
    std::uint64_t value = 0xcbf29ce484222325u;
    constexpr void add(std::uint64_t part) { value = mix(value ^ (part + 0x9e3779b97f4a7c15u)); }
};

}  // namespace bastide
