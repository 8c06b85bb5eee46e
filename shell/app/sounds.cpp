#include "shell/app/sounds.h"

#include <algorithm>
#include <cmath>

namespace bastide::app {

namespace {

constexpr double full_turn = 6.283185307179586;
constexpr double attack = 0.004;  // seconds; a sound that began at once would click

// A struck thing: a few partials that die away, the higher ones sooner.
struct Strike {
    double at = 0;     // seconds
    double pitch = 0;  // hertz
    double decay = 0;  // seconds until it has lost most of its strength
    double level = 0;
    double noise = 0;   // share of the knock itself
    double bright = 0;  // share of the second partial
};

void add(std::vector<float>& out, int rate, const Strike& strike) {
    std::uint32_t state = 0x9E3779B9u;
    double rumble = 0;
    auto first = static_cast<std::size_t>(strike.at * rate);
    for (std::size_t i = first; i < out.size(); ++i) {
        double t = static_cast<double>(i - first) / rate;
        double body = std::exp(-t / strike.decay * 3);
        double tone = std::sin(full_turn * strike.pitch * t) +
                      strike.bright * std::sin(full_turn * strike.pitch * 2.76 * t) * std::exp(-t / strike.decay * 4);
        state = state * 1664525u + 1013904223u;
        double white = static_cast<double>(state >> 8) / (1 << 23) - 1;
        rumble += (white - rumble) * 0.25;
        double knock = rumble * std::exp(-t * 90) * strike.noise * 4;
        double rise = std::min(1.0, t / attack);
        out[i] += static_cast<float>(strike.level * rise * (tone * body + knock));
    }
}

struct Score {
    double seconds;
    std::vector<Strike> strikes;
};

Score score_of(Sound sound) {
    switch (sound) {
        case Sound::tile:  // a wooden tile on cloth
            return {0.16, {{0, 178, 0.10, 0.40, 0.9, 0.3}, {0.012, 236, 0.06, 0.16, 0.5, 0.2}}};
        case Sound::figure:  // a small figure set down
            return {0.14, {{0, 520, 0.07, 0.26, 0.5, 0.3}, {0.045, 410, 0.06, 0.14, 0.3, 0.2}}};
        case Sound::points:
            return {0.34, {{0, 659.3, 0.20, 0.18, 0.05, 0.15}, {0.09, 880, 0.24, 0.18, 0.05, 0.15}}};
        case Sound::completed:  // a city closes its wall
            return {0.62,
                    {{0, 523.3, 0.30, 0.15, 0.1, 0.2},
                     {0.09, 659.3, 0.30, 0.15, 0.05, 0.2},
                     {0.18, 784, 0.40, 0.17, 0.05, 0.2}}};
        case Sound::turn:
            return {0.30, {{0, 587.3, 0.26, 0.10, 0, 0.1}}};
    }
    return {0, {}};
}

}  // namespace

std::vector<float> synthesize(Sound sound, int rate) {
    Score score = score_of(sound);
    std::vector<float> out(static_cast<std::size_t>(score.seconds * rate), 0.f);
    for (const Strike& strike : score.strikes)
        add(out, rate, strike);
    // It ends in silence, whatever was left of it.
    std::size_t tail = std::min(out.size(), static_cast<std::size_t>(0.02 * rate));
    for (std::size_t i = 0; i < tail; ++i)
        out[out.size() - tail + i] *= static_cast<float>(tail - 1 - i) / static_cast<float>(tail);
    for (float& sample : out)
        sample = std::clamp(sample, -1.f, 1.f);
    return out;
}

}  // namespace bastide::app
