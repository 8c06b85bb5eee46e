#include "shell/view/motion.h"

#include <algorithm>
#include <cmath>

namespace bastide::view {

double length(Vec v) {
    return std::sqrt(v.x * v.x + v.y * v.y);
}

double ease_out_cubic(double t) {
    double u = 1 - t;
    return 1 - u * u * u;
}

double ease_in_out_cubic(double t) {
    if (t < 0.5) return 4 * t * t * t;
    double u = 2 - 2 * t;
    return 1 - u * u * u / 2;
}

double ease_out_back(double t, double overshoot) {
    double u = t - 1;
    return 1 + u * u * ((overshoot + 1) * u + overshoot);
}

double ease_out_bounce(double t) {
    constexpr double ground = 0.62;
    if (t < ground) return (t / ground) * (t / ground);
    double u = (t - ground) / (1 - ground);
    return 1 - 0.16 * 4 * u * (1 - u);
}

Vec arc(Vec from, Vec to, double t) {
    constexpr double height = 0.18;
    Vec middle = (from + to) * 0.5 - Vec{0, length(to - from) * height};
    return from * ((1 - t) * (1 - t)) + middle * (2 * t * (1 - t)) + to * (t * t);
}

double duration(double seconds, Liveliness liveliness) {
    switch (liveliness) {
        case Liveliness::none:
            return 0;
        case Liveliness::calm:
            return seconds * 0.7;
        case Liveliness::full:
            return seconds;
    }
    return 0;
}

bool Moment::advance(double seconds) {
    if (!running_) return false;
    passed_ += seconds;
    if (passed_ >= seconds_) running_ = false;
    return running_;
}

double Moment::progress() const {
    if (!running_) return 1;
    if (seconds_ <= 0) return passed_ < 0 ? 0 : 1;
    return std::clamp(passed_ / seconds_, 0.0, 1.0);
}

}  // namespace bastide::view
