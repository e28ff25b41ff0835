#include "rules.h"

namespace kingclub {
namespace {

constexpr int kTrumpStrength = 32;
constexpr int kJokerStrength = 64;
constexpr int kOverJokerStrength = 96;

int rank_strength(const Spec &spec, Card card) {
  const int rank = card % kRanks;
  return spec.reversed ? kRanks - rank : rank + 1;
}

// Doubled ranks leave room for the joker, between the ten and the jack of hearts.
int strength_in_suit(const Spec &spec, Card card) {
  constexpr int ten = 10 - 2;
  if (card < kFirstJoker) return 2 * rank_strength(spec, card);
  return 2 * (spec.reversed ? kRanks - ten : ten + 1) + (spec.reversed ? -1 : 1);
}

int strength(const Spec &spec, int led, Card card, bool joker_in_trick) {
  const int suit = suit_of(card);
  const bool joker = card >= kFirstJoker;
  if (led != kHearts) {
    if (joker) return kJokerStrength;
    if (joker_in_trick && (kHighHearts & bit(card)))
      return kOverJokerStrength + rank_strength(spec, card);
  }
  if (suit == spec.trump) return kTrumpStrength + strength_in_suit(spec, card);
  return suit == led ? strength_in_suit(spec, card) : 0;
}

Duties<CardSet> duties_of(const Spec &spec) {
  Duties<CardSet> duties;
  duties.hearts = kHeartCards;
  if (spec.king_under_ace) duties.under_ace = bit(kKingOfHearts), duties.ace = bit(kAceOfHearts);
  if (spec.king_duty == KingDuty::forced) duties.forced_void = bit(kKingOfHearts);
  if (spec.king_duty == KingDuty::penalty) duties.penalty_void = bit(kKingOfHearts);
  if (spec.must_trump && spec.trump >= 0) duties.must_trump = suit_cards(spec.trump);
  if (spec.joker_any_time) duties.any_time = kJokers;
  return duties;
}

} // namespace

Rules::Rules(const Spec &given) : spec(given) {
  check(spec);
  for (Card card = 0; card < kCards; ++card) {
    price[card] = spec.card_price[card];
    if (price[card] != 0) priced |= bit(card);
    for (int led = 0; led < kSuits; ++led) {
      strength[led][card] = static_cast<std::uint8_t>(kingclub::strength(spec, led, card, false));
      strength_with_joker[led][card] = static_cast<std::uint8_t>(
          kingclub::strength(spec, led, card, spec.joker_loses_to_high_heart));
    }
  }
  priced &= spec.pack;
  for (int led = 0; led < kSuits; ++led)
    for (std::size_t best = 0; best < stronger[led].size(); ++best)
      for (Card card = 0; card < kCards; ++card)
        if (strength[led][card] > best) stronger[led][best] |= bit(card);
  if (spec.pack & kJokers) joker_changes_strength = spec.joker_loses_to_high_heart;
  duties = duties_of(spec);
  ordinary = !duties.penalty_void && !duties.under_ace && !(spec.pack & kJokers);
}

} // namespace kingclub
