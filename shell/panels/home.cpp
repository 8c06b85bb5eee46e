#include "shell/panels/home.h"

#include <algorithm>
#include <cmath>

#include "shell/panels/saved_games.h"
#include "shell/panels/widgets.h"

namespace bastide::panels {

namespace {

using painter::FigureShape;

// The large green button of the page: title, second line, chevron.
bool grand_button(Desk& desk, const std::string& name, const std::string& title, const std::string& line, Icon icon,
                  const Box& box) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    const Theme& theme = desk.theme();
    Feel feel = desk.hands.use(name, line.empty() ? title : title + ": " + line, box);
    float radius = desk.px(9);
    float lip = desk.px(2);
    Box face = feel.down ? Box{box.x0, box.y0 + lip, box.x1, box.y1} : Box{box.x0, box.y0, box.x1, box.y1 - lip};
    if (!feel.down) brush.shadow(box, radius, Depth::low);
    brush.rounded(Box{box.x0, face.y0, box.x1, box.y1}, radius, theme.green_down);
    if (!feel.down) brush.rounded(face, radius, feel.hover ? theme.green_hover : theme.green);
    brush.icon(icon, ImVec2(face.x0 + desk.px(28), face.centre().y), desk.px(22), theme.on_green);
    float x = face.x0 + desk.px(50);
    float room = face.x1 - desk.px(42) - x;
    float height = fonts.title.line + (line.empty() ? 0.f : fonts.small.line);
    float y = std::round(face.centre().y - height / 2);
    brush.text(brush.title_face(fonts.title, fonts.medium_bold, title), x, y, theme.on_green, title);
    if (!line.empty())
        brush.text(fonts.small, x, y + fonts.title.line - desk.px(2), theme.on_green,
                   brush.fitted(fonts.small, line, room));
    brush.icon(Icon::chevr, ImVec2(face.x1 - desk.px(26), face.centre().y), desk.px(20), theme.on_green);
    if (feel.focus) focus_ring(desk, box, radius);
    return feel.clicked;
}

// The game to go on with: the one on the table, or the latest of those kept.
struct Unfinished {
    bool found = false;
    std::string id;  // empty: it lies on the table
    std::string line;
};

Unfinished find_unfinished(const Desk& desk) {
    Unfinished out;
    const Session* session = desk.in.session;
    bool on_table = session != nullptr && !session->over();
    const KeptGame* kept = nullptr;
    if (desk.in.kept != nullptr) {
        for (const KeptGame& game : desk.in.kept->list) {
            bool wanted = on_table ? game.id == desk.in.kept->current : !game.over && game.fault.empty();
            if (wanted && kept == nullptr) kept = &game;
        }
    }
    if (!on_table && kept == nullptr) return out;
    out.found = true;
    if (!on_table) out.id = kept->id;
    std::vector<std::string> names = on_table ? session->names() : kept->names;
    out.line = desk.words.plural("home.continue_line", on_table ? session->state().bag_count : kept->tiles_left,
                                 {{"names", desk.speaker().list(names)}});
    if (kept != nullptr) out.line += " · " + tell_when(desk, *kept);
    return out;
}

struct Row {
    std::string name;
    std::string label;
    Icon icon;
};

}  // namespace

