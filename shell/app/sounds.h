// Short sounds made by arithmetic, so that no recording has to be sent: each is a list of samples from -1 to 1. The
// same call always gives the same sound.
#pragma once

#include <cstdint>
#include <vector>

namespace bastide::app {

enum class Sound : std::uint8_t { tile, figure, points, completed, turn };
inline constexpr int sound_count = 5;

// `rate` samples a second, at least 8000.
std::vector<float> synthesize(Sound sound, int rate);

}  // namespace bastide::app
