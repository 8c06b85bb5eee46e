// What SDL2 keeps when it is built for the page; included before every one of its sources. The page needs a canvas,
// its pointer and keyboard events, and two renderers: WebGL, and software where WebGL is missing.
#include "SDL_config_emscripten.h"

#undef SDL_AUDIO_DRIVER_DISK
#undef SDL_AUDIO_DRIVER_DUMMY
#undef SDL_JOYSTICK_EMSCRIPTEN
#undef SDL_SENSOR_DUMMY
#undef SDL_LOADSO_DLOPEN
#undef HAVE_DLOPEN
#undef SDL_POWER_EMSCRIPTEN
#define SDL_JOYSTICK_DISABLED 1
#define SDL_SENSOR_DISABLED 1
#define SDL_POWER_DISABLED 1
#define SDL_LOADSO_DUMMY 1
