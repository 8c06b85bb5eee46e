// The program in a web page: the only file that knows Emscripten. The page's own script (web/start.js) knows the
// browser; it hands in an object `host` with plain functions and calls host_event and host_query.
#include <SDL.h>
#include <emscripten.h>
#include <emscripten/html5.h>

#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "shell/app/app.h"
#include "shell/app/host.h"

// The formatter does not know the arrows of JavaScript.
// clang-format off

// Calls a function of the page's host with texts and numbers; the parts of a list that comes back are joined by blanks.
// Puts the result, cut to `size` bytes, into `out`, and returns its whole length.
EM_JS(int, call_page, (const char* name, int name_size, const char* texts, const int* sizes, int text_count,
                       const double* numbers, int number_count, char* out, int size), {
    const text_at = (start, length) => new TextDecoder().decode(HEAPU8.slice(start, start + length));
    const values = [];
    for (let i = 0; i < text_count; ++i) {
        const length = HEAP32[(sizes >> 2) + i];
        values.push(text_at(texts, length));
        texts += length;
    }
    for (let i = 0; i < number_count; ++i) values.push(HEAPF64[(numbers >> 3) + i]);
    const result = Module["host"][text_at(name, name_size)](...values);
    const bytes = new TextEncoder().encode(Array.isArray(result) ? result.join(" ") : String(result ?? ""));
    HEAPU8.set(bytes.subarray(0, size), out);
    return bytes.length;
});

EM_JS(int, page_prefers, (const char* query, int size), {
    return matchMedia(new TextDecoder().decode(HEAPU8.slice(query, query + size))).matches ? 1 : 0;
});

EM_JS(void, resize_window, (), { window.dispatchEvent(new UIEvent("resize")); });

// A changed preference of the reader counts as a changed window.
EM_JS(void, watch_preferences, (), {
    for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)", "(pointer: coarse)"]) {
        matchMedia(query).addEventListener("change", () => window.dispatchEvent(new UIEvent("resize")));
    }
    // A window that is dragged to another screen may keep its size in points: no browser calls that resized.
    const watch_density = () => {
        const query = matchMedia("(resolution: " + devicePixelRatio + "dppx)");
        const changed = () => {
            window.dispatchEvent(new UIEvent("resize"));
            watch_density();
        };
        query.addEventListener("change", changed, { once: true });
    };
    watch_density();
});

EM_JS(void, play_samples, (const float* samples, int count, int rate, double volume, double after), {
    Module["host"]["play"](HEAPF32.slice(samples >> 2, (samples >> 2) + count), rate, volume, after);
});

EM_JS(double, random_number, (), { return crypto.getRandomValues(new Uint32Array(1))[0]; });

// clang-format on

namespace bastide::host {

namespace {

app::App* the_app = nullptr;
bool frame_asked = false;
long timer = 0;
bool timer_set = false;
bool context_lost = false;

std::string ask_page(std::string_view name, const std::vector<std::string_view>& texts = {},
                     const std::vector<double>& numbers = {}) {
    std::string joined;
    std::vector<int> sizes;
    for (std::string_view text : texts) {
        joined += text;
        sizes.push_back(static_cast<int>(text.size()));
    }
    std::string out(4096, '\0');
    int length = call_page(name.data(), static_cast<int>(name.size()), joined.data(), sizes.data(),
                           static_cast<int>(sizes.size()), numbers.data(), static_cast<int>(numbers.size()), out.data(),
                           static_cast<int>(out.size()));
    if (length > static_cast<int>(out.size())) {
        out.assign(static_cast<std::size_t>(length), '\0');
        call_page(name.data(), static_cast<int>(name.size()), joined.data(), sizes.data(),
                  static_cast<int>(sizes.size()), numbers.data(), static_cast<int>(numbers.size()), out.data(), length);
    }
    out.resize(static_cast<std::size_t>(length));
    return out;
}

bool prefers(std::string_view query) {
    return page_prefers(query.data(), static_cast<int>(query.size())) != 0;
}

void ask_frame();

// Not every browser tells of a new density in every case; SDL looks at it only when the window is resized.
void notice_density() {
    static double known = emscripten_get_device_pixel_ratio();
    double now = emscripten_get_device_pixel_ratio();
    if (now != std::exchange(known, now)) resize_window();
}

EM_BOOL draw_frame(double, void*) {
    frame_asked = false;
    notice_density();
    if (context_lost || the_app == nullptr) return EM_FALSE;
    SDL_Event event;
    while (SDL_PollEvent(&event) == 1)
        the_app->event(event);
    double due = the_app->frame();
    if (timer_set) emscripten_clear_timeout(timer);
    timer_set = false;
    if (due <= 0) {
        ask_frame();
    } else if (due < 1e6) {
        timer_set = true;
        timer = emscripten_set_timeout(
            [](void*) {
                timer_set = false;
                ask_frame();
            },
            due * 1000, nullptr);
    }
    return EM_FALSE;
}

void ask_frame() {
    if (frame_asked) return;
    frame_asked = true;
    emscripten_request_animation_frame(draw_frame, nullptr);
}

// SDL hears the browser while the program sleeps; whatever it hears is worth a frame, save the mark that ends each
// poll.
int wake(void*, SDL_Event* event) {
    if (event->type != SDL_POLLSENTINEL) ask_frame();
    return 0;
}

void watch_context();

EM_BOOL on_context_lost(int, const void*, void*) {
    context_lost = true;
    if (the_app != nullptr) the_app->drop_renderer();
    watch_context();
    return EM_TRUE;
}

EM_BOOL on_context_restored(int, const void*, void*) {
    context_lost = false;
    if (the_app != nullptr) the_app->renew_renderer();
    watch_context();
    ask_frame();
    return EM_TRUE;
}

// They go with the context, too.
void watch_context() {
    emscripten_set_webglcontextlost_callback("#canvas", nullptr, EM_FALSE, on_context_lost);
    emscripten_set_webglcontextrestored_callback("#canvas", nullptr, EM_FALSE, on_context_restored);
}

std::string unescaped(std::string_view text) {
    std::string out;
    auto digit = [](char c) {
        if (c >= '0' && c <= '9') return c - '0';
        if (c >= 'a' && c <= 'f') return c - 'a' + 10;
        if (c >= 'A' && c <= 'F') return c - 'A' + 10;
        return -1;
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%' && i + 2 < text.size() && digit(text[i + 1]) >= 0 && digit(text[i + 2]) >= 0) {
            out += static_cast<char>(digit(text[i + 1]) * 16 + digit(text[i + 2]));
            i += 2;
        } else {
            out += text[i] == '+' ? ' ' : text[i];
        }
    }
    return out;
}

}  // namespace

