// What a fuzzer expects: require_that(condition, "sentence") prints the sentence if the condition fails and aborts, so
// that libFuzzer keeps the input.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace bastide::fuzz {

inline void require_that(bool holds, const std::string& sentence) {
    if (!holds) {
        std::fprintf(stderr, "fuzzer: %s\n", sentence.c_str());
        std::abort();
    }
}

}  // namespace bastide::fuzz
