// The 72 tiles of the base game, with and without the gardens of the 2014 print.
// One row a kind: id, copies boxed / with gardens / without, notation, letter in common lists, garden variant of, note.
// The notation is explained in tile_notation.h; a malformed row does not compile.
#pragma once

#include "rules/tile_notation.h"

namespace bastide::tile_sets {

inline constexpr TileLine base[] = {
    {"base.monastery_road", 2, 2, 2, "road S; monastery; field 0 1 2 3 4 5 6 7", "A", "", ""},
    {"base.monastery", 4, 4, 4, "monastery; field 0 1 2 3 4 5 6 7", "B", "", ""},
    {"base.city4_shield", 1, 1, 1, "city N E S W shield", "C", "", ""},
    {"base.cap_straight", 4, 4, 4, "city N; road E W; field 2 7 /0; field 3 4 5 6", "D", "",
     "one of the four copies is the start tile"},
    {"base.cap", 4, 4, 5, "city N; field 2 3 4 5 6 7 /0", "E", "", ""},
    {"base.cap_garden", 1, 1, 0, "city N; garden; field 2 3 4 5 6 7 /0", "E", "base.cap", ""},
    {"base.through_shield", 2, 2, 2, "city E W shield; field 0 1 /0; field 4 5 /0", "F", "", ""},
    {"base.through", 1, 1, 1, "city E W; field 0 1 /0; field 4 5 /0", "G", "", ""},
    {"base.caps_opposite", 2, 2, 3, "city N; city S; field 2 3 6 7 /0 /1", "H", "", ""},
    {"base.caps_opposite_garden", 1, 1, 0, "city N; city S; garden; field 2 3 6 7 /0 /1", "H", "base.caps_opposite",
     ""},
    {"base.caps_adjacent", 1, 1, 2, "city N; city W; field 2 3 4 5 /0 /1", "I", "", ""},
    {"base.caps_adjacent_garden", 1, 1, 0, "city N; city W; garden; field 2 3 4 5 /0 /1", "I", "base.caps_adjacent",
     ""},
    {"base.cap_bend_es", 3, 3, 3, "city N; road E S; field 2 5 6 7 /0; field 3 4", "J", "", ""},
    {"base.cap_bend_sw", 3, 3, 3, "city N; road S W; field 2 3 4 7 /0; field 5 6", "K", "", ""},
    {"base.cap_junction", 3, 3, 3, "city N; road E; road S; road W; field 2 7 /0; field 3 4; field 5 6", "L", "", ""},
    {"base.corner_shield", 1, 1, 2, "city N W shield; field 2 3 4 5 /0", "M", "", ""},
    {"base.corner_shield_garden", 1, 1, 0, "city N W shield; garden; field 2 3 4 5 /0", "M", "base.corner_shield", ""},
    {"base.corner", 2, 2, 3, "city N W; field 2 3 4 5 /0", "N", "", ""},
    {"base.corner_garden", 1, 1, 0, "city N W; garden; field 2 3 4 5 /0", "N", "base.corner", ""},
    {"base.corner_bend_shield", 2, 2, 2, "city N W shield; road E S; field 2 5 /0; field 3 4", "O", "", ""},
    {"base.corner_bend", 3, 3, 3, "city N W; road E S; field 2 5 /0; field 3 4", "P", "", ""},
    {"base.city3_shield", 1, 1, 1, "city N E W shield; field 4 5 /0", "Q", "", ""},
    {"base.city3", 2, 2, 3, "city N E W; field 4 5 /0", "R", "", ""},
    {"base.city3_garden", 1, 1, 0, "city N E W; garden; field 4 5 /0", "R", "base.city3", ""},
    {"base.city3_road_shield", 2, 2, 2, "city N E W shield; road S; field 4 /0; field 5 /0", "S", "", ""},
    {"base.city3_road", 1, 1, 1, "city N E W; road S; field 4 /0; field 5 /0", "T", "", ""},
    {"base.straight", 7, 7, 8, "road N S; field 1 2 3 4; field 0 5 6 7", "U", "", ""},
    {"base.straight_garden", 1, 1, 0, "road N S; garden; field 1 2 3 4; field 0 5 6 7", "U", "base.straight", ""},
    {"base.bend", 8, 8, 9, "road S W; field 0 1 2 3 4 7; field 5 6", "V", "", ""},
    {"base.bend_garden", 1, 1, 0, "road S W; garden; field 0 1 2 3 4 7; field 5 6", "V", "base.bend", ""},
    {"base.junction3", 4, 4, 4, "road E; road S; road W; field 0 1 2 7; field 3 4; field 5 6", "W", "", ""},
    {"base.junction4", 1, 1, 1, "road N; road E; road S; road W; field 0 7; field 1 2; field 3 4; field 5 6", "X", "",
     ""},
};

}  // namespace bastide::tile_sets
