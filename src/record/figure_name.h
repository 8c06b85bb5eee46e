// How the notation names a figure: by its role and by a spot of the tile as it lies ("knight:n", "farmer:ese",
// "monk:c"). `name_figure` and `find_figure` translate between that and the rules' figure kind and segment number. A
// segment has several spots; the canonical one is the first in the order n e s w, or nnw nne ... wnw.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/action.h"

namespace bastide {

// A role says the kind of figure and, but for the abbot, the kind of feature.
enum class Role : std::uint8_t { knight, robber, farmer, monk, abbot, builder_city, builder_road, pig };
inline constexpr int role_count = 8;

// 0-3 a side, 4-11 a half-side, 12 the middle.
enum class Spot : std::uint8_t {};
inline constexpr int spot_count = 13;
inline constexpr Spot centre_spot = Spot{12};
constexpr int index(Spot spot) {
    return static_cast<int>(spot);
}
constexpr Spot spot_at(int i) {
    return static_cast<Spot>(i);
}
constexpr Spot side_spot(Side side) {
    return spot_at(index(side));
}
constexpr Spot half_spot(int half) {
    return spot_at(4 + half);
}

struct FigureName {
    Role role = Role::knight;
    Spot spot = centre_spot;
    friend constexpr bool operator==(const FigureName&, const FigureName&) = default;
    friend constexpr bool operator<(FigureName a, FigureName b) {
        return a.role != b.role ? a.role < b.role : a.spot < b.spot;
    }
};

FigureKind kind_of(Role role);

// The name of a figure on a segment of a tile that lies turned.
FigureName name_figure(TileKind tile, Side turn, FigureKind figure, int segment);

enum class FigureFault : std::uint8_t { none, no_such_segment, wrong_feature };
struct FoundFigure {
    FigureFault fault = FigureFault::none;
    PlaceFigure figure;
};
// The figure and segment meant by a name.
FoundFigure find_figure(TileKind tile, Side turn, FigureName name);

// The canonical name of the same figure; a name that means nothing stays as it is.
FigureName canonical(TileKind tile, Side turn, FigureName name);

// "knight:n", "builder:road:s".
std::string figure_word(FigureName name);
// Nothing if the word is not a figure ("monk:n" is not: a monk has no side).
std::optional<FigureName> parse_figure_word(std::string_view word);

// "n", "nnw", "c".
std::string_view spot_word(Spot spot);
char side_letter(Side side);

}  // namespace bastide
