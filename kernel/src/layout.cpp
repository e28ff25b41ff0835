#include "layout.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace kingclub {
namespace {

using Wide = unsigned __int128;

// Numbers the distinct values it is given, from 0.
class Numbering {
public:
  explicit Numbering(std::size_t most) : slots_(std::bit_ceil(2 * most + 2)) {}

  std::uint16_t number(Wide value) {
    const std::size_t mask = slots_.size() - 1;
    auto hash = static_cast<std::uint64_t>(value) * 0x9e3779b97f4a7c15ULL ^
                static_cast<std::uint64_t>(value >> 64) * 0xd1342543de82ef95ULL;
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
    Wide value = 0;
    std::uint16_t number = 0;
  };
  std::vector<Slot> slots_;
  std::uint16_t next_ = 0;
};

// One card of a holding as a byte, five bits of group and three of owner.
constexpr int kCardBits = 8;
constexpr int kOwnerBits = 3;
constexpr int kMostGroups = 1 << (kCardBits - kOwnerBits);

} // namespace

Layout::Layout(const Position &position) {
  lay_out(position);
  describe_suits();
}

int Layout::place_of(Card wanted) const {
  for (Lanes cards = live; cards; cards &= cards - 1)
    if (card[lowest(cards)] == wanted) return lowest(cards);
  throw std::invalid_argument("a card that is not in play");
}

void Layout::lay_out(const Position &position) {
  const Rules &rules = position.rules();
  const Spec &spec = rules.spec;
  const Table &table = position.table();
  seats = spec.seats;
  tricks_left = table.tricks_left;
  std::array<CardSet, kMaxSeats> share = table.hands;
  CardSet all = 0;
  for (int place = 0; place < table.trick.size; ++place)
    share[(table.trick.leader + place) % seats] |= bit(table.trick.cards[place]);
  for (const CardSet cards : share) all |= cards;
  unit = std::gcd(std::gcd(spec.trick_price, spec.last_tricks ? spec.last_price : 0),
                  std::gcd(spec.king_price, static_cast<int>(table.bonus)));

  for (int suit = 0; suit < kSuits; ++suit) {
    std::vector<Card> cards;
    each_card(all & suit_cards(suit), [&](Card c) { cards.push_back(c); });
    std::stable_sort(cards.begin(), cards.end(), [&](Card a, Card b) {
      return rules.strength[suit][a] < rules.strength[suit][b];
    });
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const int place = kLane * suit + static_cast<int>(i);
      const Card c = cards[i];
      card[place] = static_cast<std::uint8_t>(c);
      price[place] = static_cast<std::int16_t>(rules.price[c]);
      unit = std::gcd(unit, rules.price[c]);
      for (Seat seat = 0; seat < seats; ++seat)
        if (share[seat] & bit(c)) {
          owner[place] = static_cast<std::uint8_t>(seat);
          owned[seat] |= Lanes{1} << place;
        }
      for (int led = 0; led < kSuits; ++led) {
        strength[led][place] = rules.strength[led][c];
        strength_with_joker[led][place] = rules.strength_with_joker[led][c];
      }
      const Lanes here = Lanes{1} << place;
      live |= here;
      if (c == kKingOfHearts) king = here, king_owner = owner[place];
      if (c == kAceOfHearts) ace = here;
      if (c >= kFirstJoker) jokers |= here;
    }
  }
  unit = std::max(unit, 1);
  if (rules.forced_void) forced_void = king;
  if (rules.must_trump) must_trump = lane_mask(spec.trump);
  if (rules.any_time) any_time = jokers;
  ranks_decide = spec.trump < 0 && jokers == 0;
  banned = spec.heart_lead == HeartLead::banned;
  after_broken = spec.heart_lead == HeartLead::after_broken;
  broken_at_root = table.hearts_broken;
  joker_changes_strength = rules.joker_changes_strength;
  penalty = spec.king_duty == KingDuty::penalty && king != 0;
  king_under_ace = spec.king_under_ace;
  king_price = spec.king_price;
  trick_price = spec.trick_price;
  last_tricks = spec.last_tricks;
  last_price = spec.last_price;
  declarer = spec.declarer;
  seller = spec.seller;
  owed = trick_price ? table.owed : 0;

  // Groups of cards that nothing but rank tells apart.
  const bool king_is_special = spec.king_duty != KingDuty::free || spec.king_under_ace;
  std::vector<std::array<int, 3>> groups; // price, kind, and which special card
  for (Lanes cards = live; cards; cards &= cards - 1) {
    const int place = lowest(cards);
    const Card c = card[place];
    int special = c >= kFirstJoker ? 1 : 0;
    if (c == kKingOfHearts && king_is_special) special = 2;
    if (c == kAceOfHearts && spec.king_under_ace) special = 3;
    if (rules.joker_changes_strength && (kHighHearts & bit(c))) special += 4;
    const std::array<int, 3> group{price[place], spec.card_kind[c], special};
    const auto found = std::find(groups.begin(), groups.end(), group);
    group_[place] = static_cast<std::uint8_t>(found - groups.begin());
    if (found == groups.end()) groups.push_back(group);
  }

  const bool hearts_are_special = spec.heart_lead != HeartLead::free || king_is_special || jokers != 0;
  const bool alike = static_cast<int>(groups.size()) <= kMostGroups;
  int back = kSuits;
  for (int suit = kSuits - 1; suit >= 0; --suit)
    if (!alike || suit == spec.trump || (suit == kHearts && hearts_are_special))
      suit_order_[--back] = static_cast<std::uint8_t>(suit);
  interchangeable_ = back;
  for (int suit = kSuits - 1; suit >= 0; --suit)
    if (std::find(suit_order_.begin() + interchangeable_, suit_order_.end(), suit) == suit_order_.end())
      suit_order_[--back] = static_cast<std::uint8_t>(suit);

  if (alike) return;
  // So many prices that a byte does not number them: number them in each suit by itself.
  for (int suit = 0; suit < kSuits; ++suit) {
    std::vector<int> seen;
    for (Lanes cards = live & lane_mask(suit); cards; cards &= cards - 1) {
      std::uint8_t &group = group_[lowest(cards)];
      const auto found = std::find(seen.begin(), seen.end(), group);
      const auto number = static_cast<std::uint8_t>(found - seen.begin());
      if (found == seen.end()) seen.push_back(group);
      group = number;
    }
  }
}

