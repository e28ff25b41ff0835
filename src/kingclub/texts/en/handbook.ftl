# The page of rules: put together from these sentences by the data of a game.

deals-amount = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}

page-what = What it is
page-what-tricks = King is a game of tricks; everybody plays for himself. Each plays a card in turn, and the highest card takes them all: that is a trick.
page-what-programme = A game has { deals-amount }. In { $avoid } of them what the deal names costs points, and you try not to take it; in the others it pays points, and you try to take it.
page-what-ordered = A game has { deals-amount }: everybody has a list of { $list } games of his own and orders each of them in the course of the game. In { $avoid } of the list what is named costs points, and you try not to take it; in the others it pays points, and you try to take it.
page-what-penalties = A game has { deals-amount }. All points are penalties: you try not to take them.
page-what-until = All points are penalties: you try not to take them. The game goes on until after some deal somebody has { POINTS($points) } or more.
page-what-names = “The King” is the king of hearts, the dearest card. The boys are the { $boys ->
    [kings] kings
    [jacks] jacks
   *[both] kings and jacks
}, the girls are the queens.
page-what-trump = In a trump deal one suit beats the others, and every trick pays points.
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
} to the ace in each of the four suits{ $removed ->
    [none] {""}
   *[other] , without { $removed }
}{ $jokers ->
    [0] {""}
    [1] , and a joker
   *[other] , and two jokers
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
page-play-taken = The highest card of the suit led takes the trick. A card of another suit{ $unless ->
    [trump] , if it is no trump,
    [joker] , if it is no joker,
   *[none] {""}
} never does. Who has taken a trick leads to the next.

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
}.{ $count ->
    [1] {""}
   *[other] { " " }Of two jokers in one trick the one played first is the higher.
}

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
    [no-trump-only] Without a trump, miser may be added
   *[alone] Miser may be declared too, and is played without a trump
}: the ranks are turned over, the seven beats all, the ace none. Tricks are paid all the same.
page-calls-trade = { $sale ->
    [three-cards] The eldest need not declare himself but may agree to trade while everybody has three cards. Then the others offer tricks for the right to declare
    [full-deal] The eldest need not declare himself but may agree to trade when all cards have been dealt. Then the others offer tricks for the right to declare
   *[after-declaration] Once he has declared, the eldest may agree to trade. Then the others offer tricks for this deal
}, round and round, each more than the last but not more than { $most }, until one is left. { $sale ->
    [after-declaration] The declaration stands, and at the end of the deal the buyer
   *[other] He declares, and at the end of the deal
} hands the eldest as many tricks as he offered. Without an offer the eldest { $sale ->
    [after-declaration] plays
   *[other] declares
} himself.
page-calls-write-off = Instead of playing, the eldest may write a trump deal off: no cards are played, and everybody is written { tricks-amount-for } ({ points-amount }){ $left ->
    [0] {""}
    [1] ; the trick left over goes to the eldest
   *[other] ; the { $left } tricks left over go to the eldest
}.
page-calls-bid-tricks = In a trump deal the right to name trump is bid for in tricks: from the eldest on each names a higher number, { $most } at most, or passes, and who has passed bids no more. If all before the dealer pass, the dealer names trump and counts as having bid one trick. The highest bidder names trump and is paid only for the tricks that he takes above his number; the others are paid for each of theirs.
page-calls-bid-points = When the cards have been dealt, the right to name the penalty suit is bid for: from the eldest on { $bidding ->
    [once] each once
   *[until-passed] round and round, until one is left, each
} names a higher number, { $most } at most, or passes. The highest bidder writes so many penalty points to himself at once and names the suit. If all pass, hearts are the penalty suit, and nobody pays.

page-prices = What counts, and what it costs
page-prices-taker = The points go to whoever took the trick.
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
page-prices-suit-less = { POINTS($points) } and the bid; with { suit-name } named { POINTS($less) } and the bid
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
page-score-check = After a deal everybody’s points are written in a row. What the row adds up to is known beforehand: it is the last column of the table above{ $aside ->
    [jokers] , less the price of the card laid aside
    [suit] , less 1 if the card laid aside is of the suit named
   *[none] {""}
}{ $bids ->
    [on] ; in a trump deal less what the one who named trump gave up
   *[off] {""}
}. If it does not, somebody has made a mistake.
page-score-bids = The totals of the whole game do not add up to zero.
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
page-example-trump = In a trump deal it is so unless hearts are trump. If they are, the third takes the trick: the king of hearts is the only trump in it, and the points are his.{ $bids ->
    [on] { " " }Who named trump is paid for the trick only if it is above his bid.
   *[off] {""}
}
page-example-rest = In the other deals this trick is worth nothing.
page-example-last = If it is one of the last two, that is written as well where they count.

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

