#include "plain.h"

#include <algorithm>

namespace kingclub {
namespace {

using Order = std::array<std::int16_t, kCards>;

// Ties go to the lowest card index.
Card most(CardSet cards, const Order &order) {
  Card chosen = lowest(cards);
  each_card(cards & (cards - 1), [&](Card card) {
    if (order[card] > order[chosen]) chosen = card;
  });
  return chosen;
}

Card least(CardSet cards, const Order &order) {
  Card chosen = lowest(cards);
  each_card(cards & (cards - 1), [&](Card card) {
    if (order[card] < order[chosen]) chosen = card;
  });
  return chosen;
}

bool is_ace(Card card) { return card < kFirstJoker && card % kRanks == kRanks - 1; }

CardSet cards_that_beat(const Rules &rules, const Trick &trick, CardSet legal) {
  CardSet beating = 0;
  each_card(legal, [&](Card card) {
    if (beats_trick(rules, trick, card)) beating |= bit(card);
  });
  return beating;
}

Card lead(const Plain &plain, const Table &table, CardSet legal) {
  constexpr int kPerRank = 10, kForPrice = 60; // BOTS 6a
  constexpr int kLateTricks = 3;
  if (plain.last_tricks && table.tricks_left > kLateTricks)
    return plain.take ? least(legal, plain.rank) : most(legal, plain.rank);
  const CardSet hand = table.hands[table.turn];
  Card chosen = -1;
  int best = 0;
  each_card(legal, [&](Card card) {
    const int rank = plain.rank[card], length = count(hand & suit_cards(suit_of(card)));
    int score = plain.take ? kPerRank * rank + length : -kPerRank * rank - length;
    if ((plain.priced & bit(card)) && !(plain.take && is_ace(card))) score -= kForPrice;
    if (chosen >= 0 && score <= best) return;
    chosen = card;
    best = score;
  });
  return chosen;
}

Card avoid(const Plain &plain, const Table &table, CardSet legal, CardSet beating, bool last) {
  const CardSet safe = legal & ~beating;
  if (safe) return most(safe, plain.danger);
  const bool follows = (legal & suit_cards(table.trick.led)) != 0;
  if (!follows) return most(legal, plain.danger);
  if (!last) return least(legal, plain.rank);
  bool holds_priced = false;
  for (int place = 0; place < table.trick.size; ++place)
    holds_priced |= (bit(table.trick.cards[place]) & plain.priced) != 0;
  if (plain.cards_only && !holds_priced && (legal & ~plain.priced))
    return most(legal & ~plain.priced, plain.rank);
  return most(legal, plain.rank);
}

Card take(const Plain &plain, const Table &table, CardSet legal, CardSet beating, bool last) {
  if (!beating) return least(legal, plain.danger);
  bool points = false;
  for (int place = 0; place < table.trick.size; ++place)
    points |= (bit(table.trick.cards[place]) & plain.priced) != 0;
  if (last) {
    if (points || !plain.cards_only) return least(beating, plain.rank);
    return least(legal, plain.danger);
  }
  const Card top = most(beating, plain.rank);
  const bool ace = is_ace(top);
  return ace || points ? top : least(legal, plain.danger);
}

} // namespace

Card plain_card(const Rules &rules, const Plain &plain, const Table &table, CardSet legal) {
  if ((legal & (legal - 1)) == 0) return lowest(legal);
  if (table.trick.size == 0) return lead(plain, table, legal);
  constexpr int kLastTwo = 2;
  if (plain.last_tricks && table.tricks_left > kLastTwo)
    return plain.take ? least(legal, plain.danger) : most(legal, plain.danger);
  const CardSet beating = cards_that_beat(rules, table.trick, legal);
  const bool last = table.trick.size == rules.spec.seats - 1;
  return plain.take ? take(plain, table, legal, beating, last)
                    : avoid(plain, table, legal, beating, last);
}

} // namespace kingclub
