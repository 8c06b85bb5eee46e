// A small JSON reader for tests. `parse_json` throws on malformed text; `canonical` prints a value with sorted keys, so
// two values are equal if their canonical texts are.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::testing {

struct Json {
    enum class Kind { null, boolean, number, string, array, object };
    Kind kind = Kind::null;
    std::string text;  // number and boolean as written, string unescaped
    std::vector<Json> items;
    std::vector<std::pair<std::string, Json>> members;

    // The member with this key; throws if there is none.
    const Json& at(std::string_view key) const;
    bool has(std::string_view key) const;
    void remove(std::string_view key);
};

Json parse_json(std::string_view text);
std::string canonical(const Json& value);

// Sorts the lists under these keys, wherever they are, so that their order does not matter.
void sort_lists(Json& value, const std::vector<std::string_view>& keys);

}  // namespace bastide::testing
