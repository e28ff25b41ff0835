#include "playout.h"

#include <algorithm>
#include <cmath>

#include "dealing.h"
#include "random.h"
#include "workers.h"

namespace kingclub {
namespace {

struct RandomChoice {
  Card operator()(int, const Look &, CardSet legal, HalfDraws &draws) const {
    return random_card(legal, draws.next());
  }
};

struct PlainChoice {
  const Plain &plain;
  std::uint64_t noise; // of 2^32

  Card operator()(int seats, const Look &look, CardSet legal, HalfDraws &draws) const {
    if ((legal & (legal - 1)) == 0) return lowest(legal);
    if (noise && draws.next() < noise) return random_card(legal, draws.next());
    return plain_card(plain, seats, look, legal);
  }
};

// Whole tricks of an ordinary deal, from the start of a trick. The general loop below would do; this one
// keeps the trick in registers and is more than twice as fast.
template <int Seats, class Choice>
void race(const Rules &rules, Table &table, HalfDraws &draws, const Choice &choice) {
  const Spec &spec = rules.spec;
  Seat leader = table.turn;
  CardSet live = 0; // the priced cards
  for (Seat seat = 0; seat < Seats; ++seat) live |= table.hands[seat] & rules.priced;
  bool bound = spec.heart_lead == HeartLead::banned ||
               (spec.heart_lead == HeartLead::after_broken && !table.hearts_broken);
  while (table.tricks_left > 0 && !(spec.early_end && live == 0)) {
    const CardSet hand = table.hands[leader], others = hand & ~kHeartCards;
    Look look{hand, 0, 0, 0, -1, table.tricks_left};
    const Card lead = choice(Seats, look, bound && others ? others : hand, draws);
    look.led = suit_of(lead);
    const CardSet suit = suit_cards(suit_of(lead));
    const auto &strength = rules.strength[suit_of(lead)];
    table.hands[leader] = hand & ~bit(lead);
    CardSet played = bit(lead);
    int best = strength[lead], paid = rules.price[lead];
    Seat winner = leader, seat = leader;
    for (int place = 1; place < Seats; ++place) {
      seat = seat + 1 == Seats ? 0 : seat + 1;
      const CardSet held = table.hands[seat];
      const CardSet forced = held & rules.forced_void, trumps = held & rules.must_trump;
      CardSet legal = trumps ? trumps : held;
      legal = forced ? forced : legal;
      legal = held & suit ? held & suit : legal;
      look.hand = held;
      look.on_table = played;
      look.stronger = rules.stronger[look.led][static_cast<std::size_t>(best)];
      look.size = place;
      const Card card = choice(Seats, look, legal, draws);
      table.hands[seat] = held & ~bit(card);
      played |= bit(card);
      paid += rules.price[card];
      const bool better = strength[card] > best;
      best = better ? strength[card] : best;
      winner = better ? seat : winner;
    }
    live &= ~played;
    if (spec.heart_lead == HeartLead::after_broken && (played & kHeartCards)) bound = false;
    paid += pay_for_trick(spec, table, winner);
    table.points[winner] = static_cast<std::int16_t>(table.points[winner] + paid);
    --table.tricks_left;
    leader = winner;
  }
}

template <class Choice>
void race(const Rules &rules, Table &table, HalfDraws &draws, const Choice &choice) {
  switch (rules.spec.seats) {
  case 2: return race<2>(rules, table, draws, choice);
  case 3: return race<3>(rules, table, draws, choice);
  case 4: return race<4>(rules, table, draws, choice);
  case 5: return race<5>(rules, table, draws, choice);
  default: return race<6>(rules, table, draws, choice);
  }
}

template <class Choice>
void play_to_end(const Rules &rules, int seats, Table &table, Random &random, const Choice &choice) {
  HalfDraws draws(random);
  while (!table.over) {
    if (rules.ordinary && table.trick.size == 0) return race(rules, table, draws, choice);
    const CardSet legal = legal_cards(rules, table, table.hands[table.turn]);
    play(rules, seats, table, choice(seats, look_at(rules, table), legal, draws));
  }
}

template <class Work> void with_choice(const Policy &policy, Work work) {
  if (!policy.plain) return work(RandomChoice{});
  const double chance = std::clamp(policy.noise, 0.0, 1.0);
  work(PlainChoice{*policy.plain, static_cast<std::uint64_t>(std::llround(chance * 0x1p32))});
}

void write(const Table &table, int seats, std::int32_t *row) {
  for (Seat seat = 0; seat < seats; ++seat) row[seat] = table.points[seat];
}

} // namespace

std::vector<std::int32_t> play_out(std::span<const Position *const> positions, int repeats,
                                   const Policy &policy, std::uint64_t seed, int threads) {
  if (positions.empty()) return {};
  const int seats = positions.front()->seats();
  const auto items = static_cast<std::int64_t>(positions.size()) * repeats;
  std::vector<std::int32_t> rows(batch_size({static_cast<std::int64_t>(positions.size()), repeats, seats}));
  with_choice(policy, [&](const auto &choice) {
    share_out(items, threads, [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t item = begin; item < end; ++item) {
        const Position &position = *positions[static_cast<std::size_t>(item / repeats)];
        Table table = position.table();
        Random random(stream(seed, static_cast<std::uint64_t>(item)));
        play_to_end(position.rules(), seats, table, random, choice);
        write(table, seats, &rows[static_cast<std::size_t>(item * seats)]);
      }
    });
  });
  return rows;
}

