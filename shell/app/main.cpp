#include <SDL_main.h>

#include "shell/app/app.h"
#include "shell/app/host.h"

int main(int argument_count, char** arguments) {
    static bastide::app::App app;
    return bastide::host::run(app, argument_count, arguments);
}