void Layout::describe_suits() {
  std::array<int, kSuits> length{};
  std::size_t all = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    length[suit] = std::popcount(live & lane_mask(suit));
    all += std::size_t{1} << length[suit];
  }
  Numbering shared(all);
  for (int suit = 0; suit < kSuits; ++suit) {
    const bool own = std::find(suit_order_.begin(), suit_order_.begin() + interchangeable_, suit) ==
                     suit_order_.begin() + interchangeable_;
    Numbering by_itself(own ? std::size_t{1} << length[suit] : 0);
    Numbering &numbering = own ? by_itself : shared;
    holdings_[suit].resize(std::size_t{1} << length[suit]);
    for (unsigned cards = 0; cards < holdings_[suit].size(); ++cards) {
      Holding &holding = holdings_[suit][cards];
      Wide form = 1; // runs of one owner's cards, each in the order of its groups
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
        int at = run_size;
        bool known = false;
        while (at > 0 && run[at - 1] >= group_[place]) {
          known |= run[at - 1] == group_[place];
          run[at] = run[at - 1];
          --at;
        }
        run[at] = group_[place];
        ++run_size;
        if (!known) holding.chosen |= static_cast<std::uint16_t>(1u << in_lane);
        (price[place] < 0 ? holding.least : holding.most) += price[place];
      }
      close_run();
      for (Seat seat = 0; seat < seats; ++seat) {
        const auto lane = static_cast<unsigned>(owned[seat] >> (kLane * suit) & 0xFFFF);
        const unsigned mine = cards & lane, others = cards & ~lane;
        const auto flag = static_cast<std::uint8_t>(1u << seat);
        if (!mine || !others || mine < (others & -others)) holding.below |= flag;
        if (!mine || !others || (mine & -mine) > others) holding.above |= flag;
      }
      holding.id = numbering.number(form);
    }
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
