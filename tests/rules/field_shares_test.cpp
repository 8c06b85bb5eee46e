#include "rules/field_shares.h"

#include "catch.h"
#include "rules/scoring.h"
#include "support/random_play.h"

using namespace bastide;
using namespace bastide::testing;

TEST_CASE("every farmer lies in exactly one of the farmed fields, and every such field has a farmer") {
    Random random{81};
    int fields = 0;
    for (int round = 0; round < 80; ++round) {
        int players = 0;
        RuleSet rules = random_rules(random, players);
        GameState state = random_position(random, rules, players, 40 + static_cast<int>(random.below(120)));
        std::vector<FieldShare> shares = farmed_fields(state);
        fields += static_cast<int>(shares.size());
        int farmers = 0;
        for (const Figure& figure : state.figures) {
            Label label = state.board.label[figure.segment];
            bool counts = traits(figure.kind).majority == Majority::counts;
            if (kind_of(state.board, label) != FeatureKind::field || !counts) continue;
            ++farmers;
            int found = 0;
            for (const FieldShare& share : shares)
                found += share.field == label ? 1 : 0;
            REQUIRE(found == 1);
        }
        int counted = 0;
        for (const FieldShare& share : shares) {
            REQUIRE(share.farmers.most > 0);
            REQUIRE(share.cities == city_set(state.board, share.field, Cities::completed).size());
            for (int seat = 0; seat < state.players.size(); ++seat)
                counted += share.farmers.of[seat];
        }
        REQUIRE(counted == farmers);
    }
    CHECK(fields > 40);
}

TEST_CASE("points of fields are what the scores would lack if nobody farmed") {
    Random random{82};
    int paid = 0;
    for (int round = 0; round < 120; ++round) {
        int players = 0;
        RuleSet rules = random_rules(random, players);
        GameState state = random_position(random, rules, players, 60 + static_cast<int>(random.below(120)));
        if (state.phase == Phase::over) continue;
        FixedVector<int, max_players> points = field_points_now(state);
        FixedVector<int, max_players> whole = projected_end(state);
        GameState without = state;
        without.figures.clear();
        for (const Figure& figure : state.figures) {
            if (kind_of(state.board, state.board.label[figure.segment]) != FeatureKind::field)
                without.figures.push_back(figure);
        }
        FixedVector<int, max_players> rest = projected_end(without);
        for (int seat = 0; seat < state.players.size(); ++seat) {
            REQUIRE(points[seat] == whole[seat] - rest[seat]);
            paid += points[seat];
        }
    }
    CHECK(paid > 100);
}
