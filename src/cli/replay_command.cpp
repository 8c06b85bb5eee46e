#include "cli/commands.h"
#include "cli/replay_log.h"
#include "record/replay.h"
#include "record/replay_json.h"

namespace bastide::cli {
namespace {

struct ReplayCall {
    std::string file;
    bool json = false;
    Legal legal = Legal::left_out;
};

bool read_call(const Arguments& arguments, ReplayCall& call) {
    for (const std::string& word : arguments) {
        if (word == "--json") {
            call.json = true;
        } else if (word == "--legal") {
            call.legal = Legal::listed;
        } else if (call.file.empty() && (word == "-" || word.substr(0, 1) != "-")) {
            call.file = word;
        } else {
            return false;
        }
    }
    return !call.file.empty();
}

std::string all_json(const Parsed& parsed, const Replay& played, Legal legal) {
    std::string out = header_json(parsed.record) + "\n";
    int number = 0;
    for (const Ply& ply : played.plies) {
        out += ply_json(parsed.record, ply, ++number, parsed.marks[ply.line].line, legal) + "\n";
    }
    if (played.state.phase == Phase::over) {
        out += end_json(parsed.record, played) + "\n";
    }
    return out;
}

std::string open_options(const Parsed& parsed, const Replay& played) {
    std::string out;
    for (const Ply& ply : played.plies) {
        out += print_line(parsed.record, ply.move) + "\n   ";
        for (const PlaceTile& at : ply.options.placements) {
            out += " " + std::to_string(at.cell.x) + "," + std::to_string(at.cell.y) + side_letter(at.turn);
        }
        out += " :";
        for (FigureName figure : ply.options.figures) {
            out += " " + figure_word(figure);
        }
        out += std::string(ply.options.recall ? " recall" : "") + (ply.options.pass ? " pass\n" : "\n");
    }
    return out;
}

}  // namespace

int replay_command(const Arguments& arguments) {
    ReplayCall call;
    if (!read_call(arguments, call)) {
        return usage_error("it is called: bastide replay FILE [--json] [--legal]");
    }
    std::string text;
    if (!read_input(call.file, text)) {
        return usage_error("the file " + call.file + " cannot be read.");
    }
    Parsed parsed = parse_notation(text);
    std::optional<NotationError> error = parsed.error;
    if (parsed.header_complete) {
        Replay played = replay(parsed.record);
        if (played.error) {
            error = locate(*played.error, parsed.marks);
        }
        print(call.json ? all_json(parsed, played, call.legal) : replay_log(parsed.record, played));
        if (!call.json && call.legal == Legal::listed) {
            print("options\n" + open_options(parsed, played));
        }
    }
    return error ? report(call.file, *error) : status_ok;
}

}  // namespace bastide::cli
