// Pictures of tiles for the panels: the same textures that lie on the board.
#pragma once

#include "shell/panels/pictures.h"
#include "shell/view/board_view.h"

namespace bastide::app {

class PictureSource : public panels::Pictures {
public:
    explicit PictureSource(view::BoardView& view) : view_(view) {}
    panels::Picture tile(TileKind kind, Side turn, float pixels) override {
        panels::Picture out;
        SDL_Texture* texture = view_.tile_picture(kind, turn, static_cast<int>(pixels));
        out.ready = texture != nullptr;
        out.texture = texture;
        return out;
    }

private:
    view::BoardView& view_;
};

}  // namespace bastide::app
