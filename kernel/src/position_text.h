// The text form of a position, for tests and reports: what is written is read back to an equal position.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "position.h"

namespace kingclub {

std::string card_text(Card card);

// "turn 2 | 1: 9♠ 10♠ | 2: … | table 1: 7♣ 8♣ | points 0 -4 …", then what else the position holds where it
// holds it: "owed 2", "bonus 8", "hearts broken", "king held back". After the last trick "over 2" stands
// for the turn, with the seat that took it. Seats from 1, points in half points.
std::string text_of(const Position &position);

// Without points they are what the calls settled. Throws std::invalid_argument with the part that says nothing,
// or that contradicts another.
Position position_of_text(std::shared_ptr<const Rules> rules, std::string_view text);

} // namespace kingclub
