// The game at the table: turns, the pause in which a turn may be taken back, and what the panels ask for.
#include <algorithm>

#include "record/notation.h"
#include "rules/rule_options.h"
#include "shell/app/app.h"
#include "shell/app/host.h"

namespace bastide::app {

namespace {

constexpr double pause_seconds = 1.8;
constexpr int sound_rate = 24000;
constexpr double pause_after_last = 2.6;
constexpr double pause_of_computer = 0.7;
constexpr double longest_pause = 1e9;  // until somebody decides
constexpr double points_stagger = 0.18;
constexpr double figure_mouse_points = 120;  // least width of a tile while its figure is chosen
constexpr double figure_touch_points = 150;
constexpr std::uint64_t resting_seed = 11;
constexpr int resting_tiles = 46;

std::vector<std::string> split_names(std::string_view text) {
    std::vector<std::string> out;
    while (!text.empty() && out.size() < max_players) {
        std::string_view name = text.substr(0, text.find(','));
        text.remove_prefix(std::min(text.size(), name.size() + 1));
        if (!name.empty()) out.emplace_back(name);
    }
    return out;
}

std::optional<std::uint64_t> number(std::string_view text) {
    if (text.empty()) return std::nullopt;
    std::uint64_t value = 0;
    for (char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        value = value * 10 + static_cast<std::uint64_t>(c - '0');
    }
    return value;
}

// A part of a game to look at: every tile goes where it touches most others.
std::unique_ptr<Session> resting_game() {
    auto game =
        std::make_unique<Session>(preset(Preset::edition_2014), std::vector<std::string>{"A", "B"}, resting_seed);
    for (int i = 0; i < resting_tiles && !game->over(); ++i) {
        game->draw();
        Play play(game->state());
        if (play.stage() != Stage::tile || play.legal_cells().empty()) break;
        const Board& board = game->state().board;
        Cell best = play.legal_cells().front();
        int best_value = -1000;
        for (Cell c : play.legal_cells()) {
            unsigned bound = board.frontier_at(c).bound;
            int sides = 0;
            for (int side = 0; side < 4; ++side)
                sides += static_cast<int>(bound >> side & 1u);
            int value = 4 * sides - 2 * std::abs(c.x) - 3 * std::abs(c.y);
            if (value > best_value) {
                best_value = value;
                best = c;
            }
        }
        play.choose(best);
        game->perform(*play.decision());
        while (game->state().phase == Phase::figure) {
            Play figure(game->state());
            if (!figure.options().empty() && i % 3 != 2)
                figure.choose_option(i % static_cast<int>(figure.options().size()));
            game->perform(*figure.decision());
        }
    }
    return game;
}

}  // namespace

// The address may name a seed, so that a game can be played again as it was.
std::uint64_t App::dealer_seed() const {
    std::optional<std::uint64_t> seed = number(host::parameter("seed"));
    return seed ? *seed : host::fresh_seed();
}

void App::open_first_page() {
    bool link = !host::parameter("g").empty() || !host::parameter("p").empty();
    bool new_game = !host::parameter("players").empty();
    bool there = false;
    if (link) {
        there = go_on_where_it_was(Return::to_home);
    } else if (!new_game || host::reloaded()) {
        there = go_on_where_it_was(Return::as_it_was);
    }
    if (!there || link) start_from_address();
}

void App::start_from_address() {
    if (open_from_address()) return;
    std::vector<std::string> names = split_names(host::parameter("players"));
    std::string wanted = host::parameter("rules");
    RuleSet rules = preset(Preset::edition_2014);
    std::optional<NotationError> fault;
    if (!wanted.empty()) fault = parse_rules(wanted, rules);
    bool known = !fault;
    int players = static_cast<int>(names.size());
    if (known && players >= 1 && players >= least_players(rules) && players <= most_players(rules)) {
        SeatRoles roles = roles_in_address();
        start_game(rules, std::move(names), panels::owners_by_seat, roles, usual_take_backs(roles, players),
                   dealer_seed());
        return;
    }
    go(panels::Page::home);
    if (fault && players > 0) refuse("open.failed", fault->sentence + " (" + std::string(code_name(fault->code)) + ")");
}

void App::start_game(const RuleSet& rules, std::vector<std::string> names, panels::OwnerOfSeat owners,
                     const SeatRoles& roles, TakeBacks take_backs, std::uint64_t seed) {
    names = fit_for_record(rules, std::move(names));
    set_table(std::make_unique<Session>(rules, std::move(names), seed), owners, roles, take_backs);
    keep_from_now_on();
    go(panels::Page::table);
    draw_tile();
}

void App::set_table(std::unique_ptr<Session> session, const panels::OwnerOfSeat& owners, const SeatRoles& roles,
                    TakeBacks take_backs) {
    view_.animator.finish();
    playback_.reset();
    waiting_.reset();
    session_ = std::move(session);
    play_.emplace(session_->state());
    owners_ = owners;
    roles_ = roles;
    take_backs_ = take_backs;
    opponent_.forget();
    planned_.reset();
    thought_.clear();
    held_points_.clear();
    pausing_ = false;
    camera_is_ours_ = true;
    sight_before_figure_.reset();
    elsewhere_ = false;
    pausing_before_result_ = false;
    feature_.reset();
    lit_cells_.clear();
}

void App::go(panels::Page page) {
    if (page == panels::Page::table && !session_) return;
    if (playback_ && page != panels::Page::table) {
        page_before_replay_ = page;
        leave_replay();
        return;
    }
    page_ = page;
    feature_.reset();
    feature_pinned_ = false;
    lit_cells_.clear();
    camera_is_ours_ = true;
    fitted_ = false;
    if (quiet_page() && !resting_) resting_ = resting_game();
    name_window();
    bool with_game = !playback_ && (page == panels::Page::table || page == panels::Page::result);
    if (page == panels::Page::home) {
        leave_game();
        kept_.tell_dates();
    } else if (with_game && !game_id_.empty() && holding_ == Holding::nothing) {
        hold_game(host::Manner::politely);
    } else if (with_game) {
        keep_game();
    }
}

// "person,master" after ?seats=; nothing, or anything else, is a person.
SeatRoles App::roles_in_address() const {
    SeatRoles out = all_persons;
    std::string text = host::parameter("seats");
    std::string_view rest = text;
    for (SeatRole& role : out) {
        std::string_view word = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(rest.size(), word.size() + 1));
        for (int i = 0; i < seat_roles; ++i) {
            if (word == seat_role_names[i]) role = static_cast<SeatRole>(i);
        }
    }
    return out;
}

