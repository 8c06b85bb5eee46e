#include "shell/panels/brush.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "shell/panels/utf8.h"

namespace bastide::panels {

namespace {

// A blurred rounded box: one mesh whose alpha rises from rim to rim, so that no pixel is painted twice.
void soft_box(ImDrawList& list, const Box& box, float radius, float spread, ImU32 colour, float alpha) {
    // How far outwards each rim lies, in spreads, and its part of the alpha: a bell summed up.
    struct Rim {
        float reach;
        float share;
    };
    constexpr Rim rims[] = {{1, 0}, {.64f, .05f}, {.27f, .18f}, {-.09f, .40f}, {-.45f, .65f}, {-.82f, .88f}, {-1, 1}};
    constexpr int steps = 5;  // of a corner
    constexpr unsigned around = 4 * (steps + 1);
    constexpr auto count = static_cast<unsigned>(std::size(rims));
    list.PrimReserve(static_cast<int>((count - 1) * around * 6 + (around - 2) * 3), static_cast<int>(count * around));
    const unsigned base = list._VtxCurrentIdx;
    const ImVec2 uv = ImGui::GetFontTexUvWhitePixel();
    auto corner = [&](unsigned vertex) { list.PrimWriteIdx(static_cast<ImDrawIdx>(base + vertex)); };
    for (unsigned rim = 0; rim + 1 < count; ++rim) {
        for (unsigned i = 0; i < around; ++i) {
            const unsigned here = rim * around + i;
            const unsigned next = rim * around + (i + 1) % around;
            for (unsigned vertex : {here, next, next + around, here, next + around, here + around})
                corner(vertex);
        }
    }
    for (unsigned i = 1; i + 1 < around; ++i) {
        for (unsigned vertex : {0u, i, i + 1})
            corner((count - 1) * around + vertex);
    }
    for (const Rim& rim : rims) {
        const float reach = spread * rim.reach;
        // A box smaller than the blur ends in its middle.
        const float half_width = std::max(box.width() / 2 + reach, 0.f);
        const float half_height = std::max(box.height() / 2 + reach, 0.f);
        const float bend = std::min(std::max(radius + reach, spread * .4f), std::min(half_width, half_height));
        for (unsigned i = 0; i < around; ++i) {
            const unsigned quarter = i / (steps + 1);
            const float angle =
                1.5707963f * (static_cast<float>(quarter) + static_cast<float>(i % (steps + 1)) / steps);
            const float across = quarter == 0 || quarter == 3 ? half_width - bend : bend - half_width;
            const float down = quarter < 2 ? half_height - bend : bend - half_height;
            list.PrimWriteVtx(ImVec2(box.centre().x + across + bend * std::cos(angle),
                                     box.centre().y + down + bend * std::sin(angle)),
                              uv, faded(colour, 1 - std::exp(-alpha * rim.share)));
        }
    }
}

}  // namespace

float Brush::px(float points) const {
    return std::round(points * ui);
}

void Brush::rounded(const Box& box, float radius, ImU32 fill, ImDrawFlags corners) const {
    list->AddRectFilled(box.min(), box.max(), fill, radius, corners);
}

void Brush::outline(const Box& box, float radius, ImU32 colour, float line_width, ImDrawFlags corners) const {
    float half = line_width / 2;
    list->AddRect(ImVec2(box.x0 + half - .5f, box.y0 + half - .5f), ImVec2(box.x1 - half + .5f, box.y1 - half + .5f),
                  colour, radius, corners, line_width);
}

void Brush::shadow(const Box& box, float radius, Depth depth) const {
    if (theme->shadow_strength <= 0) return;
    if (depth == Depth::low) {
        soft_box(*list, box.moved(0, px(2)), radius, px(4), theme->shadow, .26f);
        return;
    }
    soft_box(*list, box.moved(0, px(5)), radius, px(14), theme->shadow, theme->shadow_strength * 1.25f);
    rounded(box.moved(0, px(1)), radius, faded(theme->shadow, .20f));
}

void Brush::glow(const Box& box, float radius) const {
    soft_box(*list, box.grown(px(3)), radius + px(3), px(5), theme->amber, .55f);
}

void Brush::slip(const Box& box, float radius, Depth depth) const {
    shadow(box, radius, depth);
    rounded(box, radius, theme->paper);
    outline(box, radius, theme->edge, hairline());
}

void Brush::neatline(const Box& box) const {
    outline(box.grown(-px(4)), px(8), theme->line, hairline());
}

void Brush::rule(float x0, float x1, float y) const {
    list->AddRectFilled(ImVec2(x0, y), ImVec2(x1, y + hairline()), theme->line);
}

void Brush::upright(float x, float y0, float y1) const {
    list->AddRectFilled(ImVec2(x, y0), ImVec2(x + hairline(), y1), theme->line);
}

float Brush::width(const Face& face, std::string_view text) const {
    if (text.empty()) return 0;
    return face.font->CalcTextSizeA(face.size, 1e9f, 0, text.data(), text.data() + text.size()).x;
}

void Brush::text(const Face& face, float x, float y, ImU32 colour, std::string_view text, Align align) const {
    if (text.empty()) return;
    if (align != Align::left) x -= width(face, text) * (align == Align::centre ? .5f : 1.f);
    float top = y + std::round((face.line - face.size) / 2) - face.lift;
    list->AddText(face.font, face.size, ImVec2(std::round(x), std::round(top)), colour, text.data(),
                  text.data() + text.size());
}

std::string Brush::fitted(const Face& face, std::string_view text, float room) const {
    if (width(face, text) <= room) return std::string(text);
    std::size_t end = text.size();
    std::string cut;
    do {
        end = before_character(text, end);
        cut = std::string(text.substr(0, end)) + "…";
    } while (end > 0 && width(face, cut) > room);
    return cut;
}

std::vector<std::string> Brush::lines(const Face& face, std::string_view text, float room) const {
    std::vector<std::string> out;
    std::string line;
    std::size_t at = 0;
    while (at < text.size()) {
        std::size_t end = at;
        while (end < text.size() && text[end] != ' ' && text[end] != '\n' && text[end] != '-')
            ++end;
        bool hyphen = end < text.size() && text[end] == '-';
        std::string word(text.substr(at, end - at + (hyphen ? 1 : 0)));
        bool glued = at > 0 && text[at - 1] == '-';
        std::string longer = line.empty() || glued ? line + word : line + " " + word;
        if (!line.empty() && width(face, longer) > room) {
            out.push_back(line);
            line = word;
        } else {
            line = longer;
        }
        if (end < text.size() && text[end] == '\n') {
            out.push_back(line);
            line.clear();
        }
        at = end + 1;
    }
    if (!line.empty()) out.push_back(line);
    return out;
}

float Brush::paragraph_height(const Face& face, std::string_view text, float room) const {
    return static_cast<float>(lines(face, text, room).size()) * face.line;
}

float Brush::paragraph(const Face& face, float x, float y, float room, ImU32 colour, std::string_view words,
                       Align align) const {
    float top = y;
    for (const std::string& line : lines(face, words, room)) {
        text(face,
             align == Align::left     ? x
             : align == Align::centre ? x + room / 2
                                      : x + room,
             top, colour, line, align);
        top += face.line;
    }
    return top - y;
}

const Face& Brush::title_face(const Face& wanted, const Face& fallback, std::string_view words) const {
    return fonts->title_has(words) ? wanted : fallback;
}

void Brush::icon(Icon which, ImVec2 centre, float size, ImU32 colour, float weight) const {
    draw_icon(*list, which, ImVec2(std::round(centre.x), std::round(centre.y)), size, colour, weight);
}

void Brush::emblem(int owner, ImVec2 centre, float size, float alpha) const {
    art->emblem(*list, owner, centre, size, theme->outline, std::max(1.f, 1.2f * ui), alpha);
}

void Brush::figure(painter::FigureShape shape, int owner, ImVec2 foot, float tile_size, float alpha) const {
    art->figure(*list, shape, owner, theme_name, foot, tile_size, alpha);
}

void Brush::goods(Goods kind, ImVec2 centre, float size, float alpha) const {
    art->goods(*list, kind, theme_name, centre, size, alpha);
}

float Brush::little(painter::FigureShape shape, int owner, ImVec2 left_foot, float height, bool out) const {
    if (out) return art->silhouette(*list, shape, left_foot, height, theme->paper3, 0, 0);
    return art->silhouette(*list, shape, left_foot, height, colour_of(painter::owner_look(owner).colour),
                           theme->outline, std::max(1.f, ui));
}

void Brush::tile(TileKind kind, Side turn, const Box& box, float alpha, float radius) const {
    Picture picture;
    if (pictures != nullptr && kind != TileKind::none) picture = pictures->tile(kind, turn, box.width());
    if (!picture.ready || !compat::is_texture(picture.texture)) {
        rounded(box, std::max(radius, px(3)), theme->paper3);
        return;
    }
    list->AddImageRounded(picture.texture, box.min(), box.max(), picture.uv_min, picture.uv_max,
                          IM_COL32(255, 255, 255, static_cast<int>(alpha * 255)), radius);
}

void Brush::mounted_tile(TileKind kind, Side turn, const Box& box, float mount) const {
    Box outer = box.grown(mount);
    shadow(outer, px(6), Depth::high);
    rounded(outer, px(6), hex(0xFFFDF4));
    outline(outer, px(6), faded(theme->edge, .7f), hairline());
    tile(kind, turn, box, 1, px(3));
}

void Brush::clip(const Box& box) const {
    list->PushClipRect(box.min(), box.max(), true);
}
void Brush::unclip() const {
    list->PopClipRect();
}

}  // namespace bastide::panels
