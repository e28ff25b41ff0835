#include "position.h"

#include <cstdlib>
#include <stdexcept>

namespace kingclub {

Position::Position(std::shared_ptr<const Rules> rules, const Setup &setup) : rules_(std::move(rules)) {
  const int n = seats();
  if (setup.leader < 0 || setup.leader >= n) throw std::invalid_argument("leader: no such seat");
  if (static_cast<int>(setup.trick.size()) >= n)
    throw std::invalid_argument("trick: a complete trick is not on the table");
  table_.hands = setup.hands;
  table_.hearts_broken = setup.hearts_broken;
  table_.king_held_back = setup.king_held_back;
  table_.tricks_left =
      static_cast<std::int8_t>(count(setup.hands[setup.leader]) + (setup.trick.empty() ? 0 : 1));
  begin_trick(table_, setup.leader);
  Seat seat = setup.leader;
  for (const Card card : setup.trick) {
    if (card < 0 || card >= kCards) throw std::invalid_argument("trick: no such card");
    if (table_.trick.holds(card)) throw std::invalid_argument("trick: a card lies in it twice");
    if (!(kingclub::legal_cards(*rules_, table_, table_.hands[seat] | bit(card)) & bit(card)))
      throw std::invalid_argument("trick: a card that was not legal from that hand");
    add_to_trick(*rules_, n, table_.trick, seat, card);
    table_.hearts_broken |= (bit(card) & kHeartCards) != 0;
    seat = (seat + 1) % n;
  }
  table_.turn = static_cast<std::int8_t>(seat);
  verify();
  settle(setup);
  const bool not_yet = setup.begins && table_.tricks_left > 0;
  table_.over = setup.trick.empty() && !not_yet && nothing_left(*rules_, n, table_);
}

// Each card is in one place, and each seat has its share.
void Position::verify() const {
  const int n = seats();
  CardSet seen = table_.trick.set;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    const CardSet hand = table_.hands[seat];
    if (hand & seen) throw std::invalid_argument("hands: a card is in two places");
    seen |= hand;
    if (seat >= n) {
      if (hand) throw std::invalid_argument("hands: more hands than seats");
      continue;
    }
    const int place = (seat - table_.trick.leader + n) % n;
    if (count(hand) != table_.tricks_left - (place < table_.trick.size ? 1 : 0))
      throw std::invalid_argument("hands: seats do not hold equally many cards");
  }
  if (seen & ~rules_->spec.pack) throw std::invalid_argument("hands: a card that is not in the pack");
  if (table_.king_held_back && !(seen & rules_->duties.penalty_void))
    throw std::invalid_argument("king held back: where that costs nothing, or K♥ is gone");
}

// The points so far, and what is still settled beside the cards.
void Position::settle(const Setup &setup) {
  const Spec &spec = rules_->spec;
  const int bonus = setup.bonus.value_or(aside_points(*rules_, table_));
  if (most_points(spec) + std::abs(std::int64_t{bonus}) > kMostPoints)
    throw std::invalid_argument("bonus: with all prices more than 2500 half points");
  table_.bonus = static_cast<std::int16_t>(bonus);
  const int owed = setup.owed.value_or(spec.owed_tricks);
  if (owed < 0 || owed > spec.owed_tricks) throw std::invalid_argument("owed: more tricks than the spec says");
  table_.owed = static_cast<std::int8_t>(owed);
  const auto size = static_cast<std::size_t>(seats());
  if (!setup.points.empty() && setup.points.size() != size)
    throw std::invalid_argument("points: one for each seat");
  for (std::size_t seat = 0; seat < size; ++seat) {
    const int points = setup.points.empty() ? spec.settled_points[seat] : setup.points[seat];
    if (std::abs(std::int64_t{points}) > 2 * kMostPoints) throw std::invalid_argument("points: more than 5000 half points");
    table_.points[seat] = static_cast<std::int16_t>(points);
  }
}

void Position::play(Card card) {
  if (before_.capacity() == 0) before_.reserve(kCards);
  before_.push_back(table_);
  kingclub::play(*rules_, seats(), table_, card);
}

void Position::undo() {
  if (before_.empty()) throw std::invalid_argument("undo: nothing was played on this position");
  table_ = before_.back();
  before_.pop_back();
}

} // namespace kingclub
