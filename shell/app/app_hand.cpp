// The tile in hand is taken up from the dock and carried to the board.
#include <SDL.h>

#include "shell/app/app.h"

namespace bastide::app {

namespace {

constexpr double slack = 8;          // points a pointer may slip before a press becomes a drag
constexpr double over_finger = 46;   // points; a tile under a fingertip could not be seen
constexpr double carried_size = 92;  // points, at most

}  // namespace

// True if the press takes up the tile in hand.
bool App::take_up_tile(view::Pointing by, std::int64_t id, view::Vec at) {
    bool on_tile = hand_tile_ && hand_tile_->contains(static_cast<float>(at.x), static_cast<float>(at.y));
    if (!on_tile || !may_act() || play_->stage() != Stage::tile || ui_->has_keyboard()) return false;
    carried_ = Carried{by, id, at, at, false};
    return true;
}

// Where the middle of the carried tile is.
view::Vec App::carried_at() const {
    double lift = carried_->by == view::Pointing::touch ? over_finger * screen_.density : 0;
    return carried_->at - view::Vec{0, lift};
}

bool App::carry_tile(std::int64_t id, view::Vec at) {
    if (!carried_) return false;
    if (carried_->id != id) return true;
    carried_->at = at;
    if (!carried_->lifted && view::length(at - carried_->from) < slack * screen_.density) return true;
    if (!may_act() || play_->stage() != Stage::tile) {
        carried_.reset();
        return true;
    }
    if (!carried_->lifted) play_->release();
    carried_->lifted = true;
    view::Vec aim = carried_at();
    bool over_board = view_.camera.free_area().contains(aim);
    play_->point(over_board ? std::optional(view_.camera.cell_at(aim)) : std::nullopt);
    return true;
}

// A tile let go over a place where it fits lies there to be confirmed; elsewhere it goes back to the hand.
bool App::put_down_tile(std::int64_t id, view::Vec at) {
    if (!carried_) return false;
    if (carried_->id != id) return true;
    carry_tile(id, at);
    if (!carried_) return true;
    if (!carried_->lifted) {
        carried_.reset();
        rotate(1);
        return true;
    }
    view::Vec aim = carried_at();
    Cell under = cell_for_tap(aim, carried_->by);
    bool over_board = view_.camera.free_area().contains(aim);
    carried_.reset();
    play_->point(std::nullopt);
    if (over_board && play_->is_legal(under)) play_->choose(under);
    return true;
}

// The tile on its way, where the board shows none in a cell.
std::optional<view::CarriedTile> App::carried_tile() const {
    if (!carried_ || !carried_->lifted || !session_ || play_->ghost()) return std::nullopt;
    double size = std::min(view_.camera.scale(), carried_size * screen_.density);
    return view::CarriedTile{session_->state().in_hand, play_->turn(), carried_at(), size};
}

}  // namespace bastide::app
