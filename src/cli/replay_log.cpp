#include "cli/replay_log.h"

#include "record/line_reader.h"
#include "record/replay_json.h"

namespace bastide::cli {
namespace {

std::string sum(const std::vector<ScoreTerm>& terms) {
    std::string out;
    for (const ScoreTerm& term : terms) {
        out += (out.empty() ? "" : " + ") + std::to_string(term.count) + " " + std::string(term_word(term.kind)) +
               " x " + std::to_string(term.each);
    }
    return out;
}

struct LogWriter {
    const Record& record;

    const std::string& name(int seat) const { return record.players[static_cast<std::size_t>(seat)]; }

    std::string event(const Event& event) const {
        std::string what = event.kind == EventKind::final_goods
                               ? std::string(goods_words[static_cast<int>(event.goods_kind)])
                               : std::string(feature_word(event.feature));
        std::string out = "      " + what + " (" + sum(event.terms) + "):";
        for (const Award& award : event.awards) {
            out += " " + name(award.player) + " +" + std::to_string(award.points);
        }
        out += event.awards.empty() ? " nobody" : "";
        for (int kind = 0; kind < goods_kinds; ++kind) {
            if (event.goods[kind] != 0) {
                out += "; " + name(event.player) + " takes " + std::to_string(event.goods[kind]) + " " +
                       std::string(goods_words[kind]);
            }
        }
        return out + "\n";
    }

    std::string scores(const std::vector<Player>& players) const {
        std::string out;
        for (std::size_t seat = 0; seat < players.size(); ++seat) {
            out += (out.empty() ? "" : ", ") + record.players[seat] + " " + std::to_string(players[seat].score);
        }
        return out;
    }
};

}  // namespace

std::string replay_log(const Record& record, const Replay& replay) {
    LogWriter writer{record};
    std::string out = "rules " + print_rules(record.rules) + "\n";
    int number = 0;
    for (const Ply& ply : replay.plies) {
        std::string label = std::to_string(++number);
        label.insert(0, label.size() < 3 ? 3 - label.size() : 0, ' ');
        out += label + "   " + print_line(record, ply.move) + "\n";
        for (const Event& event : ply.events) {
            if (event.kind == EventKind::region_scored || event.kind == EventKind::figure_recalled) {
                out += writer.event(event);
            }
        }
    }
    bool over = replay.state.phase == Phase::over && !replay.error;
    if (over) {
        out += "final scoring\n";
        for (const Event& event : replay.final) {
            out += writer.event(event);
        }
    }
    std::vector<Player> players(replay.state.players.begin(), replay.state.players.end());
    out += writer.scores(players) + "\n";
    if (over) {
        out += std::string(end_reason_word(replay.state.end)) + "; winners:";
        for (std::uint8_t seat : winners(replay.state)) {
            out += " " + print_name(writer.name(seat));
        }
        out += "\n";
    }
    return out;
}

}  // namespace bastide::cli
