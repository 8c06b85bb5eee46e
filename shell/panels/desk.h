// What every panel works with while a frame is drawn: the brush, the hands, the words, the game, and where intents go.
#pragma once

#include <map>
#include <string>

#include "i18n/describe.h"
#include "shell/panels/brush.h"
#include "shell/panels/frame.h"
#include "shell/panels/hands.h"
#include "shell/panels/layout.h"

namespace bastide::panels {

// Values that glide to their target instead of jumping.
class Glides {
public:
    void begin_frame(double seconds, Motion motion);
    // The value now; it starts at its first target and needs `milliseconds` for a change.
    float value(const std::string& name, float target, float milliseconds);
    // The same, but a value not asked for in the last frame starts at `from`.
    float entering(const std::string& name, float from, float target, float milliseconds);
    bool moving() const { return moving_; }

private:
    struct Glide {
        float from = 0;
        float to = 0;
        double start = 0;
        long frame = 0;
    };
    float step(Glide& glide, float target, float milliseconds);
    std::map<std::string, Glide> glides_;
    double seconds_ = 0;
    long frame_ = 0;
    float pace_ = 1;
    bool moving_ = false;
};

struct Tip {
    std::string text;
    Box anchor;
};

struct Desk {
    const FrameInput& in;
    FrameOutput& out;
    Brush brush;
    Hands& hands;
    Glides& glides;
    const i18n::Catalog& words;
    Layout layout;
    Tip tip;
    std::string& announcement;

    const Theme& theme() const { return *brush.theme; }
    const Fonts& fonts() const { return *brush.fonts; }
    float px(float points) const { return brush.px(points); }
    void ask(Intent intent) { out.intents.push_back(std::move(intent)); }
    // Draw again within this time.
    void again_in(double seconds) { out.redraw_in = std::min(out.redraw_in, seconds); }

    std::string say(std::string_view key) const { return words.text(key); }
    std::string say(std::string_view key, i18n::Values values) const { return words.text(key, values); }

    const GameState& state() const { return in.session->state(); }
    const std::string& name(int player) const { return in.session->names()[static_cast<std::size_t>(player)]; }
    int owner(int player) const { return in.owners[static_cast<std::size_t>(player)]; }
    i18n::Speaker speaker() const { return {&words, in.session != nullptr ? &in.session->names() : &nobody}; }
    int shown_score(int player) const;
    bool touch() const { return in.screen.pointer == PointerKind::touch; }

    // A panel that stays: its ground belongs to it, with paper, shadow and, if it is large, the neatline.
    void panel(const Box& box, float radius_points = 12);
    // The same for a sheet that rises from the lower edge of an upright phone.
    void sheet(const Box& box);

    static const std::vector<std::string> nobody;
};

}  // namespace bastide::panels
