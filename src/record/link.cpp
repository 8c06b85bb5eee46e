#include "record/link.h"

#include "record/base64url.h"
#include "record/explain.h"
#include "record/link_content.h"

namespace bastide {
namespace {

constexpr char link_version = '1';
constexpr std::size_t checksum_bytes = 4;

// CRC-32: whatever is wrong within any 32 neighbouring bits is found.
std::uint32_t checksum(const std::vector<std::uint8_t>& bytes) {
    std::uint32_t rest = 0xffffffffu;
    for (std::uint8_t byte : bytes) {
        rest ^= byte;
        for (int i = 0; i < 8; ++i) {
            rest = (rest & 1u) != 0 ? rest >> 1 ^ 0xedb88320u : rest >> 1;
        }
    }
    return ~rest;
}

// The content with its checksum behind it.
std::string code_part(std::vector<std::uint8_t> content) {
    std::uint32_t sum = checksum(content);
    for (std::size_t i = 0; i < checksum_bytes; ++i) {
        content.push_back(static_cast<std::uint8_t>(sum >> (8 * i)));
    }
    return link_version + to_base64url(content);
}

std::optional<std::vector<std::uint8_t>> content_of(std::string_view code) {
    std::vector<std::uint8_t> bytes;
    if (!from_base64url(code, bytes) || bytes.size() < checksum_bytes) {
        return std::nullopt;
    }
    std::uint32_t found = 0;
    for (std::size_t i = 0; i < checksum_bytes; ++i) {
        found = found << 8 | bytes.back();
        bytes.pop_back();
    }
    return found == checksum(bytes) ? std::optional(std::move(bytes)) : std::nullopt;
}

Record without_expectations(const Record& record) {
    Record out{record.rules, record.players, {}};
    for (const Line& line : record.lines) {
        if (is_scene(line) || std::holds_alternative<Move>(line)) {
            out.lines.push_back(line);
        }
    }
    return out;
}

// The link's code part, or nothing if the record cannot be linked.
std::string packed(const Record& record) {
    SymbolWriter writer;
    Record passed = pass_through(writer, record);
    std::string code = writer.ok() && passed == record ? code_part(writer.finish()) : std::string();
    return code.size() > longest_link - 2 ? std::string() : code;
}

std::string without_blanks(std::string_view text) {
    std::string out;
    for (char c : text) {
        if (c != ' ' && c != '\t' && c != '\n' && c != '\r') {
            out += c;
        }
    }
    return out;
}

// What stands behind "g=" or "p=" of a fragment, or the whole text if it can be nothing else than a code.
std::optional<std::string> find_code_part(std::string_view given) {
    std::string text = without_blanks(given.substr(0, longest_link + 4096));
    std::size_t hash = text.find('#');
    std::string_view fragment = std::string_view(text).substr(hash == std::string::npos ? 0 : hash + 1);
    while (!fragment.empty()) {
        std::size_t end = fragment.find('&');
        std::string_view parameter = fragment.substr(0, end);
        if (parameter.substr(0, 2) == "g=" || parameter.substr(0, 2) == "p=") {
            return std::string(parameter.substr(2));
        }
        fragment = end == std::string_view::npos ? std::string_view{} : fragment.substr(end + 1);
    }
    bool bare = !text.empty() && text[0] >= '0' && text[0] <= '9';
    for (char c : text) {
        bare = bare && is_base64url(c);
    }
    return bare ? std::optional<std::string>(text) : std::nullopt;
}

LinkError link_error(Code code) {
    return LinkError{code, std::string(explain(code))};
}

}  // namespace

std::string encode_link(const Record& record) {
    const Record kept = without_expectations(record);
    const std::string code = packed(kept);
    bool position = !kept.lines.empty() && is_scene(kept.lines.back());
    return code.empty() ? code : (position ? "p=" : "g=") + code;
}

std::optional<LinkError> decode_link(std::string_view text, Record& out) {
    std::optional<std::string> code = find_code_part(text);
    if (!code) {
        return link_error(Code::not_a_link);
    }
    if (code->empty() || !is_base64url((*code)[0])) {
        return link_error(Code::damaged_link);
    }
    if ((*code)[0] != link_version) {
        return link_error(Code::unknown_link_version);
    }
    std::optional<std::vector<std::uint8_t>> content = content_of(std::string_view(*code).substr(1));
    if (!content) {
        return link_error(Code::damaged_link);
    }
    SymbolReader reader(std::move(*content));
    Record record = pass_through(reader, Record{});
    // The checksum is no secret: what somebody put together must still be what this program would have written.
    if (!reader.ok() || packed(record) != *code) {
        return link_error(Code::damaged_link);
    }
    out = std::move(record);
    return std::nullopt;
}

}  // namespace bastide
