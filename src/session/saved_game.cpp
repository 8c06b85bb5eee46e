#include "session/saved_game.h"

#include <algorithm>
#include <charconv>

#include "record/explain.h"
#include "record/json_writer.h"
#include "record/line_reader.h"
#include "rules/state_hash.h"

namespace bastide {
namespace {

constexpr std::string_view first_words = "# bastide saved game ";
constexpr std::string_view check_words = "# check ";
constexpr std::string_view page_words[] = {"home", "table", "final", "result"};

NotationError fault_at(int line, Code code) {
    return NotationError{line, 1, code, std::string(explain(code))};
}

// FNV-1a.
std::uint64_t checksum(std::string_view text) {
    std::uint64_t sum = 0xcbf29ce484222325u;
    for (char c : text) {
        sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    }
    return sum;
}

template <class Number>
bool read_number(std::string_view text, Number& out) {
    auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), out);
    return fault == std::errc() && end == text.data() + text.size();
}

bool read_hex(std::string_view text, std::uint64_t& out) {
    if (text.size() != 18 || text.substr(0, 2) != "0x") {
        return false;
    }
    text.remove_prefix(2);
    auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), out, 16);
    return fault == std::errc() && end == text.data() + text.size();
}

bool read_role(std::string_view text, SeatRole& out) {
    for (int i = 0; i < seat_roles; ++i) {
        if (text == seat_role_names[i]) {
            out = static_cast<SeatRole>(i);
            return true;
        }
    }
    return false;
}

bool read_take_backs(std::string_view text, TakeBacks& out) {
    const auto* found = std::find(std::begin(take_backs_names), std::end(take_backs_names), text);
    out = static_cast<TakeBacks>(found - std::begin(take_backs_names));
    return found != std::end(take_backs_names);
}

std::string_view cut_line(std::string_view& rest) {
    std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    return line;
}

std::string numbers(const std::vector<int>& list) {
    std::string out;
    for (int number : list) {
        out += ' ' + std::to_string(number);
    }
    return out;
}

// One header line after another, by its key. `value` is what follows the key.
class HeaderOfVersion1 {
public:
    explicit HeaderOfVersion1(ReadGame& out) : out_(out), game_(out.game) {}

    void read(std::string_view line, int number) {
        number_ = number;
        Words words;
        if (std::optional<Fault> fault = split_line(line, words)) {
            fail(fault->code, fault->column + shift, fault->sentence);
            return;
        }
        LineReader reader(words, nobody_);
        const std::string key = reader.word("a key").text;
        if (reader.ok()) {
            take(key, reader);
        }
        reader.finish();
        if (!reader.ok()) {
            fail(reader.fault().code, reader.fault().column + shift, reader.fault().sentence);
        }
    }

    // Everything a game cannot do without has been there.
    void finish(int last_line) {
        number_ = last_line;
        for (std::string_view key : {"date", "colours", "page", "scores", "left", "seed", "dealer", "hash"}) {
            if (std::find(seen_.begin(), seen_.end(), key) == seen_.end()) {
                fail(Code::truncated_line, 1, "The line \"" + std::string(key) + "\" is missing.");
            }
        }
    }

private:
    static constexpr int shift = 2;  // the characters before the key

    void fail(Code code, int column, std::string sentence) {
        if (!out_.error) {
            out_.error = NotationError{number_, column, code, std::move(sentence)};
        }
    }

    template <class Read>
    void value(LineReader& reader, Read&& read) {
        int column = reader.column();
        const std::string text = reader.word("a value").text;
        if (reader.ok() && !read(std::string_view(text))) {
            reader.fail(Code::bad_value, column, "This value cannot be read.");
        }
    }

    void take(const std::string& key, LineReader& reader) {
        if (std::find(seen_.begin(), seen_.end(), key) != seen_.end()) {
            reader.fail(Code::duplicate_header, 1, "The line \"" + key + "\" stands here twice.");
            return;
        }
        seen_.push_back(key);
        if (key == "date") {
            value(reader, [this](std::string_view text) { return read_number(text, game_.date); });
        } else if (key == "colours") {
            for (std::uint8_t& colour : game_.colours) {
                colour = static_cast<std::uint8_t>(reader.number(max_players - 1));
            }
        } else if (key == "seats") {
            for (std::size_t i = 0; reader.more() && i < game_.roles.size(); ++i) {
                value(reader, [this, i](std::string_view text) { return read_role(text, game_.roles[i]); });
            }
        } else if (key == "takebacks") {
            value(reader, [this](std::string_view text) { return read_take_backs(text, game_.take_backs); });
        } else if (key == "coming") {
            while (reader.more())
                game_.coming.push_back(reader.tile());
            std::reverse(game_.coming.begin(), game_.coming.end());
        } else if (key == "page") {
            page(reader);
        } else if (key == "scores") {
            while (reader.more()) {
                game_.scores.push_back(reader.number(max_score));
            }
        } else if (key == "left") {
            game_.tiles_left = reader.number(max_tiles_left);
            game_.over = reader.take("over");
        } else if (key == "seed") {
            value(reader, [this](std::string_view text) { return read_number(text, game_.seed); });
        } else if (key == "dealer") {
            reader.expect("seeded");
            value(reader, [this](std::string_view text) { return read_hex(text, game_.dealer); });
        } else if (key == "hash") {
            out_.hash_line = number_;
            value(reader, [this](std::string_view text) { return read_hex(text, game_.hash); });
        } else if (key == "hand") {
            out_.turn_line = number_;
            game_.hand = reader.tile();
        } else if (key == "laid") {
            out_.turn_line = number_;
            Cell cell = reader.cell();
            game_.laid = PlaceTile{cell, reader.turn()};
            while (reader.more()) {
                game_.figures.push_back(reader.figure());
            }
        } else {
            reader.fail(Code::unknown_word, 1, "\"" + key + "\" means nothing here.");
        }
    }

