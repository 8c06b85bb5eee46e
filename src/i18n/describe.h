// Sentences about a game: events with their reasons, refusals, figures that may be placed, tiles and regions in words.
// Everything is put together from the texts of a catalogue, so a new language needs a file and nothing else. A Speaker
// carries the catalogue and the players' names; it is cheap to make and is passed by value.
#pragma once

#include <string>
#include <vector>

#include "i18n/catalog.h"
#include "rules/action.h"
#include "rules/event.h"
#include "rules/illegal.h"
#include "rules/region.h"

namespace bastide::i18n {

struct Speaker {
    const Catalog* words = nullptr;
    const std::vector<std::string>* names = nullptr;

    std::string name(int player) const;
    // "Ada", "Ada and Bo", "Ada, Bo and Cyprian".
    std::string list(const std::vector<std::string>& items) const;
    std::string list_players(const std::vector<int>& players) const;
};

// An event as the log tells it. Events that are no news (a turn passing on) have no sentence.
struct Told {
    std::string sentence;  // "City of 4 tiles, 1 shield: 10 for Ada"
    std::string reason;    // "4 tiles × 2, 1 shield × 2"
    int player = -1;       // whose emblem stands beside it, or -1
    int points = 0;        // of that player
};
Told tell(const Speaker& speaker, const Event& event);

// Tokens in words: "2 × wine, 1 × grain"; without any, that there are none.
std::string tell_goods(const Speaker& speaker, const std::uint8_t (&goods)[goods_kinds]);
// How a game ended, in a few words.
std::string tell_end(const Speaker& speaker, EndReason reason);
// Why a solitaire was lost, in a sentence; empty if it was not.
std::string tell_loss(const Speaker& speaker, const GameState& state);

// Terms as a sum in words.
std::string tell_terms(const Speaker& speaker, const std::vector<ScoreTerm>& terms, FeatureKind feature);

// A heading, then one line a reason: "West and east: the road would run into a field."
std::vector<std::string> tell_refusal(const Speaker& speaker, const GameState& state, TileKind kind, Cell cell,
                                      Side turn, const Illegal& illegal);
std::string tell_code(const Speaker& speaker, IllegalCode code);

// A figure that may be put on a segment of the tile just laid.
struct ChoiceWords {
    std::string role;    // "Robber"
    std::string extent;  // "road, 2 tiles"
    std::string title;   // "Robber on the road"
    std::string detail;  // "2 tiles, unfinished: 2 points now"
};
ChoiceWords tell_choice(const Speaker& speaker, const GameState& state, const PlaceFigure& choice);
ChoiceWords tell_choice(const Speaker& speaker, const GameState& state, const RecallFigure& choice);

// "Knight in the city"
std::string tell_figure(const Speaker& speaker, FigureKind figure, FeatureKind feature);

// "City in the north, road from east to west."
std::string tell_tile(const Speaker& speaker, TileKind kind, Side turn);

// "Column 2, row -1. The tile: city to the north. West: Road of 2 tiles, unfinished, held by Bo." Columns count to the
// east and rows to the north of the first tile.
std::string tell_place(const Speaker& speaker, const GameState& state, TileKind kind, Cell cell, Side turn);

// What a region is, who holds it, what it is worth now and at most if it is closed with the fewest tiles.
struct RegionWords {
    std::string title;  // "City of 7 tiles"
    std::string state;  // "unfinished, held by Cyprian"
    std::vector<int> holders;
    FigureCount figures;
    struct Fact {
        int number = 0;
        std::string noun;
    };
    std::vector<Fact> facts;
    int now = 0;
    std::string now_reason;
    bool can_close = false;  // `then` is worth showing
    std::string then_label;  // "closed by 1 tile"
    int then = 0;
    std::string then_reason;
    std::string rule;
};
RegionWords tell_region(const Speaker& speaker, const GameState& state, Label label);

// Seats with the highest score, and the headline ("Ada wins by 7", "Ada and Bo share the win").
std::vector<int> winners(const GameState& state);
std::string tell_winners(const Speaker& speaker, const GameState& state);

// "2014 rules · River · Abbot"
std::string tell_rules(const Speaker& speaker, const RuleSet& rules);

}  // namespace bastide::i18n
