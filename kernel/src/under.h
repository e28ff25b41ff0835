// The trick under way inside a search over a layout: what may be played and what a card does to it.
#pragma once

#include <algorithm>
#include <vector>

#include "layout.h"
#include "search.h"

namespace kingclub {

// What stays while a trick is played.
struct Start {
  Lanes live = 0;   // when the trick began
  Lanes chosen = 0; // one of each class of equal cards
  Seat leader = 0;
  int tricks = 0; // left, this one included
  int owed = 0;   // tricks that the declarer still owes
};

// What changes with each card: small, so that it travels in registers.
struct Under {
  Lanes played = 0;
  std::int16_t worth = 0; // of the cards in it
  std::uint8_t best = 0;  // strength of the winner's card
  std::int8_t led = 0;    // suit
  std::int8_t turn = 0;
  std::int8_t winner = 0;
  std::int8_t size = 0;
  bool held_back = false;
};
static_assert(sizeof(Under) == 16);

inline Start start_of(const Standing &standing, Lanes live, Seat leader, int tricks, int owed) {
  return {live, standing.chosen, leader, tricks, owed};
}

inline Under begin_trick(Seat leader, bool held_back) {
  Under trick;
  trick.turn = trick.winner = static_cast<std::int8_t>(leader);
  trick.held_back = held_back;
  return trick;
}

inline Lanes legal_leads(const Layout &layout, const Start &start, Seat seat) {
  const Lanes hand = start.live & layout.owned[seat];
  const Lanes others = hand & ~lane_mask(kHearts);
  return others && !layout.hearts_may_be_led(start.live) ? others : hand;
}

inline Lanes legal_follows(const Layout &layout, const Start &start, const Under &trick) {
  const Lanes hand = start.live & layout.owned[trick.turn];
  const Lanes following = hand & lane_mask(trick.led);
  if (following) {
    if (layout.king_under_ace && (following & layout.king) && (trick.played & layout.ace))
      return layout.king;
    return following | (hand & layout.any_time);
  }
  if (hand & layout.forced_void) return layout.forced_void;
  const Lanes trumps = hand & layout.must_trump;
  return trumps ? trumps | (hand & layout.any_time) : hand;
}

inline Lanes legal_places(const Layout &layout, const Start &start, const Under &trick) {
  return trick.size == 0 ? legal_leads(layout, start, trick.turn) : legal_follows(layout, start, trick);
}

// Under KingDuty::penalty: does this card of the seat to play evade the duty?
inline bool evades_duty(const Layout &layout, const Start &start, const Under &trick, Lanes card) {
  if (trick.size == 0 || layout.king_owner != trick.turn || !(start.live & layout.king) ||
      (card & layout.king))
    return false;
  return !(start.live & layout.owned[trick.turn] & lane_mask(trick.led));
}

inline Under with_card(const Layout &layout, const Start &start, Under trick, int place) {
  const Lanes card = Lanes{1} << place;
  if (layout.penalty) trick.held_back |= evades_duty(layout, start, trick, card);
  if (trick.size == 0) trick.led = static_cast<std::int8_t>(lane_of(place));
  trick.played |= card;
  trick.worth = static_cast<std::int16_t>(trick.worth + layout.price[place]);
  const std::uint8_t strength = layout.strength[trick.led][place];
  const bool better = strength > trick.best;
  trick.best = better ? strength : trick.best;
  trick.winner = better ? trick.turn : trick.winner;
  ++trick.size;
  trick.turn = static_cast<std::int8_t>(trick.turn + 1 == layout.seats ? 0 : trick.turn + 1);
  return trick;
}

// Where a joker changes what the other cards are worth, the trick is weighed when it is complete.
inline Seat winner_with_joker(const Layout &layout, const Start &start, const Under &trick) {
  Seat winner = start.leader;
  int best = 0;
  for (int i = 0; i < layout.seats; ++i) {
    const Seat seat = (start.leader + i) % layout.seats;
    const int strength = layout.strength_with_joker[trick.led][lowest(trick.played & layout.owned[seat])];
    if (strength > best) best = strength, winner = seat;
  }
  return winner;
}

// What a complete trick brings: to its winner, to the one who held the king back, to the seller.
struct Payment {
  Seat winner;
  int points;
  int moved;      // what the king's owner gets instead of the winner
  int sold;       // what the seller gets instead of the winner
  bool held_back; // from here on
  int owed;       // from here on
};

inline Payment pay(const Layout &layout, const Start &start, const Under &trick) {
  const int points = trick.worth + layout.paid_for_trick(start.tricks);
  Payment payment{trick.winner, points, 0, 0, trick.held_back, start.owed};
  if (layout.joker_changes_strength && (trick.played & layout.jokers))
    payment.winner = winner_with_joker(layout, start, trick);
  if (trick.held_back && (trick.played & layout.king)) {
    payment.moved = layout.king_price;
    payment.points -= layout.king_price;
    payment.held_back = false;
  }
  if (start.owed > 0 && payment.winner == layout.declarer) {
    payment.points -= layout.trick_price;
    if (layout.seller >= 0) payment.sold = layout.trick_price;
    --payment.owed;
  }
  return payment;
}

// The trick on the table of the position that was laid out.
struct Root {
  Start start;
  Under trick;
  Lanes legal = 0;

  Root(const Layout &layout, const Position &position) {
    const Table &table = position.table();
    start = start_of(layout.standing(layout.live, layout.tricks_left), layout.live, table.trick.leader,
                     layout.tricks_left, layout.owed);
    trick = begin_trick(start.leader, false);
    for (int i = 0; i < table.trick.size; ++i)
      trick = with_card(layout, start, trick, layout.place_of(table.trick.cards[i]));
    trick.held_back = table.king_held_back;
    trick.worth = static_cast<std::int16_t>(trick.worth + table.bonus);
    legal = legal_places(layout, start, trick);
  }
};

// From the values of the cards that were tried to one for every legal card: equal cards, equal values.
inline std::vector<CardValue> for_every_card(const Layout &layout, const Root &root,
                                             const std::array<std::int32_t, 64> &values) {
  std::vector<CardValue> cards;
  for (Lanes legal = root.legal; legal; legal &= legal - 1) {
    const int place = lowest(legal);
    cards.push_back({layout.card_at(place), values[layout.tried_for(place, root.start.live)]});
  }
  std::sort(cards.begin(), cards.end(), [](const CardValue &a, const CardValue &b) { return a.card < b.card; });
  return cards;
}

} // namespace kingclub
