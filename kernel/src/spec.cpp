#include "spec.h"

#include <algorithm>
#include <cstdlib>
#include <stdexcept>

namespace kingclub {
namespace {

void require(bool condition, const char *reason) {
  if (!condition) throw std::invalid_argument(reason);
}

void check_calls(const Spec &spec) {
  for (const int points : spec.settled_points)
    require(std::abs(std::int64_t{points}) <= kMostPoints, "settled_points: more than 2500 half points");
  require(spec.owed_tricks >= 0 && spec.owed_tricks <= kMaxHand, "owed_tricks: from 0 to 18");
  if (spec.owed_tricks == 0) return;
  require(spec.declarer >= 0 && spec.declarer < spec.seats, "declarer: no such seat");
  require(spec.seller >= -1 && spec.seller < spec.seats && spec.seller != spec.declarer,
          "seller: another seat than the declarer's, or -1 for none");
}

// It goes from who takes K♥ to who held it back: more than the card pays would be paid out of nothing.
void check_king(const Spec &spec) {
  if (spec.king_duty != KingDuty::penalty) return;
  const std::int64_t king = spec.king_price, card = spec.card_price[kKingOfHearts];
  require(std::min(0L, card) <= king && king <= std::max(0L, card), "king_price: not a part of card_price[K♥]");
}

} // namespace

std::int64_t most_points(const Spec &spec) {
  std::int64_t points = 0;
  each_card(spec.pack, [&](Card card) { points += std::abs(std::int64_t{spec.card_price[card]}); });
  points += std::abs(std::int64_t{spec.trick_price}) * (count(spec.pack) / spec.seats);
  return points + std::abs(std::int64_t{spec.last_price}) * spec.last_tricks + std::abs(std::int64_t{spec.king_price});
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
  check_king(spec);
  check_calls(spec);
}

} // namespace kingclub
