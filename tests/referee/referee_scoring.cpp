#include <algorithm>

#include "referee/referee.h"

namespace bastide::testing::referee {

// Followers and abbots count; builders and pigs do not.
std::vector<const Piece*> Referee::standing_on(const Region& region) const {
    std::vector<const Piece*> result;
    for (const Piece& piece : pieces_) {
        if ((piece.figure == "follower" || piece.figure == "abbot") && region.nodes.count(piece.at) != 0) {
            result.push_back(&piece);
        }
    }
    return result;
}

std::set<int> Referee::majority(const std::vector<const Piece*>& standing) const {
    std::map<int, int> count;
    int most = 0;
    for (const Piece* piece : standing) {
        most = std::max(most, ++count[piece->owner]);
    }
    std::set<int> owners;
    for (const auto& [owner, figures] : count) {
        if (figures == most) owners.insert(owner);
    }
    return owners;
}

int Referee::points_of(const Region& region) const {
    const int tiles = static_cast<int>(region.cells.size());
    if (region.feature == Feature::road) {
        return tiles;
    }
    if (region.feature == Feature::city) {
        int shields = 0;
        for (const auto& [cell, part] : region.nodes) {
            shields += at(cell).parts[part].shields;
        }
        if (!region.complete) {
            return tiles + shields;
        }
        if (tiles == 2 && options_.two_tile_city == 2) {
            return 2;
        }
        return 2 * tiles + 2 * shields;
    }
    return worth_now(*region.cells.begin());
}

void Referee::go_home(const std::set<Node>& nodes) {
    std::vector<Piece> staying;
    for (const Piece& piece : pieces_) {
        if (nodes.count(piece.at) != 0) {
            ++seats_[static_cast<std::size_t>(piece.owner)].supply[piece.figure];
        } else {
            staying.push_back(piece);
        }
    }
    pieces_ = staying;
}

void Referee::score_region(const Region& region) {
    if (options_.solitaire != "off") {
        return;
    }
    for (int owner : majority(standing_on(region))) {
        seats_[static_cast<std::size_t>(owner)].score += points_of(region);
    }
}

void Referee::score_completed() {
    std::set<Node> done;
    for (int dx = -1; dx <= 1; ++dx) {
        for (int dy = -1; dy <= 1; ++dy) {
            Cell cell = {last_.first + dx, last_.second + dy};
            if (!laid(cell)) {
                continue;
            }
            for (std::size_t i = 0; i < at(cell).parts.size(); ++i) {
                const Feature feature = at(cell).parts[i].feature;
                const bool site = feature == Feature::monastery || feature == Feature::garden;
                if (feature == Feature::field || (!site && cell != last_) || done.count({cell, i}) != 0) {
                    continue;
                }
                Region whole = region({cell, i});
                done.insert(whole.nodes.begin(), whole.nodes.end());
                if (!whole.complete) {
                    continue;
                }
                score_region(whole);
                go_home(whole.nodes);
                for (const auto& [tile, part] : whole.nodes) {
                    const std::string& goods = at(tile).parts[part].goods;
                    if (options_.goods && !goods.empty()) {
                        ++seats_[static_cast<std::size_t>(turn_)].goods[goods];
                    }
                }
            }
        }
    }
}

// ---- The end

void Referee::end_game() {
    for (const Seat& seat : seats_) {
        scores_before_end_.push_back(seat.score);
    }
    phase_ = "over";
    hand_.clear();
    if (options_.solitaire != "off") {
        end_solitaire();
        return;
    }
    end_ = "deck_empty";
    score_unfinished();
    score_fields();
    score_goods();
}

void Referee::end_solitaire() {
    const bool lost = options_.solitaire_discard_loses && discards_ > 0;
    end_ = lost ? "solitaire_lost" : "solitaire_won";
}

void Referee::score_unfinished() {
    std::set<Node> done;
    for (const Piece& piece : pieces_) {
        if (done.count(piece.at) != 0) {
            continue;
        }
        Region whole = region(piece.at);
        done.insert(whole.nodes.begin(), whole.nodes.end());
        if (whole.feature != Feature::field) {
            score_region(whole);
        }
    }
}

void Referee::score_fields() {
    // Every completed city once, and every field with a farmer, with the cities it touches (by their number).
    std::vector<Region> cities;
    std::map<Node, std::size_t> city_at;
    for (const auto& [cell, tile] : board_) {
        for (std::size_t i = 0; i < tile.parts.size(); ++i) {
            if (tile.parts[i].feature == Feature::city && city_at.count({cell, i}) == 0) {
                Region whole = region({cell, i});
                if (!whole.complete) {
                    continue;
                }
                for (const Node& node : whole.nodes) {
                    city_at[node] = cities.size();
                }
                cities.push_back(whole);
            }
        }
    }
    struct Field {
        Region region;
        std::vector<const Piece*> farmers;
        std::set<std::size_t> cities;
    };
    std::vector<Field> fields;
    std::set<Node> done;
    for (const Piece& piece : pieces_) {
        const Part& part = at(piece.at.first).parts[piece.at.second];
        if (part.feature != Feature::field || done.count(piece.at) != 0) {
            continue;
        }
        Field field;
        field.region = region(piece.at);
        field.farmers = standing_on(field.region);
        for (const auto& [cell, number] : field.region.nodes) {
            done.insert({cell, number});
            for (int city : at(cell).parts[number].cities) {
                auto found = city_at.find({cell, static_cast<std::size_t>(city)});
                if (found != city_at.end()) {
                    field.cities.insert(found->second);
                }
            }
        }
        fields.push_back(field);
    }

    if (options_.farm == "field3") {
        for (const Field& field : fields) {
            for (int owner : majority(field.farmers)) {
                const int each = stands_on(field.region, owner, "pig") ? 4 : 3;
                seats_[static_cast<std::size_t>(owner)].score += each * static_cast<int>(field.cities.size());
            }
        }
        return;
    }
    for (std::size_t city = 0; city < cities.size(); ++city) {
        if (options_.farm == "field3_once") {
            std::map<int, int> pay;
            for (const Field& field : fields) {
                if (field.cities.count(city) == 0) {
                    continue;
                }
                for (int owner : majority(field.farmers)) {
                    pay[owner] = std::max(pay[owner], stands_on(field.region, owner, "pig") ? 4 : 3);
                }
            }
            for (const auto& [owner, points] : pay) {
                seats_[static_cast<std::size_t>(owner)].score += points;
            }
        } else {
            std::vector<const Piece*> farmers;
            std::set<int> with_pig;
            for (const Field& field : fields) {
                if (field.cities.count(city) == 0) {
                    continue;
                }
                farmers.insert(farmers.end(), field.farmers.begin(), field.farmers.end());
                for (int owner = 0; owner < static_cast<int>(seats_.size()); ++owner) {
                    if (stands_on(field.region, owner, "pig")) with_pig.insert(owner);
                }
            }
            for (int owner : majority(farmers)) {
                seats_[static_cast<std::size_t>(owner)].score += with_pig.count(owner) != 0 ? 5 : 4;
            }
        }
    }
}

void Referee::score_goods() {
    for (const char* kind : {"wine", "grain", "cloth"}) {
        int most = 0;
        for (Seat& seat : seats_) {
            most = std::max(most, seat.goods[kind]);
        }
        for (Seat& seat : seats_) {
            if (options_.goods && most > 0 && seat.goods[kind] == most) seat.score += 10;
        }
    }
}

std::vector<int> Referee::scores_before_end() const {
    if (phase_ == "over") {
        return scores_before_end_;
    }
    std::vector<int> scores;
    for (const Seat& seat : seats_) {
        scores.push_back(seat.score);
    }
    return scores;
}

std::set<int> Referee::winners() const {
    std::set<int> result;
    if (phase_ != "over" || end_ == "solitaire_lost") {
        return result;
    }
    int most = 0;
    for (const Seat& seat : seats_) {
        most = std::max(most, seat.score);
    }
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        if (seats_[seat].score == most) result.insert(static_cast<int>(seat));
    }
    return result;
}

}  // namespace bastide::testing::referee
