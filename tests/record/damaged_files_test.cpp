// Files damaged at random: reading and replaying them must end in a game or in one located fault, never in a crash.
#include "catch.h"
#include "files.h"
#include "record/replay.h"
#include "session/dealer.h"

using namespace bastide;

namespace {

std::size_t pick(Random& random, std::size_t n) {
    return random.below(static_cast<std::uint32_t>(n));
}

// Words of many files, so that a damaged line is often a sound statement in the wrong place.
std::vector<std::string> words_of(const std::string& text) {
    std::vector<std::string> words;
    std::string word;
    for (char c : text) {
        if (c == ' ' || c == '\n' || c == '\t') {
            if (!word.empty()) words.push_back(word);
            word.clear();
        } else {
            word += c;
        }
    }
    return words;
}

std::string damage(std::string text, const std::vector<std::string>& words, Random& random) {
    for (std::size_t i = 1 + pick(random, 3); i > 0 && !text.empty(); --i) {
        std::size_t at = pick(random, text.size());
        switch (random.below(5)) {
            case 0:
                text[at] = static_cast<char>(random.below(256));
                break;
            case 1:
                text.erase(at, 1 + pick(random, 12));
                break;
            case 2:
                text.insert(at, words[pick(random, words.size())]);
                break;
            case 3: {
                std::size_t end = text.find_first_of(" \n", at);
                std::size_t start = text.find_last_of(" \n", at);
                start = start == std::string::npos ? 0 : start + 1;
                end = end == std::string::npos ? text.size() : end;
                if (end > start) text.replace(start, end - start, words[pick(random, words.size())]);
                break;
            }
            default: {
                std::size_t start = text.rfind('\n', at);
                std::size_t end = text.find('\n', at);
                std::size_t target = text.find('\n', pick(random, text.size()));
                if (start != std::string::npos && end != std::string::npos && target != std::string::npos) {
                    std::string line = text.substr(start, end - start);
                    text.insert(target, line);
                }
                break;
            }
        }
    }
    return text;
}

}  // namespace

TEST_CASE("a damaged file gives a record or one fault at a place in the file", "[notation]") {
    std::vector<std::string> texts;
    std::string all;
    for (const std::string& name : bastide::testing::names_in("golden", "game")) {
        texts.push_back(bastide::testing::read_data("golden/" + name + ".game"));
        all += texts.back();
    }
    std::vector<std::string> words = words_of(all);
    Random random{5};
    int sound = 0;
    int faulty = 0;
    for (int i = 0; i < 6000; ++i) {
        std::string text = damage(texts[pick(random, texts.size())], words, random);
        Parsed parsed = parse_notation(text);
        std::optional<NotationError> error = parsed.error;
        if (parsed.header_complete) {
            Replay played = replay(parsed.record);
            if (played.error) {
                error = locate(*played.error, parsed.marks);
            }
            Parsed again = parse_notation(print_notation(parsed.record));
            INFO(text);
            REQUIRE_FALSE(again.error);
            REQUIRE(again.record == parsed.record);
        }
        if (error) {
            ++faulty;
            INFO(text);
            REQUIRE(error->code != Code::none);
            REQUIRE(error->line >= 1);
            REQUIRE(error->column >= 1);
        } else {
            ++sound;
        }
    }
    CHECK(sound > 100);
    CHECK(faulty > 1000);
}
