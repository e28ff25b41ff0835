// Cards as numbers, card sets as 64-bit integers with one bit a card.
#pragma once

#include <bit>
#include <cstdint>

namespace kingclub {

using Card = int;              // 13 * suit + (rank - 2); jokers are 52 and 53
using CardSet = std::uint64_t; // bit = card
using Seat = int;              // 0 .. seats - 1, clockwise

inline constexpr int kCards = 54;
inline constexpr int kSuits = 4;
inline constexpr int kRanks = 13;
inline constexpr int kMaxSeats = 6;
inline constexpr int kMaxHand = 18; // 54 cards, three seats

inline constexpr int kHearts = 3;
inline constexpr Card kFirstJoker = 52;

constexpr Card make_card(int suit, int rank) { return kRanks * suit + (rank - 2); }

inline constexpr Card kKingOfHearts = make_card(kHearts, 13);
inline constexpr Card kAceOfHearts = make_card(kHearts, 14);

constexpr CardSet bit(Card card) { return CardSet{1} << card; }

inline constexpr CardSet kJokers = bit(52) | bit(53);
inline constexpr CardSet kAllCards = (CardSet{1} << kCards) - 1;
inline constexpr CardSet kHighHearts = bit(make_card(kHearts, 11)) | bit(make_card(kHearts, 12)) |
                                       bit(kKingOfHearts) | bit(kAceOfHearts);

// Jokers belong to hearts: they follow a heart lead, and leading one leads hearts.
constexpr int suit_of(Card card) { return card >= kFirstJoker ? kHearts : card / kRanks; }

constexpr CardSet suit_cards(int suit) {
  return (((CardSet{1} << kRanks) - 1) << (kRanks * suit)) | (suit == kHearts ? kJokers : 0);
}

inline constexpr CardSet kHeartCards = suit_cards(kHearts);

constexpr int count(CardSet set) { return std::popcount(set); }
constexpr Card lowest(CardSet set) { return std::countr_zero(set); }
constexpr Card highest(CardSet set) { return 63 - std::countl_zero(set); }

// Calls `visit(card)` for each card of the set, lowest index first.
template <class Visit> constexpr void each_card(CardSet set, Visit visit) {
  for (; set; set &= set - 1) visit(lowest(set));
}

} // namespace kingclub
