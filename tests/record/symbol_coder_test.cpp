// The packing beneath links: what is written is read again, in as few bytes as the odds allow.
#include "record/symbol_coder.h"

#include "catch.h"
#include "record/base64url.h"
#include "session/dealer.h"

using namespace bastide;

namespace {

struct Written {
    std::vector<std::uint32_t> weights;
    int choice = 0;
};

std::vector<Written> random_choices(Random& random) {
    std::vector<Written> out(random.below(400));
    const std::uint32_t heaviest = random.below(3) == 0 ? 2 : 1 + random.below(5000);
    for (Written& one : out) {
        one.weights.resize(1 + random.below(12));
        for (std::uint32_t& weight : one.weights) {
            weight = 1 + random.below(heaviest);
        }
        // The last and the first alternative lead into long carries.
        const std::uint32_t edge = random.below(3);
        const auto last = static_cast<std::uint32_t>(one.weights.size()) - 1;
        one.choice = static_cast<int>(edge == 0 ? 0 : edge == 1 ? last : random.below(last + 1));
    }
    return out;
}

}  // namespace

TEST_CASE("choices of any odds are read as they were written", "[link]") {
    Random random{11};
    for (int round = 0; round < 2000; ++round) {
        const std::vector<Written> choices = random_choices(random);
        SymbolWriter writer;
        for (const Written& one : choices) {
            writer.weighted(one.weights, one.choice);
        }
        REQUIRE(writer.ok());
        SymbolReader reader(writer.finish());
        for (const Written& one : choices) {
            REQUIRE(reader.weighted(one.weights, -1) == one.choice);
        }
        REQUIRE(reader.ok());
    }
}

TEST_CASE("numbers, signs and texts are read as they were written", "[link]") {
    SymbolWriter writer;
    for (int n : {0, 1, 2, 3, 100, 65535, 1000000}) {
        writer.number(n);
        writer.signed_number(n / 2);
        writer.signed_number(-n / 2);
    }
    writer.text("");
    writer.text("山田 \xff");
    writer.flag(true, true, 255);
    writer.flag(true, false, 255);
    REQUIRE(writer.ok());
    SymbolReader reader(writer.finish());
    for (int n : {0, 1, 2, 3, 100, 65535, 1000000}) {
        CHECK(reader.number(-1) == n);
        CHECK(reader.signed_number(0) == n / 2);
        CHECK(reader.signed_number(0) == -n / 2);
    }
    CHECK(reader.text("").empty());
    CHECK(reader.text("") == "山田 \xff");
    CHECK(reader.flag(false, true, 255));
    CHECK(reader.flag(false, false, 255));
    CHECK(reader.ok());
}

TEST_CASE("a choice costs what its odds say", "[link]") {
    SymbolWriter likely;
    SymbolWriter even;
    for (int i = 0; i < 8000; ++i) {
        likely.flag(true, true, 255);
        even.flat(8, i % 8);
    }
    CHECK(likely.finish().size() <= 8);       // 0.0056 bits each
    CHECK(even.finish().size() <= 3000 + 4);  // 3 bits each
}

TEST_CASE("what is none of the alternatives cannot be written", "[link]") {
    for (int choice : {-1, 3}) {
        SymbolWriter writer;
        writer.flat(3, choice);
        CHECK_FALSE(writer.ok());
    }
    SymbolWriter negative;
    negative.number(-1);
    CHECK_FALSE(negative.ok());
    SymbolWriter nothing;
    nothing.weighted({}, 0);
    CHECK_FALSE(nothing.ok());
}

TEST_CASE("reading on where nothing was written fails before long", "[link]") {
    for (int fill : {0x00, 0x5a, 0xff}) {
        const std::vector<std::uint8_t> bytes(3, static_cast<std::uint8_t>(fill));
        SymbolReader reader(bytes);
        int read = 0;
        while (reader.ok() && read < 1000) {
            reader.flat(2, 0);
            ++read;
        }
        CHECK(read < 80);
        SymbolReader text(bytes);
        CHECK(text.text("").size() < 10);
    }
}

TEST_CASE("bytes as base64url have one spelling", "[link]") {
    Random random{12};
    for (std::size_t size = 0; size < 40; ++size) {
        std::vector<std::uint8_t> bytes(size);
        for (std::uint8_t& byte : bytes) {
            byte = static_cast<std::uint8_t>(random.below(256));
        }
        const std::string text = to_base64url(bytes);
        CHECK(text.size() == (8 * size + 5) / 6);
        std::vector<std::uint8_t> back;
        CHECK(from_base64url(text, back));
        CHECK(back == bytes);
    }
    CHECK(to_base64url({0xfb, 0xef, 0xff, 'a'}) == "--__YQ");
    std::vector<std::uint8_t> out;
    for (const char* text : {"A", "AAAAA", "YR", "YWF", "YQ==", "Y Q", "+/"}) {
        INFO(text);
        CHECK_FALSE(from_base64url(text, out));
    }
}
