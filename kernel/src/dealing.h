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

  // Fisher–Yates from the front: each seat's cards are drawn one after another.
  void deal(Random &random, Hands &hands) {
    const int each = hand_size();
    int place = 0;
    HalfDraws draws(random);
    for (Seat seat = 0; seat < seats_; ++seat) {
      CardSet hand = 0;
      for (int card = 0; card < each; ++card, ++place) {
        const auto other = place + static_cast<int>(draws.below(static_cast<std::uint32_t>(size_ - place)));
        hand |= bit(cards_[other]);
        cards_[other] = cards_[place];
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