HomeWishes draw_home(Desk& desk, const Languages& languages) {
    HomeWishes wishes;
    const Layout& layout = desk.layout;
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    const Theme& theme = desk.theme();
    const Session* session = desk.in.session;
    Unfinished unfinished = find_unfinished(desk);
    bool running = unfinished.found;
    bool over = session != nullptr && session->over();

    std::vector<Row> rows;
    if (running) rows.push_back({"home.new_game", desk.say("home.new_game"), Icon::plus});
    rows.push_back({"home.solitaire", desk.say("home.solitaire"), Icon::person});
    if (over) rows.push_back({"home.result", desk.say("home.result"), Icon::trophy});
    if (desk.in.kept != nullptr && !desk.in.kept->list.empty())
        rows.push_back({"home.saved", desk.say("saved.title"), Icon::clock});
    rows.push_back({"home.open", desk.say("open.title"), Icon::door});
    rows.push_back({"home.settings", desk.say("settings.title"), Icon::gear});
    rows.push_back({"home.help", desk.say("help.title"), Icon::help});

    bool several = languages.size() > 1;
    bool side = layout.shape == Shape::landscape;
    bool upright = layout.upright();
    float pad = desk.px(upright ? 24 : side ? 24 : 34);
    float word_height = desk.px(64);
    float width = upright ? layout.screen.width() : std::min(desk.px(side ? 380 : 420), layout.inner.width());
    float room = width - 2 * pad;
    float tagline = brush.paragraph_height(fonts.medium, desk.say("home.tagline"), room);
    float row_height = desk.px(side ? 44 : 52);
    float grand = desk.px(running ? 60 : 56);
    float fixed = desk.px(side ? 10 : 28) + word_height + desk.px(14) + tagline + desk.px(side ? 10 : 20) + grand +
                  desk.px(10) + (several ? desk.px(18 + 44) : 0.f) + desk.px(side ? 10 : 24);
    // A screen that is wide and low has two rows beside each other, and so has one that is too low for all of them.
    float free = layout.safe.y1 - layout.safe.y0 - desk.px(upright ? 60 : 0);
    bool low = fixed + row_height * static_cast<float>(rows.size()) > free;
    std::size_t columns = side || low ? 2 : 1;
    const std::size_t ranks = (rows.size() + columns - 1) / columns;
    float lines = static_cast<float>(ranks);
    float height = fixed + row_height * lines;
    Box box;
    if (upright) {
        float below = layout.screen.y1 - layout.safe.y1;
        float y0 = std::max(layout.safe.y0 + desk.px(60),
                            std::min(layout.screen.y1 - height - below, layout.screen.height() * .42f));
        box = Box{layout.screen.x0, y0, layout.screen.x1, layout.screen.y1};
        desk.hands.cover(box);
    } else {
        float left = desk.px(layout.shape == Shape::wide ? 72.f : 24.f);
        float y0 = std::max(layout.inner.y0, std::round((layout.safe.y0 + layout.safe.y1 - height) / 2));
        box = box_at(layout.safe.x0 + left, y0, width, std::min(height, layout.inner.y1 - y0));
    }
    // Figures stand on the upper edge, behind the paper's rim.
    struct Standing {
        FigureShape shape;
        int owner;
        float x;
    };
    const Standing crowd[] = {{FigureShape::builder, 1, .52f},
                              {FigureShape::follower, 0, .655f},
                              {FigureShape::abbot, 2, .765f},
                              {FigureShape::pig, 5, .91f}};
    float tile = desk.px(50) / static_cast<float>(Art::height(FigureShape::follower));
    if (!side) {
        for (const Standing& one : crowd) {
            float share = upright ? one.x - .06f : one.x;
            brush.figure(one.shape, one.owner, ImVec2(box.x0 + box.width() * share, box.y0 + desk.px(3)), tile);
        }
    }
    if (upright) {
        desk.sheet(box);
    } else {
        desk.panel(box);
    }
    float x0 = box.x0 + pad;
    float x1 = box.x1 - pad;
    float y = box.y0 + desk.px(side ? 12 : 34);
    // The word is set one pixel tighter than the face would.
    float x = x0;
    for (char letter : std::string_view("Bastide")) {
        std::string_view one(&letter, 1);
        brush.text(fonts.word, x, y, theme.ink, one);
        x += brush.width(fonts.word, one) - desk.px(1);
    }
    y += word_height + desk.px(side ? 12 : 8);
    y += brush.paragraph(fonts.medium, x0, y, room, theme.ink2, desk.say("home.tagline")) + desk.px(side ? 10 : 20);
    Box first = Box{x0, y, x1, y + grand};
    if (running) {
        if (grand_button(desk, "home.continue", desk.say("home.continue"), unfinished.line, Icon::play, first)) {
            if (unfinished.id.empty()) {
                desk.ask(Go{Page::table});
            } else {
                desk.ask(OpenKept{unfinished.id});
            }
        }
        desk.hands.on_enter("home.continue");
    } else {
        if (grand_button(desk, "home.new_game", desk.say("home.new_game"), desk.say("home.new_game_line"), Icon::play,
                         first)) {
            wishes.new_game = NewGameFor::as_before;
        }
        desk.hands.on_enter("home.new_game");
    }
    y += grand + desk.px(10);
    float column = (x1 - x0) / static_cast<float>(columns);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        const Face& face =
            columns > 1 ? fonts.medium_bold : brush.title_face(fonts.title, fonts.medium_bold, row.label);
        float left = x0 + column * static_cast<float>(i % columns);
        const std::size_t rank = i / columns;
        float top = y + row_height * static_cast<float>(rank);
        if (menu_row(desk, row.name, row.label, row.icon, Box{left, top, left + column, top + row_height}, face)) {
            if (row.name == "home.new_game") wishes.new_game = NewGameFor::as_before;
            if (row.name == "home.solitaire") wishes.new_game = NewGameFor::alone;
            if (row.name == "home.result") desk.ask(Go{Page::result});
            if (row.name == "home.saved") wishes.saved = true;
            if (row.name == "home.open") wishes.open = true;
            if (row.name == "home.settings") wishes.settings = true;
            if (row.name == "home.help") wishes.help = true;
        }
    }
    y += row_height * lines;
    if (several) {
        y += desk.px(8);
        brush.rule(x0, x1, y);
        y += desk.px(10);
        std::vector<std::string> names;
        int chosen = 0;
        for (std::size_t i = 0; i < languages.size(); ++i) {
            names.push_back(languages[i].second);
            if (languages[i].first == desk.in.settings.language) chosen = static_cast<int>(i);
        }
        int pressed = segmented(desk, "home.language", names, chosen, Box{x0, y, x1, y + desk.px(44)});
        if (pressed >= 0) {
            Settings settings = desk.in.settings;
            settings.language = languages[static_cast<std::size_t>(pressed)].first;
            desk.ask(ChangeSettings{settings});
        }
    }
    return wishes;
}

}  // namespace bastide::panels
