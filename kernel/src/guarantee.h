// Two exact values of a card over open hands: what its seat gets when all others work against it (the
// guarantee, alpha-beta), and when all work for it (the ceiling).
#pragma once

#include "layout.h"
#include "search.h"
#include "transposition.h"

namespace kingclub {

// How others play, from the point of view of the seat to play.
enum class Others : std::uint8_t { against, with };

inline constexpr std::uint8_t kNoLead = 0xFF;

// Bounds already proved of the points to come, and the lead that proved them.
struct Bounds {
  std::int16_t least = 0, most = 0;
  std::uint8_t lead = kNoLead;
};

class GuaranteeSolver {
public:
  explicit GuaranteeSolver(std::size_t most_bytes) : table_(most_bytes) {}

  // The value of every legal card in half points still to come. Throws Cancelled.
  Answer solve(const Position &position, Others others, Watch *watch = nullptr);

  // Gives back the memory that searches took.
  void release() { table_.release(); }
  std::size_t bytes() const { return table_.bytes(); }

private:
  Transposition<Bounds> table_;
};

} // namespace kingclub
