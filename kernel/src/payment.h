// Who takes a trick and what it brings: said once, for the table, for playouts and for search.
#pragma once

#include <cstdint>

#include "spec.h"

namespace kingclub {

// Of the cards played so far: the highest takes, the first of two equals.
struct Taker {
  std::int8_t seat = 0;
  std::uint8_t strength = 0;

  void weigh(Seat by, std::uint8_t with) {
    const bool better = with > strength;
    strength = better ? with : strength;
    seat = better ? static_cast<std::int8_t>(by) : seat;
  }

  bool operator==(const Taker &) const = default;
};

// What a complete trick brings, and to whom.
struct Payment {
  Seat winner;
  int points;     // his
  int moved = 0;  // the king's price, which goes from him to who held the king back
  int sold = 0;   // to the seller
  bool held_back; // from here on
  int owed;       // from here on
};

// `worth` is that of the cards in it; `tricks` are left, this one included.
inline Payment pay(const TrickPrices &prices, Seat winner, int worth, int tricks, bool held_back, bool king_in_it,
                   int owed) {
  Payment payment{winner, worth, 0, 0, held_back, owed};
  if (tricks <= prices.last_tricks) payment.points += prices.last_price;
  if (held_back && king_in_it) {
    payment.moved = prices.king_price;
    payment.points -= prices.king_price;
    payment.held_back = false;
  }
  if (owed == 0 || winner != prices.declarer) {
    payment.points += prices.trick_price;
    return payment;
  }
  if (prices.seller >= 0) payment.sold = prices.trick_price;
  --payment.owed;
  return payment;
}

} // namespace kingclub
