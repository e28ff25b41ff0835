#include "evidence.h"

#include <stdexcept>

namespace kingclub {
namespace {

// What a card tells that is led while hearts may be led only from a hand of nothing else.
CardSet told_by_lead(const Rules &rules, bool hearts_broken, Card card) {
  const bool bound = !may_lead_hearts(rules.spec.heart_lead, hearts_broken);
  return bound && (bit(card) & kHeartCards) ? kHeartCards : kAllCards;
}

CardSet told_by_follow(const Rules &rules, const Trick &trick, Card card) {
  const Duties<CardSet> &duties = rules.duties;
  const CardSet suit = suit_cards(trick.led);
  if (bit(card) & suit) {
    const bool king_was_due = (suit & duties.under_ace) && (trick.set & duties.ace);
    return king_was_due && card != kKingOfHearts ? kAllCards & ~duties.under_ace : kAllCards;
  }
  if (bit(card) & duties.any_time) {
    if ((duties.forced_void | duties.penalty_void) & rules.spec.pack)
      throw std::invalid_argument("evidence: a joker at any time beside a duty of K♥ tells what no mask can say");
    return kAllCards; // no sign of a void
  }
  CardSet may = kAllCards & ~suit;
  if (bit(card) & duties.forced_void) return may; // it had to fall before any trump
  may &= ~duties.forced_void;
  return bit(card) & duties.must_trump ? may : may & ~duties.must_trump;
}

bool evades(const Rules &rules, const Trick &trick, Card card) {
  const CardSet king = rules.duties.penalty_void;
  return king && trick.size > 0 && !(bit(card) & (king | suit_cards(trick.led)));
}

} // namespace

Evidence evidence_of(const Rules &rules, Seat leader, std::span<const Card> plays) {
  const int seats = rules.spec.seats;
  Evidence evidence;
  evidence.may_hold.fill(kAllCards);
  evidence.turn = leader;
  evidence.trick.leader = evidence.trick.taker.seat = static_cast<std::int8_t>(leader);
  CardSet gone = 0;
  for (const Card card : plays) {
    if (card < 0 || card >= kCards || !(rules.spec.pack & bit(card)) || (gone & bit(card)))
      throw std::invalid_argument("plays: a card that can not be played");
    Trick &trick = evidence.trick;
    const Seat seat = evidence.turn;
    evidence.may_hold[seat] &= trick.size == 0 ? told_by_lead(rules, evidence.hearts_broken, card)
                                               : told_by_follow(rules, trick, card);
    if (evades(rules, trick, card)) evidence.evaded |= 1u << seat;
    gone |= bit(card);
    add_to_trick(rules, seats, trick, seat, card);
    evidence.hearts_broken |= (bit(card) & kHeartCards) != 0;
    evidence.turn = (seat + 1) % seats;
    if (trick.size < seats) continue;
    evidence.turn = trick.taker.seat;
    trick = Trick{};
    trick.leader = trick.taker.seat = static_cast<std::int8_t>(evidence.turn);
  }
  for (CardSet &may : evidence.may_hold) may &= ~gone;
  return evidence;
}

} // namespace kingclub
