// The one place that includes Catch2. Debian 12 has version 2, a single header; later releases have version 3, whose
// amalgamated header is used instead. Tests include only this: #include "catch.h".
#pragma once

#if __has_include(<catch2/catch.hpp>)
#include <catch2/catch.hpp>
#else
#include <catch_amalgamated.hpp>
#endif
