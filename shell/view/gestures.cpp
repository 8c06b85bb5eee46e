#include "shell/view/gestures.h"

#include <cstddef>

namespace bastide::view {

namespace {

constexpr double mouse_slop = 5;       // points
constexpr double touch_slop = 10;      // points
constexpr double speed_window = 0.10;  // seconds of movement that decide the speed at the end
constexpr double longest_gap = 0.25;
constexpr double shortest_measure = 0.008;
constexpr std::size_t samples_kept = 32;

}  // namespace

GestureReader::Press* GestureReader::find(Pointing by, std::int64_t id) {
    for (Press& press : presses_) {
        if (press.by == by && press.id == id) return &press;
    }
    return nullptr;
}

Gestures GestureReader::press(Pointing by, std::int64_t id, Vec at, double time) {
    Gestures out;
    if (find(by, id) != nullptr) return out;
    if (presses_.empty()) {
        dragging_ = false;
        spent_ = false;
    } else {
        spent_ = true;
    }
    presses_.push_back(Press{by, id, at, at, time});
    samples_.clear();
    samples_.push_back(Sample{at, time});
    return out;
}

Gestures GestureReader::move(Pointing by, std::int64_t id, Vec at, double time) {
    Gestures out;
    Press* press = find(by, id);
    if (press == nullptr) {
        if (by == Pointing::mouse && presses_.empty()) out.push_back(Gesture{GestureKind::hover, by, at, {}, {}, 1});
        return out;
    }
    Vec before = press->at;
    if (presses_.size() >= 2) {
        Vec other = presses_[0].id == id && presses_[0].by == by ? presses_[1].at : presses_[0].at;
        bool counts = press == &presses_[0] || press == &presses_[1];
        press->at = at;
        if (!counts) return out;
        double was = std::max(length(before - other), 1.0);
        double is = std::max(length(at - other), 1.0);
        Vec middle = (at + other) * 0.5;
        dragging_ = true;
        out.push_back(Gesture{GestureKind::pinch, by, middle, middle - (before + other) * 0.5, {}, is / was});
        return out;
    }
    press->at = at;
    if (!dragging_) {
        double slop = (by == Pointing::touch ? touch_slop : mouse_slop) * ratio_;
        if (length(at - press->start) <= slop) return out;
        dragging_ = true;
        out.push_back(Gesture{GestureKind::drag_start, by, press->start, {}, {}, 1});
        before = press->start;
    }
    if (samples_.size() >= samples_kept) samples_.erase(samples_.begin());
    samples_.push_back(Sample{at, time});
    out.push_back(Gesture{GestureKind::drag, by, at, at - before, {}, 1});
    return out;
}

Gestures GestureReader::release(Pointing by, std::int64_t id, Vec at, double time) {
    Gestures out = move(by, id, at, time);
    for (std::size_t i = 0; i < presses_.size(); ++i) {
        if (presses_[i].by != by || presses_[i].id != id) continue;
        presses_.erase(presses_.begin() + static_cast<std::ptrdiff_t>(i));
        samples_.push_back(Sample{at, time});
        if (!presses_.empty()) {
            // The finger left behind drags on from where it is.
            samples_.clear();
            samples_.push_back(Sample{presses_[0].at, time});
            return out;
        }
        if (dragging_) {
            out.push_back(Gesture{GestureKind::drag_end, by, at, {}, velocity(time), 1});
        } else if (!spent_) {
            out.push_back(Gesture{GestureKind::tap, by, at, {}, {}, 1});
        }
        dragging_ = false;
        return out;
    }
    return Gestures{};
}

Gestures GestureReader::cancel() {
    Gestures out;
    if (dragging_) out.push_back(Gesture{GestureKind::drag_end, Pointing::mouse, {}, {}, {}, 1});
    presses_.clear();
    dragging_ = false;
    return out;
}

Vec GestureReader::velocity(double now) const {
    if (samples_.size() < 2) return Vec{};
    const Sample& last = samples_.back();
    const Sample* first = &last;
    // Slow frames bring few movements: then the last one before the window counts too, if it is not long ago.
    for (std::size_t i = samples_.size(); i-- > 0;) {
        bool enough = last.time - first->time >= shortest_measure;
        if (now - samples_[i].time > (enough ? speed_window : longest_gap)) break;
        first = &samples_[i];
    }
    double seconds = last.time - first->time;
    if (seconds < shortest_measure) return Vec{};
    return (last.at - first->at) * (1 / seconds);
}

}  // namespace bastide::view
