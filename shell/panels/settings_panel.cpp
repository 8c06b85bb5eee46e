#include "shell/panels/settings_panel.h"

#include <algorithm>
#include <cmath>

#include "shell/panels/dialog.h"
#include "shell/panels/widgets.h"

namespace bastide::panels {

namespace {

constexpr int text_percents[] = {100, 115, 130, 150};

struct Row {
    std::string name;
    std::string label;
    std::string line;
    std::vector<std::string> parts;
    int chosen = 0;
};

// A row whose words and control do not fit beside each other has the control below.
bool stacked(const Desk& desk, const Row& row, float width) {
    float words =
        std::max(desk.brush.width(desk.fonts().medium, row.label), desk.brush.width(desk.fonts().small, row.line));
    return segmented_width(desk, row.parts) + words + desk.px(16) > width;
}

float row_height(const Desk& desk, const Row& row, float width) {
    float words = desk.px(20) + desk.brush.paragraph_height(desk.fonts().small, row.line, width);
    return stacked(desk, row, width) ? words + desk.px(8 + 44 + 22) : std::max(desk.px(60), words + desk.px(22));
}

// Returns the part that was pressed, or -1.
int draw_row(Desk& desk, const Row& row, const Box& box) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    float width = segmented_width(desk, row.parts);
    bool below = stacked(desk, row, box.width());
    float text_height = fonts.medium.line + (row.line.empty() ? 0.f : fonts.small.line);
    float y = below ? box.y0 + desk.px(10) : std::round(box.centre().y - text_height / 2);
    brush.text(fonts.medium, box.x0, y, desk.theme().ink, row.label);
    brush.paragraph(fonts.small, box.x0, y + fonts.medium.line, box.width(), desk.theme().ink2, row.line);
    float tall = desk.px(desk.touch() ? 44 : 40);
    Box control = below ? Box{box.x0, box.y1 - desk.px(12) - tall, box.x1, box.y1 - desk.px(12)}
                        : Box{box.x1 - width, box.centre().y - tall / 2, box.x1, box.centre().y + tall / 2};
    return segmented(desk, row.name, row.parts, row.chosen, control);
}

}  // namespace

bool draw_settings(Desk& desk, const Languages& languages) {
    Settings settings = desk.in.settings;
    std::vector<Row> rows;
    if (languages.size() > 1) {
        Row row{"settings.language", desk.say("settings.language"), {}, {}, 0};
        for (std::size_t i = 0; i < languages.size(); ++i) {
            row.parts.push_back(languages[i].second);
            if (languages[i].first == settings.language) row.chosen = static_cast<int>(i);
        }
        rows.push_back(row);
    }
    rows.push_back({"settings.table",
                    desk.say("settings.table"),
                    desk.say("settings.table_line"),
                    {desk.say("settings.day"), desk.say("settings.evening"), desk.say("settings.system")},
                    static_cast<int>(settings.theme)});
    Row text{"settings.text", desk.say("settings.text"), {}, {}, 0};
    for (int i = 0; i < 4; ++i) {
        text.parts.push_back(std::to_string(text_percents[i]) + " %");
        if (text_percents[i] == settings.text_percent) text.chosen = i;
    }
    rows.push_back(text);
    rows.push_back({"settings.motion",
                    desk.say("settings.motion"),
                    {},
                    {desk.say("settings.none"), desk.say("settings.calm"), desk.say("settings.lively")},
                    static_cast<int>(settings.motion)});
    DialogPlace place = open_dialog(desk, "settings", desk.say("settings.title"), 580,
                                    72 + 64 * static_cast<float>(rows.size()) + 30, 0);
    const Brush& brush = desk.brush;
    float content = desk.px(8);
    for (const Row& row : rows)
        content += row_height(desk, row, place.inside.width());
    float offset = desk.hands.begin_scroll("settings", place.inside, content);
    brush.clip(Box{place.box.x0, place.inside.y0, place.box.x1, place.inside.y1});
    float y = place.inside.y0 - offset;
    for (const Row& row : rows) {
        Box box{place.inside.x0, y, place.inside.x1, y + row_height(desk, row, place.inside.width())};
        brush.rule(box.x0, box.x1, box.y0);
        int pressed = draw_row(desk, row, box);
        y = box.y1;
        if (pressed < 0) continue;
        if (row.name == "settings.language") settings.language = languages[static_cast<std::size_t>(pressed)].first;
        if (row.name == "settings.table") settings.theme = static_cast<ThemeChoice>(pressed);
        if (row.name == "settings.text") settings.text_percent = text_percents[pressed];
        if (row.name == "settings.motion") settings.motion = static_cast<Motion>(pressed);
    }
    brush.unclip();
    desk.hands.end_scroll();
    if (!(settings == desk.in.settings)) desk.ask(ChangeSettings{settings});
    return !place.closed;
}

