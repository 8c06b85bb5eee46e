// Bytes as letters, digits, - and _ (base64url without padding), for links.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bastide {

bool is_base64url(char c);
std::string to_base64url(const std::vector<std::uint8_t>& bytes);
// False if `to_base64url` never writes this text.
bool from_base64url(std::string_view text, std::vector<std::uint8_t>& out);

}  // namespace bastide
