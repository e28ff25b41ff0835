// The trick under way inside a search over a layout: what may be played and what a card does to it.
#pragma once

#include <algorithm>
#include <vector>

#include "layout.h"
#include "search.h"

namespace kingclub {

struct Under {
  Lanes start = 0;  // live when the trick began
  Lanes chosen = 0; // one of each class of equal cards
  Lanes played = 0;
  int led = -1;
  int best = 0; // strength of the winner's card
  Seat leader = 0;
  Seat turn = 0;
  Seat winner = 0;
  int size = 0;
  int worth = 0;  // of the cards in it
  int tricks = 0; // left, this one included
  bool held_back = false;
  std::array<std::uint8_t, kMaxSeats> order{}; // places in order of play
};

inline Under begin_trick(const Standing &standing, Lanes live, Seat leader, int tricks, bool held_back) {
  Under trick;
  trick.start = live;
  trick.chosen = standing.chosen;
  trick.leader = trick.turn = trick.winner = leader;
  trick.tricks = tricks;
  trick.held_back = held_back;
  return trick;
}

inline Lanes legal_places(const Layout &layout, const Under &trick) {
  const Lanes hand = trick.start & layout.owned[trick.turn];
  if (trick.size == 0) {
    const Lanes others = hand & ~lane_mask(kHearts);
    return others && !layout.hearts_may_be_led(trick.start) ? others : hand;
  }
  const Lanes following = hand & lane_mask(trick.led);
  if (following) {
    if (layout.king_compulsory_under_ace && (following & layout.king) && (trick.played & layout.ace))
      return layout.king;
    return following | (hand & layout.any_time);
  }
  if (hand & layout.forced_void) return layout.forced_void;
  const Lanes trumps = hand & layout.must_trump;
  return trumps ? trumps | (hand & layout.any_time) : hand;
}

// Under KingDuty::penalty: does this card of the seat to play evade the duty?
inline bool evades_duty(const Layout &layout, const Under &trick, Lanes card) {
  if (trick.size == 0 || layout.king_owner != trick.turn || !(trick.start & layout.king) ||
      (card & layout.king))
    return false;
  const Lanes hand = trick.start & layout.owned[trick.turn];
  if (!(hand & lane_mask(trick.led))) return true;
  return layout.penalty_under_ace && trick.led == kHearts && (trick.played & layout.ace);
}

inline Under with_card(const Layout &layout, const Under &trick, int place) {
  Under next = trick;
  const Lanes card = Lanes{1} << place;
  if (next.size == 0) next.led = lane_of(place);
  if (layout.penalty) next.held_back |= evades_duty(layout, trick, card);
  next.played |= card;
  next.worth += layout.price[place];
  next.order[next.size] = static_cast<std::uint8_t>(place);
  const int strength = layout.strength[next.led][place];
  if (strength > next.best) next.best = strength, next.winner = next.turn;
  ++next.size;
  next.turn = next.turn + 1 == layout.seats ? 0 : next.turn + 1;
  return next;
}

inline Seat winner_of(const Layout &layout, const Under &trick) {
  if (!layout.joker_changes_strength || !(trick.played & layout.jokers)) return trick.winner;
  Seat winner = trick.leader;
  int best = 0;
  for (int i = 0; i < layout.seats; ++i) {
    const int strength = layout.strength_with_joker[trick.led][trick.order[i]];
    if (strength > best) best = strength, winner = (trick.leader + i) % layout.seats;
  }
  return winner;
}

// What a complete trick brings: to its winner, and to the one who held the king back.
struct Payment {
  Seat winner;
  int points;
  int moved; // of the points, what the king's owner gets instead
  bool held_back; // from here on
};

inline Payment pay(const Layout &layout, const Under &trick) {
  Payment payment{winner_of(layout, trick), trick.worth + layout.paid_for_trick(trick.tricks), 0,
                  trick.held_back};
  if (trick.held_back && (trick.played & layout.king)) {
    payment.moved = layout.king_price;
    payment.points -= layout.king_price;
    payment.held_back = false;
  }
  return payment;
}

// The trick on the table of the position that was laid out.
inline Under root_trick(const Layout &layout, const Position &position) {
  const Table &table = position.table();
  Under trick = begin_trick(layout.standing(layout.live, layout.tricks_left), layout.live,
                            table.trick.leader, layout.tricks_left, false);
  for (int i = 0; i < table.trick.size; ++i)
    trick = with_card(layout, trick, layout.place_of(table.trick.cards[i]));
  trick.held_back = table.king_held_back;
  trick.worth += table.bonus;
  return trick;
}

// From the values of the cards that were tried to one for every legal card: equal cards, equal values.
inline std::vector<CardValue> for_every_card(const Layout &layout, Lanes live, Lanes legal,
                                             const std::array<std::int32_t, 64> &values) {
  std::vector<CardValue> cards;
  for (; legal; legal &= legal - 1) {
    const int place = lowest(legal);
    cards.push_back({layout.card_at(place), values[layout.tried_for(place, live)]});
  }
  std::sort(cards.begin(), cards.end(), [](const CardValue &a, const CardValue &b) { return a.card < b.card; });
  return cards;
}

} // namespace kingclub
