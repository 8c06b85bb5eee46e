#include <algorithm>

#include "cli/commands.h"
#include "record/picture.h"
#include "record/replay.h"

namespace bastide::cli {
namespace {

bool read_size(const std::string& word, int& out) {
    out = 0;
    for (char c : word) {
        if (c < '0' || c > '9' || out > largest_picture) {
            return false;
        }
        out = out * 10 + (c - '0');
    }
    return out >= least_picture && out <= largest_picture;
}

// "Ada 45, Bo 38".
std::string scores(const Record& record, const GameState& state) {
    std::string out;
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        out += (out.empty() ? "" : ", ") + record.players[seat] + " " +
               std::to_string(state.players[static_cast<int>(seat)].score);
    }
    return out;
}

}  // namespace

int svg_command(const Arguments& arguments) {
    PictureOptions options;
    std::string file;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& word = arguments[i];
        bool sized = word == "--size" && i + 1 < arguments.size();
        bool named = !sized && file.empty() && (word == "-" || word.substr(0, 1) != "-");
        if (named) {
            file = word;
        } else if (!sized || !read_size(arguments[++i], options.size)) {
            file.clear();
            break;
        }
    }
    if (file.empty()) {
        return usage_error("it is called: bastide svg FILE [--size PIXELS], 64 to 8192 pixels");
    }
    std::string text;
    if (!read_input(file, text)) {
        return usage_error("the file " + file + " cannot be read.");
    }
    const Parsed parsed = parse_notation(text);
    if (parsed.error) {
        return report(file, *parsed.error);
    }
    const Replay played = replay(parsed.record);
    if (played.error) {
        return report(file, locate(*played.error, parsed.marks));
    }
    options.mark_last_tile = !played.plies.empty();
    options.words = scores(parsed.record, played.state);
    print(picture(played.state, options));
    return status_ok;
}

}  // namespace bastide::cli
