// Turns presses and movements of a mouse or of fingers into gestures: hover, tap, drag, pinch. Feed it every pointer
// event with its time and take the gestures it returns, in order. A press that stays within a small distance is a tap;
// beyond it becomes a drag, which ends with a speed. Two fingers pinch; the finger left behind goes on dragging.
#pragma once

#include <cstdint>
#include <vector>

#include "shell/view/screen.h"

namespace bastide::view {

enum class Pointing : std::uint8_t { mouse, touch };

enum class GestureKind : std::uint8_t { hover, tap, drag_start, drag, drag_end, pinch };

struct Gesture {
    GestureKind kind = GestureKind::hover;
    Pointing by = Pointing::mouse;
    Vec at;        // where the pointer is; for pinch the middle of the fingers; for drag_start where it was pressed
    Vec delta;     // drag, pinch: movement since the last one
    Vec velocity;  // drag_end: pixels a second
    double factor = 1;  // pinch: growth of the distance between the fingers since the last one
};

using Gestures = std::vector<Gesture>;

class GestureReader {
public:
    // Device pixels per point: thresholds are in points.
    void set_pixel_ratio(double ratio) { ratio_ = ratio; }

    Gestures press(Pointing by, std::int64_t id, Vec at, double time);
    Gestures move(Pointing by, std::int64_t id, Vec at, double time);
    Gestures release(Pointing by, std::int64_t id, Vec at, double time);
    // Forgets every press: the window lost the pointers, or something else took them over.
    Gestures cancel();

    bool pressed() const { return !presses_.empty(); }
    bool dragging() const { return dragging_; }

private:
    struct Press {
        Pointing by = Pointing::mouse;
        std::int64_t id = 0;
        Vec start;
        Vec at;
        double time = 0;
    };
    struct Sample {
        Vec at;
        double time = 0;
    };
    Press* find(Pointing by, std::int64_t id);
    Vec velocity(double now) const;

    double ratio_ = 1;
    std::vector<Press> presses_;
    std::vector<Sample> samples_;
    bool dragging_ = false;
    bool spent_ = false;  // pinched: the release is no tap
};

}  // namespace bastide::view
