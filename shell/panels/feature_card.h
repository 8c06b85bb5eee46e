// What a feature is, whose it is and what it is worth: a card beside the place pointed at, a sheet on upright phones.
#pragma once

#include "shell/panels/desk.h"

namespace bastide::panels {

void draw_feature_card(Desk& desk, float low);
// Why the tile in hand does not fit where it is pointed at; a note below the cell.
void draw_refusal(Desk& desk);
// The names beside the round buttons for figures.
void draw_fan_labels(Desk& desk);

}  // namespace bastide::panels
