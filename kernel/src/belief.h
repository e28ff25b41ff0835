// Which worlds are possible: all ways to deal the unseen cards that respect what each place may hold.
//
// A place is a seat, or a card laid aside. The number of worlds is exact, and a world is drawn exactly
// uniformly: a number below the count is drawn and turned into the world of that number.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <variant>
#include <vector>

#include "card.h"

namespace kingclub {

using Count = unsigned __int128; // six seats and 52 cards have more worlds than 64 bits count

class NoWorld : public std::runtime_error {
public:
  NoWorld() : std::runtime_error("no world is consistent with what is known") {}
};

struct Place {
  CardSet known = 0; // cards it holds for certain
  int hidden = 0;    // how many others it holds
  CardSet may = 0;   // which those can be
};

class Belief {
public:
  // Throws std::invalid_argument when the places do not share out the unseen cards.
  Belief(CardSet unseen, std::vector<Place> places);

  Count count() const { return count_; }
  std::size_t places() const { return places_.size(); }

  // World number `index`; `hands` has room for one set a place.
  void world(Count index, CardSet *hands) const;

  // Rows of one hand a place. Both throw NoWorld when there is none.
  std::vector<CardSet> sample(std::int64_t worlds, std::uint64_t seed, int threads) const;
  // The first `most` worlds in the order of their numbers.
  std::vector<CardSet> enumerate(std::int64_t most) const;

private:
  // For each card and state (how many cards each place still needs): the number of worlds in which
  // the card goes to an earlier place.
  template <class Number> struct Ladder {
    std::vector<Number> before;
    void walk(const Belief &belief, Number index, CardSet *hands) const;
  };

  void share_pinned(CardSet unseen);
  void count_worlds();

  std::vector<Place> places_;
  std::vector<Card> cards_;         // whose place is open, in the order of the ladder
  std::vector<std::size_t> open_;   // places that need cards, ascending
  std::vector<std::size_t> stride_; // of a place's need in the number of the state
  std::size_t states_ = 1;
  std::size_t first_state_ = 0;
  Count count_ = 0;
  std::variant<Ladder<std::uint64_t>, Ladder<Count>> ladder_;
};

} // namespace kingclub
