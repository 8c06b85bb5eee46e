// Which part of the board is seen: a position and a scale, moved by dragging (with inertia), by zooming at a point, by
// fitting the board into the free part of the screen, and smoothly from one view to another. Board points are in tile
// units, screen points in device pixels. Tell it the screen with `resize`, the board with `set_bounds`, and call
// `advance` every frame; it never loses the board: the middle of the free rectangle always shows some of it.
#pragma once

#include "rules/geometry.h"
#include "shell/view/motion.h"
#include "shell/view/screen.h"

namespace bastide::view {

// Board shown at the middle of the free rectangle, and device pixels a tile.
struct Sight {
    Vec centre;
    double scale = 100;
};

class Camera {
public:
    // The screen, the part of it that no panel covers, and device pixels per point.
    void resize(Vec screen, const Rect& free, double pixel_ratio);
    // The board's extent in tile units (cells with a tile, and those where one may come).
    void set_bounds(const Rect& bounds);

    double scale() const { return sight_.scale; }
    const Sight& sight() const { return sight_; }
    const Rect& free_area() const { return free_; }
    Vec to_screen(Vec board) const;
    Vec to_board(Vec screen) const;
    Cell cell_at(Vec screen) const;
    // Rounded to whole pixels, so that neighbours meet without a seam.
    Rect cell_rect(Cell cell) const;

    // Follows the finger at once; ends any movement under way.
    void pan(Vec delta);
    // Lets go with a speed in pixels a second.
    void fling(Vec velocity);
    // Keeps the board point under `at` where it is.
    void zoom_at(Vec at, double factor);
    // The same in steps of a wheel or a button, gliding there.
    void zoom_step(Vec at, double steps, Liveliness liveliness);
    void stop();

    // The sight that shows all of the bounds with a margin; tiles no larger than comfortable.
    Sight fitting() const;
    // Tiles of a good size all over the screen, for a board to look at.
    Sight filling() const;
    void move_to(const Sight& sight, Liveliness liveliness);
    void fit(Liveliness liveliness) { move_to(fitting(), liveliness); }
    // Brings the cell into the free rectangle, with tiles of at least `min_points`; stays if it is so already.
    void show(Cell cell, double min_points, Liveliness liveliness);
    // True if the whole cell lies in the free rectangle.
    bool shows(Cell cell) const;

    bool moving() const { return glide_.running() || length(velocity_) > 0; }
    // True while it moves.
    bool advance(double seconds);

private:
    Sight limited(Sight sight) const;
    double least_scale() const;
    double greatest_scale() const;

    Vec screen_{800, 600};
    Rect free_{0, 0, 800, 600};
    double pixel_ratio_ = 1;
    Rect bounds_{0, 0, 1, 1};
    Sight sight_;
    Sight from_;
    Sight to_;
    Moment glide_;
    Vec velocity_;
};

}  // namespace bastide::view
