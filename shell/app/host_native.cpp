// The program in a window of the desktop.
#include <SDL.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

#include "shell/app/app.h"
#include "shell/app/host.h"

namespace bastide::host {

namespace {

app::App* the_app = nullptr;

std::vector<std::string>& arguments() {
    static std::vector<std::string> list;
    return list;
}

std::string read_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

std::string folder_from(char* (*find)()) {
    char* path = find();
    if (path == nullptr) return {};
    std::string folder = path;
    SDL_free(path);
    return folder;
}

std::string data_folder() {
    return folder_from([] { return SDL_GetPrefPath("Bastide", "Bastide"); });
}

std::string kept_in(std::string_view key) {
    std::string folder = data_folder();
    return folder.empty() ? folder : folder + std::string(key) + ".txt";
}

constexpr std::string_view game_ending = ".game";
std::string fault_of_storage;

std::string game_path(std::string_view name) {
    std::string folder = data_folder();
    return folder.empty() ? folder : folder + "games/" + std::string(name) + std::string(game_ending);
}

// The file has its new content or its old one, also after a crash in between: it is written beside and then renamed.
bool replace_file(const std::filesystem::path& path, std::string_view content) {
    std::error_code fault;
    std::filesystem::create_directories(path.parent_path(), fault);
    std::filesystem::path beside = path;
    beside += ".new";
    std::FILE* file = std::fopen(beside.string().c_str(), "wb");
    if (file == nullptr) return false;
    bool written = std::fwrite(content.data(), 1, content.size(), file) == content.size();
    written = std::fflush(file) == 0 && written;
    written = std::fclose(file) == 0 && written;
    if (written) std::filesystem::rename(beside, path, fault);
    return written && !fault;
}

}  // namespace

double now() {
    using namespace std::chrono;
    return duration<double>(steady_clock::now().time_since_epoch()).count();
}

std::uint64_t fresh_seed() {
    std::random_device device;
    return std::uint64_t{device()} << 32 | device();
}

double pixel_ratio(int points, int pixels) {
    double scale = std::clamp(std::atof(parameter("scale").c_str()), 0.0, 4.0);
    if (scale < 0.5) scale = 1;
    return points > 0 ? scale * pixels / points : scale;
}

Insets safe_area() {
    return Insets{};
}
bool prefers_dark() {
    return false;
}
bool prefers_less_motion() {
    return false;
}
bool prefers_touch() {
    return parameter("touch") == "1";
}

std::string languages() {
    const char* language = std::getenv("LANG");
    return language == nullptr ? std::string() : std::string(language).substr(0, 2);
}

std::string parameter(std::string_view name) {
    std::string prefix = "--" + std::string(name) + "=";
    for (const std::string& argument : arguments()) {
        if (argument.compare(0, prefix.size(), prefix) == 0) return argument.substr(prefix.size());
    }
    return {};
}

std::string asset(std::string_view path) {
    return read_file(folder_from(SDL_GetBasePath) + "assets/" + std::string(path));
}

std::string load(std::string_view key) {
    std::string path = kept_in(key);
    return path.empty() ? path : read_file(path);
}

void store(std::string_view key, std::string_view value) {
    std::string path = kept_in(key);
    if (!path.empty()) replace_file(path, value);
}

std::vector<std::string> kept_games() {
    std::vector<std::string> out;
    std::string folder = data_folder();
    if (folder.empty()) return out;
    std::error_code fault;
    std::filesystem::directory_iterator files(folder + "games", fault);
    for (; !fault && files != std::filesystem::directory_iterator(); files.increment(fault)) {
        if (files->path().extension() == game_ending) out.push_back(files->path().stem().string());
    }
    return out;
}

std::string kept_game(std::string_view name) {
    return read_file(game_path(name));
}

void keep_game(std::string_view name, std::string_view text) {
    std::string path = game_path(name);
    bool kept = !path.empty() && replace_file(path, text);
    if (kept || !fault_of_storage.empty()) return;
    fault_of_storage = "storage_failed";
    if (the_app != nullptr) the_app->host_event("storage_failed", fault_of_storage);
}

void drop_game(std::string_view name) {
    std::error_code fault;
    std::filesystem::remove(game_path(name), fault);
}

std::string storage_fault() {
    return fault_of_storage;
}

Hold hold_game(std::string_view, Manner) {
    return Hold::mine;
}
void let_go_of_game() {}
void leave_link() {}

// A program that is started again goes on where it was.
bool reloaded() {
    return false;
}

// One device for the whole run; a sound begins after those that were asked for before it.
void play(const std::vector<float>& samples, int rate, double volume, double after) {
    static SDL_AudioDeviceID device = 0;
    static bool tried = false;
    if (!tried) {
        tried = true;
        SDL_AudioSpec wanted{};
        wanted.freq = rate;
        wanted.format = AUDIO_F32SYS;
        wanted.channels = 1;
        wanted.samples = 1024;
        if (SDL_InitSubSystem(SDL_INIT_AUDIO) == 0) device = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
        if (device != 0) SDL_PauseAudioDevice(device, 0);
    }
    if (device == 0) return;
    std::vector<float> out(static_cast<std::size_t>(after * rate), 0.f);
    for (float sample : samples)
        out.push_back(static_cast<float>(sample * volume));
    SDL_QueueAudio(device, out.data(), static_cast<Uint32>(out.size() * sizeof(float)));
}

void say(std::string_view) {}
void ready() {}

void fail(std::string_view sentence) {
    SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, "Bastide", std::string(sentence).c_str(), nullptr);
}

void copy(std::string_view text) {
    SDL_SetClipboardText(std::string(text).c_str());
}

// Into the folder the program was started in; pictures stay what they are.
void save(std::string_view name, std::string_view text) {
    std::string path(name);
    if (path.size() > 4 && path.compare(path.size() - 4, 4, ".png") == 0) path.replace(path.size() - 4, 4, ".svg");
    std::ofstream(path, std::ios::binary) << text;
}

// A window has no chooser of files: they are dropped on it.
void fetch_game(Source source) {
    if (the_app == nullptr || source == Source::file) return;
    char* text = SDL_GetClipboardText();
    the_app->host_event("game", text == nullptr ? "" : text);
    SDL_free(text);
}

std::string place() {
    return {};
}
std::string about() {
    return std::string("window of ") + SDL_GetPlatform() + "\n";
}

void edit_text(std::string_view, Selected, double, double, double, double) {}
void end_text() {}

int run(app::App& app, int argument_count, char** argument_values) {
    arguments().assign(argument_values + 1, argument_values + argument_count);
    the_app = &app;
    if (!app.open()) return 1;
    the_app = &app;
    double due = 0;  // seconds until the next frame
    while (!app.finished()) {
        SDL_Event event;
        bool any = false;
        if (due > 0) {
            int wait = due > 1e6 ? -1 : static_cast<int>(due * 1000) + 1;
            double start = now();
            any = (wait < 0 ? SDL_WaitEvent(&event) : SDL_WaitEventTimeout(&event, wait)) == 1;
            if (any) {
                app.event(event);
            } else if (wait < 0) {
                return 1;
            }
            due = any ? 0 : std::max(0.0, due - (now() - start));
        }
        while (SDL_PollEvent(&event) == 1) {
            if (event.type == SDL_DROPFILE) {
                app.host_event("game", read_file(event.drop.file));
                SDL_free(event.drop.file);
            }
            app.event(event);
        }
        if (due <= 0) due = app.frame();
    }
    app.close();
    return 0;
}

}  // namespace bastide::host
