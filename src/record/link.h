// A game or a position as the fragment of a share link: "g=1..." for a game, "p=1..." for a position, which is a scene
// without moves. The symbol behind the = names the format's version; the rest is a checksum and the record packed into
// a few bits a move (link_content.h), in the alphabet of base64url. Comments and expectations are left out; everything
// else comes back as it was, so the canonical text of a played game is the same byte for byte. One record has one link.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "record/record.h"

namespace bastide {

// Nothing longer is read.
inline constexpr std::size_t longest_link = 65536;

// Code not_a_link, unknown_link_version or damaged_link.
struct LinkError {
    Code code = Code::none;
    std::string sentence;
};

// The fragment without #. Empty if a line of the record is not legal (replay says which) or the link would be too long.
std::string encode_link(const Record& record);

// Reads a fragment, with or without # and what stands before it ("https://.../#g=1..."), or what follows the =. Blanks
// and line breaks, which mail programs add, do not matter. `out` changes only if all is well.
std::optional<LinkError> decode_link(std::string_view text, Record& out);

}  // namespace bastide
