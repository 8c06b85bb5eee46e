#include "cli/commands.h"
#include "record/link.h"
#include "record/replay.h"

namespace bastide::cli {
namespace {

// What a link leaves out plays no part in whether there can be one.
Record without_expectations(const Parsed& parsed, std::vector<LineMark>& marks) {
    Record out{parsed.record.rules, parsed.record.players, {}};
    for (std::size_t i = 0; i < parsed.record.lines.size(); ++i) {
        const Line& line = parsed.record.lines[i];
        if (is_scene(line) || std::holds_alternative<Move>(line)) {
            out.lines.push_back(line);
            marks.push_back(parsed.marks[i]);
        }
    }
    return out;
}

}  // namespace

int link_command(const Arguments& arguments) {
    if (arguments.size() != 1) {
        return usage_error("it is called: bastide link FILE");
    }
    std::string text;
    if (!read_input(arguments[0], text)) {
        return usage_error("the file " + arguments[0] + " cannot be read.");
    }
    const Parsed parsed = parse_notation(text);
    std::vector<LineMark> marks;
    const Record record = without_expectations(parsed, marks);
    std::optional<NotationError> error = parsed.error;
    if (parsed.header_complete) {
        if (const Replay played = replay(record); played.error) {
            error = locate(*played.error, marks);
        }
    }
    const std::string link = error ? std::string() : encode_link(record);
    if (!error && link.empty()) {
        error = NotationError{1, 1, Code::line_too_long, "The game is too long for a link."};
    }
    if (error) {
        return report(arguments[0], *error);
    }
    print(link + "\n");
    return status_ok;
}

int unlink_command(const Arguments& arguments) {
    if (arguments.size() != 1) {
        return usage_error("it is called: bastide unlink LINK");
    }
    std::string text = arguments[0];
    if (text == "-" && !read_input("-", text = "")) {
        return usage_error("standard input cannot be read.");
    }
    Record record;
    if (std::optional<LinkError> error = decode_link(text, record)) {
        return report("link", NotationError{1, 1, error->code, error->sentence});
    }
    print(print_notation(record));
    return status_ok;
}

}  // namespace bastide::cli
