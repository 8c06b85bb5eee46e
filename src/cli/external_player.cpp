#include "cli/external_player.h"

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>

#include "record/json_writer.h"
#include "record/replay_json.h"

namespace bastide::cli {
namespace {

JsonWriter question(const Record& record, const GameState& state, std::string_view what) {
    JsonWriter json;
    json.begin_object().key("ask").string(what).key("player").string(record.players[state.current]);
    return json;
}

void close_once(int& file) {
    if (file >= 0) {
        close(file);
        file = -1;
    }
}

}  // namespace

ExternalPlayer::~ExternalPlayer() {
    close_once(to_);
    close_once(from_);
    if (process_ > 0) {
        waitpid(process_, nullptr, 0);
    }
}

bool ExternalPlayer::start() {
    int down[2];
    int up[2];
    if (pipe(down) != 0) {
        return false;
    }
    if (pipe(up) != 0) {
        close(down[0]);
        close(down[1]);
        return false;
    }
    signal(SIGPIPE, SIG_IGN);  // a program that ends early is told by its silence
    process_ = fork();
    if (process_ == 0) {
        dup2(down[0], STDIN_FILENO);
        dup2(up[1], STDOUT_FILENO);
        for (int file : {down[0], down[1], up[0], up[1]}) {
            close(file);
        }
        execl("/bin/sh", "sh", "-c", command_.c_str(), static_cast<char*>(nullptr));
        _exit(127);
    }
    close(down[0]);
    close(up[1]);
    to_ = down[1];
    from_ = up[0];
    return process_ > 0;
}

void ExternalPlayer::begin_game(const Record& record) {
    game_ = Replay{};
    game_.state = new_game(record.rules, static_cast<int>(record.players.size()));
    plies_ = 0;
    send(header_json(record));
}

void ExternalPlayer::tell(const Record& record) {
    constexpr int header_lines = 3;
    for (auto i = static_cast<std::size_t>(plies_); i < record.lines.size(); ++i) {
        Ply ply;
        ply.line = i;
        ply.move = std::get<Move>(record.lines[i]);
        if (play_move(game_.state, ply.move, &ply, &game_.final)) {
            return;
        }
        ++plies_;
        send(ply_json(record, ply, plies_, plies_ + header_lines, Legal::left_out));
        if (game_.state.phase == Phase::over) {
            send(end_json(record, game_));
        }
    }
}

bots::Turn ExternalPlayer::choose(const Record& record, const GameState& state, std::string& failure) {
    bots::Turn turn;
    if (state.phase == Phase::draw) {
        JsonWriter json = question(record, state, "extra");
        json.key("options").begin_array().string("draw").string("pass").end_array().end_object();
        if (ask(json.text(), 2, failure) == 1) {
            turn.actions.push_back(Pass{});
        }
        return turn;
    }
    GameState after = state;
    Placements places;
    legal_placements(state, state.in_hand, Looks::all, places);
    JsonWriter json = question(record, state, "place");
    json.key("tile").string(facts(state.in_hand).id).key("options").begin_array();
    for (const PlaceTile& at : places) {
        json.begin_array().number(at.cell.x).number(at.cell.y).string(std::string(1, side_letter(at.turn))).end_array();
    }
    json.end_array().end_object();
    const int chosen = ask(json.text(), places.size(), failure);
    if (!failure.empty()) {
        return turn;
    }
    turn.actions.push_back(places[chosen]);
    place_tile(after, places[chosen].cell, places[chosen].turn, nullptr);
    while (after.phase == Phase::figure && turn.actions.size() < turn.actions.capacity) {
        const LaidTile& laid = after.board.tiles[after.last_tile];
        Actions options;
        JsonWriter figure = question(record, after, "figure");
        figure.key("tile").string(facts(laid.kind).id).key("x").number(laid.cell.x).key("y").number(laid.cell.y);
        figure.key("turn").string(std::string(1, side_letter(laid.turn))).key("options").begin_array();
        if (may_pass(after)) {
            options.push_back(Pass{});
            figure.string("pass");
        }
        FigureChoices figures;
        legal_figures(after, figures);
        for (const PlaceFigure& choice : figures) {
            options.push_back(choice);
            figure.string(figure_word(name_figure(laid.kind, laid.turn, choice.figure, choice.segment)));
        }
        for (const RecallFigure& recall : legal_recalls(after)) {
            options.push_back(recall);
            figure.string("recall");
        }
        figure.end_array().end_object();
        const int index = ask(figure.text(), static_cast<int>(options.size()), failure);
        if (!failure.empty()) {
            return turn;
        }
        turn.actions.push_back(options[static_cast<std::size_t>(index)]);
        advance(after, options[static_cast<std::size_t>(index)]);
    }
    return turn;
}

void ExternalPlayer::send(const std::string& line) {
    const std::string text = line + "\n";
    for (std::size_t sent = 0; to_ >= 0 && sent < text.size();) {
        const ssize_t count = write(to_, text.data() + sent, text.size() - sent);
        if (count <= 0) {
            close_once(to_);
            return;
        }
        sent += static_cast<std::size_t>(count);
    }
}

int ExternalPlayer::ask(const std::string& question, int options, std::string& failure) {
    send(question);
    std::size_t end = 0;
    while ((end = unread_.find('\n')) == std::string::npos) {
        char buffer[256];
        const ssize_t count = read(from_, buffer, sizeof buffer);
        if (count <= 0) {
            failure = "external_silent: the program has ended without an answer to " + question;
            return 0;
        }
        unread_.append(buffer, static_cast<std::size_t>(count));
    }
    const std::string answer = unread_.substr(0, end);
    unread_.erase(0, end + 1);
    char* rest = nullptr;
    const long index = std::strtol(answer.c_str(), &rest, 10);
    while (*rest == ' ' || *rest == '\r') {
        ++rest;
    }
    if (rest == answer.c_str() || *rest != '\0' || index < 0 || index >= options) {
        failure = "external_answer: \"" + answer + "\" is not an index of the options of " + question;
        return 0;
    }
    return static_cast<int>(index);
}

}  // namespace bastide::cli
