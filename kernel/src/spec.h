// What a deal pays and what it forbids, as plain data: no game is known by name.
#pragma once

#include <array>
#include <cstdint>

#include "card.h"

namespace kingclub {

// When a heart (or a joker) may be led while the leader holds another suit.
enum class HeartLead : std::uint8_t { free, after_broken, banned };

// What binds a holder of the king of hearts who can not follow the suit led.
enum class KingDuty : std::uint8_t {
  free,    // nothing
  forced,  // the king is his only legal card
  penalty, // any card is legal, but who holds the king back pays its price when it falls
};

// More half points than this no deal pays: so a value in fixed point (equilibrium.h) stays within 32 bits.
inline constexpr int kMostPoints = 2500;

// What a trick as such pays, its cards apart.
struct TrickPrices {
  int trick_price = 0;
  int last_tricks = 0; // how many of the last tricks pay last_price each
  int last_price = 0;
  int king_price = 0; // the part of card_price[K♥] that KingDuty::penalty moves
  // The first tricks that the declarer takes are owed: trick_price is not paid to him for them but to the
  // seller, or to nobody. So count tricks above a bid (no seller), and a sale that what is taken caps.
  int declarer = -1; // seat, or -1 for none
  int owed_tricks = 0;
  int seller = -1; // seat, or -1 for none

  bool operator==(const TrickPrices &) const = default;
};

// Points are half points: 2½ is 5.
struct Spec : TrickPrices {
  int seats = 4;
  CardSet pack = 0;
  std::array<int, kCards> card_price{};
  // Cards of different kinds are never equal, though they cost the same: a boy is no girl. The solvers
  // count a tie between them as two plays.
  std::array<std::uint8_t, kCards> card_kind{};
  int trump = -1; // suit, or -1 for none
  bool reversed = false;
  HeartLead heart_lead = HeartLead::free;
  KingDuty king_duty = KingDuty::free;
  bool king_under_ace = false; // K♥ is compulsory on a heart trick that holds A♥, whatever the duty
  bool must_trump = false;
  bool joker_any_time = false;
  bool joker_loses_to_high_heart = false;
  bool early_end = false; // over after a complete trick when no priced card is left
  // What the calls gave each seat whatever is taken: where its points start.
  std::array<int, kMaxSeats> settled_points{};
  bool aside_to_first_trick = false; // what is left out of the deal goes to the winner of the first trick

  bool operator==(const Spec &) const = default;
};

// The sum of all its prices, signs apart.
std::int64_t most_points(const Spec &spec);

// Throws std::invalid_argument with the reason.
void check(const Spec &spec);

} // namespace kingclub
