// The solvers against plain recursion over positions, which shares nothing with them but the referee's part.
#include <algorithm>

#include "check.h"
#include "counts.h"
#include "equilibrium.h"
#include "guarantee.h"
#include "playout.h"
#include "random_position.h"

using namespace kingclub;

namespace {

int value(Position &position, Seat me, bool with_me) {
  if (position.is_over()) return position.table().points[me];
  const bool most = with_me || position.table().turn == me;
  int best = most ? -100000 : 100000;
  each_card(position.legal_cards(), [&](Card card) {
    position.play(card);
    const int points = value(position, me, with_me);
    best = most ? std::max(best, points) : std::min(best, points);
    position.undo();
  });
  return best;
}

void values_equal_recursion() {
  Random random(3);
  GuaranteeSolver solver(1 << 20);
  EquilibriumSolver each_for_himself(1 << 20);
  for (int round = 0; round < 400; ++round) {
    Position position = random_position(random, 3, static_cast<int>(random.below(9)));
    if (position.is_over()) continue;
    const Seat me = position.table().turn;
    const int before = position.table().points[me];
    const Answer against = solver.solve(position, Others::against);
    const Answer with = solver.solve(position, Others::with);
    const Answer equilibrium = each_for_himself.solve(position, Ties::mean);
    CHECK(static_cast<int>(against.cards.size()) == count(position.legal_cards()));
    for (std::size_t i = 0; i < against.cards.size(); ++i) {
      position.play(against.cards[i].card);
      CHECK(against.cards[i].value == value(position, me, false) - before);
      CHECK(with.cards[i].value == value(position, me, true) - before);
      CHECK(equilibrium.cards[i].value >= against.cards[i].value * kFixed);
      CHECK(equilibrium.cards[i].value <= with.cards[i].value * kFixed);
      position.undo();
    }
  }
}

void little_memory_is_enough() {
  Random random(4);
  GuaranteeSolver small(0), large(std::size_t{64} << 20);
  for (int round = 0; round < 20; ++round) {
    const Position position = random_position(random, 6, 0);
    if (position.is_over() || position.seats() > 4) continue;
    const Answer a = small.solve(position, Others::against), b = large.solve(position, Others::against);
    for (std::size_t i = 0; i < a.cards.size(); ++i) CHECK(a.cards[i].value == b.cards[i].value);
  }
}

Position whole_deal() {
  Random random(5);
  Spec spec;
  spec.pack = kAllCards & ~kJokers;
  spec.trick_price = -2;
  Setup setup;
  Dealer(spec.pack, 4).deal(random, setup.hands);
  return Position(std::make_shared<Rules>(spec), setup);
}

// The caller is asked while it goes on, and what he throws ends it.
void the_caller_can_stop() {
  ask_caller = [] { throw std::runtime_error("enough"); };
  CHECK_THROWS(EquilibriumSolver(1 << 20).solve(whole_deal(), Ties::mean));
  CHECK_THROWS(GuaranteeSolver(1 << 20).solve(whole_deal(), Others::against));
  CHECK_THROWS(count_plays(whole_deal(), 52));
  CHECK_THROWS(play_deals(whole_deal().rules(), 1 << 20, {}, 1, 3));
  ask_caller = nullptr;
}

void memory_is_bounded_and_given_back() {
  constexpr std::size_t most = 1 << 18;
  GuaranteeSolver solver(most);
  const std::size_t first = solver.bytes();
  const Position position = whole_deal();
  ask_caller = [] {
    static int asked = 0;
    if (++asked == 50) throw std::runtime_error("enough");
  };
  CHECK_THROWS(solver.solve(position, Others::against));
  ask_caller = nullptr;
  CHECK(first < solver.bytes() && solver.bytes() <= most);
  solver.release();
  CHECK(solver.bytes() == first);
}

void a_watch_cancels() {
  Watch watch;
  watch.cancel();
  EquilibriumSolver solver(1 << 20);
  CHECK_THROWS(solver.solve(whole_deal(), Ties::mean, &watch));
}

void a_watch_follows_each_search() {
  Random random(6);
  GuaranteeSolver solver(1 << 20);
  Watch watch;
  for (int round = 0; round < 20; ++round) {
    const Position position = random_position(random, 3, static_cast<int>(random.below(9)));
    if (position.is_over()) continue;
    solver.solve(position, Others::against, &watch);
    CHECK(watch.cards() > 0);
    CHECK(watch.cards_done() == watch.cards());
  }
  count_plays(whole_deal(), 2, &watch);
  CHECK(watch.cards() == 0);
}

} // namespace

int main() {
  values_equal_recursion();
  little_memory_is_enough();
  the_caller_can_stop();
  memory_is_bounded_and_given_back();
  a_watch_cancels();
  a_watch_follows_each_search();
}
