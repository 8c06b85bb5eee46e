#include "referee/beside.h"

#include <sstream>

#include "rules/apply.h"
#include "rules/legal.h"
#include "rules/rule_options.h"

namespace bastide::testing {
namespace {

const char* const figure_words[] = {"follower", "abbot", "builder", "pig"};
const char* const goods_words[] = {"wine", "grain", "cloth"};
const char* const phase_words[] = {"draw", "tile", "figure", "over"};
const char* const end_words[] = {"none", "deck_empty", "solitaire_won", "solitaire_lost"};
const char* const feature_words[] = {"city", "road", "field", "monastery", "garden"};

std::string tile_word(TileKind kind) {
    return kind == TileKind::none ? std::string() : std::string(facts(kind).id);
}

template <class A, class B>
std::string unequal(const std::string& what, const A& program, const B& other) {
    std::ostringstream text;
    text << what << ": the program says " << program << ", the referee " << other;
    return text.str();
}

std::string list(const std::set<referee::Placement>& placements) {
    std::string text;
    for (const auto& [x, y, turn] : placements) {
        text += " " + std::to_string(x) + "," + std::to_string(y) + "/" + std::to_string(turn);
    }
    return text;
}

std::string list(const std::set<referee::Choice>& choices) {
    std::string text;
    for (const referee::Choice& choice : choices) {
        text += " " + choice.figure + ":" + choice.feature + ":" + choice.spot;
    }
    return text;
}

int count_of(const referee::Counts& counts, const std::string& word) {
    auto found = counts.find(word);
    return found == counts.end() ? 0 : found->second;
}

}  // namespace

referee::Options options_for_referee(const RuleSet& rules) {
    std::map<std::string, std::string> words;
    for (const RuleOption& option : rule_options()) {
        words[std::string(option.key)] = option.get(rules);
    }
    return referee::read_options(words);
}

referee::Choice choice_in_words(TileKind tile, Side turn, const PlaceFigure& choice) {
    static const char* const side_words[] = {"n", "e", "s", "w"};
    static const char* const half_words[] = {"nnw", "nne", "ene", "ese", "sse", "ssw", "wsw", "wnw"};
    const Segment& segment = facts(tile).segments[choice.segment];
    std::string spot = "c";
    for (int side = 3; side >= 0; --side) {
        if ((segment.sides >> index(side_at(side - index(turn) + 4)) & 1) != 0) spot = side_words[side];
    }
    for (int half = 7; half >= 0; --half) {
        if ((segment.halves >> ((half - 2 * index(turn) + 8) & 7) & 1) != 0) spot = half_words[half];
    }
    return {figure_words[index(choice.figure)], feature_words[static_cast<int>(segment.kind)], spot};
}

Beside::Beside(const RuleSet& rules, int players)
    : state_(new_game(rules, players)), referee_(options_for_referee(rules), players) {}

void Beside::play(const Action& action) {
    if (const auto* draw = std::get_if<DrawTile>(&action)) {
        referee_.draw(tile_word(draw->kind));
    } else if (const auto* place = std::get_if<PlaceTile>(&action)) {
        turn_ = place->turn;
        referee_.place({place->cell.x, place->cell.y, index(place->turn)});
    } else if (const auto* figure = std::get_if<PlaceFigure>(&action)) {
        referee_.figure(choice_in_words(state_.in_hand, turn_, *figure));
    } else if (std::holds_alternative<RecallFigure>(action)) {
        referee_.recall();
    } else {
        referee_.pass();
    }
    advance(state_, action);
}

std::string Beside::difference() const {
    const std::string phase = phase_words[static_cast<int>(state_.phase)];
    if (phase != referee_.phase()) {
        return unequal("phase", phase, referee_.phase());
    }
    if (end_words[static_cast<int>(state_.end)] != referee_.end_reason()) {
        return unequal("end", end_words[static_cast<int>(state_.end)], referee_.end_reason());
    }
    if (state_.phase != Phase::over) {
        if (state_.current != referee_.whose_turn()) {
            return unequal("seat to move", int{state_.current}, referee_.whose_turn());
        }
        if ((state_.part == TurnPart::second) != referee_.second_part()) {
            return unequal("second part", state_.part == TurnPart::second, referee_.second_part());
        }
    }
    if ((state_.phase == Phase::tile || state_.phase == Phase::figure) &&
        tile_word(state_.in_hand) != referee_.tile_in_hand()) {
        return unequal("tile in hand", tile_word(state_.in_hand), referee_.tile_in_hand());
    }
    if (state_.discards != referee_.discards()) {
        return unequal("discards", int{state_.discards}, referee_.discards());
    }
    const referee::Counts bag = referee_.bag();
    for (int kind = 0; kind < tile_kinds; ++kind) {
        const std::string id = tile_word(tile_kind(kind));
        if (state_.bag[kind] != count_of(bag, id)) {
            return unequal(id + " in the bag", int{state_.bag[kind]}, count_of(bag, id));
        }
    }
    for (int seat = 0; seat < state_.players.size(); ++seat) {
        const Player& player = state_.players[seat];
        const referee::Seat& other = referee_.seats()[static_cast<std::size_t>(seat)];
        const std::string who = " of seat " + std::to_string(seat);
        if (player.score != other.score) {
            return unequal("score" + who, player.score, other.score);
        }
        for (int kind = 0; kind < figure_kinds; ++kind) {
            if (player.supply[kind] != count_of(other.supply, figure_words[kind])) {
                return unequal(figure_words[kind] + who, int{player.supply[kind]},
                               count_of(other.supply, figure_words[kind]));
            }
        }
        for (int kind = 0; kind < goods_kinds; ++kind) {
            if (player.goods[kind] != count_of(other.goods, goods_words[kind])) {
                return unequal(goods_words[kind] + who, int{player.goods[kind]},
                               count_of(other.goods, goods_words[kind]));
            }
        }
    }
    return {};
}

std::string Beside::difference_in_placements(TileKind kind) const {
    for (Looks looks : {Looks::all, Looks::distinct}) {
        Placements found;
        legal_placements(state_, kind, looks, found);
        std::set<referee::Placement> ours;
        for (const PlaceTile& place : found) {
            ours.insert({place.cell.x, place.cell.y, index(place.turn)});
        }
        const std::string id = tile_word(kind);
        const std::set<referee::Placement> theirs =
            looks == Looks::all ? referee_.placements(id) : referee_.distinct_placements(id);
        if (ours != theirs) {
            return unequal("places of " + id, list(ours), list(theirs));
        }
        if (ours.size() != static_cast<std::size_t>(found.size())) {
            return "the program lists a place of " + id + " twice";
        }
    }
    return {};
}

std::string Beside::difference_in_prospects() const {
    for (const DrawOutcome& outcome : draw_outcomes(state_)) {
        std::string text = difference_in_placements(outcome.kind);
        if (!text.empty()) return text;
    }
    return {};
}

std::string Beside::difference_in_options() const {
    referee::Counts drawable;
    for (const DrawOutcome& outcome : draw_outcomes(state_)) {
        drawable[tile_word(outcome.kind)] = outcome.copies;
    }
    if (drawable != referee_.drawable()) {
        return "they differ in what may be drawn";
    }
    if (state_.phase == Phase::tile) {
        std::string text = difference_in_placements(state_.in_hand);
        if (!text.empty()) return text;
    }
    if (state_.phase == Phase::over) {
        return {};
    }
    FigureChoices choices;
    legal_figures(state_, choices);
    std::set<referee::Choice> ours;
    for (const PlaceFigure& choice : choices) {
        ours.insert(choice_in_words(state_.in_hand, turn_, choice));
    }
    if (ours != referee_.figures()) {
        return unequal("figures", list(ours), list(referee_.figures()));
    }
    if (legal_recalls(state_).empty() == referee_.may_recall()) {
        return unequal("recall", !legal_recalls(state_).empty(), referee_.may_recall());
    }
    if (may_pass(state_) != referee_.may_pass()) {
        return unequal("pass", may_pass(state_), referee_.may_pass());
    }
    return {};
}

}  // namespace bastide::testing
