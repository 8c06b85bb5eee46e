#include "bots/reason.h"

#include <algorithm>

namespace bastide::bots {
namespace {

constexpr double least_points = 0.15;
constexpr int all_reasons = 9;

FeatureKind plain(FeatureKind kind) {
    return kind == FeatureKind::garden ? FeatureKind::monastery : kind;
}

// What a turn did about one kind of feature.
struct Deed {
    int points = 0;
    bool shared = false;
    bool figure = false;
};

struct Deeds {
    Deed of[feature_kinds];
    int recalled = 0;
};

void note(const Event& event, int mover, Deeds& deeds) {
    if (event.kind == EventKind::figure_placed) {
        deeds.of[static_cast<int>(plain(event.feature))].figure = true;
        return;
    }
    for (const Award& award : event.awards) {
        if (award.player != mover) {
            continue;
        }
        if (event.kind == EventKind::figure_recalled) {
            deeds.recalled += award.points;
        } else if (event.kind == EventKind::region_scored) {
            Deed& deed = deeds.of[static_cast<int>(plain(event.feature))];
            deed.points += award.points;
            deed.shared = deed.shared || event.awards.size() > 1;
        }
    }
}

// A region of the last tile that mover and others lead together.
bool leads_together(const GameState& state, int mover, FeatureKind kind) {
    const LaidTile& tile = state.board.tiles[state.last_tile];
    for (int i = 0; i < facts(tile.kind).segment_count; ++i) {
        if (facts(tile.kind).segments[i].kind != kind) {
            continue;
        }
        const FigureCount count = count_figures(state, state.board.label[tile.first_segment + i]);
        for (int p = 0; p < state.players.size(); ++p) {
            if (p != mover && count.leads(p) && count.leads(mover)) {
                return true;
            }
        }
    }
    return false;
}

}  // namespace

Reasons explain(const GameState& state, const Turn& turn, const Weights& weights) {
    Judge judge(state, weights);
    const int mover = state.current;
    const Evaluation before = judge.evaluate(state);
    GameState after = state;
    Deeds deeds;
    for (const Action& action : turn.actions) {
        for (const Event& event : apply(after, action)) {
            note(event, mover, deeds);
        }
    }
    const Evaluation then = judge.evaluate(after);
    auto change = [&](Part part) { return then.of(mover, part) - before.of(mover, part); };

    FixedVector<Reason, all_reasons> found;
    auto add = [&found](ReasonKind kind, FeatureKind feature, double points) {
        if (points >= least_points || points <= -least_points) {
            found.push_back(Reason{kind, feature, points});
        }
    };
    constexpr FeatureKind features[] = {FeatureKind::city, FeatureKind::road, FeatureKind::monastery,
                                        FeatureKind::field};
    constexpr Part parts[] = {Part::city, Part::road, Part::cloister, Part::field};
    for (int i = 0; i < 4; ++i) {
        const Deed& deed = deeds.of[static_cast<int>(features[i])];
        const bool shared = deed.shared || (after.phase != Phase::over && leads_together(after, mover, features[i]));
        const ReasonKind kind = shared            ? ReasonKind::shares
                                : deed.points > 0 ? ReasonKind::finishes
                                : deed.figure     ? ReasonKind::starts
                                                  : ReasonKind::grows;
        add(kind, features[i], change(parts[i]) + deed.points);
    }
    add(ReasonKind::follower, FeatureKind::city, change(Part::follower));
    add(ReasonKind::abbot, FeatureKind::monastery, change(Part::abbot) + deeds.recalled);
    add(ReasonKind::builder, FeatureKind::city, change(Part::builder));
    add(ReasonKind::goods, FeatureKind::city, change(Part::goods));
    double others = 0;
    for (int p = 0; p < before.players; ++p) {
        others += p == mover ? 0 : before.total(p) - then.total(p);
    }
    add(ReasonKind::hinders, FeatureKind::city, others);

    std::stable_sort(found.begin(), found.end(), [](const Reason& a, const Reason& b) {
        return std::max(a.points, -a.points) > std::max(b.points, -b.points);
    });
    Reasons out;
    for (int i = 0; i < found.size() && out.size() < out.capacity; ++i) {
        out.push_back(found[i]);
    }
    return out;
}

}  // namespace bastide::bots
