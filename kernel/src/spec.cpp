#include "spec.h"

#include <cstdlib>
#include <stdexcept>

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

void require(bool condition, const char *reason) {
  if (!condition) throw std::invalid_argument(reason);
}

void check_calls(const Spec &spec) {
  for (const int points : spec.settled_points)
    require(std::abs(long{points}) <= kMostPoints, "settled_points: more than 2500 half points");
  require(spec.owed_tricks >= 0 && spec.owed_tricks <= kMaxHand, "owed_tricks: from 0 to 18");
  if (spec.owed_tricks == 0) return;
  require(spec.declarer >= 0 && spec.declarer < spec.seats, "declarer: no such seat");
  require(spec.seller >= -1 && spec.seller < spec.seats && spec.seller != spec.declarer,
          "seller: another seat than the declarer's, or -1 for none");
}

} // namespace

long most_points(const Spec &spec) {
  long points = 0;
  each_card(spec.pack, [&](Card card) { points += std::abs(long{spec.card_price[card]}); });
  points += std::abs(long{spec.trick_price}) * (count(spec.pack) / spec.seats);
  return points + std::abs(long{spec.last_price}) * spec.last_tricks + std::abs(long{spec.king_price});
}

void check(const Spec &spec) {
  require(spec.seats >= 2 && spec.seats <= kMaxSeats, "seats: two to six");
  require((spec.pack & ~kAllCards) == 0, "pack: a card number above 53");
  require(spec.trump >= -1 && spec.trump < kSuits, "trump: a suit 0..3, or -1 for none");
  require(spec.last_tricks >= 0, "last_tricks: not negative");
  require(most_points(spec) <= kMostPoints, "prices: more than 2500 half points in one deal");
  require(!spec.early_end || (spec.trick_price == 0 && (spec.last_tricks == 0 || spec.last_price == 0)),
          "early_end: only where prices are on cards alone");
  require(count(spec.pack) >= spec.seats, "pack: a card for each seat at least");
  require(count(spec.pack) / spec.seats <= kMaxHand, "pack: hands of more than 18 cards");
  check_calls(spec);
}

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
  if (spec.king_duty == KingDuty::forced) forced_void = bit(kKingOfHearts);
  if (spec.must_trump && spec.trump >= 0) must_trump = suit_cards(spec.trump);
  if (spec.joker_any_time) any_time = kJokers;
  ordinary = spec.king_duty != KingDuty::penalty && !spec.king_under_ace && !(spec.pack & kJokers);
  joker_changes_strength = spec.joker_loses_to_high_heart && (spec.pack & kJokers);
}

} // namespace kingclub
