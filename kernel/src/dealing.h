// Shuffling and dealing.
#pragma once

#include <array>
#include <cstdint>

#include "random.h"
#include "table.h"

namespace kingclub {

// Deals the pack at random, equally; what does not divide stays out.
class Dealer {
public:
  Dealer(CardSet pack, int seats) : seats_(seats) {
    each_card(pack, [&](Card card) { cards_[size_++] = static_cast<std::uint8_t>(card); });
  }

  int hand_size() const { return size_ / seats_; }

  void deal(Random &random, Hands &hands) {
    // Fisher–Yates from the front: each seat's cards are drawn one after another. The order the last
    // deal left does not matter, any order is a fair start.
    int place = 0;
    for (Seat seat = 0; seat < seats_; ++seat) {
      CardSet hand = 0;
      for (int card = 0; card < hand_size(); ++card, ++place) {
        const int other = place + static_cast<int>(random.below(static_cast<unsigned>(size_ - place)));
        std::swap(cards_[place], cards_[other]);
        hand |= bit(cards_[place]);
      }
      hands[seat] = hand;
    }
  }

private:
  std::array<std::uint8_t, kCards> cards_{};
  int size_ = 0;
  int seats_;
};

} // namespace kingclub
