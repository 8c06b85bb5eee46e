#include "cli/commands.h"

namespace bastide::cli {

int svg_command(const Arguments&) {
    return usage_error("later");
}

}  // namespace bastide::cli
