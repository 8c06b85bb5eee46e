// Everything on the board that is on its way: the tile just laid, figures dropping into place or going home, a region
// that gleams because it was completed, points flying to a player. The program tells it what happened; the view asks
// how far each thing has come while drawing, and whoever shows scores asks how many points are still on their way.
#pragma once

#include <optional>
#include <vector>

#include "shell/view/board_scene.h"
#include "shell/view/motion.h"
#include "shell/view/screen.h"

namespace bastide::view {

class Animator {
public:
    void set_liveliness(Liveliness liveliness) { liveliness_ = liveliness; }
    Liveliness liveliness() const { return liveliness_; }

    // Each begins `delay` seconds from now.
    void tile_laid(Cell cell);
    void ghost_turned(Side from);
    void figure_put(const SceneFigure& figure);
    void figure_home(const SceneFigure& figure, double delay);
    void points(int player, int points, Vec board_point, double delay);
    // A gleam runs from the cell that completed the region along the rest of it.
    void region_completed(const std::vector<LitSegment>& segments, Cell from, double delay);

    // Moves on; true while anything is on its way.
    bool advance(double seconds);
    bool busy() const;
    // Everything arrives at once.
    void finish();

    // Size of a tile against its cell: 1 at rest.
    double tile_size(Cell cell) const;
    // How far a laid tile is still above the table: 1 to 0.
    double tile_height(Cell cell) const;
    // A turning ghost squeezes and shows the old turn until half-way.
    double ghost_size() const;
    std::optional<Side> ghost_turn() const;
    // Height of a figure over its place, in points.
    double figure_height(const SceneFigure& figure) const;

    struct Home {
        SceneFigure figure;
        Moment moment;
    };
    // Figures that left the board; those not started yet stand in their old place.
    const std::vector<Home>& homes() const { return homes_; }

    struct Gleam {
        LitSegment lit;
        Moment moment;
        // 0 to 1 and back.
        double strength() const;
    };
    const std::vector<Gleam>& gleams() const { return gleams_; }

    struct Flight {
        int player = 0;
        int points = 0;
        Vec from;  // on the board
        Moment moment;
        Moment count;
    };
    const std::vector<Flight>& flights() const { return flights_; }
    // Points of a player that have not been counted yet.
    int outstanding(int player) const;

private:
    Liveliness liveliness_ = Liveliness::full;
    Cell laid_cell_;
    Moment laid_;
    Side ghost_from_ = Side::north;
    Moment ghost_;
    SceneFigure dropped_;
    Moment drop_;
    std::vector<Home> homes_;
    std::vector<Gleam> gleams_;
    std::vector<Flight> flights_;
};

}  // namespace bastide::view
