// The 12 tiles of the River, with and without the garden of the 2014 print.
// One row a kind: id, copies boxed / with gardens / without, notation, letter in common lists, garden variant of, note.
// The notation is explained in tile_notation.h; a malformed row does not compile.
#pragma once

#include "rules/tile_notation.h"

namespace bastide::tile_sets {

inline constexpr TileLine river[] = {
    {"river.spring", 1, 1, 1, "river S spring; field 0 1 2 3 4 5 6 7", "A", "",
     "the field wraps round the spring: a single field"},
    {"river.cap_road", 1, 1, 1, "city N; road S city; river E W; field 2 /0; field 7 /0; field 3 4; field 5 6", "B", "",
     "the road crosses the river and ends at the city; four fields"},
    {"river.caps_opposite", 1, 1, 1, "city N; city S; river E W; field 2 7 /0; field 3 6 /1", "C", "", ""},
    {"river.straight", 2, 2, 2, "river N S; field 1 2 3 4; field 0 5 6 7", "D,F", "", ""},
    {"river.corner_bend", 1, 1, 1, "city N W; river E S; field 2 5 /0; field 3 4", "E", "", ""},
    {"river.bend", 1, 1, 2, "river S W; field 0 1 2 3 4 7; field 5 6", "G", "", ""},
    {"river.bend_garden", 1, 1, 0, "river S W; garden; field 0 1 2 3 4 7; field 5 6", "J", "river.bend", ""},
    {"river.monastery_road", 1, 1, 1, "road S; river E W; monastery; field 0 1 2 7; field 3 4; field 5 6", "H", "", ""},
    {"river.bend_road", 1, 1, 1, "road N E; river S W; field 0 3 4 7; field 1 2; field 5 6", "I", "", ""},
    {"river.bridge", 1, 1, 1, "road E W; river N S; field 0 7; field 1 2; field 3 4; field 5 6", "K", "",
     "road passes over the river; neither ends; four fields"},
    {"river.lake", 1, 1, 1, "river N lake; field 0 1 2 3 4 5 6 7", "L", "",
     "the field wraps round the lake: a single field"},
};

}  // namespace bastide::tile_sets
