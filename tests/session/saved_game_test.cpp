// A game is written down after every action and made again from the text: everything that decides how it looks and how
// it goes on must be the same. Damaged texts are refused with a code and a line.
#include "session/saved_game.h"

#include <cstdlib>

#include "catch.h"
#include "rules/mix.h"
#include "rules/state_hash.h"
#include "session/play_on.h"
#include "support/files.h"

using namespace bastide;
using namespace bastide::testing;

namespace {

std::vector<std::string> names_for(int players) {
    std::vector<std::string> names = {"Ada", "Bo", "Cy the \"Elder\"", "rules", "Õnne", "Ж"};
    names.resize(static_cast<std::size_t>(players));
    return names;
}

SavedGame saved(const Session& session) {
    SavedGame out = save_game(session);
    out.date = 1795020009123;
    out.colours = {5, 4, 3, 2, 1, 0};
    return out;
}

Session resumed(const std::string& text) {
    NotationError fault;
    ReadGame read = read_saved_game(text);
    std::optional<Session> again = resume_game(read, fault);
    INFO(fault.line << ": " << code_name(fault.code) << ": " << fault.sentence << '\n' << text);
    REQUIRE(again.has_value());
    return std::move(*again);
}

// Adds everything of an event that is shown.
void add_entry(Fold& fold, const LogEntry& entry) {
    const Event& event = entry.event;
    auto add = [&fold](auto value) { fold.add(static_cast<std::uint64_t>(value)); };
    auto add_cell = [&add](Cell c) {
        add(c.x + 1000);
        add(c.y + 1000);
    };
    add(entry.ply);
    add(event.kind);
    add(event.player);
    add(event.tile);
    add_cell(event.cell);
    add(event.turn);
    add(event.figure);
    add(event.segment);
    add(event.feature);
    add(event.goods_kind);
    add(event.reason);
    for (std::uint8_t count : event.goods)
        add(count);
    for (Cell c : event.cells)
        add_cell(c);
    for (const ScoreTerm& term : event.terms) {
        add(term.kind);
        add(term.count + 10000);
        add(term.each + 10000);
    }
    for (const Award& award : event.awards) {
        add(award.player);
        add(award.points + 10000);
        add(award.pig);
    }
    for (const ReturnedFigure& figure : event.returned) {
        add(figure.owner);
        add(figure.kind);
        add_cell(figure.cell);
        add(figure.segment);
    }
}

std::uint64_t fingerprint(const std::vector<LogEntry>& log) {
    Fold fold;
    for (const LogEntry& entry : log) {
        add_entry(fold, entry);
    }
    return fold.value;
}

void require_same(Session& one, Session& other) {
    REQUIRE(hash(one.state()) == hash(other.state()));
    REQUIRE(one.record() == other.record());
    REQUIRE(one.names() == other.names());
    REQUIRE(one.rules() == other.rules());
    REQUIRE(one.seed() == other.seed());
    REQUIRE(one.dealer().random.state == other.dealer().random.state);
    REQUIRE(one.log().size() == other.log().size());
    REQUIRE(fingerprint(one.log()) == fingerprint(other.log()));
}

// Of a game that is over the whole way. Both stand where they stood afterwards.
void require_same_way_back(Session& one, Session& other) {
    REQUIRE(one.history().size() == other.history().size());
    std::size_t far = one.over() ? one.history().size() : std::min<std::size_t>(6, one.history().size());
    for (std::size_t n = 0; n < far; ++n) {
        one.undo();
        other.undo();
        require_same(one, other);
        REQUIRE(one.coming() == other.coming());
    }
    while (!one.undone().empty()) {
        one.redo();
        other.redo();
    }
    require_same(one, other);
}

// The next tiles, whatever is done with them.
void require_same_way_on(Session one, Session other, Random random) {
    Random again = random;
    for (int i = 0; i < 12 && !one.over(); ++i) {
        play_on(one, random);
        play_on(other, again);
    }
    REQUIRE(hash(one.state()) == hash(other.state()));
    REQUIRE(one.record() == other.record());
}

}  // namespace

