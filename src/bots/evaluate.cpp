#include "bots/evaluate.h"

#include <algorithm>

namespace bastide::bots {
namespace {

// Tiles a player still lays if `next` draws the next one.
int turns_from(int bag, int players, int next, int player) {
    return (bag + players - 1 - (player - next + players) % players) / players;
}

// base^exponent for 0 <= base <= 1, straight between whole exponents; only products, so the same everywhere.
double power(double base, double exponent) {
    int whole = static_cast<int>(exponent);
    const double rest = exponent - whole;
    double out = 1 - rest * (1 - base);
    for (double square = base; whole > 0; whole >>= 1, square *= square) {
        out = (whole & 1) != 0 ? out * square : out;
    }
    return out;
}

}  // namespace

class Evaluator {
public:
    Evaluator(const GameState& state, Judge& judge)
        : state_(state), judge_(judge), chances_(judge.chances_), weights_(judge.weights_) {
        out_.players = state.players.size();
        for (int p = 0; p < out_.players; ++p) {
            turns_[p] = turns_left(state, p);
            out_.of(p, Part::points) = state.players[p].score;
        }
    }

    Evaluation run() {
        if (state_.phase == Phase::over) {
            if (state_.rules.solitaire != Solitaire::off) {
                out_.of(0, Part::points) = state_.end == EndReason::solitaire_won ? 500 : state_.board.tiles.size();
            }
            return out_;
        }
        gather();
        if (state_.rules.solitaire != Solitaire::off) {
            out_.of(0, Part::points) = state_.board.tiles.size();
            figures(8);
            return out_;
        }
        for (const Region* region : regions_) {
            hand_out(*region);
        }
        if (out_.players > 1) {
            joins();
        }
        fields();
        figures(1);
        goods();
        return out_;
    }

    // The regions with figures, judged; cities that fields touch besides.
    void prepare() {
        for (int p = 0; p < out_.players; ++p) {
            turns_[p] = turns_from(state_.bag_count, out_.players, (state_.current + 1) % out_.players, p);
            judge_.turns_[p] = turns_[p];
        }
        judge_.prepared_ = false;
        judge_.preparing_ = true;
        judge_.cities_.clear();
        gather();
        judge_.known_.clear();
        for (const Region* region : regions_) {
            judge_.known_.push_back(*region);
        }
        for (const Region* field : regions_) {
            if (field->kind != FeatureKind::field) {
                continue;
            }
            for_each_label(field->cities, [&](Label city) {
                if (state_.board.region_open[city] != 0 && find(city) == nullptr) {
                    city_chance(city);
                }
            });
        }
        judge_.preparing_ = false;
        judge_.prepared_ = true;
    }

private:
    bool prepared() const {
        if (!judge_.prepared_) {
            return false;
        }
        bool same = true;
        for (int p = 0; p < out_.players; ++p) {
            same = same && judge_.turns_[p] == turns_[p];
        }
        return same;
    }

    void gather() {
        const bool reuse = prepared();
        last_cell_ = state_.board.tiles[state_.last_tile].cell;
        judge_.regions_.clear();
        unsigned char fresh[max_figures];
        for (const Figure& figure : state_.figures) {
            const Label label = state_.board.label[figure.segment];
            int at = 0;
            while (at < regions_.size() && regions_[at]->label != label) {
                ++at;
            }
            if (at == regions_.size()) {
                const Region* known = reuse ? known_region(label) : nullptr;
                fresh[at] = 255;
                if (known == nullptr) {
                    fresh[at] = static_cast<unsigned char>(judge_.regions_.size());
                    judge_.regions_.push_back(survey(state_, label));
                    known = &judge_.regions_.back();
                }
                regions_.push_back(known);
            }
            if (fresh[at] != 255) {
                count_figure(figure, judge_.regions_[fresh[at]]);
            }
        }
        for (Region& region : judge_.regions_) {
            if (region.kind == FeatureKind::city || region.kind == FeatureKind::road) {
                judge_sided(region);
            } else if (region.kind != FeatureKind::field) {
                judge_centre(region);
            }
        }
    }

    const Region* known_region(Label label) const {
        for (const Region& region : judge_.known_) {
            if (region.label == label) {
                return still_holds(region, state_.board, last_cell_) ? &region : nullptr;
            }
        }
        return nullptr;
    }

