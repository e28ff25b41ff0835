// The Python module: the only file that knows nanobind.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <optional>
#include <stdexcept>

#include "belief.h"
#include "counts.h"
#include "equilibrium.h"
#include "evidence.h"
#include "guarantee.h"
#include "playout.h"
#include "position.h"

namespace nb = nanobind;
using namespace nb::literals;
using namespace kingclub;

namespace {

// Hands a vector over to NumPy without copying it.
template <class T, class... Size> auto array_of(std::vector<T> &&values, Size... shape) {
  auto *kept = new std::vector<T>(std::move(values));
  nb::capsule owner(kept, [](void *p) noexcept { delete static_cast<std::vector<T> *>(p); });
  return nb::ndarray<nb::numpy, T>(kept->data(), {static_cast<std::size_t>(shape)...}, owner);
}

using Rows = nb::ndarray<nb::numpy, std::int32_t>;

Hands hands_from(const std::vector<CardSet> &given, int seats) {
  if (static_cast<int>(given.size()) != seats) throw std::invalid_argument("hands: one for each seat");
  Hands hands{};
  std::copy(given.begin(), given.end(), hands.begin());
  return hands;
}

Position make_position(std::shared_ptr<const Rules> rules, const std::vector<CardSet> &hands, Seat leader,
                       std::vector<Card> trick, bool hearts_broken, bool king_held_back, int bonus,
                       const std::vector<int> &points) {
  Setup setup;
  setup.hands = hands_from(hands, rules->spec.seats);
  setup.leader = leader;
  setup.trick = std::move(trick);
  setup.hearts_broken = hearts_broken;
  setup.king_held_back = king_held_back;
  setup.bonus = bonus;
  if (points.size() > kMaxSeats) throw std::invalid_argument("points: one for each seat");
  std::transform(points.begin(), points.end(), setup.points.begin(),
                 [](int value) { return static_cast<std::int16_t>(value); });
  return Position(std::move(rules), setup);
}

void play_checked(Position &position, Card card) {
  if (card < 0 || card >= kCards || !(position.legal_cards() & bit(card)))
    throw std::invalid_argument("play: not a legal card");
  position.play(card);
}

void check_batch(int repeats, int threads, double noise) {
  if (repeats < 1) throw std::invalid_argument("repeats: at least one");
  if (threads < 1) throw std::invalid_argument("threads: at least one");
  if (!(noise >= 0 && noise <= 1)) throw std::invalid_argument("noise: from 0 to 1");
}

Rows bind_play_out(const std::vector<const Position *> &positions, int repeats, const Plain *plain,
                   double noise, std::uint64_t seed, int threads) {
  check_batch(repeats, threads, noise);
  const int seats = positions.empty() ? 0 : positions.front()->seats();
  for (const Position *position : positions)
    if (position->seats() != seats) throw std::invalid_argument("positions: all with as many seats");
  std::vector<std::int32_t> rows;
  {
    nb::gil_scoped_release released;
    rows = play_out(positions, repeats, {plain, noise}, seed, threads);
  }
  return array_of(std::move(rows), positions.size(), repeats, seats);
}

Rows bind_play_deals(const Rules &rules, std::int64_t deals, const Plain *plain, double noise,
                     std::uint64_t seed, int threads) {
  check_batch(1, threads, noise);
  if (deals < 0) throw std::invalid_argument("deals: not negative");
  std::vector<std::int32_t> rows;
  {
    nb::gil_scoped_release released;
    rows = play_deals(rules, deals, {plain, noise}, seed, threads);
  }
  return array_of(std::move(rows), deals, rules.spec.seats);
}

using Worlds = nb::ndarray<const std::uint64_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

void check_worlds(const Position &position, std::span<const CardSet> worlds,
                  const std::vector<Card> &cards) {
  const Table &table = position.table();
  for (std::size_t world = 0; world < worlds.size(); world += static_cast<std::size_t>(position.seats())) {
    CardSet seen = 0;
    for (Seat seat = 0; seat < position.seats(); ++seat) {
      const CardSet hand = worlds[world + static_cast<std::size_t>(seat)];
      if (hand & seen || count(hand) != count(table.hands[seat]))
        throw std::invalid_argument("worlds: hands that are not those of the position in number");
      seen |= hand;
    }
    if (seen & ~position.rules().spec.pack) throw std::invalid_argument("worlds: a card not in the pack");
    const CardSet legal =
        legal_cards(position.rules(), table, worlds[world + static_cast<std::size_t>(table.turn)]);
    for (const Card card : cards)
      if (card < 0 || card >= kCards || !(legal & bit(card)))
        throw std::invalid_argument("cards: not legal in every world");
  }
}

Rows bind_play_worlds(const Position &position, const Worlds &worlds, const std::vector<Card> &cards,
                      int repeats, const Plain *plain, double noise, unsigned evaded, std::uint64_t seed,
                      int threads) {
  check_batch(repeats, threads, noise);
  if (position.is_over()) throw std::invalid_argument("position: the deal is over");
  if (static_cast<int>(worlds.shape(1)) != position.seats())
    throw std::invalid_argument("worlds: one hand for each seat");
  const std::span<const CardSet> hands(worlds.data(), worlds.size());
  std::vector<std::int32_t> rows;
  {
    nb::gil_scoped_release released;
    check_worlds(position, hands, cards);
    rows = play_worlds(position, hands, cards, repeats, {plain, noise}, evaded, seed, threads);
  }
  return array_of(std::move(rows), worlds.shape(0), cards.size(), repeats, position.seats());
}

std::vector<int> points_of(const Position &position) {
  const Points &points = position.table().points;
  return {points.begin(), points.begin() + position.seats()};
}

std::vector<CardSet> hands_of(const Position &position) {
  const Hands &hands = position.table().hands;
  return {hands.begin(), hands.begin() + position.seats()};
}

std::vector<Card> trick_of(const Position &position) {
  const Trick &trick = position.table().trick;
  return {trick.cards.begin(), trick.cards.begin() + trick.size};
}

void bind_spec(nb::module_ &m) {
  nb::enum_<HeartLead>(m, "HeartLead")
      .value("FREE", HeartLead::free)
      .value("AFTER_BROKEN", HeartLead::after_broken)
      .value("BANNED", HeartLead::banned);
  nb::enum_<KingDuty>(m, "KingDuty")
      .value("FREE", KingDuty::free)
      .value("FORCED", KingDuty::forced)
      .value("PENALTY", KingDuty::penalty);
  nb::class_<Spec>(m, "Spec")
      .def(nb::init<>())
      .def_rw("seats", &Spec::seats)
      .def_rw("pack", &Spec::pack)
      .def_rw("card_price", &Spec::card_price)
      .def_rw("card_kind", &Spec::card_kind)
      .def_rw("king_price", &Spec::king_price)
      .def_rw("trick_price", &Spec::trick_price)
      .def_rw("last_tricks", &Spec::last_tricks)
      .def_rw("last_price", &Spec::last_price)
      .def_rw("trump", &Spec::trump)
      .def_rw("reversed", &Spec::reversed)
      .def_rw("heart_lead", &Spec::heart_lead)
      .def_rw("king_duty", &Spec::king_duty)
      .def_rw("king_under_ace", &Spec::king_under_ace)
      .def_rw("must_trump", &Spec::must_trump)
      .def_rw("joker_any_time", &Spec::joker_any_time)
      .def_rw("joker_loses_to_high_heart", &Spec::joker_loses_to_high_heart)
      .def_rw("early_end", &Spec::early_end);
  nb::class_<Rules>(m, "Rules", "A checked Spec, ready to play by.")
      .def(nb::init<const Spec &>(), "spec"_a)
      .def_prop_ro("spec", [](const Rules &rules) { return rules.spec; });
}

void bind_plain(nb::module_ &m) {
  nb::class_<Plain>(m, "Plain", "The policy of the bot `plain`, as numbers.")
      .def(nb::init<>())
      .def_rw("take", &Plain::take)
      .def_rw("last_tricks", &Plain::last_tricks)
      .def_rw("cards_only", &Plain::cards_only)
      .def_rw("priced", &Plain::priced)
      .def_rw("rank", &Plain::rank)
      .def_rw("danger", &Plain::danger)
      .def(
          "card",
          [](const Plain &plain, const Position &position) {
            if (position.is_over()) throw std::invalid_argument("the deal is over");
            return plain_card(plain, position.seats(), look_at(position.rules(), position.table()),
                              position.legal_cards());
          },
          "position"_a, "The card that `plain` plays here.");
}

void bind_position(nb::module_ &m) {
  nb::class_<Position>(m, "Position", "A deal in play with all cards open.")
      .def(nb::new_(&make_position), "rules"_a, "hands"_a, "leader"_a = 0,
           "trick"_a = std::vector<Card>{}, nb::kw_only(), "hearts_broken"_a = false,
           "king_held_back"_a = false, "bonus"_a = 0, "points"_a = std::vector<int>{})
      .def_prop_ro("seats", &Position::seats)
      .def_prop_ro("turn", [](const Position &p) { return static_cast<int>(p.table().turn); })
      .def_prop_ro("leader", [](const Position &p) { return static_cast<int>(p.table().trick.leader); })
      .def_prop_ro("winner", [](const Position &p) { return static_cast<int>(p.table().trick.winner); },
                   "Who wins the trick as it lies; before the lead the leader.")
      .def_prop_ro("hands", &hands_of)
      .def_prop_ro("trick", &trick_of)
      .def_prop_ro("points", &points_of, "Half points of each seat so far.")
      .def_prop_ro("tricks_left", [](const Position &p) { return static_cast<int>(p.table().tricks_left); })
      .def_prop_ro("hearts_broken", [](const Position &p) { return p.table().hearts_broken; })
      .def_prop_ro("king_held_back", [](const Position &p) { return p.table().king_held_back; })
      .def_prop_ro("is_over", &Position::is_over)
      .def_prop_ro("legal_cards", [](const Position &p) { return p.legal_cards(); })
      .def_prop_ro("plays", &Position::plays, "How many plays can be undone.")
      .def("play", &play_checked, "card"_a)
      .def("undo", &Position::undo)
      .def("copy", [](const Position &p) { return Position(p); })
      .def("count_plays", &count_plays, "depth"_a, nb::call_guard<nb::gil_scoped_release>(),
           "Legal sequences of `depth` plays, or shorter ones that end the deal.")
      .def("__str__", &Position::text)
      .def("__eq__", [](const Position &a, const Position &b) {
        return a.rules().spec == b.rules().spec && a.table() == b.table();
      });
}

void bind_playouts(nb::module_ &m) {
  const auto plain = nb::arg("plain").none() = nb::none();
  m.def("play_out", &bind_play_out, "positions"_a, "repeats"_a = 1, plain, "noise"_a = 0.0, "seed"_a = 0,
        "threads"_a = 1, "Points by (position, repeat, seat) after playing to the end.");
  m.def("play_deals", &bind_play_deals, "rules"_a, "deals"_a, plain, "noise"_a = 0.0, "seed"_a = 0,
        "threads"_a = 1, "Points by (deal, seat) of whole random deals.");
  m.def("play_worlds", &bind_play_worlds, "position"_a, "worlds"_a, "cards"_a, "repeats"_a = 1, plain,
        "noise"_a = 0.0, "evaded"_a = 0, "seed"_a = 0, "threads"_a = 1,
        "Points by (world, card, repeat, seat): each card played in each world, then to the end.");
}

using CardValues = std::vector<std::pair<Card, std::int32_t>>;

CardValues values_of(const Answer &answer) {
  CardValues values;
  for (const CardValue &card : answer.cards) values.emplace_back(card.card, card.value);
  return values;
}

constexpr std::size_t kMegabyte = 1 << 20;

// Keeps its tables from one solve to the next. For one thread at a time.
class Solver {
public:
  explicit Solver(std::size_t megabytes)
      : guarantee_(megabytes * kMegabyte), equilibrium_(megabytes * kMegabyte) {}