TEST_CASE("a game saved after any action is resumed exactly where it was") {
    // More for a longer look: BASTIDE_GAMES=100.
    const char* wanted = std::getenv("BASTIDE_GAMES");
    const int games = wanted == nullptr ? 30 : std::atoi(wanted);
    Random random{20261130};
    int actions = 0;
    int in_hand = 0;
    int figures_due = 0;
    int extra_offered = 0;
    int second_parts = 0;
    int over = 0;
    for (int game = 0; game < games; ++game) {
        int players = 0;
        RuleSet rules = random_rules(random, players);
        // Extra tiles are rare otherwise.
        if (rules.solitaire == Solitaire::off && game % 3 == 0) {
            rules.tb_tiles = rules.builder = true;
        }
        Session session(rules, names_for(players), random.next());
        for (bool more = true; more;) {
            const GameState& state = session.state();
            ++actions;
            in_hand += state.phase == Phase::tile ? 1 : 0;
            figures_due += state.phase == Phase::figure ? 1 : 0;
            extra_offered += state.phase == Phase::draw && state.part == TurnPart::second ? 1 : 0;
            second_parts += state.phase == Phase::tile && state.part == TurnPart::second ? 1 : 0;
            over += session.over() ? 1 : 0;
            more = !session.over();
            // Every action of a longer look is looked at, and otherwise these and some.
            const bool rare = session.over() || state.part == TurnPart::second;
            if (wanted == nullptr && !rare && actions % 13 != 0) {
                play_on(session, random);
                continue;
            }
            const SavedGame kept = saved(session);
            const std::string text = print_saved_game(kept);
            REQUIRE(read_saved_game(text).game == kept);
            Session again = resumed(text);
            require_same(session, again);
            REQUIRE(print_saved_game(saved(again)) == text);
            require_same_way_back(session, again);
            if (rare || actions % 3 == 0) {
                require_same_way_on(session, again, Random{random.next()});
            }
            if (more) {
                play_on(session, random);
            }
        }
    }
    INFO(actions << " actions");
    CHECK(in_hand > 20 * games);
    CHECK(figures_due > 10 * games);
    CHECK(extra_offered > 0);
    CHECK(second_parts > 0);
    CHECK(over == games);
}

TEST_CASE("a saved game is a game file, and what is saved besides comes back") {
    Session session(preset(Preset::edition_2014), {"Ada", "Bo"}, 7);
    Random random{7};
    for (int i = 0; i < 20; ++i) {
        play_on(session, random);
    }
    SavedGame kept = saved(session);
    for (SavedPage page : {SavedPage::home, SavedPage::table, SavedPage::final, SavedPage::result}) {
        kept.page = page;
        kept.final_step = page == SavedPage::final ? 4 : -1;
        CHECK(read_saved_game(print_saved_game(kept)).game == kept);
    }
    const Parsed parsed = parse_notation(print_saved_game(kept));
    CHECK_FALSE(parsed.error);
    CHECK(parsed.record == session.record());
}

TEST_CASE("damage to a saved game is found, whatever byte it hits") {
    Random random{5};
    int others = 0;
    int refused = 0;
    for (const RuleSet& rules : {preset(Preset::edition_2014), preset(Preset::solitaire_hard)}) {
        Session session(rules, names_for(rules.solitaire == Solitaire::off ? 3 : 1), 11);
        for (int i = 0; i < 6 || session.state().phase != Phase::figure; ++i) {
            play_on(session, random);
        }
        const std::string text = print_saved_game(saved(session));
        NotationError fault;
        for (std::size_t length = 0; length < text.size(); ++length) {
            INFO("the first " << length << " of " << text.size() << " bytes");
            const ReadGame read = read_saved_game(text.substr(0, length));
            REQUIRE(read.error);
            REQUIRE(read.error->line >= 1);
            REQUIRE(read.error->code != Code::none);
            REQUIRE_FALSE(read.error->sentence.empty());
            REQUIRE_FALSE(resume_game(read, fault));
        }
        for (std::size_t at = 0; at < text.size(); ++at) {
            for (int bit = 0; bit < 8; ++bit) {
                std::string flipped = text;
                flipped[at] = static_cast<char>(flipped[at] ^ (1 << bit));
                INFO("bit " << bit << " of byte " << at);
                const ReadGame read = read_saved_game(flipped);
                REQUIRE(read.error);
                if (read.error->code == Code::damaged_saved_game) {
                    // Somebody may make the sum fit; then the game is played, or refused with a reason.
                    fault = NotationError{};
                    bool played = resume_game(read_saved_game(print_saved_game(read.game)), fault).has_value();
                    REQUIRE(played == (fault.code == Code::none));
                    others += played ? 1 : 0;
                    refused += played ? 0 : 1;
                }
            }
        }
    }
    CHECK(others > 100);
    CHECK(refused > 100);
}

