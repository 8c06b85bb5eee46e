// The parts of what a share link holds (link_content.h), each for both directions. `given` is what is written, or empty
// when reading.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "record/record.h"
#include "record/symbol_coder.h"

namespace bastide {

// Rules and names.
void pass_header(SymbolCoder& coder, const Record& given, Record& out);
// The lines of a scene, none if there is no scene; `out` has its header.
void pass_scene(SymbolCoder& coder, const std::vector<Line>& given, Record& out);
// One move, and plays it. `next` is the tile that a scene has in hand.
Move pass_move(SymbolCoder& coder, const Move& given, GameState& state, std::optional<TileKind>& next);

// Where in the list the first that is meant stands, or -1.
template <class T, class Same>
int position(const std::vector<T>& list, Same&& same) {
    auto found = std::find_if(list.begin(), list.end(), same);
    return found == list.end() ? -1 : static_cast<int>(found - list.begin());
}

}  // namespace bastide
