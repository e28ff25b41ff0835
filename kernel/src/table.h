// The table: hands, the trick, points; what is legal and what a card does. Plain data, copied freely.
#pragma once

#include <array>
#include <cstdint>

#include "payment.h"
#include "rules.h"

namespace kingclub {

using Hands = std::array<CardSet, kMaxSeats>;
using Points = std::array<std::int16_t, kMaxSeats>;

// The trick on the table.
struct Trick {
  CardSet set = 0;
  std::array<std::uint8_t, kMaxSeats> cards{}; // in order of play
  std::int8_t size = 0;
  std::int8_t leader = 0;
  std::int8_t led = -1; // suit, -1 before the lead
  Taker taker;          // of the cards played so far; before the lead the leader

  bool operator==(const Trick &) const = default;

  bool holds(Card card) const { return set & bit(card); }
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

// The next trick, and its leader's turn.
inline void begin_trick(Table &table, Seat leader) {
  table.trick = Trick{};
  table.trick.leader = table.trick.taker.seat = table.turn = static_cast<std::int8_t>(leader);
}

// Which of `hand` the seat to play may put on this trick.
inline CardSet legal_cards(const Rules &rules, const Table &table, CardSet hand) {
  const Trick &trick = table.trick;
  if (trick.size == 0)
    return legal_leads(rules.duties, hand, may_lead_hearts(rules.spec.heart_lead, table.hearts_broken));
  return legal_follows(rules.duties, hand, suit_cards(trick.led), trick.set);
}

inline int worth_of(const Rules &rules, CardSet cards) {
  int points = 0;
  each_card(cards, [&](Card card) { points += rules.price[card]; });
  return points;
}

inline void add_to_trick(const Rules &rules, int seats, Trick &trick, Seat seat, Card card) {
  if (trick.size == 0) trick.led = static_cast<std::int8_t>(suit_of(card));
  trick.set |= bit(card);
  trick.cards[trick.size++] = static_cast<std::uint8_t>(card);
  if (!rules.joker_changes_strength || !(trick.set & kJokers))
    return trick.taker.weigh(seat, rules.strength[trick.led][card]);
  // A joker changes what the cards before it are worth: the whole trick is weighed anew.
  trick.taker.strength = 0;
  for (int place = 0; place < trick.size; ++place)
    trick.taker.weigh((trick.leader + place) % seats, rules.strength_with_joker[trick.led][trick.cards[place]]);
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
  CardSet aside = spec.pack & ~table.trick.set;
  for (Seat seat = 0; seat < spec.seats; ++seat) aside &= ~table.hands[seat];
  return worth_of(rules, aside);
}

inline void add_points(Table &table, Seat seat, int points) {
  table.points[seat] = static_cast<std::int16_t>(table.points[seat] + points);
}

// A complete trick of this worth is taken: its winner and the seller get what is theirs.
inline Payment take_trick(const TrickPrices &prices, Table &table, Seat winner, int worth, bool king_in_it) {
  const Payment payment = pay(prices, winner, worth + table.bonus, table.tricks_left, table.king_held_back,
                              king_in_it, table.owed);
  add_points(table, winner, payment.points);
  if (payment.sold) add_points(table, prices.seller, payment.sold);
  table.bonus = 0;
  table.owed = static_cast<std::int8_t>(payment.owed);
  table.king_held_back = payment.held_back;
  --table.tricks_left;
  return payment;
}

// The trick is complete: pays it and clears the table for the winner's lead.
inline void end_trick(const Rules &rules, int seats, Table &table) {
  const Trick &trick = table.trick;
  const Payment payment =
      take_trick(rules.spec, table, trick.taker.seat, worth_of(rules, trick.set), trick.holds(kKingOfHearts));
  for (int place = 0; payment.moved && place < seats; ++place)
    if (trick.cards[place] == kKingOfHearts) add_points(table, (trick.leader + place) % seats, payment.moved);
  begin_trick(table, payment.winner);
  table.over = nothing_left(rules, seats, table);
}

// Plays a legal card for the seat whose turn it is.
inline void play(const Rules &rules, int seats, Table &table, Card card) {
  const Seat seat = table.turn;
  if (rules.duties.penalty_void && table.trick.size > 0)
    table.king_held_back |=
        holds_king_back(rules.duties, table.hands[seat], suit_cards(table.trick.led), bit(card));
  table.hands[seat] &= ~bit(card);
  table.hearts_broken |= (bit(card) & kHeartCards) != 0;
  add_to_trick(rules, seats, table.trick, seat, card);
  table.turn = static_cast<std::int8_t>(seat + 1 == seats ? 0 : seat + 1);
  if (table.trick.size == seats) end_trick(rules, seats, table);
}

} // namespace kingclub
