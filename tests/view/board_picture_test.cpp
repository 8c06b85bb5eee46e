// The board as the screen shows it, kept as pictures in build/shots: a browser test puts them beside what `bastide svg`
// makes of the same games. Positions, sizes and the margin are those of record/picture.cpp.
#include <sys/stat.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "catch.h"
#include "files.h"
#include "record/replay.h"
#include "shell/view/board_view.h"

using namespace bastide;
using namespace bastide::view;

namespace {

constexpr double margin = 0.35;
constexpr double longer_side = 600;

constexpr const char* names[] = {"abbot-009026", "abbot-009048",  "base-merge-000310", "builder-009058",
                                 "mini-009010",  "mini-009021",   "river-009052",      "solo-009064",
                                 "table-009018", "uniform-009044"};

BoardScene scene_of(const GameState& state) {
    BoardScene scene;
    for (const LaidTile& tile : state.board.tiles) {
        scene.tiles.push_back(SceneTile{tile.kind, tile.cell, tile.turn});
    }
    for (const Figure& figure : state.figures) {
        const LaidTile& tile = state.board.tiles[state.board.segment_tile[figure.segment]];
        scene.figures.push_back(
            view::SceneFigure{figure.kind, figure.owner, Place{tile.cell, figure.segment - tile.first_segment}});
    }
    scene.last = state.board.tiles[state.last_tile].cell;
    return scene;
}

Rect bounds_of(const GameState& state) {
    Cell low = state.board.tiles[0].cell;
    Cell high = low;
    for (const LaidTile& tile : state.board.tiles) {
        low = Cell{std::min(low.x, tile.cell.x), std::min(low.y, tile.cell.y)};
        high = Cell{std::max(high.x, tile.cell.x), std::max(high.y, tile.cell.y)};
    }
    return Rect{double(low.x), double(low.y), high.x - low.x + 1.0, high.y - low.y + 1.0};
}

// Paints until nothing is missing, and writes the picture.
void keep(const GameState& state, const std::string& path) {
    const Rect bounds = bounds_of(state);
    const double width = bounds.w + 2 * margin, height = bounds.h + 2 * margin;
    const double scale = longer_side / std::max(width, height);
    const Vec screen{std::round(width * scale), std::round(height * scale)};
    SDL_Surface* surface = SDL_CreateRGBSurfaceWithFormat(0, static_cast<int>(screen.x), static_cast<int>(screen.y), 32,
                                                          SDL_PIXELFORMAT_ARGB8888);
    SDL_Renderer* renderer = SDL_CreateSoftwareRenderer(surface);
    REQUIRE(renderer != nullptr);
    BoardView view;
    view.set_renderer(renderer);
    view.camera.resize(screen, Rect{0, 0, screen.x, screen.y}, 1);
    view.camera.set_bounds(bounds);
    view.camera.move_to(Sight{bounds.centre(), scale}, Liveliness::none);
    const BoardScene scene = scene_of(state);
    int frames = 0;
    do {
        view.begin_frame();
        view.camera.advance(1);
        view.draw(scene, 1);
    } while ((view.painting() || frames < 3) && ++frames < 1000);
    SDL_RenderPresent(renderer);
    CHECK_FALSE(view.painting());
    CHECK(view.camera.scale() == Approx(scale));
    CHECK(SDL_SaveBMP(surface, path.c_str()) == 0);
    view.set_renderer(nullptr);
    SDL_DestroyRenderer(renderer);
    SDL_FreeSurface(surface);
}

}  // namespace

TEST_CASE("the board of ten games is painted to the last tile and kept as a picture") {
    const std::string build = std::string(BASTIDE_TEST_DATA) + "/../build";
    mkdir(build.c_str(), 0777);
    mkdir((build + "/shots").c_str(), 0777);
    for (const char* name : names) {
        INFO(name);
        const Parsed parsed = parse_notation(bastide::testing::read_data("games/" + std::string(name) + ".game"));
        REQUIRE_FALSE(parsed.error);
        const Replay played = replay(parsed.record);
        REQUIRE_FALSE(played.error);
        keep(played.state, build + "/shots/board-" + name + ".bmp");
    }
}