// The last decision was a computer's: taking it back would only make it move again.
bool App::moved_by_computer() const {
    if (!session_ || session_->log().empty()) return false;
    for (auto entry = session_->log().rbegin(); entry != session_->log().rend(); ++entry) {
        if (entry->event.kind == EventKind::tile_placed) return is_computer(roles_[entry->event.player]);
    }
    return false;
}

// A player may decide something now.
bool App::may_act() const {
    return play_ && !pausing_ && !playback_ && page_ == panels::Page::table && may_play() && !computer_to_move();
}

// Everything that happens by a player's decision.
void App::perform(const Action& action) {
    if (!is_computer(role_to_move())) thought_.clear();
    GameState before = session_->state();
    Events events = session_->perform(action);
    animate(before, events);
    game_changed();
    skip_idle_figure();
    if (session_->awaits_draw() || session_->over()) begin_pause();
}

void App::perform_decision() {
    if (!may_act()) return;
    if (std::optional<Action> action = play_->decision()) perform(*action);
}

// Where no figure may be put, there is nothing to decide.
void App::skip_idle_figure() {
    if (play_->stage() != Stage::figure || !play_->options().empty() || !may_pass(session_->state())) return;
    GameState before = session_->state();
    Events events = session_->perform(Pass{});
    animate(before, events);
    game_changed();
}

void App::draw_tile() {
    pausing_ = false;
    GameState before = session_->state();
    Events events = session_->draw();
    animate(before, events);
    game_changed();
    if (session_->over()) begin_pause();
}

int App::steps_back() const {
    bool allowed = session_ && !playback_ && may_play() && page_ == panels::Page::table;
    return allowed ? bastide::steps_back(*session_, roles_, take_backs_) : 0;
}

