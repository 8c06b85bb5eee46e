// The screen as JSON, in points of the page: for screen readers and for tests, which point and tap where it says.
#include <cmath>

#include "record/notation.h"
#include "rules/fitting.h"
#include "shell/app/app.h"

namespace bastide::app {

namespace {

class Json {
public:
    std::string text;

    Json& open(char bracket) {
        separate();
        text += bracket;
        fresh_ = true;
        return *this;
    }
    Json& close(char bracket) {
        text += bracket;
        fresh_ = false;
        return *this;
    }
    Json& key(std::string_view name) {
        separate();
        quote(name);
        text += ':';
        fresh_ = true;
        return *this;
    }
    Json& value(std::string_view string) {
        separate();
        quote(string);
        return *this;
    }
    Json& value(const char* string) { return value(std::string_view(string)); }
    Json& value(bool truth) {
        separate();
        text += truth ? "true" : "false";
        return *this;
    }
    Json& value(long number) {
        separate();
        text += std::to_string(number);
        return *this;
    }
    Json& value(int number) { return value(static_cast<long>(number)); }
    // With one decimal.
    Json& value(double number) {
        long tenths = std::lround(number * 10);
        separate();
        if (tenths < 0) text += '-';
        tenths = std::labs(tenths);
        text += std::to_string(tenths / 10);
        if (tenths % 10 != 0) text += '.' + std::to_string(tenths % 10);
        return *this;
    }

private:
    void separate() {
        if (!fresh_) text += ',';
        fresh_ = false;
    }
    void quote(std::string_view string) {
        constexpr char digits[] = "0123456789abcdef";
        text += '"';
        for (char c : string) {
            auto byte = static_cast<unsigned char>(c);
            if (c == '"' || c == '\\') {
                text += '\\';
                text += c;
            } else if (c == '\n') {
                text += "\\n";
            } else if (byte < 0x20) {
                text += "\\u00";
                text += digits[byte >> 4];
                text += digits[byte & 15];
            } else {
                text += c;
            }
        }
        text += '"';
    }
    bool fresh_ = true;
};

constexpr std::string_view page_names[] = {"home", "new_game", "table", "result"};
constexpr std::string_view stage_names[] = {"drawing", "tile", "figure", "over"};
constexpr std::string_view feature_names[] = {"city", "road", "field", "monastery", "garden"};
constexpr std::string_view role_names[] = {"button", "toggle", "choice", "text", "slider"};

}  // namespace

std::string App::describe() const {
    Json out;
    double k = 1.0 / screen_.density;
    auto point = [&](view::Vec at) { out.key("px").value(at.x * k).key("py").value(at.y * k); };
    auto rectangle = [&](double x0, double y0, double x1, double y1) {
        out.key("x").value(x0 * k).key("y").value(y0 * k).key("w").value((x1 - x0) * k).key("h").value((y1 - y0) * k);
    };
    out.open('{');
    out.key("page").value(page_names[static_cast<int>(page_)]);
    out.key("frames").value(frames_drawn_);
    out.key("width").value(screen_.width * k).key("height").value(screen_.height * k);
    out.key("density").value(double{screen_.density});
    out.key("theme").value(theme() == painter::Theme::day ? "day" : "evening");
    out.key("language").value(settings_.language);
    out.key("moving").value(view_.animator.busy() || view_.camera.moving());
    out.key("painting").value(view_.painting());
    out.key("settled").value(frames_wanted_ == 0);
    const view::Rect& free = view_.camera.free_area();
    out.key("free").open('{');
    rectangle(free.x, free.y, free.right(), free.bottom());
    out.close('}');
    out.key("tile_size").value(view_.camera.scale() * k);

    out.key("controls").open('[');
    for (const panels::Control& control : ui_->controls()) {
        out.open('{').key("name").value(control.name).key("label").value(control.label);
        out.key("role").value(role_names[static_cast<int>(control.role)]);
        rectangle(control.box.x0, control.box.y0, control.box.x1, control.box.y1);
        out.key("enabled").value(control.enabled).key("on").value(control.on).close('}');
    }
    out.close(']');

    out.key("kept").value(static_cast<int>(kept_.shown().list.size()));
    if (!warning_.empty()) out.key("warning").value(warning_);
    if (page_ == panels::Page::result)
        out.key("final_step").value(final_told_.step).key("final_told").value(final_told_.all);
    if (session_ && play_) {
        const GameState& state = session_->state();
        const Play& play = *play_;
        out.key("phase").value(pausing_             ? std::string_view("pause")
                               : computer_to_move() ? std::string_view("computer")
                                                    : stage_names[static_cast<int>(play.stage())]);
        out.key("current").value(static_cast<int>(state.current));
        out.key("players").open('[');
        for (int i = 0; i < state.players.size(); ++i) {
            out.open('{').key("name").value(session_->names()[static_cast<std::size_t>(i)]);
            out.key("score").value(static_cast<int>(state.players[i].score));
            out.key("followers").value(static_cast<int>(state.players[i].supply[0])).close('}');
        }
        out.close(']');
        out.key("tiles_left").value(static_cast<int>(state.bag_count));
        out.key("tiles_laid").value(static_cast<int>(state.board.tiles.size()));
        out.key("events").value(static_cast<long>(session_->log().size()));
        out.key("can_undo").value(steps_back() > 0);
        out.key("can_redo").value(may_redo());
        out.key("can_confirm").value(play.decision().has_value() && !pausing_);
        if (play.stage() == Stage::tile) {
            if (hand_tile_) {
                out.key("hand_at").open('{');
                rectangle(hand_tile_->x0, hand_tile_->y0, hand_tile_->x1, hand_tile_->y1);
                out.close('}');
            }
            out.key("hand").value(facts(state.in_hand).id).key("turn").value(index(play.turn()));
            out.key("legal").open('[');
            for (Cell c : play.legal_cells()) {
                out.open('{').key("cell").open('[').value(int{c.x}).value(int{c.y}).close(']');
                point(view_.camera.cell_rect(c).centre());
                out.key("turns").open('[');
                for (Side turn : play.turns_at(c))
                    out.value(index(turn));
                out.close(']').close('}');
            }
            out.close(']');
            if (std::optional<Cell> ghost = play.ghost()) {
                out.key("ghost").open('{').key("cell").open('[').value(int{ghost->x}).value(int{ghost->y}).close(']');
                out.key("turn").value(index(play.turn())).key("fits").value(play.fits());
                out.key("chosen").value(play.chosen());
                point(view_.camera.cell_rect(*ghost).centre());
                out.close('}');
            }
        }
        if (play.stage() == Stage::figure && page_ == panels::Page::table) {
            out.key("chosen").value(play.option());
            out.key("spots").open('[');
            for (int i = 0; i < view_.spot_count(); ++i) {
                const FigureOption& option = play.options()[static_cast<std::size_t>(i)];
                out.open('{').key("index").value(i);
                if (const auto* place = std::get_if<PlaceFigure>(&option)) {
                    const LaidTile& tile = state.board.tiles[state.last_tile];
                    out.key("figure").value(traits(place->figure).name).key("segment").value(int{place->segment});
                    out.key("feature").value(
                        feature_names[static_cast<int>(facts(tile.kind).segments[place->segment].kind)]);
                } else {
                    out.key("figure").value(traits(std::get<RecallFigure>(option).figure).name);
                    out.key("recall").value(true);
                }
                point(view_.spot_point(i));
                out.close('}');
            }
            out.close(']');
        }
        constexpr std::string_view overlay_names[] = {"none", "fields", "tiles", "hints"};
        out.key("overlay").value(overlay_names[static_cast<int>(overlay_)]);
        if (wants_hints() && advisor_.done()) {
            out.key("hints").open('[');
            for (const bots::RankedTurn& ranked : advisor_.turns()) {
                out.open('{').key("gain").value(ranked.gain);
                if (const auto* place = std::get_if<PlaceTile>(&ranked.turn.actions[0])) {
                    out.key("cell").open('[').value(int{place->cell.x}).value(int{place->cell.y}).close(']');
                    out.key("turn").value(index(place->turn));
                } else {
                    out.key("option").value(option_of(ranked.turn));
                }
                out.close('}');
            }
            out.close(']');
        }
        if (asked_cell_) {
            out.key("asked").open('[').value(int{asked_cell_->x}).value(int{asked_cell_->y}).close(']');
            out.key("fitting").value(static_cast<int>(kinds_that_fit(state, *asked_cell_).size()));
        }
        if (feature_) out.key("feature").value(static_cast<int>(*feature_));
        out.key("record").value(print_notation(session_->record()));
    }
    out.close('}');
    return out.text;
}

}  // namespace bastide::app
