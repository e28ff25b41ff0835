# Words of the page in the browser. $name: a player's name.

ui-club = King
ui-tagline = Take a seat: your opponents are waiting
ui-play = Play
ui-continue = Continue the game
ui-my-tables = Unfinished games
ui-other-tables = Other unfinished games: { $count }
ui-put-away = Put away
ui-put-away-which = Put away: { $game }
ui-put-away-done = Taken off the list: { $game }
ui-take-up = Undo
ui-game = Game
ui-players = Players
ui-pace = Pace
ui-pace-none = no pauses
ui-pace-fast = fast
ui-pace-normal = calm
ui-pace-slow = slow
ui-pace-tap = wait for me after a trick
ui-name = Your name
ui-name-hint = up to 24 letters, may be left empty
ui-house = House rules
ui-house-as-usual = as usual
ui-house-changed = changed: { $count }
ui-house-reset = All as usual again
ui-own-number = another number
ui-order-earlier = Earlier: { $contract }
ui-game-about = { $players ->
    [2] Two players
    [3] Three players
    [4] Four players
   *[other] { $players } players
}, { $deals ->
    [0] until somebody has lost
    [one] { $deals } deal
   *[other] { $deals } deals
}
ui-rules = Rules
ui-rules-list = The rules of every game
ui-rules-none = There is no game of this name.
ui-rules-of-game = The rules of this game
ui-rules-play = Play by these rules
ui-contents = Contents
ui-old-link = This link no longer works. Get a new one from the settings of the table.
ui-pad = Score pad for real cards
ui-language = Language
ui-opening = Opening a table…
ui-opening-failed = The table did not open. { $cause }
ui-no-server = The club does not answer. Please try again.
ui-failure-not-saved = It could not be written to disk. Please try again a little later.
ui-failure-too-many = Too many requests at once. Please wait a minute.
ui-failure-unexpected = Something broke in the club. Please try again.
ui-try-again = Try again

ui-find = Find your game: a few questions
ui-find-title = King: finding your rules
ui-find-left = { $count ->
    [one] { $count } game fits
   *[other] { $count } games fit
}
ui-find-dont-know = I don’t know
ui-find-closest = Nearest so far: { $title }
ui-find-enough = No more questions
ui-find-given = Your answers
ui-find-change = Change
ui-find-change-of = Change the answer: { $question }
ui-find-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
ui-find-nearest = The nearest text: { $source }
ui-find-as-written = It does not differ from that text.
ui-find-here = Here: { $text }
ui-find-there = In the text: { $text }
ui-find-again = Start again
ui-find-failed = No game goes with these answers.

ui-title-start = King: a new game
ui-title-notice = King. { $text }
ui-title-rules = { $game }: the rules
ui-title-table = King: { $contract }
ui-table = Table
ui-to-start = Home
ui-loading = Taking a seat…
ui-no-page = There is no such page.
ui-no-table = There is no such table, or it is not yours.
ui-reconnecting = The connection is gone. Connecting again; no play is lost.
ui-not-saving = Nothing can be written to the disk of the club. The game waits and will go on by itself.
ui-not-saved = The play was not saved. Please try again.
ui-not-taken = That can not be done now.
ui-error = Something went wrong ({ $code }).

ui-deal = Deal { $number } of { $deals }
ui-deal-open = Deal { $number }
ui-contract-open = Nothing has been ordered yet
ui-what-costs = What this deal is about
ui-price-rank = { rank-name }: { POINTS($points) }
ui-price-numbers = held cards from { $low } to { $high }: their number
ui-price-suit = { points-amount } for each card of the penalty suit
ui-price-card = { points-amount } for { $card }
ui-price-ranks = { suit-name }: { POINTS($low) } to { POINTS($high) } points
ui-price-joker = { points-amount } for a joker
ui-price-short-tricks = trick { $points }
ui-price-short-hearts = heart { $points }
ui-price-short-boys = { $boys ->
    [kings] king
    [jacks] jack
   *[both] king or jack
} { $points }
ui-price-short-girls = queen { $points }
ui-price-short-king = the King { $points }
ui-price-short-last_two = last two { $points } each
ui-trump = Trump: { suit-name }
ui-no-trump = No trump
ui-reversed = Misère: the seven is highest
ui-declarer = Named by { $name }
ui-declarer-you = Named by you
ui-bid = Bid: { $amount }
ui-sale = { $seller } sold the right to name to { $buyer } for { $tricks }
ui-penalty-suit = Penalty suit: { suit-name }
ui-shown = Shown: { $card }

