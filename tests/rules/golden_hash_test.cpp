#include "catch.h"
#include "rules/mix.h"
#include "rules/state_hash.h"
#include "support/random_play.h"

using namespace bastide;
using namespace bastide::testing;

// The same number with and without optimisation, with and without sanitizers, natively and in WASM. It changes only if
// the rules, the hash or the order of legal actions change; whoever changes one of them says so and writes the new one.
TEST_CASE("three hundred random games of all rule sets leave the golden hash") {
    Random random{1000};
    Fold golden;
    for (int game = 0; game < 300; ++game) {
        int players = 0;
        RuleSet rules = random_rules(random, players);
        GameState state = new_game(rules, players);
        play_out(random, state, [&](const GameState& now) { golden.add(hash(now)); });
    }
    CHECK(golden.value == 0xa09ec54b773e40d9u);
}
