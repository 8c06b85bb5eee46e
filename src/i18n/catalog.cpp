#include "i18n/catalog.h"

#include <cstdlib>

namespace bastide::i18n {

namespace {

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) {
        text.remove_prefix(1);
    }
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) {
        text.remove_suffix(1);
    }
    return text;
}

std::string unescaped(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' && i + 1 < text.size() && text[i + 1] == 'n') {
            out += '\n';
            ++i;
        } else {
            out += text[i];
        }
    }
    return out;
}

PluralForm russian_form(int n) {
    int last = n % 10;
    int last_two = n % 100;
    if (last == 1 && last_two != 11) return PluralForm::one;
    if (last >= 2 && last <= 4 && (last_two < 12 || last_two > 14)) return PluralForm::few;
    return PluralForm::many;
}

}  // namespace

PluralForm plural_form(std::string_view language, int number) {
    int n = std::abs(number);
    if (language == "ru") return russian_form(n);
    return n == 1 ? PluralForm::one : PluralForm::other;
}

std::string_view name_of(PluralForm form) {
    constexpr std::string_view names[] = {"one", "few", "many", "other"};
    return names[static_cast<int>(form)];
}

std::string fill(std::string_view text, Values values) {
    std::string out;
    out.reserve(text.size() + 16);
    while (!text.empty()) {
        std::size_t open = text.find('{');
        std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
        if (close == std::string_view::npos) {
            out += text;
            break;
        }
        out += text.substr(0, open);
        std::string_view name = text.substr(open + 1, close - open - 1);
        const Value* found = nullptr;
        for (const Value& value : values) {
            if (value.name == name) found = &value;
        }
        if (found != nullptr) {
            out += found->text;
        } else {
            out += text.substr(open, close + 1 - open);
        }
        text.remove_prefix(close + 1);
    }
    return out;
}

std::vector<LineProblem> Catalog::read(std::string_view file_text) {
    std::vector<LineProblem> problems;
    for (int number = 1; !file_text.empty(); ++number) {
        std::size_t end = file_text.find('\n');
        std::string_view line = trimmed(file_text.substr(0, end));
        file_text.remove_prefix(end == std::string_view::npos ? file_text.size() : end + 1);
        if (line.empty() || line.front() == '#') continue;
        std::size_t equals = line.find('=');
        std::string_view key = trimmed(line.substr(0, equals == std::string_view::npos ? 0 : equals));
        if (key.empty() || key.find(' ') != std::string_view::npos) {
            problems.push_back({number, std::string(line)});
            continue;
        }
        if (!entries_.emplace(std::string(key), unescaped(trimmed(line.substr(equals + 1)))).second) {
            problems.push_back({number, std::string(line)});
        }
    }
    return problems;
}

const std::string* Catalog::find(std::string_view key) const {
    auto found = entries_.find(key);
    return found == entries_.end() ? nullptr : &found->second;
}

bool Catalog::has(std::string_view key) const {
    return find(key) != nullptr;
}

std::string Catalog::text(std::string_view key) const {
    return text(key, {});
}

std::string Catalog::text(std::string_view key, Values values) const {
    if (const std::string* found = find(key)) return fill(*found, values);
    missing_.emplace(key);
    return fallback_ != nullptr ? fallback_->text(key, values) : std::string(key);
}

std::string Catalog::plural(std::string_view key, int number) const {
    return plural(key, number, {});
}

std::string Catalog::plural(std::string_view key, int number, Values values) const {
    std::string full(key);
    full += '.';
    std::string wanted = full + std::string(name_of(plural_form(language_, number)));
    const std::string* found = find(wanted);
    if (found == nullptr) found = find(full + "other");
    if (found == nullptr) {
        missing_.insert(wanted);
        return fallback_ != nullptr ? fallback_->plural(key, number, values) : std::string(key);
    }
    return fill(fill(*found, values), {{"n", number}});
}

}  // namespace bastide::i18n
