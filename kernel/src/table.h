// The table: hands, the trick, points; what is legal and what a card does. Plain data, copied freely.
#pragma once

#include <array>
#include <cstdint>

#include "spec.h"

namespace kingclub {

using Hands = std::array<CardSet, kMaxSeats>;
using Points = std::array<std::int16_t, kMaxSeats>;

// The trick on the table.
struct Trick {
  std::array<std::uint8_t, kMaxSeats> cards{}; // in order of play
  std::int8_t size = 0;
  std::int8_t leader = 0;
  std::int8_t winner = 0; // of the cards played so far
  std::int8_t led = -1;   // suit, -1 before the lead
  std::uint8_t best = 0;  // strength of the winner's card
  bool joker = false;     // a joker lies in it

  bool operator==(const Trick &) const = default;

  bool holds(Card card) const {
    for (int place = 0; place < size; ++place)
      if (cards[place] == card) return true;
    return false;
  }
};

struct Table {
  Hands hands{};
  Points points{};
  Trick trick;
  std::int16_t bonus = 0; // goes to the winner of the trick on the table, besides what it holds
  std::int8_t turn = 0;
  std::int8_t tricks_left = 0; // the one on the table included
  std::int8_t owed = 0;        // tricks that the declarer still owes
  bool hearts_broken = false;
  bool king_held_back = false; // the holder of K♥ has held it back (KingDuty::penalty)
  bool over = false;

  bool operator==(const Table &) const = default;
};

// Which of `hand` the seat to play may put on this trick.
inline CardSet legal_cards(const Rules &rules, const Table &table, CardSet hand) {
  const Trick &trick = table.trick;
  if (trick.size == 0) {
    const bool bound = rules.spec.heart_lead == HeartLead::banned ||
                       (rules.spec.heart_lead == HeartLead::after_broken && !table.hearts_broken);
    const CardSet others = hand & ~kHeartCards;
    return bound && others ? others : hand;
  }
  const CardSet following = hand & suit_cards(trick.led);
  if (following) {
    if (rules.spec.king_under_ace && (following & bit(kKingOfHearts)) && trick.led == kHearts &&
        trick.holds(kAceOfHearts))
      return bit(kKingOfHearts);
    return following | (hand & rules.any_time);
  }
  const CardSet forced = hand & rules.forced_void;
  const CardSet trumps = hand & rules.must_trump;
  return forced ? forced : trumps ? trumps | (hand & rules.any_time) : hand;
}

inline int trick_points(const Rules &rules, const Trick &trick) {
  int points = 0;
  for (int place = 0; place < trick.size; ++place) points += rules.price[trick.cards[place]];
  return points;
}

// Under KingDuty::penalty: does this card evade a duty to play K♥?
inline bool holds_king_back(const Trick &trick, CardSet hand, Card card) {
  if (trick.size == 0 || !(hand & bit(kKingOfHearts)) || card == kKingOfHearts) return false;
  return !(hand & suit_cards(trick.led));
}

// A joker changes what the cards before it are worth: weigh the whole trick anew.
inline void weigh_with_joker(const Rules &rules, int seats, Trick &trick) {
  const auto &strength = rules.strength_with_joker[trick.led];
  trick.best = 0;
  for (int place = 0; place < trick.size; ++place) {
    const std::uint8_t value = strength[trick.cards[place]];
    if (value <= trick.best) continue;
    trick.best = value;
    trick.winner = static_cast<std::int8_t>((trick.leader + place) % seats);
  }
}

inline void add_to_trick(const Rules &rules, int seats, Trick &trick, Seat seat, Card card) {
  if (trick.size == 0) {
    trick.led = static_cast<std::int8_t>(suit_of(card));
    trick.best = 0;
  }
  trick.cards[trick.size++] = static_cast<std::uint8_t>(card);
  if (rules.joker_changes_strength) {
    trick.joker |= card >= kFirstJoker;
    if (trick.joker) return weigh_with_joker(rules, seats, trick);
  }
  const std::uint8_t value = rules.strength[trick.led][card];
  if (value > trick.best) {
    trick.best = value;
    trick.winner = static_cast<std::int8_t>(seat);
  }
}

inline bool nothing_left(const Rules &rules, int seats, const Table &table) {
  CardSet left = 0;
  for (Seat seat = 0; seat < seats; ++seat) left |= table.hands[seat];
  return left == 0 || (rules.spec.early_end && !(left & rules.priced));
}

// What is left out of the deal and goes with its first trick.
inline int aside_points(const Rules &rules, const Table &table) {
  const Spec &spec = rules.spec;
  if (!spec.aside_to_first_trick || table.tricks_left < count(spec.pack) / spec.seats) return 0;
  CardSet aside = spec.pack;
  for (Seat seat = 0; seat < spec.seats; ++seat) aside &= ~table.hands[seat];
  for (int place = 0; place < table.trick.size; ++place) aside &= ~bit(table.trick.cards[place]);
  int points = 0;
  each_card(aside, [&](Card card) { points += rules.price[card]; });
  return points;
}

// What the trick as such brings its winner, his cards apart. One that the declarer owes pays the seller.
inline int pay_for_trick(const Spec &spec, Table &table, Seat winner) {
  int paid = table.bonus;
  table.bonus = 0;
  if (table.tricks_left <= spec.last_tricks) paid += spec.last_price;
  if (table.owed == 0 || winner != spec.declarer) return paid + spec.trick_price;
  --table.owed;
  if (spec.seller >= 0)
    table.points[spec.seller] = static_cast<std::int16_t>(table.points[spec.seller] + spec.trick_price);
  return paid;
}

// The trick is complete: pays it and clears the table for the winner's lead.
inline void take_trick(const Rules &rules, int seats, Table &table) {
  const Trick &trick = table.trick;
  const Seat winner = trick.winner;
  int paid = trick_points(rules, trick) + pay_for_trick(rules.spec, table, winner);
  if (table.king_held_back && trick.holds(kKingOfHearts)) {
    paid -= rules.spec.king_price;
    for (int place = 0; place < seats; ++place)
      if (trick.cards[place] == kKingOfHearts)
        table.points[(trick.leader + place) % seats] += static_cast<std::int16_t>(rules.spec.king_price);
    table.king_held_back = false;
  }
  table.points[winner] += static_cast<std::int16_t>(paid);
  --table.tricks_left;
  table.trick = Trick{};
  table.trick.leader = table.trick.winner = table.turn = static_cast<std::int8_t>(winner);
  table.over = nothing_left(rules, seats, table);
}

// Plays a legal card for the seat whose turn it is.
inline void play(const Rules &rules, int seats, Table &table, Card card) {
  const Seat seat = table.turn;
  if (rules.spec.king_duty == KingDuty::penalty)
    table.king_held_back |= holds_king_back(table.trick, table.hands[seat], card);
  table.hands[seat] &= ~bit(card);
  table.hearts_broken |= (bit(card) & kHeartCards) != 0;
  add_to_trick(rules, seats, table.trick, seat, card);
  table.turn = static_cast<std::int8_t>(seat + 1 == seats ? 0 : seat + 1);
  if (table.trick.size == seats) take_trick(rules, seats, table);
}

} // namespace kingclub
