#include "bots/bot.h"

#include <algorithm>

#include "bots/playouts.h"
#include "bots/search.h"
#include "rules/scoring.h"

namespace bastide::bots {
namespace {

// Points if the game ended now, own against the best of the others.
double points_now(const GameState& state, int player) {
    if (state.rules.solitaire != Solitaire::off) {
        const bool lost = state.phase == Phase::over && state.end == EndReason::solitaire_lost;
        return lost ? -1 : state.players[player].supply[index(FigureKind::follower)];
    }
    const FixedVector<int, max_players> points = projected_end(state);
    int best = 0;
    bool any = false;
    for (int p = 0; p < points.size(); ++p) {
        if (p != player) {
            best = any ? std::max(best, points[p]) : points[p];
            any = true;
        }
    }
    return points[player] - best;
}

}  // namespace

Bot::Bot(const GameState& state, const Profile& profile, std::uint64_t seed)
    : root_(state), profile_(profile), dice_{mix(seed)}, seed_(seed), mover_(state.current) {}

Bot::~Bot() = default;

bool Bot::think(int nodes) {
    for (const int until = spent_ + std::max(1, nodes); stage_ != Stage::done && spent_ < until;) {
        switch (stage_) {
            case Stage::begin:
                begin();
                break;
            case Stage::search:
                sample_next();
                break;
            case Stage::playouts:
                spent_ += 1;
                playouts_->play_one();
                if (spent_ >= profile_.nodes) {
                    for (Candidate& candidate : candidates_) {
                        candidate.samples = playouts_->visits(candidate.turn, candidate.sum);
                    }
                    std::stable_sort(candidates_.begin(), candidates_.end(),
                                     [](const Candidate& a, const Candidate& b) { return a.samples > b.samples; });
                    stage_ = Stage::done;
                }
                break;
            case Stage::done:
                break;
        }
    }
    return stage_ == Stage::done;
}

void Bot::begin() {
    if (root_.phase == Phase::over || (root_.phase == Phase::draw && !may_pass(root_))) {
        candidates_.push_back(Candidate{});
        stage_ = Stage::done;
        return;
    }
    if (root_.phase == Phase::draw) {
        begin_draw();
        return;
    }
    rank();
    if (candidates_.size() > 1 && profile_.method == Method::search && profile_.nodes > spent_) {
        alive_ = std::min<int>(profile_.candidates, static_cast<int>(candidates_.size()));
        for (rounds_ = 1; (alive_ >> rounds_) > 1;) {
            ++rounds_;
        }
        for (int k = 0; k < tile_kinds; ++k) {
            deck_.insert(deck_.end(), root_.bag[k], tile_kind(k));
        }
        for (int i = static_cast<int>(deck_.size()) - 1; i > 0; --i) {
            std::swap(deck_[static_cast<std::size_t>(i)], deck_[static_cast<std::size_t>(dice_.below(i + 1))]);
        }
        stage_ = deck_.empty() ? Stage::done : Stage::search;
        return;
    }
    if (candidates_.size() > 1 && profile_.method == Method::playouts) {
        playouts_ = std::make_unique<Playouts>(root_, seed_);
        stage_ = Stage::playouts;
        return;
    }
    stage_ = Stage::done;
}

// The extra tile: it is nearly always worth taking, so a few sampled ones against none decide.
void Bot::begin_draw() {
    Candidate take;
    Candidate leave;
    leave.turn.actions.push_back(Pass{});
    if (profile_.method == Method::ranked || profile_.method == Method::search) {
        GameState declined = root_;
        pass(declined, nullptr);
        Judge judge(root_, profile_.weights);
        leave.first = stake(judge.evaluate(declined), mover_, profile_.weights);
        constexpr int draws = 6;
        for (int i = 0; i < draws; ++i) {
            GameState state = root_;
            while (state.phase == Phase::draw && state.current == mover_ && state.bag_count > 0) {
                draw_by(state, dice_);
            }
            if (state.phase == Phase::tile) {
                spent_ += answer(state, profile_.weights);
            }
            Judge then(state, profile_.weights);
            take.first += stake(then.evaluate(state), mover_, profile_.weights) / draws;
        }
        before_ = leave.first;
    }
    candidates_ = {take, leave};
    if (leave.first > take.first) {
        std::swap(candidates_[0], candidates_[1]);
    }
    stage_ = Stage::done;
}

void Bot::rank() {
    Judge judge(root_, profile_.weights);
    before_ = stake(judge.evaluate(root_), mover_, profile_.weights);
    judge.prepare(root_);
    const bool greedy = profile_.method == Method::greedy;
    for_each_turn(root_, [&](const Turn& turn, const GameState& after) {
        ++spent_;
        Candidate candidate;
        candidate.turn = turn;
        candidate.first = greedy ? points_now(after, mover_) : stake(judge.evaluate(after), mover_, profile_.weights);
        candidates_.push_back(candidate);
    });
    // Equal turns in an order of chance; what noise makes of the others.
    for (std::size_t i = candidates_.size(); i > 1; --i) {
        std::swap(candidates_[i - 1], candidates_[static_cast<std::size_t>(dice_.below(static_cast<int>(i)))]);
    }
    auto better = [](const Candidate& a, const Candidate& b) { return a.first > b.first; };
    std::stable_sort(candidates_.begin(), candidates_.end(), better);
    if (profile_.noise > 0) {
        const double best = candidates_[0].first;
        for (Candidate& candidate : candidates_) {
            const bool absurd = profile_.blunder > 0 && candidate.first < best - profile_.blunder;
            candidate.first += absurd ? -100 : profile_.noise * dice_.bell();
        }
        std::stable_sort(candidates_.begin(), candidates_.end(), better);
    }
}

void Bot::sample_next() {
    Candidate& candidate = candidates_[static_cast<std::size_t>(next_)];
    GameState after = root_;
    perform(after, candidate.turn);
    const TileKind first = deck_[static_cast<std::size_t>(sample_) % deck_.size()];
    const Dice dice{mix(seed_ ^ static_cast<std::uint64_t>(sample_ + 1))};
    candidate.sum +=
        look_ahead(after, mover_, profile_.weights, root_.players.size() + profile_.further - 1, first, dice, spent_);
    ++candidate.samples;
    if (++next_ < alive_) {
        return;
    }
    next_ = 0;
    ++sample_;
    if (spent_ >= static_cast<double>(profile_.nodes) * (round_ + 1) / rounds_) {
        end_round();
    }
}

// The better half goes on.
void Bot::end_round() {
    std::stable_sort(candidates_.begin(), candidates_.begin() + alive_,
                     [](const Candidate& a, const Candidate& b) { return a.value() > b.value(); });
    ++round_;
    alive_ = std::max(2, alive_ / 2);
    if (round_ == rounds_) {
        stage_ = Stage::done;
    }
}

Turn Bot::best() {
    while (candidates_.empty()) {
        think(1);
    }
    // In the middle of a round some candidates have one sample more; the order of the last round stands.
    return candidates_[0].turn;
}

std::vector<RankedTurn> Bot::ranked(int most) {
    best();
    std::vector<RankedTurn> out;
    for (const Candidate& candidate : candidates_) {
        if (static_cast<int>(out.size()) == most) {
            break;
        }
        RankedTurn ranked;
        ranked.turn = candidate.turn;
        ranked.value = candidate.value();
        ranked.gain = ranked.value - before_;
        ranked.looks = candidate.samples;
        if (root_.phase == Phase::tile || root_.phase == Phase::figure) {
            ranked.reasons = explain(root_, candidate.turn, profile_.weights);
        }
        out.push_back(ranked);
    }
    return out;
}

}  // namespace bastide::bots
