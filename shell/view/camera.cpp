#include "shell/view/camera.h"

#include <cmath>

namespace bastide::view {

namespace {

constexpr double inertia = 0.325;  // seconds until a fling has lost 63 % of its speed
constexpr double slowest = 12;     // points a second; slower than this counts as standing still
constexpr double glide_seconds = 0.350;
constexpr double step_factor = 1.25;
constexpr double largest_tile = 340;      // points
constexpr double comfortable_tile = 128;  // points; a small board is not blown up further than this
constexpr double handsome_tile = 128;
constexpr double smallest_tile = 20;  // points

}  // namespace

void Camera::resize(Vec screen, const Rect& free, double pixel_ratio) {
    double ratio = pixel_ratio / pixel_ratio_;
    screen_ = screen;
    free_ = free;
    pixel_ratio_ = pixel_ratio;
    sight_.scale *= ratio;
    to_.scale *= ratio;
    from_.scale *= ratio;
    sight_ = limited(sight_);
}

void Camera::set_bounds(const Rect& bounds) {
    bounds_ = bounds;
    if (!glide_.running()) sight_ = limited(sight_);
}

Vec Camera::to_screen(Vec board) const {
    return free_.centre() + (board - sight_.centre) * sight_.scale;
}

Vec Camera::to_board(Vec screen) const {
    return sight_.centre + (screen - free_.centre()) * (1 / sight_.scale);
}

Cell Camera::cell_at(Vec screen) const {
    Vec p = to_board(screen);
    auto part = [](double v) {
        return static_cast<int>(std::floor(std::clamp(v, double{-cell_limit - 1}, double{cell_limit + 1})));
    };
    return cell(part(p.x), part(p.y));
}

Rect Camera::cell_rect(Cell c) const {
    Vec a = to_screen(Vec{double(c.x), double(c.y)});
    Vec b = to_screen(Vec{double(c.x + 1), double(c.y + 1)});
    double x = std::round(a.x);
    double y = std::round(a.y);
    return Rect{x, y, std::round(b.x) - x, std::round(b.y) - y};
}

void Camera::pan(Vec delta) {
    stop();
    sight_.centre = sight_.centre - delta * (1 / sight_.scale);
    sight_ = limited(sight_);
}

void Camera::fling(Vec velocity) {
    stop();
    if (length(velocity) > 4 * slowest * pixel_ratio_) velocity_ = velocity;
}

void Camera::zoom_at(Vec at, double factor) {
    stop();
    Vec fixed = to_board(at);
    Sight next = sight_;
    next.scale = std::clamp(sight_.scale * factor, least_scale(), greatest_scale());
    next.centre = fixed - (at - free_.centre()) * (1 / next.scale);
    sight_ = limited(next);
}

void Camera::zoom_step(Vec at, double steps, Liveliness liveliness) {
    // A step during a glide goes on from where the glide would have ended.
    Sight base = glide_.running() ? to_ : sight_;
    Vec fixed = base.centre + (at - free_.centre()) * (1 / base.scale);
    Sight next = base;
    next.scale = std::clamp(std::round(base.scale * std::pow(step_factor, steps)), least_scale(), greatest_scale());
    next.centre = fixed - (at - free_.centre()) * (1 / next.scale);
    move_to(next, liveliness == Liveliness::full ? Liveliness::calm : liveliness);
}

void Camera::stop() {
    glide_.finish();
    velocity_ = Vec{};
}

Sight Camera::fitting() const {
    double margin = 0.12;
    double by_width = free_.w / (bounds_.w + 2 * margin);
    double by_height = free_.h / (bounds_.h + 2 * margin);
    double scale = std::min({by_width, by_height, comfortable_tile * pixel_ratio_});
    scale = std::max(std::floor(scale), std::ceil(smallest_tile * pixel_ratio_));
    return Sight{bounds_.centre(), scale};
}

Sight Camera::filling() const {
    double scale = std::max(std::min(screen_.x, screen_.y) / 6, handsome_tile * pixel_ratio_);
    return Sight{bounds_.centre(), std::ceil(scale)};
}

void Camera::move_to(const Sight& sight, Liveliness liveliness) {
    stop();
    to_ = limited(sight);
    from_ = sight_;
    double seconds = duration(glide_seconds, liveliness);
    double distance = length(to_.centre - from_.centre) * to_.scale;
    if (seconds <= 0 || (distance < 1 && std::abs(to_.scale - from_.scale) < 0.5)) {
        sight_ = to_;
        return;
    }
    glide_ = Moment(seconds);
}

bool Camera::shows(Cell c) const {
    Vec a = to_screen(Vec{double(c.x), double(c.y)});
    return a.x >= free_.x && a.y >= free_.y && a.x + sight_.scale <= free_.right() &&
           a.y + sight_.scale <= free_.bottom();
}

void Camera::show(Cell c, double min_points, Liveliness liveliness) {
    Sight next = glide_.running() ? to_ : sight_;
    double wanted = std::ceil(min_points * pixel_ratio_);
    bool large_enough = next.scale >= wanted;
    if (!large_enough) next.scale = std::min({wanted, std::floor(free_.w), std::floor(free_.h)});
    // The cell with some room around it must lie in the free rectangle.
    double room = std::min(large_enough ? 0.1 : 0.6, (std::min(free_.w, free_.h) / next.scale - 1) / 2);
    double half_w = std::max(0.0, free_.w / next.scale / 2 - 0.5 - room);
    double half_h = std::max(0.0, free_.h / next.scale / 2 - 0.5 - room);
    Vec middle{c.x + 0.5, c.y + 0.5};
    Vec centre{std::clamp(next.centre.x, middle.x - half_w, middle.x + half_w),
               std::clamp(next.centre.y, middle.y - half_h, middle.y + half_h)};
    if (large_enough && centre == next.centre) return;
    next.centre = centre;
    move_to(next, liveliness);
}

bool Camera::advance(double seconds) {
    if (glide_.running()) {
        glide_.advance(seconds);
        double t = ease_in_out_cubic(glide_.progress());
        if (!glide_.running()) {
            sight_ = to_;
            return true;
        }
        // The scale grows by equal factors; the centre follows so that the fixed point of the zoom stands still.
        sight_.scale = from_.scale * std::pow(to_.scale / from_.scale, t);
        double near = std::abs(to_.scale - from_.scale) < 1e-6
                          ? t
                          : (1 / from_.scale - 1 / sight_.scale) / (1 / from_.scale - 1 / to_.scale);
        sight_.centre = from_.centre + (to_.centre - from_.centre) * near;
        return true;
    }
    if (length(velocity_) <= 0) return false;
    double left = std::exp(-seconds / inertia);
    Vec way = velocity_ * (inertia * (1 - left));
    sight_.centre = sight_.centre - way * (1 / sight_.scale);
    velocity_ = velocity_ * left;
    Sight inside = limited(sight_);
    if (!(inside.centre == sight_.centre) || length(velocity_) < slowest * pixel_ratio_) velocity_ = Vec{};
    sight_ = inside;
    return true;
}

Sight Camera::limited(Sight sight) const {
    sight.scale = std::clamp(sight.scale, least_scale(), greatest_scale());
    sight.centre = clamped(sight.centre, bounds_);
    return sight;
}

double Camera::least_scale() const {
    return std::min(std::ceil(smallest_tile * pixel_ratio_), fitting().scale);
}

double Camera::greatest_scale() const {
    return std::floor(largest_tile * pixel_ratio_);
}

}  // namespace bastide::view
