#include "painter/palette.h"

namespace bastide::painter {

namespace {

struct Row {
    Paint paint;
    std::uint32_t hex;
};

constexpr Row day_rows[] = {
    Row{Paint::table, 0xE6DAC0},       Row{Paint::table_line, 0xD3C3A1},   Row{Paint::ink, 0x4B3A2B},
    Row{Paint::grass, 0xA9C46C},       Row{Paint::grass_light, 0xBBD17E},  Row{Paint::grass_dark, 0x97B65C},
    Row{Paint::grass_warm, 0xC3C973},  Row{Paint::tuft, 0x6F9440},         Row{Paint::crop_a, 0xD9CE7C},
    Row{Paint::crop_b, 0xC6BC66},      Row{Paint::crop_c, 0x8FB457},       Row{Paint::soil, 0xB99A66},
    Row{Paint::leaf_dark, 0x4F7A3A},   Row{Paint::leaf, 0x6B9A45},         Row{Paint::leaf_light, 0x8DB857},
    Row{Paint::trunk, 0x6E5237},       Row{Paint::road, 0xEBD6A0},         Row{Paint::road_light, 0xF5E7BF},
    Row{Paint::road_rim, 0x9C8250},    Row{Paint::verge, 0x86A552},        Row{Paint::rut, 0xCDB27A},
    Row{Paint::water, 0x5FA9D6},       Row{Paint::water_deep, 0x4690C2},   Row{Paint::water_light, 0xA9D8F0},
    Row{Paint::bank, 0xCDBB83},        Row{Paint::bank_dark, 0x7D8A4A},    Row{Paint::city, 0xDEBF8E},
    Row{Paint::square, 0xEBD5AA},      Row{Paint::cobble, 0xB8946A},       Row{Paint::stone, 0xEADFC8},
    Row{Paint::stone_light, 0xFAF3E2}, Row{Paint::stone_mid, 0xCDBD9F},    Row{Paint::stone_dark, 0xA08D70},
    Row{Paint::stone_deep, 0x7C6A53},  Row{Paint::gate, 0x3B2C22},         Row{Paint::roof1, 0xC9573B},
    Row{Paint::roof2, 0xB6462F},       Row{Paint::roof3, 0xD87148},        Row{Paint::roof4, 0xA8412F},
    Row{Paint::roof5, 0xDB8A50},       Row{Paint::roof6, 0x9E6A48},        Row{Paint::roof7, 0xC87C62},
    Row{Paint::copper_dark, 0x4C7F6E}, Row{Paint::copper_light, 0x93C3AC}, Row{Paint::thatch1, 0xD8B25A},
    Row{Paint::thatch2, 0xC59B48},     Row{Paint::plaster1, 0xF7E9CC},     Row{Paint::plaster2, 0xEBD5AC},
    Row{Paint::plaster3, 0xFFF5E0},    Row{Paint::plaster_dark, 0xCDB48A}, Row{Paint::window, 0x5A4634},
    Row{Paint::slate, 0x5E6FA3},       Row{Paint::slate_dark, 0x465483},   Row{Paint::slate_light, 0x7F90BF},
    Row{Paint::gold, 0xF0BE3C},        Row{Paint::gold_dark, 0xB98415},    Row{Paint::shadow, 0x2F2A1C},
    Row{Paint::hedge, 0x3F7040},       Row{Paint::path, 0xF0DFB4},         Row{Paint::flower1, 0xE4588C},
    Row{Paint::flower2, 0xFFD84A},     Row{Paint::flower3, 0xFFFFFF},      Row{Paint::flower4, 0x9B5FC0},
    Row{Paint::shield_a, 0x26437F},    Row{Paint::shield_b, 0xF2C53D},     Row{Paint::sign, 0xFFF6DF},
    Row{Paint::sign_rim, 0x6B4A2B},    Row{Paint::wine, 0x7B2C6B},         Row{Paint::grain, 0xD69A1E},
    Row{Paint::cloth, 0x1E8A8A},       Row{Paint::cloth_light, 0x57B8B2},  Row{Paint::sheep, 0xFBF7EC},
    Row{Paint::hay, 0xE3C15A},         Row{Paint::legal, 0xF2A71B},        Row{Paint::legal_edge, 0x7A4E00},
    Row{Paint::dead, 0x8B3A2E},        Row{Paint::last, 0xFFFFFF},         Row{Paint::last_edge, 0x3A2C20},
    Row{Paint::select, 0xFFF3B0},
};

// What the dusk light does not touch: lamps, marks, gold, the table and the ink.
constexpr Row evening_rows[] = {
    Row{Paint::table, 0x23262E},      Row{Paint::table_line, 0x30343E}, Row{Paint::window, 0xFFD977},
    Row{Paint::ink, 0x2C2430},        Row{Paint::dead, 0xE0705A},       Row{Paint::sign, 0xF3E6C8},
    Row{Paint::shadow, 0x14131C},     Row{Paint::gold, 0xF0BE3C},       Row{Paint::legal, 0xF2A71B},
    Row{Paint::select, 0xFFF3B0},     Row{Paint::last, 0xFFFFFF},       Row{Paint::last_edge, 0x3A2C20},
    Row{Paint::legal_edge, 0x7A4E00}, Row{Paint::shield_b, 0xF2C53D},
};

static_assert(sizeof(day_rows) / sizeof(day_rows[0]) == paint_count, "every paint needs its colour by day");

constexpr Palette make_day() {
    Palette day{};
    for (const Row& row : day_rows)
        day.colours[static_cast<std::size_t>(row.paint)] = rgb(row.hex);
    return day;
}

constexpr Palette make_evening() {
    Palette evening = make_day();
    for (Rgb& colour : evening.colours) {
        const int blue = static_cast<int>(colour.blue * .86 + 8);
        colour = Rgb{static_cast<std::uint8_t>(colour.red * .80), static_cast<std::uint8_t>(colour.green * .80),
                     static_cast<std::uint8_t>(blue < 255 ? blue : 255)};
    }
    for (const Row& row : evening_rows)
        evening.colours[static_cast<std::size_t>(row.paint)] = rgb(row.hex);
    return evening;
}

constexpr Palette day_palette = make_day();
constexpr Palette evening_palette = make_evening();

}  // namespace

const Palette& palette(Theme theme) {
    return theme == Theme::day ? day_palette : evening_palette;
}

}  // namespace bastide::painter
