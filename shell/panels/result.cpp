#include "shell/panels/result.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "shell/panels/log_panel.h"
#include "shell/panels/solitaire_result.h"
#include "shell/panels/tally.h"
#include "shell/panels/widgets.h"

namespace bastide::panels {

namespace {

// "Ada wins by 7. Ada 45, Bo 38."
std::string spoken_result(const Desk& desk, const std::string& headline) {
    std::string out;
    for (int i = 0; i < desk.state().players.size(); ++i)
        out += (out.empty() ? "" : ", ") + desk.name(i) + " " + std::to_string(desk.state().players[i].score);
    return headline + ". " + out + ".";
}

constexpr std::size_t decisive_events = 4;
constexpr int source_order[] = {1, 0, 3, 4, 2, 5};  // as the legend lists them

struct Board {
    std::vector<Sources> sources;
    std::vector<int> order;  // seats by score, best first
    std::vector<bool> used = std::vector<bool>(source_count, false);
    int most = 1;
};

Board board_of(const Desk& desk) {
    Board out;
    int players = desk.state().players.size();
    out.sources = points_by_source(desk.in.session->log(), players);
    for (int i = 0; i < players; ++i) {
        out.order.push_back(i);
        out.most = std::max<int>(out.most, desk.state().players[i].score);
        for (int s = 0; s < source_count; ++s) {
            if (out.sources[static_cast<std::size_t>(i)][static_cast<std::size_t>(s)] > 0)
                out.used[static_cast<std::size_t>(s)] = true;
        }
    }
    std::stable_sort(out.order.begin(), out.order.end(),
                     [&desk](int a, int b) { return desk.state().players[a].score > desk.state().players[b].score; });
    return out;
}

float legend(Desk& desk, const Board& board, float x0, float x1, float y) {
    const Face& face = desk.fonts().small;
    float x = x0;
    for (int source : source_order) {
        if (!board.used[static_cast<std::size_t>(source)]) continue;
        std::string label = desk.say(source_keys[source]);
        float width = desk.px(18) + desk.brush.width(face, label);
        if (x > x0 && x + width > x1) {
            x = x0;
            y += desk.px(20);
        }
        desk.brush.rounded(box_at(x, y + desk.px(2), desk.px(14), desk.px(14)), desk.px(3), source_colour(source));
        desk.brush.text(face, x + desk.px(18), y, desk.theme().ink2, label);
        x += width + desk.px(18);
    }
    return y + desk.px(22);
}

void bar(Desk& desk, const Sources& sources, const Box& box, int most) {
    float unit = box.width() / static_cast<float>(most);
    float total = static_cast<float>(std::accumulate(sources.begin(), sources.end(), 0)) * unit;
    if (total < 1) return;
    float x = box.x0;
    bool first = true;
    int used = 0;
    for (int source : source_order)
        used += sources[static_cast<std::size_t>(source)] > 0 ? 1 : 0;
    int drawn = 0;
    for (int source : source_order) {
        int points = sources[static_cast<std::size_t>(source)];
        if (points <= 0) continue;
        ++drawn;
        float width = static_cast<float>(points) * unit;
        Box part{std::round(x) + (first ? 0.f : desk.brush.hairline()), box.y0, std::round(x + width), box.y1};
        ImDrawFlags corners =
            (first ? ImDrawFlags_RoundCornersLeft : 0) | (drawn == used ? ImDrawFlags_RoundCornersRight : 0);
        desk.brush.rounded(part, desk.px(5), source_colour(source),
                           corners == 0 ? ImDrawFlags_RoundCornersNone : corners);
        if (part.width() >= desk.px(20)) {
            ImU32 ink = source_has_dark_figures(source) ? hex(0x2A2018) : hex(0xFFF8E8);
            const Face& face = desk.fonts().small_bold;
            desk.brush.text(face, part.centre().x, part.centre().y - face.line / 2, ink, std::to_string(points),
                            Align::centre);
        }
        x += width;
        first = false;
    }
}

void chart(Desk& desk, const Board& board, const Box& box) {
    const Brush& brush = desk.brush;
    const Face& face = desk.fonts().small;
    std::vector<ScoreStep> steps = score_steps(desk.in.session->log(), desk.state().players.size());
    int step = board.most > 100 ? 25 : board.most > 40 ? 20 : 10;
    int top = std::max(step, (board.most + step - 1) / step * step);
    float left = box.x0 + desk.px(34);
    float right = box.x1 - desk.px(110);
    float base = box.y1 - desk.px(22);
    auto y_of = [&](int score) {
        return base - (base - box.y0 - desk.px(8)) * static_cast<float>(score) / static_cast<float>(top);
    };
    for (int score = 0; score <= top; score += step) {
        float y = std::round(y_of(score));
        brush.rule(left, right, y);
        brush.text(face, left - desk.px(10), y - face.line / 2, desk.theme().ink2, std::to_string(score), Align::right);
    }
    brush.text(face, left, base + desk.px(5), desk.theme().ink2, desk.say("chart.start"));
    brush.text(face, right, base + desk.px(5), desk.theme().ink2, desk.say("chart.end"), Align::right);
    float length = std::max(1.f, steps.back().at);
    auto x_of = [&](float at) { return left + (right - left) * at / length; };
    for (auto player = board.order.rbegin(); player != board.order.rend(); ++player) {
        std::vector<ImVec2> points;
        for (const ScoreStep& one : steps) {
            float x = x_of(one.at);
            if (!points.empty()) points.push_back(ImVec2(x, points.back().y));
            points.push_back(ImVec2(x, y_of(one.scores[static_cast<std::size_t>(*player)])));
        }
        std::vector<ImVec2> clean;
        for (ImVec2 p : points) {
            if (clean.empty() || std::abs(clean.back().x - p.x) + std::abs(clean.back().y - p.y) > .5f)
                clean.push_back(p);
        }
        int count = static_cast<int>(clean.size());
        if (count < 2) continue;
        brush.list->AddPolyline(clean.data(), count, hex(0x1E1712), ImDrawFlags_None, desk.px(5));
        brush.list->AddPolyline(clean.data(), count, colour_of(painter::owner_look(desk.owner(*player)).colour),
                                ImDrawFlags_None, desk.px(3));
    }
    float y = box.y0;
    for (int player : board.order) {
        const Face& bold = desk.fonts().small_bold;
        brush.emblem(desk.owner(player), ImVec2(right + desk.px(18), y + desk.px(10)), desk.px(17));
        std::string score = " " + std::to_string(desk.state().players[player].score);
        std::string name =
            brush.fitted(bold, desk.name(player), box.x1 - right - desk.px(30) - brush.width(bold, score));
        brush.text(bold, right + desk.px(30), y + desk.px(1), desk.theme().ink, name + score);
        y += desk.px(22);
    }
}

float dearest(Desk& desk, float x0, float x1, float y, float low) {
    const std::vector<LogEntry>& log = desk.in.session->log();
    for (std::size_t at : dearest_events(log, decisive_events)) {
        i18n::Told told = i18n::tell(desk.speaker(), log[at].event);
        Box box{x0, y, x1, y};
        if (y + draw_told(desk, told, box, true) > low) break;
        y += draw_told(desk, told, box, false);
    }
    return y;
}

std::string summary(const Desk& desk) {
    int tiles = desk.state().board.tiles.size();
    return desk.words.plural("result.tiles", tiles) + ", " + i18n::tell_rules(desk.speaker(), desk.state().rules);
}

void actions(Desk& desk, const Box& primary, const Box& plain) {
    desk.hands.on_enter("rematch");
    if (button(desk, "rematch", {desk.say("result.rematch"), Icon::play, {}}, primary, Kind::primary))
        desk.ask(Rematch{});
    if (button(desk, "result.new_game", {desk.say("result.new_game"), Icon::plus, {}}, plain, Kind::plain))
        desk.ask(Go{Page::new_game});
}

bool wide_result(Desk& desk, const Board& board) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    const Theme& theme = desk.theme();
    const Layout& layout = desk.layout;
    float rows = static_cast<float>(board.order.size());
    float width = std::min(desk.px(1138), layout.inner.width());
    float wanted = desk.px(150 + 54 * rows + 300);
    float height = std::min(wanted, layout.inner.height());
    Box box = box_at(std::round((layout.screen.x0 + layout.screen.x1 - width) / 2),
                     std::round((layout.safe.y0 + layout.safe.y1 - height) / 2), width, height);
    desk.panel(box);
    float x0 = box.x0 + desk.px(32);
    float x1 = box.x1 - desk.px(30);
    std::vector<int> best = i18n::winners(desk.state());
    float x = x0;
    for (int player : best) {
        brush.figure(painter::FigureShape::follower, desk.owner(player), ImVec2(x + desk.px(28), box.y0 + desk.px(94)),
                     desk.px(66) / static_cast<float>(Art::height(painter::FigureShape::follower)));
        x += desk.px(62);
    }
    ButtonText rematch{desk.say("result.rematch"), Icon::play, {}};
    ButtonText again{desk.say("result.new_game"), Icon::plus, {}};
    float close = x1 - desk.px(38);
    float back = close - desk.px(44);
    float share = back - desk.px(44);
    Box plain = box_at(share - desk.px(10) - button_width(desk, again), box.y0 + desk.px(34), button_width(desk, again),
                       desk.px(52));
    float primary_width = button_width(desk, rematch) + desk.px(14);
    Box primary = box_at(plain.x0 - desk.px(10) - primary_width, plain.y0, primary_width, desk.px(52));
    std::string headline = i18n::tell_winners(desk.speaker(), desk.state());
    desk.announcement = spoken_result(desk, headline);
    float text_x = x + desk.px(14);
    float room = primary.x0 - desk.px(20) - text_x;
    const Face* face = &fonts.headline;
    if (!fonts.title_has(headline))
        face = &fonts.medium_bold;
    else if (brush.width(*face, headline) > room)
        face = &fonts.number;
    if (brush.width(*face, headline) > room) face = &fonts.title;
    brush.text(*face, text_x, box.y0 + desk.px(46) - face->line / 2, theme.ink, brush.fitted(*face, headline, room));
    brush.text(fonts.medium, text_x, box.y0 + desk.px(73), theme.ink2, brush.fitted(fonts.medium, summary(desk), room));
    actions(desk, primary, plain);
    if (icon_button(desk, "result.close", desk.say("result.see_board"), Icon::close,
                    box_at(close, plain.y0 + desk.px(4), desk.px(44), desk.px(44)))) {
        desk.ask(Go{Page::table});
    }
    if (icon_button(desk, "result.look_back", desk.say("menu.look_back"), Icon::prev,
                    box_at(back, plain.y0 + desk.px(4), desk.px(44), desk.px(44)))) {
        desk.ask(LookBack{});
    }
    bool shares = icon_button(desk, "result.share", desk.say("share.title"), Icon::share,
                              box_at(share, plain.y0 + desk.px(4), desk.px(44), desk.px(44)));

