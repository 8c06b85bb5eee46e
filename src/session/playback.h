// A recorded game to be looked at: every position of it, one step a move. Open a record that can be played, then ask
// for the game `at` any step, as a session that shows it; such a session can also be played on.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "record/replay.h"
#include "session/session.h"

namespace bastide {

class Playback {
public:
    // Nothing, with the fault, if a line of the record cannot be played.
    static std::optional<Playback> open(const Record& record, LineError& fault);

    // Moves; steps go from 0, before the first, to this, after the last.
    int length() const { return static_cast<int>(replay_.plies.size()); }
    const Record& record() const { return record_; }
    // The game after so many moves. The final scoring belongs to the last one.
    Session at(int step, std::uint64_t seed) const;
    // The step after which a tile lay on this cell.
    std::optional<int> laid_at(Cell cell) const;

    // What a move brought, for the marks on a time line.
    struct Scoring {
        int step = 0;
        int player = 0;
        int points = 0;
    };
    const std::vector<Scoring>& scorings() const { return scorings_; }

private:
    Playback(Record record, Replay replay);
    Record record_;
    Replay replay_;
    std::vector<Scoring> scorings_;
};

}  // namespace bastide
