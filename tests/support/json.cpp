#include "json.h"

#include <algorithm>
#include <stdexcept>

namespace bastide::testing {
namespace {

struct Reader {
    std::string_view text;
    std::size_t i = 0;

    [[noreturn]] void fail(const char* what) const {
        throw std::runtime_error("JSON at byte " + std::to_string(i) + ": " + what);
    }
    void blanks() {
        while (i < text.size() && (text[i] == ' ' || text[i] == '\n' || text[i] == '\r' || text[i] == '\t')) {
            ++i;
        }
    }
    char peek() {
        blanks();
        if (i >= text.size()) fail("the text ends");
        return text[i];
    }
    bool take(char c) {
        if (peek() != c) return false;
        ++i;
        return true;
    }
    void need(char c) {
        if (!take(c)) fail("another character was expected");
    }

    unsigned hex4() {
        if (i + 4 > text.size()) fail("a short escape");
        unsigned code = static_cast<unsigned>(std::stoul(std::string(text.substr(i, 4)), nullptr, 16));
        i += 4;
        return code;
    }

    void add_utf8(std::string& out, unsigned code) {
        if (code < 0x80) {
            out += static_cast<char>(code);
        } else if (code < 0x800) {
            out += static_cast<char>(0xc0 | code >> 6);
            out += static_cast<char>(0x80 | (code & 0x3f));
        } else {
            out += static_cast<char>(0xe0 | code >> 12);
            out += static_cast<char>(0x80 | (code >> 6 & 0x3f));
            out += static_cast<char>(0x80 | (code & 0x3f));
        }
    }

    std::string string() {
        need('"');
        std::string out;
        while (i < text.size() && text[i] != '"') {
            char c = text[i++];
            if (static_cast<unsigned char>(c) < 0x20) fail("a bare control character");
            if (c != '\\') {
                out += c;
                continue;
            }
            if (i >= text.size()) fail("a short escape");
            char escaped = text[i++];
            switch (escaped) {
                case 'n':
                    out += '\n';
                    break;
                case 't':
                    out += '\t';
                    break;
                case 'r':
                    out += '\r';
                    break;
                case 'u':
                    add_utf8(out, hex4());
                    break;
                case '"':
                case '\\':
                case '/':
                    out += escaped;
                    break;
                default:
                    fail("an unknown escape");
            }
        }
        need('"');
        return out;
    }

    Json object() {
        Json value;
        value.kind = Json::Kind::object;
        need('{');
        if (take('}')) return value;
        do {
            blanks();
            std::string key = string();
            need(':');
            value.members.emplace_back(std::move(key), read());
        } while (take(','));
        need('}');
        return value;
    }

    Json array() {
        Json value;
        value.kind = Json::Kind::array;
        need('[');
        if (take(']')) return value;
        do {
            value.items.push_back(read());
        } while (take(','));
        need(']');
        return value;
    }

    Json word() {
        Json value;
        std::size_t start = i;
        while (i < text.size() &&
               std::string_view("+-.0123456789abcdefghijklmnopqrstuvwxyzE").find(text[i]) != std::string_view::npos) {
            ++i;
        }
        value.text = std::string(text.substr(start, i - start));
        if (value.text.empty()) fail("a value was expected");
        bool truth = value.text == "true" || value.text == "false";
        value.kind = truth ? Json::Kind::boolean : value.text == "null" ? Json::Kind::null : Json::Kind::number;
        if (value.kind == Json::Kind::number && value.text.find_first_not_of("+-.0123456789eE") != std::string::npos) {
            fail("an unknown word");
        }
        return value;
    }

    Json read() {
        switch (peek()) {
            case '{':
                return object();
            case '[':
                return array();
            case '"': {
                Json value;
                value.kind = Json::Kind::string;
                value.text = string();
                return value;
            }
            default:
                return word();
        }
    }
};

}  // namespace

const Json& Json::at(std::string_view key) const {
    for (const auto& member : members) {
        if (member.first == key) {
            return member.second;
        }
    }
    throw std::runtime_error("JSON: no member " + std::string(key));
}

bool Json::has(std::string_view key) const {
    return std::any_of(members.begin(), members.end(), [key](const auto& member) { return member.first == key; });
}

void Json::remove(std::string_view key) {
    members.erase(
        std::remove_if(members.begin(), members.end(), [key](const auto& member) { return member.first == key; }),
        members.end());
}

Json parse_json(std::string_view text) {
    Reader reader{text};
    Json value = reader.read();
    reader.blanks();
    if (reader.i != text.size()) {
        reader.fail("more follows");
    }
    return value;
}

std::string canonical(const Json& value) {
    switch (value.kind) {
        case Json::Kind::string:
            return "\"" + value.text + "\"";
        case Json::Kind::array: {
            std::string out = "[";
            for (const Json& item : value.items) {
                out += (out.size() > 1 ? "," : "") + canonical(item);
            }
            return out + "]";
        }
        case Json::Kind::object: {
            std::vector<std::string> parts;
            for (const auto& member : value.members) {
                parts.push_back("\"" + member.first + "\":" + canonical(member.second));
            }
            std::sort(parts.begin(), parts.end());
            std::string out = "{";
            for (const std::string& part : parts) {
                out += (out.size() > 1 ? "," : "") + part;
            }
            return out + "}";
        }
        default:
            return value.kind == Json::Kind::null ? "null" : value.text;
    }
}

void sort_lists(Json& value, const std::vector<std::string_view>& keys) {
    for (Json& item : value.items) {
        sort_lists(item, keys);
    }
    for (auto& [key, member] : value.members) {
        sort_lists(member, keys);
        if (std::find(keys.begin(), keys.end(), key) != keys.end()) {
            std::sort(member.items.begin(), member.items.end(),
                      [](const Json& a, const Json& b) { return canonical(a) < canonical(b); });
        }
    }
}

}  // namespace bastide::testing