    double turns_for(const Region& region, double help) const {
        double turns = 0;
        double others = 0;
        for (int p = 0; p < out_.players; ++p) {
            (region.leads(p) ? turns : others) += turns_[p];
        }
        return turns + help * others;
    }

    // Chance that all gates of a city or road get closed within so many turns.
    double closing_chance(const Region& region, double turns) const {
        if (region.gates.empty()) {
            return 1;
        }
        if (chances_.tiles() == 0) {
            return 0;
        }
        const double each = turns / region.gates.size();
        const double left = chances_.tiles();
        double chance = 1;
        for (const Gate& gate : region.gates) {
            const int fitting = gate.empty.on_table ? chances_.fitting(gate.empty.pattern) : 0;
            if (fitting == 0) {
                return 0;
            }
            int closing = fitting;
            for (int s = 0; s < 4; ++s) {
                if ((gate.sides >> s & 1) != 0) {
                    closing = std::min(closing, chances_.closing(gate.empty.pattern, s));
                }
            }
            const double wanted = closing + weights_.extend * (fitting - closing);
            chance *= 1 - power(1 - std::min(0.97, weights_.focus * wanted / left), each);
        }
        return chance;
    }

    void judge_sided(Region& region) const {
        region.chance = closing_chance(region, turns_for(region, weights_.help));
        const int gates = region.gates.size();
        const int tiles = region.tiles.size();
        const double grown = std::min<double>(gates * weights_.growth, chances_.tiles());
        if (region.kind == FeatureKind::road) {
            region.worth = region.chance * (tiles + gates) + (1 - region.chance) * (tiles + grown);
            return;
        }
        double done = 2.0 * (tiles + gates + region.shields);
        if (tiles + gates == 2 && state_.rules.two_tile_city == 2) {
            done = 2;
        }
        region.worth = region.chance * done + (1 - region.chance) * (tiles + region.shields + grown);
    }

    void judge_centre(Region& region) const {
        const LaidTile& tile = state_.board.tiles[state_.board.segment_tile[region.label]];
        const int open = state_.board.region_open[region.label];
        const double turns = turns_for(region, weights_.fill);
        const double left = std::max(1, chances_.tiles());
        double chance = 1;
        double filled = 0;
        for (int dy = -1; dy <= 1; ++dy) {
            for (int dx = -1; dx <= 1; ++dx) {
                const Cell c = cell(tile.cell.x + dx, tile.cell.y + dy);
                if (state_.board.tile_at(c) != no_tile) {
                    continue;
                }
                const EmptyCell empty = empty_cell(state_, c);
                const double fitting = empty.on_table ? chances_.fitting(empty.pattern) : 0;
                const double miss = 1 - std::min(0.97, weights_.focus * fitting / left);
                chance *= 1 - power(miss, turns / open);
                filled += 1 - power(miss, 0.5 * turns);
            }
        }
        region.chance = chance;
        region.worth = 9 - open + filled;
    }

    static Part part_of(FeatureKind kind) {
        return kind == FeatureKind::city ? Part::city : kind == FeatureKind::road ? Part::road : Part::cloister;
    }

    void hand_out(const Region& region) {
        if (region.kind == FeatureKind::field) {
            return;
        }
        for (int p = 0; p < out_.players; ++p) {
            if (region.leads(p)) {
                out_.of(p, part_of(region.kind)) += region.worth;
            }
        }
    }

    const Region* find(Label label) const {
        for (const Region* region : regions_) {
            if (region->label == label) {
                return region;
            }
        }
        return nullptr;
    }

    // Regions of a kind that lie at the same empty cell may be joined by one tile.
    void joins() {
        if (chances_.tiles() == 0) {
            return;
        }
        for (const Region* each : regions_) {
            const Region& region = *each;
            const Region* met[4] = {};
            int met_count = 0;
            for (const Gate& gate : region.gates) {
                if (!gate.empty.on_table) {
                    continue;
                }
                const int mine = __builtin_ctz(gate.sides);
                for (int s = 0; s < 4; ++s) {
                    if (gate.empty.tile[s] == no_tile || (gate.sides >> s & 1) != 0) {
                        continue;
                    }
                    const int segment = state_.board.segment_at_side(gate.empty.tile[s], opposite(side_at(s)));
                    const Region* other = segment < 0 ? nullptr : find(state_.board.label[segment]);
                    // Each pair once; the first cell they share stands for all.
                    if (other == nullptr || other->kind != region.kind || other->label <= region.label ||
                        met_count == 4 || std::find(met, met + met_count, other) != met + met_count) {
                        continue;
                    }
                    met[met_count++] = other;
                    join(region, *other, chances_.joining(gate.empty.pattern, mine, s));
                }
            }
        }
    }

