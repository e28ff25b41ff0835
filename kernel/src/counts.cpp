#include "counts.h"

namespace kingclub {
namespace {

std::uint64_t count_from(const Rules &rules, const Table &table, int depth) {
  if (depth == 0 || table.over) return 1;
  const CardSet legal = legal_cards(rules, table, table.hands[table.turn]);
  if (depth == 1) return static_cast<std::uint64_t>(count(legal));
  std::uint64_t plays = 0;
  each_card(legal, [&](Card card) {
    Table next = table;
    play(rules, rules.spec.seats, next, card);
    plays += count_from(rules, next, depth - 1);
  });
  return plays;
}

} // namespace

std::uint64_t count_plays(const Position &position, int depth) {
  return count_from(position.rules(), position.table(), depth);
}

} // namespace kingclub
