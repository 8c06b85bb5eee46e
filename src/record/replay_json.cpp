#include "record/replay_json.h"

#include "record/json_writer.h"
#include "record/line_reader.h"
#include "rules/rule_options.h"
#include "rules/state_hash.h"

namespace bastide {
namespace {

struct ReplayWriter {
    const Record& record;
    JsonWriter json;

    const std::string& name(int seat) const { return record.players[static_cast<std::size_t>(seat)]; }

    void cell(Cell c) { json.begin_array().number(c.x).number(c.y).end_array(); }

    void option(const RuleOption& row) {
        std::string value = row.get(record.rules);
        json.key(row.key);
        switch (row.shape) {
            case OptionShape::on_off:
                json.boolean(value == "on");
                break;
            case OptionShape::number:
                json.number(std::stoi(value));
                break;
            case OptionShape::word:
                json.string(value);
                break;
            case OptionShape::table:
                table();
                break;
        }
    }

    void table() {
        const TableEdge& t = record.rules.table;
        if (!t.bounded) {
            json.null();
            return;
        }
        json.begin_array().number(t.min_x).number(t.max_x).number(t.min_y).number(t.max_y).end_array();
    }

    void header() {
        json.begin_object().key("format").number(1).key("rules").begin_object();
        for (const RuleOption& row : rule_options()) {
            option(row);
        }
        json.end_object().key("players").begin_array();
        for (const std::string& player : record.players) {
            json.string(player);
        }
        json.end_array().end_object();
    }

    void event_type(const Event& event) {
        json.key("type");
        if (event.kind == EventKind::final_goods) {
            json.string("final:" + std::string(goods_words[static_cast<int>(event.goods_kind)]));
        } else {
            json.string(event.kind == EventKind::final_scored      ? "final"
                        : event.kind == EventKind::figure_recalled ? "recall"
                                                                   : "region_scored");
        }
        json.key("kind").string(event.kind == EventKind::final_goods ? "goods" : feature_word(event.feature));
    }

    void event_goods(const Event& event) {
        bool any = false;
        for (std::uint8_t tokens : event.goods) {
            any = any || tokens != 0;
        }
        if (any) {
            json.key("goods").begin_object().key(name(event.player));
            goods(event.goods);
            json.end_object();
        }
    }

    void event(const Event& event) {
        json.begin_object();
        event_type(event);
        json.key("cells").begin_array();
        for (Cell c : event.cells) {
            cell(c);
        }
        json.end_array().key("points").begin_object();
        for (const Award& award : event.awards) {
            json.key(name(award.player)).number(award.points);
        }
        json.end_object().key("terms").begin_array();
        for (const ScoreTerm& term : event.terms) {
            json.begin_array().string(term_word(term.kind)).number(term.count).number(term.each).end_array();
        }
        json.end_array().key("returned").begin_array();
        for (const ReturnedFigure& figure : event.returned) {
            json.begin_array().string(name(figure.owner)).string(traits(figure.kind).name).end_array();
        }
        json.end_array();
        event_goods(event);
        json.end_object();
    }

    void goods(const std::uint8_t (&tokens)[goods_kinds]) {
        json.begin_object();
        for (int kind = 0; kind < goods_kinds; ++kind) {
            if (tokens[kind] != 0) {
                json.key(goods_words[kind]).number(tokens[kind]);
            }
        }
        json.end_object();
    }

    void place(const Move& move) {
        if (move.kind == MoveKind::place) {
            json.key("x").number(move.cell.x).key("y").number(move.cell.y);
            json.key("turn").string(std::string(1, side_letter(move.turn)));
        } else {
            json.key("x").null().key("y").null().key("turn").null();
        }
        json.key("figure");
        if (move.figures.empty()) {
            json.null();
            return;
        }
        std::string words;
        for (FigureName figure : move.figures) {
            words += (words.empty() ? "" : " ") + figure_word(figure);
        }
        json.string(words);
    }

