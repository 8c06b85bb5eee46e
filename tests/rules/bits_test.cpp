#include "rules/bits.h"

#include "catch.h"
#include "rules/centres.h"
#include "session/dealer.h"

using namespace bastide;

TEST_CASE("bits are counted and found one after the other") {
    Random random{7};
    for (int round = 0; round < 500; ++round) {
        std::uint64_t bits = random.next();
        for (std::uint32_t thin = random.below(4); thin > 0; --thin) {
            bits &= random.next();
        }
        bits = round == 0 ? ~std::uint64_t{0} : bits;
        int n = 0;
        for (int place = 0; place < 64; ++place) {
            if ((bits >> place & 1) != 0) {
                REQUIRE(nth_bit(bits, n++) == place);
            }
        }
        REQUIRE(bits_set(bits) == n);
    }
}

TEST_CASE("units are found in eight numbers") {
    Random random{8};
    for (int round = 0; round < 500; ++round) {
        std::uint8_t numbers[8];
        int sum = 0;
        for (std::uint8_t& number : numbers) {
            number = static_cast<std::uint8_t>(random.below(random.below(2) == 0 ? 2 : 16));
            sum += number;
        }
        EightBytes eight(numbers);
        REQUIRE(eight.sum() == sum);
        int n = 0;
        for (int i = 0; i < 8; ++i) {
            REQUIRE(eight.before(i) == n);
            for (int unit = 0; unit < numbers[i]; ++unit) {
                REQUIRE(eight.entry_of(n++) == i);
            }
        }
    }
}

TEST_CASE("a filled cell is told to the centres around it and to no other") {
    for (int dx = -107; dx <= 107; ++dx) {
        for (int dy : {-107, -2, -1, 0, 1, 2, 107}) {
            Centres centres;
            centres.add(128 << 8 | 128, 5);
            int told = 0;
            centres.fill(static_cast<std::uint16_t>((128 + dx) << 8 | (128 + dy)), [&told](int segment) {
                told += segment;
                return 0;
            });
            bool near = dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
            REQUIRE(told == (near ? 5 : 0));
            REQUIRE(centres.count == (near ? 0 : 1));
            REQUIRE(centres.surrounded.size() == (near ? 1 : 0));
        }
    }
}
