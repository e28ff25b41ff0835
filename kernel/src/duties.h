// Which cards of a hand may be played: said once, for sets of cards and for the lanes of a layout.
#pragma once

#include "spec.h"

namespace kingclub {

// The cards that a duty is about; none where the duty is not of this deal.
template <class Set> struct Duties {
  Set hearts = 0; // and jokers
  Set under_ace = 0, ace = 0; // K♥, where it must fall under A♥, and A♥
  Set forced_void = 0;        // K♥, where it is the only legal card of who can not follow
  Set penalty_void = 0;       // K♥, where it costs its holder to play another when he can not follow
  Set must_trump = 0;         // the trumps, where they are compulsory
  Set any_time = 0;           // the jokers, where they may be played at any time
};

constexpr bool may_lead_hearts(HeartLead rule, bool broken) {
  return rule == HeartLead::free || (rule == HeartLead::after_broken && broken);
}

template <class Set> Set legal_leads(const Duties<Set> &duties, Set hand, bool hearts_too) {
  const Set others = hand & ~duties.hearts;
  return others && !hearts_too ? others : hand;
}

// `led` is all of the suit led. Without branches as far as can be: playouts spend much of their time here.
template <class Set> Set legal_follows(const Duties<Set> &duties, Set hand, Set led, Set on_table) {
  const Set following = hand & led, jokers = hand & duties.any_time;
  const bool due = (following & duties.under_ace) && (on_table & duties.ace);
  const Set forced = hand & duties.forced_void, trumps = hand & duties.must_trump;
  const Set suited = due ? duties.under_ace : following | jokers;
  const Set unforced = trumps ? trumps | jokers : hand;
  const Set unsuited = forced ? forced : unforced;
  return following ? suited : unsuited;
}

// Does this card, not a lead, hold K♥ back at a price?
template <class Set> bool holds_king_back(const Duties<Set> &duties, Set hand, Set led, Set card) {
  return (hand & duties.penalty_void) && !(card & duties.penalty_void) && !(hand & led);
}

} // namespace kingclub
