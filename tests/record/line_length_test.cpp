// A line may be short enough as it stands and too long in canonical form, with the blanks and quotes that it adds.
#include "catch.h"
#include "record/notation.h"

using namespace bastide;

namespace {

// `piece` as often as it fits into a line of `length` bytes that begins with `start`.
std::string filled(std::string start, const std::string& piece, std::size_t length) {
    while (start.size() + piece.size() <= length) {
        start += piece;
    }
    return start;
}

std::string places(std::size_t length) {
    std::string line = "expect legal base.cap : 0,-1 s";
    for (int i = 0; line.size() + 16 <= length; ++i) {
        line += ";" + std::to_string(i % 200) + "," + std::to_string(i / 200) + " n";
    }
    return line;
}

// A file that can be read must read the same once printed; a longer line of the same kind is refused.
void grow_until_refused(const std::string& kind, std::string (*file)(std::size_t length)) {
    INFO(kind);
    bool refused = false;
    bool accepted = false;
    for (std::size_t length = 1500; length <= 8192; length += 37) {
        const Parsed parsed = parse_notation(file(length));
        if (parsed.error) {
            CHECK(parsed.error->code == Code::line_too_long);
            refused = true;
            continue;
        }
        accepted = true;
        const Parsed again = parse_notation(print_notation(parsed.record));
        REQUIRE_FALSE(again.error);
        REQUIRE(again.record == parsed.record);
    }
    CHECK(accepted);
    CHECK(refused);
}

}  // namespace

TEST_CASE("whatever can be read can be read again once printed, however long its lines", "[notation]") {
    grow_until_refused("places",
                       [](std::size_t length) { return "bastide 1\nrules 2014\nplayers A B\n" + places(length); });
    grow_until_refused("players", [](std::size_t length) {
        return filled("bastide 1\nrules 2014\nplayers A B", "\\", length + 21) + "\n";
    });
    grow_until_refused("owners of figures", [](std::size_t length) {
        return filled("bastide 1\nrules 2014\nplayers \\ B\nput base.cap 0,0 n", " farmer:ese@\\", length + 33) + "\n";
    });
}
