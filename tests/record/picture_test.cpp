// Still pictures of a position: everything that lies and stands is there, and the file is small.
#include "record/picture.h"

#include "catch.h"
#include "files.h"
#include "record/replay.h"

using namespace bastide;

namespace {

std::size_t occurrences(const std::string& text, std::string_view word) {
    std::size_t count = 0;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        ++count;
    }
    return count;
}

GameState position(const std::string& text) {
    const Parsed parsed = parse_notation(text);
    REQUIRE_FALSE(parsed.error);
    const Replay played = replay(parsed.record);
    REQUIRE_FALSE(played.error);
    return played.state;
}

const std::string few_tiles =
    "bastide 1\nrules 2014\nplayers Ada Bo\nAda base.junction3 -1,0 n robber:e\nBo base.cap_junction 1,0 n knight:n\n"
    "Ada base.monastery 0,1 n farmer:nnw\n";

}  // namespace

TEST_CASE("a picture holds each tile, each figure and the last tile's mark", "[picture]") {
    const GameState state = position(few_tiles);
    PictureOptions options;
    options.words = "Ada 3, \"<Bo>\" 0";
    const std::string with = picture(state, options);
    options.mark_last_tile = false;
    const std::string without = picture(state, options);
    CHECK(occurrences(with, "clip-path=\"url(#t)\"") == 4);
    CHECK(occurrences(with, "<title>Ada 3, \"&lt;Bo>\" 0</title>") == 1);
    CHECK(with.size() > without.size());
    GameState empty = state;
    empty.figures.clear();
    CHECK(occurrences(without, "<use") - occurrences(picture(empty, options), "<use") == 2);  // the robber came home
    CHECK(occurrences(with, "width=\"1200\"") == 1);
    options.size = 300;
    CHECK(occurrences(picture(state, options), "width=\"300\"") == 1);
    CHECK(picture(state, options).size() < without.size());
    const std::string table = "<path fill=\"#e6dac0\" d=\"M";
    CHECK(occurrences(without, table) == 1);
    options.theme = painter::Theme::evening;
    CHECK(occurrences(picture(state, options), table) == 0);
}

TEST_CASE("a picture needs nothing from elsewhere", "[picture]") {
    const std::string text = picture(position(few_tiles), {});
    CHECK(occurrences(text, "http") == 1);  // the name of SVG itself
    CHECK(occurrences(text, "xmlns=\"http://www.w3.org/2000/svg\"") == 1);
    for (const char* word : {"<image", "<script", "<style", "font", "@import", "<foreignObject"}) {
        INFO(word);
        CHECK(occurrences(text, word) == 0);
    }
    CHECK(occurrences(text, "href=") == occurrences(text, "href=\"#"));
    CHECK(occurrences(text, "url(") == occurrences(text, "url(#"));
}

TEST_CASE("the picture of a whole game is no larger than two megabytes", "[picture]") {
    int whole_games = 0;
    for (const std::string& name : bastide::testing::names_in("games", "game")) {
        if (name.substr(0, 5) != "base-") {
            continue;
        }
        const GameState state = position(bastide::testing::read_data("games/" + name + ".game"));
        const std::size_t size = picture(state, {}).size();
        INFO(name << ", " << state.board.tiles.size() << " tiles, " << size << " bytes");
        CHECK(size <= 2000000);
        whole_games += state.board.tiles.size() == 72 ? 1 : 0;
    }
    CHECK(whole_games >= 5);
}