    float bar_x = x0 + desk.px(174);
    float bar_end = x1 - desk.px(90);
    float y = legend(desk, board, bar_x + desk.px(16), x1, box.y0 + desk.px(126));
    brush.rule(x0, x1, y);
    int rank = 0;
    int previous = -1;
    for (std::size_t i = 0; i < board.order.size(); ++i) {
        int player = board.order[i];
        int score = desk.state().players[player].score;
        if (score != previous) rank = static_cast<int>(i) + 1;
        previous = score;
        float cy = y + desk.px(27);
        brush.text(fonts.title, x0, cy - fonts.title.line / 2, theme.ink2, std::to_string(rank));
        brush.emblem(desk.owner(player), ImVec2(x0 + desk.px(41), cy), desk.px(27));
        const std::string& name = desk.name(player);
        brush.text(fonts.medium_bold, x0 + desk.px(64), cy - fonts.medium_bold.line / 2, theme.ink,
                   brush.fitted(fonts.medium_bold, name, bar_x - x0 - desk.px(72)));
        bar(desk, board.sources[static_cast<std::size_t>(player)],
            Box{bar_x, cy - desk.px(16), bar_end, cy + desk.px(16)}, board.most);
        brush.text(fonts.number, x1, cy - fonts.number.line / 2, theme.ink, std::to_string(score), Align::right);
        y += desk.px(54);
        brush.rule(x0, x1, y);
    }
    y += desk.px(24);
    float split = x0 + (x1 - x0) * .61f;
    if (box.y1 - y < desk.px(130)) return shares;
    brush.text(fonts.title, x0, y, theme.ink, desk.say("chart.title"));
    brush.text(fonts.title, split, y, theme.ink, desk.say("result.decided"));
    y += desk.px(34);
    chart(desk, board, Box{x0, y, split - desk.px(24), box.y1 - desk.px(24)});
    dearest(desk, split - desk.px(8), x1, y, box.y1 - desk.px(8));
    return shares;
}

bool phone_result(Desk& desk, const Board& board) {
    const Brush& brush = desk.brush;
    const Fonts& fonts = desk.fonts();
    const Theme& theme = desk.theme();
    const Layout& layout = desk.layout;
    desk.hands.cover(layout.screen);
    brush.list->AddRectFilled(layout.screen.min(), layout.screen.max(), theme.paper);
    float foot = desk.px(layout.shape == Shape::landscape ? 64 : 76);
    Box list{layout.safe.x0, layout.safe.y0, layout.safe.x1, layout.safe.y1 - foot};
    float x0 = list.x0 + desk.px(16);
    float x1 = list.x1 - desk.px(16);
    static constexpr float chart_points = 220;
    float told = 0;
    const std::vector<LogEntry>& log = desk.in.session->log();
    for (std::size_t at : dearest_events(log, decisive_events)) {
        told += draw_told(desk, i18n::tell(desk.speaker(), log[at].event), Box{x0 - desk.px(8), 0, x1, 0}, true);
    }
    float content = desk.px(92 + 44 + 62 * static_cast<float>(board.order.size()) + 50 + chart_points + 60 + 60) + told;
    float offset = desk.hands.begin_scroll("result", list, content);
    brush.clip(list);
    float y = list.y0 - offset + desk.px(12);
    std::string headline = i18n::tell_winners(desk.speaker(), desk.state());
    desk.announcement = spoken_result(desk, headline);
    float x = x0;
    for (int player : i18n::winners(desk.state())) {
        brush.figure(painter::FigureShape::follower, desk.owner(player), ImVec2(x + desk.px(20), y + desk.px(58)),
                     desk.px(48) / static_cast<float>(Art::height(painter::FigureShape::follower)));
        x += desk.px(44);
    }
    x += desk.px(10);
    float room = x1 - desk.px(48) - x;
    const Face& headline_face = !fonts.title_has(headline)                    ? fonts.medium_bold
                                : brush.width(fonts.number, headline) <= room ? fonts.number
                                                                              : fonts.title;
    float text = brush.paragraph(headline_face, x, y + desk.px(2), room, theme.ink, headline);
    brush.paragraph(fonts.small, x, y + text + desk.px(2), room, theme.ink2, summary(desk));
    if (icon_button(desk, "result.close", desk.say("result.see_board"), Icon::close,
                    box_at(x1 - desk.px(38), y, desk.px(44), desk.px(44)))) {
        desk.ask(Go{Page::table});
    }
    y += desk.px(80);
    y = legend(desk, board, x0, x1, y) + desk.px(4);
    for (int player : board.order) {
        brush.rule(x0, x1, y);
        brush.emblem(desk.owner(player), ImVec2(x0 + desk.px(11), y + desk.px(20)), desk.px(22));
        std::string score = std::to_string(desk.state().players[player].score);
        brush.text(fonts.title, x1, y + desk.px(7), theme.ink, score, Align::right);
        brush.text(fonts.medium_bold, x0 + desk.px(32), y + desk.px(10), theme.ink,
                   brush.fitted(fonts.medium_bold, desk.name(player),
                                x1 - x0 - desk.px(40) - brush.width(fonts.title, score)));
        bar(desk, board.sources[static_cast<std::size_t>(player)], Box{x0, y + desk.px(34), x1, y + desk.px(54)},
            board.most);
        y += desk.px(62);
    }
    y += desk.px(10);
    brush.text(fonts.title, x0, y, theme.ink, desk.say("result.decided"));
    y = dearest(desk, x0 - desk.px(8), x1, y + desk.px(28), 1e9f) + desk.px(10);
    brush.text(fonts.title, x0, y, theme.ink, desk.say("chart.title"));
    chart(desk, board, Box{x0, y + desk.px(34), x1, y + desk.px(34 + chart_points - 40)});
    y += desk.px(34 + chart_points - 40 + 12);
    float between = x0 + (x1 - x0) * .5f;
    if (button(desk, "result.look_back", {desk.say("menu.look_back"), Icon::prev, {}},
               Box{x0, y, between - desk.px(4), y + desk.px(48)}, Kind::plain)) {
        desk.ask(LookBack{});
    }
    bool shares = button(desk, "result.share", {desk.say("share.title"), Icon::share, {}},
                         Box{between + desk.px(4), y, x1, y + desk.px(48)}, Kind::plain);
    brush.unclip();
    desk.hands.end_scroll();
    brush.rule(layout.screen.x0, layout.screen.x1, list.y1);
    float top = list.y1 + desk.px(10);
    float bottom = layout.safe.y1 - desk.px(8);
    float middle = x0 + (x1 - x0) * .5f;
    actions(desk, Box{middle + desk.px(4), top, x1, bottom}, Box{x0, top, middle - desk.px(4), bottom});
    return shares;
}

}  // namespace

bool draw_result(Desk& desk) {
    if (desk.state().rules.solitaire != Solitaire::off) return draw_solitaire_result(desk);
    Board board = board_of(desk);
    desk.brush.list->AddRectFilled(desk.layout.screen.min(), desk.layout.screen.max(), desk.theme().scrim);
    desk.hands.cover(desk.layout.screen);
    if (desk.layout.phone() || desk.layout.shape == Shape::medium) {
        return phone_result(desk, board);
    }
    return wide_result(desk, board);
}

}  // namespace bastide::panels
