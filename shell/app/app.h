// The program: the window, the game at the table, the board and the panels, and the one loop that moves them. The host
// (host.h) calls open once, event for everything that happens, and frame when a picture is due; frame says when the
// next one is. Everything that happens in the game passes through `perform`, which hands its events to the animator, to
// the screen reader and to whoever else wants to know, one visible line each.
#pragma once

#include <SDL.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "session/playback.h"
#include "session/session.h"
#include "shell/app/advisor.h"
#include "shell/app/host.h"
#include "shell/app/kept_games.h"
#include "shell/app/opponent.h"
#include "shell/app/picture_source.h"
#include "shell/app/play.h"
#include "shell/app/sounds.h"
#include "shell/panels/ui.h"
#include "shell/view/board_view.h"
#include "shell/view/gestures.h"

namespace bastide::app {

class App {
public:
    App();
    ~App();
    App(const App&) = delete;
    App& operator=(const App&) = delete;

    // False, after telling the host why, if there is no window to be had.
    bool open();
    void close();
    void event(const SDL_Event& event);
    // Draws; seconds until the next frame is due: 0 = at once, 1e9 = when something happens.
    double frame();
    bool finished() const { return finished_; }

    // The graphics system lost everything it knew: gives up the renderer and every texture, and later makes them anew.
    // Nothing may be drawn between the two.
    void drop_renderer();
    void renew_renderer();
    // From the page: insets, hidden, visible, text, text_done and so on.
    void host_event(std::string_view kind, std::string_view text);
    // "describe": the screen as JSON; "record": the game as text; "press NAME": presses a control.
    std::string query(std::string_view what);

private:
    // app.cpp
    bool make_window();
    bool make_renderer();
    void measure();
    void look_around();
    panels::TableView table_view();
    std::vector<view::Rect> covered_by_controls() const;
    void after_input() { frames_wanted_ = 3; }
    void edit_text(const panels::FrameOutput& output);
    void say_news();
    void press_key(panels::UiKey key);

    // app_input.cpp
    view::Vec in_pixels(double x, double y) const;
    void pointer_pressed(view::Pointing by, std::int64_t id, view::Vec at, int button);
    void pointer_moved(view::Pointing by, std::int64_t id, view::Vec at);
    void pointer_released(view::Pointing by, std::int64_t id, view::Vec at);
    void wheel(double notches);
    void gestures(const view::Gestures& gestures);
    void tapped(view::Vec at, view::Pointing by);
    Cell cell_for_tap(view::Vec at, view::Pointing by) const;
    void pointed(view::Vec at);
    void forget_feature();
    void ask_what_fits(std::optional<Cell> cell);

    // app_hand.cpp
    bool take_up_tile(view::Pointing by, std::int64_t id, view::Vec at);
    bool carry_tile(std::int64_t id, view::Vec at);
    bool put_down_tile(std::int64_t id, view::Vec at);
    view::Vec carried_at() const;
    std::optional<view::CarriedTile> carried_tile() const;

    // app_input.cpp
    void key_pressed(const SDL_Keysym& key);
    bool shortcut(const SDL_Keysym& key);
    bool text_shortcut(std::string_view text);
    void arrow(Side direction);
    double rest_seconds() const;
    void rested();

    // app_game.cpp
    void start_game(const RuleSet& rules, std::vector<std::string> names, panels::OwnerOfSeat owners,
                    const SeatRoles& roles, TakeBacks take_backs, std::uint64_t seed);
    void set_table(std::unique_ptr<Session> session, const panels::OwnerOfSeat& owners, const SeatRoles& roles,
                   TakeBacks take_backs);
    void open_first_page();
    void start_from_address();
    std::uint64_t dealer_seed() const;
    bool may_act() const;
    SeatRoles roles_in_address() const;
    bool moved_by_computer() const;
    void go(panels::Page page);
    // Home and new game lie over a board at rest.
    bool quiet_page() const { return page_ == panels::Page::home || page_ == panels::Page::new_game; }
    void perform(const Action& action);
    void perform_decision();
    void draw_tile();
    void undo();
    void redo();
    // How many steps Undo takes back now.
    int steps_back() const;
    bool may_redo() const;
    void game_changed();
    void name_window() const;
    void skip_idle_figure();
    void begin_pause();
    void hurry();
    void tick_pause(double seconds);
    bool offers_extra_tile() const;
    void gleam(const Event& event, double delay);
    void animate(const GameState& before, const Events& events);
    void sound_events(const Events& events);
    void sound(Sound sound, double after = 0);
    void rotate(int direction);
    void choose_cell(Cell cell);
    void carry_out(const panels::Intents& intents);
    void carry_out(const panels::Intent& intent);
    void place_camera();
    void show_figure_spots();

