// Watch and Solver.
#include "bind.h"

#include <atomic>

#include "equilibrium.h"
#include "guarantee.h"

namespace kingclub {
namespace {

using CardValues = std::vector<std::pair<Card, std::int32_t>>;

constexpr std::size_t kMegabyte = 1 << 20;
constexpr std::size_t kMostMegabytes = 1 << 20; // a terabyte: what is more is a slip

std::size_t bytes_of(std::size_t megabytes) {
  if (megabytes < 1 || megabytes > kMostMegabytes)
    throw std::invalid_argument("megabytes: at least one, at most 1048576");
  return megabytes * kMegabyte;
}

// Keeps its tables from one solve to the next, so it works for one thread at a time.
class Solver {
public:
  explicit Solver(std::size_t megabytes)
      : guarantee_(bytes_of(megabytes)), equilibrium_(bytes_of(megabytes)) {}

  CardValues guarantee(const Position &position, Watch *watch) {
    return value(position, Others::against, watch);
  }
  CardValues ceiling(const Position &position, Watch *watch) {
    return value(position, Others::with, watch);
  }
  CardValues equilibrium(const Position &position, Ties ties, Watch *watch) {
    return run(position, [&](const Position &as_it_is) {
      guarantee_.release(); // one of the two tables is large at a time
      return equilibrium_.solve(as_it_is, ties, watch);
    });
  }
  std::uint64_t nodes() const { return nodes_; }

private:
  CardValues value(const Position &position, Others others, Watch *watch) {
    return run(position, [&](const Position &as_it_is) {
      equilibrium_.release();
      return guarantee_.solve(as_it_is, others, watch);
    });
  }

  // While it lives the solver is taken.
  class Taken {
  public:
    explicit Taken(std::atomic_flag &flag) : flag_(flag) {
      if (flag.test_and_set())
        throw std::runtime_error("a solver works for one thread at a time: give each its own");
    }
    ~Taken() { flag_.clear(); }
    Taken(const Taken &) = delete;

  private:
    std::atomic_flag &flag_;
  };

  template <class Solve> CardValues run(const Position &position, Solve solve) {
    const Taken taken(busy_);
    nodes_ = 0;
    const Position as_it_is = position; // another thread may play on while this one searches
    Answer answer;
    {
      const Released released;
      answer = solve(as_it_is);
    }
    nodes_ = answer.nodes;
    CardValues values;
    for (const CardValue &card : answer.cards) values.emplace_back(card.card, card.value);
    return values;
  }

  GuaranteeSolver guarantee_;
  EquilibriumSolver equilibrium_;
  std::uint64_t nodes_ = 0;
  std::atomic_flag busy_;
};

void bind_watch(nb::module_ &m) {
  nb::exception<Cancelled>(m, "Cancelled");
  nb::class_<Watch>(m, "Watch", "Follows a search from another thread, and can stop it.")
      .def(nb::init<>())
      .def("cancel", &Watch::cancel)
      .def_prop_ro("is_cancelled", &Watch::is_cancelled)
      .def_prop_ro("nodes", &Watch::nodes, "Positions looked at, in thousands at a time, in all its searches.")
      .def_prop_ro("cards_done", &Watch::cards_done, "First cards whose value is known, in the search that runs or ran last.")
      .def_prop_ro("cards", &Watch::cards, "First cards to be valued, in that search.");
}

} // namespace

void bind_solvers(nb::module_ &m) {
  bind_watch(m);
  nb::enum_<Ties>(m, "Ties")
      .value("MEAN", Ties::mean)
      .value("AGAINST", Ties::against)
      .value("IN_FAVOUR", Ties::in_favour);
  m.attr("FIXED") = kFixed;
  const auto watch = nb::arg("watch").none() = nb::none();
  nb::class_<Solver>(m, "Solver", "Exact values over open cards; one thread at a time.")
      .def(nb::init<Given<std::size_t, "megabytes">>(), "megabytes"_a = 64,
           "The memory of a search; while it grows, for a moment half as much again.")
      .def("guarantee", &Solver::guarantee, "position"_a, watch, "(card, half points): all others against.")
      .def("ceiling", &Solver::ceiling, "position"_a, watch, "(card, half points): all others for the seat.")
      .def("equilibrium", &Solver::equilibrium, "position"_a, "ties"_a = Ties::mean, watch,
           "(card, half points * FIXED): each for himself.")
      .def_prop_ro("nodes", &Solver::nodes, "Of the last search; 0 where it was stopped.");
}

} // namespace kingclub