    void join(const Region& a, const Region& b, int copies) {
        if (copies == 0) {
            return;
        }
        int most = 0;
        for (int p = 0; p < out_.players; ++p) {
            most = std::max(most, a.of[p] + b.of[p]);
        }
        double change[max_players];
        double turns = 0;
        for (int p = 0; p < out_.players; ++p) {
            const double now = (a.leads(p) ? a.worth : 0) + (b.leads(p) ? b.worth : 0);
            const double then = a.of[p] + b.of[p] == most ? a.worth + b.worth : 0;
            change[p] = then - now;
            turns += change[p] > 0 ? turns_[p] : 0;
        }
        const double q = 1 - std::min(0.97, weights_.focus * copies / chances_.tiles());
        const double chance = std::min(1.0, weights_.join * (1 - power(q, turns)));
        for (int p = 0; p < out_.players; ++p) {
            out_.of(p, part_of(a.kind)) += chance * change[p];
        }
    }

    // Chance that a city still open will be completed.
    double city_chance(Label label) {
        if (const Region* owned = find(label)) {
            return owned->chance;
        }
        for (const Region& city : judge_.cities_) {
            if (city.label == label && still_holds(city, state_.board, last_cell_)) {
                return city.chance;
            }
        }
        for (const Known& known : known_cities_) {
            if (known.label == label) {
                return known.chance;
            }
        }
        Region city = survey(state_, label);
        city.chance = weights_.field_unowned * closing_chance(city, 0.5 * chances_.tiles());
        if (judge_.preparing_ && judge_.cities_.size() < judge_.cities_.capacity) {
            judge_.cities_.push_back(city);
        } else if (known_cities_.size() < known_cities_.capacity) {
            known_cities_.push_back(Known{label, city.chance});
        }
        return city.chance;
    }

    void fields() {
        if (!state_.rules.farmers) {
            return;
        }
        const double early = std::min(1.0, chances_.tiles() / 72.0);
        const double a_city = state_.rules.farm == FarmScoring::city4 ? 4 : 3;
        FixedVector<Paid, 64> paid;
        for (const Region* each : regions_) {
            const Region& field = *each;
            if (field.kind != FeatureKind::field) {
                continue;
            }
            const double certain = field.open_sides == 0 ? 1 : 1 - weights_.field_risk * early;
            const double promised = weights_.field_open * std::min(8, field.open_sides) * early;
            for (int p = 0; p < out_.players; ++p) {
                if (!field.leads(p)) {
                    continue;
                }
                double cities = 0;
                for_each_label(field.cities, [&](Label city) {
                    const double chance = state_.board.region_open[city] == 0 ? 1 : city_chance(city);
                    double share = 1;
                    if (state_.rules.farm != FarmScoring::field3) {
                        share = first_share(paid, city, p);
                    }
                    cities += chance * share;
                });
                const double bonus = (field.pigs >> p & 1) != 0 ? 1 : 0;
                out_.of(p, Part::field) += certain * (cities * (a_city + bonus) + promised * (1 + bonus / 3));
            }
        }
    }

    struct Paid {
        Label city = 0;
        std::uint8_t player = 0;
    };
    // A city pays a player once, whatever fields of his touch it.
    double first_share(FixedVector<Paid, 64>& paid, Label city, int player) const {
        for (const Paid& known : paid) {
            if (known.city == city && known.player == player) {
                return 0;
            }
        }
        if (paid.size() < paid.capacity) {
            paid.push_back(Paid{city, static_cast<std::uint8_t>(player)});
        }
        return 1;
    }

    double worth_of_free(double count) const {
        double sum = 0;
        double each = weights_.free_first;
        for (; count > 0; count -= 1, each *= weights_.free_ratio) {
            sum += count < 1 ? count * each : each;
        }
        return sum;
    }

