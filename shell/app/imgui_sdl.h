// The one place that includes Dear ImGui's SDL back ends. Debian 12 has Dear ImGui 1.86; later releases renamed the two
// back ends and changed their calls. Call start() once after the renderer exists and the ImGui context is there, event()
// for each SDL event, new_frame() before ImGui::NewFrame(), draw() after ImGui::Render(), and stop() at the end.
#pragma once

#include <SDL.h>

#include "imgui.h"

#if __has_include("imgui_impl_sdl2.h")
#include "imgui_impl_sdl2.h"
#else
#include "imgui_impl_sdl.h"
#endif
#if __has_include("imgui_impl_sdlrenderer2.h")
#include "imgui_impl_sdlrenderer2.h"
#else
#include "imgui_impl_sdlrenderer.h"
#endif

namespace bastide::imgui_sdl {

#if __has_include("imgui_impl_sdlrenderer2.h")

inline void start(SDL_Window* window, SDL_Renderer* renderer) {
    ImGui_ImplSDL2_InitForSDLRenderer(window, renderer);
    ImGui_ImplSDLRenderer2_Init(renderer);
}

inline void event(const SDL_Event& event) { ImGui_ImplSDL2_ProcessEvent(&event); }

inline void new_frame() {
    ImGui_ImplSDLRenderer2_NewFrame();
    ImGui_ImplSDL2_NewFrame();
}

inline void draw([[maybe_unused]] SDL_Renderer* renderer) {
#if IMGUI_VERSION_NUM >= 19080
    ImGui_ImplSDLRenderer2_RenderDrawData(ImGui::GetDrawData(), renderer);
#else
    ImGui_ImplSDLRenderer2_RenderDrawData(ImGui::GetDrawData());
#endif
}

// After the font atlas was filled anew.
inline void rebuild_fonts() {
    ImGui_ImplSDLRenderer2_DestroyDeviceObjects();
    ImGui_ImplSDLRenderer2_CreateDeviceObjects();
}

inline void stop() {
    ImGui_ImplSDLRenderer2_Shutdown();
    ImGui_ImplSDL2_Shutdown();
}

#else

inline void start(SDL_Window* window, SDL_Renderer* renderer) {
    ImGui_ImplSDL2_InitForSDLRenderer(window);
    ImGui_ImplSDLRenderer_Init(renderer);
}

inline void event(const SDL_Event& event) { ImGui_ImplSDL2_ProcessEvent(&event); }

inline void new_frame() {
    ImGui_ImplSDLRenderer_NewFrame();
    ImGui_ImplSDL2_NewFrame();
}

inline void draw(SDL_Renderer*) { ImGui_ImplSDLRenderer_RenderDrawData(ImGui::GetDrawData()); }

// After the font atlas was filled anew.
inline void rebuild_fonts() {
    ImGui_ImplSDLRenderer_DestroyDeviceObjects();
    ImGui_ImplSDLRenderer_CreateDeviceObjects();
}

inline void stop() {
    ImGui_ImplSDLRenderer_Shutdown();
    ImGui_ImplSDL2_Shutdown();
}

#endif

}  // namespace bastide::imgui_sdl
