#include "equilibrium.h"

#include <type_traits>

#include "under.h"

namespace kingclub {
namespace {

using Wide4 = std::int64_t __attribute__((vector_size(32)));
using Wide8 = std::int64_t __attribute__((vector_size(64)));

// The rows of the plays that are best for one seat, and their mean.
template <class Row, class Wide> class Best {
public:
  void only(const Row &row) {
    count_ = 1;
    first_ = row;
  }

  void also(const Row &row) {
    if (count_ == 1) sum_ = __builtin_convertvector(first_, Wide);
    sum_ += __builtin_convertvector(row, Wide);
    ++count_;
  }

  bool empty() const { return count_ == 0; }
  const Row &first() const { return first_; }

  Row mean() const {
    if (count_ == 1) return first_;
    if ((count_ & (count_ - 1)) == 0) return __builtin_convertvector(sum_ >> std::countr_zero(count_), Row);
    const Wide quotient = sum_ / static_cast<std::int64_t>(count_);
    // A comparison that holds is -1: the quotient of a negative sum was cut towards zero.
    return __builtin_convertvector(quotient + (quotient * static_cast<std::int64_t>(count_) > sum_), Row);
  }

private:
  Row first_{};
  Wide sum_{};
  unsigned count_ = 0;
};

template <int Seats> class MaxN {
public:
  using Row = std::conditional_t<Seats <= 4, Row4, Row8>;
  using Wide = std::conditional_t<Seats <= 4, Wide4, Wide8>;

  MaxN(const Layout &layout, Transposition<Row> &table, Seat analysed, Ties ties, Watch *watch)
      : layout_(layout), table_(table), analysed_(analysed), ties_(ties), counter_(watch) {
    for (Seat seat = 0; seat < Seats; ++seat) only_[seat][seat] = -1;
    leaves_.reserve(kMaxHand * kMaxHand);
  }

  // What each seat gets after the card, with `Left` seats to play to the trick, this one included.
  template <int Left> Row after(const Start &start, const Under &trick, int place);
  // The same where the number is known at run time only.
  template <int Left = Seats> Row after(int left, const Start &start, const Under &trick, int place) {
    if constexpr (Left > 1)
      if (left < Left) return after<Left - 1>(left, start, trick, place);
    return after<Left>(start, trick, place);
  }

  std::uint64_t nodes() const { return counter_.nodes(); }

private:
  // A complete trick: what it pays, and the position it leads to.
  struct Leaf {
    Lanes live;
    StateKey key;
    Lanes chosen;
    Seat leader;
    bool held_back;
    int owed;
    bool nothing_left;
    Row paid;
  };

  Lanes moves_of(const Start &start, const Under &trick) const;
  template <int Left> Row choose(const Start &start, const Under &trick);
  Row choose_last(const Start &start, const Under &trick);
  Row choose_last_two(const Start &start, const Under &trick);
  void call_for_leaves(const Start &start, const Under &trick);
  Row best_leaf(std::size_t begin, std::size_t end, Seat seat, int tricks);
  void complete(const Start &start, const Under &trick, Leaf &leaf) const;
  Row value_of(const Leaf &leaf, int tricks);
  Row last_trick(const Leaf &leaf) const;
  Row row_of(const Payment &payment) const;
  Row only_for(Seat seat, int points) const { return (Row{} + points * kFixed) & only_[seat]; }

  // Weighs a row against the best so far, for the seat to play.
  void weigh(const Row &row, Seat seat, Best<Row, Wide> &best) const;
  bool prefers(const Row &row, const Row &other) const;

  const Layout &layout_;
  Transposition<Row> &table_;
  Seat analysed_;
  Ties ties_;
  NodeCounter counter_;
  std::array<Row, kMaxSeats> only_{}; // all bits set in one seat's place
  std::vector<Leaf> leaves_;          // a stack: those of the tricks under way
};

template <int Seats> bool MaxN<Seats>::prefers(const Row &row, const Row &other) const {
  if (ties_ == Ties::mean) return false;
  return ties_ == Ties::against ? row[analysed_] < other[analysed_] : row[analysed_] > other[analysed_];
}

template <int Seats> void MaxN<Seats>::weigh(const Row &row, Seat seat, Best<Row, Wide> &best) const {
  if (best.empty() || row[seat] > best.first()[seat]) return best.only(row);
  if (row[seat] < best.first()[seat] || prefers(best.first(), row)) return;
  if (prefers(row, best.first()))
    best.only(row);
  else
    best.also(row);
}

template <int Seats> Lanes MaxN<Seats>::moves_of(const Start &start, const Under &trick) const {
  return start.chosen & legal_places(layout_, start, trick);
}

template <int Seats>
template <int Left>
auto MaxN<Seats>::choose(const Start &start, const Under &trick) -> Row {
  if constexpr (Left == 1) return choose_last(start, trick);
  if constexpr (Left == 2) return choose_last_two(start, trick);
  if constexpr (Left > 2) {
    counter_.count();
    Lanes moves = moves_of(start, trick);
    if ((moves & (moves - 1)) == 0) return after<Left>(start, trick, lowest(moves));
    Best<Row, Wide> best;
    for (; moves; moves &= moves - 1) weigh(after<Left>(start, trick, lowest(moves)), trick.turn, best);
    return best.mean();
  }
}

template <int Seats>
template <int Left>
auto MaxN<Seats>::after(const Start &start, const Under &trick, int place) -> Row {
  const Under next = with_card(layout_, start, trick, place);
  if constexpr (Left > 1) {
    return choose<Left - 1>(start, next);
  } else {
    Leaf leaf;
    complete(start, next, leaf);
    return value_of(leaf, start.tricks - 1);
  }
}

template <int Seats> auto MaxN<Seats>::choose_last(const Start &start, const Under &trick) -> Row {
  const std::size_t begin = leaves_.size();
  call_for_leaves(start, trick);
  const Row row = best_leaf(begin, leaves_.size(), trick.turn, start.tricks - 1);
  leaves_.resize(begin);
  return row;
}

// All positions that the last two cards can lead to are called for before the first is read: memory is slow.
template <int Seats> auto MaxN<Seats>::choose_last_two(const Start &start, const Under &trick) -> Row {
  counter_.count();
  const std::size_t begin = leaves_.size();
  std::array<std::size_t, kMaxHand> ends;
  int size = 0;
  for (Lanes moves = moves_of(start, trick); moves; moves &= moves - 1) {
    call_for_leaves(start, with_card(layout_, start, trick, lowest(moves)));
    ends[size++] = leaves_.size();
  }
  Best<Row, Wide> best;
  const Seat last = trick.turn + 1 == Seats ? 0 : trick.turn + 1;
  for (int i = 0; i < size; ++i)
    weigh(best_leaf(i == 0 ? begin : ends[i - 1], ends[i], last, start.tricks - 1), trick.turn, best);
  leaves_.resize(begin);
  return best.mean();
}

template <int Seats> void MaxN<Seats>::call_for_leaves(const Start &start, const Under &trick) {
  counter_.count();
  for (Lanes moves = moves_of(start, trick); moves; moves &= moves - 1) {
    Leaf &leaf = leaves_.emplace_back();
    complete(start, with_card(layout_, start, trick, lowest(moves)), leaf);
    table_.prefetch(leaf.key);
  }
}

template <int Seats>
auto MaxN<Seats>::best_leaf(std::size_t begin, std::size_t end, Seat seat, int tricks) -> Row {
  Best<Row, Wide> best;
  for (std::size_t i = begin; i < end; ++i) {
    const Leaf leaf = leaves_[i]; // a copy: the stack may grow and move
    weigh(value_of(leaf, tricks), seat, best);
  }
  return best.mean();
}

template <int Seats> void MaxN<Seats>::complete(const Start &start, const Under &trick, Leaf &leaf) const {
  const Payment payment = pay(layout_, start, trick);
  leaf.live = start.live & ~trick.played;
  leaf.leader = payment.winner;
  leaf.held_back = payment.held_back;
  leaf.owed = payment.owed;
  leaf.paid = row_of(payment);
  const Standing standing = layout_.standing(leaf.live, start.tricks - 1);
  leaf.chosen = standing.chosen;
  leaf.nothing_left = standing.least == 0 && standing.most == 0;
  leaf.key = Layout::state_key(standing, leaf.leader, leaf.held_back, leaf.owed, start.tricks - 1);
}

template <int Seats> auto MaxN<Seats>::row_of(const Payment &payment) const -> Row {
  Row row = only_for(payment.winner, payment.points);
  if (payment.moved) row += only_for(layout_.king_owner, payment.moved);
  if (payment.sold) row += only_for(layout_.prices.seller, payment.sold);
  return row;
}

template <int Seats> auto MaxN<Seats>::value_of(const Leaf &leaf, int tricks) -> Row {
  if (tricks == 0 || leaf.nothing_left) return leaf.paid;
  if (tricks == 1 && !layout_.duties.penalty_void) return leaf.paid + last_trick(leaf);
  if (const Row *known = table_.find(leaf.key)) return leaf.paid + *known;
  const Row row = choose<Seats>({leaf.live, leaf.chosen, leaf.leader, tricks, leaf.owed},
                                begin_trick(leaf.leader, leaf.held_back));
  table_.store(leaf.key, tricks, row);
  return leaf.paid + row;
}

// One card each: nobody has a choice.
template <int Seats> auto MaxN<Seats>::last_trick(const Leaf &leaf) const -> Row {
  const Start start{leaf.live, leaf.live, leaf.leader, 1, leaf.owed};
  Under trick = begin_trick(leaf.leader, false);
  for (int i = 0; i < Seats; ++i)
    trick = with_card(layout_, start, trick, lowest(leaf.live & layout_.owned[trick.turn]));
  return row_of(pay(layout_, start, trick));
}

} // namespace

template <int Seats> Answer EquilibriumSolver::solve_for(const Position &position, Ties ties, Watch *watch) {
  using Table = Transposition<typename MaxN<Seats>::Row>;
  if (!std::holds_alternative<Table>(table_)) table_.template emplace<Table>(most_bytes_);
  Table &table = std::get<Table>(table_);
  table.clear();
  const Layout layout(position);
  const Root root(layout, position);
  MaxN<Seats> search(layout, table, root.trick.turn, ties, watch);
  if (watch) watch->expect(count(root.legal & root.start.chosen));
  std::array<std::int32_t, 64> values{};
  for (Lanes rest = root.legal & root.start.chosen; rest; rest &= rest - 1) {
    const int place = lowest(rest);
    values[place] = search.after(Seats - root.trick.size, root.start, root.trick, place)[root.trick.turn];
    if (watch) watch->card_done();
  }
  return {for_every_card(layout, root, values), search.nodes()};
}

Answer EquilibriumSolver::solve(const Position &position, Ties ties, Watch *watch) {
  if (watch) watch->expect(0);
  if (position.is_over()) return {};
  switch (position.seats()) {
  case 2: return solve_for<2>(position, ties, watch);
  case 3: return solve_for<3>(position, ties, watch);
  case 4: return solve_for<4>(position, ties, watch);
  case 5: return solve_for<5>(position, ties, watch);
  default: return solve_for<6>(position, ties, watch);
  }
}

} // namespace kingclub
