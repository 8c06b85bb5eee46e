#include "shell/view/spot_fan.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace bastide::view {

namespace {

constexpr double wide = 64;    // points
constexpr double narrow = 52;  // points, for more than six spots
constexpr std::size_t few = 6;
constexpr double gap = 8;          // points
constexpr double label_room = 22;  // points over a button for its name
constexpr double ring = 1.15;      // radius of the circle in tiles
constexpr int rounds = 60;
constexpr double full_turn = 6.283185307179586;

// Moves a button off a covered rectangle, the short way, but never out of the area.
Vec moved_off(Vec at, double reach, const Rect& covered, const Rect& inside) {
    Rect kept_free = grown(covered, reach);
    if (!kept_free.contains(at)) return at;
    Vec ways[4] = {Vec{kept_free.x, at.y}, Vec{kept_free.right(), at.y}, Vec{at.x, kept_free.y},
                   Vec{at.x, kept_free.bottom()}};
    Vec best = at;
    double shortest = 1e9;
    for (Vec way : ways) {
        if (!(clamped(way, inside) == way) || length(way - at) >= shortest) continue;
        shortest = length(way - at);
        best = way;
    }
    return best;
}

}  // namespace

std::vector<FanButton> spot_fan(const Rect& tile, const std::vector<Vec>& spots, const FanRoom& room) {
    const double pixel_ratio = room.pixel_ratio;
    std::vector<FanButton> out;
    std::size_t count = spots.size();
    if (count == 0) return out;
    double radius = (count > few ? narrow : wide) / 2 * pixel_ratio;
    double apart = 2 * radius + (gap + label_room) * pixel_ratio;
    Vec middle = tile.centre();
    // A circle too small for all of them would leave no solution.
    double circle = std::max(
        {ring * tile.w, tile.w * 0.5 + radius + gap * pixel_ratio, static_cast<double>(count) * apart / full_turn});

    // In order of their angle, neighbours at least one step apart: so that the lines to the spots do not cross.
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<double> angle(count);
    for (std::size_t i = 0; i < count; ++i) {
        Vec d = spots[i] - middle;
        bool at_middle = length(d) < tile.w * 0.04;
        angle[i] = at_middle ? -full_turn / 4 : std::atan2(d.y, d.x);
    }
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return angle[a] < angle[b]; });
    double step = 2 * std::asin(std::min(1.0, apart / 2 / circle));
    for (int round = 0; round < rounds && count > 1; ++round) {
        bool moved = false;
        for (std::size_t k = 0; k < count; ++k) {
            std::size_t a = order[k];
            std::size_t b = order[(k + 1) % count];
            double difference = angle[b] - angle[a] + (k + 1 == count ? full_turn : 0);
            if (difference >= step - 1e-9) continue;
            angle[a] -= (step - difference) / 2;
            angle[b] += (step - difference) / 2;
            moved = true;
        }
        if (!moved) break;
    }

    Rect inside = grown(room.area, -radius);
    inside.y += label_room * pixel_ratio;
    inside.h -= label_room * pixel_ratio;
    for (std::size_t i = 0; i < count; ++i) {
        Vec at = middle + Vec{std::cos(angle[i]), std::sin(angle[i])} * circle;
        out.push_back(FanButton{clamped(at, inside), radius});
    }
    // Those that the border moved together are pushed apart along it, and off what is covered.
    for (int round = 0; round < rounds; ++round) {
        bool moved = false;
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t j = i + 1; j < count; ++j) {
                Vec d = out[j].centre - out[i].centre;
                double between = length(d);
                if (between >= apart - 0.5) continue;
                Vec direction = between < 1 ? Vec{0, 1} : d * (1 / between);
                Vec push = direction * ((apart - between) / 2);
                out[i].centre = clamped(out[i].centre - push, inside);
                out[j].centre = clamped(out[j].centre + push, inside);
                moved = true;
            }
        }
        for (FanButton& button : out) {
            for (const Rect& covered : room.covered) {
                Vec free = moved_off(button.centre, radius + gap / 2 * pixel_ratio, covered, inside);
                moved = moved || !(free == button.centre);
                button.centre = free;
            }
        }
        if (!moved) break;
    }
    return out;
}

}  // namespace bastide::view
