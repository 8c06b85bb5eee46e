#include "tile_facts.h"

#include <map>
#include <stdexcept>
#include <string>

#include "support/files.h"
#include "support/json.h"

using namespace bastide;
using namespace bastide::painter;
using bastide::testing::Json;

namespace {

template <class Value>
Value named(const std::map<std::string, Value>& names, const std::string& name) {
    return names.at(name);
}

const std::map<std::string, int> edge_names{{"N", 0}, {"E", 1}, {"S", 2}, {"W", 3}};
const std::map<std::string, EdgeKind> kind_names{
    {"field", EdgeKind::field}, {"road", EdgeKind::road}, {"city", EdgeKind::city}, {"river", EdgeKind::river}};
const std::map<std::string, Goods> goods_names{
    {"null", Goods::none}, {"wine", Goods::wine}, {"grain", Goods::grain}, {"cloth", Goods::cloth}};
const std::map<std::string, RoadEnd> end_names{
    {"village", RoadEnd::village}, {"city", RoadEnd::city}, {"monastery", RoadEnd::monastery}};
const std::map<std::string, RiverKind> river_names{
    {"through", RiverKind::through}, {"spring", RiverKind::spring}, {"lake", RiverKind::lake}};

int number(const Json& value) {
    return std::stoi(value.text);
}

std::vector<int> edges_of(const Json& part) {
    std::vector<int> out;
    for (const Json& e : part.at("edges").items)
        out.push_back(named(edge_names, e.text));
    return out;
}

std::vector<int> numbers_of(const Json& list) {
    std::vector<int> out;
    for (const Json& n : list.items)
        out.push_back(number(n));
    return out;
}

Topology read_tile(const Json& tile) {
    Topology out;
    out.id = tile.at("id").text;
    for (std::size_t e = 0; e < 4; ++e)
        out.edges[e] = named(kind_names, tile.at("edges").items.at(e).text);
    for (const Json& c : tile.at("cities").items) {
        out.cities.push_back({edges_of(c), number(c.at("shields")), named(goods_names, c.at("goods").text)});
    }
    for (const Json& r : tile.at("roads").items) {
        const auto& ends = r.at("ends").items;
        out.roads.push_back({edges_of(r), ends.empty() ? RoadEnd::none : named(end_names, ends[0].text)});
    }
    for (const Json& r : tile.at("rivers").items)
        out.rivers.push_back({edges_of(r), named(river_names, r.at("kind").text)});
    for (const Json& f : tile.at("fields").items) {
        out.fields.push_back({numbers_of(f.at("half_edges")), numbers_of(f.at("cities"))});
    }
    out.monastery = tile.at("monastery").text == "true";
    out.garden = tile.at("garden").text == "true";
    out.road_over_road = tile.at("road_over_road").text == "true";
    out.road_over_river = tile.at("road_over_river").text == "true";
    return out;
}

std::vector<Topology> read_facts() {
    const Json facts = testing::parse_json(testing::read_data("facts/tiles.json"));
    std::vector<Topology> out;
    for (const Json& tile : facts.at("tiles").items)
        out.push_back(read_tile(tile));
    return out;
}

}  // namespace

const std::vector<Topology>& tile_facts() {
    static const std::vector<Topology> facts = read_facts();
    return facts;
}

const Topology& fact(std::string_view id) {
    for (const Topology& tile : tile_facts()) {
        if (tile.id == id) return tile;
    }
    throw std::runtime_error("no such tile: " + std::string(id));
}
