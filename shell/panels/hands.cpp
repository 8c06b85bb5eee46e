#include "shell/panels/hands.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace bastide::panels {

namespace {
constexpr float drag_slop = 8;      // points a finger may wander before a press becomes a drag
constexpr float wheel_step = 56;    // points a notch of the wheel scrolls
constexpr float finger_margin = 4;  // points round a control that still count for a finger
}  // namespace

int Hands::find(float x, float y) const {
    for (float margin : {0.f, kind_ == PointerKind::touch ? finger_margin * scale_ : 0.f}) {
        for (int i = static_cast<int>(last_.size()) - 1; i >= std::max(modal_, 0); --i) {
            const Box& box = last_[static_cast<std::size_t>(i)].box;
            if (!box.empty() && box.grown(margin).contains(x, y)) return i;
        }
    }
    return -1;
}

bool Hands::covered(float x, float y) const {
    if (modal_ >= 0) return true;
    return std::any_of(last_covers_.begin(), last_covers_.end(), [=](const Box& box) { return box.contains(x, y); });
}

bool Hands::has_pointer(float x, float y) const {
    if (is_down_) return captured_;
    return covered(x, y) || find(x, y) >= 0;
}

Hands::Scroll* Hands::scroll_at(float x, float y) {
    for (auto name = last_scrolls_.rbegin(); name != last_scrolls_.rend(); ++name) {
        Scroll& scroll = scrolls_[*name];
        if (scroll.box.contains(x, y)) return &scroll;
    }
    return nullptr;
}

void Hands::moved(float x, float y) {
    ImVec2 before = pointer_;
    pointer_ = ImVec2(x, y);
    here_ = true;
    if (!is_down_ || !captured_) return;
    if (dragged_.empty() && std::abs(y - pressed_at_.y) > drag_slop * scale_) {
        for (auto name = last_scrolls_.rbegin(); name != last_scrolls_.rend(); ++name) {
            const Scroll& scroll = scrolls_[*name];
            if (scroll.most > 0 && scroll.box.contains(pressed_at_.x, pressed_at_.y)) {
                dragged_ = *name;
                active_.clear();
                break;
            }
        }
    }
    if (!dragged_.empty()) {
        Scroll& scroll = scrolls_[dragged_];
        scroll.offset = std::clamp(scroll.offset - (y - before.y), 0.f, scroll.most);
    }
}

void Hands::left() {
    here_ = false;
    if (!is_down_) pointer_ = ImVec2(-1, -1);
}

void Hands::button(bool down) {
    if (down) {
        is_down_ = true;
        pressed_at_ = pointer_;
        focus_visible_ = false;
        int i = find(pointer_.x, pointer_.y);
        captured_ = i >= 0 || covered(pointer_.x, pointer_.y);
        active_ = i >= 0 ? last_[static_cast<std::size_t>(i)].name : std::string();
        if (is_editing() && active_ != typing_.field) stop_editing();
        return;
    }
    is_down_ = false;
    dragged_.clear();
    int i = find(pointer_.x, pointer_.y);
    if (i >= 0 && !active_.empty() && last_[static_cast<std::size_t>(i)].name == active_) {
        const Control& control = last_[static_cast<std::size_t>(i)];
        if (control.enabled) clicked_ = control.name;
        if (control.role == ControlRole::text && control.enabled) start_editing(control.name);
    }
    active_.clear();
    if (kind_ == PointerKind::touch) here_ = false;
}

void Hands::wheel(float notches) {
    if (Scroll* scroll = scroll_at(pointer_.x, pointer_.y)) {
        scroll->offset = std::clamp(scroll->offset - notches * wheel_step * scale_, 0.f, scroll->most);
    }
}

void Hands::text(std::string_view utf8) {
    if (is_editing()) typing_.strokes.push_back({Typing::Stroke::What::letters, std::string(utf8)});
}

void Hands::start_editing(std::string name) {
    // The first visit selects everything, a second press only sets the caret.
    focus_ = name;
    if (editing(name)) return;
    stop_editing();
    typing_.field = std::move(name);
}

void Hands::stop_editing() {
    if (!typing_.strokes.empty()) left_.push_back(std::move(typing_));
    typing_ = Typing{};
}

void Hands::replace_text(std::string_view utf8) {
    if (is_editing()) typing_.strokes.push_back({Typing::Stroke::What::whole_text, std::string(utf8)});
}

bool Hands::type_into(std::string_view name, std::string& value, std::size_t most_characters) {
    bool changed = false;
    for (Typing& left : left_) {
        if (left.field == name) changed = apply_strokes(left, value, most_characters) || changed;
    }
    return (editing(name) && apply_strokes(typing_, value, most_characters)) || changed;
}

void Hands::drop_focus() {
    focus_.clear();
    focus_visible_ = false;
    stop_editing();
}

void Hands::focus_on(const Control& control) {
    focus_ = control.name;
    focus_visible_ = true;
    focus_moved_ = true;
    if (control.role == ControlRole::text) {
        start_editing(control.name);
    } else {
        stop_editing();
    }
}

void Hands::move_focus(int direction) {
    const Control* first = last_.data() + std::max(modal_, 0);
    int count = static_cast<int>(last_.size()) - std::max(modal_, 0);
    if (count <= 0) return;
    int at = direction > 0 ? -1 : count;
    for (int i = 0; i < count; ++i) {
        if (first[i].name == focus_) at = i;
    }
    for (int step = 0; step < count; ++step) {
        at = (at + direction + count) % count;
        const Control& control = first[at];
        if (!control.enabled || control.label.empty()) continue;
        focus_on(control);
        return;
    }
}