namespace {

// The same text with other words in one place.
std::string altered(const std::string& text, const std::string& from, const std::string& to) {
    std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    std::string changed = text;
    changed.replace(at, from.size(), to);
    return changed;
}

NotationError why_not(const std::string& text) {
    NotationError fault;
    CHECK_FALSE(resume_game(read_saved_game(text), fault));
    return fault;
}

}  // namespace

TEST_CASE("a saved game that cannot be read says where and why") {
    Session session(preset(Preset::edition_2014), {"Ada", "Bo"}, 7);
    session.draw();
    const std::string text = print_saved_game(saved(session));
    CHECK(why_not("").code == Code::not_a_saved_game);
    CHECK(why_not("bastide 1\nrules 2014\n").code == Code::not_a_saved_game);
    CHECK(why_not(altered(text, "game 1", "game 2")).code == Code::unknown_saved_version);
    NotationError fault = why_not(altered(text, "# page table", "# page attic"));
    CHECK(fault.code == Code::bad_value);
    CHECK(fault.line == 5);
    CHECK(fault.column == 8);
    fault = why_not(altered(text, "# left 70\n", ""));
    CHECK(fault.code == Code::truncated_line);
    fault = why_not(altered(text, "# left 70\n", "# left 70\n# left 70\n"));
    CHECK(fault.code == Code::duplicate_header);
    CHECK(fault.line == 8);
    fault = why_not(altered(text, "rules 2014", "rules 2015"));
    CHECK(fault.code == Code::unknown_preset);
    CHECK(fault.line == 13);
    CHECK(why_not(altered(text, "# seed 7", "# seed 8")).code == Code::damaged_saved_game);
}

TEST_CASE("a saved game whose moves come to another position is refused") {
    Session session(preset(Preset::edition_2014), {"Ada", "Bo"}, 7);
    Random random{3};
    while (session.state().phase != Phase::figure) {
        play_on(session, random);
    }
    SavedGame kept = saved(session);
    kept.hash ^= 1;
    NotationError fault = why_not(print_saved_game(kept));
    CHECK(fault.code == Code::damaged_saved_game);
    CHECK(fault.line == 10);
    kept = saved(session);
    kept.laid->cell = Cell{0, 0};
    fault = why_not(print_saved_game(kept));
    CHECK(fault.code == Code::cell_occupied);
    CHECK(fault.line == 12);
    kept = saved(session);
    kept.hand = TileKind::none;
    CHECK(why_not(print_saved_game(kept)).code == Code::damaged_saved_game);
    kept = saved(session);
    std::get<Move>(kept.record.lines.emplace_back(Move{})).tile = kept.hand;
    CHECK(why_not(print_saved_game(kept)).code == Code::cell_occupied);
}

TEST_CASE("saved games of version 1 are read for ever") {
    const std::vector<std::string> names = names_in("session/saves/v1", "game");
    CHECK(names.size() == 8);
    for (const std::string& name : names) {
        INFO(name);
        const std::string text = read_data("session/saves/v1/" + name + ".game");
        const ReadGame read = read_saved_game(text);
        Session again = resumed(text);
        CHECK(print_saved_game(read.game) == text);
        // The tiles to come are part of what was kept.
        for (Random random{1}; !again.over();) {
            play_on(again, random);
        }
    }
}
