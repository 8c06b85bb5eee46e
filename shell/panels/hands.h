// Pointer and keyboard for everything painted by the panels. Input is told as it comes and is judged by what was drawn
// last; while drawing, each control registers its box with `use` and learns how it is being handled. What is registered
// later lies on top. A modal part takes everything before it out of reach. Scrolling lists move by wheel, by dragging,
// and to follow the keyboard focus.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "shell/panels/control.h"
#include "shell/panels/typing.h"

namespace bastide::panels {

enum class PointerKind : std::uint8_t { mouse, touch };

struct Feel {
    bool hover = false;
    bool down = false;
    bool focus = false;  // by keyboard: to be ringed
    bool clicked = false;
};

enum class Reach : unsigned char { enabled, disabled };
enum class Mark : unsigned char { off, on };

class Hands {
public:
    // Input. Coordinates in device pixels.
    void moved(float x, float y);
    void left();
    void button(bool down);
    void wheel(float notches);
    void text(std::string_view utf8);
    bool key(UiKey key, bool shift);
    void press(std::string_view name);

    // Drawing.
    void begin_frame(PointerKind kind, float scale, double seconds);
    void end_frame();
    Feel use(std::string name, std::string label, const Box& box, ControlRole role = ControlRole::button,
             Reach reach = Reach::enabled, Mark mark = Mark::off);
    // The ground of a panel: the board does not see a pointer there.
    void cover(const Box& box);
    void begin_modal();
    // The control that Enter presses while nothing has the focus.
    void on_enter(std::string name);
    // Everything registered until end_scroll is clipped to the box; returns how far the content is scrolled up.
    float begin_scroll(const std::string& name, const Box& box, float content_height);
    void end_scroll();
    void scroll_to_top(const std::string& name);

    // Text fields.
    bool editing(std::string_view name) const { return !name.empty() && typing_.field == name; }
    void start_editing(std::string name);
    void stop_editing();
    bool is_editing() const { return !typing_.field.empty(); }
    // The whole text anew: the host has changed it.
    void replace_text(std::string_view utf8);
    // Applies what was typed into this field since the last frame, even if it has been left; true if the text changed.
    bool type_into(std::string_view name, std::string& value, std::size_t most_characters);
    // The field being edited: where its caret stands.
    const Typing& typing() const { return typing_; }

    bool has_pointer(float x, float y) const;
    bool modal() const { return modal_ >= 0; }
    ImVec2 pointer() const { return pointer_; }
    bool pointer_is_here() const { return here_; }
    PointerKind kind() const { return kind_; }
    // How long the pointer has rested on this control, in seconds.
    double rested(std::string_view name) const { return hot_ == name ? seconds_ - hot_since_ : 0; }
    const std::vector<Control>& controls() const { return last_; }
    void drop_focus();

private:
    struct Scroll {
        Box box;
        float offset = 0;
        float most = 0;
    };
    int find(float x, float y) const;
    bool covered(float x, float y) const;
    void move_focus(int direction);
    void focus_on(const Control& control);
    Scroll* scroll_at(float x, float y);

    std::vector<Control> next_, last_;
    std::vector<Box> next_covers_, last_covers_;
    std::map<std::string, Scroll> scrolls_;
    std::vector<std::string> next_scrolls_, last_scrolls_;
    std::string open_scroll_;
    Box clip_;
    int modal_ = -1, next_modal_ = -1;
    std::string default_, next_default_;

    ImVec2 pointer_ = {-1, -1};
    ImVec2 pressed_at_ = {0, 0};
    bool here_ = false, is_down_ = false, captured_ = false;
    std::string active_, hot_, clicked_, focus_, dragged_;
    double hot_since_ = 0, seconds_ = 0;
    bool focus_visible_ = false, focus_moved_ = false;
    Typing typing_;             // into no field while its name is empty
    std::vector<Typing> left_;  // what came before a field was left
    std::vector<std::string> presses_;
    PointerKind kind_ = PointerKind::mouse;
    float scale_ = 1;
};

}  // namespace bastide::panels