    void figures(double scale) {
        double back[max_players] = {};
        for (const Region* each : regions_) {
            const Region& region = *each;
            for (int p = 0; p < out_.players; ++p) {
                back[p] += region.followers[p] * region.chance;
                if ((region.builders >> p & 1) != 0) {
                    out_.of(p, Part::builder) += builder(region, p);
                }
            }
        }
        for (int p = 0; p < out_.players; ++p) {
            const Player& player = state_.players[p];
            const double turns = turns_[p];
            const double phase = scale * turns / (turns + weights_.free_half);
            const double free = player.supply[index(FigureKind::follower)];
            out_.of(p, Part::follower) = phase * worth_of_free(free + weights_.free_return * back[p]);
            if (state_.rules.abbot) {
                const bool home = player.supply[index(FigureKind::abbot)] != 0;
                out_.of(p, Part::abbot) = phase * (home ? weights_.abbot_free : weights_.abbot_placed);
            }
            if (state_.rules.builder && player.supply[index(FigureKind::builder)] != 0) {
                out_.of(p, Part::builder) += phase * weights_.builder_free;
            }
            if (state_.rules.pig && player.supply[index(FigureKind::pig)] != 0) {
                out_.of(p, Part::field) += phase * weights_.pig_free;
            }
        }
    }

    // Extra tiles a builder standing here may still earn.
    double builder(const Region& region, int player) const {
        if (chances_.tiles() == 0) {
            return 0;
        }
        double miss = 1;
        for (const Gate& gate : region.gates) {
            const double fitting = gate.empty.on_table ? chances_.fitting(gate.empty.pattern) : 0;
            miss *= 1 - std::min(1.0, fitting / chances_.tiles());
        }
        return std::min(weights_.builder_most, weights_.builder_turn * (1 - miss) * turns_[player]);
    }

    void goods() {
        if (!state_.rules.goods || !state_.rules.tb_tiles) {
            return;
        }
        constexpr int printed[goods_kinds] = {9, 6, 5};
        for (int kind = 0; kind < goods_kinds; ++kind) {
            int taken = 0;
            for (const Player& player : state_.players) {
                taken += player.goods[kind];
            }
            const double open = std::max(0, printed[kind] - taken);
            for (int p = 0; p < out_.players; ++p) {
                int best = 0;
                for (int other = 0; other < out_.players; ++other) {
                    best = other == p ? best : std::max<int>(best, state_.players[other].goods[kind]);
                }
                const double lead = state_.players[p].goods[kind] - best;
                double chance = 0.5 + lead / (open + 1.5);
                if (out_.players > 2) {
                    chance -= 0.5 - 1.0 / out_.players;
                }
                out_.of(p, Part::goods) += 10 * weights_.goods * std::max(0.0, std::min(1.0, chance));
            }
        }
    }

    struct Known {
        Label label = 0;
        double chance = 0;
    };

    const GameState& state_;
    Judge& judge_;
    const Chances& chances_;
    const Weights& weights_;
    Evaluation out_;
    RegionList regions_;
    FixedVector<Known, 24> known_cities_;
    Cell last_cell_;
    int turns_[max_players] = {};
};

namespace {

double taste(const Weights& weights, int part) {
    switch (static_cast<Part>(part)) {
        case Part::city:
            return weights.taste_city;
        case Part::road:
            return weights.taste_road;
        case Part::cloister:
            return weights.taste_cloister;
        case Part::field:
            return weights.taste_field;
        default:
            return 1;
    }
}

}  // namespace

int turns_left(const GameState& state, int player) {
    const int players = state.players.size();
    const bool in_hand = state.phase == Phase::tile || state.phase == Phase::figure;
    return turns_from(state.bag_count + (in_hand ? 1 : 0), players, state.current, player);
}

Evaluation Judge::evaluate(const GameState& state) {
    return Evaluator(state, *this).run();
}

void Judge::prepare(const GameState& state) {
    Evaluator(state, *this).prepare();
}

double stake(const Evaluation& evaluation, int player, const Weights& weights) {
    double own = 0;
    for (int i = 0; i < part_count; ++i) {
        own += taste(weights, i) * evaluation.part[player][i];
    }
    if (evaluation.players == 1) {
        return own;
    }
    double best = -1e9;
    double sum = 0;
    for (int p = 0; p < evaluation.players; ++p) {
        if (p != player) {
            const double total = evaluation.total(p);
            best = std::max(best, total);
            sum += total;
        }
    }
    const double mean = sum / (evaluation.players - 1);
    return own - weights.spite * (weights.leader * best + (1 - weights.leader) * mean);
}

}  // namespace bastide::bots
