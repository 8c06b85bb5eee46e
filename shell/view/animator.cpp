#include "shell/view/animator.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace bastide::view {

namespace {

constexpr double lay_seconds = 0.220;
constexpr double turn_seconds = 0.140;
constexpr double drop_seconds = 0.240;
constexpr double home_seconds = 0.420;
constexpr double fly_seconds = 0.600;
constexpr double count_seconds = 0.500;
constexpr double gleam_seconds = 0.550;
constexpr double gleam_step_seconds = 0.070;  // from a tile to the next
constexpr double longest_gleam_wait = 0.700;
constexpr double lift_of_fresh = 0.06;
constexpr double squeezed = 0.08;
constexpr double drop_points = 18;

}  // namespace

void Animator::tile_laid(Cell cell) {
    laid_cell_ = cell;
    laid_ = Moment(duration(lay_seconds, liveliness_));
}

void Animator::ghost_turned(Side from) {
    ghost_from_ = from;
    ghost_ = Moment(duration(turn_seconds, liveliness_));
}

void Animator::figure_put(const SceneFigure& figure) {
    dropped_ = figure;
    drop_ = Moment(duration(drop_seconds, liveliness_));
}

void Animator::figure_home(const SceneFigure& figure, double delay) {
    if (liveliness_ == Liveliness::none) return;
    homes_.push_back(Home{figure, Moment(duration(home_seconds, liveliness_), duration(delay, liveliness_))});
}

void Animator::points(int player, int points, Vec board_point, double delay) {
    if (liveliness_ == Liveliness::none) return;
    double wait = duration(delay, liveliness_);
    double fly = duration(fly_seconds, liveliness_);
    flights_.push_back(Flight{player, points, board_point, Moment(fly, wait),
                              Moment(duration(count_seconds, liveliness_), wait + fly)});
}

void Animator::region_completed(const std::vector<LitSegment>& segments, Cell from, double delay) {
    if (liveliness_ == Liveliness::none) return;
    for (const LitSegment& lit : segments) {
        int tiles = std::abs(lit.place.cell.x - from.x) + std::abs(lit.place.cell.y - from.y);
        double wait = delay + std::min(tiles * gleam_step_seconds, longest_gleam_wait);
        gleams_.push_back(Gleam{lit, Moment(duration(gleam_seconds, liveliness_), duration(wait, liveliness_))});
    }
}

double Animator::Gleam::strength() const {
    double t = moment.progress();
    return t < 0.25 ? ease_out_cubic(t / 0.25) : 1 - ease_in_out_cubic((t - 0.25) / 0.75);
}

bool Animator::busy() const {
    return laid_.running() || ghost_.running() || drop_.running() || !homes_.empty() || !gleams_.empty() ||
           !flights_.empty();
}

bool Animator::advance(double seconds) {
    laid_.advance(seconds);
    ghost_.advance(seconds);
    drop_.advance(seconds);
    for (std::size_t i = homes_.size(); i-- > 0;) {
        if (!homes_[i].moment.advance(seconds)) homes_.erase(homes_.begin() + static_cast<std::ptrdiff_t>(i));
    }
    std::erase_if(gleams_, [seconds](Gleam& gleam) { return !gleam.moment.advance(seconds); });
    for (std::size_t i = flights_.size(); i-- > 0;) {
        flights_[i].moment.advance(seconds);
        if (!flights_[i].count.advance(seconds)) flights_.erase(flights_.begin() + static_cast<std::ptrdiff_t>(i));
    }
    return busy();
}

void Animator::finish() {
    laid_.finish();
    ghost_.finish();
    drop_.finish();
    homes_.clear();
    gleams_.clear();
    flights_.clear();
}

double Animator::tile_size(Cell cell) const {
    if (!laid_.running() || cell != laid_cell_) return 1;
    if (liveliness_ != Liveliness::full) return 1 + lift_of_fresh * (1 - ease_out_cubic(laid_.progress()));
    return 1 + lift_of_fresh * (1 - ease_out_back(laid_.progress(), 1.2));
}

double Animator::tile_height(Cell cell) const {
    if (!laid_.running() || cell != laid_cell_) return 0;
    return 1 - ease_out_cubic(laid_.progress());
}

double Animator::ghost_size() const {
    if (!ghost_.running()) return 1;
    return 1 - squeezed * (1 - std::abs(2 * ease_out_cubic(ghost_.progress()) - 1));
}

std::optional<Side> Animator::ghost_turn() const {
    if (!ghost_.running() || ease_out_cubic(ghost_.progress()) >= 0.5) return std::nullopt;
    return ghost_from_;
}

double Animator::figure_height(const SceneFigure& figure) const {
    if (!drop_.running() || !(figure == dropped_)) return 0;
    double t = drop_.progress();
    return drop_points * (1 - (liveliness_ == Liveliness::full ? ease_out_bounce(t) : ease_out_cubic(t)));
}

int Animator::outstanding(int player) const {
    double sum = 0;
    for (const Flight& flight : flights_) {
        if (flight.player != player) continue;
        sum += flight.points * (1 - flight.count.progress());
    }
    return static_cast<int>(std::lround(sum));
}

}  // namespace bastide::view
