#include <cstdio>

#include "cli/commands.h"

namespace bastide::cli {

int usage_error(std::string_view sentence) {
    std::string text = "bastide: " + std::string(sentence) + "\n";
    std::fwrite(text.data(), 1, text.size(), stderr);
    return status_usage;
}

int report(const std::string& file, const NotationError& error) {
    std::string line = file + ":" + std::to_string(error.line) + ":" + std::to_string(error.column) + ": " +
                       std::string(code_name(error.code)) + ": " + error.sentence + "\n";
    std::fwrite(line.data(), 1, line.size(), stderr);
    return status_failed;
}

bool read_input(const std::string& path, std::string& out) {
    std::FILE* file = path == "-" ? stdin : std::fopen(path.c_str(), "rb");
    if (file == nullptr) {
        return false;
    }
    char buffer[65536];
    std::size_t count = 0;
    while ((count = std::fread(buffer, 1, sizeof buffer, file)) > 0) {
        out.append(buffer, count);
    }
    bool complete = std::ferror(file) == 0;
    if (file != stdin) {
        std::fclose(file);
    }
    return complete;
}

void print(std::string_view text) {
    std::fwrite(text.data(), 1, text.size(), stdout);
}

}  // namespace bastide::cli
