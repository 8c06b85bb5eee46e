// A seat played by another program (`bastide play --external CMD`, one of --bots being "external").
// The program is started once, through the shell. It reads JSON lines on its standard input and answers on its standard
// output, flushing each answer:
//   1. For each game the header object that `bastide replay --json` prints; then, as the game goes on, one ply object
//   of
//      the same format for each move line, its own moves included; at the end the object with "end".
//   2. When it has to decide, {"ask":"place","player":"…","tile":"base.cap","options":[[x,y,"n"],…]}; with the tile
//   laid
//      there, {"ask":"figure","player":"…","tile":…,"x":…,"y":…,"turn":…,"options":["pass","knight:n",…,"recall"]}; and
//      before an extra tile {"ask":"extra","player":"…","options":["draw","pass"]}. It answers with a line that holds
//      the index of an option, counted from 0.
// What goes wrong has a stable code: external_start, external_silent, external_answer.
#pragma once

#include <string>

#include "bots/turn.h"
#include "record/replay.h"

namespace bastide::cli {

class ExternalPlayer {
public:
    explicit ExternalPlayer(std::string command) : command_(std::move(command)) {}
    ~ExternalPlayer();
    ExternalPlayer(const ExternalPlayer&) = delete;
    ExternalPlayer& operator=(const ExternalPlayer&) = delete;

    // False if the program cannot be started here.
    bool start();

    void begin_game(const Record& record);
    // Sends the moves of the record it does not know yet, and the end once the game is over.
    void tell(const Record& record);
    // Its decisions for a turn; `failure` becomes a code and a sentence if there are none.
    bots::Turn choose(const Record& record, const GameState& state, std::string& failure);

private:
    void send(const std::string& line);
    int ask(const std::string& question, int options, std::string& failure);

    std::string command_;
    int to_ = -1;
    int from_ = -1;
    int process_ = -1;
    std::string unread_;
    Replay game_;  // as far as it was told
    int plies_ = 0;
};

}  // namespace bastide::cli
