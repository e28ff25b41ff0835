#include "layout.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace kingclub {
namespace {

// Numbers the distinct values it is given, from 0.
class Numbering {
public:
  explicit Numbering(std::size_t most) : slots_(std::bit_ceil(2 * most + 2)) {}

  std::uint16_t number(Layout::Form value) {
    const std::size_t mask = slots_.size() - 1;
    const auto hash = static_cast<std::uint64_t>(value) * kGoldenRatio ^
                      static_cast<std::uint64_t>(value >> 64) * kSpectral;
    std::size_t at = (hash ^ (hash >> 29)) & mask;
    while (slots_[at].value != 0) { // no form is 0
      if (slots_[at].value == value) return slots_[at].number;
      at = (at + 1) & mask;
    }
    slots_[at] = {value, next_};
    return next_++;
  }

private:
  struct Slot {
    Layout::Form value = 0;
    std::uint16_t number = 0;
  };
  std::vector<Slot> slots_;
  std::uint16_t next_ = 0;
};

// One card of a holding as a byte, five bits of group and three of owner.
constexpr int kCardBits = 8;
constexpr int kOwnerBits = 3;
constexpr int kMostGroups = 1 << (kCardBits - kOwnerBits);

// The number of a value among those seen, from 0; one not seen yet joins them.
template <class Value> std::uint8_t number_in(std::vector<Value> &seen, const Value &value) {
  const auto found = std::find(seen.begin(), seen.end(), value);
  const auto number = static_cast<std::uint8_t>(found - seen.begin());
  if (found == seen.end()) seen.push_back(value);
  return number;
}

} // namespace

Layout::Layout(const Position &position) {
  take_rules(position.rules().spec, position.table());
  place_cards(position);
  bind_cards(position.rules());
  group_cards(position.rules());
  order_suits(position.rules().spec);
  describe_suits();
}

int Layout::place_of(Card wanted) const {
  for (Lanes cards = live; cards; cards &= cards - 1)
    if (card[lowest(cards)] == wanted) return lowest(cards);
  throw std::invalid_argument("a card that is not in play");
}

void Layout::take_rules(const Spec &spec, const Table &table) {
  seats = spec.seats;
  tricks_left = table.tricks_left;
  prices = spec;
  owed = prices.trick_price ? table.owed : 0;
  heart_lead = spec.heart_lead;
  broken_at_root = table.hearts_broken;
  unit = std::gcd(std::gcd(prices.trick_price, prices.last_tricks ? prices.last_price : 0),
                  std::gcd(prices.king_price, static_cast<int>(table.bonus)));
}

// Each suit's live cards into its lane, the weakest first.
void Layout::place_cards(const Position &position) {
  const Rules &rules = position.rules();
  const Trick &trick = position.table().trick;
  Hands share = position.table().hands;
  for (int place = 0; place < trick.size; ++place)
    share[(trick.leader + place) % seats] |= bit(trick.cards[place]);
  for (int suit = 0; suit < kSuits; ++suit) {
    std::vector<std::pair<Card, Seat>> cards;
    for (Seat seat = 0; seat < seats; ++seat)
      each_card(share[seat] & suit_cards(suit), [&](Card c) { cards.emplace_back(c, seat); });
    std::sort(cards.begin(), cards.end(), [&](const auto &a, const auto &b) {
      const int weaker = rules.strength[suit][a.first], stronger = rules.strength[suit][b.first];
      return weaker != stronger ? weaker < stronger : a.first < b.first;
    });
    for (std::size_t i = 0; i < cards.size(); ++i)
      place_card(rules, kLane * suit + static_cast<int>(i), cards[i].first, cards[i].second);
  }
  unit = std::max(unit, 1);
}

void Layout::place_card(const Rules &rules, int place, Card c, Seat seat) {
  const Lanes here = Lanes{1} << place;
  live |= here;
  owned[seat] |= here;
  owner[place] = static_cast<std::uint8_t>(seat);
  card[place] = static_cast<std::uint8_t>(c);
  price[place] = static_cast<std::int16_t>(rules.price[c]);
  unit = std::gcd(unit, rules.price[c]);
  for (int led = 0; led < kSuits; ++led) {
    strength[led][place] = rules.strength[led][c];
    strength_with_joker[led][place] = rules.strength_with_joker[led][c];
  }
  if (c == kKingOfHearts) king = here, king_owner = seat;
  if (c == kAceOfHearts) ace = here;
  if (c >= kFirstJoker) jokers |= here;
}

// What binds the cards that are live.
void Layout::bind_cards(const Rules &rules) {
  duties.hearts = lane_mask(kHearts);
  if (rules.duties.under_ace) duties.under_ace = king, duties.ace = ace;
  if (rules.duties.forced_void) duties.forced_void = king;
  if (rules.duties.penalty_void) duties.penalty_void = king;
  if (rules.duties.must_trump) duties.must_trump = lane_mask(rules.spec.trump);
  if (rules.duties.any_time) duties.any_time = jokers;
  ranks_decide = rules.spec.trump < 0 && jokers == 0;
  joker_changes_strength = rules.joker_changes_strength;
  king_is_special_ = rules.spec.king_duty != KingDuty::free || rules.duties.under_ace;
}

