#include "cli/commands.h"
#include "record/tiles_json.h"
#include "rules/tile.h"

namespace bastide::cli {
namespace {

// One line a kind: copies with and without gardens, id, what is printed on it.
std::string table() {
    std::string out;
    for (int i = 0; i < tile_kinds; ++i) {
        const TileFacts& tile = facts(tile_kind(i));
        std::string id(tile.id);
        id.resize(id.size() < 34 ? 34 : id.size() + 1, ' ');
        out += std::to_string(tile.with_gardens) + " " + std::to_string(tile.without_gardens) + "  " + id +
               std::string(tile.notation) + "\n";
    }
    return out;
}

}  // namespace

int tiles_command(const Arguments& arguments) {
    bool json = arguments.size() == 1 && arguments[0] == "--json";
    if (!arguments.empty() && !json) {
        return usage_error("it is called: bastide tiles [--json]");
    }
    print(json ? tiles_json() + "\n" : table());
    return status_ok;
}

}  // namespace bastide::cli
