// A checked spec with what play asks for at every card worked out once.
#pragma once

#include "duties.h"

namespace kingclub {

struct Rules {
  explicit Rules(const Spec &spec); // throws as check does

  Spec spec;
  CardSet priced = 0; // cards with a price
  Duties<CardSet> duties;
  std::array<int, kCards> price{};

  // strength[led][card]: the higher one wins, the first of two equals; 0 can not win.
  std::array<std::array<std::uint8_t, 64>, kSuits> strength{};
  // The same for a trick that holds a joker, where high hearts beat it.
  std::array<std::array<std::uint8_t, 64>, kSuits> strength_with_joker{};
  bool joker_changes_strength = false;
  // stronger[led][strength]: the cards that beat a trick whose best card is so strong.
  std::array<std::array<CardSet, 128>, kSuits> stronger{};
  // No joker, and of K♥ at most that it is forced: what random playouts do fastest.
  bool ordinary = false;
};

} // namespace kingclub