    void possessions(const std::vector<Player>& players) {
        json.key("scores").begin_object();
        for (std::size_t seat = 0; seat < players.size(); ++seat) {
            json.key(record.players[seat]).number(players[seat].score);
        }
        json.end_object().key("supply").begin_object();
        for (std::size_t seat = 0; seat < players.size(); ++seat) {
            json.key(record.players[seat]).begin_object();
            for (int kind = 0; kind < figure_kinds; ++kind) {
                const FigureTraits& row = traits(static_cast<FigureKind>(kind));
                if (row.supply(record.rules) != 0) {
                    json.key(row.name).number(players[seat].supply[kind]);
                }
            }
            json.end_object();
        }
        json.end_object().key("goods").begin_object();
        for (std::size_t seat = 0; seat < players.size(); ++seat) {
            const auto& tokens = players[seat].goods;
            if (tokens[0] + tokens[1] + tokens[2] != 0) {
                json.key(record.players[seat]);
                goods(tokens);
            }
        }
        json.end_object();
    }

    void options(const Options& open) {
        json.key("legal").begin_object().key("placements").begin_array();
        for (const PlaceTile& at : open.placements) {
            json.begin_array().number(at.cell.x).number(at.cell.y).string(std::string(1, side_letter(at.turn)));
            json.end_array();
        }
        json.end_array().key("figures").begin_array();
        for (FigureName figure : open.figures) {
            json.string(figure_word(figure));
        }
        if (open.recall) {
            json.string("recall");
        }
        if (open.pass) {
            json.string("pass");
        }
        json.end_array().end_object();
    }

    void ply(const Ply& ply, int number, int line, Legal legal) {
        json.begin_object().key("ply").number(number).key("line").number(line).key("player").string(
            name(ply.move.seat));
        json.key("tile");
        ply.move.kind == MoveKind::pass ? json.null() : json.string(facts(ply.move.tile).id);
        place(ply.move);
        json.key("discard").boolean(ply.move.kind == MoveKind::discard);
        json.key("pass").boolean(ply.move.kind == MoveKind::pass);
        json.key("recall");
        ply.recalled_from ? cell(*ply.recalled_from) : static_cast<void>(json.null());
        json.key("events").begin_array();
        for (const Event& event : ply.events) {
            if (event.kind == EventKind::region_scored || event.kind == EventKind::figure_recalled) {
                this->event(event);
            }
        }
        json.end_array();
        possessions(ply.players);
        json.key("extra_tile").boolean(ply.extra_tile).key("hash").string(hex_word(ply.hash));
        if (legal == Legal::listed) {
            options(ply.options);
        }
        json.end_object();
    }

    void end(const Replay& replay) {
        json.begin_object().key("end").boolean(true).key("reason").string(end_reason_word(replay.state.end));
        json.key("final").begin_array();
        for (const Event& event : replay.final) {
            this->event(event);
        }
        json.end_array().key("scores").begin_object();
        for (int seat = 0; seat < replay.state.players.size(); ++seat) {
            json.key(name(seat)).number(replay.state.players[seat].score);
        }
        json.end_object().key("winners").begin_array();
        for (std::uint8_t seat : winners(replay.state)) {
            json.string(name(seat));
        }
        json.end_array().key("hash").string(hex_word(hash(replay.state))).end_object();
    }
};

}  // namespace

std::string header_json(const Record& record) {
    ReplayWriter writer{record, {}};
    writer.header();
    return writer.json.text();
}

std::string ply_json(const Record& record, const Ply& ply, int number, int line, Legal legal) {
    ReplayWriter writer{record, {}};
    writer.ply(ply, number, line, legal);
    return writer.json.text();
}

std::string end_json(const Record& record, const Replay& replay) {
    ReplayWriter writer{record, {}};
    writer.end(replay);
    return writer.json.text();
}

std::string_view feature_word(FeatureKind kind) {
    constexpr std::string_view words[] = {"city", "road", "field", "monastery", "garden"};
    return words[static_cast<int>(kind)];
}

std::string_view end_reason_word(EndReason reason) {
    constexpr std::string_view words[] = {"none", "deck_empty", "solitaire_won", "solitaire_lost"};
    return words[static_cast<int>(reason)];
}

std::string_view term_word(TermKind kind) {
    constexpr std::string_view words[] = {"tiles", "shields", "neighbours",    "site", "cities",
                                          "pig",   "goods",   "two_tile_city", "flat"};
    return words[static_cast<int>(kind)];
}

}  // namespace bastide
