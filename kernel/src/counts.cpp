#include "counts.h"

namespace kingclub {
namespace {

std::uint64_t count_from(const Rules &rules, const Table &table, int depth, NodeCounter &counter) {
  counter.count();
  if (depth == 0 || table.over) return 1;
  const CardSet legal = legal_cards(rules, table, table.hands[table.turn]);
  if (depth == 1) return static_cast<std::uint64_t>(count(legal));
  std::uint64_t plays = 0;
  each_card(legal, [&](Card card) {
    Table next = table;
    play(rules, rules.spec.seats, next, card);
    plays += count_from(rules, next, depth - 1, counter);
  });
  return plays;
}

} // namespace

std::uint64_t count_plays(const Position &position, int depth, Watch *watch) {
  if (depth < 0) throw std::invalid_argument("depth: not negative");
  if (watch) watch->expect(0);
  NodeCounter counter(watch);
  return count_from(position.rules(), position.table(), depth, counter);
}

} // namespace kingclub
