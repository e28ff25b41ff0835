// How many legal sequences of plays there are: numbers any two engines must share.
#pragma once

#include <cstdint>

#include "position.h"
#include "search.h"

namespace kingclub {

// Sequences of exactly `depth` plays, or shorter ones that end the deal. Throws Cancelled.
std::uint64_t count_plays(const Position &position, int depth, Watch *watch = nullptr);

} // namespace kingclub
