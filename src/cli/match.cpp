#include "cli/match.h"

#include <chrono>
#include <cstdlib>

#include "record/replay_json.h"
#include "session/dealer.h"

namespace bastide::cli {
namespace {

bool change(bots::Profile& profile, const std::string& key, double value) {
    if (key == "nodes" || key == "candidates") {
        (key == "nodes" ? profile.nodes : profile.candidates) = static_cast<int>(value);
        return value >= 1 && value <= 1e9;
    }
    if (key == "further") {
        profile.further = static_cast<int>(value);
        return value >= 0 && value <= 20;
    }
    if (key == "noise" || key == "blunder") {
        (key == "noise" ? profile.noise : profile.blunder) = value;
        return value >= 0;
    }
    for (const bots::WeightRow& row : bots::weight_rows) {
        if (row.name == key) {
            profile.weights.*row.value = value;
            return true;
        }
    }
    return false;
}

// The first tile of the deck that may be drawn now and has not been; the position's bag says which.
TileKind next_of(const GameState& state, std::vector<TileKind>& tiles) {
    const DrawSet set = draw_set(state);
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const TileKind kind = tiles[i];
        if (set.kinds.has(kind) && state.bag[index(kind)] > 0) {
            tiles.erase(tiles.begin() + static_cast<std::ptrdiff_t>(i));
            return kind;
        }
    }
    return TileKind::none;
}

bots::Turn choose(const GameState& state, const bots::Profile& profile, std::uint64_t seed) {
    bots::Bot bot(state, profile, seed);
    while (!bot.think(1 << 20)) {
    }
    return bot.best();
}

}  // namespace

bool read_contestant(const std::string& word, Contestant& out) {
    std::size_t at = word.find('@');
    out.name = word;
    if (!bots::find_profile(word.substr(0, at), out.profile)) {
        return false;
    }
    while (at != std::string::npos) {
        const std::size_t next = word.find('@', at + 1);
        const std::string part = word.substr(at + 1, next == std::string::npos ? next : next - at - 1);
        const std::size_t equals = part.find('=');
        if (equals == std::string::npos) {
            return false;
        }
        char* end = nullptr;
        const std::string number = part.substr(equals + 1);
        const double value = std::strtod(number.c_str(), &end);
        if (number.empty() || *end != '\0' || !change(out.profile, part.substr(0, equals), value)) {
            return false;
        }
        at = next;
    }
    return true;
}

std::vector<TileKind> deck(const GameState& start, std::uint64_t seed) {
    std::vector<TileKind> tiles;
    for (int k = 0; k < tile_kinds; ++k) {
        tiles.insert(tiles.end(), start.bag[k], tile_kind(k));
    }
    Random random{seed};
    for (std::size_t i = tiles.size(); i > 1; --i) {
        std::swap(tiles[i - 1], tiles[random.below(static_cast<std::uint32_t>(i))]);
    }
    return tiles;
}

Played play_game(const RuleSet& rules, const std::vector<Contestant>& contestants, int shift,
                 const std::vector<TileKind>& tiles, std::uint64_t seed) {
    using clock = std::chrono::steady_clock;
    const int count = static_cast<int>(contestants.size());
    auto of_seat = [&](int seat) { return static_cast<std::size_t>((seat + shift) % count); };
    Played out;
    out.state = new_game(rules, count);
    out.seconds.resize(contestants.size());
    out.record.rules = rules;
    for (int seat = 0; seat < count; ++seat) {
        std::string name = contestants[of_seat(seat)].name;
        for (int before = 0; before < seat; ++before) {
            if (contestants[of_seat(before)].name == contestants[of_seat(seat)].name) {
                name = contestants[of_seat(seat)].name + " " + std::to_string(seat + 1);
            }
        }
        out.record.players.push_back(name);
    }
    for (const Contestant& contestant : contestants) {
        if (contestant.external != nullptr) {
            contestant.external->begin_game(out.record);
        }
    }
    std::vector<TileKind> left = tiles;
    GameState& state = out.state;
    auto perform = [&](const Action& action) {
        const GameState before = state;
        const Events events = apply(state, action);
        note_action(out.record, before, action, state);
        for (const Contestant& contestant : contestants) {
            if (contestant.external != nullptr) {
                contestant.external->tell(out.record);
            }
        }
    };
    for (std::uint64_t move = 1; state.phase != Phase::over; ++move) {
        const std::size_t who = of_seat(state.current);
        const Contestant& contestant = contestants[who];
        const bool asks = state.phase != Phase::draw || may_pass(state);
        if (asks) {
            bots::Turn turn;
            if (contestant.external != nullptr) {
                turn = contestant.external->choose(out.record, state, out.failure);
                if (!out.failure.empty()) {
                    return out;
                }
            } else {
                const auto start = clock::now();
                turn = choose(state, contestant.profile, mix(seed + move * 0x9e3779b97f4a7c15u + who));
                out.seconds[who].push_back(std::chrono::duration<float>(clock::now() - start).count());
            }
            for (const Action& action : turn.actions) {
                perform(action);
            }
            if (!turn.actions.empty() || state.phase != Phase::draw) {
                continue;
            }
        }
        perform(DrawTile{next_of(state, left)});
    }
    return out;
}

}  // namespace bastide::cli
