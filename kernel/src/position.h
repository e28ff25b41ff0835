// A deal in play with all cards open: legal plays, make and undo, points.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "table.h"

namespace kingclub {

// How a position comes about.
struct Setup {
  Hands hands{};
  Seat leader = 0;
  std::vector<Card> trick; // cards of the trick on the table, the leader's first
  bool hearts_broken = false;
  bool king_held_back = false;
  bool begins = false;       // no trick before this one: an early end waits for its end
  std::optional<int> bonus;  // without: what the spec says of a card laid aside
  std::optional<int> owed;   // without: all that the declarer owes
  std::vector<int> points;   // of the tricks before; without: what the calls settled
};

class Position {
public:
  // Throws std::invalid_argument when the cards do not make a position.
  Position(std::shared_ptr<const Rules> rules, const Setup &setup);

  const Rules &rules() const { return *rules_; }
  const std::shared_ptr<const Rules> &shared_rules() const { return rules_; }
  const Table &table() const { return table_; }
  int seats() const { return rules_->spec.seats; }
  bool is_over() const { return table_.over; }

  // Of the seat whose turn it is; empty when the deal is over.
  CardSet legal_cards() const {
    return table_.over ? 0 : kingclub::legal_cards(*rules_, table_, table_.hands[table_.turn]);
  }

  void play(Card card); // must be legal
  void undo();          // takes back the last play made on this object
  std::size_t plays() const { return before_.size(); }

private:
  void verify() const;
  void settle(const Setup &setup);

  std::shared_ptr<const Rules> rules_;
  Table table_;
  std::vector<Table> before_; // one a play
};

} // namespace kingclub
