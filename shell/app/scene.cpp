// What the board shows, out of the game and of what the player has in mind.
#include <algorithm>

#include "i18n/describe.h"
#include "rules/field_shares.h"
#include "rules/fitting.h"
#include "rules/region.h"
#include "shell/app/app.h"

namespace bastide::app {

namespace {

constexpr int tiles_to_rest_on = 24;  // a smaller board does not fill the window behind home

}  // namespace

const Session* App::board_session() const {
    bool too_small = session_ && session_->state().board.tiles.size() < tiles_to_rest_on;
    if (session_ && !(quiet_page() && too_small && resting_)) return session_.get();
    return resting_.get();
}

view::Rect App::board_bounds() const {
    const Session* session = board_session();
    if (session == nullptr || session->state().board.tiles.empty()) return view::Rect{0, 0, 1, 1};
    const Board& board = session->state().board;
    int x0 = board.tiles[0].cell.x;
    int x1 = x0;
    int y0 = board.tiles[0].cell.y;
    int y1 = y0;
    auto include = [&](Cell c) {
        x0 = std::min<int>(x0, c.x);
        x1 = std::max<int>(x1, c.x);
        y0 = std::min<int>(y0, c.y);
        y1 = std::max<int>(y1, c.y);
    };
    for (const LaidTile& tile : board.tiles)
        include(tile.cell);
    if (page_ == panels::Page::table) {
        for (int i = 0; i < board.frontier.count; ++i)
            include(board.frontier_cell(i));
    }
    return view::Rect{double(x0), double(y0), double(x1 - x0 + 1), double(y1 - y0 + 1)};
}

std::vector<view::LitSegment> App::lit_segments(Label label) const {
    std::vector<view::LitSegment> out;
    const Board& board = session_->state().board;
    for_each_segment(board, label, [&](int segment) {
        int tile = board.segment_tile[segment];
        const LaidTile& laid = board.tiles[tile];
        const Segment& facts_of_segment = board.segment_facts(segment);
        view::LitSegment lit;
        lit.place = view::Place{laid.cell, segment - laid.first_segment};
        for (Side side : all_sides) {
            bool reaches = (facts_of_segment.sides >> index(side) & 1) != 0;
            Side lies = turned(side, laid.turn);
            if (reaches && board.tile_at(neighbour(laid.cell, lies)) == no_tile) lit.open_sides |= 1u << index(lies);
        }
        out.push_back(lit);
    });
    return out;
}

// Fields in their holders' colours, or cells that wait for a tile.
void App::show_overlay(view::BoardScene& scene) const {
    const GameState& state = session_->state();
    const Board& board = state.board;
    if (overlay_ == panels::Overlay::tiles) {
        scene.asked = asked_cell_;
        if (state.bag_count > 0) scene.dead = dead_cells(state);
    }
    if (overlay_ != panels::Overlay::fields) return;
    scene.ground = view::Ground::veiled;
    for (const FieldShare& share : farmed_fields(state)) {
        view::FieldTint tint;
        for (int seat = 0; seat < state.players.size(); ++seat) {
            if (share.farmers.leads(seat)) tint.owners.push_back(owners_[static_cast<std::size_t>(seat)]);
        }
        for_each_segment(board, share.field, [&](int segment) {
            const LaidTile& laid = board.tiles[board.segment_tile[segment]];
            tint.place = view::Place{laid.cell, segment - laid.first_segment};
            scene.tints.push_back(tint);
        });
    }
}

// What the panels say about them.
void App::fill_overlay(panels::TableView& table) {
    const GameState& state = session_->state();
    const Board& board = state.board;
    if (overlay_ == panels::Overlay::tiles) {
        table.asked = asked_cell_;
        if (asked_cell_) table.fitting = kinds_that_fit(state, *asked_cell_);
        table.dead_cells = state.bag_count > 0 && !dead_cells(state).empty();
    }
    if (overlay_ != panels::Overlay::fields) return;
    for (const FieldShare& share : farmed_fields(state)) {
        panels::TableView::FarmedField field;
        field.field = share.field;
        field.cities = share.cities;
        field.points = i18n::tell_region(i18n::Speaker{&ui_->catalog(), &session_->names()}, state, share.field).now;
        for (int seat = 0; seat < state.players.size(); ++seat) {
            if (share.farmers.leads(seat)) field.holders.push_back(seat);
        }
        std::vector<view::Vec> spots;
        view::Vec middle;
        for_each_segment(board, share.field, [&](int segment) {
            const LaidTile& laid = board.tiles[board.segment_tile[segment]];
            spots.push_back(view_.board_point(view::Place{laid.cell, segment - laid.first_segment}));
            middle = middle + spots.back();
        });
        middle = middle * (1.0 / static_cast<double>(spots.size()));
        std::sort(spots.begin(), spots.end(),
                  [&middle](view::Vec a, view::Vec b) { return view::length(a - middle) < view::length(b - middle); });
        for (view::Vec spot : spots) {
            view::Vec at = view_.camera.to_screen(spot);
            field.places.push_back(ImVec2(static_cast<float>(at.x), static_cast<float>(at.y)));
        }
        table.fields.push_back(std::move(field));
    }
}

view::BoardScene App::scene() const {
    view::BoardScene out;
    const Session* session = board_session();
    if (session == nullptr) return out;
    const GameState& state = session->state();
    const Board& board = state.board;
    out.edge = state.rules.table;
    for (const LaidTile& tile : board.tiles)
        out.tiles.push_back(view::SceneTile{tile.kind, tile.cell, tile.turn});
    for (const Figure& figure : state.figures) {
        const LaidTile& tile = board.tiles[board.segment_tile[figure.segment]];
        out.figures.push_back(view::SceneFigure{figure.kind, owners_[figure.owner],
                                                view::Place{tile.cell, figure.segment - tile.first_segment}});
    }
    bool at_table = page_ == panels::Page::table && session == session_.get() && play_;
    if (page_ == panels::Page::result) out.lit_cells = lit_cells_;
    if (!at_table) return out;

    const Play& play = *play_;
    out.lit_cells = lit_cells_;
    if (state.last_tile != no_tile && board.tiles.size() > 1) out.last = board.tiles[state.last_tile].cell;
    if (feature_) out.lit = lit_segments(*feature_);
    show_overlay(out);
    show_hints(out);
    if (playback_) return out;
    if (play.stage() == Stage::tile) {
        if (!computer_to_move()) out.legal = play.legal_cells();
        out.carried = carried_tile();
        if (pointer_there_ && screen_.pointer == panels::PointerKind::mouse) {
            Cell under = view_.camera.cell_at(pointer_);
            if (play.is_legal(under)) out.hot = under;
        }
        if (std::optional<Cell> at = play.ghost()) {
            view::SceneTile tile{state.in_hand, *at, play.turn()};
            if (play.fits()) {
                out.ghost = tile;
            } else {
                out.refused = tile;
                out.refused_sides = play.refusal().sides;
            }
        }
    }
    if (play.stage() == Stage::figure && state.last_tile != no_tile && !computer_to_move()) {
        Cell at = board.tiles[state.last_tile].cell;
        out.last.reset();
        out.spot_style = screen_.pointer == panels::PointerKind::touch ? view::SpotStyle::fan : view::SpotStyle::ghosts;
        out.chosen_spot = play.option();
        // What would be claimed lights up: the choice pointed at, or else the one chosen.
        int shown = hot_choice_ != panels::no_figure ? hot_choice_ : play.option();
        if (pointer_there_ && screen_.pointer == panels::PointerKind::mouse) {
            int under = view_.spot_at(pointer_);
            if (under >= 0) shown = under;
        }
        if (shown >= 0 && shown < static_cast<int>(play.options().size())) {
            if (const auto* place = std::get_if<PlaceFigure>(&play.options()[static_cast<std::size_t>(shown)])) {
                out.lit = lit_segments(board.label[board.board_segment(state.last_tile, place->segment)]);
            }
        }
        for (const FigureOption& option : play.options()) {
            if (const auto* place = std::get_if<PlaceFigure>(&option)) {
                out.spots.push_back(
                    view::SceneFigure{place->figure, owners_[state.current], view::Place{at, place->segment}});
            } else {
                // A figure that may be called home is pointed at where it stands.
                FigureKind kind = std::get<RecallFigure>(option).figure;
                for (const Figure& figure : state.figures) {
                    if (figure.owner != state.current || figure.kind != kind) continue;
                    const LaidTile& tile = board.tiles[board.segment_tile[figure.segment]];
                    out.spots.push_back(view::SceneFigure{kind, owners_[figure.owner],
                                                          view::Place{tile.cell, figure.segment - tile.first_segment}});
                    break;
                }
            }
        }
    }
    return out;
}

}  // namespace bastide::app
