#include "plain.h"

#include <algorithm>
#include <cstdint>

namespace kingclub {
namespace {

using Order = std::array<std::int16_t, kCards>;

// The index in the lower bits settles ties without a branch: to the lowest card.
constexpr int kIndexBits = 6, kIndexMask = 63;

Card most(CardSet cards, const Order &order) {
  int best = INT32_MIN;
  each_card(cards, [&](Card card) { best = std::max(best, order[card] * (1 << kIndexBits) + (kIndexMask - card)); });
  return kIndexMask - (best & kIndexMask);
}

Card least(CardSet cards, const Order &order) {
  int best = INT32_MAX;
  each_card(cards, [&](Card card) { best = std::min(best, order[card] * (1 << kIndexBits) + card); });
  return best & kIndexMask;
}

bool is_ace(Card card) { return card < kFirstJoker && card % kRanks == kRanks - 1; }

constexpr CardSet kAces = bit(12) | bit(25) | bit(38) | bit(51);

Card lead(const Plain &plain, const Look &look, CardSet legal) {
  constexpr int kPerRank = 10, kForPrice = 60; // the policy's definition
  constexpr int kLateTricks = 3;
  if (plain.last_tricks && look.tricks_left > kLateTricks)
    return plain.take ? least(legal, plain.rank) : most(legal, plain.rank);
  const CardSet held_back = plain.take ? plain.priced & ~kAces : plain.priced;
  const int sign = plain.take ? 1 : -1;
  int best = INT32_MIN;
  std::array<int, kSuits> length;
  for (int suit = 0; suit < kSuits; ++suit) length[suit] = count(look.hand & suit_cards(suit) & ~kJokers);
  each_card(legal, [&](Card card) {
    const int dear = held_back >> card & 1 ? kForPrice : 0;
    const int score = sign * (kPerRank * plain.rank[card] + length[suit_of(card)]) - dear;
    best = std::max(best, score * (1 << kIndexBits) + (kIndexMask - card));
  });
  return kIndexMask - (best & kIndexMask);
}

Card avoid(const Plain &plain, const Look &look, CardSet legal, CardSet beating, bool last) {
  const CardSet safe = legal & ~beating;
  if (safe) return most(safe, plain.danger);
  const bool follows = (legal & suit_cards(look.led)) != 0;
  if (!follows) return most(legal, plain.danger);
  if (!last) return least(legal, plain.rank);
  const CardSet harmless = legal & ~plain.priced;
  if (plain.cards_only && !(look.on_table & plain.priced) && harmless) return most(harmless, plain.rank);
  return most(legal, plain.rank);
}

Card take(const Plain &plain, const Look &look, CardSet legal, CardSet beating, bool last) {
  if (!beating) return least(legal, plain.danger);
  const bool points = (look.on_table & plain.priced) != 0;
  if (last) {
    if (points || !plain.cards_only) return least(beating, plain.rank);
    return least(legal, plain.danger);
  }
  const Card top = most(beating, plain.rank);
  return is_ace(top) || points ? top : least(legal, plain.danger);
}

// As high as the bot takes a card to be: a joker is no higher than a ten of hearts, and no heart beats one
// that takes a trick of another suit, whatever the law says.
int height(const Rules &rules, int led, Card card) {
  return (rules.strength[led][card] + (rules.spec.reversed ? 1 : 0)) / 2; // of doubled ranks
}

CardSet higher_cards(const Rules &rules, const Trick &trick, CardSet hand) {
  int best = 0;
  for (int place = 0; place < trick.size; ++place)
    best = std::max(best, height(rules, trick.led, trick.cards[place]));
  CardSet higher = 0;
  each_card(hand, [&](Card card) {
    if (height(rules, trick.led, card) > best) higher |= bit(card);
  });
  return higher;
}

} // namespace

Look look_at(const Rules &rules, const Table &table) {
  const Trick &trick = table.trick;
  Look look{table.hands[table.turn], trick.set, 0, trick.size, trick.led, table.tricks_left};
  if (trick.size == 0) return look;
  look.stronger = rules.spec.pack & kJokers ? higher_cards(rules, trick, look.hand)
                                            : rules.stronger[trick.led][trick.taker.strength];
  return look;
}

Card plain_card(const Plain &plain, int seats, const Look &look, CardSet legal) {
  if ((legal & (legal - 1)) == 0) return lowest(legal);
  if (look.size == 0) return lead(plain, look, legal);
  constexpr int kLastTwo = 2;
  if (plain.last_tricks && look.tricks_left > kLastTwo)
    return plain.take ? least(legal, plain.danger) : most(legal, plain.danger);
  const CardSet beating = legal & look.stronger;
  const bool last = look.size == seats - 1;
  return plain.take ? take(plain, look, legal, beating, last) : avoid(plain, look, legal, beating, last);
}

} // namespace kingclub
