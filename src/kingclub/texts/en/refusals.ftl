# Why not: one sentence for each reason of a refusal. There are $card (as printed) and $suit (the suit led).

refusal-not-your-turn = It is not your turn.
refusal-not-now = Something else must be done first.
refusal-game-over = The game is over.
refusal-not-the-pack = This is not the right pack: a card is missing or should not be there.
refusal-no-such-seat = There is no such seat at this table.
refusal-not-in-hand = You do not hold { $card }.
refusal-must-follow = You must follow suit: you hold { suit-name }.
refusal-heart-lead-banned = You may not lead a heart while you hold another suit.
refusal-hearts-not-broken = It is too early to lead a heart: none has been played yet.
refusal-king-must-go = You can not follow suit, so the king of hearts must go.
refusal-king-under-ace = The ace of hearts is on the table, so the king of hearts must go under it.
refusal-must-trump = You can not follow suit, so you must play a trump.
refusal-must-draw = You have no { suit-name }: draw from the stock.
refusal-can-lead = Who leads does not draw: play any card.
refusal-can-follow = You need not draw: you hold { suit-name }.
refusal-stock-empty = The stock is empty: play any card.
refusal-must-call = You can not pass: it is for you to order.
refusal-not-in-list = This game is not in your list, or has been played.
refusal-bid-too-low = A bid must be higher than the last one.
refusal-bid-too-high = That is more than can be bid.
refusal-not-offered = The rules of this table do not offer this call.
