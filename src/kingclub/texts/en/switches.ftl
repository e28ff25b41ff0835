# House rules: what each decides (`switch-…`) and what its value means ($value, `switch-…-value`).
# The words of the values are those of files: kings, forced, on.

switch-boys = Who the boys are
switch-boys-value = { $value ->
    [kings] the kings
    [jacks] the jacks
   *[both] kings and jacks, at half the price
}
switch-king_discard = Must the king of hearts go when you can not follow suit
switch-king_discard-value = { $value ->
    [forced] yes: no other card may be played
    [free] no: it may be held back
   *[penalty] it may be held back, but who held it back pays for it instead of who takes it
}
switch-king_under_ace = With the ace of hearts on the table and the king in hand
switch-king_under_ace-value = { $value ->
    [free] any heart may be played
   *[forced] the king must go under the ace
}
switch-king_deals = In which deals the king of hearts must go
switch-king_deals-value = { $value ->
    [listed] only where the King itself counts
   *[all] wherever the king of hearts costs anything
}
switch-heart_lead = May a heart be led
switch-heart_lead-value = { $value ->
    [banned] not while you hold another suit
    [after-broken] once a heart has been played in the deal
   *[free] always
}
switch-last_two = What each of the last two tricks costs
switch-last_two-value = { POINTS($value) }
switch-hearts_price = What a heart costs
switch-hearts_price-value = { POINTS($value) }
switch-removed = Which cards are taken out of the pack
switch-removed-value = { $value ->
    [black-aces] the ace of spades and the ace of clubs
   *[black-sevens] the seven of spades and the seven of clubs
}
switch-stripped = Which card is taken out, so that the pack can be dealt to three
switch-stripped-value = { $value ->
    [two-of-clubs] the two of clubs
    [two-of-spades] the two of spades
    [two-of-diamonds] the two of diamonds
   *[none] none: the odd card lies face down and does not count
}
switch-yeralash = Are the deals in which everything counts played
switch-yeralash-value = { $value ->
    [both] both: to avoid everything, and to take it
    [negative] only the one in which everything is to be avoided
   *[none] no
}
switch-order = In which order the deals come
switch-order-value = { $value }
switch-trump_price = What a trick pays in a trump deal
switch-trump_price-value = { $value ->
    [auto] as much as lets the game sum to zero
   *[other] { POINTS($value) }
}
switch-must_trump = Must you trump when you can not follow suit
switch-must_trump-value = { $value ->
    [on] yes, with a trump in hand
   *[off] no: any card may be played
}
switch-miser = May miser be declared: the seven is the highest card, the ace the lowest
switch-miser-value = { $value ->
    [off] no
    [any-trump] yes, with any trump and without one
   *[no-trump-only] only without a trump
}
switch-no_trump = May no trump be declared
switch-no_trump-value = { $value ->
    [on] yes
   *[off] no
}
switch-last_card = May trump be left to the suit of one’s own last card
switch-last_card-value = { $value ->
    [on] yes
   *[off] no
}
switch-trade = May the right to name trump be sold for tricks
switch-trade-value = { $value ->
    [on] yes
   *[off] no
}
switch-write_off = May a deal be written off without play, two tricks to each
switch-write_off-value = { $value ->
    [on] yes
   *[off] no
}
switch-sale = When the right to name trump is sold
switch-sale-value = { $value ->
    [three-cards] on three cards
    [full-deal] when all cards have been dealt
   *[after-declaration] when trump has been declared
}
switch-sale_cap = May a buyer hand over more tricks than he took
switch-sale_cap-value = { $value ->
    [none] yes, even below zero
   *[taken] not more than he took
}
switch-allow_unbalanced = Is a game allowed whose points do not sum to zero
switch-allow_unbalanced-value = { $value ->
    [on] yes
   *[off] no
}
switch-first_dealer = Who deals first
switch-first_dealer-value = { $value ->
    [lot] the lot decides
   *[first-ace] cards are turned up round the table: who gets the first ace
}
switch-first_lead = Who leads first
switch-first_lead-value = { $value ->
    [eldest] the eldest: the player on the dealer’s left
   *[caller] who ordered or declared
}
switch-order_list = What may be ordered
switch-order_list-value = { $value ->
    [ten] ten games: six to avoid, four with a trump
   *[fourteen] the fourteen of the classic game
}
switch-tie_break = When the best are equal
switch-tie_break-value = { $value ->
    [shared] they share the win
   *[extra-deal] one more deal is played
}
switch-settle = How a game that does not sum to zero is settled
switch-settle-value = { $value ->
    [pairs] each with each, by the difference
   *[average] by the difference from the average
}
switch-bidding = How often one may bid
switch-bidding-value = { $value ->
    [once] each speaks once
   *[until-passed] round and round, until one is left
}
switch-stock_to_last = Who gets what is left of the stock
switch-stock_to_last-value = { $value ->
    [on] who is the last to hold cards
   *[off] nobody
}
switch-pack = How many cards the pack has
switch-pack-value = { $value ->
    [52] 52, from the two up
    [36] 36, from the six up
   *[32] 32, from the seven up
}
switch-jokers = How many jokers there are
switch-jokers-value = { $value ->
    [1] one
   *[other] two
}
switch-aside = Where the odd card goes
switch-aside-value = { $value ->
    [out] it lies face down and does not count
   *[first-trick] to who takes the first trick
}
switch-joker_any_time = When a joker may be played
switch-joker_any_time-value = { $value ->
    [on] any time
   *[off] only as a heart
}
switch-joker_loses_to_high_heart = Does a high heart discarded on another suit beat the joker
switch-joker_loses_to_high_heart-value = { $value ->
    [on] yes, from the jack up
   *[off] no
}
switch-queen_held = What a queen left in hand costs
switch-queen_held-value = { $value ->
    [sole-30] 30 as the only card, else 3
    [every-30] 30 each
    [one-30] 30 the first, 3 each other
    [add-30] 3 each, and 30 more once
   *[always-3] always 3
}
switch-recycle = What happens when the stock is used up
switch-recycle-value = { $value ->
    [flip] the discards are turned over
   *[shuffle] the discards are shuffled
}
switch-upcard_acts = Does the first upcard act
switch-upcard_acts-value = { $value ->
    [on] yes, as the dealer’s play
   *[off] no
}
switch-last_card_acts = Does the card that ends a deal act
switch-last_card_acts-value = { $value ->
    [on] yes
   *[off] no
}
switch-voluntary_draw = May you draw with a card to play
switch-voluntary_draw-value = { $value ->
    [on] yes
   *[off] no
}
switch-exact_101_resets = With exactly 101
switch-exact_101_resets-value = { $value ->
    [on] the score starts from zero again
   *[off] the game is lost
}
switch-floor_zero = May a score fall below zero
switch-floor_zero-value = { $value ->
    [on] no, not below zero
   *[off] yes
}
switch-packs = How many packs there are
switch-packs-value = { $value ->
    [auto] as many as are needed
   *[other] { POINTS($value) }
}
