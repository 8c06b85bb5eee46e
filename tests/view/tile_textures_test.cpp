#include "shell/view/tile_textures.h"

#include <vector>

#include "catch.h"
#include "shell/view/sprite_cache.h"

using namespace bastide;
using namespace bastide::view;

namespace {

// A software renderer that draws into memory; needs no window and no display.
class Canvas {
public:
    Canvas() {
        surface_ = SDL_CreateRGBSurfaceWithFormat(0, 400, 300, 32, SDL_PIXELFORMAT_ARGB8888);
        renderer = SDL_CreateSoftwareRenderer(surface_);
        REQUIRE(renderer != nullptr);
        SDL_SetRenderDrawColor(renderer, 255, 255, 255, 255);
        SDL_RenderClear(renderer);
    }
    ~Canvas() {
        SDL_DestroyRenderer(renderer);
        SDL_FreeSurface(surface_);
    }
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;

    SDL_Color pixel(int x, int y) const {
        Uint32 value = 0;
        const SDL_Rect place{x, y, 1, 1};
        SDL_RenderReadPixels(renderer, &place, SDL_PIXELFORMAT_ARGB8888, &value, 4);
        return {static_cast<Uint8>(value >> 16), static_cast<Uint8>(value >> 8), static_cast<Uint8>(value), 255};
    }

    SDL_Renderer* renderer = nullptr;

private:
    SDL_Surface* surface_ = nullptr;
};

PlacedTile tile_of(const char* id, int x = 0, int y = 0) {
    return {*find_tile(id), Side::north, cell(x, y)};
}

int width_of(SDL_Texture* texture) {
    int width = 0;
    SDL_QueryTexture(texture, nullptr, nullptr, &width, nullptr);
    return width;
}

bool green(SDL_Color c) {
    return c.g > c.r && c.g > c.b;
}

}  // namespace

TEST_CASE("a tile is there once it was painted, and is painted once") {
    Canvas canvas;
    TileTextures tiles(canvas.renderer);
    tiles.begin_frame(painter::Theme::day);
    CHECK(tiles.tile(tile_of("base.cap"), 64) == nullptr);
    CHECK(tiles.pending());
    CHECK(tiles.paint_some(0));
    CHECK_FALSE(tiles.pending());
    tiles.begin_frame(painter::Theme::day);
    SDL_Texture* texture = tiles.tile(tile_of("base.cap"), 64);
    REQUIRE(texture != nullptr);
    CHECK(width_of(texture) == 64);
    CHECK_FALSE(tiles.pending());
    CHECK_FALSE(tiles.paint_some(100));
    CHECK(tiles.tile(tile_of("base.cap"), 64) == texture);
}

TEST_CASE("without time one tile is painted a frame, in the order they were asked for") {
    Canvas canvas;
    TileTextures tiles(canvas.renderer);
    const std::vector<PlacedTile> board{tile_of("base.cap"), tile_of("base.bend", 1), tile_of("base.straight", 2)};
    for (std::size_t frame = 0; frame <= board.size(); ++frame) {
        tiles.begin_frame(painter::Theme::day);
        for (std::size_t i = 0; i < board.size(); ++i)
            CHECK((tiles.tile(board[i], 48) != nullptr) == (i < frame));
        CHECK(tiles.pending() == (frame < board.size()));
        tiles.paint_some(0);
    }
}

TEST_CASE("the old texture is shown until the new size and the new theme are painted") {
    Canvas canvas;
    TileTextures tiles(canvas.renderer);
    const PlacedTile tile = tile_of("base.junction4");
    tiles.begin_frame(painter::Theme::day);
    tiles.tile(tile, 48);
    tiles.paint_some(0);
    tiles.begin_frame(painter::Theme::day);
    SDL_Texture* old = tiles.tile(tile, 120);
    REQUIRE(old != nullptr);
    CHECK(width_of(old) == 48);
    CHECK(tiles.pending());
    tiles.paint_some(0);
    tiles.begin_frame(painter::Theme::evening);
    SDL_Texture* day = tiles.tile(tile, 120);
    REQUIRE(day != nullptr);
    CHECK(width_of(day) == texture_step(120));
    CHECK(tiles.pending());
    tiles.paint_some(0);
    tiles.begin_frame(painter::Theme::evening);
    REQUIRE(tiles.tile(tile, 120) != nullptr);
    CHECK_FALSE(tiles.pending());
}

TEST_CASE("two sizes of one tile live side by side while both are shown") {
    Canvas canvas;
    TileTextures tiles(canvas.renderer);
    const PlacedTile tile = tile_of("base.bend");
    for (int frame = 0; frame < 4; ++frame) {
        tiles.begin_frame(painter::Theme::day);
        tiles.tile(tile, 48);
        tiles.tile(tile, 96);
        tiles.paint_some(1000);
    }
    tiles.begin_frame(painter::Theme::day);
    CHECK(width_of(tiles.tile(tile, 48)) == 48);
    CHECK(width_of(tiles.tile(tile, 96)) == 96);
    CHECK_FALSE(tiles.pending());
}

