// Random specs, positions and questions, for the sanitizers: fuzz SEED ROUNDS.
#include <cstdlib>

#include "belief.h"
#include "check.h"
#include "counts.h"
#include "equilibrium.h"
#include "evidence.h"
#include "guarantee.h"
#include "playout.h"
#include "position_text.h"
#include "random_position.h"

using namespace kingclub;

namespace {

void solve(Random &random, GuaranteeSolver &solver, EquilibriumSolver &each_for_himself) {
  const Position position = random_position(random, 4, static_cast<int>(random.below(12)));
  if (position.is_over()) return;
  CHECK(count_plays(position, 3) > 0);
  const Others others = chance(random, 2) ? Others::against : Others::with;
  CHECK(!solver.solve(position, others).cards.empty());
  CHECK(!each_for_himself.solve(position, static_cast<Ties>(random.below(3))).cards.empty());
}

// A whole deal played at random: the truth is always among the worlds.
void believe(Random &random) {
  Position position = random_position(random, 18, 0);
  const Rules &rules = position.rules();
  const Hands start = position.table().hands;
  const Seat leader = position.table().trick.leader;
  const bool broken = position.table().hearts_broken;
  std::vector<Card> plays;
  const auto stop = random.below(40);
  while (!position.is_over() && plays.size() < stop) {
    plays.push_back(random_card(position.legal_cards(), static_cast<std::uint32_t>(random.next())));
    position.play(plays.back());
  }
  const bool king_is_owed = rules.duties.forced_void || rules.duties.penalty_void;
  if (rules.duties.any_time && king_is_owed) return; // what these tell together no mask can say
  const Evidence evidence = evidence_of(rules, leader, plays);
  CardSet unseen = 0;
  std::vector<Place> places;
  for (Seat seat = 0; seat < position.seats(); ++seat) {
    const CardSet hand = position.table().hands[seat];
    CHECK((hand & ~start[seat]) == 0);
    if (hand & rules.duties.penalty_void) CHECK(position.table().king_held_back == (evidence.evaded >> seat & 1));
    CHECK(broken || rules.spec.heart_lead == HeartLead::after_broken || !(hand & ~evidence.may_hold[seat]));
    unseen |= hand;
    places.push_back({0, count(hand), evidence.may_hold[seat] | (broken ? kAllCards : 0)});
  }
  if (count(unseen) > 30 && position.seats() > 4) return; // more states than a test has time for
  const Belief belief(unseen, places);
  if (belief.count() > 0) CHECK(belief.sample(3, random.next(), 2).size() == 3 * places.size());
}

// Text with some bytes changed, cut out or said twice: refused with a reason, or a position that is read back.
void misread(Random &random, const Position &position) {
  std::string text = text_of(position);
  for (auto change = random.below(4); change > 0 && !text.empty(); --change) {
    const std::size_t at = random.below(text.size()), length = random.below(12);
    const std::string piece = text.substr(at, length);
    switch (random.below(3)) {
    case 0: text[at] = static_cast<char>(random.below(256)); break;
    case 1: text.erase(at, length); break;
    default: text.insert(random.below(text.size()), piece);
    }
  }
  try {
    const Position read = position_of_text(position.shared_rules(), text);
    CHECK(position_of_text(position.shared_rules(), text_of(read)).table() == read.table());
  } catch (const std::invalid_argument &) {
    // What else it throws is a fault.
  }
}

} // namespace

int main(int argc, char **argv) {
  const auto seed = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1;
  const int rounds = argc > 2 ? std::atoi(argv[2]) : 1000;
  Random random(seed);
  GuaranteeSolver solver(1 << 16);
  EquilibriumSolver each_for_himself(1 << 16);
  for (int round = 0; round < rounds; ++round) {
    solve(random, solver, each_for_himself);
    believe(random);
    const Position position = random_position(random, 18, static_cast<int>(random.below(20)));
    misread(random, position);
    const Position *one = &position;
    CHECK(play_out({&one, 1}, 2, {}, random.next(), 1).size() == 2 * static_cast<std::size_t>(position.seats()));
  }
}
