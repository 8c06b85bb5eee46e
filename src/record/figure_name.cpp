#include "record/figure_name.h"

namespace bastide {
namespace {

constexpr std::string_view spot_words[spot_count] = {"n",   "e",   "s",   "w",   "nnw", "nne", "ene",
                                                     "ese", "sse", "ssw", "wsw", "wnw", "c"};

constexpr unsigned sides = 0x00f;
constexpr unsigned halves = 0xff0;
constexpr unsigned centre = 0x1000;

struct RoleRow {
    std::string_view word;
    FigureKind figure;
    FeatureKind feature;  // of the abbot: one of two
    unsigned spots;       // bit i: spot i
};

constexpr RoleRow rows[role_count] = {
    {"knight", FigureKind::follower, FeatureKind::city, sides},
    {"robber", FigureKind::follower, FeatureKind::road, sides},
    {"farmer", FigureKind::follower, FeatureKind::field, halves | centre},
    {"monk", FigureKind::follower, FeatureKind::monastery, centre},
    {"abbot", FigureKind::abbot, FeatureKind::garden, centre},
    {"builder:city", FigureKind::builder, FeatureKind::city, sides},
    {"builder:road", FigureKind::builder, FeatureKind::road, sides},
    {"pig", FigureKind::pig, FeatureKind::field, halves | centre},
};

const RoleRow& row_of(Role role) {
    return rows[static_cast<int>(role)];
}

bool fits(Role role, FeatureKind feature) {
    return row_of(role).feature == feature || (role == Role::abbot && feature == FeatureKind::monastery);
}

// The middle of a tile is its monastery, its garden or its closed field; the role chooses.
int centre_segment(const TileFacts& tile, Role role) {
    int other = -1;
    for (int i = 0; i < tile.segment_count; ++i) {
        const Segment& segment = tile.segments[i];
        bool in_middle = segment.kind == FeatureKind::monastery || segment.kind == FeatureKind::garden ||
                         (segment.kind == FeatureKind::field && segment.halves == 0);
        if (in_middle && fits(role, segment.kind)) {
            return i;
        }
        other = in_middle ? i : other;
    }
    return other;
}

Spot first_spot(const TileFacts& tile, const TurnedFacts& lying, int segment) {
    FeatureKind kind = tile.segments[segment].kind;
    if (kind == FeatureKind::city || kind == FeatureKind::road) {
        for (int side = 0; side < 4; ++side) {
            if (lying.side_segment[side] == segment) {
                return spot_at(side);
            }
        }
    }
    if (kind == FeatureKind::field) {
        for (int half = 0; half < 8; ++half) {
            if (lying.half_segment[half] == segment) {
                return half_spot(half);
            }
        }
    }
    return centre_spot;
}

}  // namespace

FigureKind kind_of(Role role) {
    return row_of(role).figure;
}

FigureName name_figure(TileKind tile, Side turn, FigureKind figure, int segment) {
    const TileFacts& printed = facts(tile);
    FeatureKind feature = printed.segments[segment].kind;
    for (int i = 0; i < role_count; ++i) {
        auto role = static_cast<Role>(i);
        if (rows[i].figure == figure && fits(role, feature)) {
            return FigureName{role, first_spot(printed, turned_facts(tile, turn), segment)};
        }
    }
    return FigureName{};
}

FoundFigure find_figure(TileKind tile, Side turn, FigureName name) {
    const TileFacts& printed = facts(tile);
    const TurnedFacts& lying = turned_facts(tile, turn);
    int spot = index(name.spot);
    int segment = spot < 4    ? lying.side_segment[spot]
                  : spot < 12 ? lying.half_segment[spot - 4]
                              : centre_segment(printed, name.role);
    FoundFigure found;
    if (segment < 0 || segment >= printed.segment_count) {
        found.fault = FigureFault::no_such_segment;
        return found;
    }
    if (!fits(name.role, printed.segments[segment].kind)) {
        found.fault = FigureFault::wrong_feature;
    }
    found.figure = PlaceFigure{kind_of(name.role), static_cast<std::uint8_t>(segment)};
    return found;
}

FigureName canonical(TileKind tile, Side turn, FigureName name) {
    FoundFigure found = find_figure(tile, turn, name);
    return found.fault == FigureFault::none ? name_figure(tile, turn, found.figure.figure, found.figure.segment) : name;
}

std::string figure_word(FigureName name) {
    return std::string(row_of(name.role).word) + ":" + std::string(spot_word(name.spot));
}

std::optional<FigureName> parse_figure_word(std::string_view word) {
    std::size_t colon = word.rfind(':');
    if (colon == std::string_view::npos) {
        return std::nullopt;
    }
    for (int i = 0; i < role_count; ++i) {
        if (rows[i].word != word.substr(0, colon)) {
            continue;
        }
        for (int spot = 0; spot < spot_count; ++spot) {
            if (spot_words[spot] == word.substr(colon + 1) && (rows[i].spots >> spot & 1) != 0) {
                return FigureName{static_cast<Role>(i), spot_at(spot)};
            }
        }
    }
    return std::nullopt;
}

std::string_view spot_word(Spot spot) {
    return spot_words[index(spot)];
}

char side_letter(Side side) {
    return "nesw"[index(side)];
}

}  // namespace bastide