double now() {
    return emscripten_get_now() / 1000;
}

std::uint64_t fresh_seed() {
    auto high = static_cast<std::uint64_t>(random_number());
    return high << 32 | static_cast<std::uint64_t>(random_number());
}

double pixel_ratio(int, int) {
    return emscripten_get_device_pixel_ratio();
}

Insets safe_area() {
    std::string text = ask_page("insets");
    Insets insets;
    double* parts[4] = {&insets.top, &insets.right, &insets.bottom, &insets.left};
    const char* at = text.c_str();
    for (double* part : parts) {
        char* end = nullptr;
        *part = std::strtod(at, &end);
        at = end;
    }
    return insets;
}

bool prefers_dark() {
    return prefers("(prefers-color-scheme: dark)");
}
bool prefers_less_motion() {
    return prefers("(prefers-reduced-motion: reduce)");
}
bool prefers_touch() {
    return prefers("(pointer: coarse)");
}
std::string languages() {
    return ask_page("languages");
}

std::string parameter(std::string_view name) {
    std::string address = ask_page("address");
    std::string_view rest = address;
    while (!rest.empty()) {
        std::string_view part = rest.substr(0, rest.find('&'));
        rest.remove_prefix(std::min(rest.size(), part.size() + 1));
        std::size_t equals = part.find('=');
        if (equals != std::string_view::npos && part.substr(0, equals) == name)
            return unescaped(part.substr(equals + 1));
    }
    return {};
}

std::string asset(std::string_view path) {
    std::ifstream file("/assets/" + std::string(path), std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

std::string load(std::string_view key) {
    return ask_page("load", {key});
}
void store(std::string_view key, std::string_view value) {
    ask_page("store", {key, value});
}

std::vector<std::string> kept_games() {
    std::vector<std::string> out;
    std::string names = ask_page("games");
    std::string_view rest = names;
    while (!rest.empty()) {
        std::string_view name = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(rest.size(), name.size() + 1));
        out.emplace_back(name);
    }
    return out;
}
std::string kept_game(std::string_view name) {
    return ask_page("game", {name});
}
void keep_game(std::string_view name, std::string_view text) {
    ask_page("keep_game", {name, text});
}
void drop_game(std::string_view name) {
    ask_page("drop_game", {name});
}
std::string storage_fault() {
    return ask_page("storage_fault");
}
Hold hold_game(std::string_view name, Manner manner) {
    ask_page("hold_game", {name, manner == Manner::by_force ? "by force" : "politely"});
    return Hold::asked;
}
void let_go_of_game() {
    ask_page("let_go");
}
void leave_link() {
    ask_page("leave_link");
}
bool reloaded() {
    return !ask_page("reloaded").empty();
}

void play(const std::vector<float>& samples, int rate, double volume, double after) {
    play_samples(samples.data(), static_cast<int>(samples.size()), rate, volume, after);
}

void say(std::string_view sentence) {
    ask_page("say", {sentence});
}
void ready() {
    ask_page("ready");
}
void fail(std::string_view sentence) {
    ask_page("fail", {sentence});
}

void copy(std::string_view text) {
    ask_page("copy", {text});
}
void save(std::string_view name, std::string_view text) {
    ask_page("save", {name, text});
}
void fetch_game(Source source) {
    ask_page("fetch_game", {source == Source::file ? "file" : "clipboard"});
}
std::string place() {
    return ask_page("place");
}
std::string about() {
    return ask_page("about");
}

void edit_text(std::string_view value, Selected selected, double left, double top, double width, double height) {
    ask_page("edit_text", {value}, {selected == Selected::everything ? 1. : 0., left, top, width, height});
}

void end_text() {
    ask_page("end_text");
}

int run(app::App& app, int, char**) {
    the_app = &app;
    // Keys are for the program while the canvas has the focus, and else for the page.
    SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
    if (!app.open()) return 1;
    SDL_AddEventWatch(wake, nullptr);
    watch_context();
    watch_preferences();
    ask_frame();
    return 0;
}

}  // namespace bastide::host

extern "C" {

// Something happened in the page: see web/start.js for the kinds.
EMSCRIPTEN_KEEPALIVE void host_event(const char* kind, const char* text) {
    if (bastide::host::the_app == nullptr) return;
    bastide::host::the_app->host_event(kind, text);
    bastide::host::ask_frame();
}

// "describe" gives the screen as JSON, "record" the game as text.
EMSCRIPTEN_KEEPALIVE const char* host_query(const char* what) {
    static std::string answer;
    answer = bastide::host::the_app == nullptr ? std::string() : bastide::host::the_app->query(what);
    return answer.c_str();
}
}
