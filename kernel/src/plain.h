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

// What the policy looks at.
struct Look {
  CardSet hand = 0;
  CardSet on_table = 0;
  CardSet stronger = 0; // cards that the bot believes to take the trick as it lies
  int size = 0;         // cards on the table
  int led = -1;         // suit
  int tricks_left = 0;  // this one included
};

Look look_at(const Rules &rules, const Table &table);

// `legal` has at least one card and is what the hand may play.
Card plain_card(const Plain &plain, int seats, const Look &look, CardSet legal);

} // namespace kingclub
