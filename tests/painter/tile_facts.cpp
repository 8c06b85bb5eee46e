#include "tile_facts.h"

#include <cctype>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>

using namespace bastide;
using namespace bastide::painter;

namespace {

// A JSON value, as much of it as the facts need.
struct Json {
    std::string text;
    double number = 0;
    std::vector<Json> items;
    std::map<std::string, Json> members;

    const Json& operator[](const std::string& key) const { return members.at(key); }
    bool truth() const { return text == "true"; }
    bool null() const { return text == "null"; }
    int integer() const { return static_cast<int>(number); }
};

class Reader {
public:
    explicit Reader(std::string source) : source_(std::move(source)) {}

    Json value() {
        Json out;
        const char c = peek();
        if (c == '{') {
            ++place_;
            while (peek() != '}') {
                std::string key = string();
                expect(':');
                out.members[key] = value();
                if (peek() == ',') ++place_;
            }
            ++place_;
        } else if (c == '[') {
            ++place_;
            while (peek() != ']') {
                out.items.push_back(value());
                if (peek() == ',') ++place_;
            }
            ++place_;
        } else if (c == '"') {
            out.text = string();
        } else {
            while (std::string_view(",]} \n").find(source_.at(place_)) == std::string_view::npos) {
                out.text += source_[place_++];
            }
            out.number = std::strtod(out.text.c_str(), nullptr);
        }
        return out;
    }

private:
    char peek() {
        while (std::isspace(static_cast<unsigned char>(source_.at(place_))) != 0)
            ++place_;
        return source_[place_];
    }
    void expect(char c) {
        if (peek() != c) throw std::runtime_error("tiles.json: unexpected character");
        ++place_;
    }
    std::string string() {
        expect('"');
        std::string out;
        while (source_.at(place_) != '"') {
            if (source_[place_] == '\\') ++place_;
            out += source_[place_++];
        }
        ++place_;
        return out;
    }

    std::string source_;
    std::size_t place_ = 0;
};

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

std::vector<int> edges_of(const Json& part) {
    std::vector<int> out;
    for (const Json& e : part["edges"].items)
        out.push_back(named(edge_names, e.text));
    return out;
}

std::vector<int> numbers_of(const Json& list) {
    std::vector<int> out;
    for (const Json& n : list.items)
        out.push_back(n.integer());
    return out;
}

Topology read_tile(const Json& tile) {
    Topology out;
    out.id = tile["id"].text;
    for (std::size_t e = 0; e < 4; ++e)
        out.edges[e] = named(kind_names, tile["edges"].items.at(e).text);
    for (const Json& c : tile["cities"].items) {
        out.cities.push_back({edges_of(c), c["shields"].integer(), named(goods_names, c["goods"].text)});
    }
    for (const Json& r : tile["roads"].items) {
        const auto& ends = r["ends"].items;
        out.roads.push_back({edges_of(r), ends.empty() ? RoadEnd::none : named(end_names, ends[0].text)});
    }
    for (const Json& r : tile["rivers"].items)
        out.rivers.push_back({edges_of(r), named(river_names, r["kind"].text)});
    for (const Json& f : tile["fields"].items) {
        out.fields.push_back({numbers_of(f["half_edges"]), numbers_of(f["cities"])});
    }
    out.monastery = tile["monastery"].truth();
    out.garden = tile["garden"].truth();
    out.road_over_road = tile["road_over_road"].truth();
    out.road_over_river = tile["road_over_river"].truth();
    return out;
}

std::vector<Topology> read_facts() {
    std::ifstream file(BASTIDE_TEST_DATA "/facts/tiles.json");
    std::stringstream text;
    text << file.rdbuf();
    const Json facts = Reader(text.str()).value();
    std::vector<Topology> out;
    for (const Json& tile : facts["tiles"].items)
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
