#include "shell/app/app.h"

#include <algorithm>
#include <cmath>

#include "shell/app/host.h"
#include "shell/app/imgui_sdl.h"

namespace bastide::app {

namespace {

constexpr double at_rest = 1e9;
constexpr double longest_step = 0.05;  // seconds; after a long sleep motion goes on where it was

}  // namespace

App::App() = default;

App::~App() = default;

bool App::open() {
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        host::fail("There is no screen to draw on: " + std::string(SDL_GetError()));
        return false;
    }
    if (!make_window()) {
        host::fail("No window could be opened: " + std::string(SDL_GetError()));
        return false;
    }
    panels::FontFiles fonts;
    fonts.text = host::asset("fonts/text.ttf");
    fonts.text_bold = host::asset("fonts/text-bold.ttf");
    fonts.title = host::asset("fonts/title.ttf");
    if (fonts.text.empty() || fonts.text_bold.empty() || fonts.title.empty()) {
        host::fail("The program's own files are missing beside it.");
        return false;
    }
    ui_ = std::make_unique<panels::Ui>(std::move(fonts));
    for (const char* language : {"en", "et", "eo", "ru"}) {
        std::string text = host::asset("strings/" + std::string(language) + ".txt");
        if (text.empty()) continue;
        ui_->add_language(language, text);
        languages_.emplace_back(language);
    }
    read_settings();
    if (host::prefers_touch()) screen_.pointer = panels::PointerKind::touch;
    look_around();
    if (!make_renderer()) {
        host::fail("This device cannot draw the board: no WebGL and no other way to draw was found.");
        return false;
    }
    measure();
    open_kept_games();
    open_first_page();
    last_frame_ = host::now();
    return true;
}

