// Any bytes as a game file: reading, printing, replaying and telling it must neither crash nor hang. What was read
// without a fault reads the same again once printed, and a replay that went well leaves a sound position.
#include <algorithm>
#include <cstdint>

#include "record/replay.h"
#include "record/replay_json.h"
#include "rules/invariants.h"
#include "tests/fuzz/require.h"

using namespace bastide;
using bastide::fuzz::require_that;

namespace {

// A scene may give goods whose symbols do not lie on its board.
bool hands_out_goods(const Record& record) {
    return std::any_of(record.lines.begin(), record.lines.end(),
                       [](const Line& line) { return std::holds_alternative<SetGoods>(line); });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Parsed parsed = parse_notation(text);
    const std::string printed = print_notation(parsed.record);
    if (!parsed.error) {
        const Parsed again = parse_notation(printed);
        require_that(!again.error, "what was printed cannot be read: " + (again.error ? again.error->sentence : ""));
        require_that(again.record == parsed.record, "what was printed reads as another record");
        require_that(print_notation(again.record) == printed, "printing again prints something else");
    } else {
        require_that(parsed.error->line >= 1 && parsed.error->column >= 1, "a fault without a place");
    }
    if (!parsed.header_complete) {
        return 0;
    }
    const Replay played = replay(parsed.record);
    if (played.error) {
        const NotationError error = locate(*played.error, parsed.marks);
        require_that(error.line >= 1 && error.column >= 1, "a fault of the replay without a place");
    }
    if (!hands_out_goods(parsed.record)) {
        const std::string broken = broken_invariant(played.state);
        require_that(broken.empty(), "the replay leaves an unsound position: " + broken);
    }
    std::size_t told = header_json(parsed.record).size();
    int number = 0;
    for (const Ply& ply : played.plies) {
        told += ply_json(parsed.record, ply, ++number, parsed.marks[ply.line].line, Legal::listed).size();
    }
    if (played.state.phase == Phase::over) {
        told += end_json(parsed.record, played).size();
    }
    require_that(told > 0, "nothing is told");
    return 0;
}
