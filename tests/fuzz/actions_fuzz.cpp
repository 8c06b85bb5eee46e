// Bytes as a rule set and as actions: whatever `why_illegal` lets through is applied. The position stays sound, the
// list of legal actions agrees with `why_illegal`, and the record kept on the way replays to the same position.
#include <algorithm>
#include <cstdint>

#include "record/replay.h"
#include "rules/apply.h"
#include "rules/invariants.h"
#include "rules/rule_options.h"
#include "rules/state_hash.h"
#include "tests/fuzz/require.h"

using namespace bastide;
using bastide::fuzz::require_that;

namespace {

struct Bytes {
    const std::uint8_t* next;
    const std::uint8_t* end;

    bool more() const { return next != end; }
    std::uint8_t byte() { return more() ? *next++ : std::uint8_t{0}; }
    int below(int n) { return byte() % n; }
    std::int16_t number() {
        const unsigned high = byte();
        return static_cast<std::int16_t>(high << 8 | byte());
    }
    // Small ones are likelier than those off every board.
    std::int16_t coordinate() {
        return below(8) == 0 ? number() : static_cast<std::int16_t>(static_cast<std::int8_t>(byte()));
    }
};

RuleSet rules_from(Bytes& bytes) {
    RuleSet rules = preset(all_presets[bytes.below(5)]);
    for (const RuleOption& option : rule_options()) {
        const std::uint8_t choice = bytes.byte();
        if (choice < 128 || option.key == "preset") {
            continue;
        }
        if (option.shape == OptionShape::on_off) {
            option.set(rules, choice % 2 == 0 ? "on" : "off");
        } else if (!option.values.empty()) {
            option.set(rules, option.values[choice % option.values.size()]);
        } else if (option.shape == OptionShape::number) {
            option.set(rules, std::to_string(choice % 10));
        } else {
            std::string table = "-" + std::to_string(bytes.below(10));
            table += "," + std::to_string(bytes.below(10)) + ",-" + std::to_string(bytes.below(10));
            option.set(rules, table + "," + std::to_string(bytes.below(10)));
        }
    }
    return rules;
}

// Anything a caller could ask for.
Action any_action(Bytes& bytes) {
    switch (bytes.below(5)) {
        case 0: {
            const int kind = bytes.below(tile_kinds + 1);
            return DrawTile{kind == tile_kinds ? TileKind::none : tile_kind(kind)};
        }
        case 1: {
            PlaceTile place;
            place.cell.x = bytes.coordinate();
            place.cell.y = bytes.coordinate();
            place.turn = side_at(bytes.byte());
            return place;
        }
        case 2:
            return PlaceFigure{static_cast<FigureKind>(bytes.below(figure_kinds)), bytes.byte()};
        case 3:
            return RecallFigure{static_cast<FigureKind>(bytes.below(figure_kinds))};
        default:
            return Pass{};
    }
}

std::string record_of(const GameState& state, const Record& record) {
    const Parsed parsed = parse_notation(print_notation(record));
    if (parsed.error) {
        return "the record cannot be read: " + parsed.error->sentence;
    }
    const Replay played = replay(parsed.record);
    if (played.error) {
        return "the record does not replay: " + played.error->sentence;
    }
    return hash(played.state) == hash(state) ? std::string() : "the record replays to another position";
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes{data, data + size};
    Record record;
    record.rules = rules_from(bytes);
    const int least = least_players(record.rules);
    const int players = least + bytes.below(most_players(record.rules) - least + 1);
    if (!conflicts(record.rules).empty()) {
        return 0;
    }
    record.players = {"A", "B", "C", "D", "E", "F"};
    record.players.resize(static_cast<std::size_t>(players));

    GameState state = new_game(record.rules, players);
    GameState written = state;  // the position after the last complete line of the record
    int actions = 0;
    while (bytes.more() && state.phase != Phase::over) {
        const Actions legal = legal_actions(state);
        require_that(!legal.empty(), "nothing may be done");
        const bool arbitrary = bytes.below(4) == 0;
        const Action action = arbitrary ? any_action(bytes) : legal[bytes.byte() % legal.size()];
        const bool refused = why_illegal(state, action).has_value();
        const bool listed = std::find(legal.begin(), legal.end(), action) != legal.end();
        require_that(refused != listed, "why_illegal and legal_actions disagree");
        if (refused) {
            continue;
        }
        const GameState before = state;
        apply(state, action);
        note_action(record, before, action, state);
        if (state.phase == Phase::draw || state.phase == Phase::over) {
            written = state;
        }
        if (++actions % 16 == 0 || state.phase == Phase::over) {
            const std::string broken = broken_invariant(state);
            require_that(broken.empty(), "an unsound position: " + broken);
        }
    }
    const std::string fault = record_of(written, record);
    require_that(fault.empty(), fault);
    return 0;
}
