// A stage for the panels: the whole interface without a window, and games to show on it. Press controls by name, draw
// frames, look at what was asked for.
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "rules/legal.h"
#include "shell/panels/ui.h"

namespace bastide::panels {

inline std::string english() {
    std::ifstream file(std::string(BASTIDE_TEST_DATA) + "/../assets/strings/en.txt", std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

inline Session played(int tiles, std::uint64_t seed = 3, std::vector<std::string> names = {"Ada", "Bo", "Cyprian"}) {
    Session session(preset(Preset::edition_2014), std::move(names), seed);
    Random random{seed};
    session.draw();
    while (!session.over()) {
        const GameState& state = session.state();
        if (state.phase == Phase::draw) {
            session.draw();
        } else if (state.phase == Phase::tile) {
            if (tiles-- == 0) break;
            Placements places;
            legal_placements(state, state.in_hand, Looks::distinct, places);
            session.perform(places[static_cast<int>(random.below(static_cast<std::uint32_t>(places.size())))]);
        } else {
            FigureChoices figures;
            legal_figures(state, figures);
            if (figures.empty()) {
                session.perform(Pass{});
            } else {
                session.perform(figures[static_cast<int>(random.below(static_cast<std::uint32_t>(figures.size())))]);
            }
        }
    }
    return session;
}

struct Stage {
    Ui ui{FontFiles{}};
    FrameInput input;
    TableView table;
    FrameOutput output;

    Stage(Page page, const Session* session, float width, float height, PointerKind pointer = PointerKind::mouse) {
        ui.add_language("en", english());
        input.page = page;
        input.session = session;
        input.table = &table;
        input.screen.width = width;
        input.screen.height = height;
        input.screen.pointer = pointer;
        input.settings.motion = Motion::none;
        if (session != nullptr) {
            table.can_undo = steps_back(*session, all_persons, TakeBacks::until_next_tile) > 0;
            table.can_confirm = true;
            if (session->state().phase == Phase::figure) {
                FigureChoices figures;
                legal_figures(session->state(), figures);
                for (const PlaceFigure& figure : figures)
                    table.choices.push_back(figure);
            }
        }
        frame();
        frame();
    }
    void frame() {
        if (ui.prepare(input.screen, input.settings)) {
            unsigned char* pixels = nullptr;
            int width = 0;
            int height = 0;
            ImGui::GetIO().Fonts->GetTexDataAsRGBA32(&pixels, &width, &height);
        }
        input.seconds += 1;
        output = ui.frame(input);
    }
    void press(std::string_view name) {
        ui.press(name);
        frame();
    }
    // With the pointer, and without a frame before the button is let go.
    void click(std::string_view name) {
        const Control* control = find(name);
        if (control == nullptr) return;
        ImVec2 at = control->box.centre();
        ui.pointer_moved(at.x, at.y);
        ui.pointer_button(true);
        ui.pointer_button(false);
    }
    const Control* find(std::string_view name) const {
        for (const Control& control : ui.controls()) {
            if (control.name == name) return &control;
        }
        return nullptr;
    }
    template <class T>
    const T* asked() const {
        for (const Intent& intent : output.intents) {
            if (const T* found = std::get_if<T>(&intent)) return found;
        }
        return nullptr;
    }
};

}  // namespace bastide::panels
