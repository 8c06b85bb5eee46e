#include "shell/panels/settings_panel.h"

#include <algorithm>
#include <cmath>

#include "shell/panels/dialog.h"
#include "shell/panels/setting_row.h"

namespace bastide::panels {

namespace {

constexpr int text_percents[] = {100, 115, 130, 150};

}  // namespace

bool draw_settings(Desk& desk, const Languages& languages) {
    Settings settings = desk.in.settings;
    std::vector<SettingRow> rows;
    if (languages.size() > 1) {
        SettingRow row{"settings.language", desk.say("settings.language"), {}, {}, 0};
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
    SettingRow text{"settings.text", desk.say("settings.text"), {}, {}, 0};
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
    rows.push_back({"settings.sound",
                    desk.say("settings.sound"),
                    {},
                    {desk.say("settings.off"), desk.say("settings.soft"), desk.say("settings.full")},
                    static_cast<int>(settings.loudness)});
    rows.push_back({"settings.contrast",
                    desk.say("settings.contrast"),
                    {},
                    {desk.say("settings.usual"), desk.say("settings.high")},
                    static_cast<int>(settings.contrast)});
    rows.push_back({"settings.forecast",
                    desk.say("settings.forecast"),
                    desk.say("settings.forecast_line"),
                    {desk.say("settings.off"), desk.say("settings.on")},
                    static_cast<int>(settings.forecast)});
    DialogPlace place = open_dialog(desk, "settings", desk.say("settings.title"), 580,
                                    72 + 64 * static_cast<float>(rows.size()) + 30, 0);
    const Brush& brush = desk.brush;
    float content = desk.px(8);
    for (const SettingRow& row : rows)
        content += setting_row_height(desk, row, place.inside.width());
    float offset = desk.hands.begin_scroll("settings", place.inside, content);
    brush.clip(Box{place.box.x0, place.inside.y0, place.box.x1, place.inside.y1});
    float y = place.inside.y0 - offset;
    for (const SettingRow& row : rows) {
        Box box{place.inside.x0, y, place.inside.x1, y + setting_row_height(desk, row, place.inside.width())};
        brush.rule(box.x0, box.x1, box.y0);
        int pressed = draw_setting_row(desk, row, box);
        y = box.y1;
        if (pressed < 0) continue;
        if (row.name == "settings.language") settings.language = languages[static_cast<std::size_t>(pressed)].first;
        if (row.name == "settings.table") settings.theme = static_cast<ThemeChoice>(pressed);
        if (row.name == "settings.text") settings.text_percent = text_percents[pressed];
        if (row.name == "settings.sound") settings.loudness = static_cast<Loudness>(pressed);
        if (row.name == "settings.contrast") settings.contrast = static_cast<Contrast>(pressed);
        if (row.name == "settings.forecast") settings.forecast = static_cast<Forecast>(pressed);
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
        {{desk.say("key.control") + " Y"}, "help.redo"},
        {{"+", "−"}, "help.zoom"},
        {{desk.say("key.home")}, "help.fit"},
        {{"F"}, "help.fields"},
        {{"T"}, "help.tiles"},
        {{"H"}, "help.hint"},
        {{"L"}, "help.log"},
        {{desk.say("key.tab")}, "help.tab"},
        {{desk.say("key.escape")}, "help.escape"},
        {{"?"}, "help.help"},
    };
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    DialogPlace place = open_dialog(desk, "help", desk.say("help.title"), 560, 72 + 15 * 34 + 150, 0);
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
