// Random specs and part-played positions, for tests.
#pragma once

#include <memory>

#include "dealing.h"
#include "position.h"
#include "random.h"

namespace kingclub {

inline bool chance(Random &random, unsigned in) { return random.below(in) == 0; }

inline Spec random_spec(Random &random) {
  Spec spec;
  spec.seats = 3 + static_cast<int>(random.below(4));
  const int lowest_rank = chance(random, 2) ? 2 : 7;
  for (int suit = 0; suit < kSuits; ++suit)
    for (int rank = lowest_rank; rank <= 14; ++rank) spec.pack |= bit(make_card(suit, rank));
  if (chance(random, 3)) spec.pack |= kJokers;
  const int sign = chance(random, 2) ? 1 : -1;
  each_card(spec.pack, [&](Card card) {
    if (chance(random, 4)) spec.card_price[card] = sign * 4 * static_cast<int>(random.below(4));
  });
  if (chance(random, 3)) spec.card_price[kKingOfHearts] += spec.king_price = sign * 32;
  if (chance(random, 3)) spec.trick_price = sign * 4;
  if (chance(random, 3)) spec.last_tricks = 2, spec.last_price = sign * 16;
  spec.early_end = !spec.trick_price && !spec.last_price && chance(random, 2);
  if (chance(random, 2)) spec.trump = static_cast<int>(random.below(4)), spec.must_trump = chance(random, 2);
  spec.reversed = chance(random, 4);
  spec.heart_lead = static_cast<HeartLead>(random.below(3));
  spec.king_duty = static_cast<KingDuty>(random.below(sign < 0 ? 3 : 2));
  spec.king_under_ace = chance(random, 3);
  spec.joker_any_time = chance(random, 2);
  spec.joker_loses_to_high_heart = chance(random, 2);
  if (chance(random, 3)) {
    spec.owed_tricks = 1 + static_cast<int>(random.below(4));
    spec.declarer = static_cast<int>(random.below(static_cast<unsigned>(spec.seats)));
    if (chance(random, 2)) spec.seller = (spec.declarer + 1) % spec.seats;
  }
  return spec;
}

// Equal hands of `most` cards at most, with some cards played.
inline Position random_position(Random &random, int most, int plays) {
  const auto rules = std::make_shared<Rules>(random_spec(random));
  const int seats = rules->spec.seats;
  Hands whole{};
  Dealer(rules->spec.pack, seats).deal(random, whole);
  Setup setup;
  setup.leader = static_cast<Seat>(random.below(static_cast<unsigned>(seats)));
  setup.hearts_broken = chance(random, 2);
  const int size = std::min(most, count(whole[0]));
  for (Seat seat = 0; seat < seats; ++seat)
    for (int i = 0; i < size; ++i) {
      const Card card = random_card(whole[seat], static_cast<std::uint32_t>(random.next()));
      whole[seat] &= ~bit(card);
      setup.hands[seat] |= bit(card);
    }
  Position position(rules, setup);
  for (int i = 0; i < plays && !position.is_over(); ++i)
    position.play(random_card(position.legal_cards(), static_cast<std::uint32_t>(random.next())));
  return position;
}

} // namespace kingclub
