// A position laid out for exhaustive search: live cards only, packed by suit in order of strength.
//
// Each suit has a lane of 16 bits; bit 0 is its weakest live card. The jokers lie in the lane of
// hearts where they rank. No card changes its owner, so a set of live cards and the seat to lead are
// the whole position at the start of a trick, and what depends on one suit alone is looked up by that
// suit's live cards: which of them are equal, what they can pay, and a number that two holdings share
// when they differ only in ranks that are gone.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "position.h"
#include "transposition.h"

namespace kingclub {

using Lanes = std::uint64_t;

inline constexpr int kLane = 16;

constexpr Lanes lane_mask(int suit) { return Lanes{0xFFFF} << (kLane * suit); }
constexpr int lane_of(int place) { return place / kLane; }

// What a suit's live cards say.
struct Holding {
  std::uint16_t id = 0;     // equal for holdings that play alike
  std::uint16_t chosen = 0; // the lowest card of each class of equal cards, for every owner
  std::int16_t least = 0;   // the sum of the prices below zero
  std::int16_t most = 0;    // the sum of the prices above zero
  // Seats (bits) whose cards here are all lower, or all higher, than everybody else's; having none, or
  // being alone in the suit, counts as both.
  std::uint8_t below = 0, above = 0;
};

// The start of a trick, as far as the live cards tell.
struct Standing {
  Lanes chosen = 0;  // which cards need trying
  int least = 0;     // no seat can get less from here on
  int most = 0;      // or more
  unsigned below = ~0u, above = ~0u; // seats for which it holds in every suit
  std::uint64_t key = 0; // of the live cards: equal for positions that play alike; see state_key
};

struct Layout {
  using Form = unsigned __int128; // eight bits a card of a suit

  explicit Layout(const Position &position);

  int seats = 0;
  int tricks_left = 0; // at the root
  Lanes live = 0;      // at the root, the cards on the table included
  std::array<Lanes, kMaxSeats> owned{};
  std::array<std::uint8_t, 64> card{}; // place -> card
  std::array<std::uint8_t, 64> owner{};
  std::array<std::int16_t, 64> price{};
  std::array<std::array<std::uint8_t, 64>, kSuits> strength{};
  std::array<std::array<std::uint8_t, 64>, kSuits> strength_with_joker{};

  Lanes king = 0, ace = 0, jokers = 0; // where live
  Duties<Lanes> duties;                // of live cards
  HeartLead heart_lead = HeartLead::free;
  bool broken_at_root = false;
  bool joker_changes_strength = false;
  TrickPrices prices;
  int king_owner = -1;
  int owed = 0; // at the root
  int unit = 1; // all prices are multiples of it

  int place_of(Card card) const;
  Card card_at(int place) const { return card[static_cast<std::size_t>(place)]; }

  // The card that stands for the class of the one at `place`: equal cards have equal values.
  int tried_for(int place, Lanes cards) const;

  Standing standing(Lanes cards, int tricks) const;

  // No trump, no joker: only a higher card of the suit led wins.
  bool ranks_decide = false;

  // A holding's number has at most 15 bits (at most 15 live cards in a lane), so the top bit of each
  // lane of the key is free: for the leader, and for a king held back. More tricks owed than are left to
  // play are as good as all.
  static StateKey state_key(const Standing &standing, Seat leader, bool held_back, int owed, int tricks) {
    constexpr int kTop = kLane - 1;
    const auto seat = static_cast<std::uint64_t>(leader);
    return {standing.key | (seat & 1) << kTop | (seat >> 1 & 1) << (kTop + kLane) |
                (seat >> 2) << (kTop + 2 * kLane) | static_cast<std::uint64_t>(held_back) << (kTop + 3 * kLane),
            static_cast<std::uint8_t>(std::min(owed, tricks))};
  }

  bool hearts_may_be_led(Lanes cards) const {
    return may_lead_hearts(heart_lead, broken_at_root || ((cards ^ live) & lane_mask(kHearts)) != 0);
  }

private:
  // Sorts the first `n`; that the number is known when it is compiled leaves no branch.
  static void sort_numbers(std::array<std::uint64_t, kSuits> &numbers, int n) {
    if (n == 2) sort_first<2>(numbers);
    if (n == 3) sort_first<3>(numbers);
    if (n == 4) sort_first<4>(numbers);
  }
  template <int N> static void sort_first(std::array<std::uint64_t, kSuits> &numbers) {
    for (int end = N; end > 1; --end)
      for (int i = 1; i < end; ++i) {
        const std::uint64_t low = std::min(numbers[i - 1], numbers[i]);
        numbers[i] = std::max(numbers[i - 1], numbers[i]);
        numbers[i - 1] = low;
      }
  }

  void take_rules(const Spec &spec, const Table &table);
  void place_cards(const Position &position);
  void place_card(const Rules &rules, int place, Card c, Seat seat);
  void bind_cards(const Rules &rules);
  void group_cards(const Rules &rules);
  void order_suits(const Spec &spec);
  void describe_suits();
  Form form_of(int suit, unsigned cards, Holding &holding) const;
  void compare_ranks(int suit, unsigned cards, Holding &holding) const;

  bool king_is_special_ = false;
  bool suits_compare_ = false; // equal groups of different suits have equal numbers
  std::array<std::vector<Holding>, kSuits> holdings_;
  std::array<std::uint8_t, 64> group_{}; // equal price and no part in any duty: equal group
  // Suits in the order of the key; the first `interchangeable_` of them may stand for one another.
  std::array<std::uint8_t, kSuits> suit_order_{};
  int interchangeable_ = 0;
};

inline Standing Layout::standing(Lanes cards, int tricks) const {
  Standing standing;
  std::array<std::uint64_t, kSuits> ids;
  for (int i = 0; i < kSuits; ++i) {
    const int suit = suit_order_[i];
    const Holding &holding = holdings_[suit][(cards >> (kLane * suit)) & 0xFFFF];
    ids[i] = holding.id;
    standing.chosen |= Lanes{holding.chosen} << (kLane * suit);
    standing.least += holding.least;
    standing.most += holding.most;
    standing.below &= holding.below;
    standing.above &= holding.above;
  }
  const int tricks_pay = prices.trick_price * tricks;
  const int last_pay = prices.last_price * std::min(tricks, prices.last_tricks);
  (tricks_pay < 0 ? standing.least : standing.most) += tricks_pay;
  (last_pay < 0 ? standing.least : standing.most) += last_pay;
  sort_numbers(ids, interchangeable_);
  standing.key = ids[0] | ids[1] << kLane | ids[2] << (2 * kLane) | ids[3] << (3 * kLane);
  return standing;
}

} // namespace kingclub