bool App::may_redo() const {
    return session_ && !playback_ && may_play() && page_ == panels::Page::table && !session_->undone().empty();
}

void App::undo() {
    int steps = steps_back();
    if (steps == 0) return;
    view_.animator.finish();
    pausing_ = false;
    held_points_.clear();
    final_told_ = {};
    thought_.clear();
    for (int n = 0; n < steps; ++n)
        session_->undo();
    game_changed();
}

void App::redo() {
    if (!may_redo()) return;
    view_.animator.finish();
    pausing_ = false;
    do {
        view_.animator.finish();
        GameState before = session_->state();
        animate(before, session_->redo());
    } while (goes_on_by_itself(*session_, roles_));
    game_changed();
    if (session_->awaits_draw() || session_->over()) begin_pause();
}

void App::game_changed() {
    play_->update(session_->state());
    advisor_.forget();
    carried_.reset();
    feature_.reset();
    feature_pinned_ = false;
    resting_since_.reset();
    lit_cells_.clear();
    if (play_->stage() == Stage::figure && !computer_to_move()) {
        show_figure_spots();
    } else {
        if (sight_before_figure_ && !camera_is_ours_) {
            view_.camera.move_to(*sight_before_figure_, view_.animator.liveliness());
        }
        if (sight_before_figure_) fitted_bounds_ = view::Rect{};
        sight_before_figure_.reset();
    }
    name_window();
    keep_game();
    after_input();
}

// Whose turn it is shows in the title, so that it can be seen from another tab.
void App::name_window() const {
    bool playing = page_ == panels::Page::table && session_ && !session_->over();
    std::string title = playing ? session_->names()[session_->state().current] + " · Bastide" : std::string("Bastide");
    SDL_SetWindowTitle(window_, title.c_str());
}

// While the reader leaves the camera to us, it shows the whole board, whatever the free rectangle and the board become.
void App::place_camera() {
    if (quiet_page()) {
        view_.camera.move_to(view_.camera.filling(), view::Liveliness::none);
        return;
    }
    bool choosing = page_ == panels::Page::table && sight_before_figure_.has_value();
    if (!camera_is_ours_ || (choosing && fitted_)) return;
    if (fitted_ && fitted_free_ == view_.camera.free_area() && fitted_bounds_ == board_bounds()) return;
    view_.camera.fit(fitted_ ? view_.animator.liveliness() : view::Liveliness::none);
    fitted_ = true;
    fitted_free_ = view_.camera.free_area();
    fitted_bounds_ = board_bounds();
}

// The tile comes near enough for its parts to be told apart, and goes back afterwards.
void App::show_figure_spots() {
    const GameState& state = session_->state();
    if (play_->options().empty() || state.last_tile == no_tile) return;
    bool touch = screen_.pointer == panels::PointerKind::touch;
    if (!sight_before_figure_) sight_before_figure_ = view_.camera.sight();
    view_.camera.set_bounds(board_bounds());
    view_.camera.show(state.board.tiles[state.last_tile].cell, touch ? figure_touch_points : figure_mouse_points,
                      view_.animator.liveliness());
}

void App::begin_pause() {
    pausing_ = true;
    pause_left_ = offers_extra_tile() ? longest_pause : session_->over() ? pause_after_last : pause_seconds;
    // Only who may take something back needs time for it; what a computer did is to be seen, though.
    if (moved_by_computer() && !session_->over() && !offers_extra_tile()) pause_left_ = pause_of_computer;
}

// The builder's extra tile is drawn when the player says so: only until then may he do without it.
bool App::offers_extra_tile() const {
    return session_ && session_->awaits_draw() && may_pass(session_->state());
}

void App::hurry() {
    if (!pausing_ && !computer_to_move()) return;
    view_.animator.finish();
    if (pausing_) pause_left_ = 0;
    // A computer that has thought moves at once.
    opponent_wait_ = 0;
    after_input();
}

void App::tick_pause(double seconds) {
    if (!pausing_) return;
    // The pause begins when everything has arrived.
    if (!view_.animator.busy()) pause_left_ -= seconds;
    if (pause_left_ > 0 || page_ != panels::Page::table || !may_play()) return;
    pausing_ = false;
    if (session_->over()) {
        held_points_.clear();
        go(panels::Page::result);
    } else {
        draw_tile();
    }
    after_input();
}

