// Belief and Evidence.
#include "bind.h"

#include "belief.h"
#include "evidence.h"

namespace kingclub {
namespace {

using Sets = nb::ndarray<nb::numpy, std::uint64_t>;

Belief make_belief(Given<CardSet, "unseen"> unseen, const Given<std::vector<CardSet>, "known"> &known,
                   const Given<std::vector<int>, "hidden"> &hidden,
                   const Given<std::vector<CardSet>, "may"> &may) {
  if (known.value.size() != hidden.value.size() || known.value.size() != may.value.size())
    throw std::invalid_argument("known, hidden, may: one each for every place");
  std::vector<Place> places;
  for (std::size_t i = 0; i < known.value.size(); ++i)
    places.push_back({known.value[i], hidden.value[i], may.value[i]});
  const Released released;
  return Belief(unseen, std::move(places));
}

nb::int_ count_of(const Belief &belief) {
  const auto low = static_cast<std::uint64_t>(belief.count());
  const auto high = static_cast<std::uint64_t>(belief.count() >> 64);
  return nb::int_(nb::int_(high) << nb::int_(64) | nb::int_(low));
}

Sets sample(const Belief &belief, Given<std::int64_t, "worlds"> worlds, Given<std::uint64_t, "seed"> seed,
            Given<int, "threads"> threads) {
  if (threads < 1) throw std::invalid_argument("threads: at least one");
  if (worlds < 0) throw std::invalid_argument("worlds: not negative");
  std::vector<CardSet> rows;
  {
    const Released released;
    rows = belief.sample(worlds, seed, threads);
  }
  return array_of(std::move(rows), worlds.value, belief.places());
}

Sets enumerate(const Belief &belief, Given<std::int64_t, "most"> most) {
  std::vector<CardSet> rows;
  {
    const Released released;
    rows = belief.enumerate(most);
  }
  const std::size_t worlds = rows.size() / belief.places();
  return array_of(std::move(rows), worlds, belief.places());
}

Evidence evidence(const Rules &rules, Given<Seat, "leader"> leader, const Given<std::vector<Card>, "plays"> &plays) {
  if (leader < 0 || leader >= rules.spec.seats) throw std::invalid_argument("leader: no such seat");
  return evidence_of(rules, leader, plays.value);
}

std::vector<CardSet> may_hold(const Evidence &evidence) {
  return {evidence.may_hold.begin(), evidence.may_hold.end()};
}

} // namespace

void bind_belief(nb::module_ &m) {
  nb::exception<NoWorld>(m, "NoWorld");
  nb::class_<Belief>(m, "Belief", "All ways to deal the unseen cards that respect what each place may hold.")
      .def("__init__", init_by(&make_belief), "unseen"_a, "known"_a, "hidden"_a, "may"_a)
      .def_prop_ro("count", &count_of, "The exact number of worlds.")
      .def("sample", &sample, "worlds"_a, "seed"_a = 0, "threads"_a = 1,
           "Hands by (world, place), each world drawn uniformly; raises NoWorld.")
      .def("enumerate", &enumerate, "most"_a,
           "Hands by (world, place) of the first `most` worlds; raises NoWorld.");
  nb::class_<Evidence>(m, "Evidence", "What the cards played tell.")
      .def_prop_ro("may_hold", &may_hold)
      .def_ro("evaded", &Evidence::evaded, "Seats (bits) that have held K♥ back if they hold it.")
      .def_ro("hearts_broken", &Evidence::hearts_broken)
      .def_ro("turn", &Evidence::turn);
  m.def("evidence_of", &evidence, "rules"_a, "leader"_a, "plays"_a, "From all cards of the deal so far, in order.");
}

} // namespace kingclub
