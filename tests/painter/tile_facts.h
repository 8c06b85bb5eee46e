#pragma once

// The facts of all tiles (tests/facts/tiles.json) as topologies, for the suites of the painter. `tile_facts()` reads
// the file once; `fact("base.cap")` finds one tile.

#include <string_view>
#include <vector>

#include "painter/topology.h"

const std::vector<bastide::painter::Topology>& tile_facts();
const bastide::painter::Topology& fact(std::string_view id);