void App::sound(Sound sound, double after) {
    if (settings_.loudness == panels::Loudness::off) return;
    std::vector<float>& samples = sounds_[static_cast<int>(sound)];
    if (samples.empty()) samples = synthesize(sound, sound_rate);
    host::play(samples, sound_rate, settings_.loudness == panels::Loudness::full ? 0.9 : 0.35, after);
}

// One sound for each kind of thing that happened, in step with what is seen.
void App::sound_events(const Events& events) {
    bool points = false;
    bool city = false;
    for (const Event& event : events) {
        if (event.kind == EventKind::tile_placed) sound(Sound::tile);
        if (event.kind == EventKind::figure_placed) sound(Sound::figure);
        if (event.kind == EventKind::turn_passed_on && session_->names().size() > 1) sound(Sound::turn);
        bool scored = event.kind == EventKind::region_scored || event.kind == EventKind::figure_recalled;
        if (!scored || event.awards.empty()) continue;
        city = city || (event.kind == EventKind::region_scored && event.feature == FeatureKind::city);
        points = points || !city;
    }
    if (city) sound(Sound::completed, 0.25);
    if (points && !city) sound(Sound::points, 0.25);
}

// The wall of a city closes, a road finds its end: what was completed is seen before its points are.
void App::gleam(const Event& event, double delay) {
    const Board& board = session_->state().board;
    if (event.cells.empty() || board.tiles.empty()) return;
    int tile = board.tile_at(event.cells.front());
    if (tile == no_tile) return;
    const LaidTile& laid = board.tiles[tile];
    for (int i = 0; i < facts(laid.kind).segment_count; ++i) {
        Label label = board.label[laid.first_segment + i];
        if (kind_of(board, label) != event.feature || cells_of(board, label) != event.cells) continue;
        view_.animator.region_completed(lit_segments(label), board.tiles[board.tiles.size() - 1].cell, delay * 0.5);
        return;
    }
}

void App::animate(const GameState& before, const Events& events) {
    sound_events(events);
    double delay = 0.3;
    auto owner = [this](int seat) { return static_cast<int>(owners_[static_cast<std::size_t>(seat)]); };
    for (const Event& event : events) {
        switch (event.kind) {
            case EventKind::tile_placed:
                view_.animator.tile_laid(event.cell);
                break;
            case EventKind::figure_placed:
                view_.animator.figure_put(
                    view::SceneFigure{event.figure, owner(event.player), view::Place{event.cell, event.segment}});
                break;
            case EventKind::figure_recalled:
            case EventKind::region_scored: {
                view::Vec from =
                    event.returned.empty()
                        ? view::Vec{event.cell.x + 0.5, event.cell.y + 0.5}
                        : view_.board_point(view::Place{event.returned.front().cell, event.returned.front().segment});
                for (const Award& award : event.awards) {
                    if (award.points != 0) view_.animator.points(award.player, award.points, from, delay);
                }
                for (const ReturnedFigure& figure : event.returned) {
                    view_.animator.figure_home(
                        view::SceneFigure{figure.kind, owner(figure.owner), view::Place{figure.cell, figure.segment}},
                        delay);
                }
                if (event.kind == EventKind::region_scored) gleam(event, delay);
                delay += points_stagger;
                break;
            }
            case EventKind::final_scored:
            case EventKind::final_goods:
                // Told step by step on the result's page; the cards keep the score of the game until then.
                held_points_.resize(static_cast<std::size_t>(before.players.size()), 0);
                for (const Award& award : event.awards)
                    held_points_[award.player] += award.points;
                break;
            default:
                break;
        }
    }
}

void App::rotate(int direction) {
    if (!may_act() || play_->stage() != Stage::tile) return;
    Side before = play_->turn();
    play_->rotate(direction);
    if (play_->turn() != before) view_.animator.ghost_turned(before);
}

