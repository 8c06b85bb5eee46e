#pragma once

// Cuts a simple polygon into triangles: a fan if it is convex, else ears. The result is a list of corner numbers, three
// a triangle, always n - 2 triangles for n corners. Polygons that touch themselves are cut as well as can be.

#include <vector>

#include "painter/plane.h"

namespace bastide::painter {

void triangulate(const Path& ring, std::vector<int>& triangles);

}  // namespace bastide::painter
