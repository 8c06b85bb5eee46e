// The whole tile: layers from the grass up, then everything that stands, sorted by the y of its foot.

#include <algorithm>
#include <cmath>

#include "painter/elements.h"
#include "painter/painter.h"

namespace bastide::painter {

namespace {

// A place where nothing grows. Above spots of figures and under village houses tufts and hedges may.
enum class Keep : std::uint8_t { clear, low };
struct KeepOut {
    Point centre;
    double radius;
    Keep keep = Keep::clear;
};

enum class Grove : std::uint8_t { copse, orchard };
struct Vignette {
    Point centre;
    double r;
    Grove grove;
    Rng rng;
};

// Things that stand are painted aside and copied in the order of their feet.
class Standing {
public:
    Standing(const Palette& colours, Detail detail) : ink_(colours, detail) {}

    template <class PaintThing>
    void put(double foot, PaintThing paint_thing) {
        const std::size_t first = ink_.drawing.commands.size();
        paint_thing(ink_);
        things_.push_back({foot, first, ink_.drawing.commands.size()});
    }

    void copy_to(Drawing& drawing) {
        std::stable_sort(things_.begin(), things_.end(),
                         [](const Thing& a, const Thing& b) { return a.foot < b.foot; });
        const std::uint32_t base = static_cast<std::uint32_t>(drawing.points.size());
        const Drawing& mine = ink_.drawing;
        drawing.points.insert(drawing.points.end(), mine.points.begin(), mine.points.end());
        drawing.commands.reserve(drawing.commands.size() + mine.commands.size());
        for (const Thing& thing : things_) {
            for (std::size_t i = thing.first; i < thing.last; ++i) {
                drawing.commands.push_back(mine.commands[i]);
                drawing.commands.back().first += base;
            }
        }
    }

private:
    struct Thing {
        double foot;
        std::size_t first, last;
    };

    Ink ink_;
    std::vector<Thing> things_;
};

double border(Point q) {
    return std::min({q.x, 1 - q.x, q.y, 1 - q.y});
}

class TilePainter {
public:
    TilePainter(const Geometry& geometry, const Palette& colours, Detail detail)
        : geo_(geometry),
          ink_(colours, detail),
          standing_(colours, detail),
          rng_("dress", geometry.topology.id, geometry.cell.x, geometry.cell.y, geometry.topology.turn) {}

    Drawing paint();

private:
    void keep_spots_clear();
    void paint_vignettes();
    void paint_lower_roads();
    void paint_upper_roads();
    void paint_plaza();
    void paint_city(int city);
    void put_walls_and_towers(const CityShape& city);
    void put_village();
    void put_lone_house();
    void put_copse(Vignette& copse);
    void put_orchard(const Vignette& orchard);
    void put_edge_trees();
    void put_hedges();
    void put_hedge(const Path& line, double from, double to);
    void put_loose_things();
    void paint_tufts();

    bool upper_road(int road) const;
    bool room_for_hedge(Point q) const;
    bool room_for_thing(Point q, double r) const;

