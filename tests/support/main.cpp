#if __has_include(<catch2/catch.hpp>)
#define CATCH_CONFIG_MAIN
#endif
#include "catch.h"
#if !__has_include(<catch2/catch.hpp>)
#include <catch_amalgamated.cpp>
#endif