bool App::make_window() {
    window_ = SDL_CreateWindow("Bastide", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 1280, 800,
                               SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    return window_ != nullptr;
}

bool App::make_renderer() {
    renderer_ = SDL_CreateRenderer(window_, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_TARGETTEXTURE);
    if (renderer_ == nullptr) renderer_ = SDL_CreateRenderer(window_, -1, SDL_RENDERER_SOFTWARE);
    if (renderer_ == nullptr) return false;
    imgui_sdl::start(renderer_);
    view_.set_renderer(renderer_);
    return true;
}

void App::drop_renderer() {
    if (renderer_ == nullptr) return;
    imgui_sdl::stop();
    view_.set_renderer(nullptr);
    SDL_DestroyRenderer(renderer_);
    renderer_ = nullptr;
}

void App::renew_renderer() {
    drop_renderer();
    // In a page, what a canvas hears goes with its context: only a new window listens again.
    SDL_DestroyWindow(window_);
    bool made = make_window() && make_renderer();
    if (made) name_window();
    if (!made) host::fail("The board can no longer be drawn. Please load the page again.");
    after_input();
}

void App::close() {
    drop_renderer();
    ui_.reset();
    SDL_DestroyWindow(window_);
    SDL_Quit();
}

// What the host says about the screen and the reader's preferences; it tells when that has changed.
void App::look_around() {
    safe_area_ = host::safe_area();
    system_dark_ = host::prefers_dark();
    less_motion_ = host::prefers_less_motion();
    apply_settings();
}

void App::measure() {
    int points_w = 0;
    int points_h = 0;
    int pixels_w = 0;
    int pixels_h = 0;
    SDL_GetWindowSize(window_, &points_w, &points_h);
    SDL_GetRendererOutputSize(renderer_, &pixels_w, &pixels_h);
    points_ratio_ = points_w > 0 ? static_cast<double>(pixels_w) / points_w : 1;
    double density = host::pixel_ratio(points_w, pixels_w);
    const host::Insets& insets = safe_area_;
    auto pixels = [density](double points) { return static_cast<float>(points * density); };
    screen_.width = static_cast<float>(pixels_w);
    screen_.height = static_cast<float>(pixels_h);
    screen_.density = static_cast<float>(density);
    screen_.safe = panels::Insets{pixels(insets.top), pixels(insets.right), pixels(insets.bottom), pixels(insets.left)};
    gesture_reader_.set_pixel_ratio(density);
    view_.set_pixel_ratio(density);
}

std::vector<view::Rect> App::covered_by_controls() const {
    std::vector<view::Rect> out;
    for (const panels::Control& control : ui_->controls()) {
        view::Rect box{control.box.x0, control.box.y0, control.box.width(), control.box.height()};
        bool stays = control.name.rfind("figure.", 0) != 0 && control.name.rfind("menu.", 0) != 0;
        if (stays && view::overlap(box, view_.camera.free_area())) out.push_back(box);
    }
    return out;
}

panels::TableView App::table_view() {
    panels::TableView out;
    if (!session_ || !play_) return out;
    const Play& play = *play_;
    out.turn = play.turn();
    out.ghost = play.ghost();
    out.ghost_fits = play.fits();
    out.ghost_chosen = play.chosen();
    out.places = static_cast<int>(play.legal_cells().size());
    const view::Rect bounds = board_bounds();
    out.columns = static_cast<int>(bounds.w);
    out.rows = static_cast<int>(bounds.h);
    auto box = [](const view::Rect& r) {
        return panels::Box{static_cast<float>(r.x), static_cast<float>(r.y), static_cast<float>(r.right()),
                           static_cast<float>(r.bottom())};
    };
    if (out.ghost && !out.ghost_fits) {
        out.refused = play.refusal();
        out.refused_cell = *out.ghost;
        out.refused_box = box(view_.camera.cell_rect(*out.ghost));
    }
    for (const FigureOption& option : play.options())
        if (!computer_to_move()) out.choices.push_back(option);
    out.chosen = play.option() == nothing_chosen ? panels::no_figure : play.option();
    for (const view::BoardView::FanSpot& spot : view_.fan()) {
        out.fan.push_back(panels::TableView::FanButton{spot.spot, static_cast<float>(spot.button.centre.x),
                                                       static_cast<float>(spot.button.centre.y),
                                                       static_cast<float>(spot.button.radius)});
    }
    out.thinking = computer_to_move() && !pausing_;
    out.thought = thought_;
    out.can_confirm = play.decision().has_value() && !out.thinking;
    out.can_undo = steps_back() > 0;
    out.can_redo = may_redo();
    if (playback_) {
        out.replay = panels::TableView::Replaying{replay_step_,  playback_->length(),    replay_runs_,
                                                  replay_speed_, &playback_->scorings(), &*replay_whole_};
    }
    out.pausing = pausing_;
    out.feature = feature_;
    out.feature_x = static_cast<float>(feature_at_.x);
    out.feature_y = static_cast<float>(feature_at_.y);

    fill_overlay(out);
    fill_hints(out);

    const auto& players = session_->state().players;
    for (int i = 0; i < players.size(); ++i) {
        int held = page_ == panels::Page::table && i < static_cast<int>(held_points_.size())
                       ? held_points_[static_cast<std::size_t>(i)]
                       : 0;
        out.shown_scores.push_back(players[i].score - held - view_.animator.outstanding(i));
    }
    for (const view::Animator::Flight& flight : view_.animator.flights()) {
        if (!flight.moment.started() || !flight.moment.running()) continue;
        panels::Box card = ui_->card_of(flight.player);
        view::Vec to{(card.x0 + card.x1) / 2.0, (card.y0 + card.y1) / 2.0};
        view::Vec at =
            view::arc(view_.camera.to_screen(flight.from), to, view::ease_in_out_cubic(flight.moment.progress()));
        double fade = std::min(1.0, 8 * flight.moment.progress());
        out.flying.push_back(panels::FlyingPoints{flight.player, flight.points, static_cast<float>(at.x),
                                                  static_cast<float>(at.y), static_cast<float>(fade)});
    }
    return out;
}

double App::frame() {
    double time = host::now();
    double since = time - last_frame_;
    if (only_thinks_ && frames_wanted_ == 0) {
        // Nothing is to be seen meanwhile: the time between two frames is for thinking.
        last_frame_ = time;
        tick_opponents(since);
        tick_advisor();
        if (anyone_thinks() && frames_wanted_ == 0) return 0;
    }
    only_thinks_ = false;
    double passed = std::clamp(since, 0.0, longest_step);
    last_frame_ = time;
    measure();
    if (ui_->prepare(screen_, settings_)) imgui_sdl::rebuild_fonts();

    tick_pause(since);
    tick_opponents(since);
    tick_advisor();
    tick_replay(since);
    rested();
    bool moving = view_.animator.advance(passed);
    moving = view_.camera.advance(passed) || moving;

    const bool with_table = page_ == panels::Page::table || page_ == panels::Page::result;
    panels::TableView table = table_view();
    panels::FrameInput input;
    input.page = page_;
    input.session = session_.get();
    input.owners = owners_;
    input.roles = playback_ ? all_persons : roles_;
    input.take_backs = take_backs_;
    input.table = with_table ? &table : nullptr;
    input.screen = screen_;
    input.settings = settings_;
    input.theme = theme();
    input.seconds = time;
    input.pictures = &pictures_;
    input.kept = &kept_.shown();
    input.elsewhere = elsewhere_ && with_table && !playback_;
    input.warning = warning_;
    input.final_told = final_told_;
    view_.begin_frame();
    imgui_sdl::new_frame();
    panels::FrameOutput output = ui_->frame(input);

    view_.camera.resize(view::Vec{screen_.width, screen_.height},
                        view::Rect{output.free.x0, output.free.y0, output.free.width(), output.free.height()},
                        screen_.density);
    view_.camera.set_bounds(board_bounds());
    place_camera();
    view_.set_covered(covered_by_controls());
    bool breathing = view_.draw(scene(), since);
    imgui_sdl::draw(renderer_);
    view_.draw_above([this](int player) {
        panels::Box card = ui_->card_of(player);
        return view::Rect{card.x0, card.y0, card.width(), card.height()};
    });
    SDL_RenderPresent(renderer_);
    ++frames_drawn_;
    if (!shown_) {
        shown_ = true;
        host::ready();
    }

    if (!output.intents.empty()) {
        carry_out(output.intents);
        after_input();
    }
    say_news();
    hand_tile_ = output.hand_tile;
    if (output.hot_choice != hot_choice_) {
        hot_choice_ = output.hot_choice;
        after_input();
    }
    if (output.hot_hint != hot_hint_) {
        hot_hint_ = output.hot_hint;
        after_input();
    }
    if (output.overlay != overlay_) {
        overlay_ = output.overlay;
        asked_cell_.reset();
        after_input();
    }
    note_final_told(output.final_told);
    say_warning();
    edit_text(output);

    if (frames_wanted_ > 0) --frames_wanted_;
    if (frames_wanted_ > 0 || moving || breathing || view_.painting() || view_.camera.moving()) return 0;
    if (anyone_thinks()) {
        only_thinks_ = true;
        return 0;
    }
    bool thinks = computer_to_move() && !pausing_;
    double due = std::min(at_rest, output.redraw_in);
    if (replay_runs_) due = std::min(due, std::max(replay_left_, 0.01));
    if (thinks) due = std::min(due, std::max(opponent_wait_, 0.01));
    if (pausing_) due = std::min(due, std::max(pause_left_, 0.01));
    return std::min(due, rest_seconds());
}

// What is due is said once after every change of the game, though other things are said in between.
void App::say_news() {
    std::size_t moment = session_ ? session_->log().size() : 0;
    if (moment != announced_at_) due_said_.clear();
    announced_at_ = moment;
    const std::string& news = ui_->announcement();
    if (news == announced_) return;
    announced_ = news;
    if (news.empty() || news == due_said_) return;
    if (due_said_.empty()) due_said_ = news;
    host::say(news);
}

void App::edit_text(const panels::FrameOutput& output) {
    bool wanted = output.text_field.has_value();
    if (wanted && (!host_text_open_ || !(host_text_box_ == *output.text_field))) {
        const panels::Box& box = *output.text_field;
        host_text_box_ = box;
        double k = 1 / screen_.density;
        host::Selected selected = output.text_selected ? host::Selected::everything : host::Selected::nothing;
        host::edit_text(output.text_value, selected, box.x0 * k, box.y0 * k, box.width() * k, box.height() * k);
    } else if (!wanted && host_text_open_) {
        host::end_text();
    }
    host_text_open_ = wanted;
}

void App::host_event(std::string_view kind, std::string_view text) {
    look_around();
    if (keeping_event(kind, text)) {
        after_input();
        return;
    }
    if (kind == "address" && !open_from_address() && !host::parameter("players").empty()) start_from_address();
    if (kind == "game") open_text(text);
    if (kind == "game_failed") refuse("open.failed", text.empty() ? say("open.no_text") : std::string(text));
    if (kind == "copied") ui_->tell(say("share.title"), say("share.copied"));
    if (kind == "copy_failed") ui_->tell(say("share.title"), say("share.not_copied"));
    if (kind == "text" || kind == "text_done") {
        if (!host_text_open_) return;
        // The host's field holds the whole text: it replaces what the drawn one holds.
        ui_->set_text(text);
        after_input();
        if (kind == "text_done") {
            press_key(panels::UiKey::enter);
            host_text_open_ = false;
        }
    }
    after_input();
}

void App::press_key(panels::UiKey key) {
    ui_->key(key, true, false);
    ui_->key(key, false, false);
}

std::string App::query(std::string_view what) {
    constexpr std::string_view press = "press ";
    if (what == "describe") return describe();
    if (what.substr(0, press.size()) == press) {
        ui_->press(what.substr(press.size()));
        after_input();
    }
    return {};
}

}  // namespace bastide::app
