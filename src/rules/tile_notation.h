// One line of text for one tile design, parsed at compile time; a malformed line does not compile.
//   city N W shield wine   a city on these sides, with a shield or a goods symbol if so marked
//   road S city            a road; a road of one side may say what it ends at (else: the monastery if there is one, the
//                          city if both its banks border one, a village otherwise)
//   river E W              a river; with one side followed by spring or lake
//   field 2 7 /0           a field by its half-sides and the cities (numbers from 0) it borders
//   monastery   garden
// Statements are separated by semicolons; cities come first, then roads, rivers and fields.
#pragma once

#include <string_view>

#include "rules/tile.h"

namespace bastide {

struct TileLine {
    std::string_view id;
    std::uint8_t boxed;
    std::uint8_t with_gardens;
    std::uint8_t without_gardens;
    std::string_view notation;
    std::string_view reference;
    std::string_view variant_of;
    std::string_view note;
};

namespace tile_notation {

// Calling this during constant evaluation is an error, and that is its purpose.
inline void malformed_tile(const char*) {}

struct Words {
    std::string_view rest;
    constexpr std::string_view next() {
        while (!rest.empty() && rest.front() == ' ') {
            rest.remove_prefix(1);
        }
        std::size_t n = 0;
        while (n < rest.size() && rest[n] != ' ') {
            ++n;
        }
        std::string_view word = rest.substr(0, n);
        rest.remove_prefix(n);
        return word;
    }
};

constexpr int side_letter(std::string_view word) {
    constexpr std::string_view letters = "NESW";
    return word.size() == 1 ? static_cast<int>(letters.find(word[0])) : -1;
}

constexpr int bits(unsigned mask) {
    int n = 0;
    for (; mask != 0; mask &= mask - 1) {
        ++n;
    }
    return n;
}

constexpr Goods goods_word(std::string_view word) {
    return word == "wine" ? Goods::wine : word == "grain" ? Goods::grain : word == "cloth" ? Goods::cloth : Goods::none;
}

constexpr RoadEnd road_end_word(std::string_view word) {
    return word == "city"        ? RoadEnd::city
           : word == "village"   ? RoadEnd::village
           : word == "monastery" ? RoadEnd::monastery
                                 : RoadEnd::none;
}

constexpr void claim_side(TileFacts& tile, int side, EdgeKind kind, std::uint8_t segment) {
    auto i = static_cast<std::size_t>(side);
    if (tile.edges[i] != EdgeKind::field) {
        malformed_tile("a side is named twice");
    }
    tile.edges[i] = kind;
    tile.side_segment[i] = segment;
}

// Reads the sides of a city, road or river and the words behind them.
constexpr void parse_sided(TileFacts& tile, std::string_view what, Words words) {
    bool is_river = what == "river";
    Segment segment;
    segment.kind = what == "city" ? FeatureKind::city : FeatureKind::road;
    std::uint8_t number = is_river ? no_segment : tile.segment_count;
    EdgeKind edge_kind = is_river ? EdgeKind::river : what == "city" ? EdgeKind::city : EdgeKind::road;
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
        int side = side_letter(word);
        if (side >= 0) {
            claim_side(tile, side, edge_kind, number);
            segment.sides = static_cast<std::uint8_t>(segment.sides | 1u << side);
        } else if (word == "shield" && what == "city") {
            segment.shields = 1;
        } else if (goods_word(word) != Goods::none && what == "city") {
            segment.goods = goods_word(word);
        } else if (road_end_word(word) != RoadEnd::none && what == "road") {
            segment.end = road_end_word(word);
        } else if (is_river && (word == "spring" || word == "lake")) {
            tile.river = word == "spring" ? RiverKind::spring : RiverKind::lake;
        } else {
            malformed_tile("unknown word");
        }
    }
    int n = bits(segment.sides);
    if (n == 0 || (!is_river && what == "road" && n > 2)) {
        malformed_tile("wrong number of sides");
    }
    if (is_river) {
        tile.river_sides = segment.sides;
        if (tile.river == RiverKind::none) {
            tile.river = RiverKind::through;
        }
        return;
    }
    tile.open[tile.segment_count] = static_cast<std::uint8_t>(n);
    tile.segments[tile.segment_count++] = segment;
    ++tile.sided_count;
}

constexpr void parse_field(TileFacts& tile, Words words) {
    Segment segment;
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
        bool city = word.size() == 2 && word[0] == '/';
        int number = word.back() - '0';
        if (number < 0 || number > 7 || word.size() > 2 || (word.size() == 2 && !city)) {
            malformed_tile("a field needs half-sides 0 to 7 or /city");
        }
        if (city) {
            if (number >= tile.segment_count || tile.segments[number].kind != FeatureKind::city) {
                malformed_tile("no such city");
            }
            segment.cities = static_cast<std::uint8_t>(segment.cities | 1u << number);
            continue;
        }
        if (tile.half_segment[number] != no_segment || tile.edges[number / 2] == EdgeKind::city) {
            malformed_tile("half-side is not free");
        }
        segment.halves = static_cast<std::uint8_t>(segment.halves | 1u << number);
        tile.half_segment[number] = tile.segment_count;
    }
    tile.segments[tile.segment_count++] = segment;
}

constexpr void parse_statement(TileFacts& tile, std::string_view statement) {
    Words words{statement};
    std::string_view what = words.next();
    if (what == "city" || what == "road" || what == "river") {
        parse_sided(tile, what, words);
    } else if (what == "field") {
        parse_field(tile, words);
    } else if (what == "monastery" || what == "garden") {
        tile.has_centre = true;
    } else {
        malformed_tile("unknown statement");
    }
}

constexpr bool has_statement(std::string_view notation, std::string_view what) {
    return notation.find(what) != std::string_view::npos;
}

