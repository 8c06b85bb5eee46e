#include "cli/match_report.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "record/json_writer.h"
#include "record/replay.h"

namespace bastide::cli {
namespace {

std::string fixed(double value, int digits) {
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", digits, value);
    return text;
}

double mean(const std::vector<double>& values) {
    double sum = 0;
    for (double value : values) {
        sum += value;
    }
    return values.empty() ? 0 : sum / static_cast<double>(values.size());
}

double error_of_mean(const std::vector<double>& values) {
    if (values.size() < 2) {
        return 0;
    }
    const double middle = mean(values);
    double squares = 0;
    for (double value : values) {
        squares += (value - middle) * (value - middle);
    }
    const auto n = static_cast<double>(values.size());
    return std::sqrt(squares / (n - 1) / n);
}

double elo(double share) {
    const double inside = std::min(0.9995, std::max(0.0005, share));
    return 400 * std::log10(inside / (1 - inside));
}

double quantile(std::vector<float> values, double which) {
    if (values.empty()) {
        return 0;
    }
    std::sort(values.begin(), values.end());
    return static_cast<double>(values[static_cast<std::size_t>(which * static_cast<double>(values.size() - 1))]);
}

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

}  // namespace

MatchReport::MatchReport(const std::vector<Contestant>& contestants) {
    for (const Contestant& contestant : contestants) {
        lines_.emplace_back().name = contestant.name;
    }
}

void MatchReport::add(const Played& played, int shift) {
    const int seats = static_cast<int>(lines_.size());
    const std::vector<std::uint8_t> best = winners(played.state);
    double first_part = 0;
    for (int seat = 0; seat < seats; ++seat) {
        const auto who = static_cast<std::size_t>((seat + shift) % seats);
        Line& line = lines_[who];
        line.score += played.state.players[seat].score;
        line.seconds.insert(line.seconds.end(), played.seconds[who].begin(), played.seconds[who].end());
        if (std::find(best.begin(), best.end(), seat) == best.end()) {
            continue;
        }
        (best.size() == 1 ? line.wins : line.shared) += 1;
        line.part += 1.0 / static_cast<double>(best.size());
        first_part += who == 0 ? 1.0 / static_cast<double>(best.size()) : 0;
    }
    tiles_ += played.state.board.tiles.size();
    if (games_++ % seats == 0) {
        deck_parts_.push_back(0);
        deck_margins_.push_back(0);
    }
    deck_parts_.back() += first_part / seats;
    if (seats == 2) {
        const int first = shift == 0 ? 0 : 1;
        deck_margins_.back() += 0.5 * (played.state.players[first].score - played.state.players[1 - first].score);
    }
}

double MatchReport::share() const {
    return mean(deck_parts_);
}
double MatchReport::share_error() const {
    return error_of_mean(deck_parts_);
}
double MatchReport::margin() const {
    return mean(deck_margins_);
}
double MatchReport::margin_error() const {
    return error_of_mean(deck_margins_);
}

std::string MatchReport::text(const std::string& rules) const {
    std::string out = "rules " + rules + ", games " + std::to_string(games_) + "\n";
    for (const Line& line : lines_) {
        out += padded(line.name, 24) + " wins " + std::to_string(line.wins) + ", shared " + std::to_string(line.shared);
        out += " (" + fixed(100 * line.part / games_, 1) + " %), mean score ";
        out += fixed(static_cast<double>(line.score) / games_, 1);
        out += ", seconds a move: median " + fixed(quantile(line.seconds, 0.5), 4) + ", worst ";
        out += fixed(quantile(line.seconds, 1), 4) + "\n";
    }
    if (lines_.size() == 1) {
        out += "mean tiles laid " + fixed(static_cast<double>(tiles_) / games_, 1) + "\n";
    }
    if (lines_.size() == 2) {
        const double reach = 1.96 * share_error();
        out += "mean margin " + fixed(margin(), 1) + " +- " + fixed(1.96 * margin_error(), 1) + "\n";
        out += "Elo difference " + fixed(elo(share()), 0) + " (95 %: " + fixed(elo(share() - reach), 0) + " to " +
               fixed(elo(share() + reach), 0) + ")\n";
    }
    return out;
}

std::string MatchReport::json(const std::string& rules) const {
    // Numbers with a fraction are written as strings of digits by hand: the writer knows whole numbers only.
    std::string out = "{\"rules\":" + JsonWriter().string(rules).text() + ",\"games\":" + std::to_string(games_);
    out += ",\"mean_tiles\":" + fixed(static_cast<double>(tiles_) / games_, 2) + ",\"bots\":[";
    for (const Line& line : lines_) {
        out += &line == &lines_[0] ? "{" : ",{";
        out += "\"name\":" + JsonWriter().string(line.name).text() + ",\"wins\":" + std::to_string(line.wins);
        out += ",\"shared\":" + std::to_string(line.shared) + ",\"share\":" + fixed(line.part / games_, 4);
        out += ",\"mean_score\":" + fixed(static_cast<double>(line.score) / games_, 2);
        out += ",\"median_seconds\":" + fixed(quantile(line.seconds, 0.5), 5);
        out += ",\"worst_seconds\":" + fixed(quantile(line.seconds, 1), 5) + "}";
    }
    out += "]";
    if (lines_.size() == 2) {
        const double reach = 1.96 * share_error();
        out += ",\"mean_margin\":" + fixed(margin(), 2) + ",\"margin_error\":" + fixed(1.96 * margin_error(), 2);
        out += ",\"elo\":" + fixed(elo(share()), 1) + ",\"elo_least\":" + fixed(elo(share() - reach), 1);
        out += ",\"elo_most\":" + fixed(elo(share() + reach), 1);
    }
    return out + "}\n";
}

}  // namespace bastide::cli
