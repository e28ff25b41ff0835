#include "guarantee.h"

#include <algorithm>

#include "under.h"

namespace kingclub {
namespace {

class Search {
public:
  Search(const Layout &layout, Transposition<Bounds> &table, Seat me, Others others, Watch *watch)
      : layout_(layout), table_(table), me_(me), with_me_(others == Others::with), counter_(watch) {}

  // Can the seat get at least `target` from the start of a trick on?
  bool reaches(Lanes live, Seat leader, int tricks, bool held_back, int target);
  // The same, a trick being under way.
  bool reaches(const Start &start, const Under &trick, int target);
  bool reaches_after(const Start &start, const Under &trick, int place, int target);

  std::uint64_t nodes() const { return counter_.nodes(); }

private:
  int arrange(const Under &trick, Lanes moves, std::array<std::uint8_t, kMaxHand> &order) const;

  const Layout &layout_;
  Transposition<Bounds> &table_;
  Seat me_;
  bool with_me_;
  NodeCounter counter_;
  std::array<std::array<std::uint32_t, 64>, kMaxSeats> merit_{}; // how often a card decided, by seat
  std::uint8_t lead_hint_ = 0;
  std::uint8_t decided_ = 0; // the last card that settled a node at the start of a trick
};

bool Search::reaches(Lanes live, Seat leader, int tricks, bool held_back, int target) {
  if (tricks == 0) return target <= 0;
  const Standing standing = layout_.standing(live, tricks);
  if (target <= standing.least) return true;
  if (target > standing.most) return false;
  const std::uint64_t key = Layout::state_key(standing.key, leader, held_back);
  Bounds bounds{static_cast<std::int16_t>(standing.least), static_cast<std::int16_t>(standing.most), 0xFF};
  if (tricks > 1) {
    if (const Bounds *known = table_.find(key)) {
      if (target <= known->least) return true;
      if (target > known->most) return false;
      bounds = *known;
    }
  }
  const Start start = start_of(standing, live, leader, tricks);
  lead_hint_ = bounds.lead;
  const bool reached = reaches(start, begin_trick(leader, held_back), target);
  if (tricks > 1) {
    if (reached)
      bounds.least = static_cast<std::int16_t>(target);
    else
      bounds.most = static_cast<std::int16_t>(target - layout_.unit);
    bounds.lead = decided_;
    table_.store(key, tricks, bounds);
  }
  return reached;
}

bool Search::reaches(const Start &start, const Under &trick, int target) {
  counter_.count();
  const Lanes moves = legal_places(layout_, start, trick) & start.chosen;
  std::array<std::uint8_t, kMaxHand> order;
  const int size = arrange(trick, moves, order);
  const bool mine = with_me_ || trick.turn == me_;
  for (int i = 0; i < size; ++i) {
    if (reaches_after(start, trick, order[i], target) != mine) continue;
    if (size > 1) merit_[trick.turn][order[i]] += static_cast<std::uint32_t>(start.tricks * start.tricks);
    if (trick.size == 0) decided_ = order[i];
    return mine;
  }
  if (trick.size == 0) decided_ = 0xFF;
  return !mine;
}

bool Search::reaches_after(const Start &start, const Under &trick, int place, int target) {
  const Under next = with_card(layout_, start, trick, place);
  if (next.size < layout_.seats) return reaches(start, next, target);
  const Payment payment = pay(layout_, start, next);
  int mine = payment.winner == me_ ? payment.points : 0;
  if (layout_.king_owner == me_) mine += payment.moved;
  return reaches(start.live & ~next.played, payment.winner, start.tricks - 1, payment.held_back, target - mine);
}

int Search::arrange(const Under &trick, Lanes moves, std::array<std::uint8_t, kMaxHand> &order) const {
  int size = 0;
  std::array<std::uint32_t, kMaxHand> merit;
  for (; moves; moves &= moves - 1) {
    const int place = lowest(moves);
    std::uint32_t worth = merit_[trick.turn][place];
    if (trick.size == 0 && place == lead_hint_) worth = ~0u;
    int at = size++;
    for (; at > 0 && merit[at - 1] < worth; --at) {
      merit[at] = merit[at - 1];
      order[at] = order[at - 1];
    }
    merit[at] = worth;
    order[at] = static_cast<std::uint8_t>(place);
  }
  return size;
}

// The largest target that is reached, by halving what is still open; `guess` is tried first.
template <class Reaches> int largest_reached(int least, int most, int unit, int guess, Reaches reaches) {
  while (least < most) {
    const int steps = (most - least) / unit;
    int target = least + unit * ((steps + 1) / 2);
    if (guess >= least && guess <= most) {
      target = guess > least ? guess : guess + unit;
      guess = reaches(target) ? (least = target, target + unit) : (most = target - unit, target - unit);
      continue;
    }
    if (reaches(target))
      least = target;
    else
      most = target - unit;
  }
  return least;
}

} // namespace

Answer GuaranteeSolver::solve(const Position &position, Others others, Watch *watch) {
  if (position.is_over()) return {};
  table_.clear();
  const Layout layout(position);
  const Seat me = position.table().turn;
  Search search(layout, table_, me, others, watch);
  const Root root(layout, position);
  const Standing standing = layout.standing(layout.live, layout.tricks_left);
  const int bonus = position.table().bonus;
  const int least = standing.least + std::min(bonus, 0), most = standing.most + std::max(bonus, 0);
  if (watch) watch->expect(count(root.legal & root.start.chosen));
  int guess = most + 1;
  std::array<std::int32_t, 64> values{};
  for (Lanes rest = root.legal & root.start.chosen; rest; rest &= rest - 1) {
    const int place = lowest(rest);
    const int value = largest_reached(least, most, layout.unit, guess, [&](int target) {
      return search.reaches_after(root.start, root.trick, place, target);
    });
    values[place] = guess = value;
    if (watch) watch->card_done();
  }
  return {for_every_card(layout, root, values), search.nodes()};
}

} // namespace kingclub