void App::choose_cell(Cell c) {
    if (!may_act() || play_->stage() != Stage::tile) return;
    bool again = play_->chosen() && play_->ghost() == c;
    Side before = play_->turn();
    play_->choose(c);
    if (again && play_->turn() != before) view_.animator.ghost_turned(before);
}

void App::carry_out(const panels::Intents& intents) {
    for (const panels::Intent& intent : intents)
        carry_out(intent);
}

void App::carry_out(const panels::Intent& intent) {
    view::Vec middle = view_.camera.free_area().centre();
    view::Liveliness liveliness = view_.animator.liveliness();
    if (keeping_intent(intent)) return;
    if (std::holds_alternative<panels::Confirm>(intent)) {
        perform_decision();
    } else if (std::holds_alternative<panels::Undo>(intent)) {
        undo();
    } else if (std::holds_alternative<panels::Redo>(intent)) {
        redo();
    } else if (const auto* turn = std::get_if<panels::Turn>(&intent)) {
        rotate(turn->direction);
    } else if (const auto* choose = std::get_if<panels::ChooseFigure>(&intent)) {
        if (play_) play_->choose_option(choose->choice == panels::no_figure ? nothing_chosen : choose->choice);
    } else if (const auto* hint = std::get_if<panels::TryHint>(&intent)) {
        try_hint(hint->index);
    } else if (std::holds_alternative<panels::Decline>(intent)) {
        if (offers_extra_tile() && may_play()) perform(Pass{});
    } else if (std::holds_alternative<panels::Hurry>(intent)) {
        hurry();
    } else if (std::holds_alternative<panels::Fit>(intent)) {
        camera_is_ours_ = true;
        view_.camera.fit(liveliness);
    } else if (std::holds_alternative<panels::ZoomIn>(intent)) {
        camera_is_ours_ = false;
        view_.camera.zoom_step(middle, 1, liveliness);
    } else if (std::holds_alternative<panels::ZoomOut>(intent)) {
        camera_is_ours_ = false;
        view_.camera.zoom_step(middle, -1, liveliness);
    } else if (const auto* focus = std::get_if<panels::Focus>(&intent)) {
        if (!focus->cells.empty()) {
            camera_is_ours_ = false;
            view_.camera.show(focus->cells[focus->cells.size() / 2], 0, liveliness);
        }
    } else if (const auto* light = std::get_if<panels::Light>(&intent)) {
        lit_cells_ = light->cells;
    } else if (std::holds_alternative<panels::CloseFeature>(intent)) {
        feature_.reset();
        feature_pinned_ = false;
    } else if (const auto* where = std::get_if<panels::Go>(&intent)) {
        go(where->page);
    } else if (const auto* start = std::get_if<panels::StartGame>(&intent)) {
        start_game(start->rules, start->names, start->owners, start->roles, start->take_backs, dealer_seed());
    } else if (std::holds_alternative<panels::Rematch>(intent)) {
        if (session_)
            start_game(RuleSet(session_->rules()), session_->names(), owners_, roles_, take_backs_, host::fresh_seed());
    } else if (const auto* to = std::get_if<panels::ReplayTo>(&intent)) {
        replay_runs_ = false;
        replay_to(to->step);
    } else if (const auto* run = std::get_if<panels::ReplayRun>(&intent)) {
        run_replay(run->on);
    } else if (std::holds_alternative<panels::ReplaySpeed>(intent)) {
        replay_speed_ = replay_speed_ >= 8 ? 1 : replay_speed_ * 2;
    } else if (std::holds_alternative<panels::ReplayLeave>(intent)) {
        leave_replay();
    } else if (std::holds_alternative<panels::ReplayContinue>(intent)) {
        play_on();
    } else if (std::holds_alternative<panels::LookBack>(intent)) {
        look_back();
    } else if (const auto* out = std::get_if<panels::Share>(&intent)) {
        share(out->as);
    } else if (const auto* in = std::get_if<panels::OpenGame>(&intent)) {
        host::fetch_game(in->from == panels::OpenFrom::file ? host::Source::file : host::Source::clipboard);
    } else if (const auto* change = std::get_if<panels::ChangeSettings>(&intent)) {
        settings_ = change->settings;
        apply_settings();
        keep_settings();
    }
}

}  // namespace bastide::app
