# The page of rules: put together from these sentences by the data of a game.

deals-amount = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}

page-what = What it is
page-what-tricks = King is a game of tricks; everybody plays for himself. Each plays a card in turn, and whose card is the highest takes them all: that is a trick.
page-what-programme = A game has { deals-amount }. In { $avoid } of them what the deal names costs points, and you try not to take it; in the others it pays points, and you try to take it.
page-what-names = “The King” is the king of hearts, the dearest card. The boys are the { $boys ->
    [kings] kings
    [jacks] jacks
   *[both] kings and jacks
}, the girls are the queens.
page-what-winner = { $winner ->
    [highest] Who has most points at the end wins.
   *[lowest] Who has fewest points at the end wins.
}

page-who = Players and pack
page-who-players = { $players ->
    [2] Two play.
    [3] Three play.
    [4] Four play.
   *[other] { $players } play.
}
page-who-pack = The pack has { cards-amount }: from the { $lowest ->
    [two] two
    [six] six
   *[seven] seven
} to the ace in each of the four suits.
page-who-removed = Taken out of it: { $cards }.
page-who-ranks = The ranks of each suit from the highest down: { $ranks }.

page-dealing = The dealing
page-dealing-first = { $first ->
    [lot] The lot decides who deals first.
   *[first-ace] Before the game cards are turned up round the table: who gets the first ace deals first.
}
page-dealing-packet = The cards are dealt clockwise, from the dealer’s left, { $packet ->
    [1] one at a time
    [2] two at a time
   *[other] { $packet } at a time
}, until everybody has { $hand }.
page-dealing-next = The next deal is dealt by the player on the left, whatever happened in this one.

page-play = The play
page-play-lead = The player on the dealer’s left, the eldest, plays first. The first card of a trick is its lead; the others answer it clockwise.
page-play-follow = With a card of the suit led you must play one, any of them: you need not beat what lies there. Without one you may play any card, but for the cases below.
page-play-taken = The highest card of the suit led takes the trick. A card of another suit never does: there is no trump. Who has taken a trick leads to the next.

page-prices = What counts, and what it costs
page-prices-taker = The points are written to who took the trick.
page-prices-number = No
page-prices-deal = Deal
page-prices-items = What for
page-prices-total = In all
page-prices-all = { $sign ->
    [minus] everything avoided before, at once
   *[plus] everything taken before, at once
}
page-prices-king = In the deals in which everything counts the prices add up. The king of hearts alone is worth { points-amount } there: it is { $boys ->
    [jacks] a heart and the King
   *[kings] a heart, a boy and the King
}.

page-bans = What is forbidden, and why
page-bans-heart-banned = A heart may not be led while you hold another suit. So it is in { $contracts }. Else the first to hold small hearts would deal out all the penalties at once. With nothing but hearts, lead any.
page-bans-heart-after-broken = A heart may not be led before one has been played in the deal, while you hold another suit. So it is in { $contracts }. With nothing but hearts, lead any.
page-bans-heart-free = A heart may be led at any time.
page-bans-king-forced = The king of hearts may not be held back. If you can not follow suit and hold it, it must go. So it is in { $contracts }. That is why you can not choose who gets it. On a lead of hearts play any heart.
page-bans-king-penalty = The king of hearts had better not be held back. If you can not follow suit and play another card instead of it, then you, and not who takes it, pay for it when it comes out. So it is in { $contracts }.
page-bans-king-free = The king of hearts may be held back: it need not go at the first chance.
page-bans-king-under-ace = The king of hearts can not hide from the ace: if the ace of hearts lies on a trick of hearts and you hold the king, it must go. So it is in { $contracts }.

page-early = When a deal ends early
page-early-list = In { $contracts } the play stops as soon as the last card that counts has been taken: there is nothing left to lose or to win. The other deals are played to the last trick.
page-early-none = Every deal is played to the last trick.

page-score = The score
page-score-check = After a deal everybody’s points are written in a row. What the row adds up to is known beforehand: it is the last column of the table above. If it does not, somebody has made a mistake.
page-score-zero = The totals of the whole game add up to zero: what some have won, the others have lost.
page-score-not-zero = The totals of the whole game add up not to zero but to { POINTS($points) }.
page-score-tie = { $tie ->
    [shared] If the best are equal, they share the win.
   *[extra-deal] If the best are equal, one more deal is played, of the same kind as the last.
}

page-example = One trick
page-example-lead = The first leads { $card }.
page-example-second = The second plays { $card }: he has spades.
page-example-third = The third has no spades and discards { $card }.
page-example-fourth = The fourth plays { $card }.
page-example-winner = The second takes the trick: his queen is the highest spade, and the king of hearts is of another suit. This is what he writes for it:
page-example-points = Points
page-example-rest = In the other deals this trick is worth nothing, unless it is one of the last two.

page-house = The rules of this table
page-house-lead = These are agreed on before the game. In brackets: how the rule is written in commands and records.
page-house-rule = { $rule }: { $value } (`{ $setting }`).
page-house-others = It may also be: { $others }.
page-house-other = { $value } (`{ $setting }`)
page-house-order = as in the table above
