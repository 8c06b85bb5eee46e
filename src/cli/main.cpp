// The command `bastide`, natively and under Node.
#include "cli/commands.h"

namespace bastide::cli {
namespace {

constexpr std::string_view usage =
    "usage: bastide replay FILE [--json] [--legal]\n"
    "       bastide tiles [--json]\n"
    "       bastide bench [--rules \"2014 +river\"] [--seconds 5]\n"
    "       bastide play [--rules RULES] [--bots novice,master] [--games N]   (more: bastide play --help)\n"
    "       bastide tune [--rules RULES] [--games N] [--rounds N]\n"
    "       bastide link FILE\n"
    "       bastide unlink LINK\n"
    "       bastide svg FILE [--size 1200]\n"
    "FILE may be - for standard input.\n";

constexpr std::string_view later_commands[] = {"verify"};

int run(const Arguments& words) {
    if (words.empty()) {
        return usage_error("a command is missing.\n" + std::string(usage));
    }
    const std::string& name = words[0];
    Arguments rest(words.begin() + 1, words.end());
    if (name == "replay") return replay_command(rest);
    if (name == "tiles") return tiles_command(rest);
    if (name == "bench") return bench_command(rest);
    if (name == "play") return play_command(rest);
    if (name == "tune") return tune_command(rest);
    if (name == "link") return link_command(rest);
    if (name == "unlink") return unlink_command(rest);
    if (name == "svg") return svg_command(rest);
    if (name == "help" || name == "--help") {
        print(usage);
        return status_ok;
    }
    for (std::string_view later : later_commands) {
        if (name == later) {
            return usage_error("this version has no command \"" + name + "\".");
        }
    }
    return usage_error("there is no command \"" + name + "\".\n" + std::string(usage));
}

}  // namespace
}  // namespace bastide::cli

int main(int count, char** words) {
    return bastide::cli::run(bastide::cli::Arguments(words + 1, words + count));
}
