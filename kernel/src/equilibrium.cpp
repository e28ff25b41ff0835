#include "equilibrium.h"

#include "under.h"

namespace kingclub {
namespace {

template <int Seats> class MaxN {
public:
  using Row = Values<Seats>;

  MaxN(const Layout &layout, Transposition<Row> &table, Seat analysed, Ties ties, Watch *watch)
      : layout_(layout), table_(table), analysed_(analysed), ties_(ties), counter_(watch) {}

  // What each seat gets after the card.
  Row after(const Under &trick, int place);

  std::uint64_t nodes() const { return counter_.nodes(); }

private:
  Row from_trick(Lanes live, Seat leader, int tricks, bool held_back);
  Row choose(const Under &trick);
  bool prefers(const Row &row, const Row &other) const;

  const Layout &layout_;
  Transposition<Row> &table_;
  Seat analysed_;
  Ties ties_;
  NodeCounter counter_;
};

// The rows of the plays that are best for one seat, and their mean.
template <int Seats> class Best {
public:
  using Row = Values<Seats>;

  void only(const Row &row) {
    count_ = 1;
    first_ = row;
  }

  void also(const Row &row) {
    if (count_ == 1)
      for (int seat = 0; seat < Seats; ++seat) sum_[seat] = first_[seat];
    for (int seat = 0; seat < Seats; ++seat) sum_[seat] += row[seat];
    ++count_;
  }

  bool empty() const { return count_ == 0; }
  const Row &first() const { return first_; }

  Row mean() const {
    if (count_ == 1) return first_;
    Row row;
    for (int seat = 0; seat < Seats; ++seat) {
      std::int64_t quotient = sum_[seat] / count_;
      if (sum_[seat] % count_ < 0) --quotient;
      row[seat] = static_cast<std::int32_t>(quotient);
    }
    return row;
  }

private:
  Row first_{};
  std::array<std::int64_t, Seats> sum_{};
  int count_ = 0;
};

template <int Seats> Values<Seats> MaxN<Seats>::from_trick(Lanes live, Seat leader, int tricks, bool held_back) {
  if (tricks == 0) return Row{};
  const Standing standing = layout_.standing(live, tricks);
  if (standing.least == 0 && standing.most == 0) return Row{};
  const std::uint64_t key = Layout::state_key(standing.key, leader, held_back);
  if (tricks > 1)
    if (const Row *known = table_.find(key)) return *known;
  const Row row = choose(begin_trick(standing, live, leader, tricks, held_back));
  if (tricks > 1) table_.store(key, tricks, row);
  return row;
}

// +1, 0, -1: how the tie rule sees the first row against the second, equal for the seat to play.
template <int Seats> bool MaxN<Seats>::prefers(const Row &row, const Row &other) const {
  if (ties_ == Ties::mean) return false;
  return ties_ == Ties::against ? row[analysed_] < other[analysed_] : row[analysed_] > other[analysed_];
}

template <int Seats> Values<Seats> MaxN<Seats>::choose(const Under &trick) {
  counter_.count();
  Lanes moves = legal_places(layout_, trick) & trick.chosen;
  if ((moves & (moves - 1)) == 0) return after(trick, lowest(moves));
  Best<Seats> best;
  const Seat seat = trick.turn;
  for (; moves; moves &= moves - 1) {
    const Row row = after(trick, lowest(moves));
    if (best.empty() || row[seat] > best.first()[seat] ||
        (row[seat] == best.first()[seat] && prefers(row, best.first())))
      best.only(row);
    else if (row[seat] == best.first()[seat] && !prefers(best.first(), row))
      best.also(row);
  }
  return best.mean();
}

template <int Seats> Values<Seats> MaxN<Seats>::after(const Under &trick, int place) {
  const Under next = with_card(layout_, trick, place);
  if (next.size < Seats) return choose(next);
  const Payment payment = pay(layout_, next);
  Row row = from_trick(next.start & ~next.played, payment.winner, next.tricks - 1, payment.held_back);
  row[payment.winner] += payment.points * kFixed;
  if (payment.moved) row[layout_.king_owner] += payment.moved * kFixed;
  return row;
}

} // namespace

template <int Seats> Answer EquilibriumSolver::solve_for(const Position &position, Ties ties, Watch *watch) {
  using Table = Transposition<Values<Seats>>;
  if (!std::holds_alternative<Table>(table_)) table_.template emplace<Table>(most_bytes_);
  Table &table = std::get<Table>(table_);
  table.clear();
  const Layout layout(position);
  const Under trick = root_trick(layout, position);
  MaxN<Seats> search(layout, table, position.table().turn, ties, watch);
  const Lanes moves = legal_places(layout, trick);
  if (watch) watch->expect(count(moves & trick.chosen));
  std::array<std::int32_t, 64> values{};
  for (Lanes rest = moves & trick.chosen; rest; rest &= rest - 1) {
    const int place = lowest(rest);
    values[place] = search.after(trick, place)[trick.turn];
    if (watch) watch->card_done();
  }
  return {for_every_card(layout, trick.start, moves, values), search.nodes()};
}

Answer EquilibriumSolver::solve(const Position &position, Ties ties, Watch *watch) {
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
