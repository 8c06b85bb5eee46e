#include "shell/panels/ui.h"

#include <algorithm>
#include <cmath>

#include "shell/panels/desk.h"
#include "shell/panels/dialog.h"
#include "shell/panels/exchange_dialogs.h"
#include "shell/panels/home.h"
#include "shell/panels/new_game_page.h"
#include "shell/panels/result.h"
#include "shell/panels/saved_games.h"
#include "shell/panels/settings_panel.h"
#include "shell/panels/table_page.h"
#include "shell/panels/warning.h"

namespace bastide::panels {

struct Ui::Impl {
    enum class Dialog : std::uint8_t { none, settings, help, leave, share, open, notice, saved };

    struct Tongue {
        std::string code;
        std::unique_ptr<i18n::Catalog> words;
    };

    explicit Impl(FontFiles files) : fonts(std::move(files.text), std::move(files.text_bold), std::move(files.title)) {}

    const i18n::Catalog& words(const std::string& code) const {
        for (const Tongue& tongue : tongues) {
            if (tongue.code == code) return *tongue.words;
        }
        return tongues.empty() ? nothing : *tongues.front().words;
    }

    void dialogs(Desk& desk);
    void tip(Desk& desk);
    void take_wishes(const FrameInput& input, Desk& desk, bool settings, bool help, std::optional<NewGameFor> game);

    ImGuiContext* context = nullptr;
    Fonts fonts;
    Art art;
    Hands hands;
    Glides glides;
    std::vector<Tongue> tongues;
    i18n::Catalog nothing;
    std::string language;
    Bakes bakes = Bakes::usual;
    float ui = 1;
    double last_seconds = 0;

