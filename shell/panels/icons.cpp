#include "shell/panels/icons.h"

#include <cmath>
#include <string_view>
#include <vector>

#include "shell/panels/art.h"

namespace bastide::panels {

namespace {

// L line, Z closed line, P filled polygon, C circle (centre, radius), D disc, A arc (centre, radius, from, to in
// degrees clockwise from east). Bars separate the parts.
constexpr std::string_view strokes[icon_count] = {
    "L 4,13 9.5,18.5 20,6",                                                                  // check
    "L 6,6 18,18|L 18,6 6,18",                                                               // close
    "L 4,7 20,7|L 4,12 20,12|L 4,17 20,17",                                                  // menu
    "L 12,5 12,19|L 5,12 19,12",                                                             // plus
    "L 5,12 19,12",                                                                          // minus
    "L 9,5 4,10 9,15|L 4,10 13,10 16.5,11 19,13.5 20,17 20,19",                              // undo
    "L 15,5 20,10 15,15|L 20,10 11,10 7.5,11 5,13.5 4,17 4,19",                              // redo
    "A 12,12.5,7.5,30,300|P 19.6,8.2 13.4,8.9 17.2,2.4",                                     // cw
    "A 12,12.5,7.5,-120,150|P 4.4,8.2 10.6,8.9 6.8,2.4",                                     // ccw
    "L 9,6 20,6|L 9,12 20,12|L 9,18 16,18|D 4.5,6,1.4|D 4.5,12,1.4|D 4.5,18,1.4",            // log
    "Z 3,9 9,4 20,6 21,15 14,20 4,18|D 9,9.5,1.3|D 15,10,1.3|D 8.5,15,1.3|D 14.2,15.4,1.3",  // fields
    "Z 12,3 21,8 12,13 3,8|L 3,12 12,17 21,12|L 3,16 12,21 21,16",                           // stack
    "L 3,8 3,3 8,3|L 16,3 21,3 21,8|L 21,16 21,21 16,21|L 8,21 3,21 3,16|Z 8.5,8.5 15.5,8.5 15.5,15.5 8.5,15.5",
    "P 7,4 20,12 7,20",                                                         // play
    "P 6,4 10,4 10,20 6,20|P 14,4 18,4 18,20 14,20",                            // pause
    "P 16,5 7,12 16,19",                                                        // prev
    "P 8,5 17,12 8,19",                                                         // next
    "P 19,5 10,12 19,19|P 5,5 8,5 8,19 5,19",                                   // first
    "P 5,5 14,12 5,19|P 16,5 19,5 19,19 16,19",                                 // last
    "L 5,9 12,16 19,9",                                                         // chevd
    "L 9,5 16,12 9,19",                                                         // chevr
    "L 15,5 8,12 15,19",                                                        // chevl
    "L 12,14 12,3|L 7.5,7.5 12,3 16.5,7.5|L 7,11 4,11 4,21 20,21 20,11 17,11",  // share
    "L 10,14 14,10|L 9,10 5.5,13.5 5.5,17 7,18.5 10.5,18.5 14,15|L 15,14 18.5,10.5 18.5,7 17,5.5 13.5,5.5 10,9",
    "Z 9,8 19,8 19,20 9,20|L 15,8 15,4 5,4 5,16 9,16",  // copy
    ("C 12,12,3.4|L 12,2.5 12,5.5|L 12,18.5 12,21.5|L 2.5,12 5.5,12|L 18.5,12 21.5,12|L 5.3,5.3 7.4,7.4|"
     "L 16.6,16.6 18.7,18.7|L 5.3,18.7 7.4,16.6|L 16.6,7.4 18.7,5.3|C 12,12,6.6"),                  // gear
    "P 3,9 7,9 12,4.5 12,19.5 7,15 3,15|A 12,12,4.5,-50,50|A 12,12,8,-50,50",                       // sound
    "C 12,12,9|L 3,12 21,12|L 12,3 8.5,7 7.5,12 8.5,17 12,21 15.5,17 16.5,12 15.5,7 12,3",          // globe
    "L 8.5,9 9,6.8 10.6,5.4 13,5.2 15,6.4 15.6,8.6 14.8,10.6 12.6,12.2 12,13.4 12,15|D 12,19,1.5",  // help
    "C 12,12,9|L 12,11 12,17|D 12,7.3,1.3",                                                         // info
    "C 12,8,4|L 4,21 5,16.5 8.5,14.5 15.5,14.5 19,16.5 20,21",                                      // person
    "Z 5,9 19,9 19,19 5,19|L 12,9 12,5|D 12,4,1.6|D 9.2,13.5,1.4|D 14.8,13.5,1.4|L 2.5,13 2.5,16|L 21.5,13 21.5,16",
    "C 12,12,9|L 12,6.5 12,12 16,14.5",                                                                  // clock
    "Z 5,11 19,11 19,21 5,21|L 8,11 8,7.5 9.5,4.6 12,3.6 14.5,4.6 16,7.5 16,11",                         // lock
    "Z 2,12 6,7.5 12,5.5 18,7.5 22,12 18,16.5 12,18.5 6,16.5|C 12,12,3",                                 // eye
    "C 12,12,6|L 12,2.5 12,7|L 12,17 12,21.5|L 2.5,12 7,12|L 17,12 21.5,12|D 12,12,1.5",                 // target
    "C 12,12,8.5|L 6,18 18,6",                                                                           // none
    "L 12,20 12,9|P 6.5,11 12,3.5 17.5,11|L 4,20 20,20",                                                 // recall
    "L 3,12 12,4 21,12|L 6,10 6,20 18,20 18,10",                                                         // home
    "L 12,6 12,20|Z 3,5 8,4.2 12,6 16,4.2 21,5 21,18.6 16,17.8 12,20 8,17.8 3,18.6",                     // learn
    "Z 5,3 15,3 15,21 5,21|D 12,12,1.2|L 18,12 22,12|L 20,9.5 22.5,12 20,14.5",                          // door
    "L 4,7 20,7|L 9,7 9.5,4 14.5,4 15,7|L 6,7 7,20 17,20 18,7|L 10,10.5 10.3,16.5|L 14,10.5 13.7,16.5",  // bin
    ("Z 7,4 17,4 16.4,9.5 14.5,12.5 12,13.5 9.5,12.5 7.6,9.5|L 12,13.5 12,18|L 8,20 16,20|"
     "L 7,6 3.6,6 4.4,9 8,10.6|L 17,6 20.4,6 19.6,9 16,10.6"),                                              // trophy
    "Z 3,21 3,8 6,8 6,11 9,11 9,8 15,8 15,11 18,11 18,8 21,8 21,21|P 10,21 10,16.5 12,14.5 14,16.5 14,21",  // city
    "L 5,21 9,3|L 19,21 15,3|L 12,20 12,16.5|L 12,13 12,10.5|L 12,7.5 12,5.5",                              // road
    "Z 5,21 5,12 12,7.5 19,12 19,21|L 12,7.5 12,2|L 9.8,4.2 14.2,4.2|P 10.2,21 10.2,16.5 12,14.6 13.8,16.5 13.8,21",
    "C 12,12,8.5|C 12,12,2.6|L 12,3.5 12,9.4|L 12,14.6 12,20.5|L 3.5,12 9.4,12|L 14.6,12 20.5,12",        // garden
    "L 3,19 21,19|L 5,19 6.5,11|L 9.3,19 9.5,8|L 14.2,19 13.8,11|L 18.5,19 17.2,8",                       // field
    "Z 5,9 19,9 17.5,20 6.5,20|L 9,9 10,4.5 14,4.5 15,9|L 5.6,13 18.4,13",                                // goods
    "Z 2.5,6 21.5,6 21.5,18 2.5,18|L 7,15 17,15|D 6.5,10,1.1|D 10.2,10,1.1|D 13.8,10,1.1|D 17.5,10,1.1",  // keyboard
    ("L 9,13 9,4.5 10.5,3.4 12,4.5 12,11|L 12,10 14.6,9.4 15,12|L 15,11 17.4,10.6 18,13.4|"
     "L 18,12.6 19.6,12.6 20.4,14 19.4,19 17.6,21.6 11,21.6 8.6,19.4 5,14.4 5.4,13 7,12.8 9,14.6"),  // hand
    ("L 9.4,15.6 8.6,13.6 6.6,11.6 6,9 6.8,6 9,3.8 12,3 15,3.8 17.2,6 18,9 17.4,11.6 15.4,13.6 14.6,15.6 9.4,15.6|"
     "L 9.6,18.4 14.4,18.4|L 10.8,21.2 13.2,21.2"),  // hint
};

struct Reader {
    std::string_view rest;
    float number() {
        while (!rest.empty() && (rest.front() == ' ' || rest.front() == ','))
            rest.remove_prefix(1);
        bool negative = !rest.empty() && rest.front() == '-';
        if (negative) rest.remove_prefix(1);
        float value = 0;
        float place = 0;
        while (!rest.empty() && rest.front() != ' ' && rest.front() != ',') {
            if (rest.front() == '.') {
                place = 1;
            } else {
                value = value * 10 + static_cast<float>(rest.front() - '0');
                place *= 10;
            }
            rest.remove_prefix(1);
        }
        if (place > 0) value /= place;
        return negative ? -value : value;
    }
    bool empty() const { return rest.find_first_not_of(" ,") == std::string_view::npos; }
};

}  // namespace

void draw_icon(ImDrawList& list, Icon icon, ImVec2 centre, float size, ImU32 colour, float weight) {
    float unit = size / 24;
    ImVec2 origin(centre.x - size / 2, centre.y - size / 2);
    std::string_view all = strokes[static_cast<int>(icon)];
    while (!all.empty()) {
        std::size_t bar = all.find('|');
        std::string_view part = all.substr(0, bar);
        all.remove_prefix(bar == std::string_view::npos ? all.size() : bar + 1);
        Reader reader{part.substr(1)};
        std::vector<ImVec2> points;
        auto point = [&](float x, float y) { return ImVec2(origin.x + x * unit, origin.y + y * unit); };
        char shape = part.front();
        if (shape == 'C' || shape == 'D' || shape == 'A') {
            float x = reader.number();
            float y = reader.number();
            float radius = reader.number();
            if (shape == 'C') list.AddCircle(point(x, y), radius * unit, colour, 0, weight * unit);
            if (shape == 'D') list.AddCircleFilled(point(x, y), radius * unit, colour);
            if (shape != 'A') continue;
            float from = reader.number() * 3.14159265f / 180;
            float to = reader.number() * 3.14159265f / 180;
            constexpr int steps = 24;
            for (int i = 0; i <= steps; ++i) {
                float angle = from + (to - from) * static_cast<float>(i) / steps;
                points.push_back(point(x + radius * std::cos(angle), y + radius * std::sin(angle)));
            }
            list.AddPolyline(points.data(), static_cast<int>(points.size()), colour, ImDrawFlags_None, weight * unit);
            list.AddCircleFilled(points.front(), weight * unit / 2, colour);
            list.AddCircleFilled(points.back(), weight * unit / 2, colour);
            continue;
        }
        while (!reader.empty()) {
            float x = reader.number();
            float y = reader.number();
            points.push_back(point(x, y));
        }
        if (shape == 'P') {
            fill_polygon(list, points, colour);
        } else {
            round_line(list, points, colour, weight * unit, shape == 'Z');
        }
    }
}

}  // namespace bastide::panels
