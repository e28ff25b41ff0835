#include "belief.h"

#include <algorithm>

#include "random.h"
#include "workers.h"

namespace kingclub {
namespace {

// Of the ladder, 16 bytes each: half a gigabyte. Five hidden hands of nine cards need a tenth of it.
constexpr std::size_t kMostSteps = std::size_t{1} << 25;

} // namespace

Belief::Belief(CardSet unseen, std::vector<Place> places) : places_(std::move(places)) {
  if (places_.empty() || places_.size() > kMaxSeats + 1)
    throw std::invalid_argument("places: one to seven");
  if (unseen & ~kAllCards) throw std::invalid_argument("unseen: a card number above 53");
  std::int64_t hidden = 0; // seven times the largest int, and no more
  CardSet known = 0;
  for (Place &place : places_) {
    if (place.hidden < 0) throw std::invalid_argument("hidden: not negative");
    if (place.known & ~kAllCards) throw std::invalid_argument("known: a card number above 53");
    if (place.known & (unseen | known)) throw std::invalid_argument("known: a card in two places");
    known |= place.known;
    place.may &= unseen;
    hidden += place.hidden;
  }
  if (hidden != kingclub::count(unseen)) throw std::invalid_argument("hidden: not as many as unseen cards");
  share_pinned(unseen);
  count_worlds();
}

// Cards with one possible place go there, again and again until none is left; the rest is sorted so that
// cards with the same possible places follow one another.
void Belief::share_pinned(CardSet unseen) {
  bool pinned = true;
  while (pinned) {
    pinned = false;
    for (CardSet rest = unseen; rest; rest &= rest - 1) {
      const CardSet card = rest & -rest;
      Place *only = nullptr;
      int possible = 0;
      for (Place &place : places_)
        if (place.hidden > 0 && (place.may & card)) only = &place, ++possible;
      if (possible != 1) continue;
      only->known |= card;
      --only->hidden;
      unseen &= ~card;
      pinned = true;
    }
  }
  each_card(unseen, [&](Card card) { cards_.push_back(card); });
  const auto possible = [&](Card card) {
    unsigned set = 0;
    for (std::size_t i = 0; i < places_.size(); ++i) set |= (places_[i].may >> card & 1u) << i;
    return set;
  };
  std::stable_sort(cards_.begin(), cards_.end(), [&](Card a, Card b) { return possible(a) < possible(b); });
  for (std::size_t i = 0; i < places_.size(); ++i)
    if (places_[i].hidden > 0) open_.push_back(i);
  // The last open place takes what is left: its need is no part of the state.
  for (std::size_t i = 0; i + 1 < open_.size(); ++i) {
    stride_.push_back(states_);
    first_state_ += states_ * static_cast<std::size_t>(places_[open_[i]].hidden);
    states_ *= static_cast<std::size_t>(places_[open_[i]].hidden) + 1;
  }
  stride_.push_back(0);
}

void Belief::count_worlds() {
  const std::size_t n = cards_.size(), width = open_.size();
  if (n == 0) {
    count_ = 1;
    return;
  }
  if (width == 0) return; // cards that nobody may hold
  if (n * states_ * width > kMostSteps)
    throw std::invalid_argument("places: too many with too many hidden cards to count their worlds");
  Ladder<Count> ladder;
  ladder.before.assign(n * states_ * width, 0);
  std::vector<Count> after(states_, 0), here(states_, 0);
  after[0] = 1;
  for (std::size_t i = n; i-- > 0;) {
    for (std::size_t state = 0; state < states_; ++state) {
      std::size_t needed = 0;
      Count worlds = 0;
      for (std::size_t k = 0; k < width; ++k) {
        const Place &place = places_[open_[k]];
        const bool last = k + 1 == width;
        const std::size_t need = last ? 0 : state / stride_[k] % (static_cast<std::size_t>(place.hidden) + 1);
        needed += need;
        const bool room = last ? needed < n - i : need > 0;
        ladder.before[(i * states_ + state) * width + k] = worlds;
        if (room && (place.may & bit(cards_[i]))) worlds += after[state - stride_[k]];
      }
      here[state] = needed <= n - i ? worlds : 0;
    }
    std::swap(after, here);
  }
  count_ = after[first_state_];
  if (count_ >> 64) {
    ladder_ = std::move(ladder);
    return;
  }
  // States that can not be reached may have lost their upper half here; nothing leads to them.
  Ladder<std::uint64_t> narrow;
  narrow.before.assign(ladder.before.begin(), ladder.before.end());
  ladder_ = std::move(narrow);
}

template <class Number> void Belief::Ladder<Number>::walk(const Belief &belief, Number index, CardSet *hands) const {
  const std::size_t width = belief.open_.size();
  std::size_t state = belief.first_state_;
  for (std::size_t k = 0; k < belief.places_.size(); ++k) hands[k] = belief.places_[k].known;
  const Number *row = before.data();
  for (const Card card : belief.cards_) {
    const Number *steps = row + state * width;
    std::size_t taker = 0;
    for (std::size_t k = 1; k < width; ++k) taker += index >= steps[k];
    index -= steps[taker];
    state -= belief.stride_[taker];
    hands[belief.open_[taker]] |= bit(card);
    row += belief.states_ * width;
  }
}

void Belief::world(Count index, CardSet *hands) const {
  if (index >= count_) throw std::invalid_argument("index: there are not so many worlds");
  if (const auto *narrow = std::get_if<Ladder<std::uint64_t>>(&ladder_))
    narrow->walk(*this, static_cast<std::uint64_t>(index), hands);
  else
    std::get<Ladder<Count>>(ladder_).walk(*this, index, hands);
}

std::vector<CardSet> Belief::sample(std::int64_t worlds, std::uint64_t seed, int threads) const {
  if (count_ == 0) throw NoWorld();
  std::vector<CardSet> rows(batch_size({worlds, static_cast<std::int64_t>(places_.size())}));
  share_out(worlds, threads, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t item = begin; item < end; ++item) {
      Random random(stream(seed, static_cast<std::uint64_t>(item)));
      CardSet *hands = &rows[static_cast<std::size_t>(item) * places_.size()];
      if (const auto *narrow = std::get_if<Ladder<std::uint64_t>>(&ladder_))
        narrow->walk(*this, random.below(static_cast<std::uint64_t>(count_)), hands);
      else
        std::get<Ladder<Count>>(ladder_).walk(*this, random.below_wide(count_), hands);
    }
  });
  return rows;
}

std::vector<CardSet> Belief::enumerate(std::int64_t most) const {
  if (count_ == 0) throw NoWorld();
  if (most < 0) throw std::invalid_argument("most: not negative");
  const auto worlds = static_cast<std::size_t>(std::min<Count>(count_, static_cast<Count>(most)));
  std::vector<CardSet> rows(
      batch_size({static_cast<std::int64_t>(worlds), static_cast<std::int64_t>(places_.size())}));
  share_out(static_cast<std::int64_t>(worlds), 1, [&](std::int64_t begin, std::int64_t end) {
    for (auto index = static_cast<std::size_t>(begin); index < static_cast<std::size_t>(end); ++index)
      world(index, &rows[index * places_.size()]);
  });
  return rows;
}

} // namespace kingclub