    TablePage table;
    NewGamePage new_game;
    SavedGames saved;
    Warning warning;
    Dialog dialog = Dialog::none;
    Notice notice;
    Languages languages;
    std::vector<Control> controls;
    std::string announcement;
};

Ui::Ui(FontFiles fonts) : impl_(std::make_unique<Impl>(std::move(fonts))) {
    impl_->context = ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    ImGuiStyle& style = ImGui::GetStyle();
    style.AntiAliasedLines = style.AntiAliasedLinesUseTex = style.AntiAliasedFill = true;
    style.CurveTessellationTol = 1;
    style.CircleTessellationMaxError = .25f;
}

Ui::~Ui() {
    ImGui::DestroyContext(impl_->context);
}

void Ui::add_language(std::string code, std::string_view file_text) {
    auto words = std::make_unique<i18n::Catalog>(code);
    words->read(file_text);
    if (!impl_->tongues.empty()) words->fall_back_on(impl_->tongues.front().words.get());
    impl_->languages.emplace_back(code, words->text("language.name"));
    impl_->tongues.push_back({std::move(code), std::move(words)});
}

const i18n::Catalog& Ui::catalog() const {
    return impl_->words(impl_->language);
}

bool Ui::prepare(const Screen& screen, const Settings& settings) {
    impl_->ui = screen.density * static_cast<float>(settings.text_percent) / 100;
    impl_->language = settings.language;
    TitleScript script = settings.language == "ru" ? TitleScript::cyrillic : TitleScript::latin;
    return impl_->fonts.bake(impl_->ui, impl_->bakes, script);
}

void Ui::Impl::take_wishes(const FrameInput& input, Desk& desk, bool settings, bool help,
                           std::optional<NewGameFor> game) {
    if (settings) dialog = Dialog::settings;
    if (help) dialog = Dialog::help;
    if (!game) return;
    new_game.prepare(*game);
    // What is kept is not lost by beginning something else.
    bool kept = input.kept != nullptr && input.kept->lasting;
    if (input.session != nullptr && !input.session->over() && !kept) {
        dialog = Dialog::leave;
    } else {
        desk.ask(Go{Page::new_game});
    }
}

void Ui::Impl::dialogs(Desk& desk) {
    switch (dialog) {
        case Dialog::none:
            return;
        case Dialog::settings:
            if (!draw_settings(desk, languages)) dialog = Dialog::none;
            return;
        case Dialog::help:
            if (!draw_help(desk)) dialog = Dialog::none;
            return;
        case Dialog::share:
            if (desk.in.session == nullptr || !draw_share(desk)) dialog = Dialog::none;
            return;
        case Dialog::open:
            if (!draw_open(desk)) dialog = Dialog::none;
            return;
        case Dialog::saved:
            if (!saved.draw(desk)) dialog = Dialog::none;
            return;
        case Dialog::notice:
            if (!draw_notice(desk, notice)) dialog = Dialog::none;
            return;
        case Dialog::leave: {
            int answer = ask_dialog(desk, "leave", desk.say("leave.title"), desk.say("leave.text"),
                                    desk.say("leave.yes"), desk.say("leave.no"));
            if (answer >= 0) dialog = Dialog::none;
            if (answer == 1) desk.ask(Go{Page::new_game});
            return;
        }
    }
}

void Ui::Impl::tip(Desk& desk) {
    if (desk.tip.text.empty()) return;
    const Face& face = desk.fonts().small;
    const Brush& brush = desk.brush;
    float width = brush.width(face, desk.tip.text) + desk.px(16);
    const Box& anchor = desk.tip.anchor;
    float x = std::clamp(anchor.centre().x - width / 2, desk.layout.inner.x0,
                         std::max(desk.layout.inner.x0, desk.layout.inner.x1 - width));
    bool above = anchor.y1 + desk.px(34) > desk.layout.inner.y1;
    Box box =
        box_at(std::round(x), above ? anchor.y0 - desk.px(32) : anchor.y1 + desk.px(6), std::round(width), desk.px(26));
    brush.shadow(box, desk.px(7), Depth::low);
    brush.rounded(box, desk.px(7), desk.theme().ink);
    brush.text(face, box.centre().x, box.centre().y - face.line / 2, desk.theme().paper, desk.tip.text, Align::centre);
}

FrameOutput Ui::frame(const FrameInput& input) {
    Impl& my = *impl_;
    ImGui::SetCurrentContext(my.context);
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = ImVec2(std::max(1.f, input.screen.width), std::max(1.f, input.screen.height));
    io.DisplayFramebufferScale = ImVec2(1, 1);
    io.DeltaTime = static_cast<float>(std::clamp(input.seconds - my.last_seconds, .001, .25));
    my.last_seconds = input.seconds;
    ImGui::NewFrame();

    FrameOutput out;
    Brush brush;
    brush.list = ImGui::GetBackgroundDrawList();
    brush.theme = &theme_of(input.theme, input.settings.contrast);
    brush.theme_name = input.theme;
    brush.fonts = &my.fonts;
    brush.art = &my.art;
    brush.pictures = input.pictures;
    brush.ui = my.ui;
    my.glides.begin_frame(input.seconds, input.settings.motion);
    my.hands.begin_frame(input.screen.pointer, my.ui, input.seconds);
    Desk desk{input,
              out,
              brush,
              my.hands,
              my.glides,
              my.words(input.settings.language),
              lay_out(input.screen, my.ui),
              {},
              my.announcement};
    out.free = desk.layout.inner;
    out.final_told = input.final_told;

    if (input.page != Page::new_game) my.new_game.close();
    bool has_table = input.session != nullptr && input.table != nullptr;
    switch (input.page) {
        case Page::home: {
            HomeWishes wishes = draw_home(desk, my.languages);
            my.take_wishes(input, desk, wishes.settings, wishes.help, wishes.new_game);
            if (wishes.open) my.dialog = Impl::Dialog::open;
            if (wishes.saved) {
                my.saved.open();
                my.dialog = Impl::Dialog::saved;
            }
            break;
        }
        case Page::new_game:
            my.new_game.draw(desk);
            break;
        case Page::table:
        case Page::result: {
            if (!has_table) break;
            if (input.page == Page::result && !my.table.tells_final(input)) {
                if (draw_result(desk)) my.dialog = Impl::Dialog::share;
                break;
            }
            TableWishes wishes = my.table.draw(desk);
            my.take_wishes(input, desk, wishes.settings, wishes.help,
                           wishes.new_game ? std::optional(NewGameFor::as_before) : std::nullopt);
            if (wishes.home) desk.ask(Go{Page::home});
            if (wishes.share) my.dialog = Impl::Dialog::share;
            break;
        }
    }
    my.dialogs(desk);
    my.warning.draw(desk);
    if (input.elsewhere && has_table) draw_elsewhere(desk);
    my.tip(desk);
    my.bakes = input.page == Page::result ? Bakes::with_headline : my.bakes;
    if (input.page == Page::result) desk.again_in(my.fonts.headline.size > my.fonts.number.size ? 1e9 : 0);

    my.hands.end_frame();
    my.controls.clear();
    for (const Control& control : my.hands.controls()) {
        if (!control.label.empty()) my.controls.push_back(control);
    }
    if (my.glides.moving()) out.redraw_in = 0;
    ImGui::Render();
    return out;
}

void Ui::pointer_moved(float x, float y) {
    impl_->hands.moved(x, y);
}
void Ui::pointer_left() {
    impl_->hands.left();
}
void Ui::pointer_button(bool down) {
    impl_->hands.button(down);
}
void Ui::wheel(float notches) {
    impl_->hands.wheel(notches);
}
void Ui::text(const char* utf8) {
    impl_->hands.text(utf8);
}
void Ui::set_text(std::string_view utf8) {
    impl_->hands.replace_text(utf8);
}

bool Ui::key(UiKey key, bool down, bool shift) {
    return down && impl_->hands.key(key, shift);
}

bool Ui::has_pointer(float x, float y) const {
    return impl_->hands.has_pointer(x, y);
}
bool Ui::has_keyboard() const {
    return impl_->hands.is_editing() || impl_->hands.modal();
}

bool Ui::close_top() {
    if (impl_->dialog != Impl::Dialog::none) {
        impl_->dialog = Impl::Dialog::none;
        return true;
    }
    if (impl_->new_game.is_open()) {
        impl_->hands.press(impl_->new_game.way_out());
        return true;
    }
    return impl_->table.close_top();
}

void Ui::tell(std::string title, std::string text) {
    impl_->notice = Notice{std::move(title), std::move(text)};
    impl_->dialog = Impl::Dialog::notice;
}

void Ui::hush() {
    if (impl_->dialog == Impl::Dialog::notice) impl_->dialog = Impl::Dialog::none;
}

void Ui::open_help() {
    impl_->dialog = Impl::Dialog::help;
}
void Ui::toggle_log() {
    impl_->table.toggle_log();
}
void Ui::toggle_fields() {
    impl_->table.toggle_fields();
}
void Ui::toggle_tiles() {
    impl_->table.toggle_tiles();
}
void Ui::toggle_hints() {
    impl_->table.toggle_hints();
}
const std::vector<Control>& Ui::controls() const {
    return impl_->controls;
}
void Ui::press(std::string_view name) {
    impl_->hands.press(name);
}
const std::string& Ui::announcement() const {
    return impl_->announcement;
}
Box Ui::card_of(int player) const {
    return impl_->table.card_of(player);
}

}  // namespace bastide::panels
