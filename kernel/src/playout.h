// Deals played to the end by a policy, many at a time.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "plain.h"
#include "position.h"

namespace kingclub {

// Who plays the cards of a playout.
struct Policy {
  const Plain *plain = nullptr; // uniformly random without
  double noise = 0.0;           // the chance of a uniformly random card instead
};

// Each item of a batch has its own random stream, drawn from the seed and its place in the batch:
// the result does not depend on the number of threads.

// Plays every position to the end `repeats` times. Row (position, repeat) of the result holds the
// points of each seat, those before the position included.
std::vector<std::int32_t> play_out(std::span<const Position *const> positions, int repeats,
                                   const Policy &policy, std::uint64_t seed, int threads);

// Shuffles, deals and plays `deals` whole deals, the eldest hand leading from seat 0.
std::vector<std::int32_t> play_deals(const Rules &rules, std::int64_t deals, const Policy &policy,
                                     std::uint64_t seed, int threads);

// For every world (hands of all seats) and every card: plays the card from `position` with the hands
// of that world, then the policy to the end, `repeats` times. The same random stream serves all cards
// of one (world, repeat). Rows are (world, card, repeat). `evaded` as in Evidence: it decides, world by
// world, whether a K♥ that is still in a hand has been held back. A card laid aside that the first trick will
// bring differs by world too; once it is taken, points are those of the position.
std::vector<std::int32_t> play_worlds(const Position &position, std::span<const CardSet> worlds,
                                      std::span<const Card> cards, int repeats, const Policy &policy,
                                      unsigned evaded, std::uint64_t seed, int threads);

} // namespace kingclub
