# The page of rules: put together from these sentences by the data of a game.

deals-amount = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}

page-what = What it is
page-what-tricks = King is a game of tricks; everybody plays for himself. Each plays a card in turn, and whose card is the highest takes them all: that is a trick.
page-what-programme = A game has { deals-amount }. In { $avoid } of them what the deal names costs points, and you try not to take it; in the others it pays points, and you try to take it.
page-what-ordered = A game has { deals-amount }: everybody has a list of { $list } games of his own and orders each of them in the course of the game. In { $avoid } of the list what is named costs points, and you try not to take it; in the others it pays points, and you try to take it.
page-what-penalties = A game has { deals-amount }. All points are penalties: you try not to take them.
page-what-until = All points are penalties: you try not to take them. The game goes on until after some deal somebody has { POINTS($points) } or more.
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
page-who-jokers = To them { $jokers ->
    [1] one joker is added
   *[other] two jokers are added
}.
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
page-dealing-aside = One card is left over: it is laid aside face down.
page-dealing-next = The next deal is dealt by the player on the left, whatever happened in this one.

page-play = The play
page-play-lead = { $lead ->
    [eldest] The player on the dealer’s left, the eldest, plays first.
   *[caller] Who ordered the game or named the suit plays first; where nobody has, the player on the dealer’s left, the eldest.
} The first card of a trick is its lead; the others answer it clockwise.
page-play-follow = With a card of the suit led you must play one, any of them: you need not beat what lies there. Without one you may play any card, but for the cases below.
page-play-taken = The highest card of the suit led takes the trick. A card of another suit, if it is neither a trump nor a joker, never does. Who has taken a trick leads to the next.

page-play-no-trump = There is no trump in this game.
page-play-trump = There is a trump only in { $count ->
    [1] the deal
   *[other] the deals
} { $contracts }. There a card of the trump suit takes the trick from any other suit, and the highest of several trumps takes it. { $must ->
    [on] If you can not follow suit, you must play a trump if you have one; without a trump, any card.
   *[off] If you can not follow suit, you may play a trump or any other card.
}
page-play-joker = A joker is a heart between the jack and the ten. When hearts are led it beats the ten and all below, but the jack, queen, king and ace of hearts beat it. When another suit is led { $any ->
    [on] it may always be played
   *[off] it may be played only without a card of that suit
}, and then it takes the trick{ $high ->
    [on] {" "}unless a heart from the jack up is discarded on it
   *[off] {""}
}.

page-calls = What is said before the play
page-calls-order = When the cards have been dealt, the eldest looks at his own and orders one of the games left on his list. { $passes ->
    [on] He may also pass: then the next player clockwise orders. If all others pass, the last one must order. Whoever has no games left is skipped.
   *[off] He may not pass. So everybody in his turn is the eldest and orders.
}
page-calls-three = In a trump deal three cards are dealt to each first, and the eldest decides what to say by these alone. Then the rest is dealt.
page-calls-declare = This may be declared: { $choices }.
page-calls-declare-suit = any suit as trump
page-calls-declare-no-trump = no trump at all
page-calls-declare-last = the last card: trump is the suit of the declarer’s last card, which is shown to all
page-calls-miser = { $miser ->
    [any-trump] Miser may be added to it
   *[no-trump-only] Without a trump, miser may be added
}: the ranks are turned over, the seven beats all, the ace none. Tricks are paid all the same.
page-calls-trade = The eldest need not declare himself but may agree to trade ({ $sale ->
    [three-cards] while everybody has three cards
    [full-deal] when all cards have been dealt
   *[after-declaration] after his own declaration
}). Then the others offer tricks for the right to declare, round and round, each more than the last, until one is left. He declares, and at the end of the deal hands the eldest as many tricks as he offered. Without an offer the eldest declares himself.
page-calls-write-off = Instead of playing, the eldest may write the deal off: no cards are played, and the tricks are written to all in equal parts; one that is left over goes to the eldest.
page-calls-bid-tricks = In a trump deal the right to name trump is bid for in tricks: from the eldest on each names a higher number or passes, and who has passed bids no more. If the others pass at once, the last one bids one trick. The highest bidder names trump and is paid only for the tricks that he takes above his number; the others are paid for each of theirs.
page-calls-bid-points = When the cards have been dealt, the right to name the penalty suit is bid for: from the eldest on { $bidding ->
    [once] each once
   *[until-passed] round and round, until one is left, each
} names a higher number or passes. The highest bidder writes so many penalty points to himself at once and names the suit. If all pass, hearts are the penalty suit, and nobody pays.

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
page-prices-suit = 1 point for each card of the suit named, and for who named it also what he bid
page-prices-suit-total = { POINTS($points) } and the bid
page-prices-jokers = for each heart the points on it: 2 for the two, 10 for the ten, 11 for the jack, 12 for the queen, 13 for the king, 14 for the ace; 20 for a joker
page-prices-above-bid = { $price }; who named trump is paid only for tricks above his bid
page-prices-times = { $deal } ({ $times } times in the list)
page-prices-king = In the deals in which everything counts the prices add up. The king of hearts alone is worth { points-amount } there: it is { $boys ->
    [jacks] a heart and the King
   *[kings] a heart, a boy and the King
}.