constexpr bool touches_city(const TileFacts& tile, int half) {
    std::uint8_t segment = tile.half_segment[half & 7];
    return segment != no_segment && tile.segments[segment].cities != 0;
}

constexpr bool has_kind(const TileFacts& tile, FeatureKind kind) {
    for (int i = 0; i < tile.segment_count; ++i) {
        if (tile.segments[i].kind == kind) {
            return true;
        }
    }
    return false;
}

constexpr int lowest_side(std::uint8_t sides) {
    int i = 0;
    while ((sides >> i & 1) == 0) {
        ++i;
    }
    return i;
}

constexpr void find_road_ends(TileFacts& tile) {
    for (int i = 0; i < tile.segment_count; ++i) {
        Segment& road = tile.segments[i];
        if (road.kind != FeatureKind::road || road.end != RoadEnd::none || bits(road.sides) != 1) {
            continue;
        }
        int side = lowest_side(road.sides);
        bool both = touches_city(tile, 2 * side) && touches_city(tile, 2 * side + 1);
        road.end = has_kind(tile, FeatureKind::monastery) ? RoadEnd::monastery
                   : both                                 ? RoadEnd::city
                                                          : RoadEnd::village;
    }
}

// A road and another line cross if one of its ends lies on either side of the other.
constexpr bool crosses(std::uint8_t sides, std::uint8_t others) {
    return bits(sides) == 2 && bits(others) == 2 && (sides & others) == 0 && (sides == 5 || sides == 10);
}

constexpr void find_bridges(TileFacts& tile) {
    for (int i = 0; i < tile.segment_count; ++i) {
        const Segment& road = tile.segments[i];
        if (road.kind != FeatureKind::road) {
            continue;
        }
        std::uint8_t reach = road.sides;
        if (road.end == RoadEnd::city) {
            reach = static_cast<std::uint8_t>(reach | 1u << lowest_side(tile.segments[0].sides));
        }
        tile.bridge_over_river = tile.bridge_over_river || crosses(reach, tile.river_sides);
        for (int j = i + 1; j < tile.segment_count; ++j) {
            if (tile.segments[j].kind == FeatureKind::road) {
                tile.bridge_over_road = tile.bridge_over_road || crosses(road.sides, tile.segments[j].sides);
            }
        }
    }
}

constexpr unsigned turned_sides(unsigned sides, int turn) {
    return (sides << turn | sides >> (4 - turn)) & 15u;
}
constexpr unsigned turned_halves(unsigned halves, int turn) {
    return (halves << (2 * turn) | halves >> (8 - 2 * turn)) & 255u;
}

// True if the tile looks the same after this many quarter turns: every segment lands on one of its own kind and value.
constexpr bool looks_alike(const TileFacts& tile, int turn) {
    for (int i = 0; i < 4; ++i) {
        if (tile.edges[i] != tile.edges[(i + turn) & 3]) {
            return false;
        }
    }
    for (int i = 0; i < tile.segment_count; ++i) {
        const Segment& a = tile.segments[i];
        bool found = false;
        for (int j = 0; j < tile.segment_count; ++j) {
            const Segment& b = tile.segments[j];
            found = found || (a.kind == b.kind && turned_sides(a.sides, turn) == b.sides &&
                              turned_halves(a.halves, turn) == b.halves && bits(a.cities) == bits(b.cities) &&
                              a.shields == b.shields && a.goods == b.goods && a.end == b.end);
        }
        if (!found) {
            return false;
        }
    }
    return true;
}

constexpr void check_order(const TileFacts& tile) {
    for (int i = 0; i < tile.segment_count; ++i) {
        if ((tile.segments[i].sides != 0) != (i < tile.sided_count)) {
            malformed_tile("cities and roads come first");
        }
    }
}

constexpr void check_sides(const TileFacts& tile) {
    for (int half = 0; half < 8; ++half) {
        bool needs_field = tile.edges[half / 2] != EdgeKind::city;
        if (needs_field != (tile.half_segment[half] != no_segment)) {
            malformed_tile("every half-side that is not city needs a field");
        }
        if (tile.edges[half / 2] == EdgeKind::field && tile.half_segment[half] != tile.half_segment[half ^ 1]) {
            malformed_tile("a side without a line is one field");
        }
    }
}

constexpr TileFacts parse(const TileLine& line, TileFamily family) {
    TileFacts tile;
    tile.id = line.id;
    tile.notation = line.notation;
    tile.reference = line.reference;
    tile.note = line.note;
    tile.family = family;
    tile.boxed = line.boxed;
    tile.with_gardens = line.with_gardens;
    tile.without_gardens = line.without_gardens;
    std::string_view rest = line.notation;
    while (!rest.empty()) {
        std::size_t end = rest.find(';');
        parse_statement(tile, rest.substr(0, end));
        rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
    }
    for (FeatureKind kind : {FeatureKind::monastery, FeatureKind::garden}) {
        if (has_statement(line.notation, kind == FeatureKind::monastery ? "monastery" : "garden")) {
            Segment centre;
            centre.kind = kind;
            tile.open[tile.segment_count] = 8;
            tile.segments[tile.segment_count++] = centre;
        }
    }
    for (int i = 0; i < tile.segment_count; ++i) {
        std::uint8_t& segments = tile.of_kind[static_cast<int>(tile.segments[i].kind)];
        segments = static_cast<std::uint8_t>(segments | 1u << i);
    }
    check_order(tile);
    check_sides(tile);
    find_road_ends(tile);
    find_bridges(tile);
    tile.distinct_turns = looks_alike(tile, 1) ? 1 : looks_alike(tile, 2) ? 2 : 4;
    return tile;
}

}  // namespace tile_notation
}  // namespace bastide