    // app_opponents.cpp
    SeatRole role_to_move() const;
    bool computer_to_move() const;
    void tick_opponents(double seconds);
    void decide_extra_tile();
    std::string reasons_in_words(const bots::Reasons& reasons) const;

    // app_hints.cpp
    bool wants_hints() const;
    void tick_advisor();
    // Somebody thinks, and nothing is to be seen meanwhile.
    bool anyone_thinks() const { return (computer_to_move() && !pausing_ && !planned_) || awaits_hints(); }
    bool awaits_hints() const { return wants_hints() && !advisor_.done(); }
    std::string figures_in_words(const bots::Turn& turn) const;
    void fill_hints(panels::TableView& table) const;
    int option_of(const bots::Turn& turn) const;
    void try_hint(int index);
    void show_hints(view::BoardScene& scene) const;

    // app_replay.cpp: a recorded game is looked at; what is on the table waits meanwhile.
    void look_back();
    void replay_record(Playback playback, panels::OwnerOfSeat owners, int step);
    void replay_to(int step);
    void run_replay(bool on);
    void tick_replay(double seconds);
    bool replay_key(SDL_Scancode key);
    void leave_replay();
    void play_on();

    // app_exchange.cpp: games come in and go out.
    bool open_from_address();
    void open_text(std::string_view text);
    void refuse(std::string_view title_key, const std::string& reason);
    void share(panels::ShareAs as);
    std::string report() const;
    std::string say(std::string_view key) const { return ui_->catalog().text(key); }

    // app_keeping.cpp: the game on the table is kept, and comes back.
    enum class Return : std::uint8_t { as_it_was, to_home };
    void open_kept_games();
    void storage_failed(std::string_view code);
    bool go_on_where_it_was(Return where);
    void open_kept(const std::string& id);
    bool take_up(const std::string& id, const ReadGame& read);
    void keep_from_now_on();
    panels::Page page_of_game() const;
    void hold_final_points();
    void keep_game();
    void hold_game(host::Manner manner);
    void game_is_mine();
    void told_mine(std::string_view id, std::string_view text);
    void told_elsewhere(std::string_view id);
    void leave_game();
    void drop_kept(const std::string& id);
    void note_final_told(const panels::FinalTold& told);
    void say_warning();
    bool keeping_event(std::string_view kind, std::string_view text);
    bool keeping_intent(const panels::Intent& intent);
    // Not while the game is played elsewhere. Until the host has answered it most likely is not.
    bool may_play() const { return !elsewhere_; }

    // app_settings.cpp
    void read_settings();
    void keep_settings() const;
    void apply_settings();
    painter::Theme theme() const;

    // scene.cpp
    view::BoardScene scene() const;
    std::vector<view::LitSegment> lit_segments(Label label) const;
    void show_overlay(view::BoardScene& scene) const;
    void fill_overlay(panels::TableView& table);
    const Session* board_session() const;
    view::Rect board_bounds() const;

    // describe.cpp
    std::string describe() const;

    SDL_Window* window_ = nullptr;
    SDL_Renderer* renderer_ = nullptr;
    std::unique_ptr<panels::Ui> ui_;
    view::BoardView view_;
    PictureSource pictures_{view_};
    view::GestureReader gesture_reader_;

