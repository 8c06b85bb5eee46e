#include "record/tiles_json.h"

#include <utility>

#include "record/json_writer.h"
#include "record/line_reader.h"
#include "rules/tile.h"

namespace bastide {
namespace {

constexpr std::pair<std::string_view, std::string_view> conventions[] = {
    {"orientation", "canonical, unrotated; edges listed N,E,S,W"},
    {"half_edges",
     "0..7 clockwise from the NW corner: N=0,1 E=2,3 S=4,5 W=6,7; turning a tile clockwise by 90 degrees adds 2 modulo "
     "8"},
    {"half_edge_mating",
     "north/south neighbours: h meets 5-h (0-5, 1-4); east/west neighbours: h meets 9-h (2-7, 3-6)"},
    {"cities", "index in the list is the segment number; goods is null, wine, grain or cloth (one symbol)"},
    {"roads",
     "edges: one or two edges; ends: what a one-edge road stops at on this tile (village, city, monastery); two-edge "
     "roads have no end here"},
    {"rivers", "kind: spring, lake or through; not a feature that can be occupied or scored"},
    {"fields",
     "half_edges may be empty (enclosed on the tile); cities are segment numbers of this tile that the field borders"},
    {"count",
     "copies in the default boxed set (base and river: 2014; tb: without gardens); use sets for an exact composition"},
    {"start_count", "copies of this tile that are the start tile"},
    {"ref", "letter of the tile in common C2 lists, for cross-reference only"},
};

struct SetName {
    std::string_view with_gardens;
    std::string_view without;
    TileFamily family;
};
constexpr SetName set_names[] = {
    {"base_2014", "base_no_gardens", TileFamily::base},
    {"river_2014", "river_no_gardens", TileFamily::river},
    {"tb_2015", "tb_no_gardens", TileFamily::traders_and_builders},
};

constexpr std::string_view family_words[] = {"base", "river", "tb"};
constexpr std::string_view edge_words[] = {"field", "city", "road", "river"};
constexpr std::string_view road_end_words[] = {"none", "village", "city", "monastery"};
constexpr std::string_view river_words[] = {"none", "spring", "through", "lake"};
constexpr std::string_view side_words[] = {"N", "E", "S", "W"};

struct TilesWriter {
    JsonWriter json;

    void set(std::string_view name, TileFamily family, GardenPrint print) {
        json.key(name).begin_object();
        for (int i = 0; i < tile_kinds; ++i) {
            const TileFacts& tile = facts(tile_kind(i));
            int count = copies(tile_kind(i), print);
            if (tile.family == family && count != 0) {
                json.key(tile.id).number(count);
            }
        }
        json.end_object();
    }

    void sides(std::uint8_t mask) {
        json.begin_array();
        for (int side = 0; side < 4; ++side) {
            if ((mask >> side & 1) != 0) {
                json.string(side_words[side]);
            }
        }
        json.end_array();
    }

    void bits(std::uint8_t mask) {
        json.begin_array();
        for (int i = 0; i < 8; ++i) {
            if ((mask >> i & 1) != 0) {
                json.number(i);
            }
        }
        json.end_array();
    }

    void city(const Segment& part) {
        json.begin_object().key("edges");
        sides(part.sides);
        json.key("shields").number(part.shields).key("goods");
        part.goods == Goods::none ? json.null() : json.string(goods_words[static_cast<int>(part.goods)]);
        json.end_object();
    }

    void road(const Segment& part) {
        json.begin_object().key("edges");
        sides(part.sides);
        json.key("ends").begin_array();
        if (part.end != RoadEnd::none) {
            json.string(road_end_words[static_cast<int>(part.end)]);
        }
        json.end_array().end_object();
    }

    void field(const Segment& part) {
        json.begin_object().key("half_edges");
        bits(part.halves);
        json.key("cities");
        bits(part.cities);
        json.end_object();
    }

    template <class Write>
    void segments(const TileFacts& tile, std::string_view key, FeatureKind kind, Write&& write) {
        json.key(key).begin_array();
        for (int i = 0; i < tile.segment_count; ++i) {
            if (tile.segments[i].kind == kind) {
                write(tile.segments[i]);
            }
        }
        json.end_array();
    }

    static bool has(const TileFacts& tile, FeatureKind kind) {
        bool found = false;
        for (int i = 0; i < tile.segment_count; ++i) {
            found = found || tile.segments[i].kind == kind;
        }
        return found;
    }

    void rivers(const TileFacts& tile) {
        json.key("rivers").begin_array();
        if (tile.river_sides != 0) {
            json.begin_object().key("edges");
            sides(tile.river_sides);
            json.key("kind").string(river_words[static_cast<int>(tile.river)]).end_object();
        }
        json.end_array();
    }

    void tile(TileKind kind) {
        const TileFacts& tile = facts(kind);
        json.begin_object().key("id").string(tile.id);
        json.key("set").string(family_words[static_cast<int>(tile.family)]).key("count").number(tile.boxed);
        json.key("edges").begin_array();
        for (EdgeKind edge : tile.edges) {
            json.string(edge_words[static_cast<int>(edge)]);
        }
        json.end_array();
        segments(tile, "cities", FeatureKind::city, [this](const Segment& part) { city(part); });
        segments(tile, "roads", FeatureKind::road, [this](const Segment& part) { road(part); });
        rivers(tile);
        segments(tile, "fields", FeatureKind::field, [this](const Segment& part) { field(part); });
        json.key("monastery").boolean(has(tile, FeatureKind::monastery));
        json.key("garden").boolean(has(tile, FeatureKind::garden));
        json.key("start_count").number(kind == start_tile() ? 1 : 0);
        json.key("road_over_road").boolean(tile.bridge_over_road);
        json.key("road_over_river").boolean(tile.bridge_over_river).key("ref").string(tile.reference);
        json.key("variant_of");
        tile.variant_of == TileKind::none ? json.null() : json.string(facts(tile.variant_of).id);
        json.key("note").string(tile.note).end_object();
    }

    void all() {
        json.begin_object().key("format").number(1).key("conventions").begin_object();
        for (const auto& [name, text] : conventions) {
            json.key(name).string(text);
        }
        json.end_object();
        json.key("start_tile").string(facts(start_tile()).id);
        json.key("river_start_tile").string(facts(river_first_tile()).id);
        json.key("river_end_tile").string(facts(river_last_tile()).id);
        json.key("sets").begin_object();
        for (const SetName& row : set_names) {
            set(row.with_gardens, row.family, GardenPrint::with);
            set(row.without, row.family, GardenPrint::without);
        }
        json.end_object().key("tiles").begin_array();
        for (int i = 0; i < tile_kinds; ++i) {
            tile(tile_kind(i));
        }
        json.end_array().end_object();
    }
};

}  // namespace

std::string tiles_json() {
    TilesWriter writer;
    writer.all();
    return writer.json.text();
}

}  // namespace bastide
