#include "referee/referee_tiles.h"

#include <algorithm>

#include "support/files.h"
#include "support/json.h"

namespace bastide::testing::referee {
namespace {

const std::vector<std::string> side_words = {"n", "e", "s", "w"};
const std::vector<std::string> half_words = {"nnw", "nne", "ene", "ese", "sse", "ssw", "wsw", "wnw"};

std::set<int> sides_in(const Json& list) {
    std::set<int> sides;
    for (const Json& letter : list.items) {
        sides.insert(static_cast<int>(std::string("NESW").find(letter.text)));
    }
    return sides;
}

std::set<int> numbers_in(const Json& list) {
    std::set<int> numbers;
    for (const Json& number : list.items) {
        numbers.insert(std::stoi(number.text));
    }
    return numbers;
}

Tile read_tile(const Json& json) {
    Tile tile;
    tile.id = json.at("id").text;
    for (std::size_t side = 0; side < 4; ++side) {
        tile.edges[side] = json.at("edges").items[side].text;
    }
    for (const Json& city : json.at("cities").items) {
        Part part;
        part.feature = Feature::city;
        part.sides = sides_in(city.at("edges"));
        part.shields = std::stoi(city.at("shields").text);
        if (city.at("goods").kind == Json::Kind::string) {
            part.goods = city.at("goods").text;
        }
        tile.parts.push_back(part);
    }
    for (const Json& road : json.at("roads").items) {
        Part part;
        part.feature = Feature::road;
        part.sides = sides_in(road.at("edges"));
        tile.parts.push_back(part);
    }
    for (const Json& field : json.at("fields").items) {
        Part part;
        part.feature = Feature::field;
        part.halves = numbers_in(field.at("half_edges"));
        part.cities = numbers_in(field.at("cities"));
        tile.parts.push_back(part);
    }
    for (const char* name : {"monastery", "garden"}) {
        if (json.at(name).text == "true") {
            Part part;
            part.feature = name == std::string("garden") ? Feature::garden : Feature::monastery;
            tile.parts.push_back(part);
        }
    }
    for (const Json& river : json.at("rivers").items) {
        tile.river = sides_in(river.at("edges"));
    }
    return tile;
}

std::set<int> turned_by(const std::set<int>& places, int step, int modulus) {
    std::set<int> moved;
    for (int place : places) {
        moved.insert((place + step) % modulus);
    }
    return moved;
}

// A part in terms of the tile's sides, so that parts of differently turned tiles can be compared.
struct LookOfPart {
    Part part;
    std::set<std::set<int>> cities;
    bool operator==(const LookOfPart&) const = default;
};

std::vector<LookOfPart> looks(const Tile& tile) {
    std::vector<LookOfPart> list;
    for (const Part& part : tile.parts) {
        LookOfPart look;
        look.part = part;
        look.part.cities.clear();
        for (int city : part.cities) {
            look.cities.insert(tile.parts[static_cast<std::size_t>(city)].sides);
        }
        list.push_back(look);
    }
    return list;
}

Tile turned(const Tile& tile, int turn) {
    Tile result = tile;
    for (std::size_t side = 0; side < 4; ++side) {
        result.edges[(side + static_cast<std::size_t>(turn)) % 4] = tile.edges[side];
    }
    for (Part& part : result.parts) {
        part.sides = turned_by(part.sides, turn, 4);
        part.halves = turned_by(part.halves, 2 * turn, 8);
    }
    result.river = turned_by(tile.river, turn, 4);
    return result;
}

// True if two tiles cannot be told apart as they lie.
bool look_the_same(const Tile& one, const Tile& other) {
    if (one.edges != other.edges || one.river != other.river) {
        return false;
    }
    std::vector<LookOfPart> left = looks(one);
    std::vector<LookOfPart> right = looks(other);
    return std::is_permutation(left.begin(), left.end(), right.begin(), right.end());
}

TileBook read_book() {
    const Json json = parse_json(read_data("facts/tiles.json"));
    TileBook book;
    for (const Json& tile : json.at("tiles").items) {
        const std::string& id = tile.at("id").text;
        std::array<Tile, 4>& turns = book.tiles[id];
        for (std::size_t turn = 0; turn < 4; ++turn) {
            turns[turn] = turned(read_tile(tile), static_cast<int>(turn));
            int first = 0;
            while (!look_the_same(turns[static_cast<std::size_t>(first)], turns[turn])) {
                ++first;
            }
            book.first_look[id][turn] = first;
        }
    }
    for (const auto& [name, members] : json.at("sets").members) {
        for (const auto& [id, count] : members.members) {
            book.sets[name][id] = std::stoi(count.text);
        }
    }
    book.start = json.at("start_tile").text;
    book.spring = json.at("river_start_tile").text;
    book.lake = json.at("river_end_tile").text;
    return book;
}

}  // namespace

int Tile::part_at(Feature feature, const std::string& spot) const {
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Part& part = parts[i];
        if (part.feature != feature) {
            continue;
        }
        bool enclosed = part.sides.empty() && part.halves.empty();
        if (enclosed && spot == "c") {
            return static_cast<int>(i);
        }
        for (int side : part.sides) {
            if (side_words[static_cast<std::size_t>(side)] == spot) return static_cast<int>(i);
        }
        for (int half : part.halves) {
            if (half_words[static_cast<std::size_t>(half)] == spot) return static_cast<int>(i);
        }
    }
    return -1;
}

std::string Tile::spot_of(int number) const {
    const Part& part = parts[static_cast<std::size_t>(number)];
    if (!part.sides.empty()) {
        return side_words[static_cast<std::size_t>(*part.sides.begin())];
    }
    if (!part.halves.empty()) {
        return half_words[static_cast<std::size_t>(*part.halves.begin())];
    }
    return "c";
}

const TileBook& tile_book() {
    static const TileBook book = read_book();
    return book;
}

std::string feature_name(Feature feature) {
    const char* names[] = {"city", "road", "field", "monastery", "garden"};
    return names[static_cast<int>(feature)];
}

}  // namespace bastide::testing::referee
