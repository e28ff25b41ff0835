// The equilibrium of four (three, six) who each play for themselves with all cards open: max^n.
#pragma once

#include <variant>

#include "layout.h"
#include "search.h"
#include "transposition.h"

namespace kingclub {

// Values are fixed point: half points times this, a number that halves, thirds and fifths divide many
// times over. A mean is rounded down.
inline constexpr std::int32_t kFixed = 2048 * 81 * 5;

// What a seat does between plays that are equally good for itself. Plays are counted by classes of
// equal cards.
enum class Ties : std::uint8_t {
  mean,      // any of them, evenly
  against,   // the worst for the seat analysed
  in_favour, // the best for the seat analysed
};

// What each seat gets, as one vector of the machine; places beyond the last seat stay 0.
using Row4 = std::int32_t __attribute__((vector_size(16)));
using Row8 = std::int32_t __attribute__((vector_size(32)));

class EquilibriumSolver {
public:
  explicit EquilibriumSolver(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  // The value of every legal card to the seat to play, in fixed point. Throws Cancelled.
  Answer solve(const Position &position, Ties ties, Watch *watch = nullptr);

  // Gives back the memory that searches took.
  void release() { table_ = std::monostate(); }

private:
  template <int Seats> Answer solve_for(const Position &position, Ties ties, Watch *watch);

  std::size_t most_bytes_;
  std::variant<std::monostate, Transposition<Row4>, Transposition<Row8>> table_;
};

} // namespace kingclub