    const Geometry& geo_;
    Ink ink_;
    Standing standing_;
    Rng rng_;
    std::vector<KeepOut> keep_outs_;
    std::vector<Vignette> groves_;
};

void TilePainter::keep_spots_clear() {
    for (const Point q : geo_.field_spots)
        keep_outs_.push_back({q, .09, Keep::low});
    if (geo_.garden) keep_outs_.push_back({*geo_.garden, .15});
    if (geo_.monastery) {
        keep_outs_.push_back({*geo_.monastery, .27});
        keep_outs_.push_back({{geo_.monastery->x - .1, geo_.monastery->y - .2}, .15});
    }
}

// Parcels of crops, a copse, an orchard in the open; never across anything.
void TilePainter::paint_vignettes() {
    int painted = 0;
    for (int i = 0; i < 12; ++i) {
        const double x = rng_.span(.12, .88);
        const double y = rng_.span(.14, .86);
        const double r = rng_.span(.105, .165);
        const double kind = rng_.unit();
        Rng rng("vignette", rng_.next());
        const Point q{x, y};
        if (painted == 2 || border(q) < r * .96 + .01) continue;
        const auto too_near = [&](const KeepOut& k) {
            return dist(q, k.centre) < r + (k.keep == Keep::low ? .03 : k.radius * .72);
        };
        if (std::any_of(keep_outs_.begin(), keep_outs_.end(), too_near)) continue;
        if (geo_.clearance(q) < r + .012) continue;
        ++painted;
        if (kind < .56) {
            paint_parcel(ink_, q, r, rng);
        } else if (kind < .82) {
            groves_.push_back({q, r, Grove::copse, rng});
        } else {
            ink_.fill(blob(q.x, q.y, r * .95, r * .80, 10, rng, .06), Paint::grass_warm, .8);
            groves_.push_back({q, r, Grove::orchard, rng});
        }
        keep_outs_.push_back({q, r});
    }
}

bool TilePainter::upper_road(int road) const {
    return std::any_of(geo_.bridges.begin(), geo_.bridges.end(), [road](const Bridge& b) { return b.road == road; });
}

void TilePainter::paint_lower_roads() {
    const int count = static_cast<int>(geo_.roads.size());
    for (int i = 0; i < count; ++i) {
        if (!upper_road(i)) paint_road_bed(ink_, geo_.roads[static_cast<std::size_t>(i)].path);
    }
    if (geo_.village) {
        constexpr double rim = road_margin, verge = road_margin + .012;
        ink_.disc(*geo_.village, .125 + verge, .118 + verge, Paint::verge, .55);
        ink_.disc(*geo_.village, .125 + rim, .118 + rim, Paint::road_rim);
    }
    for (int i = 0; i < count; ++i) {
        if (!upper_road(i)) paint_road_top(ink_, geo_.roads[static_cast<std::size_t>(i)].path, rng_);
    }
}

void TilePainter::paint_upper_roads() {
    if (geo_.bridges.empty()) return;
    const bool over_road = geo_.bridges[0].below == Below::road;
    const int count = static_cast<int>(geo_.roads.size());
    for (int i = 0; i < count; ++i) {
        if (upper_road(i) && !over_road) paint_road_bed(ink_, geo_.roads[static_cast<std::size_t>(i)].path);
    }
    for (int i = 0; i < count; ++i) {
        if (!upper_road(i)) continue;
        const Path& path = geo_.roads[static_cast<std::size_t>(i)].path;
        if (!over_road) {
            paint_road_top(ink_, path, rng_);
            continue;
        }
        // The lower road runs on between the two ends.
        const double l = length(path);
        for (const Path& end : {part(path, 0, l * .5 - .07), part(path, l * .5 + .07, l)}) {
            paint_road_bed(ink_, end);
            paint_road_top(ink_, end, rng_);
        }
    }
}

void TilePainter::paint_plaza() {
    if (!geo_.village) return;
    ink_.disc(*geo_.village, .125, .118, Paint::road);
    ink_.disc(*geo_.village, .098, .092, Paint::road_light, .7);
}

void TilePainter::put_walls_and_towers(const CityShape& city) {
    for (const Wall& wall : city.walls) {
        const Path wall_normals = normals(wall.path);
        for (const WallPiece& piece : wall_pieces(wall.path)) {
            standing_.put(piece.foot, [&](Ink& ink) { paint_wall_piece(ink, wall.path, wall_normals, piece.step); });
        }
    }
    for (const Wall& wall : city.walls) {
        const double l = length(wall.path);
        for (const double fraction : wall.towers) {
            const Point p = at(wall.path, l * fraction).point;
            const auto hidden = [p](const Gate& gate) { return dist(p, gate.point) <= .14; };
            if (std::any_of(geo_.gates.begin(), geo_.gates.end(), hidden)) continue;
            const TowerTop top = rng_.unit() < .6 ? TowerTop::cone : TowerTop::crown;
            standing_.put(p.y + .060, [&](Ink& ink) {
                paint_tower(ink, {p.x, p.y + .012}, tower_radius, tower_height, top);
            });
        }
    }
}

// Floor, cobbles, square and streets; walls, towers, keep and houses stand.
void TilePainter::paint_city(int city) {
    const std::size_t c = static_cast<std::size_t>(city);
    const CityShape& shape = geo_.cities[c];
    const bool large = shape.edges.size() > 1;
    const Point square = geo_.city_spots[c];
    for (const Wall& wall : shape.walls) {
        ink_.line(placed(wall.path, .012, .016, 1), wall_width + .030, Paint::shadow, .20);
    }
    ink_.fill(shape.ring, Paint::city);
    for (const int e : shape.edges) {
        // The floor runs a little over the border, so that no hairline shows.
        const Point a = corner(e), b = corner(e + 1);
        ink_.fill({a, b, add(b, inward_of(e), -.01), add(a, inward_of(e), -.01)}, Paint::city);
    }
    Rng floor("floor", geo_.topology.id, geo_.cell.x, geo_.cell.y, city);
    for (int i = 0; i < 26 && !ink_.small(); ++i) {
        const Point q{floor.unit(), floor.unit()};
        if (geo_.city_clearance(city, q) <= .05) continue;
        ink_.line({q, {q.x + .022, q.y + floor.span(-.004, .004)}}, .0065, Paint::cobble, .55);
    }
    if (large) ink_.disc({square.x, square.y + .02}, .085, .070, Paint::square);
    for (const Gate& gate : geo_.gates) {
        if (gate.city != city) continue;
        if (large) {
            ink_.line({gate.point, add(gate.point, gate.outward, -.08), {square.x, square.y + .02}}, road_width * .72,
                      Paint::square);
        } else {
            ink_.line({gate.point, add(gate.point, gate.outward, -.10)}, road_width * .72, Paint::square);
        }
    }
    put_walls_and_towers(shape);
    if (geo_.keeps[c]) standing_.put(geo_.keeps[c]->y, [&](Ink& ink) { paint_keep(ink, *geo_.keeps[c]); });
    for (const House& house : city_houses(geo_, city)) {
        standing_.put(house.foot.y, [&](Ink& ink) {
            paint_house(ink, house.foot, house.width, Rng("house", house.seed), Settlement::city);
        });
    }
}

// Houses in the quadrants between the roads, then towards free edges; a well in the middle.
void TilePainter::put_village() {
    if (!geo_.village) return;
    const auto [x, y] = *geo_.village;
    Path spots;
    for (int e = 0; e < 4; ++e) {
        const Point a = inward_of(e), b = inward_of(e + 1);
        spots.push_back({x - (a.x + b.x) * .118, y - (a.y + b.y) * .100 + .045});
    }
    for (int e = 0; e < 4; ++e) {
        const auto leaves = [e](const RoadShape& road) { return road.edges[0] == e; };
        if (std::any_of(geo_.roads.begin(), geo_.roads.end(), leaves)) continue;
        if (geo_.topology.edges[static_cast<std::size_t>(e)] == EdgeKind::city) continue;
        spots.push_back({x - inward_of(e).x * .125, y - inward_of(e).y * .12 + .045});
    }
    for (const Point q : spots) {
        const double w = rng_.span(.098, .118);
        const std::uint64_t seed = rng_.next();
        standing_.put(q.y, [&](Ink& ink) { paint_house(ink, q, w, Rng("house", seed), Settlement::village); });
        keep_outs_.push_back({{q.x, q.y - .03}, .09, Keep::low});
    }
    standing_.put(y + .02, [x = x, y = y](Ink& ink) { paint_well(ink, {x, y + .015}); });
}

void TilePainter::put_lone_house() {
    if (!geo_.lone_house) return;
    const auto [x, y] = *geo_.lone_house;
    standing_.put(y + .07, [this, x = x, y = y](Ink& ink) {
        paint_house(ink, {x + .02, y + .06}, .15, Rng("lone", geo_.topology.id), Settlement::village);
    });
    keep_outs_.push_back({*geo_.lone_house, .12});
}

void TilePainter::put_copse(Vignette& copse) {
    constexpr std::array<Growth, 3> growths{Growth::round, Growth::round, Growth::poplar};
    for (const Point place :
         {Point{-.50, -.10}, Point{.05, -.38}, Point{.52, -.12}, Point{-.20, .28}, Point{.34, .36}}) {
        const double r = copse.rng.span(.026, .038);
        const Growth growth = copse.rng.pick(growths);
        const double dx = copse.rng.span(-.012, .012);
        const double dy = copse.rng.span(-.01, .01) + .03;
        const Point p = add(add(copse.centre, place, copse.r), {dx, dy});
        standing_.put(p.y, [&](Ink& ink) { paint_tree(ink, p, r, growth); });
    }
}

void TilePainter::put_orchard(const Vignette& orchard) {
    for (int b = 0; b < 3; ++b) {
        for (int a = 0; a < 3; ++a) {
            const Point p{orchard.centre.x + (a - 1) * orchard.r * .52,
                          orchard.centre.y + (b - 1) * orchard.r * .42 + .022};
            standing_.put(p.y, [&](Ink& ink) { paint_tree(ink, p, .019, Growth::round); });
        }
    }
}

// Trees that straddle the shared half-edges: both neighbours paint the same one.
void TilePainter::put_edge_trees() {
    constexpr std::array<Growth, 3> growths{Growth::round, Growth::poplar, Growth::bush};
    struct EdgeTree {
        double chance, u, r;
        Growth growth;
        double dy;
    };
    for (int h = 0; h < 8; ++h) {
        const int e = h / 2;
        if (geo_.topology.edges[static_cast<std::size_t>(e)] == EdgeKind::city) continue;
        Rng er = edge_rng("edgetree", e, geo_.cell);
        std::array<EdgeTree, 2> trees{};
        for (EdgeTree& tree : trees) {
            tree.chance = er.unit();
            tree.u = er.span(.20, .34);
            tree.r = er.span(.024, .036);
            tree.growth = er.pick(growths);
            tree.dy = er.span(-.02, .02);
        }
        // The half with the smaller coordinate in the world comes first.
        const bool first = (h % 2 == 0) == (e == north || e == east);
        const EdgeTree& tree = trees[first ? 0 : 1];
        if (tree.chance > .42) continue;
        Point q = edge_point(e, first ? tree.u : 1 - tree.u);
        q.y += tree.dy + (e == north || e == south ? tree.r : 0);
        standing_.put(q.y, [&](Ink& ink) { paint_growth(ink, q, tree.r, tree.growth); });
        keep_outs_.push_back({q, tree.r});
    }
}

bool TilePainter::room_for_hedge(Point q) const {
    if (!(.02 < q.x && q.x < .98 && .03 < q.y && q.y < .985)) return false;
    for (const KeepOut& k : keep_outs_) {
        if (k.keep != Keep::low && dist(q, k.centre) <= k.radius) return false;
    }
    for (const Bridge& bridge : geo_.bridges) {
        if (dist(q, bridge.point) <= .17) return false;
    }
    for (const Gate& gate : geo_.gates) {
        if (dist(q, gate.point) <= .10) return false;
    }
    return geo_.clearance(q) > .010;
}

void TilePainter::put_hedge(const Path& line, double from, double to) {
    for (double u = from; u < to; u += .034) {
        const Point q = at(line, u).point;
        const double r = rng_.span(.015, .021);
        if (room_for_hedge(q)) standing_.put(q.y, [&](Ink& ink) { paint_bush(ink, q, r); });
    }
}

// Broken hedges along both sides of every road: with verge and rim they make two fields read as two.
void TilePainter::put_hedges() {
    for (const RoadShape& road : geo_.roads) {
        for (const int side : {-1, 1}) {
            const Path line = offset(road.path, side * (road_width * .5 + road_margin + .026));
            const double l = length(line);
            double s = rng_.span(.05, .12);
            while (s < l - .06) {
                const double run = rng_.span(.06, .22);
                if (rng_.unit() < .62) put_hedge(line, s, std::min(s + run, l - .05));
                s += run + rng_.span(.06, .16);
            }
        }
    }
}

bool TilePainter::room_for_thing(Point q, double r) const {
    const double wanted = r * 1.35;
    for (const KeepOut& k : keep_outs_) {
        if (dist(q, k.centre) <= k.radius + wanted * .6) return false;
    }
    return geo_.clearance(q) > wanted && geo_.clearance({q.x, q.y - r * 2}) >= r * .4;
}

// Trees, sheep and hay wherever there is room.
void TilePainter::put_loose_things() {
    enum class Loose : std::uint8_t { round, poplar, bush, sheep, hay };
    constexpr std::array<Loose, 8> kinds{Loose::round, Loose::round, Loose::poplar, Loose::bush,
                                         Loose::sheep, Loose::round, Loose::poplar, Loose::hay};
    for (int i = 0; i < 16; ++i) {
        const double x = rng_.span(.06, .94);
        const double y = rng_.span(.12, .95);
        const double r = rng_.span(.026, .040);
        const Loose kind = rng_.pick(kinds);
        const Point q{x, y};
        if (q.y - r * 3.2 < 0 || !room_for_thing(q, r)) continue;
        keep_outs_.push_back({{q.x, q.y - r * .6}, r * 1.5});
        standing_.put(q.y, [&](Ink& ink) {
            switch (kind) {
                case Loose::bush:
                    paint_bush(ink, q, r);
                    break;
                case Loose::sheep:
                    paint_sheep(ink, q);
                    break;
                case Loose::hay:
                    paint_hay(ink, q);
                    break;
                case Loose::poplar:
                    paint_tree(ink, q, r, Growth::poplar);
                    break;
                case Loose::round:
                    paint_tree(ink, q, r, Growth::round);
                    break;
            }
        });
    }
}

void TilePainter::paint_tufts() {
    if (ink_.small()) return;
    constexpr std::array<Paint, 3> flowers{Paint::flower2, Paint::flower3, Paint::flower1};
    for (int j = 0; j < 6; ++j) {
        for (int i = 0; i < 6; ++i) {
            Rng g("tuft", geo_.cell.x * 6 + i, geo_.cell.y * 6 + j);
            const double x = (i + g.unit()) / 6;
            const double y = (j + g.unit()) / 6;
            const Point q{x, y};
            if (g.unit() >= .75 || border(q) <= .03) continue;
            const auto too_near = [q](const KeepOut& k) {
                return dist(q, k.centre) <= (k.keep == Keep::low ? 0.0 : k.radius);
            };
            if (std::any_of(keep_outs_.begin(), keep_outs_.end(), too_near)) continue;
            if (geo_.clearance(q) <= .028) continue;
            paint_tuft(ink_, q, g.span(.85, 1.35));
            if (g.unit() < .22) ink_.disc({q.x + .018, q.y - .014}, .0065, .0065, g.pick(flowers), .9);
        }
    }
}

Drawing TilePainter::paint() {
    ink_.drawing.points.reserve(8192);
    ink_.drawing.commands.reserve(2048);
    paint_ground(ink_, geo_.cell);
    keep_spots_clear();
    paint_vignettes();
    for (const RiverShape& river : geo_.rivers)
        paint_river(ink_, river, rng_);
    paint_lower_roads();
    paint_upper_roads();
    for (const Bridge& bridge : geo_.bridges)
        paint_bridge(ink_, bridge);
    paint_plaza();
    if (geo_.garden) paint_garden(ink_, geo_);

    for (int c = 0; c < static_cast<int>(geo_.cities.size()); ++c)
        paint_city(c);
    for (const Gate& gate : geo_.gates) {
        // Over the wall on both sides.
        standing_.put(gate.point.y + .075, [&](Ink& ink) { paint_gate(ink, gate); });
    }
    for (int k = 0; k < 4; ++k) {
        if (!geo_.corner_towers[static_cast<std::size_t>(k)]) continue;
        standing_.put(corner(k).y + .060, [k](Ink& ink) { paint_corner_tower(ink, corner(k)); });
    }
    put_village();
    put_lone_house();
    if (geo_.monastery) {
        standing_.put(geo_.monastery->y + .16, [this](Ink& ink) { paint_monastery(ink, geo_); });
    }
    for (Vignette& vignette : groves_) {
        if (vignette.grove == Grove::copse) {
            put_copse(vignette);
        } else {
            put_orchard(vignette);
        }
    }
    for (const RiverShape& river : geo_.rivers) {
        if (river.kind != RiverKind::spring) continue;
        const Point source = river.path.back();
        standing_.put(source.y, [source](Ink& ink) { paint_rocks(ink, {source.x + .09, source.y}); });
    }
    put_edge_trees();
    put_hedges();
    put_loose_things();
    paint_tufts();

    standing_.copy_to(ink_.drawing);
    for (const Sign& sign : geo_.signs)
        paint_sign(ink_, sign.kind, sign.point);
    return std::move(ink_.drawing);
}

}  // namespace

Drawing paint_tile(const Geometry& geometry, const Palette& colours, Detail detail) {
    return TilePainter(geometry, colours, detail).paint();
}

}  // namespace bastide::painter
