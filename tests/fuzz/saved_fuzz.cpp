// Any bytes as a saved game, and what can be read of them with a sum that fits: reading and resuming must neither crash
// nor hang. What is refused has a code, a line and a sentence; what is resumed can be saved and resumed again, and is
// the same then.
#include <cstdint>

#include "session/saved_game.h"
#include "tests/fuzz/require.h"

using namespace bastide;
using bastide::fuzz::require_that;

namespace {

void check(const ReadGame& read) {
    NotationError fault;
    const std::optional<Session> session = resume_game(read, fault);
    if (!session) {
        require_that(fault.code != Code::none && fault.line >= 1 && !fault.sentence.empty(),
                     "refused without a reason");
        return;
    }
    const ReadGame again = read_saved_game(print_saved_game(save_game(*session)));
    require_that(!again.error, "a resumed game cannot be read once saved");
    const std::optional<Session> twin = resume_game(again, fault);
    require_that(twin && save_game(*twin) == save_game(*session), "a resumed game is another one the second time");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const ReadGame read = read_saved_game(std::string_view(reinterpret_cast<const char*>(data), size));
    check(read);
    if (read.error && read.error->code == Code::damaged_saved_game) {
        check(read_saved_game(print_saved_game(read.game)));
    }
    return 0;
}
