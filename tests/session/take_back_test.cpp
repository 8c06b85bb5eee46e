// Games of persons and computers are played at random and taken back in every way; what comes afterwards must be what
// would have come anyway.
#include "session/take_back.h"

#include <algorithm>

#include "catch.h"
#include "rules/state_hash.h"
#include "session/play_on.h"
#include "session/saved_game.h"

using namespace bastide;
using namespace bastide::testing;

namespace {

Session seated(const RuleSet& rules, int players, std::uint64_t seed) {
    std::vector<std::string> names = {"Ada", "Bo", "Cy", "Dee", "Eve", "Flo"};
    names.resize(static_cast<std::size_t>(players));
    return Session(rules, std::move(names), seed);
}

SeatRoles random_roles(Random& random, int players) {
    SeatRoles roles = all_persons;
    for (int i = 0; i < players; ++i)
        roles[static_cast<std::size_t>(i)] = static_cast<SeatRole>(random.below(2) * random.below(seat_roles));
    return roles;
}

// Plays games of random rules and seats; `look` sees every position, with the seats.
template <class Look>
void play_games(int games, std::uint64_t seed, Look&& look) {
    Random random{seed};
    for (int game = 0; game < games; ++game) {
        int players = 0;
        const RuleSet rules = random_rules(random, players);
        const SeatRoles roles = random_roles(random, players);
        Session session = seated(rules, players, random.next());
        while (!session.over()) {
            play_on(session, random);
            look(session, roles);
        }
    }
}

bool persons_turn(const Session& session, const SeatRoles& roles) {
    return !is_computer(roles[static_cast<std::size_t>(session.state().current)]);
}

}  // namespace

TEST_CASE("what is taken back is a person's decision and all that followed, and can be done again") {
    int far = 0;
    int again = 0;
    int nothing = 0;
    play_games(40, 9, [&](Session& session, const SeatRoles& roles) {
        const std::uint64_t stood = hash(session.state());
        const std::size_t lines = session.record().lines.size();
        const std::size_t logged = session.log().size();
        int steps = steps_back(session, roles, TakeBacks::whole_game);
        if (steps == 0) {
            ++nothing;
            return;
        }
        const std::size_t known = session.history().size();
        for (int n = 0; n < steps; ++n)
            session.undo();
        REQUIRE(persons_turn(session, roles));
        REQUIRE_FALSE(std::holds_alternative<DrawTile>(session.undone().back()));
        session.redo();
        // Nothing a person decided follows.
        for (; !session.undone().empty(); ++far) {
            REQUIRE(goes_on_by_itself(session, roles));
            session.redo();
        }
        REQUIRE_FALSE(goes_on_by_itself(session, roles));
        REQUIRE(session.history().size() == known);
        REQUIRE(hash(session.state()) == stood);
        REQUIRE(session.record().lines.size() == lines);
        REQUIRE(session.log().size() == logged);
        ++again;
    });
    CHECK(far > 1000);
    CHECK(again > 1000);
    CHECK(nothing > 10);
}

TEST_CASE("among people nothing is taken back past a tile that was drawn, nor what a computer did") {
    int taken = 0;
    int computers = 0;
    play_games(20, 10, [&](Session& session, const SeatRoles& roles) {
        const Session::Step& last = session.history().back();
        bool drawn = std::holds_alternative<DrawTile>(last.action);
        bool by_computer = is_computer(roles[static_cast<std::size_t>(last.state.current)]);
        int steps = steps_back(session, roles, TakeBacks::until_next_tile);
        if (drawn || by_computer) {
            REQUIRE(steps == 0);
            computers += by_computer ? 1 : 0;
        } else if (std::holds_alternative<PlaceTile>(last.action)) {
            REQUIRE(steps == 1);
            ++taken;
        } else {
            REQUIRE(steps <= 2);
        }
    });
    CHECK(taken > 100);
    CHECK(computers > 100);
}

TEST_CASE("tiles that were taken back come again in their order, also after a reload, and then the dealer's") {
    Random random{11};
    int drawn_again = 0;
    for (int game = 0; game < 40; ++game) {
        int players = 0;
        const RuleSet rules = random_rules(random, players);
        const std::uint64_t seed = random.next();
        Session session = seated(rules, players, seed);
        const int length = static_cast<int>(random.below(200));
        for (int n = 0; n < length && !session.over(); ++n)
            play_on(session, random);
        std::vector<Action> actions;
        for (const Session::Step& step : session.history())
            actions.push_back(step.action);
        const std::size_t kept = random.below(static_cast<std::uint32_t>(actions.size() + 1));
        Session back = session;
        while (back.history().size() > kept)
            back.undo();
        NotationError fault;
        ReadGame read = read_saved_game(print_saved_game(save_game(back)));
        std::optional<Session> reloaded = resume_game(read, fault);
        REQUIRE(reloaded.has_value());
        REQUIRE(hash(reloaded->state()) == hash(back.state()));
        for (Session* again : {&back, &*reloaded}) {
            for (std::size_t n = kept; n < actions.size();) {
                if (!std::holds_alternative<DrawTile>(actions[n])) {
                    again->perform(actions[n++]);
                    continue;
                }
                // Draws what fits nowhere, too.
                again->draw();
                while (n < actions.size() && std::holds_alternative<DrawTile>(actions[n])) {
                    ++n;
                    ++drawn_again;
                }
            }
            REQUIRE(hash(again->state()) == hash(session.state()));
            REQUIRE(again->record() == session.record());
            REQUIRE(again->coming().empty());
            REQUIRE(again->dealer().random.state == session.dealer().random.state);
        }
    }
    CHECK(drawn_again > 500);
}

TEST_CASE("something else done in place of what was taken back ends what can be done again, not what comes") {
    Random random{12};
    Session session = seated(preset(Preset::edition_2014), 2, 5);
    for (int n = 0; n < 60; ++n)
        play_on(session, random);
    while (session.history().size() > 20 || session.state().phase != Phase::tile)
        session.undo();
    std::vector<TileKind> coming = session.coming();
    REQUIRE(coming.size() > 5);
    session.perform(random_action(random, session.state()));
    CHECK(session.undone().empty());
    std::vector<TileKind> came;
    while (came.size() < coming.size()) {
        if (session.state().phase == Phase::draw) {
            session.draw();
            const auto& history = session.history();
            std::vector<TileKind> now;
            for (auto step = history.rbegin(); step != history.rend() && std::holds_alternative<DrawTile>(step->action);
                 ++step)
                now.insert(now.begin(), std::get<DrawTile>(step->action).kind);
            came.insert(came.end(), now.begin(), now.end());
        } else {
            session.perform(random_action(random, session.state()));
        }
    }
    came.resize(coming.size());
    std::reverse(coming.begin(), coming.end());
    CHECK(came == coming);
}

TEST_CASE("against computers everything can be taken back unless somebody said otherwise") {
    SeatRoles roles = all_persons;
    CHECK(usual_take_backs(roles, 4) == TakeBacks::until_next_tile);
    roles[4] = SeatRole::novice;
    CHECK(usual_take_backs(roles, 4) == TakeBacks::until_next_tile);
    CHECK(usual_take_backs(roles, 5) == TakeBacks::whole_game);
    Session session = seated(preset(Preset::edition_2014), 2, 5);
    session.draw();
    SavedGame kept = save_game(session);
    for (TakeBacks value : {TakeBacks::until_next_tile, TakeBacks::whole_game}) {
        kept.take_backs = value;
        CHECK(read_saved_game(print_saved_game(kept)).game == kept);
    }
}
