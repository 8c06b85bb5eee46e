// The log in words, newest on top: who did what and where every point came from. A line leads to its place on the
// board. The last scoring also shows for a few seconds as a toast while the log is closed.
#pragma once

#include "shell/panels/desk.h"

namespace bastide::panels {

class LogPanel {
public:
    // False when it was closed.
    bool draw(Desk& desk, float top, float low);
    // Above the dock, whose upper edge is `low`; returns true if it was tapped.
    bool draw_toast(Desk& desk, float left, float right, float low);
    // Notices what is new in the log; `heard` false: nothing of it is to be shown.
    void listen(const Desk& desk, bool heard);
    // The sentences of the last turn that brought news.
    const std::string& news() const { return news_; }

private:
    struct Line {
        i18n::Told told;
        std::vector<Cell> cells;
        int ply = 0;
    };
    void read(const Desk& desk);
    std::vector<Line> lines_;
    std::size_t read_ = 0;
    const Session* of_ = nullptr;
    std::string language_;
    std::vector<std::string> names_;
    i18n::Told toast_;
    std::vector<Cell> toast_cells_;
    double toast_until_ = -1;
    std::size_t heard_ = 0;
    std::string news_;
    std::string lit_;
};

// One line of points: emblem, sentence, reason, points. Returns its height; draws nothing if `measure`.
float draw_told(Desk& desk, const i18n::Told& told, const Box& box, bool measure);

// The cells an event is about.
std::vector<Cell> cells_of_event(const Event& event);

}  // namespace bastide::panels
