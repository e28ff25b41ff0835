// Numbers of worlds, worlds by number, worlds drawn.
#include <algorithm>
#include <limits>
#include <set>

#include "belief.h"
#include "check.h"
#include "random.h"

using namespace kingclub;

namespace {

void numbers_of_worlds_are_multinomials() {
  const CardSet unseen = (CardSet{1} << 24) - 1;
  const Place eight{0, 8, unseen};
  CHECK(Belief(unseen, {eight, eight, eight}).count() == 9465511770u);
  CHECK(Belief(0, {{bit(1), 0, 0}}).count() == 1);
}

void every_world_has_one_number() {
  const CardSet unseen = 0b111111111;
  const Belief belief(unseen, {{0, 3, 0b000111111}, {0, 3, 0b111111000}, {0, 3, 0b111000111}});
  std::set<std::vector<CardSet>> seen;
  std::vector<CardSet> hands(3);
  for (Count index = 0; index < belief.count(); ++index) {
    belief.world(index, hands.data());
    CHECK((hands[0] | hands[1] | hands[2]) == unseen);
    CHECK(count(hands[0]) == 3 && count(hands[1]) == 3 && count(hands[2]) == 3);
    CHECK(!(hands[0] & ~0b000111111u) && !(hands[1] & ~0b111111000u) && !(hands[2] & ~0b111000111u));
    CHECK(seen.insert(hands).second);
  }
  CHECK(belief.count() == 56); // the sum over j of (3 choose j) cubed
  CHECK_THROWS(belief.world(belief.count(), hands.data()));
}

void no_world_is_said_so() {
  const Belief belief(0b11, {{0, 1, 0}, {0, 1, 0b11}});
  CHECK(belief.count() == 0);
  CHECK_THROWS(belief.sample(1, 1, 1));
  CHECK_THROWS(belief.enumerate(1));
  CHECK_THROWS(Belief(0b11, {{0, 1, 0b11}}));
  constexpr int most = std::numeric_limits<int>::max(); // four of them, and seven, are three to an int
  CHECK_THROWS(Belief(0b111, {{0, most, 0}, {0, most, 0}, {0, most, 0}, {0, most, 0}, {0, 7, 0b111}}));
  CHECK_THROWS(Belief(0b111, {{0, most, 0b111}, {0, most, 0b111}, {0, 5, 0b111}}));
}

void threads_do_not_change_samples() {
  const CardSet unseen = (CardSet{1} << 39) - 1;
  const Place hand{0, 13, unseen};
  const Belief belief(unseen, {hand, hand, hand});
  CHECK(belief.sample(999, 7, 1) == belief.sample(999, 7, 4));
}

} // namespace

int main() {
  numbers_of_worlds_are_multinomials();
  every_world_has_one_number();
  no_world_is_said_so();
  threads_do_not_change_samples();
}
