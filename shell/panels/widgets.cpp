#include "shell/panels/widgets.h"

#include <cmath>

namespace bastide::panels {

namespace {

constexpr float radius_points = 9;
constexpr float icon_points = 20;
constexpr double tip_delay = .6;

ImU32 ground(const Theme& theme, const Feel& feel, ImU32 idle) {
    return feel.down ? theme.paper3 : feel.hover ? theme.paper2 : idle;
}

}  // namespace

void focus_ring(Desk& desk, const Box& box, float radius) {
    float gap = desk.px(2);
    float width = desk.px(3);
    desk.brush.outline(box.grown(gap + width), radius + gap + width, desk.theme().amber, width);
    desk.brush.outline(box.grown(gap + width + desk.px(1)), radius + gap + width + desk.px(1), desk.theme().amber_ink,
                       desk.brush.hairline());
    desk.brush.outline(box.grown(gap), radius + gap, desk.theme().amber_ink, desk.brush.hairline());
}

void show_tip(Desk& desk, const std::string& name, const std::string& text, const Box& anchor) {
    if (desk.touch() || text.empty()) return;
    double rested = desk.hands.rested(name);
    if (rested <= 0) return;
    if (rested < tip_delay) {
        desk.again_in(tip_delay - rested);
    } else {
        desk.tip = Tip{text, anchor};
    }
}

float button_width(const Desk& desk, const ButtonText& text) {
    float width = desk.brush.width(desk.fonts().medium_bold, text.label) + desk.px(32);
    if (text.icon) width += desk.px(icon_points + (text.label.empty() ? 0.f : 10.f));
    return std::ceil(width);
}

bool button(Desk& desk, const std::string& name, const ButtonText& text, const Box& box, Kind kind, Reach reach) {
    const Theme& theme = desk.theme();
    const Brush& brush = desk.brush;
    bool enabled = reach == Reach::enabled;
    const std::string& spoken = text.spoken.empty() ? text.label : text.spoken;
    Feel feel = desk.hands.use(name, spoken, box, ControlRole::button, reach);
    float radius = desk.px(radius_points);
    Box face = box;
    ImU32 ink = theme.ink;
    if (kind == Kind::primary) {
        float lip = desk.px(2);
        if (!enabled) {
            brush.rounded(box, radius, theme.paper3);
            brush.outline(box, radius, theme.line, brush.hairline());
            ink = theme.ink3;
        } else if (feel.down) {
            face = Box{box.x0, box.y0 + lip, box.x1, box.y1};
            brush.rounded(face, radius, theme.green_down);
            ink = theme.on_green;
        } else {
            brush.shadow(box, radius, Depth::low);
            brush.rounded(box, radius, theme.green_down);
            face = Box{box.x0, box.y0, box.x1, box.y1 - lip};
            brush.rounded(face, radius, feel.hover ? theme.green_hover : theme.green);
            brush.outline(box, radius, theme.green_down, brush.hairline());
            ink = theme.on_green;
        }
    } else {
        if (enabled && !feel.down) brush.rounded(box.moved(0, desk.px(1)), radius, faded(theme.shadow, .16f));
        brush.rounded(box, radius, enabled ? ground(theme, feel, theme.paper) : theme.paper);
        brush.outline(box, radius, enabled ? theme.edge : theme.line, brush.hairline());
        if (!enabled) ink = theme.ink3;
    }
    float icon_size = text.icon ? desk.px(icon_points) : 0;
    float gap = text.icon && !text.label.empty() ? desk.px(10) : 0;
    const Face* font = &desk.fonts().medium_bold;
    float room = face.width() - desk.px(12);
    if (brush.width(*font, text.label) + icon_size + gap > room) {
        if (!text.label.empty()) icon_size = gap = 0;
        if (brush.width(*font, text.label) > room) font = &desk.fonts().small_bold;
    }
    float width = brush.width(*font, text.label) + icon_size + gap;
    float x = std::round(face.centre().x - width / 2);
    if (icon_size > 0) brush.icon(*text.icon, ImVec2(x + icon_size / 2, face.centre().y), icon_size, ink);
    brush.text(*font, x + icon_size + gap, std::round(face.centre().y - font->line / 2), ink, text.label);
    if (feel.focus) focus_ring(desk, box, radius);
    if (text.label.empty()) show_tip(desk, name, spoken, box);
    return feel.clicked;
}

bool icon_button(Desk& desk, const std::string& name, const std::string& label, Icon icon, const Box& box, Mark mark,
                 Reach reach, const std::string& beside) {
    const Theme& theme = desk.theme();
    Feel feel =
        desk.hands.use(name, label, box, mark == Mark::on ? ControlRole::toggle : ControlRole::button, reach, mark);
    float radius = desk.px(radius_points);
    Box ground_box = box.grown(-desk.px(1));
    if (mark == Mark::on) {
        desk.brush.rounded(ground_box, radius, theme.tint);
        desk.brush.outline(ground_box, radius, theme.amber, desk.brush.hairline());
    } else if (feel.hover || feel.down) {
        desk.brush.rounded(ground_box, radius, feel.down ? theme.paper3 : theme.paper2);
    }
    ImU32 ink = reach == Reach::enabled ? theme.ink : theme.ink3;
    float size = desk.px(22);
    if (beside.empty()) {
        desk.brush.icon(icon, box.centre(), size, ink);
    } else {
        const Face& face = desk.fonts().medium_bold;
        float width = size + desk.px(6) + desk.brush.width(face, beside);
        float x = std::round(box.centre().x - width / 2);
        desk.brush.icon(icon, ImVec2(x + size / 2, box.centre().y), size, ink);
        desk.brush.text(face, x + size + desk.px(6), std::round(box.centre().y - face.line / 2), ink, beside);
    }
    if (feel.focus) focus_ring(desk, ground_box, radius);
    show_tip(desk, name, label, box);
    return feel.clicked;
}

bool menu_row(Desk& desk, const std::string& name, const std::string& label, Icon icon, const Box& box,
              const Face& face) {
    Feel feel = desk.hands.use(name, label, box);
    float radius = desk.px(radius_points);
    if (feel.hover || feel.down) {
        desk.brush.rounded(box, radius, feel.down ? desk.theme().paper3 : desk.theme().paper2);
    }
    desk.brush.icon(icon, ImVec2(box.x0 + desk.px(26), box.centre().y), desk.px(22), desk.theme().ink2);
    desk.brush.text(face, box.x0 + desk.px(50), std::round(box.centre().y - face.line / 2), desk.theme().ink, label);
    if (feel.focus) focus_ring(desk, box, radius);
    return feel.clicked;
}

void toggle_mark(Desk& desk, const std::string& name, ImVec2 top_left, bool on) {
    const Theme& theme = desk.theme();
    Box box = box_at(top_left.x, top_left.y, desk.px(44), desk.px(26));
    float at = desk.glides.value(name, on ? 1.f : 0.f, 80);
    desk.brush.rounded(box, box.height() / 2, blended(theme.paper3, theme.mark, at));
    desk.brush.outline(box, box.height() / 2, blended(theme.edge, theme.mark, at), desk.brush.hairline());
    float radius = box.height() / 2 - desk.px(2);
    float x = box.x0 + box.height() / 2 + at * (box.width() - box.height());
    ImVec2 centre(x, box.centre().y);
    desk.brush.list->AddCircleFilled(centre, radius, theme.thumb);
    desk.brush.list->AddCircle(centre, radius, blended(theme.edge, theme.mark, at), 0, desk.brush.hairline());
}

bool toggle(Desk& desk, const std::string& name, const std::string& label, ImVec2 top_left, bool on) {
    Box box = box_at(top_left.x, top_left.y, desk.px(44), desk.px(26));
    Box hit = box_at(box.x0, box.centre().y - desk.px(22), box.width(), desk.px(44));
    Feel feel = desk.hands.use(name, label, hit, ControlRole::toggle, Reach::enabled, on ? Mark::on : Mark::off);
    toggle_mark(desk, name, top_left, on);
    if (feel.focus) focus_ring(desk, box, box.height() / 2);
    return feel.clicked;
}

void radio_mark(Desk& desk, ImVec2 centre, bool on) {
    const Theme& theme = desk.theme();
    float radius = desk.px(11);
    if (on) {
        desk.brush.list->AddCircleFilled(centre, radius, theme.mark);
        desk.brush.list->AddCircleFilled(centre, desk.px(4), theme.field);
    } else {
        desk.brush.list->AddCircleFilled(centre, radius, theme.field);
        desk.brush.list->AddCircle(centre, radius - desk.brush.hairline(), theme.edge, 0, desk.brush.hairline() * 1.5f);
    }
}

float segmented_width(const Desk& desk, const std::vector<std::string>& labels) {
    float width = 0;
    for (const std::string& label : labels) {
        width += std::ceil(desk.brush.width(desk.fonts().small_bold, label)) + desk.px(22);
    }
    return width;
}

int segmented(Desk& desk, const std::string& name, const std::vector<std::string>& labels, int chosen, const Box& box) {
    const Theme& theme = desk.theme();
    const Brush& brush = desk.brush;
    float radius = desk.px(radius_points);
    float spare = (box.width() - segmented_width(desk, labels)) / static_cast<float>(labels.size());
    brush.rounded(box, radius, theme.paper);
    float x = box.x0;
    int pressed = -1;
    for (int i = 0; i < static_cast<int>(labels.size()); ++i) {
        const std::string& label = labels[static_cast<std::size_t>(i)];
        float width = std::ceil(brush.width(desk.fonts().small_bold, label)) + desk.px(22) + spare;
        bool last = i + 1 == static_cast<int>(labels.size());
        Box part{std::round(x), box.y0, last ? box.x1 : std::round(x + width), box.y1};
        ImDrawFlags corners = i == 0 ? ImDrawFlags_RoundCornersLeft
                              : last ? ImDrawFlags_RoundCornersRight
                                     : ImDrawFlags_RoundCornersNone;
        bool on = i == chosen;
        Feel feel = desk.hands.use(name + "." + std::to_string(i), label, part, ControlRole::choice, Reach::enabled,
                                   on ? Mark::on : Mark::off);
        if (on || feel.hover || feel.down) {
            brush.rounded(part, radius, on ? theme.tint : feel.down ? theme.paper3 : theme.paper2, corners);
        }
        if (i > 0) brush.upright(part.x0, part.y0, part.y1);
        const Face& face = on ? desk.fonts().small_bold : desk.fonts().small;
        brush.text(face, part.centre().x, std::round(part.centre().y - face.line / 2), theme.ink, label, Align::centre);
        if (feel.focus) focus_ring(desk, part, radius);
        if (feel.clicked) pressed = i;
        x += width;
    }
    brush.outline(box, radius, theme.edge, brush.hairline());
    return pressed;
}

bool text_field(Desk& desk, const std::string& name, const std::string& label, std::string& value, const Box& box,
                std::size_t most_characters) {
    const Theme& theme = desk.theme();
    const Brush& brush = desk.brush;
    const Typing& typing = desk.hands.typing();
    bool changed = desk.hands.type_into(name, value, most_characters);
    bool editing = desk.hands.editing(name);
    Feel feel = desk.hands.use(name, label + ": " + value, box, ControlRole::text);
    float radius = desk.px(radius_points);
    if (editing) {
        desk.out.text_field = box;
        desk.out.text_value = value;
        desk.out.text_selected = typing.all_selected;
        desk.again_in(.5);
    }
    brush.rounded(box, radius, theme.field);
    brush.outline(box, radius, editing ? theme.mark : theme.edge, editing ? desk.px(2) : brush.hairline());
    const Face& face = desk.fonts().medium_bold;
    float x = box.x0 + desk.px(12);
    float y = std::round(box.centre().y - face.line / 2);
    brush.clip(box.grown(-desk.px(2)));
    std::string before = editing ? value.substr(0, std::min(typing.caret, value.size())) : std::string();
    float caret_x = brush.width(face, before);
    float room = box.width() - desk.px(24);
    float shift = editing ? std::max(0.f, caret_x - room) : 0.f;
    if (editing) {
        if (typing.all_selected) {
            Box selected{x - shift - desk.px(2), y, x - shift + brush.width(face, value) + desk.px(2), y + face.line};
            brush.rounded(selected, desk.px(3), faded(theme.amber, .35f));
        }
        brush.text(face, x - shift, y, theme.ink, value);
    } else {
        const Face& fitting = brush.width(face, value) > room ? desk.fonts().small_bold : face;
        brush.text(fitting, x, std::round(box.centre().y - fitting.line / 2), theme.ink,
                   brush.fitted(fitting, value, room));
    }
    if (editing && std::fmod(desk.in.seconds, 1.0) < .5) {
        float at = std::round(x - shift + caret_x);
        brush.list->AddRectFilled(ImVec2(at, y), ImVec2(at + desk.px(2), y + face.line), theme.mark);
    }
    brush.unclip();
    if (feel.focus) focus_ring(desk, box, radius);
    return changed;
}

}  // namespace bastide::panels
