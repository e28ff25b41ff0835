# Contracts: what a deal counts. `-short`: for a row of the sheet.

contract-no-tricks = Take no tricks
contract-no-tricks-short = −tricks
contract-no-boys = Take no boys
contract-no-boys-short = −boys
contract-no-girls = Take no girls
contract-no-girls-short = −girls
contract-no-hearts = Take no hearts
contract-no-hearts-short = −hearts
contract-no-king = Do not take the King
contract-no-king-short = −King
contract-no-last-two = Do not take the last two
contract-no-last-two-short = −last two
contract-no-all = Take nothing at all
contract-no-all-short = −all

contract-take-tricks = Take tricks
contract-take-tricks-short = +tricks
contract-take-boys = Take boys
contract-take-boys-short = +boys
contract-take-girls = Take girls
contract-take-girls-short = +girls
contract-take-hearts = Take hearts
contract-take-hearts-short = +hearts
contract-take-king = Take the King
contract-take-king-short = +King
contract-take-last-two = Take the last two
contract-take-last-two-short = +last two
contract-take-all = Take everything
contract-take-all-short = +all

contract-trump = Trump deal
contract-trump-short = trump
contract-suit = Penalty suit
contract-suit-short = suit
contract-jokers = King with jokers
contract-jokers-short = jokers
contract-domino = Domino King
contract-domino-short = domino
contract-kis-kis = Kis-Kis
contract-kis-kis-short = Kis-Kis

# What the things counted pay. $boys: the value of the switch `boys` (kings, jacks, both).

price-tricks = { points-amount } for each trick
price-hearts = { points-amount } for each heart
price-boys = { $boys ->
    [kings] { points-amount } for each king
    [jacks] { points-amount } for each jack
   *[both] { points-amount } for each king and jack
}
price-girls = { points-amount } for each queen
price-king = { points-amount } for the king of hearts
price-last_two = { points-amount } for each of the last two tricks