page-kis-kis-aim = Everybody plays for himself and tries to be the first to lay out all his cards. A card goes on the heap if it has the suit or the rank of the card on top.
page-kis-kis-until = All points are penalties: you write what is left in your hand. The game goes on until after some deal somebody has { POINTS($points) } or more.
page-kis-kis-packs = { $packs ->
    [one] One pack is enough for so many players.
   *[other] { $packs } packs are shuffled together, so that enough is left to draw. The same card may then come more than once.
}
page-kis-kis-upcard = The next card is turned up beside the rest: it is the upcard, and the heap begins with it. The other { cards-amount } lie face down: they are the stock.
page-kis-kis-turn = The player on the dealer’s left begins, and the turn goes clockwise. In your turn lay one card of the suit or of the rank of the card on top; a queen may be laid on anything.
page-kis-kis-draw = Without such a card draw one from the stock. If it fits, you may lay it at once; otherwise, or if you do not want to, your turn ends. If the only card that fits is a queen, you may keep her back and draw all the same.
page-kis-kis-at-will = At this table anybody may draw instead of playing.
page-kis-kis-effects = Some cards do something:
page-kis-kis-effect = { rank-name }: the next player { $draws ->
    [0] loses his turn
    [one] draws one card{ $skips ->
        [on] {" "}and loses his turn
       *[off] {""}
    }
   *[other] draws { $draws } cards{ $skips ->
        [on] {" "}and loses his turn
       *[off] {""}
    }
};
page-kis-kis-wild = { rank-name }: goes on any card, and who lays it orders a suit. The next card must be of that suit, or another queen.
page-kis-kis-first-card = { $acts ->
    [on] The upcard counts as a card that the dealer has laid: if it is a six, a seven or an ace, the player on his left suffers for it; if it is a queen, the dealer looks at his cards and orders a suit.
   *[off] The upcard does nothing to anybody. If it is a queen, the first card must be of her suit, or another queen.
} When two play, who has laid a six, a seven or an ace moves again.
page-kis-kis-empty = When the stock is used up and somebody has to draw, the card on top stays and the others of the heap { $how ->
    [flip] are turned over as they lie: they are the new stock.
   *[shuffle] are shuffled: they are the new stock.
}
page-kis-kis-prices = When a deal is over, everybody counts the cards left in his hand:
page-kis-kis-card = Card
page-kis-kis-queen = A queen is a card apart. If she is the last card that you lay, { POINTS($points) } are taken off your score. If you are left with her, { $held ->
    [sole-30] she costs { POINTS($points) } when she is your only card, and as in the table among others
    [every-30] each costs { POINTS($points) } instead
    [one-30] one costs { POINTS($points) }, every other as in the table
    [add-30] you write { POINTS($points) } once on top of the table
   *[always-3] she costs what stands in the table
}.
page-kis-kis-must-play = { $will ->
    [on] You may always draw instead of playing, but you may not end your turn without either.
   *[off] If a card other than a queen fits, you must play: you may neither draw nor pass. Which of the fitting cards you lay is your choice, a queen too. So nobody hoards cards that he could get rid of.
}
page-kis-kis-only-drawn = Who has drawn may lay only the drawn card in this turn. You draw one card a turn, not more.
page-kis-kis-no-stacking = A six, a seven and an ace can not be answered: the next player draws and loses his turn even if he holds the same rank.
page-kis-kis-end = When a deal ends
page-kis-kis-out = A deal ends as soon as somebody has no card left. { $acts ->
    [on] If his last card is a six or a seven, the next player still draws.
   *[off] His last card does nothing to anybody any more.
}
page-kis-kis-blocked = It may happen that there is nothing left to draw. Then who can not play passes; when everybody has passed one after the other, the deal is over, and everybody counts his hand.
page-kis-kis-score = After a deal everybody’s points are written in a row and added to his total. { $floor ->
    [on] A total never falls below zero.
   *[off] A total may fall below zero.
}
page-kis-kis-loser = Who has { POINTS($points) } or more loses; if several have, the one with most. { $reset ->
    [on] But a total of exactly { POINTS($points) } becomes zero.
   *[off] Exactly { POINTS($points) } is a loss too.
}
page-kis-kis-example = Some turns
page-kis-kis-example-lead = Four play, and the upcard is 7♣.
page-kis-kis-example-first = { $acts ->
    [on] The first draws two cards and loses his turn: the seven counts as the dealer’s.
   *[off] The first lays 10♣: it has the suit.
}
page-kis-kis-example-second = The second lays J♣: it has the suit.
page-kis-kis-example-third = The third lays J♥: it has the rank.
page-kis-kis-example-fourth = The fourth holds Q♦ and K♠. He could lay the queen but keeps her back, draws 9♥ and lays it: it has the suit.
page-kis-kis-example-end = Later somebody goes out with a queen. This is what is written for different hands:
page-kis-kis-held = Left in the hand
page-kis-kis-held-nothing = nothing, the last card was a queen