bool Hands::key(UiKey key, bool shift) {
    switch (key) {
        case UiKey::tab:
            move_focus(shift ? -1 : 1);
            return true;
        case UiKey::escape:
            if (!is_editing() && !focus_visible_) return false;
            drop_focus();
            return true;
        case UiKey::enter:
            if (is_editing()) {
                stop_editing();
                return true;
            }
            if (focus_visible_ && !focus_.empty()) {
                clicked_ = focus_;
                return true;
            }
            if (default_.empty()) return false;
            clicked_ = default_;
            return true;
        case UiKey::space:
            if (is_editing()) return true;
            if (!focus_visible_ || focus_.empty()) return false;
            clicked_ = focus_;
            return true;
        case UiKey::left:
        case UiKey::right:
        case UiKey::up:
        case UiKey::down:
        case UiKey::home:
        case UiKey::end:
        case UiKey::backspace:
        case UiKey::erase:
            if (!is_editing()) return modal_ >= 0;
            typing_.strokes.push_back({Typing::Stroke::What::key, {}, key});
            return true;
    }
    return false;
}

void Hands::press(std::string_view name) {
    presses_.emplace_back(name);
}

void Hands::begin_frame(PointerKind kind, float scale, double seconds) {
    kind_ = kind;
    scale_ = scale;
    seconds_ = seconds;
    if (clicked_.empty() && !presses_.empty()) {
        clicked_ = presses_.front();
        presses_.erase(presses_.begin());
        for (const Control& control : last_) {
            if (control.name == clicked_ && control.role == ControlRole::text && control.enabled)
                start_editing(clicked_);
        }
    }
    int i = here_ ? find(pointer_.x, pointer_.y) : -1;
    std::string hot = i >= 0 ? last_[static_cast<std::size_t>(i)].name : std::string();
    if (hot != hot_) {
        hot_ = hot;
        hot_since_ = seconds;
    }
    next_.clear();
    next_covers_.clear();
    next_scrolls_.clear();
    next_modal_ = -1;
    next_default_.clear();
    clip_ = Box{-1e9f, -1e9f, 1e9f, 1e9f};
}

void Hands::end_frame() {
    last_.swap(next_);
    last_covers_.swap(next_covers_);
    last_scrolls_.swap(next_scrolls_);
    modal_ = next_modal_;
    default_ = next_default_;
    for (int i = 0; i < modal_; ++i) {
        last_[static_cast<std::size_t>(i)].enabled = false;
    }
    clicked_.clear();
    left_.clear();
    focus_moved_ = false;
    bool still_there = std::any_of(last_.begin(), last_.end(), [this](const Control& c) { return c.name == focus_; });
    if (!still_there && !focus_.empty()) drop_focus();
}

Feel Hands::use(std::string name, std::string label, const Box& box, ControlRole role, Reach reach, Mark mark) {
    Feel feel;
    bool enabled = reach == Reach::enabled;
    bool reachable = true;
    for (const Control& other : last_) {
        if (other.name == name) reachable = other.enabled || !enabled;
    }
    feel.hover = enabled && hot_ == name && kind_ == PointerKind::mouse && (!is_down_ || active_ == name);
    feel.down = enabled && is_down_ && active_ == name && hot_ == name;
    feel.focus = focus_visible_ && focus_ == name;
    feel.clicked = enabled && reachable && clicked_ == name;
    if (feel.focus && focus_moved_ && !open_scroll_.empty()) {
        Scroll& scroll = scrolls_[open_scroll_];
        float shift = box.y0 < clip_.y0   ? box.y0 - clip_.y0 - 8 * scale_
                      : box.y1 > clip_.y1 ? box.y1 - clip_.y1 + 8 * scale_
                                          : 0.f;
        scroll.offset = std::clamp(scroll.offset + shift, 0.f, scroll.most);
    }
    Control control;
    control.name = std::move(name);
    control.label = std::move(label);
    control.box = common(box, clip_);
    if (control.box.empty()) control.box = Box{};
    control.role = role;
    control.enabled = enabled;
    control.on = mark == Mark::on;
    next_.push_back(std::move(control));
    return feel;
}

void Hands::cover(const Box& box) {
    next_covers_.push_back(box);
}
void Hands::begin_modal() {
    next_modal_ = static_cast<int>(next_.size());
}
void Hands::on_enter(std::string name) {
    next_default_ = std::move(name);
}

float Hands::begin_scroll(const std::string& name, const Box& box, float content_height) {
    Scroll& scroll = scrolls_[name];
    scroll.box = box;
    scroll.most = std::max(0.f, content_height - box.height());
    scroll.offset = std::clamp(scroll.offset, 0.f, scroll.most);
    next_scrolls_.push_back(name);
    open_scroll_ = name;
    clip_ = box;
    return std::round(scroll.offset);
}

void Hands::end_scroll() {
    open_scroll_.clear();
    clip_ = Box{-1e9f, -1e9f, 1e9f, 1e9f};
}

void Hands::scroll_to_top(const std::string& name) {
    scrolls_[name].offset = 0;
}

}  // namespace bastide::panels
