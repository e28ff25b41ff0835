#include "guarantee.h"

#include <algorithm>
#include <optional>

#include "under.h"

namespace kingclub {
namespace {

enum class Verdict : std::uint8_t { no, yes, open };

constexpr Verdict verdict(bool reached) { return reached ? Verdict::yes : Verdict::no; }

// The start of a trick, with the question asked of it.
struct Question {
  Lanes live = 0;
  Seat leader = 0;
  int tricks = 0;
  int target = 0; // can the seat get at least this much from here on?
  bool held_back = false;
  int owed = 0;
  Standing standing;
  StateKey key;
  Bounds bounds;
};

class Search {
public:
  Search(const Layout &layout, Transposition<Bounds> &table, Seat me, Others others, Watch *watch)
      : layout_(layout), table_(table), me_(me), with_me_(others == Others::with),
        avoids_(layout.standing(layout.live, layout.tricks_left).most == 0), counter_(watch) {}

  // Can the seat get at least `target` from this trick on, after this card?
  bool reaches_after(const Start &start, const Under &trick, int place, int target);

  std::uint64_t nodes() const { return counter_.nodes(); }

private:
  using Order = std::array<std::uint8_t, kMaxHand>;

  bool reaches(const Start &start, const Under &trick, int target);
  Question ask(const Start &start, const Under &complete, int target) const;
  Verdict look_up(Question &question) const;
  Verdict known_by_ranks(const Question &question) const;
  bool has_losing_lead(const Question &question) const;
  void leave_out_owed(Question &question) const;
  bool search(Question &question);

  bool is_mine(const Under &trick) const { return with_me_ || trick.turn == me_; }
  int arrange(const Under &trick, Lanes moves, Order &order) const;
  int promise(const Under &trick, int place) const;
  // What a card did before is remembered by what it was played on.
  int circumstance(const Under &trick) const {
    const int led = trick.size == 0 ? 0 : 1 + trick.led;
    return led + (kSuits + 1) * (trick.size > 0 && trick.taker.seat == me_);
  }
  // By the square of what is left, as history heuristics weigh by depth: a decision higher up saved more.
  void reward(const Start &start, const Under &trick, int place) {
    merit_[trick.turn][circumstance(trick)][place] += static_cast<std::uint32_t>(start.tricks * start.tricks);
  }

