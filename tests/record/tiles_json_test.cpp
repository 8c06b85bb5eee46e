#include "record/tiles_json.h"

#include "catch.h"
#include "files.h"
#include "json.h"

using bastide::testing::canonical;
using bastide::testing::parse_json;

TEST_CASE("the tiles printed as JSON equal the table of facts", "[record]") {
    bastide::testing::Json expected = parse_json(bastide::testing::read_data("facts/tiles.json"));
    bastide::testing::Json printed = parse_json(bastide::tiles_json());
    REQUIRE(printed.at("tiles").items.size() == expected.at("tiles").items.size());
    for (std::size_t i = 0; i < expected.at("tiles").items.size(); ++i) {
        REQUIRE(canonical(printed.at("tiles").items[i]) == canonical(expected.at("tiles").items[i]));
    }
    REQUIRE(canonical(printed) == canonical(expected));
}
