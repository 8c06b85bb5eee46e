// Golden games: short positions in tests/golden, each about one behaviour, which its expectations state.
#include "catch.h"
#include "files.h"
#include "record/replay.h"

using namespace bastide;

TEST_CASE("every golden game meets its expectations", "[golden]") {
    std::vector<std::string> names = bastide::testing::names_in("golden", "game");
    REQUIRE(names.size() >= 30);
    for (const std::string& name : names) {
        DYNAMIC_SECTION(name) {
            Parsed parsed = parse_notation(bastide::testing::read_data("golden/" + name + ".game"));
            std::optional<NotationError> error = parsed.error;
            if (!error) {
                Replay played = replay(parsed.record);
                error = played.error ? std::optional(locate(*played.error, parsed.marks)) : std::nullopt;
            }
            if (error) {
                FAIL(name << ":" << error->line << ":" << error->column << ": " << code_name(error->code) << ": "
                          << error->sentence);
            }
            bool expects_something = false;
            for (const Line& line : parsed.record.lines) {
                expects_something = expects_something || (!is_scene(line) && !std::holds_alternative<Move>(line));
            }
            REQUIRE(expects_something);
        }
    }
}
