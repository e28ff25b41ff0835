// The policy of the baseline bot `plain`, as numbers: which card it plays from its own hand, the trick
// and what the contract pays. The bot itself is Python; this copy is tested equal to it.
#pragma once

#include <array>
#include <cstdint>

#include "table.h"

namespace kingclub {

// What the policy knows of the contract, worked out by the caller.
struct Plain {
  bool take = false;      // points are good; else they are to be avoided
  bool last_tricks = false; // the deal of the two last tricks
  bool cards_only = false;  // boys, girls, hearts, king: a trick without priced cards is harmless
  CardSet priced = 0;
  std::array<std::int16_t, kCards> rank{};   // 0 lowest
  std::array<std::int16_t, kCards> danger{};

  bool operator==(const Plain &) const = default;
};

// `legal` has at least one card and is what table.hands[table.turn] may play.
Card plain_card(const Rules &rules, const Plain &plain, const Table &table, CardSet legal);

} // namespace kingclub
