// What the cards played so far tell of the hands that are hidden.
#pragma once

#include <array>
#include <span>

#include "table.h"

namespace kingclub {

struct Evidence {
  // Per seat: the cards that it may still hold, as far as its plays tell.
  std::array<CardSet, kMaxSeats> may_hold{};
  // Under KingDuty::penalty: seats (bits) that have held K♥ back if they hold it at all.
  unsigned evaded = 0;
  // After the plays.
  Trick trick;
  bool hearts_broken = false;
  Seat turn = 0;
};

// `plays` are all cards of the deal so far, in order, the first led by `leader`. A play that no hand
// could make legally is not noticed here: it leaves no consistent world. Throws std::invalid_argument where a
// joker was played off suit while a void seat owes K♥. If it must fall, who holds it can follow; if it may be
// held back at a price, who holds it has done so unless he can follow: conditions between cards, and without
// them the number of worlds, or what they pay, would be wrong. No preset has both.
Evidence evidence_of(const Rules &rules, Seat leader, std::span<const Card> plays);

} // namespace kingclub
