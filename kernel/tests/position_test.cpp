// Make and undo, conservation of cards and points, refusals of what is no position.
#include <stdexcept>
#include <vector>

#include "check.h"
#include "position_text.h"
#include "random_position.h"

using namespace kingclub;

namespace {

void undo_restores_every_ply() {
  Random random(1);
  for (int round = 0; round < 500; ++round) {
    Position position = random_position(random, 18, 0);
    std::vector<Table> path;
    while (!position.is_over()) {
      path.push_back(position.table());
      CHECK(position.legal_cards() != 0);
      CHECK((position.legal_cards() & ~position.table().hands[position.table().turn]) == 0);
      position.play(random_card(position.legal_cards(), static_cast<std::uint32_t>(random.next())));
    }
    for (; !path.empty(); path.pop_back()) {
      position.undo();
      CHECK(position.table() == path.back());
    }
  }
}

void text_is_read_back() {
  Random random(7);
  for (int round = 0; round < 500; ++round) {
    Position position = random_position(random, 18, 0);
    for (;;) {
      const std::string text = text_of(position);
      CHECK(position_of_text(position.shared_rules(), text).table() == position.table());
      if (position.is_over()) break;
      position.play(random_card(position.legal_cards(), static_cast<std::uint32_t>(random.next())));
    }
  }
}

void points_are_all_paid() {
  Random random(2);
  for (int round = 0; round < 500; ++round) {
    Position position = random_position(random, 18, 0);
    const Spec &spec = position.rules().spec;
    const int tricks = position.table().tricks_left;
    int due = spec.trick_price * tricks + spec.last_price * std::min(tricks, spec.last_tricks);
    for (const CardSet hand : position.table().hands)
      each_card(hand, [&](Card card) { due += spec.card_price[card]; });
    while (!position.is_over())
      position.play(random_card(position.legal_cards(), static_cast<std::uint32_t>(random.next())));
    int paid = 0;
    for (const int points : position.table().points) paid += points;
    if (spec.seller < 0) paid += spec.trick_price * (spec.owed_tricks - position.table().owed);
    CHECK(paid == due);
  }
}

void bad_positions_are_refused() {
  Spec spec;
  spec.pack = kAllCards;
  const auto rules = std::make_shared<Rules>(spec);
  Setup twice;
  twice.hands = {bit(0), bit(0), bit(1), bit(2)};
  CHECK_THROWS(Position(rules, twice));
  Setup uneven;
  uneven.hands = {bit(0) | bit(5), bit(1), bit(2), bit(3)};
  CHECK_THROWS(Position(rules, uneven));
  Setup complete;
  complete.trick = {0, 1, 2, 3};
  CHECK_THROWS(Position(rules, complete));
  Spec no_end = spec;
  no_end.early_end = true;
  no_end.trick_price = 4;
  CHECK_THROWS(Rules{no_end});
  Spec dear = spec;
  dear.trick_price = 1000;
  CHECK_THROWS(Rules{dear});
  for (const int king_price : {-33, 1}) {
    Spec moved = spec;
    moved.king_duty = KingDuty::penalty;
    moved.card_price[kKingOfHearts] = -32;
    moved.king_price = king_price;
    CHECK_THROWS(Rules{moved});
  }
}

void a_jokers_tricks() {
  // Worked tricks of the rules: a joker ranks between ten and jack of hearts, and wins any other suit.
  Spec spec;
  spec.pack = kAllCards;
  const auto winner = [](const Spec &given, std::vector<Card> cards) {
    const Rules rules(given);
    Trick trick;
    for (std::size_t i = 0; i < cards.size(); ++i) add_to_trick(rules, 4, trick, static_cast<Seat>(i), cards[i]);
    return static_cast<int>(trick.taker.seat);
  };
  const Card joker = kFirstJoker;
  CHECK(winner(spec, {make_card(3, 4), joker, make_card(3, 10), make_card(3, 9)}) == 1);
  CHECK(winner(spec, {make_card(3, 8), joker, make_card(3, 11), make_card(3, 3)}) == 2);
  CHECK(winner(spec, {make_card(0, 14), joker, make_card(0, 13), make_card(0, 2)}) == 1);
  CHECK(winner(spec, {make_card(0, 5), joker, make_card(3, 14), make_card(0, 13)}) == 1);
  CHECK(winner(spec, {joker, make_card(3, 7), make_card(3, 12), make_card(1, 14)}) == 2);
  CHECK(winner(spec, {make_card(0, 5), joker, joker + 1, make_card(0, 13)}) == 1);
  CHECK(winner(spec, {make_card(3, 5), joker + 1, joker, make_card(3, 9)}) == 1);
  spec.joker_loses_to_high_heart = true;
  CHECK(winner(spec, {make_card(0, 5), joker, make_card(3, 14), make_card(0, 13)}) == 2);
  CHECK(winner(spec, {make_card(0, 5), make_card(3, 14), make_card(0, 13), make_card(0, 2)}) == 2);
}

} // namespace

int main() {
  undo_restores_every_ply();
  text_is_read_back();
  points_are_all_paid();
  bad_positions_are_refused();
  a_jokers_tricks();
}
