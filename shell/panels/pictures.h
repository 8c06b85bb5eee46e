// Where the panels get pictures of tiles from: the program implements this with the textures the board uses. A picture
// may not be ready yet; then `ready` is false, the panel draws an empty mount, and the program draws again when it is.
#pragma once

#include "rules/tile.h"
#include "shell/panels/imgui_compat.h"

namespace bastide::panels {

struct Picture {
    bool ready = false;
    ImTextureID texture = {};
    ImVec2 uv_min = {0, 0};
    ImVec2 uv_max = {1, 1};
};

class Pictures {
public:
    virtual ~Pictures() = default;
    // The tile as it looks at this turn, to be drawn `pixels` wide (device pixels), without its surroundings.
    virtual Picture tile(TileKind kind, Side turn, float pixels) = 0;
};

}  // namespace bastide::panels
