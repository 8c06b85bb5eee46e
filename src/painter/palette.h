#pragma once

// The colours of the map by name, by day and in the evening. Evening is the day multiplied by a cool dusk light;
// the table, the marks and the lit windows are set by hand. Take `palette(Theme::day)[Paint::grass]`.

#include <array>
#include <cstddef>
#include <cstdint>

namespace bastide::painter {

struct Rgb {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    friend constexpr bool operator==(Rgb a, Rgb b) { return a.red == b.red && a.green == b.green && a.blue == b.blue; }
};

// 0xrrggbb
constexpr Rgb rgb(std::uint32_t hex) {
    return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8), static_cast<std::uint8_t>(hex)};
}

enum class Theme : std::uint8_t { day, evening };

enum class Paint : std::uint8_t {
    table,
    table_line,
    ink,
    grass,
    grass_light,
    grass_dark,
    grass_warm,
    tuft,
    crop_a,
    crop_b,
    crop_c,
    soil,
    leaf_dark,
    leaf,
    leaf_light,
    trunk,
    road,
    road_light,
    road_rim,
    verge,
    rut,
    water,
    water_deep,
    water_light,
    bank,
    bank_dark,
    city,
    square,
    cobble,
    stone,
    stone_light,
    stone_mid,
    stone_dark,
    stone_deep,
    gate,
    roof1,
    roof2,
    roof3,
    roof4,
    roof5,
    roof6,
    roof7,
    copper_dark,
    copper_light,
    thatch1,
    thatch2,
    plaster1,
    plaster2,
    plaster3,
    plaster_dark,
    window,
    slate,
    slate_dark,
    slate_light,
    gold,
    gold_dark,
    shadow,
    hedge,
    path,
    flower1,
    flower2,
    flower3,
    flower4,
    shield_a,
    shield_b,
    sign,
    sign_rim,
    wine,
    grain,
    cloth,
    cloth_light,
    sheep,
    hay,
    legal,
    legal_edge,
    dead,
    last,
    last_edge,
    select,
};

constexpr std::size_t paint_count = static_cast<std::size_t>(Paint::select) + 1;

struct Palette {
    std::array<Rgb, paint_count> colours{};

    constexpr Rgb operator[](Paint paint) const { return colours[static_cast<std::size_t>(paint)]; }
};

const Palette& palette(Theme theme);

}  // namespace bastide::painter
