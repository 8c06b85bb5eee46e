// Input: what the mouse, fingers and keys do. Panels come first; what they do not want is for the board.
#include <cmath>

#include "shell/app/app.h"
#include "shell/app/host.h"

namespace bastide::app {

namespace {

constexpr double rest_until_feature = 0.25;  // seconds of a still pointer until a feature is explained
constexpr double pan_step = 80;              // points an arrow key moves the board
constexpr double finger_points = 24;         // from the middle of what is meant
constexpr double wheel_growth = 1.25;        // a notch of the wheel

std::optional<panels::UiKey> panel_key(const SDL_Keysym& key) {
    switch (key.scancode) {
        case SDL_SCANCODE_TAB:
            return panels::UiKey::tab;
        case SDL_SCANCODE_RETURN:
        case SDL_SCANCODE_KP_ENTER:
            return panels::UiKey::enter;
        case SDL_SCANCODE_SPACE:
            return panels::UiKey::space;
        case SDL_SCANCODE_ESCAPE:
            return panels::UiKey::escape;
        case SDL_SCANCODE_LEFT:
            return panels::UiKey::left;
        case SDL_SCANCODE_RIGHT:
            return panels::UiKey::right;
        case SDL_SCANCODE_UP:
            return panels::UiKey::up;
        case SDL_SCANCODE_DOWN:
            return panels::UiKey::down;
        case SDL_SCANCODE_HOME:
            return panels::UiKey::home;
        case SDL_SCANCODE_END:
            return panels::UiKey::end;
        case SDL_SCANCODE_BACKSPACE:
            return panels::UiKey::backspace;
        case SDL_SCANCODE_DELETE:
            return panels::UiKey::erase;
        default:
            break;
    }
    return std::nullopt;
}

bool is_touch(Uint32 which) {
    return which == SDL_TOUCH_MOUSEID;
}

}  // namespace

view::Vec App::in_pixels(double x, double y) const {
    return view::Vec{x * points_ratio_, y * points_ratio_};
}

void App::event(const SDL_Event& event) {
    view_.handle_event(event);
    // When it happened, not when it is dealt with: several events share a frame.
    event_time_ = event.common.timestamp / 1000.0;
    view::Vec size{screen_.width, screen_.height};
    switch (event.type) {
        case SDL_QUIT:
            finished_ = true;
            break;
        case SDL_WINDOWEVENT:
            look_around();
            if (event.window.event == SDL_WINDOWEVENT_LEAVE && screen_.pointer == panels::PointerKind::mouse) {
                ui_->pointer_left();
                pointer_there_ = false;
                if (play_) play_->point(std::nullopt);
            }
            break;
        // Fingers also come as mouse events; those are left alone.
        case SDL_MOUSEMOTION:
            if (is_touch(event.motion.which)) return;
            screen_.pointer = panels::PointerKind::mouse;
            pointer_moved(view::Pointing::mouse, 0, in_pixels(event.motion.x, event.motion.y));
            break;
        case SDL_MOUSEBUTTONDOWN:
            if (is_touch(event.button.which)) return;
            screen_.pointer = panels::PointerKind::mouse;
            pointer_pressed(view::Pointing::mouse, 0, in_pixels(event.button.x, event.button.y), event.button.button);
            break;
        case SDL_MOUSEBUTTONUP:
            if (is_touch(event.button.which)) return;
            if (event.button.button != SDL_BUTTON_RIGHT) {
                pointer_released(view::Pointing::mouse, 0, in_pixels(event.button.x, event.button.y));
            }
            break;
        case SDL_MOUSEWHEEL:
            wheel(static_cast<double>(event.wheel.preciseY));
            break;
        case SDL_FINGERDOWN:
            screen_.pointer = panels::PointerKind::touch;
            pointer_pressed(view::Pointing::touch, event.tfinger.fingerId,
                            view::Vec{event.tfinger.x * size.x, event.tfinger.y * size.y}, SDL_BUTTON_LEFT);
            break;
        case SDL_FINGERMOTION:
            pointer_moved(view::Pointing::touch, event.tfinger.fingerId,
                          view::Vec{event.tfinger.x * size.x, event.tfinger.y * size.y});
            break;
        case SDL_FINGERUP:
            pointer_released(view::Pointing::touch, event.tfinger.fingerId,
                             view::Vec{event.tfinger.x * size.x, event.tfinger.y * size.y});
            break;
        case SDL_TEXTINPUT:
            if (ui_->has_keyboard()) {
                ui_->text(event.text.text);
            } else {
                text_shortcut(event.text.text);
            }
            break;
        case SDL_KEYDOWN:
            key_pressed(event.key.keysym);
            break;
        case SDL_KEYUP:
            if (std::optional<panels::UiKey> key = panel_key(event.key.keysym)) {
                ui_->key(*key, false, (event.key.keysym.mod & KMOD_SHIFT) != 0);
            }
            break;
        default:
            break;
    }
    after_input();
}

void App::pointer_pressed(view::Pointing by, std::int64_t id, view::Vec at, int button) {
    pointer_ = at;
    pointer_there_ = true;
    bool first = !gesture_reader_.pressed() && !panel_press_;
    auto x = static_cast<float>(at.x);
    auto y = static_cast<float>(at.y);
    if (carried_) return;
    if (first && button == SDL_BUTTON_LEFT && take_up_tile(by, id, at)) return;
    if (first && ui_->has_pointer(x, y)) {
        if (button != SDL_BUTTON_LEFT) return;
        panel_press_ = true;
        ui_finger_ = id;
        ui_->pointer_moved(x, y);
        ui_->pointer_button(true);
        return;
    }
    if (panel_press_) return;
    if (button == SDL_BUTTON_RIGHT) {
        rotate(1);
        return;
    }
    // A press on the board closes what is open over it, and ends whatever moves.
    ui_->pointer_moved(x, y);
    ui_->pointer_button(true);
    ui_->pointer_button(false);
    view_.animator.finish();
    view_.camera.stop();
    gestures(gesture_reader_.press(by, id, at, event_time_));
}

void App::pointer_moved(view::Pointing by, std::int64_t id, view::Vec at) {
    pointer_ = at;
    pointer_there_ = true;
    auto x = static_cast<float>(at.x);
    auto y = static_cast<float>(at.y);
    if (carry_tile(id, at)) return;
    if (panel_press_) {
        if (id == ui_finger_) ui_->pointer_moved(x, y);
        return;
    }
    if (!gesture_reader_.pressed()) ui_->pointer_moved(x, y);
    if (by == view::Pointing::mouse && !gesture_reader_.pressed() && ui_->has_pointer(x, y)) {
        if (play_) play_->point(std::nullopt);
        resting_since_.reset();
        return;
    }
    gestures(gesture_reader_.move(by, id, at, event_time_));
}

void App::pointer_released(view::Pointing by, std::int64_t id, view::Vec at) {
    auto x = static_cast<float>(at.x);
    auto y = static_cast<float>(at.y);
    if (put_down_tile(id, at)) {
        if (by == view::Pointing::touch) pointer_there_ = false;
        return;
    }
    if (panel_press_) {
        if (id != ui_finger_) return;
        panel_press_ = false;
        ui_->pointer_moved(x, y);
        ui_->pointer_button(false);
    } else {
        gestures(gesture_reader_.release(by, id, at, event_time_));
    }
    if (by == view::Pointing::touch) {
        pointer_there_ = false;
        if (play_) play_->point(std::nullopt);
    }
}

void App::gestures(const view::Gestures& list) {
    bool board = page_ == panels::Page::table || page_ == panels::Page::result;
    for (const view::Gesture& gesture : list) {
        if (!board) continue;
        switch (gesture.kind) {
            case view::GestureKind::hover:
                pointed(gesture.at);
                break;
            case view::GestureKind::tap:
                tapped(gesture.at, gesture.by);
                break;
            case view::GestureKind::drag_start:
                resting_since_.reset();
                break;
            case view::GestureKind::drag:
                camera_is_ours_ = false;
                forget_feature();
                view_.camera.pan(gesture.delta);
                break;
            case view::GestureKind::drag_end:
                if (view_.animator.liveliness() != view::Liveliness::none) view_.camera.fling(gesture.velocity);
                break;
            case view::GestureKind::pinch:
                camera_is_ours_ = false;
                forget_feature();
                view_.camera.pan(gesture.delta);
                view_.camera.zoom_at(gesture.at, gesture.factor);
                break;
        }
    }
}

// Its card points at the board where the feature was.
void App::forget_feature() {
    feature_.reset();
    feature_pinned_ = false;
}

// While the tiles left are looked at, an empty cell pointed at or tapped is asked about.
void App::ask_what_fits(std::optional<Cell> cell) {
    if (overlay_ != panels::Overlay::tiles || !session_) return;
    const Board& board = session_->state().board;
    bool beside = false;
    for (int i = 0; cell && i < board.frontier.count; ++i)
        beside = beside || board.frontier_cell(i) == *cell;
    if (beside) asked_cell_ = cell;
}

void App::pointed(view::Vec at) {
    resting_since_ = host::now();
    ask_what_fits(view_.camera.cell_at(at));
    if (!feature_pinned_) feature_.reset();
    if (!play_ || play_->stage() != Stage::tile) return;
    Cell c = view_.camera.cell_at(at);
    std::optional<Cell> before = play_->ghost();
    play_->point(c);
    if (play_->ghost() != before && !play_->chosen() && play_->fits()) view_.animator.finish();
}

// Seconds until a still pointer is to be answered.
double App::rest_seconds() const {
    if (!resting_since_ || feature_pinned_) return 1e9;
    return std::max(0.01, *resting_since_ + rest_until_feature - host::now());
}

void App::rested() {
    if (!resting_since_ || host::now() - *resting_since_ < rest_until_feature) return;
    resting_since_.reset();
    if (feature_pinned_ || !session_ || page_ != panels::Page::table) return;
    if (view_.spot_at(pointer_) >= 0) return;
    const Board& board = session_->state().board;
    std::optional<view::Place> place = view_.place_at(pointer_);
    if (!place) return;
    feature_ = board.label[board.board_segment(board.tile_at(place->cell), place->segment)];
    feature_at_ = pointer_;
    after_input();
}

// A small legal cell takes the taps around it, as large as a fingertip.
Cell App::cell_for_tap(view::Vec at, view::Pointing by) const {
    Cell under = view_.camera.cell_at(at);
    if (by == view::Pointing::mouse || !play_ || play_->is_legal(under)) return under;
    double nearest = finger_points * screen_.density;
    for (Cell c : play_->legal_cells()) {
        double distance = view::length(view_.camera.cell_rect(c).centre() - at);
        if (distance >= nearest) continue;
        nearest = distance;
        under = c;
    }
    return under;
}

void App::tapped(view::Vec at, view::Pointing by) {
    if (pausing_) {
        if (!offers_extra_tile()) hurry();
        return;
    }
    if (!session_ || !play_) return;
    if (play_->stage() == Stage::figure) {
        int spot = view_.spot_at(at);
        if (spot >= 0) {
            if (spot == play_->option()) {
                perform_decision();
            } else {
                play_->choose_option(spot);
            }
            return;
        }
    }
    Cell c = cell_for_tap(at, by);
    ask_what_fits(c);
    const Board& board = session_->state().board;
    int tile = board.tile_at(c);
    if (playback_) {
        // A tile leads to the step at which it was laid; those laid later are not there to be pressed.
        replay_runs_ = false;
        if (std::optional<int> step = playback_->laid_at(c); step && tile != no_tile) replay_to(*step);
        return;
    }
    if (tile != no_tile) {
        std::optional<view::Place> place = view_.place_at(at);
        feature_.reset();
        feature_pinned_ = false;
        if (place && play_->stage() != Stage::figure) {
            feature_ = board.label[board.board_segment(tile, place->segment)];
            feature_at_ = at;
            feature_pinned_ = true;
        }
        return;
    }
    feature_.reset();
    feature_pinned_ = false;
    choose_cell(c);
}

void App::wheel(double notches) {
    auto x = static_cast<float>(pointer_.x);
    auto y = static_cast<float>(pointer_.y);
    if (ui_->has_pointer(x, y)) {
        ui_->wheel(static_cast<float>(notches));
        return;
    }
    if (page_ != panels::Page::table && page_ != panels::Page::result) return;
    bool over_ghost = play_ && play_->ghost() && *play_->ghost() == view_.camera.cell_at(pointer_);
    if (over_ghost) {
        wheel_left_ += notches;
        if (std::abs(wheel_left_) >= 1) {
            rotate(wheel_left_ < 0 ? 1 : -1);
            wheel_left_ = 0;
        }
        return;
    }
    camera_is_ours_ = false;
    forget_feature();
    if (std::abs(notches) >= 1) {
        view_.camera.zoom_step(pointer_, notches, view_.animator.liveliness());
    } else {
        view_.camera.zoom_at(pointer_, std::pow(wheel_growth, notches));
    }
}

void App::key_pressed(const SDL_Keysym& key) {
    bool board = page_ == panels::Page::table && play_ && !ui_->has_keyboard();
    // While a figure is to be chosen, Tab steps through the spots and not through the panels.
    bool spots = board && key.scancode == SDL_SCANCODE_TAB && play_->stage() == Stage::figure;
    bool walks = board && play_->stage() == Stage::tile &&
                 (key.scancode == SDL_SCANCODE_LEFT || key.scancode == SDL_SCANCODE_RIGHT ||
                  key.scancode == SDL_SCANCODE_UP || key.scancode == SDL_SCANCODE_DOWN);
    if (!spots && !walks) {
        std::optional<panels::UiKey> for_panels = panel_key(key);
        if (for_panels && ui_->key(*for_panels, true, (key.mod & KMOD_SHIFT) != 0)) return;
    }
    if (ui_->has_keyboard() && key.scancode != SDL_SCANCODE_ESCAPE) return;
    shortcut(key);
}

bool App::shortcut(const SDL_Keysym& key) {
    bool shift = (key.mod & KMOD_SHIFT) != 0;
    bool command = (key.mod & (KMOD_CTRL | KMOD_GUI)) != 0;
    if (key.scancode == SDL_SCANCODE_ESCAPE) {
        if (ui_->close_top()) return true;
        if (carried_) {
            carried_.reset();
            if (play_) play_->point(std::nullopt);
            return true;
        }
        if (feature_) {
            forget_feature();
        } else if (playback_) {
            leave_replay();
        } else if (play_) {
            play_->release();
            play_->choose_option(nothing_chosen);
        }
        return true;
    }
    if (page_ != panels::Page::table || !play_) return false;
    if (playback_ && !command && replay_key(key.scancode)) return true;
    view_.animator.finish();
    if (command) {
        // By the letter, so that it is where the layout in use has it, and by the place where that has no Latin z.
        auto letter = [&key](SDL_Keycode sym, SDL_Scancode code) {
            return key.sym == sym || (key.sym > 127 && key.scancode == code);
        };
        if (letter(SDLK_y, SDL_SCANCODE_Y) || (shift && letter(SDLK_z, SDL_SCANCODE_Z))) {
            redo();
        } else if (letter(SDLK_z, SDL_SCANCODE_Z)) {
            undo();
        }
        return true;
    }
    switch (key.scancode) {
        case SDL_SCANCODE_RETURN:
        case SDL_SCANCODE_KP_ENTER:
            if (pausing_ || computer_to_move()) {
                hurry();
            } else {
                perform_decision();
            }
            return true;
        case SDL_SCANCODE_SPACE:
            hurry();
            return true;
        case SDL_SCANCODE_TAB:
            play_->next_option(shift ? -1 : 1);
            return true;
        case SDL_SCANCODE_R:
            rotate(shift ? -1 : 1);
            return true;
        case SDL_SCANCODE_HOME:
            camera_is_ours_ = true;
            view_.camera.fit(view_.animator.liveliness());
            return true;
        case SDL_SCANCODE_F:
            ui_->toggle_fields();
            return true;
        case SDL_SCANCODE_T:
            ui_->toggle_tiles();
            return true;
        case SDL_SCANCODE_H:
            ui_->toggle_hints();
            return true;
        case SDL_SCANCODE_L:
            ui_->toggle_log();
            return true;
        case SDL_SCANCODE_LEFT:
            arrow(Side::west);
            return true;
        case SDL_SCANCODE_RIGHT:
            arrow(Side::east);
            return true;
        case SDL_SCANCODE_UP:
            arrow(Side::north);
            return true;
        case SDL_SCANCODE_DOWN:
            arrow(Side::south);
            return true;
        default:
            break;
    }
    if (key.scancode >= SDL_SCANCODE_1 && key.scancode <= SDL_SCANCODE_9 && !shift) {
        int option = key.scancode - SDL_SCANCODE_1;
        if (option < static_cast<int>(play_->options().size())) play_->choose_option(option);
        return true;
    }
    if (key.scancode == SDL_SCANCODE_0 && !shift) {
        play_->choose_option(nothing_chosen);
        return true;
    }
    return false;
}

// Keys that are known by what they write, wherever the layout has them.
bool App::text_shortcut(std::string_view text) {
    if (page_ != panels::Page::table && page_ != panels::Page::result) return false;
    view::Vec middle = view_.camera.free_area().centre();
    if (text == "+" || text == "=" || text == "-") {
        camera_is_ours_ = false;
        view_.camera.zoom_step(middle, text == "-" ? -1 : 1, view_.animator.liveliness());
        return true;
    }
    if (text == "?") {
        ui_->open_help();
        return true;
    }
    return false;
}

void App::arrow(Side direction) {
    if (play_->stage() == Stage::tile && !pausing_) {
        const GameState& state = session_->state();
        Cell start = state.last_tile == no_tile ? Cell{} : state.board.tiles[state.last_tile].cell;
        play_->walk(direction, start);
        if (play_->ghost() && !view_.camera.shows(*play_->ghost())) {
            view_.camera.show(*play_->ghost(), 0, view_.animator.liveliness());
        }
        return;
    }
    double step = pan_step * screen_.density;
    camera_is_ours_ = false;
    view_.camera.pan(view::Vec{-step * side_dx[index(direction)], -step * side_dy[index(direction)]});
}

}  // namespace bastide::app