  const Layout &layout_;
  Transposition<Bounds> &table_;
  Seat me_;
  bool with_me_;
  bool avoids_; // nothing can be won, only lost
  NodeCounter counter_;
  // How often a card decided, by seat and circumstance.
  std::array<std::array<std::array<std::uint32_t, 64>, 2 * (kSuits + 1)>, kMaxSeats> merit_{};
  std::uint8_t lead_hint_ = kNoLead;
  std::uint8_t decided_ = kNoLead; // the lead that settled the last trick searched
};

Question Search::ask(const Start &start, const Under &complete, int target) const {
  const Payment payment = pay(layout_, start, complete);
  int mine = payment.winner == me_ ? payment.points : 0;
  if (layout_.king_owner == me_) mine += payment.moved;
  if (layout_.prices.seller == me_) mine += payment.sold;
  Question question;
  question.live = start.live & ~complete.played;
  question.leader = payment.winner;
  question.tricks = start.tricks - 1;
  question.target = target - mine;
  question.held_back = payment.held_back;
  question.owed = payment.owed;
  return question;
}

// What is known without search: by what is left to win, by the ranks, by what was proved before.
Verdict Search::look_up(Question &question) const {
  const int target = question.target;
  if (question.tricks == 0) return verdict(target <= 0);
  question.standing = layout_.standing(question.live, question.tricks);
  if (me_ == layout_.prices.declarer) leave_out_owed(question);
  const Standing &standing = question.standing;
  if (target <= standing.least) return Verdict::yes;
  if (target > standing.most) return Verdict::no;
  if (layout_.ranks_decide && !layout_.duties.penalty_void && question.owed == 0) {
    const Verdict by_ranks = known_by_ranks(question);
    if (by_ranks != Verdict::open) return by_ranks;
  }
  question.bounds = {static_cast<std::int16_t>(standing.least), static_cast<std::int16_t>(standing.most), kNoLead};
  if (question.tricks == 1) return Verdict::open;
  question.key =
      Layout::state_key(standing, question.leader, question.held_back, question.owed, question.tricks);
  if (const Bounds *known = table_.find(question.key)) {
    if (target <= known->least) return Verdict::yes;
    if (target > known->most) return Verdict::no;
    question.bounds = *known;
  }
  return Verdict::open;
}

// The declarer is not paid for what he owes, whatever he takes.
void Search::leave_out_owed(Question &question) const {
  const int unpaid = layout_.prices.trick_price * std::min(question.owed, question.tricks);
  (unpaid < 0 ? question.standing.least : question.standing.most) -= unpaid;
}

// A seat that only has the lowest cards takes nothing, unless it must lead a suit that nobody else has;
// a seat on lead that only has the highest cards takes everything.
Verdict Search::known_by_ranks(const Question &question) const {
  const Standing &standing = question.standing;
  if (standing.below >> me_ & 1) {
    if (question.leader != me_) return verdict(question.target <= 0);
    if (standing.most == 0 && has_losing_lead(question)) return verdict(question.target <= 0);
  }
  if ((standing.above >> me_ & 1) && question.leader == me_)
    return verdict(question.target <= standing.least + standing.most);
  return Verdict::open;
}

// For a seat whose cards are all the lowest: may it lead a suit that others hold?
bool Search::has_losing_lead(const Question &question) const {
  const Lanes others = question.live & ~layout_.owned[me_];
  const Lanes leads = legal_to_lead(layout_, {question.live, question.live, me_, question.tricks}, me_);
  for (int suit = 0; suit < kSuits; ++suit)
    if ((leads & lane_mask(suit)) && (others & lane_mask(suit))) return true;
  return false;
}

bool Search::search(Question &question) {
  lead_hint_ = question.bounds.lead;
  const Start start =
      start_of(question.standing, question.live, question.leader, question.tricks, question.owed);
  const bool reached = reaches(start, begin_trick(question.leader, question.held_back), question.target);
  if (question.tricks == 1) return reached;
  Bounds &bounds = question.bounds;
  if (reached)
    bounds.least = static_cast<std::int16_t>(question.target);
  else
    bounds.most = static_cast<std::int16_t>(question.target - layout_.unit);
  bounds.lead = decided_;
  table_.store(question.key, question.tricks, bounds);
  return reached;
}

bool Search::reaches(const Start &start, const Under &trick, int target) {
  counter_.count();
  const Lanes moves = legal_places(layout_, start, trick) & start.chosen;
  if ((moves & (moves - 1)) == 0) {
    if (trick.size == 0) decided_ = static_cast<std::uint8_t>(lowest(moves));
    return reaches_after(start, trick, lowest(moves), target);
  }
  Order order;
  const int size = arrange(trick, moves, order);
  const bool mine = is_mine(trick);
  for (int i = 0; i < size; ++i) {
    if (reaches_after(start, trick, order[i], target) != mine) continue;
    reward(start, trick, order[i]);
    if (trick.size == 0) decided_ = order[i];
    return mine;
  }
  if (trick.size == 0) decided_ = kNoLead;
  return !mine;
}

bool Search::reaches_after(const Start &start, const Under &trick, int place, int target) {
  const Under next = with_card(layout_, start, trick, place);
  if (next.size < layout_.seats) return reaches(start, next, target);
  Question question = ask(start, next, target);
  const Verdict known = look_up(question);
  return known == Verdict::open ? search(question) : known == Verdict::yes;
}

// Which card to try first before experience says more: the seat keeps out of tricks that cost, and the
// others leave them to it; or the other way round.
int Search::promise(const Under &trick, int place) const {
  // measured: with this weight, against a card's merit, all fifteen contracts need the fewest nodes
  constexpr int kWeight = 8;
  constexpr int kFirst = 2 * kLane; // more than any rank: before all that are tried by rank alone
  const int rank = place % kLane, low = kLane - rank;
  const bool loses = trick.size > 0 && layout_.strength[trick.led][place] <= trick.taker.strength;
  // A card to be rid of, or to give away: the dear ones first, then the high ones. Measured: twice the price
  // needs more nodes in all, and none of it where boys or girls are taken.
  const int laden = kFirst + rank + std::abs(layout_.price[place]);
  const bool i_play = trick.turn == me_;
  const bool i_have_played = (trick.played & layout_.owned[me_]) != 0;
  if (trick.size == 0) return kWeight * (avoids_ ? low : kLane + rank);
  if (avoids_) {
    if (i_play) return kWeight * (loses ? laden : low);
    if (!i_have_played) return kWeight * low;
    if (trick.taker.seat == me_) return kWeight * (loses ? laden : 0);
    return kWeight * rank;
  }
  if (i_play) return kWeight * (loses ? low : kFirst - rank);
  if (i_have_played && trick.taker.seat != me_) return kWeight * (loses ? laden : kLane);
  return kWeight * (loses ? low : kFirst + rank);
}

int Search::arrange(const Under &trick, Lanes moves, Order &order) const {
  int size = 0;
  std::array<std::uint32_t, kMaxHand> merit;
  const auto &merits = merit_[trick.turn][circumstance(trick)];
  for (; moves; moves &= moves - 1) {
    const int place = lowest(moves);
    std::uint32_t worth = merits[place] + static_cast<std::uint32_t>(promise(trick, place));
    if (trick.size == 0 && place == lead_hint_) worth = ~0u;
    int at = size++;
    for (; at > 0 && merit[at - 1] < worth; --at) {
      merit[at] = merit[at - 1];
      order[at] = order[at - 1];
    }
    merit[at] = worth;
    order[at] = static_cast<std::uint8_t>(place);
  }
  return size;
}

// The largest target from `least` to `most` that is reached, by halving what is open; `least` is.
template <class Reaches> int largest_reached(int least, int most, int unit, Reaches reaches) {
  while (least < most) {
    const int target = least + unit * (((most - least) / unit + 1) / 2);
    if (reaches(target))
      least = target;
    else
      most = target - unit;
  }
  return least;
}

// The same step by step from a guess that is likely to be near.
template <class Reaches> int largest_reached_near(int guess, int least, int most, int unit, Reaches reaches) {
  if (guess == least || reaches(guess)) {
    while (guess < most && reaches(guess + unit)) guess += unit;
    return guess;
  }
  do guess -= unit;
  while (guess > least && !reaches(guess));
  return guess;
}

} // namespace

Answer GuaranteeSolver::solve(const Position &position, Others others, Watch *watch) {
  if (watch) watch->expect(0);
  if (position.is_over()) return {};
  table_.clear();
  const Layout layout(position);
  const Seat me = position.table().turn;
  Search search(layout, table_, me, others, watch);
  const Root root(layout, position);
  const Standing standing = layout.standing(layout.live, layout.tricks_left);
  const int bonus = position.table().bonus;
  const int least = standing.least + std::min(bonus, 0), most = standing.most + std::max(bonus, 0);
  if (watch) watch->expect(count(root.legal & root.start.chosen));
  std::optional<int> last; // equal cards apart, a seat's cards are often worth the same
  std::array<std::int32_t, 64> values{};
  for (Lanes rest = root.legal & root.start.chosen; rest; rest &= rest - 1) {
    const int place = lowest(rest);
    const auto reaches = [&](int target) {
      return search.reaches_after(root.start, root.trick, place, target);
    };
    last = last ? largest_reached_near(*last, least, most, layout.unit, reaches)
                : largest_reached(least, most, layout.unit, reaches);
    values[place] = *last;
    if (watch) watch->card_done();
  }
  return {for_every_card(layout, root, values), search.nodes()};
}

} // namespace kingclub