ui-you = you
bot-name-anna = Anna
bot-name-boris = Boris
bot-name-vera = Vera
bot-name-gleb = Gleb
bot-name-dina = Dina
bot-name-egor = Egor
bot-name-zhanna = Zhanna
bot-name-zakhar = Zakhar
bot-name-inna = Inna
ui-your-hand = Your cards
ui-dealer = deals
ui-dealer-you = you deal
ui-leader = leads
ui-leader-you = you lead
ui-away = not connected
ui-turn = to play
ui-turn-you = your turn
ui-seat-label = { $name }: { cards-amount }, { $tricks ->
    [0] no tricks
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
ui-seat-cards = { $name }: { cards-amount }
ui-tricks-short = tr. { $count }
ui-tricks-count = tricks: { $count }
ui-heap = The top card of the heap
ui-ordered = Ordered:
ui-stock = { $form ->
    [kis-kis] to draw
   *[other] in the stock
}: { $count ->
    [0] none
   *[other] { $count }
}
ui-drew = { $count ->
    [1] draws
   *[other] draws { $count }
}
ui-struck = { $count ->
    [0] skipped
   *[other] +{ $count }, skipped
}
ui-trick = The trick on the table
ui-trick-empty = The table is empty
ui-trick-card = { $name }: { $card }
ui-your-turn = Your turn
ui-your-lead = Your lead
ui-your-call = Your call
ui-name-suit = Order a suit
ui-play-or-draw = Your turn: play or draw a card
ui-draw = Nothing to play: draw a card
ui-play-or-pass = Play the card you drew, or pass
ui-pass = Nothing to play: pass
ui-waits = { $name } to play
ui-waits-call = { $name } to call
ui-you-take = You take the trick
ui-takes = { $name } takes the trick
ui-go-on = Go on
ui-tap-again = Tap again to play it

ui-card-legal = { $card }, may be played
ui-card-not = { $card }, may not be played: { $reason }
ui-card-sent = { $card }, sent
ui-card-pick = { $card }, chosen, press again

ui-last-trick = Last trick
ui-last-turns = The last turns
ui-last-turns-none = Nobody has moved in this deal yet.
ui-last-trick-none = No trick has been taken in this deal.
ui-last-trick-of = Taken by { $name }
ui-last-trick-you = Taken by you
ui-menu = Menu
ui-close = Close
ui-keys = Keys
ui-keys-list = Arrows: choose a card. Enter: play it. Space: go on. S: sheet. L: last trick. O: settings. Esc: close.

ui-sheet = Sheet
ui-sheet-caption = The score of the game
ui-sheet-number = No.
ui-sheet-deal = Deal
ui-sheet-check = Points
ui-sheet-minus = TOTAL (−)
ui-sheet-plus = TOTAL (+)
ui-sheet-all = TOTAL
ui-sheet-declarer = who ordered or declared
ui-sheet-right = adds up
ui-sheet-wrong = does not add up
ui-sheet-now = being played
ui-sheet-empty = No deal has been played yet.

ui-lists = Still to order
ui-lists-none = all ordered

ui-deal-over = The deal is over
ui-deal-over-title = Deal { $number }: { $contract }
ui-next-deal = Next deal
ui-player = Player
ui-taken = Taken
ui-held = Held
ui-points = This deal
ui-total = Total
ui-taken-tricks = { tricks-amount }
ui-taken-hearts = { $count ->
    [one] { $count } heart
   *[other] { $count } hearts
}
ui-taken-boys = { $count ->
    [one] { $count } boy
   *[other] { $count } boys
}
ui-taken-girls = { $count ->
    [one] { $count } girl
   *[other] { $count } girls
}
ui-taken-king = the King
ui-taken-last = { $count ->
    [1] one of the last two
   *[other] both of the last
}
ui-taken-nothing = nothing
ui-held-king = { $name } held the King back and pays for it
ui-queen-out = { $name } goes out with a queen
ui-you-queen-out = You went out with a queen
ui-hearts-in-stock = Left in the stock: { ui-taken-hearts }
ui-written-off = Written off without play
ui-game-over = The game is over
ui-you-won = You have won
ui-you-shared = You share the win
ui-won = { $names } wins
ui-shared = { $names } share the win
ui-you-lost = You have lost
ui-lost = { $names } { $count ->
    [1] loses
   *[other] lose
}
ui-new-game = New game
ui-fair = A fair deal
ui-fair-hint = All deals follow from a seed, whose hash was shown before the game.
ui-commitment = Hash
ui-seed = Seed

ui-calls-order = What do you order?
ui-calls-draw = You have no card to play
ui-calls-pass = What do you say?
ui-calls-bid = How much do you bid?
ui-calls-declare = What shall be trump?
ui-calls-write-off = Play it, or write it off?
ui-calls-trade = Do you sell the trump deal?
ui-calls-offer = How many tricks do you give for the trump deal?
ui-calls-suit = Which suit is the penalty suit?
ui-more = More:
ui-bid-word = Bid
ui-call-order = { $contract }
ui-call-pass = Pass
ui-call-draw = Draw a card
ui-call-bid = Bid { $amount }
ui-call-declare = Trump { suit-name }
ui-call-declare-none = No trump
ui-call-declare-last = By the last card
ui-call-reversed = { $call }, misère
ui-call-write-off = Write it off
ui-call-agree = Sell
ui-call-refuse = Do not sell
ui-call-offer = Buy for { tricks-amount }
ui-call-suit = { suit-name }
ui-call-said = { $name }: { $call }

ui-settings = Settings
ui-set-letters = Letters on the cards
ui-set-letters-latin = A K Q J
ui-set-letters-cyrillic = Т К Д В
ui-set-colours = Suit colours
ui-set-colours-two = two
ui-set-colours-four = four
ui-set-size = Card size
ui-set-size-s = small
ui-set-size-m = medium
ui-set-size-l = large
ui-set-taps = Play a card
ui-set-taps-one = with one tap
ui-set-taps-two = with two
ui-set-hand = Hand
ui-set-hand-right = right
ui-set-hand-left = left
ui-set-sort = Order of cards
ui-set-sort-up = by suit, high on the right
ui-set-sort-down = by suit, high on the left
ui-set-sort-rank = by rank
ui-set-sounds = Sounds
ui-set-sounds-off = off
ui-set-sounds-turn = my turn
ui-set-sounds-all = my turn and cards
ui-set-look = How it looks
ui-elsewhere = On another device
ui-elsewhere-hint = Open this link where you want to go on playing. It works once, for a quarter of an hour.
ui-elsewhere-here-only = The club listens to this computer alone, so the link opens only in a browser on this computer. To play on a phone, start the club with { $command }
ui-elsewhere-copy = Copy
ui-elsewhere-copied = The link is copied.
ui-elsewhere-marked = The link is selected: copy it.
ui-elsewhere-make = Get a link
ui-elsewhere-end = Take the link back
ui-elsewhere-ended = The link no longer works.
ui-elsewhere-link = Link

ui-say-played = { $name }: { $card }.
ui-say-you-played = You: { $card }.
ui-say-took = { $name } takes the trick.
ui-say-you-took = The trick is yours.
ui-say-called = { $name }: { $call }.
ui-say-drew = { $name } draws a card.
ui-say-you-drew = You draw a card.
ui-say-struck = { $name } loses the turn{ $count ->
    [0] .
   *[other] {" "}and draws { cards-amount }.
}
ui-say-you-struck = You lose the turn{ $count ->
    [0] .
   *[other] {" "}and draw { cards-amount }.
}
ui-say-dealt = A new deal: { $contract }. { $name } deals.
ui-say-dealt-you = A new deal: { $contract }. You deal.
ui-say-deal-over = The deal is over. { $points } for you, { $total } in all.
ui-say-game-over = The game is over. { $result }. You have { $total }.
ui-say-turn = Your turn.
ui-say-call = Your call.
ui-say-back = Connected again.
