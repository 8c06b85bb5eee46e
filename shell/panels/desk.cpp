#include "shell/panels/desk.h"

#include <algorithm>
#include <cmath>

namespace bastide::panels {

const std::vector<std::string> Desk::nobody;

void Glides::begin_frame(double seconds, Motion motion) {
    seconds_ = seconds;
    pace_ = motion == Motion::none ? 0.f : motion == Motion::calm ? .7f : 1.f;
    moving_ = false;
    ++frame_;
}

float Glides::step(Glide& glide, float target, float milliseconds) {
    float duration = milliseconds * pace_ / 1000;
    auto at = [&](double now) {
        float t = duration <= 0 ? 1 : std::clamp(static_cast<float>(now - glide.start) / duration, 0.f, 1.f);
        float eased = 1 - (1 - t) * (1 - t) * (1 - t);
        return glide.from + (glide.to - glide.from) * eased;
    };
    if (std::abs(glide.to - target) > .0001f) {
        glide.from = at(seconds_);
        glide.to = target;
        glide.start = seconds_;
    }
    glide.frame = frame_;
    float now = at(seconds_);
    if (std::abs(now - glide.to) > .001f) moving_ = true;
    return now;
}

float Glides::value(const std::string& name, float target, float milliseconds) {
    auto [found, fresh] = glides_.try_emplace(name, Glide{target, target, -1e9, frame_});
    return step(found->second, target, milliseconds);
}

float Glides::entering(const std::string& name, float from, float target, float milliseconds) {
    auto [found, fresh] = glides_.try_emplace(name);
    Glide& glide = found->second;
    if (fresh || glide.frame < frame_ - 1) glide = Glide{from, target, seconds_, frame_};
    return step(glide, target, milliseconds);
}

int Desk::shown_score(int player) const {
    if (in.table != nullptr && player < static_cast<int>(in.table->shown_scores.size())) {
        return in.table->shown_scores[static_cast<std::size_t>(player)];
    }
    return state().players[player].score;
}

void Desk::panel(const Box& box, float radius_points) {
    hands.cover(box);
    brush.slip(box, px(radius_points), Depth::high);
    if (box.width() >= px(280) && !layout.phone() && in.settings.contrast == Contrast::usual) brush.neatline(box);
}

void Desk::sheet(const Box& box) {
    hands.cover(box);
    float radius = px(18);
    brush.shadow(box, radius, Depth::high);
    brush.rounded(box, radius, theme().paper, ImDrawFlags_RoundCornersTop);
    brush.outline(Box{box.x0 - px(2), box.y0, box.x1 + px(2), box.y1 + px(4)}, radius, theme().edge, brush.hairline(),
                  ImDrawFlags_RoundCornersTop);
}

}  // namespace bastide::panels
