# The table in the terminal.

table-deal = { $deals ->
    [0] Deal { $number }
   *[other] Deal { $number } of { $deals }
}
table-not-ordered = not ordered yet
table-trump = trump: { $trump }
table-bid = { $name }: bid { $amount }
table-sale = { $name }: bought for { tricks-amount-for }
table-penalty-suit = penalty suit: { $suit }
table-shown = { $card } is shown ({ $name })
table-stock = stock: { cards-amount }
tricks-amount-for = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
sheet-check = Check

action-order = Order: { $contract }
action-pass = Pass
action-draw = Draw a card
action-bid = Bid { $amount }
action-offer = Offer { tricks-amount-for }
action-trade = Trade
action-no-trade = Do not sell
action-write-off = Write off, in equal parts
action-name-suit = Name { $suit }
action-declare = Trump { $trump }
action-last-card = By the last card

terminal-on-turn = to play
terminal-dealer = dealer
terminal-leads = leads
terminal-taken = tricks: { $count }
terminal-your-turn = Your turn.
terminal-your-call = Your call.
terminal-drawn = You draw { $cards }.
terminal-must-draw = You have no { suit-name }: draw a card.
terminal-takes = { $seat ->
    [1] You take the trick.
   *[other] { $name } takes the trick.
}
terminal-said = { $name }: { $call }
terminal-named-you = You order { $suit }.
terminal-named = { $name } orders { $suit }.
terminal-struck-you = You miss a turn{ $count ->
    [0] .
   *[other] {" "}and draw { cards-amount }.
}
terminal-struck = { $name } misses a turn{ $count ->
    [0] .
   *[other] {" "}and draws { cards-amount }.
}
terminal-drew = { $name } draws a card.
terminal-press = Space to go on.
terminal-last-trick = Last trick: { $cards }.
terminal-no-trick = No trick has been taken in this deal.
terminal-deal-over = Played: { $deal }
terminal-game-over = The game is over
terminal-seed = Seed of the deals: { $seed }
terminal-kept = Record of the game: { $path }
terminal-sheet = Sheet
terminal-help = Keys
terminal-help-text =
    ← → and Enter, a digit or the mouse: play a card
    ↑ ↓ and Enter: choose a call
    Space: go on without waiting for the end of a pause

    L: sheet · P: last trick
    T: pace of the bots: { $pace }
    S: order of the hand, low or high cards first
    B: letters on the cards · C: two or four colours
    Q: leave; the game is saved after every move

    The same places of a Russian keyboard work too.
terminal-pace = { $pace ->
    [none] no pauses
    [short] short pauses
   *[key] wait for a key after a trick
}
terminal-key-sheet = Sheet
terminal-key-last = Last trick
terminal-key-pace = Pace
terminal-key-order = Order
terminal-key-letters = Letters
terminal-key-colours = Colours
terminal-key-help = Help
terminal-key-quit = Leave
terminal-resumed = The game goes on where you left it.
terminal-go-on = There is an unfinished game ({ $title }). Go on with it? [Y/n]
terminal-put-aside = The unfinished game is put aside: { $path }
terminal-unreadable-save = The saved game can not be read ({ $cause }); it was put aside: { $path }
terminal-unwritable = There is no place to save the game: { $cause }. Name another folder: --state FOLDER
terminal-lost-folder = The move could not be saved: { $cause }. The game stops at the last saved move.
terminal-saved-elsewhere = This game is going on in another window, and is saved from there: { $path }. It stops here.
terminal-no-answer = No answer: --resume goes on with the saved game, --new starts a new one
terminal-two-answers = --new and --resume do not go together: leave one of them
terminal-no-seed = --seed needs some text; without it the deals are drawn by chance
terminal-nothing-saved = There is no unfinished game; start a new one without --resume
terminal-other-game = Another game is saved ({ $title }); --resume without a game's name goes on with it, --new starts a new one

plain-hand = Your cards: { $cards }
plain-table = On the table: { $cards }
plain-empty-table = The table is empty, you lead.
plain-choices = You can: { $choices }
plain-prompt = Your turn (? for help): 
plain-help = Name a card (10♥, 10h, Qh) or a number of the list. Words: sheet, last (the last trick), rules (of this deal), quit.
plain-mixed-alphabets = "{ $text }" is not in one alphabet: an ace is A in Latin and Т in Cyrillic; a Latin T is a ten.
plain-unknown = "{ $text }" is not understood: a card, a number of the list, or ?
plain-no-answer = Nothing was answered: a card, a number of the list, or ?
plain-quit = The game is saved: { $path }
plain-end-of-input = The input has ended. The game is saved: { $path }

table-ordered = ordered: { $suit }
table-heap-stock = in the stock: { $count }
table-held-prices = cards left in the hand: { $cards }, the others their number
table-left = { $name }: { $cards }
table-left-head = Left in the hands:
table-nothing-left = no card left
plain-heap = On top: { $card } · in the stock: { $count }
