// The 24 tiles of Traders & Builders, with and without the gardens of the 2015 print.
// One row a kind: id, copies boxed / with gardens / without, notation, letter in common lists, garden variant of, note.
// The notation is explained in tile_notation.h; a malformed row does not compile.
#pragma once

#include "rules/tile_notation.h"

namespace bastide::tile_sets {

inline constexpr TileLine traders_and_builders[] = {
    {"tb.corner_grain", 1, 1, 1, "city N W grain; field 2 3 4 5 /0", "", "", ""},
    {"tb.corner_wine", 1, 1, 1, "city N W wine; field 2 3 4 5 /0", "", "", ""},
    {"tb.through_cap_cloth", 1, 1, 1, "city E W cloth; city S; field 0 1 /0; field /0 /1", "", "",
     "the second field is enclosed on the tile between the two cities"},
    {"tb.through_cap_wine", 1, 1, 1, "city E W wine; city S; field 0 1 /0; field /0 /1", "", "",
     "the second field is enclosed on the tile between the two cities"},
    {"tb.city3_grain", 1, 1, 1, "city N E W grain; field 4 5 /0", "", "", ""},
    {"tb.corner_caps_cloth", 1, 1, 1, "city N W cloth; city E; city S; field /0 /1 /2", "", "",
     "three cities; an enclosed field lies between them"},
    {"tb.corner_spike_two_roads_cloth", 1, 1, 1,
     "city N W cloth; road E; road S; field 2 /0; field 3 /0; field 4 /0; field 5 /0", "", "",
     "the city reaches the SE corner: four fields"},
    {"tb.corner_two_roads_wine", 1, 0, 1, "city N W wine; road E; road S; field 2 /0; field 3 4 /0; field 5 /0", "", "",
     "2015 printing carries a garden (see garden variant)"},
    {"tb.corner_cap_road_cloth", 1, 1, 1, "city N W cloth; city S; road E; field 2 /0; field 3 /0 /1", "", "", ""},
    {"tb.corner_cap_road_grain", 1, 1, 1, "city N W grain; city S; road E; field 2 /0; field 3 /0 /1", "", "", ""},
    {"tb.corner_road_east_cloth", 1, 0, 1, "city N W cloth; road E; field 2 /0; field 3 4 5 /0", "", "",
     "2015 printing carries a garden (see garden variant)"},
    {"tb.corner_spike_road_east_wine", 1, 1, 1, "city N W wine; road E; field 2 /0; field 3 /0; field 4 5 /0", "", "",
     "the city reaches the SE corner: three fields"},
    {"tb.city3_road_wine", 1, 1, 1, "city N E W wine; road S; field 4 /0; field 5 /0", "", "", ""},
    {"tb.two_corners_wine", 1, 1, 1, "city N W wine; city E S; field /0 /1", "", "",
     "enclosed field between the two cities"},
    {"tb.through_wine", 1, 1, 1, "city E W wine; field 0 1 /0; field 4 5 /0", "", "", ""},
    {"tb.cap_road_side", 1, 1, 1, "city N; road E; field 2 /0; field 3 4 5 6 7 /0", "", "", ""},
    {"tb.through_road_grain", 1, 1, 1, "city E W grain; road S; field 0 1 /0; field 4 /0; field 5 /0", "", "", ""},
    {"tb.through_road_wine", 1, 1, 1, "city E W wine; road S; field 0 1 /0; field 4 /0; field 5 /0", "", "", ""},
    {"tb.through_two_roads_wine", 1, 1, 1,
     "city E W wine; road N; road S; field 0 /0; field 1 /0; field 4 /0; field 5 /0", "", "", ""},
    {"tb.monastery_three_roads", 1, 1, 1, "road E; road S; road W; monastery; field 0 1 2 7; field 3 4; field 5 6", "",
     "", ""},
    {"tb.corner_road_south_grain", 1, 1, 1, "city N W grain; road S; field 5 /0; field 2 3 4 /0", "", "", ""},
    {"tb.corner_spike_road_south_grain", 1, 1, 1, "city N W grain; road S; field 5 /0; field 4 /0; field 2 3 /0", "",
     "", "the city reaches the SE corner: three fields"},
    {"tb.cap_road_city_road_house", 1, 1, 1, "city N; road S city; road W; field 7 /0; field 5 6; field 2 3 4 /0", "",
     "", "one road ends at the city, the other at a small house; three fields"},
    {"tb.road_bridge", 1, 1, 1, "road N S; road E W; field 0 7; field 1 2; field 3 4; field 5 6", "", "",
     "bridge, not a crossing: two roads, four fields"},
    {"tb.corner_two_roads_wine_garden", 0, 1, 0,
     "city N W wine; road E; road S; garden; field 2 /0; field 3 4 /0; field 5 /0", "", "tb.corner_two_roads_wine",
     "garden printing (2015/C2)"},
    {"tb.corner_road_east_cloth_garden", 0, 1, 0, "city N W cloth; road E; garden; field 2 /0; field 3 4 5 /0", "",
     "tb.corner_road_east_cloth", "garden printing (2015/C2)"},
};

}  // namespace bastide::tile_sets