    void page(LineReader& reader) {
        value(reader, [this](std::string_view text) {
            const auto* found = std::find(std::begin(page_words), std::end(page_words), text);
            game_.page = static_cast<SavedPage>(found - std::begin(page_words));
            return found != std::end(page_words);
        });
        if (reader.ok() && game_.page == SavedPage::final && reader.more()) {
            game_.final_step = reader.number(max_final_steps);
        }
    }

    static constexpr int max_score = 10000;
    static constexpr int max_tiles_left = 1000;
    static constexpr int max_final_steps = 1000;
    const std::vector<std::string> nobody_;
    ReadGame& out_;
    SavedGame& game_;
    std::vector<std::string> seen_;
    int number_ = 0;
};

void read_version_1(std::string_view text, ReadGame& out) {
    std::string_view rest = text;
    cut_line(rest);
    std::string_view check_line = cut_line(rest);
    std::string_view checked = rest;
    HeaderOfVersion1 header(out);
    int line = 2;
    while (rest.substr(0, 2) == "# ") {
        std::string_view words = cut_line(rest).substr(2);
        header.read(words, ++line);
    }
    header.finish(line);
    Parsed parsed = parse_notation(text);
    out.game.record = std::move(parsed.record);
    out.marks = std::move(parsed.marks);
    if (!out.error) {
        out.error = std::move(parsed.error);
    }
    // What can be pointed at comes first; the sum finds the rest.
    bool fits = out.game.scores.size() == out.game.record.players.size();
    if (!out.error && (!fits || check_line != std::string(check_words) + hex_word(checksum(checked)))) {
        out.error = fault_at(2, Code::damaged_saved_game);
    }
}

struct Version {
    int number;
    void (*read)(std::string_view text, ReadGame& out);
};
constexpr Version versions[] = {{1, read_version_1}};

}  // namespace

std::string print_saved_game(const SavedGame& game) {
    std::string text = "# date " + std::to_string(game.date) + "\n# colours";
    for (std::uint8_t colour : game.colours) {
        text += ' ' + std::to_string(int{colour});
    }
    if (game.roles != all_persons) {
        text += "\n# seats";
        for (std::size_t i = 0; i < game.record.players.size(); ++i) {
            text += ' ' + std::string(seat_role_names[static_cast<int>(game.roles[i])]);
        }
    }
    if (game.take_backs != TakeBacks::until_next_tile) {
        text += "\n# takebacks " + std::string(take_backs_names[static_cast<int>(game.take_backs)]);
    }
    text += "\n# page " + std::string(page_words[static_cast<int>(game.page)]);
    if (game.page == SavedPage::final && game.final_step >= 0) {
        text += ' ' + std::to_string(game.final_step);
    }
    text += "\n# scores" + numbers(game.scores) + "\n# left " + std::to_string(game.tiles_left) +
            (game.over ? " over" : "") + "\n# seed " + std::to_string(game.seed) + "\n# dealer seeded " +
            hex_word(game.dealer) + "\n# hash " + hex_word(game.hash) + '\n';
    if (!game.coming.empty()) {
        text += "# coming";
        for (auto tile = game.coming.rbegin(); tile != game.coming.rend(); ++tile) {
            text += ' ' + std::string(facts(*tile).id);
        }
        text += '\n';
    }
    if (game.hand != TileKind::none) {
        text += "# hand " + std::string(facts(game.hand).id) + '\n';
    }
    if (game.laid) {
        text += "# laid " + std::to_string(game.laid->cell.x) + ',' + std::to_string(game.laid->cell.y) + ' ' +
                side_letter(game.laid->turn);
        for (FigureName figure : game.figures) {
            text += ' ' + figure_word(figure);
        }
        text += '\n';
    }
    text += print_notation(game.record);
    return std::string(first_words) + "1\n" + std::string(check_words) + hex_word(checksum(text)) + '\n' + text;
}

ReadGame read_saved_game(std::string_view text) {
    ReadGame out;
    std::string_view rest = text;
    std::string_view first = cut_line(rest);
    int number = 0;
    if (first.substr(0, first_words.size()) != first_words || !read_number(first.substr(first_words.size()), number)) {
        out.error = fault_at(1, Code::not_a_saved_game);
        return out;
    }
    for (const Version& version : versions) {
        if (version.number == number) {
            version.read(text, out);
            return out;
        }
    }
    out.error = fault_at(1, Code::unknown_saved_version);
    return out;
}

}  // namespace bastide
