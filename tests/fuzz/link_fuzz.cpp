// Any bytes as a share link, and as what is packed in one with the checksum left aside: reading must neither crash nor
// hang. What is read can be played, printed and read again, and has a link that gives the same record.
#include <cstdint>

#include "record/link.h"
#include "record/link_content.h"
#include "record/replay.h"
#include "tests/fuzz/require.h"

using namespace bastide;
using bastide::fuzz::require_that;

namespace {

void check(const Record& record) {
    const Replay played = replay(record);
    require_that(!played.error, "a link gave a game that cannot be played");
    const Parsed parsed = parse_notation(print_notation(record));
    require_that(!parsed.error && parsed.record == record, "a link gave a game that cannot be written down");
    const std::string link = encode_link(record);
    Record again;
    require_that(!link.empty() && !decode_link(link, again), "a game read from a link has no link itself");
    require_that(again == record, "the link of a game read from a link gives another game");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Record from_text;
    const auto error = decode_link(std::string_view(reinterpret_cast<const char*>(data), size), from_text);
    if (!error) {
        check(from_text);
    } else {
        require_that(!error->sentence.empty() && from_text == Record{}, "a refused link that left something behind");
    }
    SymbolReader reader(std::vector<std::uint8_t>(data, data + size));
    const Record unpacked = pass_through(reader, Record{});
    // A record may be packed in more bytes than a link has.
    if (reader.ok() && size <= longest_link / 2) {
        check(unpacked);
    }
    return 0;
}