std::vector<std::int32_t> play_deals(const Rules &rules, std::int64_t deals, const Policy &policy,
                                     std::uint64_t seed, int threads) {
  const int seats = rules.spec.seats;
  std::vector<std::int32_t> rows(batch_size({deals, seats}));
  const Dealer pack_in_order(rules.spec.pack, seats);
  Table before;
  before.tricks_left = static_cast<std::int8_t>(pack_in_order.hand_size());
  before.owed = static_cast<std::int8_t>(rules.spec.owed_tricks);
  std::copy_n(rules.spec.settled_points.begin(), seats, before.points.begin());
  with_choice(policy, [&](const auto &choice) {
    share_out(deals, threads, [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t item = begin; item < end; ++item) {
        Dealer dealer = pack_in_order; // afresh: an item must not depend on the one before
        Random random(stream(seed, static_cast<std::uint64_t>(item)));
        Table table = before;
        dealer.deal(random, table.hands);
        table.bonus = static_cast<std::int16_t>(aside_points(rules, table));
        play_to_end(rules, seats, table, random, choice);
        write(table, seats, &rows[static_cast<std::size_t>(item * seats)]);
      }
    });
  });
  return rows;
}

std::vector<std::int32_t> play_worlds(const Position &position, std::span<const CardSet> worlds,
                                      std::span<const Card> cards, int repeats, const Policy &policy,
                                      unsigned evaded, std::uint64_t seed, int threads) {
  const Rules &rules = position.rules();
  const int seats = position.seats();
  const auto of = [](auto value) { return static_cast<std::size_t>(value); };
  const std::int64_t count = static_cast<std::int64_t>(worlds.size()) / seats;
  const auto choices = static_cast<std::int64_t>(cards.size());
  std::vector<std::int32_t> rows(batch_size({count, choices, repeats, seats}));
  with_choice(policy, [&](const auto &choice) {
    share_out(count, threads, [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t world = begin; world < end; ++world) {
        Table dealt = position.table();
        std::copy_n(&worlds[of(world * seats)], seats, dealt.hands.begin());
        for (Seat seat = 0; seat < seats; ++seat)
          if (dealt.hands[seat] & bit(kKingOfHearts)) dealt.king_held_back = evaded >> seat & 1;
        if (rules.spec.aside_to_first_trick) dealt.bonus = static_cast<std::int16_t>(aside_points(rules, dealt));
        for (std::int64_t card = 0; card < choices; ++card) {
          for (std::int64_t repeat = 0; repeat < repeats; ++repeat) {
            Table table = dealt;
            play(rules, seats, table, cards[of(card)]);
            Random random(stream(seed, static_cast<std::uint64_t>(world * repeats + repeat)));
            play_to_end(rules, seats, table, random, choice);
            write(table, seats, &rows[of(((world * choices + card) * repeats + repeat) * seats)]);
          }
        }
      }
    });
  });
  return rows;
}

} // namespace kingclub
