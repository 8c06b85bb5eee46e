// What surrounds the program: a window of the desktop (host_native.cpp) or a web page (host_web.cpp); exactly one of
// the two is linked. Sizes are in points (CSS pixels). Nothing else in the program knows where it runs.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::app {

class App;

}  // namespace bastide::app

namespace bastide::host {

struct Insets {
    double top = 0;
    double right = 0;
    double bottom = 0;
    double left = 0;
};

// Hands events and frames to the program until it ends. A frame is drawn only if something happened or is moving.
int run(app::App& app, int argument_count, char** arguments);

// Seconds on a clock that only goes forward.
double now();
// Different at every call, for dealers.
std::uint64_t fresh_seed();

// Device pixels per point for a window of this many points and device pixels.
double pixel_ratio(int points, int pixels);
Insets safe_area();
bool prefers_dark();
bool prefers_less_motion();
// The pointer is a finger.
bool prefers_touch();
// Languages the reader prefers, best first, separated by spaces.
std::string languages();
// The value after ?name= in the page's address or --name= on the command line; empty if it is not there.
std::string parameter(std::string_view name);

// The text of a file the build put beside the program; empty if it is not there.
std::string asset(std::string_view path);
// What was kept under a key earlier; empty if nothing was, or if nothing may be kept here.
std::string load(std::string_view key);
void store(std::string_view key, std::string_view value);

// Games the host keeps beyond the end of the program: their names, and the text of one. Keeping is quick and never
// fails; if a game does not outlive the program after all, `storage_fault` has the reason as a word (storage_full and
// so on), and the program hears "storage_failed".
std::vector<std::string> kept_games();
std::string kept_game(std::string_view name);
void keep_game(std::string_view name, std::string_view text);
void drop_game(std::string_view name);
std::string storage_fault();

// A game is played in one place at a time. This program wants to be the place; `asked`: it will hear "game_mine" with
// the name and, in further lines, the newest text of the game, or "game_elsewhere" with the name, and either again
// whenever that changes.
enum class Manner : std::uint8_t { politely, by_force };
enum class Hold : std::uint8_t { mine, asked };
Hold hold_game(std::string_view name, Manner manner);
void let_go_of_game();

// The game of a link is no longer what the address should open.
void leave_link();

// The reader has only loaded again what was open.
bool reloaded();

// Plays samples from -1 to 1, so many a second, `after` seconds from now. Nothing is heard before the reader has
// touched the page, or where there is no sound to be had.
void play(const std::vector<float>& samples, int rate, double volume, double after);

// Told to those who listen instead of looking.
void say(std::string_view sentence);
// The first frame is on the screen.
void ready();
// Ends with a sentence in place of the picture.
void fail(std::string_view sentence);

// Puts a text on the clipboard; the event "copied" or "copy_failed" follows.
void copy(std::string_view text);
// Offers a text as a file. A picture is given as SVG and saved as PNG if the name ends so.
void save(std::string_view name, std::string_view text);
// Asks for a game's text from a file the reader chooses, or from the clipboard; the event "game" with the text follows,
// or "game_failed" with a reason.
enum class Source : std::uint8_t { file, clipboard };
void fetch_game(Source source);
// Where the program lies, without what follows #; links begin with it.
std::string place();
// Version, browser and the last fault, a line each, for reports.
std::string about();

// A text field of the host lies over the one the program draws, for screens without a keyboard.
enum class Selected : std::uint8_t { nothing, everything };
void edit_text(std::string_view value, Selected selected, double left, double top, double width, double height);
void end_text();

}  // namespace bastide::host
