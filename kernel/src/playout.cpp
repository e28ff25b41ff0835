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

// What an ordinary deal does not have is plainly nothing: the compiler leaves it out.
Duties<CardSet> ordinary_duties(const Rules &rules) {
  Duties<CardSet> duties;
  duties.hearts = kHeartCards;
  duties.forced_void = rules.duties.forced_void;
  duties.must_trump = rules.duties.must_trump;
  return duties;
}

// Whole tricks of an ordinary deal that is not over, from the start of a trick. The general loop below would
// do; this one keeps the trick in registers and is more than twice as fast.
template <int Seats, class Choice>
void race(const Rules &rules, Table &table, HalfDraws &draws, const Choice &choice) {
  const Spec &spec = rules.spec;
  const Duties<CardSet> duties = ordinary_duties(rules);
  Seat leader = table.turn;
  CardSet live = 0; // the priced cards
  for (Seat seat = 0; seat < Seats; ++seat) live |= table.hands[seat] & rules.priced;
  do { // even where nothing is left to win: an early end waits for the end of a trick
    Look look{table.hands[leader], 0, 0, 0, -1, table.tricks_left};
    Taker taker;
    int worth = 0;
    const auto lay = [&](Seat seat, CardSet legal) {
      const Card card = choice(Seats, look, legal, draws);
      if (look.size == 0) look.led = suit_of(card);
      table.hands[seat] = look.hand & ~bit(card);
      look.on_table |= bit(card);
      ++look.size;
      worth += rules.price[card];
      taker.weigh(seat, rules.strength[look.led][card]);
    };
    lay(leader, legal_leads(duties, look.hand, may_lead_hearts(spec.heart_lead, table.hearts_broken)));
    for (Seat seat = leader, place = 1; place < Seats; ++place) {
      seat = seat + 1 == Seats ? 0 : seat + 1;
      look.hand = table.hands[seat];
      look.stronger = rules.stronger[look.led][taker.strength];
      lay(seat, legal_follows(duties, look.hand, suit_cards(look.led), look.on_table));
    }
    live &= ~look.on_table;
    table.hearts_broken |= (look.on_table & kHeartCards) != 0;
    leader = take_trick(spec, table, taker.seat, worth, false).winner;
  } while (table.tricks_left > 0 && !(spec.early_end && live == 0));
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
    if (rules.ordinary && table.trick.size == 0 && !table.king_held_back) return race(rules, table, draws, choice);
    const CardSet legal = legal_cards(rules, table, table.hands[table.turn]);
    play(rules, seats, table, choice(seats, look_at(rules, table), legal, draws));
  }
}

template <class Work> void with_choice(const Policy &policy, Work work) {
  if (!policy.plain) return work(RandomChoice{});
  const double chance = std::clamp(policy.noise, 0.0, 1.0);
  work(PlainChoice{*policy.plain, static_cast<std::uint64_t>(std::llround(chance * 0x1p32))});
}

// The table of the position if these are the hands.
Table in_world(const Position &position, const CardSet *hands, unsigned evaded) {
  const Rules &rules = position.rules();
  Table table = position.table();
  std::copy_n(hands, position.seats(), table.hands.begin());
  for (Seat seat = 0; seat < position.seats(); ++seat)
    if (table.hands[seat] & rules.duties.penalty_void) table.king_held_back = evaded >> seat & 1;
  if (rules.spec.aside_to_first_trick) table.bonus = static_cast<std::int16_t>(aside_points(rules, table));
  return table;
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
  constexpr std::int64_t kRepeats = 256; // of one card in one world, before the caller is asked
  std::vector<std::int32_t> rows(batch_size({count, choices, repeats, seats}));
  with_choice(policy, [&](const auto &choice) {
    share_out(count, threads, [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t world = begin; world < end; ++world) {
        const Table dealt = in_world(position, &worlds[of(world * seats)], evaded);
        for (std::int64_t card = 0; card < choices; ++card) {
          for (std::int64_t repeat = 0; repeat < repeats; ++repeat) {
            Table table = dealt;
            play(rules, seats, table, cards[of(card)]);
            Random random(stream(seed, static_cast<std::uint64_t>(world * repeats + repeat)));
            play_to_end(rules, seats, table, random, choice);
            write(table, seats, &rows[of(((world * choices + card) * repeats + repeat) * seats)]);
            if (repeat % kRepeats == kRepeats - 1) let_caller_stop();
          }
        }
      }
    });
  });
  return rows;
}

} // namespace kingclub
