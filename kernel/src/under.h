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
  Taker taker;            // of the cards played so far
  std::int8_t led = 0;    // suit
  std::int8_t turn = 0;
  std::int8_t size = 0;
  bool held_back = false;
};
static_assert(sizeof(Under) == 16);

inline Start start_of(const Standing &standing, Lanes live, Seat leader, int tricks, int owed) {
  return {live, standing.chosen, leader, tricks, owed};
}

inline Under begin_trick(Seat leader, bool held_back) {
  Under trick;
  trick.turn = trick.taker.seat = static_cast<std::int8_t>(leader);
  trick.held_back = held_back;
  return trick;
}

inline Lanes legal_to_lead(const Layout &layout, const Start &start, Seat seat) {
  return legal_leads(layout.duties, start.live & layout.owned[seat], layout.hearts_may_be_led(start.live));
}

inline Lanes legal_to_follow(const Layout &layout, const Start &start, const Under &trick) {
  return legal_follows(layout.duties, start.live & layout.owned[trick.turn], lane_mask(trick.led), trick.played);
}

inline Lanes legal_places(const Layout &layout, const Start &start, const Under &trick) {
  return trick.size == 0 ? legal_to_lead(layout, start, trick.turn) : legal_to_follow(layout, start, trick);
}

inline Under with_card(const Layout &layout, const Start &start, Under trick, int place) {
  const Lanes card = Lanes{1} << place;
  if (layout.duties.penalty_void && trick.size > 0)
    trick.held_back |=
        holds_king_back(layout.duties, start.live & layout.owned[trick.turn], lane_mask(trick.led), card);
  if (trick.size == 0) trick.led = static_cast<std::int8_t>(lane_of(place));
  trick.played |= card;
  trick.worth = static_cast<std::int16_t>(trick.worth + layout.price[place]);
  trick.taker.weigh(trick.turn, layout.strength[trick.led][place]);
  ++trick.size;
  trick.turn = static_cast<std::int8_t>(trick.turn + 1 == layout.seats ? 0 : trick.turn + 1);
  return trick;
}

// Where a joker changes what the other cards are worth, the trick is weighed when it is complete.
inline Seat winner_with_joker(const Layout &layout, const Start &start, const Under &trick) {
  Taker taker;
  for (int i = 0; i < layout.seats; ++i) {
    const Seat seat = (start.leader + i) % layout.seats;
    taker.weigh(seat, layout.strength_with_joker[trick.led][lowest(trick.played & layout.owned[seat])]);
  }
  return taker.seat;
}

// What a complete trick brings.
inline Payment pay(const Layout &layout, const Start &start, const Under &trick) {
  const bool weigh_anew = layout.joker_changes_strength && (trick.played & layout.jokers);
  const Seat winner = weigh_anew ? winner_with_joker(layout, start, trick) : trick.taker.seat;
  return pay(layout.prices, winner, trick.worth, start.tricks, trick.held_back, trick.played & layout.king,
             start.owed);
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
