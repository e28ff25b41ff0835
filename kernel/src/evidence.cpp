#include "evidence.h"

#include <stdexcept>

namespace kingclub {
namespace {

// What a card tells that is led while hearts may be led only from a hand of nothing else.
CardSet told_by_lead(const Rules &rules, bool hearts_broken, Card card) {
  const HeartLead rule = rules.spec.heart_lead;
  const bool bound = rule == HeartLead::banned || (rule == HeartLead::after_broken && !hearts_broken);
  return bound && (bit(card) & kHeartCards) ? kHeartCards : kAllCards;
}

CardSet told_by_follow(const Rules &rules, const Trick &trick, Card card) {
  const CardSet suit = suit_cards(trick.led);
  if (bit(card) & suit) {
    const bool king_was_due =
        rules.spec.king_under_ace && trick.led == kHearts && trick.holds(kAceOfHearts);
    return king_was_due && card != kKingOfHearts ? kAllCards & ~bit(kKingOfHearts) : kAllCards;
  }
  if (bit(card) & rules.any_time) {
    if (rules.forced_void & rules.spec.pack)
      throw std::invalid_argument("evidence: a joker at any time beside a forced king tells what no mask can say");
    return kAllCards; // no sign of a void
  }
  CardSet may = kAllCards & ~suit;
  if (card == kKingOfHearts && rules.forced_void) return may; // it had to fall before any trump
  may &= ~rules.forced_void;
  return bit(card) & rules.must_trump ? may : may & ~rules.must_trump;
}

bool evades(const Rules &rules, const Trick &trick, Card card) {
  if (rules.spec.king_duty != KingDuty::penalty || trick.size == 0 || card == kKingOfHearts) return false;
  return !(bit(card) & suit_cards(trick.led));
}

} // namespace

Evidence evidence_of(const Rules &rules, Seat leader, std::span<const Card> plays) {
  const int seats = rules.spec.seats;
  Evidence evidence;
  evidence.may_hold.fill(kAllCards);
  evidence.turn = leader;
  evidence.trick.leader = evidence.trick.winner = static_cast<std::int8_t>(leader);
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
    evidence.turn = trick.winner;
    trick = Trick{};
    trick.leader = trick.winner = static_cast<std::int8_t>(evidence.turn);
  }
  for (CardSet &may : evidence.may_hold) may &= ~gone;
  return evidence;
}

} // namespace kingclub
