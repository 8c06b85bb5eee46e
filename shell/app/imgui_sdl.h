// The one place that includes Dear ImGui's SDL renderer, which later releases renamed (Debian 12 has 1.86). Call
// start() once the renderer and the ImGui context exist, new_frame() before a frame, draw() after ImGui::Render(), and
// stop() before either of the two goes. Input reaches the panels by their own functions, so no platform back end is
// used.
#pragma once

#include <SDL.h>

#include "imgui.h"

#if __has_include("imgui_impl_sdlrenderer2.h")
#include "imgui_impl_sdlrenderer2.h"
#else
#include "imgui_impl_sdlrenderer.h"
#endif

namespace bastide::imgui_sdl {

#if __has_include("imgui_impl_sdlrenderer2.h")

inline void start(SDL_Renderer* renderer) {
    ImGui_ImplSDLRenderer2_Init(renderer);
}
inline void new_frame() {
    ImGui_ImplSDLRenderer2_NewFrame();
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
}

#else

inline void start(SDL_Renderer* renderer) {
    ImGui_ImplSDLRenderer_Init(renderer);
}
inline void new_frame() {
    ImGui_ImplSDLRenderer_NewFrame();
}
inline void draw(SDL_Renderer*) {
    ImGui_ImplSDLRenderer_RenderDrawData(ImGui::GetDrawData());
}

// After the font atlas was filled anew.
inline void rebuild_fonts() {
    ImGui_ImplSDLRenderer_DestroyDeviceObjects();
    ImGui_ImplSDLRenderer_CreateDeviceObjects();
}

inline void stop() {
    ImGui_ImplSDLRenderer_Shutdown();
}

#endif

}  // namespace bastide::imgui_sdl
