// Games come in (links, files, the clipboard) and go out (links, files, pictures, reports). Nothing that is on the
// table is touched before what comes in has been read whole.
#include <algorithm>

#include "i18n/describe.h"
#include "record/link.h"
#include "record/notation.h"
#include "record/picture.h"
#include "record/replay.h"
#include "shell/app/app.h"
#include "shell/app/host.h"

namespace bastide::app {

namespace {

constexpr std::size_t longest_game = 1 << 20;  // bytes of a text that is read

// Texts of games have a line that begins with the word; links have none.
bool looks_like_notation(std::string_view text) {
    return text.find("\nbastide ") != std::string_view::npos || text.rfind("bastide ", 0) == 0;
}

// "ada-bo.game": letters and digits of the names, so that every file system takes it.
std::string file_name(const std::vector<std::string>& names, std::string_view ending) {
    std::string out;
    for (const std::string& name : names) {
        if (!out.empty()) out += '-';
        for (char c : name) {
            bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
            if (letter) out += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
        }
    }
    out.erase(std::remove_if(out.begin(), out.end(), [](char c) { return c == '/'; }), out.end());
    return "bastide-" + (out.empty() ? std::string("game") : out.substr(0, 60)) + std::string(ending);
}

}  // namespace

void App::refuse(std::string_view title_key, const std::string& reason) {
    ui_->tell(say(title_key), reason);
    after_input();
}

bool App::open_from_address() {
    for (std::string_view kind : {"g", "p"}) {
        std::string code = host::parameter(kind);
        if (code.empty()) continue;
        if (!session_) go(panels::Page::home);
        open_text(std::string(kind) + "=" + code);
        return true;
    }
    return false;
}

void App::open_text(std::string_view text) {
    if (text.size() > longest_game) {
        refuse("open.failed", say("open.too_long"));
        return;
    }
    Record record;
    Parsed parsed;
    bool notation = looks_like_notation(text);
    if (notation) {
        parsed = parse_notation(text);
        record = parsed.record;
    } else if (std::optional<LinkError> fault = decode_link(text, record)) {
        refuse("open.failed", fault->sentence + " (" + std::string(code_name(fault->code)) + ")");
        return;
    }
    LineError line;
    std::optional<Playback> playback;
    if (!parsed.error || parsed.header_complete) playback = Playback::open(record, line);
    std::optional<NotationError> fault = parsed.error;
    if (notation && !playback && (parsed.header_complete || !parsed.error)) fault = locate(line, parsed.marks);
    if (fault) {
        refuse("open.failed",
               ui_->catalog().text("open.fault",
                                   {{"line", fault->line}, {"column", fault->column}, {"why", fault->sentence}}) +
                   " (" + std::string(code_name(fault->code)) + ")");
        return;
    }
    if (!playback) {
        refuse("open.failed", line.sentence);
        return;
    }
    int last = playback->length();
    replay_record(std::move(*playback), panels::owners_by_seat, last);
    after_input();
}

void App::share(panels::ShareAs as) {
    if (!session_) return;
    const std::vector<std::string>& names = session_->names();
    const bool small = as == panels::ShareAs::picture_png;
    switch (as) {
        case panels::ShareAs::link: {
            std::string link = encode_link(session_->record());
            if (link.empty()) {
                refuse("share.title", say("share.no_link"));
            } else {
                host::copy(host::place() + "#" + link);
            }
            return;
        }
        case panels::ShareAs::game_file:
            host::save(file_name(names, ".game"), print_notation(session_->record()));
            return;
        case panels::ShareAs::picture_svg:
        case panels::ShareAs::picture_png: {
            PictureOptions options;
            options.theme = theme();
            options.words = i18n::tell_rules(i18n::Speaker{&ui_->catalog(), &names}, session_->rules());
            host::save(file_name(names, small ? ".png" : ".svg"), picture(session_->state(), options));
            return;
        }
        case panels::ShareAs::report:
            host::copy(report());
            return;
    }
}

std::string App::report() const {
    std::string out = "Bastide report\n" + host::about();
    if (session_) {
        out += "seed: " + std::to_string(session_->seed()) + "\n\n" + print_notation(session_->record());
        const GameState& state = session_->state();
        // What the lines of moves do not hold yet.
        if (state.phase == Phase::tile) out += "# in hand: " + std::string(facts(state.in_hand).id) + "\n";
        if (state.phase == Phase::figure) {
            const LaidTile& laid = state.board.tiles[state.last_tile];
            out += "# just laid: " + std::string(facts(laid.kind).id) + " " + std::to_string(laid.cell.x) + "," +
                   std::to_string(laid.cell.y) + "\n";
        }
    }
    return out;
}

}  // namespace bastide::app