page-bans = What is forbidden, and why
page-bans-heart-banned = A heart may not be led while you hold another suit. So it is in { $count ->
    [1] the deal
   *[other] the deals
} { $contracts }. Else the first to hold small hearts would deal out all the penalties at once. With nothing but hearts, lead any.
page-bans-heart-after-broken = A heart may not be led before one has been played in the deal, while you hold another suit. So it is in { $count ->
    [1] the deal
   *[other] the deals
} { $contracts }. With nothing but hearts, lead any.
page-bans-heart-free = A heart may be led at any time.
page-bans-king-forced = The king of hearts may not be held back. If you can not follow suit and hold it, it must go. So it is in { $count ->
    [1] the deal
   *[other] the deals
} { $contracts }. That is why you can not choose who gets it. On a lead of hearts play any heart.
page-bans-king-penalty = The king of hearts had better not be held back. If you can not follow suit and play another card instead of it, then you, and not who takes it, pay for it when it comes out. So it is in { $count ->
    [1] the deal
   *[other] the deals
} { $contracts }.
page-bans-king-free = The king of hearts may be held back: it need not go at the first chance.
page-bans-king-under-ace = The king of hearts can not hide from the ace: if the ace of hearts lies on a trick of hearts and you hold the king, it must go. So it is in { $count ->
    [1] the deal
   *[other] the deals
} { $contracts }.

page-early = When a deal ends early
page-early-list = In { $count ->
    [1] the deal
   *[other] the deals
} { $contracts } the play stops as soon as the last card that counts has been taken: there is nothing left to lose or to win. The other deals are played to the last trick.
page-early-all = A deal stops as soon as the last card that counts in it has been taken.
page-early-none = Every deal is played to the last trick.

page-score = The score
page-score-check = After a deal everybody’s points are written in a row. What the row adds up to is known beforehand: it is the last column of the table above. If it does not, somebody has made a mistake.
page-score-bids = Where there are bids, the sum of a row depends on the bid too, and the totals of the whole game do not add up to zero.
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

page-example-suit = Clubs have been named. { $cards } are played: all of them clubs, the ace takes the trick, and who has taken it writes { points-amount }.
page-example-jokers = { $cards } are played. Hearts were led; the joker beats the ten, so it takes the trick, and who has taken it writes { points-amount }.

page-not-covered = What is not covered
page-domino-what = In this form of it a missing suit is looked for in the stock, the cards that were not dealt: so a hand may grow.
page-domino-stock = { $count ->
    [0] No card is left over: there is no stock.
    [one] The card that is left lies face down: it is the stock.
   *[other] The { $count } cards that are left lie face down: they are the stock.
}
page-domino-follow = With a card of the suit led you must play one, any of them: you need not beat what lies there. Without one you draw from the stock, a card at a time, until you can follow, and play that card. When the stock has run out, play any card.
page-domino-taken = The highest card of the suit led takes the trick, a card of another suit never does. Who has taken a trick leads to the next.
page-domino-out = Who has played his last card is out of the deal. If he takes the trick with it, it is still his, and the next player on his left who holds cards leads.
page-domino-ban-draw = Nobody draws who holds a card of the suit led, or who leads: cards are drawn of need only, or one could collect a hand to one’s liking.
page-domino-ban-keep = The card that you have drawn for a suit must be played if it is your only one of it.
page-domino-end = When the deal ends
page-domino-end-last = A deal ends after the trick after which at most one player holds cards. If one does, the hearts in his hand count for him as if he had taken them{ $stock ->
    [on] , and so do those left in the stock
   *[off] ; what is left in the stock counts for nobody
}.
page-domino-check = After a deal everybody’s points are written in a row. Together they are { $stock ->
    [on] { POINTS($points) }, less the hearts left in the stock when all hands are empty
   *[off] { POINTS($points) }, less the hearts left in the stock
}. If they are not, somebody has made a mistake.
page-domino-example-lead = The first leads { $card }, his last card.
page-domino-example-draw = The second holds { $held }, so he draws: { $other }, no use; { $card }, and that he must play.
page-domino-example-empty = The third has no { $led } either. He draws { $drawn }; now the stock is empty, and he may play any card. He plays { $card }.
page-domino-example-winner = The second takes the trick with { $card } and writes { points-amount } for the heart. The first has no cards left: he is out, and has paid nothing.