// Groups of cards that nothing but rank tells apart.
void Layout::group_cards(const Rules &rules) {
  std::vector<std::array<int, 3>> groups; // price, kind, and which special card
  for (Lanes cards = live; cards; cards &= cards - 1) {
    const int place = lowest(cards);
    const Card c = card[place];
    int special = c >= kFirstJoker ? 1 : 0;
    if (c == kKingOfHearts && king_is_special_) special = 2;
    if (c == kAceOfHearts && rules.duties.under_ace) special = 3;
    if (joker_changes_strength && (kHighHearts & bit(c))) special += 4;
    group_[place] = number_in(groups, std::array<int, 3>{price[place], rules.spec.card_kind[c], special});
  }
  suits_compare_ = static_cast<int>(groups.size()) <= kMostGroups;
  if (suits_compare_) return;
  // So many prices that a byte does not number them: number them in each suit by itself.
  for (int suit = 0; suit < kSuits; ++suit) {
    std::vector<std::uint8_t> seen;
    for (Lanes cards = live & lane_mask(suit); cards; cards &= cards - 1)
      group_[lowest(cards)] = number_in(seen, group_[lowest(cards)]);
  }
}

// First the suits that may stand for one another, then those with a rule of their own.
void Layout::order_suits(const Spec &spec) {
  const bool hearts_are_special = spec.heart_lead != HeartLead::free || king_is_special_ || jokers != 0;
  const auto stands_alone = [&](int suit) {
    return !suits_compare_ || suit == spec.trump || (suit == kHearts && hearts_are_special);
  };
  for (int suit = 0; suit < kSuits; ++suit) suit_order_[suit] = static_cast<std::uint8_t>(suit);
  const auto alone = std::stable_partition(suit_order_.begin(), suit_order_.end(),
                                           [&](int suit) { return !stands_alone(suit); });
  interchangeable_ = static_cast<int>(alone - suit_order_.begin());
}

void Layout::describe_suits() {
  std::size_t all = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    holdings_[suit].resize(std::size_t{1} << std::popcount(live & lane_mask(suit)));
    all += holdings_[suit].size();
  }
  Numbering shared(all);
  for (int i = 0; i < kSuits; ++i) {
    const int suit = suit_order_[i];
    Numbering by_itself(i < interchangeable_ ? 0 : holdings_[suit].size());
    Numbering &numbering = i < interchangeable_ ? shared : by_itself;
    for (unsigned cards = 0; cards < holdings_[suit].size(); ++cards) {
      Holding &holding = holdings_[suit][cards];
      holding.id = numbering.number(form_of(suit, cards, holding));
      compare_ranks(suit, cards, holding);
    }
  }
}

// What two holdings that play alike have in common: runs of one owner's cards, each in the order of its
// groups. On the way, the holding's prices, and the lowest card of each group in a run.
Layout::Form Layout::form_of(int suit, unsigned cards, Holding &holding) const {
  Form form = 1;
  std::array<std::uint8_t, kLane> run{};
  int run_size = 0, run_owner = -1;
  const auto close_run = [&] {
    for (int i = 0; i < run_size; ++i)
      form = (form << kCardBits) | static_cast<unsigned>(run[i] << kOwnerBits | run_owner);
    run_size = 0;
  };
  for (unsigned rest = cards; rest; rest &= rest - 1) {
    const int in_lane = std::countr_zero(rest);
    const int place = kLane * suit + in_lane;
    if (owner[place] != run_owner) close_run(), run_owner = owner[place];
    const auto end = run.begin() + run_size++;
    const auto at = std::lower_bound(run.begin(), end, group_[place]);
    if (at == end || *at != group_[place]) holding.chosen |= static_cast<std::uint16_t>(1u << in_lane);
    std::copy_backward(at, end, end + 1);
    *at = group_[place];
    (price[place] < 0 ? holding.least : holding.most) += price[place];
  }
  close_run();
  return form;
}

void Layout::compare_ranks(int suit, unsigned cards, Holding &holding) const {
  for (Seat seat = 0; seat < seats; ++seat) {
    const auto lane = static_cast<unsigned>(owned[seat] >> (kLane * suit) & 0xFFFF);
    const unsigned mine = cards & lane, others = cards & ~lane;
    const auto flag = static_cast<std::uint8_t>(1u << seat);
    if (!mine || !others || mine < (others & -others)) holding.below |= flag;
    if (!mine || !others || (mine & -mine) > others) holding.above |= flag;
  }
}

int Layout::tried_for(int place, Lanes cards) const {
  int tried = place;
  for (int at = place; at >= lane_of(place) * kLane; --at) {
    if (!(cards >> at & 1)) continue;
    if (owner[at] != owner[place]) break;
    if (group_[at] == group_[place]) tried = at;
  }
  return tried;
}

} // namespace kingclub