bool draw_help(Desk& desk) {
    struct Key {
        std::vector<std::string> keys;
        std::string_view text;
    };
    const Key keys[] = {
        {{desk.say("key.arrows")}, "help.arrows"},
        {{"R"}, "help.turn"},
        {{desk.say("key.shift") + " R"}, "help.turn_back"},
        {{desk.say("key.enter")}, "help.confirm"},
        {{"1", "9"}, "help.figure"},
        {{"0"}, "help.no_figure"},
        {{desk.say("key.control") + " Z"}, "help.undo"},
        {{"+", "−"}, "help.zoom"},
        {{"F"}, "help.fit"},
        {{"L"}, "help.log"},
        {{desk.say("key.tab")}, "help.tab"},
        {{desk.say("key.escape")}, "help.escape"},
        {{"?"}, "help.help"},
    };
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    DialogPlace place = open_dialog(desk, "help", desk.say("help.title"), 560, 72 + 13 * 34 + 150, 0);
    float column = desk.px(desk.layout.upright() ? 92 : 128);
    float step = desk.px(34);
    float room = place.inside.width();
    float lead = 0;
    const std::string_view paragraphs[] = {"help.play_mouse", "help.play_touch"};
    for (std::string_view key : paragraphs)
        lead += brush.paragraph_height(fonts.medium, desk.say(key), room) + desk.px(6);
    float content = lead + desk.px(12) + step * static_cast<float>(std::size(keys));
    float offset = desk.hands.begin_scroll("help", place.inside, content);
    brush.clip(place.inside);
    float y = place.inside.y0 - offset;
    for (std::string_view key : paragraphs) {
        y += brush.paragraph(fonts.medium, place.inside.x0, y, room, desk.theme().ink2, desk.say(key)) + desk.px(6);
    }
    y += desk.px(6);
    for (const Key& key : keys) {
        brush.rule(place.inside.x0, place.inside.x1, y);
        float x = place.inside.x0;
        for (const std::string& cap : key.keys) {
            if (x > place.inside.x0) {
                brush.text(fonts.small, x, y + desk.px(8), desk.theme().ink2, "–");
                x += desk.px(10);
            }
            float width = std::max(desk.px(24), brush.width(fonts.small_bold, cap) + desk.px(14));
            Box box = box_at(x, y + desk.px(5), width, desk.px(24));
            brush.rounded(box, desk.px(5), desk.theme().paper2);
            brush.outline(box, desk.px(5), desk.theme().edge, brush.hairline());
            brush.text(fonts.small_bold, box.centre().x, box.y0 + desk.px(3), desk.theme().ink, cap, Align::centre);
            x = box.x1 + desk.px(4);
        }
        float text_x = place.inside.x0 + column;
        std::string text = desk.say(key.text);
        const Face& face = brush.width(fonts.medium, text) <= place.inside.x1 - text_x ? fonts.medium : fonts.small;
        brush.text(face, text_x, y + desk.px(17) - face.line / 2, desk.theme().ink,
                   brush.fitted(face, text, place.inside.x1 - text_x));
        y += step;
    }
    brush.unclip();
    desk.hands.end_scroll();
    return !place.closed;
}

}  // namespace bastide::panels