TEST_CASE(
    "a tile whose size goes back and forth is painted once a size, and a third size takes the place of the older") {
    Canvas canvas;
    TileTextures tiles(canvas.renderer);
    const PlacedTile tile = tile_of("base.bend");
    const auto show = [&](int pixels, painter::Theme theme) {
        tiles.begin_frame(theme);
        tiles.tile(tile, pixels);
        const bool missing = tiles.pending();
        tiles.paint_some(0);
        tiles.begin_frame(theme);
        REQUIRE(width_of(tiles.tile(tile, pixels)) == pixels);
        return missing;
    };
    CHECK(show(48, painter::Theme::day));
    CHECK(show(96, painter::Theme::day));
    for (int turn = 0; turn < 3; ++turn) {
        CHECK_FALSE(show(48, painter::Theme::day));
        CHECK_FALSE(show(96, painter::Theme::day));
    }
    CHECK(show(64, painter::Theme::day));
    CHECK_FALSE(show(96, painter::Theme::day));
    CHECK(show(48, painter::Theme::day));
    CHECK(show(48, painter::Theme::evening));
    CHECK(show(96, painter::Theme::day));
}

TEST_CASE("tiles are painted again after their textures were lost") {
    Canvas canvas;
    TileTextures tiles(canvas.renderer);
    tiles.begin_frame(painter::Theme::day);
    tiles.tile(tile_of("base.cap"), 64);
    tiles.paint_some(0);
    SDL_Event event{};
    event.type = SDL_RENDER_TARGETS_RESET;
    tiles.handle_event(event);
    tiles.begin_frame(painter::Theme::day);
    CHECK(tiles.tile(tile_of("base.cap"), 64) == nullptr);
    CHECK(tiles.pending());
    tiles.paint_some(0);
    CHECK(tiles.tile(tile_of("base.cap"), 64) != nullptr);
}

TEST_CASE("a painted tile shows what it is made of, on every pixel") {
    Canvas canvas;
    TileTextures tiles(canvas.renderer);
    const PlacedTile tile = tile_of("river.lake");
    tiles.begin_frame(painter::Theme::day);
    tiles.tile(tile, 128);
    tiles.paint_some(0);
    const SDL_Rect place{10, 10, 128, 128};
    SDL_RenderCopy(canvas.renderer, tiles.tile(tile, 128), nullptr, &place);
    const painter::Point lake = tiles.geometry(tile).rivers[0].path.back();
    const SDL_Color water = canvas.pixel(10 + static_cast<int>(lake.x * 128) + 8, 10 + static_cast<int>(lake.y * 128));
    CHECK(water.b > water.r + 60);
    CHECK(green(canvas.pixel(10, 10)));
    CHECK(green(canvas.pixel(137, 137)));
    CHECK(canvas.pixel(9, 9).r == 255);
    CHECK(canvas.pixel(138, 138).r == 255);
}

TEST_CASE("sizes come in steps that are never too small") {
    for (int pixels = 1; pixels <= 768; ++pixels) {
        CHECK(texture_step(pixels) >= pixels);
        CHECK((pixels < 24 || texture_step(pixels) <= pixels * 4 / 3));
    }
    CHECK(texture_step(5000) == 768);
}

TEST_CASE("a figure is drawn over its foot and is clear around") {
    Canvas canvas;
    TileTextures tiles(canvas.renderer);
    SpriteCache sprites(canvas.renderer, tiles);
    sprites.begin_frame(painter::Theme::day, 200.0f);
    sprites.draw_figure(painter::FigureShape::follower, 0, painter::Presence::standing, 100.0f, 150.0f);
    const SDL_Color body = canvas.pixel(92, 146);
    CHECK((body.r > 150 && body.g < 90));
    CHECK(canvas.pixel(60, 100).g == 255);
    CHECK(canvas.pixel(140, 100).g == 255);
}

TEST_CASE("translucent sprites tint what is below and opacity makes them fainter") {
    Canvas canvas;
    TileTextures tiles(canvas.renderer);
    SpriteCache sprites(canvas.renderer, tiles);
    sprites.begin_frame(painter::Theme::day, 100.0f);
    sprites.draw_mark(Mark::tile_shadow, 0.0f, 0.0f);
    sprites.draw_mark(Mark::tile_shadow, 200.0f, 0.0f, 0.5f);
    CHECK(static_cast<int>(canvas.pixel(50, 50).r) == Approx(255 * .72).margin(3));
    CHECK(static_cast<int>(canvas.pixel(250, 50).r) == Approx(255 * .86).margin(3));
}