  CardValues guarantee(const Position &position, Watch *watch) {
    return run([&] { return guarantee_.solve(position, Others::against, watch); });
  }
  CardValues ceiling(const Position &position, Watch *watch) {
    return run([&] { return guarantee_.solve(position, Others::with, watch); });
  }
  CardValues equilibrium(const Position &position, Ties ties, Watch *watch) {
    return run([&] { return equilibrium_.solve(position, ties, watch); });
  }
  std::uint64_t nodes() const { return nodes_; }

private:
  template <class Solve> CardValues run(Solve solve) {
    Answer answer;
    {
      nb::gil_scoped_release released;
      answer = solve();
    }
    nodes_ = answer.nodes;
    return values_of(answer);
  }

  GuaranteeSolver guarantee_;
  EquilibriumSolver equilibrium_;
  std::uint64_t nodes_ = 0;
};

void bind_solvers(nb::module_ &m) {
  nb::exception<Cancelled>(m, "Cancelled");
  nb::enum_<Ties>(m, "Ties")
      .value("MEAN", Ties::mean)
      .value("AGAINST", Ties::against)
      .value("IN_FAVOUR", Ties::in_favour);
  nb::class_<Watch>(m, "Watch", "Follows a search from another thread, and can stop it.")
      .def(nb::init<>())
      .def("cancel", &Watch::cancel)
      .def_prop_ro("is_cancelled", &Watch::is_cancelled)
      .def_prop_ro("nodes", &Watch::nodes, "Positions looked at, in thousands at a time.")
      .def_prop_ro("cards_done", &Watch::cards_done, "First cards whose value is known.")
      .def_prop_ro("cards", &Watch::cards, "First cards to be valued.");
  m.attr("FIXED") = kFixed;
  const auto watch = nb::arg("watch").none() = nb::none();
  nb::class_<Solver>(m, "Solver", "Exact values over open cards; one thread at a time.")
      .def(nb::init<std::size_t>(), "megabytes"_a = 64)
      .def("guarantee", &Solver::guarantee, "position"_a, watch, "(card, half points): all others against.")
      .def("ceiling", &Solver::ceiling, "position"_a, watch, "(card, half points): all others for the seat.")
      .def("equilibrium", &Solver::equilibrium, "position"_a, "ties"_a = Ties::mean, watch,
           "(card, half points * FIXED): each for himself.")
      .def_prop_ro("nodes", &Solver::nodes, "Of the last search.");
}

using Sets = nb::ndarray<nb::numpy, std::uint64_t>;

Belief make_belief(CardSet unseen, const std::vector<CardSet> &known, const std::vector<int> &hidden,
                   const std::vector<CardSet> &may) {
  if (known.size() != hidden.size() || known.size() != may.size())
    throw std::invalid_argument("known, hidden, may: one each for every place");
  std::vector<Place> places;
  for (std::size_t i = 0; i < known.size(); ++i) places.push_back({known[i], hidden[i], may[i]});
  return Belief(unseen, std::move(places));
}

nb::int_ count_of(const Belief &belief) {
  const auto low = static_cast<std::uint64_t>(belief.count());
  const auto high = static_cast<std::uint64_t>(belief.count() >> 64);
  return nb::int_(nb::int_(high) << nb::int_(64) | nb::int_(low));
}

Sets bind_sample(const Belief &belief, std::int64_t worlds, std::uint64_t seed, int threads) {
  check_batch(1, threads, 0);
  if (worlds < 0) throw std::invalid_argument("worlds: not negative");
  std::vector<CardSet> rows;
  {
    nb::gil_scoped_release released;
    rows = belief.sample(worlds, seed, threads);
  }
  return array_of(std::move(rows), worlds, belief.places());
}

Sets bind_enumerate(const Belief &belief, std::int64_t most) {
  std::vector<CardSet> rows;
  {
    nb::gil_scoped_release released;
    rows = belief.enumerate(most);
  }
  const std::size_t worlds = rows.size() / belief.places();
  return array_of(std::move(rows), worlds, belief.places());
}

void bind_belief(nb::module_ &m) {
  nb::exception<NoWorld>(m, "NoWorld");
  nb::class_<Belief>(m, "Belief", "All ways to deal the unseen cards that respect what each place may hold.")
      .def(nb::new_(&make_belief), "unseen"_a, "known"_a, "hidden"_a, "may"_a)
      .def_prop_ro("count", &count_of, "The exact number of worlds.")
      .def("sample", &bind_sample, "worlds"_a, "seed"_a = 0, "threads"_a = 1,
           "Hands by (world, place), each world drawn uniformly; raises NoWorld.")
      .def("enumerate", &bind_enumerate, "most"_a,
           "Hands by (world, place) of the first `most` worlds; raises NoWorld.");
  nb::class_<Evidence>(m, "Evidence", "What the cards played tell.")
      .def_prop_ro("may_hold",
                   [](const Evidence &e) { return std::vector<CardSet>(e.may_hold.begin(), e.may_hold.end()); })
      .def_ro("evaded", &Evidence::evaded, "Seats (bits) that have held K♥ back if they hold it.")
      .def_ro("hearts_broken", &Evidence::hearts_broken)
      .def_ro("turn", &Evidence::turn);
  m.def(
      "evidence_of",
      [](const Rules &rules, Seat leader, const std::vector<Card> &plays) {
        if (leader < 0 || leader >= rules.spec.seats) throw std::invalid_argument("leader: no such seat");
        return evidence_of(rules, leader, plays);
      },
      "rules"_a, "leader"_a, "plays"_a, "From all cards of the deal so far, in order.");
}

} // namespace

NB_MODULE(_ext, m) {
#if defined(__BMI2__) && !defined(__clang__) // clang's own runtime may lack the question
  // A build that came from another machine would die at its first instruction this one does not know.
  if (!__builtin_cpu_supports("bmi2") || !__builtin_cpu_supports("avx2"))
    throw nb::import_error("this build of the kernel is for a newer processor: reinstall kingclub-kernel here");
#endif
  m.doc() = "Legality, playouts, exact solvers and belief for trick-taking deals.";
  bind_spec(m);
  bind_plain(m);
  bind_position(m);
  bind_playouts(m);
  bind_solvers(m);
  bind_belief(m);
}