    panels::Page page_ = panels::Page::home;
    panels::Settings settings_;
    std::vector<std::string> languages_;
    panels::Screen screen_;
    host::Insets safe_area_;
    bool system_dark_ = false;
    bool less_motion_ = false;
    double points_ratio_ = 1;  // device pixels per SDL window unit
    double last_frame_ = 0;
    int frames_wanted_ = 3;
    bool finished_ = false;
    bool shown_ = false;   // a first frame was drawn
    bool fitted_ = false;  // the camera stands where this page wants it
    long frames_drawn_ = 0;

    std::unique_ptr<Session> session_;
    std::unique_ptr<Session> resting_;  // the board behind home and new game while no game runs
    std::optional<Play> play_;
    panels::OwnerOfSeat owners_ = panels::owners_by_seat;
    SeatRoles roles_ = all_persons;
    TakeBacks take_backs_ = TakeBacks::until_next_tile;
    Opponent opponent_;
    Advisor advisor_;
    int hot_hint_ = -1;
    std::optional<Action> planned_;  // what a computer is about to do
    double opponent_wait_ = 0;       // seconds until it may
    std::string thought_;            // what it had in mind
    bool only_thinks_ = false;       // the last frame left nothing to draw
    std::optional<Playback> playback_;
    std::unique_ptr<Session> waiting_;  // what was on the table before a recorded game was looked at
    panels::OwnerOfSeat waiting_owners_ = panels::owners_by_seat;
    panels::Page page_before_replay_ = panels::Page::home;
    std::optional<Session> replay_whole_;
    int replay_step_ = 0;
    int replay_speed_ = 1;
    bool replay_runs_ = false;
    double replay_left_ = 0;  // seconds to the next step
    double pause_left_ = 0;
    bool pausing_ = false;
    std::vector<float> sounds_[sound_count];  // made when first heard
    std::vector<int> held_points_;            // final points, not shown before the result

    // asked: the host has yet to say that no other tab plays it, or has said that one does.
    enum class Holding : std::uint8_t { nothing, asked, game };
    KeptGames kept_;
    std::string game_id_;  // of the game on the table; empty: it is not kept
    Holding holding_ = Holding::nothing;
    bool elsewhere_ = false;
    std::uint64_t known_hash_ = 0;        // of the game as it was kept last, as far as we know
    bool pausing_before_result_ = false;  // the game came on the table in the pause after its last tile
    panels::FinalTold final_told_;
    std::string warning_;
    bool warning_said_ = false;
    bool storage_fault_told_ = false;

    view::Rect fitted_free_;
    view::Rect fitted_bounds_;
    panels::Overlay overlay_ = panels::Overlay::none;
    struct Carried {
        view::Pointing by = view::Pointing::mouse;
        std::int64_t id = 0;
        view::Vec from;
        view::Vec at;
        bool lifted = false;
    };
    std::optional<Carried> carried_;
    std::optional<panels::Box> hand_tile_;
    int hot_choice_ = panels::no_figure;
    std::optional<Cell> asked_cell_;  // with the overlay of tiles: what fits here?
    bool camera_is_ours_ = true;      // the reader has not moved the camera since it was fitted
    std::optional<view::Sight> sight_before_figure_;
    bool panel_press_ = false;  // the press under way belongs to a panel
    std::int64_t ui_finger_ = -1;
    double event_time_ = 0;
    view::Vec pointer_;
    bool pointer_there_ = false;
    std::optional<double> resting_since_;
    bool feature_pinned_ = false;
    std::optional<Label> feature_;
    view::Vec feature_at_;
    std::vector<Cell> lit_cells_;
    double wheel_left_ = 0;
    bool host_text_open_ = false;
    panels::Box host_text_box_;
    std::string announced_;
    std::string due_said_;  // of this moment of the game
    std::size_t announced_at_ = 0;
};

// Names that differ and that a record can hold.
std::vector<std::string> fit_for_record(const RuleSet& rules, std::vector<std::string> names);

}  // namespace bastide::app
