// A vector with its storage inside, for values that must be copied without allocating.
// It offers the few operations the rules need; exceeding the capacity is a mistake inside the program and asserts.
// Elements must be trivially copyable, so a whole game state stays one block of plain memory.
#pragma once

#include <cassert>
#include <cstdint>
#include <type_traits>

namespace bastide {

template <class T, int capacity_>
struct FixedVector {
    static_assert(std::is_trivially_copyable_v<T>);
    static constexpr int capacity = capacity_;

    T items[capacity_] = {};
    std::uint16_t count = 0;

    constexpr int size() const { return count; }
    constexpr bool empty() const { return count == 0; }
    constexpr T* begin() { return items; }
    constexpr T* end() { return items + count; }
    constexpr const T* begin() const { return items; }
    constexpr const T* end() const { return items + count; }
    constexpr T& operator[](int i) {
        assert(i >= 0 && i < count);
        return items[i];
    }
    constexpr const T& operator[](int i) const {
        assert(i >= 0 && i < count);
        return items[i];
    }
    constexpr T& back() { return (*this)[count - 1]; }
    constexpr const T& back() const { return (*this)[count - 1]; }
    constexpr void push_back(const T& item) {
        assert(count < capacity_);
        items[count++] = item;
    }
    constexpr void pop_back() {
        assert(count > 0);
        --count;
    }
    constexpr void clear() { count = 0; }
    // Removes element i by moving the last one into its place; the order changes.
    constexpr void swap_out(int i) {
        (*this)[i] = back();
        pop_back();
    }
};

}  // namespace bastide
