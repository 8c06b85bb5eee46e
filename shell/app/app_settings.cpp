// Settings: kept by the host as lines `key=value`.
#include <charconv>

#include "shell/app/app.h"
#include "shell/app/host.h"

namespace bastide::app {

namespace {

constexpr std::string_view theme_names[] = {"day", "evening", "system"};
constexpr std::string_view contrast_names[] = {"usual", "high"};
constexpr std::string_view loudness_names[] = {"off", "soft", "full"};
constexpr std::string_view forecast_names[] = {"off", "on"};
constexpr std::string_view motion_names[] = {"none", "calm", "lively"};

int index_of(std::string_view word, const std::string_view* names, int count, int otherwise) {
    for (int i = 0; i < count; ++i) {
        if (names[i] == word) return i;
    }
    return otherwise;
}

}  // namespace

void App::read_settings() {
    // The reader's first language that we have words in.
    std::string preferred = host::languages();
    std::size_t earliest = std::string::npos;
    for (const std::string& language : languages_) {
        std::size_t at = (" " + preferred).find(" " + language);
        if (at >= earliest) continue;
        earliest = at;
        settings_.language = language;
    }
    std::string kept = host::load("settings");
    std::string_view rest = kept;
    while (!rest.empty()) {
        std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        std::size_t equals = line.find('=');
        if (equals == std::string_view::npos) continue;
        std::string_view key = line.substr(0, equals);
        std::string_view value = line.substr(equals + 1);
        if (key == "theme") settings_.theme = static_cast<panels::ThemeChoice>(index_of(value, theme_names, 3, 2));
        if (key == "motion") settings_.motion = static_cast<panels::Motion>(index_of(value, motion_names, 3, 2));
        if (key == "contrast")
            settings_.contrast = static_cast<panels::Contrast>(index_of(value, contrast_names, 2, 0));
        if (key == "sound") settings_.loudness = static_cast<panels::Loudness>(index_of(value, loudness_names, 3, 1));
        if (key == "forecast")
            settings_.forecast = static_cast<panels::Forecast>(index_of(value, forecast_names, 2, 0));
        if (key == "language") settings_.language = value;
        if (key == "text") {
            int percent = 100;
            std::from_chars(value.data(), value.data() + value.size(), percent);
            for (int allowed : {100, 115, 130, 150}) {
                if (percent == allowed) settings_.text_percent = percent;
            }
        }
    }
    std::string theme = host::parameter("theme");
    if (!theme.empty()) settings_.theme = static_cast<panels::ThemeChoice>(index_of(theme, theme_names, 3, 2));
}

void App::keep_settings() const {
    std::string text = "theme=" + std::string(theme_names[static_cast<int>(settings_.theme)]) +
                       "\nmotion=" + std::string(motion_names[static_cast<int>(settings_.motion)]) +
                       "\ncontrast=" + std::string(contrast_names[static_cast<int>(settings_.contrast)]) +
                       "\nsound=" + std::string(loudness_names[static_cast<int>(settings_.loudness)]) +
                       "\nforecast=" + std::string(forecast_names[static_cast<int>(settings_.forecast)]) +
                       "\ntext=" + std::to_string(settings_.text_percent) + "\nlanguage=" + settings_.language + "\n";
    host::store("settings", text);
}

painter::Theme App::theme() const {
    bool evening = settings_.theme == panels::ThemeChoice::evening ||
                   (settings_.theme == panels::ThemeChoice::system && system_dark_);
    return evening ? painter::Theme::evening : painter::Theme::day;
}

void App::apply_settings() {
    view::Liveliness liveliness = view::Liveliness::full;
    if (settings_.motion == panels::Motion::calm) liveliness = view::Liveliness::calm;
    if (settings_.motion == panels::Motion::none || less_motion_) liveliness = view::Liveliness::none;
    view_.animator.set_liveliness(liveliness);
    view_.set_theme(theme());
}

}  // namespace bastide::app
