// An expansion is a row of hooks; those it does not need stay null. The rules call the hooks of the expansions that
// take part (GameState::expansions) in the order of `all_expansions`, and know nothing else about them.
#pragma once

#include "rules/event.h"
#include "rules/game_state.h"
#include "rules/illegal.h"
#include "rules/region.h"

namespace bastide {

struct Expansion {
    std::string_view name;
    bool (*active)(const RuleSet&) = nullptr;
    // Changes the bag and may lay the first tile instead of the start tile.
    void (*set_up)(GameState&) = nullptr;
    // The kinds that may be drawn now, as far as this expansion cares.
    KindSet (*drawable)(const GameState&) = nullptr;
    // True if `against_placement` has to be asked about this kind.
    bool (*minds_placement)(const GameState&, TileKind) = nullptr;
    // A reason against a placement whose edges fit, or IllegalCode::none.
    IllegalCode (*against_placement)(const GameState&, TileKind, Cell, Side) = nullptr;
    void (*before_lay)(GameState&, TileKind, Cell, Side) = nullptr;
    void (*after_lay)(GameState&, int tile) = nullptr;
    // A reason against a figure the traits would allow, or IllegalCode::none. The segment belongs to the tile just
    // laid.
    IllegalCode (*against_figure)(const GameState&, FigureKind, int segment) = nullptr;
    IllegalCode (*against_pass)(const GameState&) = nullptr;
    // After a figure was put: true if another one is due on the same tile.
    bool (*figure_still_due)(GameState&, FigureKind, int segment) = nullptr;
    // After a tile was laid, before any figure: a reason to end the game at once.
    EndReason (*ends_at_once)(const GameState&) = nullptr;
    // At the end of a turn, or when the bag runs out: this expansion's reason to end, or none.
    EndReason (*ends)(const GameState&) = nullptr;
    // A region was completed by the current player; may hand out tokens (and note them in the event, if there is one).
    void (*completed)(GameState&, Label, Event*) = nullptr;
    // A tile has left the bag, whether it finds a place or not.
    void (*drawn)(GameState&) = nullptr;
    // True if the current player may draw once more: asked after scoring, and before he declines.
    bool (*earns_extra_tile)(const GameState&) = nullptr;
    void (*turn_begins)(GameState&) = nullptr;
    // Points a player gets for each paid city of a field (or of all fields that touch it) beyond the usual.
    int (*field_bonus)(const GameState&, int player, Label field) = nullptr;
    TermKind field_bonus_term = TermKind::flat;  // how they are told
    void (*final_scoring)(GameState&, Events*) = nullptr;
    // Points are counted at all.
    bool (*keeps_no_score)(const RuleSet&) = nullptr;
    // For tests: what is wrong with a position, or null. Asked even if the expansion takes no part.
    const char* (*broken)(const GameState&) = nullptr;
};

inline constexpr int max_expansions = 8;

struct ExpansionList {
    const Expansion* const* first;
    int count;
};

// Every expansion there is, in the order their hooks run.
extern const ExpansionList all_expansions;

// The expansions that have a hook, as bits of GameState::expansions.
template <auto hook>
inline unsigned expansions_with() {
    static const unsigned with_hook = [] {
        unsigned bits = 0;
        for (int i = 0; i < all_expansions.count; ++i) {
            bits |= (all_expansions.first[i]->*hook != nullptr ? 1u : 0u) << i;
        }
        return bits;
    }();
    return with_hook;
}

// Calls f(expansion) for those that take part and have the hook: for_each_with<&Expansion::drawn>(state, ...).
template <auto hook, class F>
inline void for_each_with(const GameState& state, F&& f) {
    if (state.expansions == 0) {
        return;
    }
    for (unsigned left = state.expansions & expansions_with<hook>(); left != 0; left &= left - 1) {
        f(*all_expansions.first[__builtin_ctz(left)]);
    }
}

// This expansion has nothing more to say in this game.
inline void retire(GameState& state, const Expansion& expansion) {
    for (int i = 0; i < all_expansions.count; ++i) {
        if (all_expansions.first[i] == &expansion) {
            state.expansions = static_cast<std::uint8_t>(state.expansions & ~(1u << i));
        }
    }
}

// The current player may draw once more, and has not yet.
inline bool earns_extra_tile(const GameState& state) {
    bool extra = false;
    for_each_with<&Expansion::earns_extra_tile>(
        state, [&](const Expansion& expansion) { extra = extra || expansion.earns_extra_tile(state); });
    return extra;
}

}  // namespace bastide
